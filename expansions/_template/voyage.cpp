// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The voyage: another place plays the King's part. While his barge, a token, lies at the islands they count as his
// region in every sense, though he himself stands where he stood. It is over when he is moved, or after the next
// general scoring.
#include "island_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::template_islands {

namespace {

bool isOnVoyage(const Rules& rules, const State& state) {
    return state.token[index(idsOf(rules).barge)] == Spot::in(idsOf(rules).island);
}

void setSail(const Rules& rules, State& state, Step step, EventSink* events) {
    moveToken(rules, state, idsOf(rules).barge, Spot::in(idsOf(rules).island), step.seat, events);
    steps::tell(events, idsOf(rules).voyageBegun, step.seat, idsOf(rules).island);
}

bool possible(const Rules& rules, const State& state, const Step&) {
    return !isOnVoyage(rules, state) && state.king() != idsOf(rules).island;
}

void comeHome(const Rules& rules, State& state, Seat by, EventSink* events) {
    moveToken(rules, state, idsOf(rules).barge, Spot::aside(), by, events);
    steps::tell(events, idsOf(rules).voyageEnded, Seat::None, state.king());
}

void endVoyage(const Rules& rules, State& state, Step, EventSink* events) {
    if (isOnVoyage(rules, state)) comeHome(rules, state, Seat::None, events);
}

// The barge lies at the islands or nowhere.
Area whereHeIs(const Rules& rules, const State&, Area) { return idsOf(rules).island; }

// Moved to where he has stood all the time, he has only come home; to any other place he goes himself.
bool moveHome(const Rules& rules, State& state, Area to, Seat by, EventSink* events) {
    comeHome(rules, state, by, events);
    return to == state.king();
}

const char* bargeIsOk(const Rules& rules, const State& state) {
    const bool well = isOnVoyage(rules, state) || state.token[index(idsOf(rules).barge)].isAside();
    return well ? nullptr : QT_TRANSLATE_NOOP("elgrande::errors", "the King's barge is where it never sails");
}

const StepRules kSetSail{
    .id = "template-set-sail", .decision = nullptr, .run = setSail, .possible = possible, .vetoBeforeRun = true};
const StepRules kEndVoyage{.id = "template-end-voyage", .decision = nullptr, .run = endVoyage};

} // namespace

void addVoyage(RulesBuilder& builder, Ids& ids) {
    TokenRow barge;
    barge.id = kBarge;
    barge.picture = "barge";
    barge.basis = Basis::Reconstructed;
    ids.barge = builder.addToken(barge);
    ids.voyageBegun = builder.addEvent("template-voyage-begun", EventFamily::Figure);
    ids.voyageEnded = builder.addEvent("template-voyage-ended", EventFamily::Figure);
    builder.addEffect(kVoyageCard, effectOf({stepOf(builder.addStep(kSetSail))}));
    builder.rerouteKing({.shownBy = ids.barge, .where = whereHeIs, .move = moveHome});
    builder.at(Anchor::ScoringEnd, stepOf(builder.addStep(kEndVoyage)));
    builder.check(bargeIsOk);
}

} // namespace elgrande::template_islands
