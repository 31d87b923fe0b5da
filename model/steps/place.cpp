// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Own Caballeros to the board, one at a time (S000 page 4). n = how many more; a = PlaceMode: next to the King and into
// the Castillo (the normal placing), or anywhere but the King's region (cards 1h and 1i); data = PlaceFrom.
#include "model/steps/place.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

Area sourceOf(const Step& step) {
    return static_cast<PlaceFrom>(step.data) == PlaceFrom::Court ? Area::Court : Area::Provinces;
}

AreaSet places(const Rules& rules, const State& state, const Step& step, Seat seat) {
    return static_cast<PlaceMode>(step.a) == PlaceMode::NextToKing ? placesFromCourt(rules, state, seat)
                                                                   : mayEnter(rules, state, ownOf(seat, How::Place));
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    if (state.at(sourceOf(step), ownerOf(seat)) > 0)
        out.pushEach(act(ActionKind::Caballero), &Action::a, places(rules, state, step, seat));
    out.push(act(ActionKind::Done));
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    if (state.at(sourceOf(step), ownerOf(step.seat)) == 0) return false;
    return static_cast<PlaceMode>(step.a) == PlaceMode::NextToKing ? anyPlaceFromCourt(rules, state, step.seat)
                                                                   : !places(rules, state, step, step.seat).empty();
}

// Of the placing that belongs to a turn; what an effect leaves open is nobody's loss.
void tellWhatIsLeft(const Rules& rules, const State& state, const Step& step, EventSink* events) {
    const bool ofTheTurn = static_cast<PlaceFrom>(step.data) == PlaceFrom::Court && state.special.card == Card::None;
    if (events != nullptr && ofTheTurn && possible(rules, state, step))
        tell(events, EventKind::PlacingLeft, step.seat, Area::None,
             std::min<int>(step.n, state.at(Area::Court, ownerOf(step.seat))));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return tellWhatIsLeft(rules, state, step, events);
    const Transfer placed{ownOf(move.seat, How::Place), sourceOf(step), static_cast<Area>(move.action.a), 1};
    if (--step.n > 0) state.agenda.push(step);
    transfer(rules, state, placed, EventKind::CaballeroPlaced, events);
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = std::min<int>(step.n, state.at(sourceOf(step), ownerOf(seat)));
    if (sourceOf(step) == Area::Provinces) decision.topic = "provinces";
    const AreaSet rest = rules.map.targets - places(rules, state, step, seat);
    refuseBanned(rules, state, Ban::CaballerosIn, ownOf(seat, How::Place), rest, decision);
    refuse(decision, rest, Refusal::NotNextToKing);
}

bool fits(const Rules&, const State&, const Step& parent, const Step& child) {
    return child == Step{parent.kind, parent.seat, child.n, parent.a, parent.data} && child.n > 0 &&
           child.n <= parent.n;
}

} // namespace

const StepRules kPlace{.id = "place",
                       .decision = "place",
                       .legal = legal,
                       .apply = apply,
                       .possible = possible,
                       .explain = explain,
                       .fits = fits,
                       .data = Operand::Number,
                       .isRun = true};

} // namespace elgrande::steps
