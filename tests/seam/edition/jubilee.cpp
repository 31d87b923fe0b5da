// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// An edition as a folder: power cards, stacks and numbers of the base game otherwise, hands that are secret, a place of
// exile, and a colour at whose seat nobody sits.
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "model/steps/cards.h"
#include "model/steps/king.h"

namespace elgrande {

namespace jubilee {

namespace {

// No region, and no ordinary move of the King leads there.
AreaRow exileRow() {
    AreaRow row = placeRow("jubilee-exile");
    row.kingMayStand = true;
    row.enterable = false;
    row.neighbours = {"galicia", "sevilla"};
    row.basis = Basis::Reconstructed;
    return row;
}

// Tens instead of numbers, and one that has no number and goes last.
std::vector<PowerRow> powerRows() {
    std::vector<PowerRow> rows;
    for (int value = 10; value <= 130; value += 10) {
        PowerRow row;
        row.id = std::to_string(value);
        row.value = value;
        row.caballeros = (140 - value) / 20;
        rows.push_back(row);
    }
    PowerRow joker;
    joker.id = "joker";
    joker.caballeros = 3;
    rows.push_back(joker);
    return rows;
}

// The third colour ---------------------------------------------------------------------------------------------------

SeatSet table(const Rules& rules, const State&, const Step&) {
    return rules.dummies().empty() ? SeatSet{} : SeatSet::of(Seat::Table);
}

void powerLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    for (Seat dummy : rules.dummies())
        out.pushEach(act(ActionKind::RevealPower), &Action::a, PowerSet{state.hand[index(dummy)]});
}

void powerApply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    steps::playPower(rules, state, rules.dummies().first(), static_cast<Power>(move.action.a), events);
}

// In its turn it takes the card with the most Caballeros, and does nothing with it.
void takeBest(const Rules& rules, State& state, Step step, EventSink* events) {
    if (rules.seats().contains(step.seat)) return;
    const Card best = steps::mostCaballeros(rules, state);
    if (best != Card::None) steps::takeCard(rules, state, step.seat, best, events);
}

const StepRules kDummyPower{
    .id = "jubilee-dummy-power", .decision = "reveal", .actors = table, .legal = powerLegal, .apply = powerApply};
const StepRules kDummyTakes{.id = "jubilee-dummy-takes", .decision = nullptr, .run = takeBest};

// All together -------------------------------------------------------------------------------------------------------

void contribute(RulesBuilder& builder) {
    builder.setPieces(36, 9, 2);
    builder.setRanks(3);
    builder.replacePowers(powerRows());
    builder.hideHands();
    builder.mergeStacks(3, 2);
    builder.removeStack(4);
    builder.addArea(exileRow());
    builder.addEffect("jubilee-exile", effectOf({moveTheKing(KingsWay::IntoExile)}));
    CardRow exile;
    exile.id = "jubilee-exile";
    exile.stack = 4;
    exile.copies = 9;
    exile.basis = exile.caballerosBasis = Basis::Reconstructed;
    builder.addCard(exile);
    if (builder.setup().players > 2) return;
    builder.addDummy();
    const StepKind power = builder.addStep(kDummyPower);
    const StepKind takes = builder.addStep(kDummyTakes);
    builder.at(Anchor::Powers, {power, Seat::None, 0, 0, 0}, StepKind::Power);
    builder.at(Anchor::Turn, {takes, Seat::None, 0, 0, 0}, StepKind::TakeCard);
}

} // namespace
} // namespace jubilee

extern const Expansion expansion_jubilee;
const Expansion expansion_jubilee{.id = "jubilee",
                                  .needs = {},
                                  .excludes = {"lighthouse"},
                                  .goesWith = {"template"},
                                  .joins = {},
                                  .edition = "jubilee",
                                  .defaults = {{"open-castillo", "true"}, {"tie-break", "tournament"}},
                                  .contribute = jubilee::contribute,
                                  .playable = false};

} // namespace elgrande
