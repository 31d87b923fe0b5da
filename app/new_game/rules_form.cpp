// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/rules_form.h"

#include "app/new_game/game_shelf.h"
#include "app/new_game/rulings_editor.h"

#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

// Bridges come by themselves, editions are chosen as such.
std::vector<std::string> choosable(const std::vector<std::string>& expansions) {
    std::vector<std::string> known;
    for (const ExpansionFacts& each : knownExpansions())
        if (each.joins.empty() && each.edition.empty() &&
            std::find(expansions.begin(), expansions.end(), each.id) != expansions.end())
            known.push_back(each.id);
    return known;
}

} // namespace

RulesForm::RulesForm(QWidget* parent)
    : QWidget(parent)
    , shelf_(new GameShelf(this))
    , rulings_(new RulingsEditor(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(shelf_);
    rows->addWidget(rulings_);
    rows->addStretch(1);
    rulings_->setEdition(edition());
    connect(shelf_, &GameShelf::changed, this, [this] {
        rulings_->setEdition(edition());
        rulings_->setExpansions(expansions());
        emit changed();
    });
    connect(rulings_, &RulingsEditor::changed, this, &RulesForm::changed);
}

QString RulesForm::edition() const { return shelf_->edition(); }
std::vector<std::string> RulesForm::expansions() const { return shelf_->expansions(); }

void RulesForm::chooseEdition(const QString& edition) {
    if (edition == shelf_->edition()) return;
    shelf_->choose(edition, expansions());
    rulings_->setEdition(edition);
    emit changed();
}

QVariantMap RulesForm::remembered() const {
    QStringList names;
    for (const std::string& each : expansions()) names << QString::fromStdString(each);
    QVariantMap options;
    for (const auto& [option, value] : rulings_->options())
        options.insert(QString::fromStdString(option), QString::fromStdString(value));
    return {
        {"edition", edition()}, {"expansions", names}, {"options", options}, {"houseRules", rulings_->houseRules()}};
}

void RulesForm::recall(const QVariantMap& table) {
    const QString wanted = table.value("edition").toString();
    const std::vector<std::string> offered = offeredEditions();
    if (wanted == edition() || std::find(offered.begin(), offered.end(), wanted.toStdString()) != offered.end())
        chooseEdition(wanted);
    std::vector<std::string> sets;
    for (const QString& each : table.value("expansions").toStringList()) sets.push_back(each.toStdString());
    std::map<std::string, std::string> options;
    const QVariantMap chosen = table.value("options").toMap();
    for (auto each = chosen.begin(); each != chosen.end(); ++each)
        options[each.key().toStdString()] = each.value().toString().toStdString();
    recall(sets, options, table.value("houseRules").toBool());
}

void RulesForm::recall(const std::vector<std::string>& expansions, const std::map<std::string, std::string>& options,
                       bool houseRules) {
    shelf_->choose(edition(), choosable(expansions));
    rulings_->recall(shelf_->expansions(), options, houseRules);
}

} // namespace elgrande

#include "moc_rules_form.cpp"
