// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The keys of all menu actions: kept in the settings, changed in a dialog that names conflicts. An action is known by
// its object name ("game.new"), so that the keys survive a change of language.
#pragma once

#include <QDialog>
#include <QKeySequence>

#include <vector>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTableWidget;

namespace elgrande {

class Settings;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

  public:
    ShortcutsDialog(Settings& settings, std::vector<QAction*> actions, QWidget* parent = nullptr);

    // Takes the keys for the action, away from whoever has them now; returns who that was, or null.
    QAction* assign(QAction* action, const QKeySequence& keys);
    void resetAll();
    QTableWidget* table() const { return table_; }

  private:
    void fill();
    void showCurrent();
    QAction* current() const;

    Settings& settings_;
    std::vector<QAction*> actions_;
    QTableWidget* table_;
    QLabel* label_;
    QKeySequenceEdit* keys_;
    QPushButton* set_;
    QPushButton* reset_;
    QPushButton* resetAll_;
    QPushButton* close_;
    QLabel* note_;
};

// At the start of the program: remembers the keys that the program was made with, and puts the player's in their place.
void restoreShortcuts(const Settings& settings, const std::vector<QAction*>& actions);

} // namespace elgrande
