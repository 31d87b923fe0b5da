// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The other side of secrecy: what everybody may see is there to be seen, and no Caballero goes astray.
#include "tests/property/checks.h"

#include "model/observe/observation.h"
#include "model/rules/engine.h"
#include "model/rules/pile.h"
#include "model/rules/queries.h"

namespace elgrande::property {

namespace {

std::string seatIsSeen(const Rules& rules, const State& state, Seat seat, bool own, const SeatSeen& seen) {
    const std::size_t i = index(seat);
    const std::string who = rules.ownerName(ownerOf(seat)) + "'s ";
    if (seen.score != state.score[i]) return who + "points are not seen";
    if (seen.grande != state.grande[i]) return who + "Grande is not seen";
    if (seen.court != state.at(Area::Court, ownerOf(seat))) return who + "court is not seen";
    if (seen.provinces != state.at(Area::Provinces, ownerOf(seat))) return who + "provinces are not seen";
    if (seen.played != state.played[i]) return who + "power card of the round is not seen";
    if (seen.taken != state.taken(seat)) return who + "action card is not seen";
    if (seen.handSize != std::popcount(state.hand[i])) return "how many cards are in " + who + "hand is not seen";
    if (seen.diskSet != (state.disk[i] != Area::None)) return "whether " + who + "disk is set is not seen";
    std::vector<Card> before;
    for (std::size_t n = 1; n < State::kCardsBefore; ++n)
        if (state.cards[i][n] != Card::None) before.push_back(state.cards[i][n]);
    if (seen.before != before) return who + "further cards are not seen";
    if ((state.hand[i] & ~seen.mayHold.bits) != 0) return who + "hand holds what cannot be in it";
    if (own && (seen.hand.bits != state.hand[i] || seen.used.bits != state.used[i] || seen.disk != state.disk[i]))
        return who + "own cards or disk are not seen";
    const bool open = rules.rulings.usedPower == UsedPower::Open && state.returned[i] == 0;
    const Power top = topOfPile(rules, state, seat);
    if (!own && top != Power::None && seen.used != PowerSet::of(top))
        return who + "topmost used card is not seen alone";
    if (open && seen.used.bits != state.used[i]) return who + "used cards lie open and are not seen";
    const bool none = rules.rulings.usedPower == UsedPower::Top && state.used[i] == 0 && state.returned[i] == 0;
    if ((open || none) && !rules.deck.handsHidden && seen.hand.bits != state.hand[i])
        return who + "hand follows from the open used cards and is not seen";
    return {};
}

// What whoever could say Veto is asked about.
std::optional<Action> announced(const Rules& rules, const State& state) {
    if (state.agenda.empty() || state.agenda.top().kind != StepKind::VetoWindow) return {};
    const Decision decision = decisionFor(rules, state, actors(rules, state).first());
    return decision.hasPending ? std::optional(decision.pending) : std::nullopt;
}

std::string roundIsSeen(const Rules& rules, const State& state, const Observation& seen) {
    if (seen.round != state.round || seen.roundsBegun != state.roundsBegun) return "the round is not seen";
    if (seen.starter != state.starter || seen.active != activeSeat(rules, state) || seen.turn != state.turn)
        return "whose turn it is, is not seen";
    std::vector<Seat> order;
    for (Seat seat : state.order)
        if (seat != Seat::None) order.push_back(seat);
    if (seen.order != order) return "the turn order is not seen";
    if (seen.parts != state.parts || seen.placing != state.placing) return "what is left of the turn is not seen";
    if (seen.special != state.special) return "the special action under way is not seen";
    const auto pending = seen.announced ? std::optional(seen.announced->moves.front()) : std::nullopt;
    if (pending != announced(rules, state)) return "the announced step is not seen";
    if (seen.over != state.over()) return "the end of the game is not seen";
    SeatSet winners;
    for (Seat seat : seen.winners) winners.insert(seat);
    if (winners != (seen.over ? leaders(rules, state) : SeatSet{})) return "other winners are seen";
    std::vector<Kept> kept;
    for (const Kept& each : state.kept)
        if (each.kind != 0) kept.push_back(each);
    return seen.kept == kept ? "" : "what is kept is not seen";
}

std::string boardIsSeen(const Rules& rules, const State& state, const Observation& seen) {
    for (std::size_t owner = 0; owner < kMaxOwners; ++owner)
        for (int area = 0; area < rules.map.size; ++area)
            if (areaAt(area) != Area::Castillo || rules.rulings.openCastillo)
                if (seen.count[owner][static_cast<std::size_t>(area)] !=
                    state.count[owner][static_cast<std::size_t>(area)])
                    return "the Caballeros in " + rules.areaId(areaAt(area)) + " are not seen";
    if (seen.castilloOpen != rules.rulings.openCastillo) return "whether the Castillo is open is not seen";
    if (seen.king != state.king() || seen.kingsRegion != kingArea(rules, state)) return "the King is not seen";
    if (seen.token != state.token) return "a token is not seen";
    if (seen.offer != state.offer) return "the cards on offer are not seen";
    for (std::size_t stack = 0; stack < kMaxStacks; ++stack)
        if (seen.left[stack] != std::popcount(state.left[stack])) return "how many cards are left is not seen";
    const bool king = kingArea(rules, state) != Area::None;
    if (king && (seen.closed.empty() || seen.closed[0].why != Refusal::KingsRegion ||
                 seen.closed[0].areas != AreaSet::of(kingArea(rules, state))))
        return "the King's region is not seen closed";
    return {};
}

} // namespace

std::string everythingPublicIsSeen(const Rules& rules, const State& state) {
    std::vector<Seat> viewers{Seat::None};
    for (Seat seat : rules.seats()) viewers.push_back(seat);
    for (Seat viewer : viewers) {
        const Observation seen = observe(rules, state, viewer);
        if (seen.viewer != viewer || seen.seats.size() != static_cast<std::size_t>(rules.turnTakers))
            return "the wrong table is seen";
        for (int i = 0; i < rules.turnTakers; ++i)
            if (std::string wrong =
                    seatIsSeen(rules, state, seatAt(i), seatAt(i) == viewer, seen.seats[static_cast<std::size_t>(i)]);
                !wrong.empty())
                return wrong;
        if (std::string wrong = roundIsSeen(rules, state, seen); !wrong.empty()) return wrong;
        if (std::string wrong = boardIsSeen(rules, state, seen); !wrong.empty()) return wrong;
    }
    return {};
}

std::string Stock::differenceFrom(const Rules& rules, const State& state) {
    for (std::size_t i = 0; i < kMaxOwners; ++i) {
        const Owner owner = static_cast<Owner>(i);
        const int now = caballerosOf(state, owner);
        if (i < static_cast<std::size_t>(rules.turnTakers) && now != rules.flow.pieces)
            return rules.ownerName(owner) + " has " + std::to_string(now) + " Caballeros";
        if (known_ && now != total_[i]) return "Caballeros of " + rules.ownerName(owner) + " came or went";
        total_[i] = now;
    }
    known_ = state.round > 0;
    return {};
}

} // namespace elgrande::property
