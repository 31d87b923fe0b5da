// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Placing or moving a mobile scoreboard (card 4a): not into or out of the King's region, not on top of the other one;
// on the Castillo where the edition allows it (RULINGS.md 1.2, X14).
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

Manner mannerOf(Seat seat) { return {Owner::None, seat, How::Own}; }

AreaSet freePlaces(const Rules& rules, const State& state, Seat seat) {
    AreaSet open = rules.map.scorable - banned(rules, state, Ban::Scoreboards, mannerOf(seat));
    if (!rules.rulings.scoreboardOnCastillo) open.erase(Area::Castillo);
    for (Token board : rules.scoreboards)
        if (const Area taken = state.token[index(board)].area(); taken != Area::None) open.erase(taken);
    return open;
}

bool mayBeTaken(const Rules& rules, const State& state, Seat seat, Token board) {
    const Area area = state.token[index(board)].area();
    return area == Area::None || !banned(rules, state, Ban::Scoreboards, mannerOf(seat)).contains(area);
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const AreaSet open = freePlaces(rules, state, seat);
    for (Token board : rules.scoreboards)
        if (mayBeTaken(rules, state, seat, board)) out.pushEach(act(ActionKind::Scoreboard, board), &Action::b, open);
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    moveToken(rules, state, static_cast<Token>(move.action.a), Spot::in(static_cast<Area>(move.action.b)), move.seat,
              events);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    if (freePlaces(rules, state, step.seat).empty()) return false;
    for (Token board : rules.scoreboards)
        if (mayBeTaken(rules, state, step.seat, board)) return true;
    return false;
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - freePlaces(rules, state, seat);
    refuseBanned(rules, state, Ban::Scoreboards, mannerOf(seat), rest, decision);
    for (Token board : rules.scoreboards) refuse(decision, state.token[index(board)].area(), Refusal::BoardThere);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NotToBeScored);
}

} // namespace

const StepRules kScoreboard{.id = "scoreboard",
                            .decision = "scoreboard",
                            .legal = legal,
                            .apply = apply,
                            .possible = possible,
                            .explain = explain};

} // namespace elgrande::steps
