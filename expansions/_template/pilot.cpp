// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The pilot: a power card with an effect. In the turn of whoever has played it, a card that is in no stack is laid
// before his seat and stays there until its special action has been used, in this turn or a later one. It lets the
// Caballeros of the action card go anywhere (an effect that changes what the turn allows to place).
#include "island_rules.h"

#include "model/rules/notation.h"
#include "model/rules/pieces.h"
#include "model/steps/events.h"
#include "model/steps/place.h"

namespace elgrande::template_islands {

namespace {

// Once a round, when all have played: whoever has played him, and whose he has been.
void hire(const Rules& rules, State& state, Step, EventSink* events) {
    const Ids& ids = idsOf(rules);
    if (ids.pilotPower == Power::None) return;
    for (Seat seat : rules.seats()) {
        if (state.spent[index(seat)] > 1 && isSpent(state, seat, ids.pilot)) takeAway(state, seat, ids.pilot);
        if (state.played[index(seat)] == ids.pilotPower && layBefore(state, seat, ids.pilot))
            steps::tellOfCard(events, ids.pilotHired, seat, ids.pilot);
    }
}

constexpr std::uint8_t kAnywhere = static_cast<std::uint8_t>(PlaceMode::Anywhere);

bool possible(const Rules&, const State& state, const Step& step) {
    return (state.parts & kPlaced) == 0 && state.placing.count > 0 && state.placing.mode != kAnywhere &&
           state.at(Area::Court, ownerOf(step.seat)) > 0;
}

void aboard(const Rules& rules, State& state, Step step, EventSink* events) {
    state.placing.mode = kAnywhere;
    steps::tell(events, idsOf(rules).pilotAboard, step.seat);
}

const StepRules kHire{.id = "template-hire-pilot", .decision = nullptr, .run = hire};
const StepRules kAboard{
    .id = "template-pilot-aboard", .decision = nullptr, .run = aboard, .possible = possible, .vetoBeforeRun = true};

} // namespace

void addPilot(RulesBuilder& builder, Ids& ids) {
    ids.pilotHired = builder.addEvent("template-pilot-hired");
    ids.pilotAboard = builder.addEvent("template-pilot-aboard");
    builder.addEffect(kPilot, effectOf({stepOf(builder.addStep(kAboard))}));
    CardRow card = cardRow(kPilot, 0, 1, 0, "deploy");
    card.required = true;
    builder.addCard(card);
    builder.addPower({.id = kPilot, .value = builder.freeValue(), .caballeros = 0, .card = kPilot});
    builder.at(Anchor::BeforeTurns, stepOf(builder.addStep(kHire)));
    // Whoever owns the cards may have taken it out of the game, so it is looked up when all are numbered.
    builder.whenNumbered([&ids](const Rules& rules) {
        ids.pilot = cardFromText(rules, kPilot).value_or(Card::None);
        ids.pilotPower =
            static_cast<Power>(operandFromText(rules, Operand::Power, kPilot).value_or(index(Power::None)));
    });
}

} // namespace elgrande::template_islands
