// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a sound state looks like, whoever made it: asked of positions and tables from outside, and of every state in
// tests.
#include "model/rules/pile.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

const char* piecesAreOk(const Rules& rules, const State& state) {
    for (std::size_t i = 0; i < kMaxOwners; ++i) {
        const Owner owner = static_cast<Owner>(i);
        for (std::size_t area = static_cast<std::size_t>(rules.map.size); area < kMaxAreas; ++area)
            if (state.count[i][area] != 0)
                return QT_TRANSLATE_NOOP("elgrande::errors", "Caballeros are in a place that does not exist");
        if (!rules.owners.contains(owner) && caballerosOf(state, owner) != 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "there are Caballeros of a colour that nobody plays");
        if (!rules.seats().contains(seatOf(owner)) && state.at(Area::Court, owner) != 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "Caballeros of a colour that nobody plays are in a court");
        // Fewer: a position set up by hand may leave some out of the game (engine-protocol.md section 4).
        if (caballerosOf(state, owner) > rules.piecesOf(owner))
            return QT_TRANSLATE_NOOP("elgrande::errors", "a colour has more Caballeros than there are in its set");
    }
    return nullptr;
}

const char* powersAreOk(const Rules& rules, const State& state) {
    const std::uint32_t all = static_cast<std::uint32_t>((1ULL << rules.deck.powers.size()) - 1U);
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.turnTakers); ++i) {
        if ((state.hand[i] & state.used[i]) != 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "a power card is both in hand and used");
        if (((state.hand[i] | state.used[i]) & ~all) != 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "a power card does not exist");
        if ((state.returned[i] & ~state.hand[i]) != 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "a regained power card is not in hand");
        if (state.played[i] != Power::None && index(state.played[i]) >= rules.deck.powers.size())
            return QT_TRANSLATE_NOOP("elgrande::errors", "a played power card does not exist");
    }
    return pilesAreOk(rules, state);
}

const char* cardsAreOk(const Rules& rules, const State& state) {
    for (std::size_t stack = 0; stack < kMaxStacks; ++stack) {
        const Card open = state.offer[stack];
        if (open != Card::None && (index(open) >= rules.deck.cards.size() || rules.card(open).stack != stack))
            return QT_TRANSLATE_NOOP("elgrande::errors", "an action card lies on the wrong stack");
        const std::size_t size = rules.deck.stacks[stack].size();
        if (size < 32 && (state.left[stack] >> size) != 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "a stack has more cards than exist");
    }
    for (const State::Cards& before : state.cards)
        for (Card card : before)
            if (card != Card::None && index(card) >= rules.deck.cards.size())
                return QT_TRANSLATE_NOOP("elgrande::errors", "a card that does not exist lies in front of a seat");
    return nullptr;
}

const char* tokensAreOk(const Rules& rules, const State& state) {
    for (std::size_t i = rules.tokens.size(); i < kMaxTokens; ++i)
        if (!state.token[i].isAside())
            return QT_TRANSLATE_NOOP("elgrande::errors", "a token that does not exist is in the game");
    for (std::size_t i = 0; i < rules.tokens.size(); ++i) {
        const Spot spot = state.token[i];
        const TokenHome home = rules.tokens[i].home;
        if (spot.area() != Area::None && index(spot.area()) >= static_cast<std::size_t>(rules.map.size))
            return QT_TRANSLATE_NOOP("elgrande::errors", "a token lies in a place that does not exist");
        if (spot.seat() != Seat::None && !rules.seats().contains(spot.seat()))
            return QT_TRANSLATE_NOOP("elgrande::errors", "a token lies in front of a seat that is not in the game");
        if (spot.area() != Area::None && home == TokenHome::Seats)
            return QT_TRANSLATE_NOOP("elgrande::errors", "a token that belongs in front of a seat lies on the board");
        if (spot.seat() != Seat::None && home == TokenHome::Board)
            return QT_TRANSLATE_NOOP("elgrande::errors", "a token that belongs on the board lies in front of a seat");
    }
    return nullptr;
}

const char* placesAreOk(const Rules& rules, const State& state) {
    const auto standsWell = [&](Area area, AreaSet allowed) { return area == Area::None || allowed.contains(area); };
    const Spot king = state.token[index(Token::King)];
    if (!king.isAside() && !rules.map.kingMayStand.contains(king.area()))
        return QT_TRANSLATE_NOOP("elgrande::errors", "the King is in a place where he cannot be");
    if (const Area at = kingArea(rules, state); at != Area::None && !rules.map.kingMayStand.contains(at))
        return QT_TRANSLATE_NOOP("elgrande::errors", "the King is represented in a place where he cannot be");
    for (Seat seat : rules.seats())
        if (!standsWell(state.grande[index(seat)], rules.map.grandes))
            return QT_TRANSLATE_NOOP("elgrande::errors", "a Grande is outside the regions");
    for (Token board : rules.scoreboards) {
        const Area area = state.token[index(board)].area();
        if (!standsWell(area, rules.map.scorable))
            return QT_TRANSLATE_NOOP("elgrande::errors", "a mobile scoreboard is in a place where it cannot be");
        if (area == Area::Castillo && !rules.rulings.scoreboardOnCastillo)
            return QT_TRANSLATE_NOOP("elgrande::errors",
                                     "a mobile scoreboard is on the Castillo, which this game does not allow");
        for (Token other : rules.scoreboards)
            if (other != board && area != Area::None && state.token[index(other)].area() == area)
                return QT_TRANSLATE_NOOP("elgrande::errors", "two mobile scoreboards lie on top of each other");
    }
    for (Area area : rules.map.roomy)
        if (caballerosIn(state, area) > rules.map.room[index(area)])
            return QT_TRANSLATE_NOOP("elgrande::errors", "a place holds more Caballeros than there is room for");
    return nullptr;
}

const char* keptIsOk(const Rules& rules, const State& state) {
    bool ended = false;
    for (const Kept& each : state.kept) {
        if (each.kind == 0) {
            ended = true;
            continue;
        }
        if (ended) return QT_TRANSLATE_NOOP("elgrande::errors", "an effect is kept after an empty entry");
        if (each.kind >= rules.kept.size())
            return QT_TRANSLATE_NOOP("elgrande::errors", "an effect that does not exist is kept");
        const auto same = std::count_if(state.kept.begin(), state.kept.end(),
                                        [&](const Kept& other) { return other.kind == each.kind; });
        if (same > rules.kept[each.kind].most)
            return QT_TRANSLATE_NOOP("elgrande::errors", "more effects of one kind are kept than there can be");
    }
    return nullptr;
}

} // namespace

const char* stateIsOk(const Rules& rules, const State& state) {
    for (const auto check : {piecesAreOk, powersAreOk, cardsAreOk, tokensAreOk, placesAreOk, keptIsOk})
        if (const char* wrong = check(rules, state)) return wrong;
    for (int i = 0; i < state.agenda.size(); ++i)
        if (index(state.agenda[i].kind) >= rules.flow.verbs.size())
            return QT_TRANSLATE_NOOP("elgrande::errors", "the agenda has a step that does not exist");
    if (state.turn > rules.turnTakers)
        return QT_TRANSLATE_NOOP("elgrande::errors", "the turn order has run past its end");
    for (CheckHook check : rules.hooks.checks)
        if (const char* wrong = check(rules, state)) return wrong;
    return nullptr;
}

} // namespace elgrande
