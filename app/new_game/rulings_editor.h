// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rulings and expansions of a new game: one row for each option that the edition and the expansions know, grouped
// by who brings it, with a plain line saying what it does and what the edition's rule is. What is about cards that are
// not in the game is not asked. An expansion may have a page
// of its own for its options. What no rulebook combines is allowed only as house rules.
#pragma once

#include "model/rules/setup.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QVBoxLayout;

namespace elgrande {

class SetEditor;
class SetupPage;

class RulingsEditor : public QWidget {
    Q_OBJECT

  public:
    explicit RulingsEditor(QWidget* parent = nullptr);

    // Another edition brings its own defaults; choices that the player has made are dropped with the old edition.
    void setEdition(const QString& edition);
    void setColours(const std::vector<std::string>& colours); // of those who play
    std::map<std::string, std::string> options() const; // of those that are asked, what differs from the edition's rule
    void setExpansions(const std::vector<std::string>& expansions);
    void setCorrections(const Corrections& corrections); // of cards, which may need a ruling that others do not
    bool houseRules() const { return houseRules_; }
    bool lacksHouseRules() const; // nothing else is missing for this to be played
    void allowHouseRules();
    QString fault() const; // why this cannot be played; empty: it can
    void choose(const std::string& option, const std::string& value);
    // All at once; options that this program does not know are left out.
    void recall(const std::vector<std::string>& expansions, const std::map<std::string, std::string>& options,
                bool houseRules = false);

  signals:
    void changed();

  private:
    void rebuild();
    void orderTabs();
    void addHouseRules(QVBoxLayout* rows);
    void addOptions(QVBoxLayout* rows);
    SetupPage* makePage(const std::string& source);
    void addOption(QVBoxLayout* rows, const OptionFacts& option);
    void setChosen(const std::string& option, const std::string& value);
    QWidget* makeSet(const OptionFacts& option, QWidget* parent);
    void explainCards(SetEditor& editor) const;
    QWidget* makeSwitch(const OptionFacts& option, QWidget* parent);
    QWidget* makeChoice(const OptionFacts& option, QWidget* parent);
    std::vector<OptionFacts> asked() const;
    std::string valueOf(const OptionFacts& option) const;
    QString undescribed() const;

    QWidget* content_ = nullptr;
    std::string edition_ = "classic";
    std::vector<std::string> colours_;
    std::vector<std::string> expansions_;
    Corrections corrections_;
    std::map<std::string, std::string> chosen_; // what the player has set
    std::vector<std::string> shown_;            // options
    bool houseRules_ = false;
};

} // namespace elgrande
