// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which game is played: edition and expansions on their shelf, and the rule options. In a new game, where shelf and
// options lie in two places, and in the settings, for what new games begin with. It is as high as all of it; what it
// lies in scrolls it.
#pragma once

#include <QVariantMap>
#include <QWidget>

#include <map>
#include <string>
#include <vector>

namespace elgrande {

class GameShelf;
class RulingsEditor;

class RulesForm : public QWidget {
    Q_OBJECT

  public:
    explicit RulesForm(QWidget* parent = nullptr);

    QString edition() const;
    std::vector<std::string> expansions() const;
    void chooseEdition(const QString& edition);  // also one that is not offered
    GameShelf& shelf() const { return *shelf_; } // may be put elsewhere
    RulingsEditor& rulings() const { return *rulings_; }

    QVariantMap remembered() const;        // edition, expansions, options, houseRules: part of Settings::lastTable()
    void recall(const QVariantMap& table); // what this program does not know of it is left out
    void recall(const std::vector<std::string>& expansions, const std::map<std::string, std::string>& options,
                bool houseRules); // in this edition

  signals:
    void changed();

  private:
    GameShelf* shelf_;
    RulingsEditor* rulings_;
};

} // namespace elgrande
