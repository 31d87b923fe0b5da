// Free choice (S001): in the next general scoring, when the Caballeros of the Castillo have moved and before the
// regions are scored, its player relocates up to two Caballeros of any owners.
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

void choose(const Rules& rules, State& state, Step, EventSink*) {
    const std::size_t i = keptAt(state, idsOf(rules).freeChoice);
    if (i == state.kept.size()) return;
    state.agenda.push(relocateUpTo(kRelocated, Whose::Any).as(state.kept[i].seat));
    giveUp(state, i);
}

bool fits(const Rules& rules, const State&, const Step&, const Step& child) {
    return rules.seats().contains(child.seat) && child.n > 0 && child.n <= kRelocated &&
           child == relocateUpTo(child.n, Whose::Any).as(child.seat);
}

const StepRules kKeep{.id = "gr-free-choice", .decision = nullptr, .run = keepChoice, .possible = canKeep};
const StepRules kChoose{.id = "gr-choose-freely", .decision = nullptr, .run = choose, .fits = fits};

} // namespace

void addFreeChoice(RulesBuilder& builder, Ids& ids) {
    ids.freeChoice = builder.addKept({.id = kFreeChoice, .source = {}});
    ids.choiceKept = builder.addEvent("gr-choice-kept");
    builder.addEffect("gr-free-choice", effectOf({stepOf(builder.addStep(kKeep))}));
    builder.at(Anchor::ScoringMoves, stepOf(builder.addStep(kChoose)));
}

} // namespace elgrande::grandissimo
