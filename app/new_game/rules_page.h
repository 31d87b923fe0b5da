// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of the settings for what new games begin with (app/new_game/new_game_defaults.h): players, length,
// assistance, edition, expansions and rule options. Each choice is kept at once; but rules that cannot be played
// together are not, and the page says so as long as they are shown: new games have what was set before.
#pragma once

#include <QStringList>
#include <QVariantMap>
#include <QWidget>

class QLabel;
class QPushButton;

namespace elgrande {

class RulesForm;
class Settings;
class SettingsPage;

class RulesPage : public QWidget {
    Q_OBJECT

  public:
    explicit RulesPage(Settings& settings, QWidget* parent = nullptr);

  private:
    SettingsPage* makeTable();
    void seatPlayers();
    void printedRules();
    QVariantMap shown() const;
    void keep();
    void judge();

    Settings& settings_;
    QStringList kinds_; // of all seats, also of those that are not taken
    int players_;
    int rounds_; // index into NewGameDialog::kRounds
    bool aids_;
    RulesForm* rules_;
    SettingsPage* table_;
    QLabel* fault_;
    QPushButton* reset_ = nullptr;
    QVariantMap before_; // shown and kept last
};

} // namespace elgrande
