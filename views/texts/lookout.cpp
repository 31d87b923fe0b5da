// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/lookout.h"

#include <algorithm>

namespace elgrande::texts {

namespace {

constexpr double kSerious = 0.15;             // of the visits of the best move
constexpr std::size_t kMostWorthAThought = 2; // turns
constexpr int kMostNamed = 4;                 // by a hint

void addPlace(const Catalogue& catalogue, AreaSet& places, Area place) {
    if (index(place) < catalogue.areas.size() && catalogue.areas[index(place)].shown) places.insert(place);
}

// What may be chosen now, as far as a lookout could name it.
Lookout choicesOf(const Catalogue& catalogue, const Decision& decision) {
    Lookout choices;
    for (const Action action : decision.legal) {
        if (action.kind == ActionKind::TakeCard) choices.cards.push_back(static_cast<Card>(action.a));
        if (action.kind == ActionKind::Power) choices.powers.push_back(static_cast<Power>(action.a));
        if (index(action.kind) < catalogue.actions.size())
            addPlace(catalogue, choices.places, placeOf(catalogue.actions[index(action.kind)], action));
    }
    choices.places = wholePlaces(catalogue, choices.places);
    return choices;
}

// It names so much that it is no hint: many things, or most of several that may be chosen.
bool saysLittle(const Catalogue& catalogue, const Decision& decision, const Lookout& look) {
    const auto sizeOf = [](const Lookout& of) {
        return static_cast<int>(of.cards.size() + of.powers.size()) + of.places.size();
    };
    Lookout named = look;
    named.places = wholePlaces(catalogue, look.places);
    const Lookout choices = choicesOf(catalogue, decision);
    const AreaSet places = choices.places & named.places;
    const auto among = [](const auto& some, const auto& all) {
        return static_cast<int>(
            std::ranges::count_if(some, [&all](const auto each) { return std::ranges::count(all, each) > 0; }));
    };
    const int chosen = among(named.cards, choices.cards) + among(named.powers, choices.powers) + places.size();
    const int open = sizeOf(choices);
    return sizeOf(named) > kMostNamed || (open > 1 && 2 * chosen > open);
}

template <class Id>
void sortOnce(std::vector<Id>& ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

} // namespace

const WeighedMove& weighed(const Advice& advice, const AdvisedTurn& turn) {
    for (const WeighedMove& each : advice.moves)
        if (each.action == turn.moves.front()) return each;
    return advice.moves.front();
}

bool isSerious(const Advice& advice, const WeighedMove& move) {
    return move.visits >= kSerious * advice.moves.front().visits;
}

AreaSet wholePlaces(const Catalogue& catalogue, const AreaSet& places) {
    AreaSet whole;
    for (const Area place : places) {
        const Area inside = catalogue.areas[index(place)].inside;
        whole.insert(inside == Area::None ? place : inside);
    }
    return whole;
}

Lookout lookoutOf(const Catalogue& catalogue, const AdvisedTurn& turn) {
    Lookout look;
    for (const Event& event : turn.events) {
        const EventFamily family = catalogue.event(event.kind).family;
        if (family == EventFamily::Card && index(event.card) < catalogue.cards.size()) look.cards.push_back(event.card);
        if (family == EventFamily::Card && index(event.power) < catalogue.powers.size())
            look.powers.push_back(event.power);
        addPlace(catalogue, look.places, event.to);
    }
    if (!look.isEmpty() || turn.moves.empty()) return look;
    const Action action = turn.moves.front(); // does nothing that is seen, as a secret disk
    if (index(action.kind) < catalogue.actions.size())
        addPlace(catalogue, look.places, placeOf(catalogue.actions[index(action.kind)], action));
    return look;
}

Lookout lookoutOf(const Catalogue& catalogue, const Decision& decision, const Advice& advice) {
    Lookout look;
    std::size_t seen = 0;
    for (const AdvisedTurn& turn : advice.turns) {
        if (seen == kMostWorthAThought || (seen > 0 && !isSerious(advice, weighed(advice, turn)))) break;
        ++seen;
        const Lookout further = lookoutOf(catalogue, turn);
        look.cards.insert(look.cards.end(), further.cards.begin(), further.cards.end());
        look.powers.insert(look.powers.end(), further.powers.begin(), further.powers.end());
        look.places = look.places | further.places;
    }
    sortOnce(look.cards);
    sortOnce(look.powers);
    if (saysLittle(catalogue, decision, look)) look.places = {};
    if (saysLittle(catalogue, decision, look)) look = {};
    return look;
}

} // namespace elgrande::texts
