// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/observation.h"

#include "model/core/state.h"
#include "model/observe/hand.h"
#include "model/observe/information_state.h"
#include "model/rules/engine.h"
#include "model/rules/pile.h"
#include "model/rules/queries.h"

namespace elgrande {

namespace {

// Power cards as somebody else sees them: used ones that all lie in sight tell the hand as well, but for those taken
// back unseen; where they do not, or hands are secret, only what lies on the table is seen.
void seePowers(const Rules& rules, const InformationState& known, Seat seat, bool own, SeatSeen& seen) {
    const State& state = known.known();
    const std::size_t i = index(seat);
    const std::uint32_t all = static_cast<std::uint32_t>((1ULL << rules.deck.powers.size()) - 1U);
    seen.handSize = std::popcount(state.hand[i]) + known.hiddenCards(seat);
    if (own) {
        seen.hand = seen.mayHold = {state.hand[i]};
        seen.used = {state.used[i]};
        return;
    }
    const std::uint32_t hidden = state.returned[i]; // of an own hand that is covered
    const bool someHidden = hidden != 0 || known.regained(seat) > 0;
    if (rules.rulings.usedPower == UsedPower::Open) {
        if (!someHidden) seen.used = {state.used[i]};
        if (!rules.deck.handsHidden) seen.hand = {state.hand[i] & ~hidden};
        seen.mayHold = rules.deck.handsHidden ? PowerSet{all & ~state.used[i]} : PowerSet{state.hand[i]};
        if (someHidden) seen.mayHold = {seen.mayHold.bits | state.used[i]};
        return;
    }
    if (const Power top = topOfPile(rules, state, seat); top != Power::None) seen.used = PowerSet::of(top);
    // Before the first card lies on an open pile everybody knows what is in hand.
    if (rules.rulings.usedPower == UsedPower::Top && !rules.deck.handsHidden && state.used[i] == 0)
        seen.hand = {state.hand[i]};
    seen.mayHold = seen.hand.empty() ? PowerSet{all} - seen.used : seen.hand;
}

SeatSeen seenSeat(const Rules& rules, const InformationState& known, Seat seat, OwnHand hand) {
    const State& state = known.known();
    const std::size_t i = index(seat);
    const bool own = seat == known.seat();
    SeatSeen seen;
    seen.score = state.score[i];
    seen.grande = state.grande[i];
    seen.court = state.at(Area::Court, ownerOf(seat));
    seen.provinces = state.at(Area::Provinces, ownerOf(seat));
    seePowers(rules, known, seat, own && hand == OwnHand::Open, seen);
    seen.played = state.played[i];
    seen.taken = state.cards[i][0];
    for (std::size_t n = 1; n < State::kCardsBefore; ++n)
        if (state.cards[i][n] != Card::None) seen.before.push_back(state.cards[i][n]);
    seen.diskSet = state.disk[i] != Area::None || known.hiddenDisks().contains(seat);
    if (own) seen.disk = state.disk[i];
    return seen;
}

std::vector<Closed> closedPlaces(const Rules& rules, const State& state, Seat viewer) {
    std::vector<Closed> closed;
    const Area king = kingArea(rules, state);
    if (king != Area::None) closed.push_back({AreaSet::of(king), Refusal::KingsRegion});
    const Manner manner{viewer == Seat::None ? Owner::None : ownerOf(viewer), viewer, How::Own};
    for (const Ban& ban : rules.hooks.bans)
        if (!ban.bySource && ban.concerns(Ban::Everything, manner)) // else it is no matter of the place alone
            if (const AreaSet areas = ban.in(rules, state, manner) & rules.map.targets; !areas.empty())
                closed.push_back({areas, ban.why});
    return closed;
}

} // namespace

Observation observe(const Rules& rules, const State& truth, Seat viewer, OwnHand hand) {
    return observe(rules, InformationState(rules, truth, viewer), hand);
}

Observation observe(const Rules& rules, const InformationState& known, OwnHand hand) {
    const State& state = known.known();
    const Seat viewer = known.seat();
    Observation seen;
    seen.viewer = viewer;
    seen.players = rules.players;
    seen.round = state.round;
    seen.roundsBegun = state.roundsBegun;
    seen.over = state.over();
    if (seen.over)
        for (Seat seat : leaders(rules, state)) seen.winners.push_back(seat);
    seen.starter = state.starter;
    seen.active = activeSeat(rules, state);
    for (Seat seat : state.order)
        if (seat != Seat::None) seen.order.push_back(seat);
    seen.turn = state.turn;
    seen.parts = state.parts;
    seen.placing = state.placing;
    seen.king = state.king();
    seen.kingsRegion = kingArea(rules, state);
    seen.closed = closedPlaces(rules, state, viewer);
    for (int i = 0; i < rules.turnTakers; ++i) seen.seats.push_back(seenSeat(rules, known, seatAt(i), hand));
    seen.count = state.count;
    seen.castilloOpen = rules.rulings.openCastillo;
    if (!seen.castilloOpen)
        for (auto& row : seen.count) row[index(Area::Castillo)] = 0;
    seen.offer = state.offer;
    for (std::size_t stack = 0; stack < kMaxStacks; ++stack) seen.left[stack] = std::popcount(state.left[stack]);
    seen.token = state.token;
    for (const Kept& each : state.kept)
        if (each.kind != 0) seen.kept.push_back(each);
    seen.special = state.special;
    seen.announced = announcedDeed(rules, state); // everybody hears it, so that whoever keeps a Veto can say it
    seen.slotBytes.assign(state.slotBytes.begin(), state.slotBytes.begin() + rules.slotBytes);
    std::fill_n(seen.slotBytes.begin(), bytesOfPiles(rules), std::uint8_t{0}); // no more is in sight than their tops
    return seen;
}

} // namespace elgrande
