// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which game is played: the edition with what is known of it, expansions and rule options. In the drawer of a new game
// and in the settings, for what new games begin with. It is as high as all of it; what it lies in scrolls it.
#pragma once

#include <QVariantMap>
#include <QWidget>

class QComboBox;
class QLabel;

namespace elgrande {

class RulingsEditor;
class TasterButton;

class RulesForm : public QWidget {
    Q_OBJECT

  public:
    explicit RulesForm(QWidget* parent = nullptr);

    QString edition() const;
    void chooseEdition(const QString& edition); // also one that is not offered
    RulingsEditor& rulings() const { return *rulings_; }
    void hideTasters(); // where no game begins

    QVariantMap remembered() const;        // edition, expansions, options, houseRules: part of Settings::lastTable()
    void recall(const QVariantMap& table); // what this program does not know of it is left out

  signals:
    void changed();
    void lessonWanted(const QString& lesson);

  private:
    void nameEdition();

    QLabel* label_;
    QComboBox* edition_;
    TasterButton* taster_; // of the edition
    QLabel* text_;         // what is different and what is not known
    RulingsEditor* rulings_;
    bool tasters_ = true;
};

} // namespace elgrande
