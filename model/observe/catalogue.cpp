// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/catalogue.h"

#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr const char* kWordsOf = "words:";

template <class Id, class List>
Id found(const List& list, const std::string& id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<Id>(i);
    return Id::None;
}

} // namespace

const std::string& Catalogue::colourOf(Owner owner) const {
    static const std::string nobody;
    return index(owner) < owners.size() ? owners[index(owner)] : nobody;
}

bool Catalogue::option(const std::string& id) const {
    for (const OptionFacts& each : options)
        if (each.id == id) return each.chosen == "true";
    return false;
}

const EventFacts& Catalogue::event(EventKind kind) const {
    static const EventFacts unknown;
    return index(kind) < events.size() ? events[index(kind)] : unknown;
}

Area Catalogue::area(const std::string& id) const { return found<Area>(areas, id); }
Token Catalogue::token(const std::string& id) const { return found<Token>(tokens, id); }

std::uint8_t Catalogue::slot(const std::string& id) const {
    for (const SlotFacts& each : slotFacts)
        if (each.id == id) return static_cast<std::uint8_t>(each.offset);
    return 255; // behind all bytes: a Slot there is empty
}

std::uint8_t Catalogue::keptKind(const std::string& id) const {
    const auto place = std::find(kept.begin(), kept.end(), id);
    return place == kept.end() ? 0 : static_cast<std::uint8_t>(place - kept.begin());
}

namespace {

void addPlaces(const Rules& rules, Catalogue& catalogue) {
    const Map& map = rules.map;
    for (std::size_t i = 0; i < map.rows.size(); ++i) {
        const AreaRow& row = map.rows[i];
        catalogue.areas.push_back({row.id, map.sourceOf[i], row.region, row.onDisk, row.shown, row.coastal, row.values,
                                   map.neighbours[i], map.inside[i], row.room, row.basis});
    }
    catalogue.scoringOrder = map.scoringOrder;
    catalogue.tokens = rules.tokens;
    for (std::size_t i = 0; i < kMaxOwners; ++i) {
        const Owner owner = static_cast<Owner>(i);
        catalogue.owners.push_back(rules.owners.contains(owner) ? rules.ownerName(owner) : "");
    }
}

void addCards(const Rules& rules, Catalogue& catalogue) {
    const Deck& deck = rules.deck;
    for (const CardInPlay& card : deck.cards) {
        const CardRow& row = deck.rows[card.row];
        catalogue.cards.push_back({row.id, deck.sourceOf[card.row], card.stack == kNoStack ? -1 : card.stack,
                                   row.copies, row.caballeros, row.required, row.owed, row.basis, row.caballerosBasis,
                                   row.picture});
    }
    for (const PowerInPlay& power : deck.powers)
        catalogue.powers.push_back({power.id, power.source, power.value, power.caballeros, power.card});
    catalogue.stacks = deck.stackCount;
    catalogue.handsHidden = deck.handsHidden;
    catalogue.usedInPiles = rules.rulings.usedPower == UsedPower::Top;
    for (const auto& [id, correction] : rules.setup.corrections)
        for (const auto& [key, text] : correction.texts)
            catalogue.texts[std::string(key).append(":").append(id)] = text;
}

const std::string& actionOf(const CardRow& row) { return row.effect.empty() ? row.id : row.effect; }

// Everything that could be in such a game as it is without corrections, and what only the base game has.
std::vector<CardRow> uncorrectedRows(const Setup& setup) {
    Setup plain = setup;
    plain.corrections.clear();
    Setup base;
    base.players = setup.players;
    std::vector<CardRow> rows;
    for (const Setup& each : {plain, base}) {
        const auto rules = RulesBuilder::build(each);
        if (!rules) continue;
        rows.insert(rows.end(), (*rules)->deck.rows.begin(), (*rules)->deck.rows.end());
        for (const LeftOut& card : (*rules)->deck.leftOut) rows.push_back(card.row);
    }
    return rows;
}

bool doesNothing(const Rules& rules, const std::string& action) {
    const auto& effects = rules.deck.effects;
    const auto found =
        std::find_if(effects.begin(), effects.end(), [&](const auto& each) { return each.first == action; });
    return found != effects.end() && found->second.steps.empty();
}

// A card with the action of another one has the words and the picture of that one as well; with none, the words of the
// action's name.
void lendWords(const Rules& rules, const std::string& id, const std::string& action, const std::vector<CardRow>& rows,
               Catalogue& catalogue) {
    const auto called = [&](const CardRow& row) { return row.id == id; };
    const auto own = std::find_if(rows.begin(), rows.end(), called);
    if (own == rows.end() || actionOf(*own) == action) return;
    const auto lender =
        std::find_if(rows.begin(), rows.end(), [&](const CardRow& row) { return actionOf(row) == action; });
    if (lender == rows.end() || doesNothing(rules, action)) {
        catalogue.texts[kWordsOf + id] = action;
        return;
    }
    catalogue.texts[kWordsOf + id] = lender->id;
    for (CardFacts& card : catalogue.cards)
        if (card.id == id) card.picture = lender->picture;
}

void lendWords(const Rules& rules, Catalogue& catalogue) {
    std::vector<CardRow> rows;
    for (const auto& [id, correction] : rules.setup.corrections) {
        if (correction.effect.empty()) continue;
        if (rows.empty()) rows = uncorrectedRows(rules.setup);
        lendWords(rules, id, correction.effect, rows, catalogue);
    }
}

} // namespace

Catalogue catalogueOf(const Rules& rules) {
    Catalogue catalogue;
    catalogue.edition = rules.setup.edition;
    catalogue.expansions = rules.setup.expansions;
    for (const Expansion* each : contributorsFor(rules.setup)) catalogue.contributors.emplace_back(each->id);
    catalogue.players = rules.players;
    catalogue.rounds = rules.setup.rounds;
    for (Seat seat : rules.seats() | rules.dummies()) catalogue.colours.push_back(rules.ownerName(ownerOf(seat)));
    addPlaces(rules, catalogue);
    addCards(rules, catalogue);
    lendWords(rules, catalogue);
    catalogue.options = rules.options;
    catalogue.slotFacts = rules.slotFacts;
    catalogue.roundsPlayed = rules.flow.roundNumbers;
    catalogue.scoringAfter = rules.flow.scoringAfter;
    catalogue.ranksScored = rules.flow.ranksScored;
    catalogue.piecesPerSeat = rules.flow.pieces;
    catalogue.reasons = rules.words.reasons;
    catalogue.events = rules.words.events;
    catalogue.refusals = rules.words.refusals;
    catalogue.actions = rules.words.actions;
    for (const KeptRules& each : rules.kept) catalogue.kept.push_back(each.id);
    return catalogue;
}

} // namespace elgrande
