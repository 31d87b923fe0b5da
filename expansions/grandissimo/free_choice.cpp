// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Free choice (S001): in the next general scoring, when the Caballeros of the Castillo have moved and before the
// regions are scored, its player relocates up to two Caballeros of any owners. That is long after the card was played,
// so it is a relocation of its own, whose question says why it is asked.
#include "grand_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/events.h"
#include "model/steps/relocate.h"

namespace elgrande::grandissimo {

namespace {

constexpr int kRelocated = 2;

bool canKeep(const Rules& rules, const State& state, const Step&) {
    return timesKept(state, idsOf(rules).freeChoice) == 0;
}

void keepChoice(const Rules& rules, State& state, Step step, EventSink* events) {
    keep(state, {idsOf(rules).freeChoice, step.seat, kUntilRemoved, 0});
    steps::tell(events, idsOf(rules).choiceKept, step.seat);
}

Step freeMove(const Rules& rules, Seat seat, int count) { return stepOf(idsOf(rules).freeMove, count).as(seat); }

void choose(const Rules& rules, State& state, Step, EventSink*) {
    const std::size_t i = keptAt(state, idsOf(rules).freeChoice);
    if (i == state.kept.size()) return;
    state.agenda.push(freeMove(rules, state.kept[i].seat, kRelocated));
    giveUp(state, i);
}

bool fits(const Rules& rules, const State&, const Step&, const Step& child) {
    return rules.seats().contains(child.seat) && child.n > 0 && child.n <= kRelocated &&
           child == freeMove(rules, child.seat, child.n);
}

// The relocation: what is legal, and why the rest is not, the base game's verb knows. -----------------------------

Step plain(const Step& step) { return relocateUpTo(step.n, Whose::Any).as(step.seat); }

void moveLegal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    rules.verb(StepKind::Relocate).legal(rules, state, plain(step), seat, out);
}

void move(const Rules& rules, State& state, Step step, Move chosen, EventSink* events) {
    if (chosen.action.kind == ActionKind::Done) return;
    if (--step.n > 0) state.agenda.push(step);
    transfer(rules, state,
             {{static_cast<Owner>(chosen.action.a), chosen.seat, How::Relocate},
              static_cast<Area>(chosen.action.b),
              static_cast<Area>(chosen.action.c),
              1},
             EventKind::CaballeroMoved, events);
}

void moveExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    rules.verb(StepKind::Relocate).explain(rules, state, plain(step), seat, decision);
    decision.topic = kFreeChoice;
}

bool moveFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child.n > 0 && child.n <= parent.n && child == freeMove(rules, parent.seat, child.n);
}

const StepRules kKeep{.id = "gr-free-choice", .decision = nullptr, .run = keepChoice, .possible = canKeep};
const StepRules kChoose{.id = "gr-choose-freely", .decision = nullptr, .run = choose, .fits = fits};
const StepRules kMove{.id = "gr-free-move",
                      .decision = "relocate",
                      .legal = moveLegal,
                      .apply = move,
                      .explain = moveExplain,
                      .fits = moveFits};

} // namespace

void addFreeChoice(RulesBuilder& builder, Ids& ids) {
    ids.freeChoice = builder.addKept({.id = kFreeChoice, .source = {}});
    ids.choiceKept = builder.addEvent("gr-choice-kept");
    ids.freeMove = builder.addStep(kMove);
    builder.addEffect("gr-free-choice", effectOf({stepOf(builder.addStep(kKeep))}));
    builder.at(Anchor::ScoringMoves, stepOf(builder.addStep(kChoose)));
}

} // namespace elgrande::grandissimo
