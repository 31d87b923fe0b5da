// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/card_data/card_data.h"

#include "app/storage/files.h"
#include "app/storage/reason.h"
#include "model/observe/catalogue.h"
#include "model/position/card_file.h"
#include "model/rules/rules_builder.h"
#include "views/texts/texts.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace elgrande {

namespace {

struct Game {
    Setup setup;
    QString name;
};

// The editions, and each expansion with what it needs on the classic one.
std::vector<Game> games() {
    std::vector<Game> list;
    for (const std::string& edition : offeredEditions()) {
        Setup setup;
        setup.edition = edition;
        list.push_back({setup, texts::editionName(QString::fromStdString(edition))});
    }
    for (const ExpansionFacts& each : knownExpansions()) {
        if (!each.playable || !each.joins.empty() || !each.edition.empty()) continue;
        Setup setup;
        setup.expansions = each.needs;
        setup.expansions.push_back(each.id);
        list.push_back({setup, texts::expansionName(QString::fromStdString(each.id))});
    }
    return list;
}

std::set<std::string> cardsOf(const Rules& rules) {
    std::set<std::string> ids;
    for (const ListedCard& card : cardList(rules)) ids.insert(card.id);
    return ids;
}

Corrections among(const std::set<std::string>& cards, const Corrections& all) {
    Corrections some;
    for (const auto& each : all)
        if (cards.count(each.first) != 0) some.insert(each);
    return some;
}

} // namespace

std::vector<KnownCard> knownCards() {
    std::vector<KnownCard> list;
    std::set<std::string> seen;
    for (const Game& game : games()) {
        const auto rules = RulesBuilder::build(game.setup);
        if (!rules) continue;
        const Catalogue catalogue = catalogueOf(**rules);
        for (const ListedCard& card : cardList(**rules))
            if (seen.insert(card.id).second)
                list.push_back(
                    {card, card.effect.empty() ? QString() : texts::cardTitle(catalogue, card.id), game.name});
    }
    return list;
}

Result<Corrections> checkedCorrections(const QByteArray& json) {
    Result<Corrections> all = correctionsFromJson(json);
    if (!all) return all;
    Corrections unknown = *all;
    for (const Game& game : games()) {
        const auto rules = RulesBuilder::build(game.setup);
        if (!rules) continue;
        Setup corrected = game.setup;
        corrected.corrections = among(cardsOf(**rules), *all);
        for (const auto& each : corrected.corrections) unknown.erase(each.first);
        if (const auto built = RulesBuilder::build(corrected); !built)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "%1: %2"), {game.name.toStdString(), built.fault()}};
    }
    if (unknown.empty()) return all;
    return Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                   "The card file mentions the card '%1', which is in none of the games here."),
                 {unknown.begin()->first}};
}

Corrections correctionsFor(const Setup& setup, const Corrections& all) {
    if (all.empty()) return {};
    Setup plain = setup;
    plain.corrections.clear();
    const auto rules = RulesBuilder::build(plain);
    return rules ? among(cardsOf(**rules), all) : Corrections{};
}

bool CardData::isThere() const { return QFileInfo::exists(file()); }

Result<Corrections> CardData::read() const {
    if (!isThere()) return Corrections{};
    const Result<QByteArray> bytes = readWhole(file(), kLargestCardFile);
    return bytes ? checkedCorrections(*bytes) : Result<Corrections>(bytes.fault());
}

Result<void> CardData::keep(const Corrections& corrections) const {
    return writeWithFolder(file(), toJson(corrections));
}

Result<void> CardData::forget() const {
    QFile file(this->file());
    if (!file.exists() || file.remove()) return {};
    return reasonOf(file);
}

} // namespace elgrande
