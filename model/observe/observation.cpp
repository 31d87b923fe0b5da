#include "model/observe/observation.h"

#include "model/rules/queries.h"

namespace elgrande {

namespace {

SeatSeen seenSeat(const Rules& rules, const State& state, Seat seat, bool own) {
    const std::size_t i = index(seat);
    SeatSeen seen;
    seen.score = state.score[i];
    seen.grande = state.grande[i];
    seen.court = state.at(Area::Court, ownerOf(seat));
    seen.provinces = state.at(Area::Provinces, ownerOf(seat));
    const std::uint32_t hidden = own ? 0U : state.returned[i];
    seen.hand = {state.hand[i] & ~hidden};
    seen.regained = std::popcount(hidden);
    if (hidden == 0)
        seen.used = {state.used[i]};
    else
        seen.usedOrRegained = {state.used[i] | hidden};
    seen.played = state.played[i];
    seen.taken = state.taken[i];
    seen.diskSet = state.disk[i] != Area::None;
    if (own) seen.disk = state.disk[i];
    if (index(seat) >= static_cast<std::size_t>(rules.players)) seen = {};
    return seen;
}

} // namespace

Observation observe(const Rules& rules, const State& truth, Seat viewer) {
    State state = truth;
    for (ConcealHook conceal : rules.concealHooks) conceal(rules, state, viewer);
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
    seen.king = state.king;
    seen.kingsRegion = state.king == Area::None ? Area::None : kingArea(rules, state);
    for (Seat seat : rules.seats()) seen.seats.push_back(seenSeat(rules, state, seat, seat == viewer));
    seen.count = state.count;
    seen.castilloOpen = rules.rulings.openCastillo;
    if (!seen.castilloOpen) seen.count[index(Area::Castillo)] = {};
    seen.offer = state.offer;
    for (std::size_t stack = 0; stack < kMaxStacks; ++stack) seen.left[stack] = std::popcount(state.left[stack]);
    seen.board = state.board;
    seen.standing = state.standing;
    seen.special = state.special;
    seen.slotBytes.assign(state.slotBytes.begin(), state.slotBytes.begin() + rules.slotBytes);
    return seen;
}

} // namespace elgrande
