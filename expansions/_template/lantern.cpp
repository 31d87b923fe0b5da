// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The lantern and the fog: a token that goes from seat to seat, and one that lies on the board. In each of his turns
// the holder of the lantern has to send the fog to another coast (a part of the turn that is owed). Where it lies
// nothing is scored in a general scoring (a place left out), and while it lies on the islands no pilot can be hired
// (power cards that are blocked).
#include "island_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::template_islands {

namespace {

Area fogIn(const Rules& rules, const State& state) { return state.token[index(idsOf(rules).fog)].area(); }

AreaSet clearCoast(const Rules& rules, const State& state) {
    AreaSet clear = coast(rules);
    if (const Area fog = fogIn(rules, state); fog != Area::None) clear.erase(fog);
    return clear;
}

// The part of the turn -----------------------------------------------------------------------------------------------

void offer(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    if (holds(state, seat, idsOf(rules).lantern)) out.push(act(idsOf(rules).shift));
}

void begin(const Rules& rules, State& state, Move move, EventSink*) {
    state.agenda.push({idsOf(rules).drift, move.seat, 0, 0, 0});
}

bool owed(const Rules&, const State&, Seat) { return true; } // whenever it is offered

bool partFits(const Rules& rules, const State&, Seat seat, const Step& child) {
    return child == Step{idsOf(rules).drift, seat, 0, 0, 0};
}

const TurnPart kWatch{.id = "template-watch",
                      .word = ActionKind::Done, // addLantern fills it in
                      .offer = offer,
                      .begin = begin,
                      .owed = owed,
                      .fits = partFits};

// Where to -----------------------------------------------------------------------------------------------------------

void driftLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).driftTo, idsOf(rules).fog), &Action::b, clearCoast(rules, state));
}

void drift(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    moveToken(rules, state, idsOf(rules).fog, Spot::in(static_cast<Area>(move.action.b)), move.seat, events);
}

void driftExplain(const Rules& rules, const State& state, const Step&, Seat, Decision& decision) {
    refuse(decision, fogIn(rules, state), Refusal::SamePlace);
    refuse(decision, rules.map.targets - coast(rules), idsOf(rules).notOnCoast);
}

const StepRules kDrift{
    .id = "template-drift", .decision = "template-drift", .legal = driftLegal, .apply = drift, .explain = driftExplain};

// What the fog does --------------------------------------------------------------------------------------------------

AreaSet unseen(const Rules& rules, const State& state) {
    const Area fog = fogIn(rules, state);
    return fog == Area::None ? AreaSet{} : AreaSet::of(fog);
}

std::uint32_t noPilot(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    return fogIn(rules, state) == ids.island && ids.pilotPower != Power::None ? PowerSet::of(ids.pilotPower).bits : 0;
}

const char* fogIsOk(const Rules& rules, const State& state) {
    const Area fog = fogIn(rules, state);
    return fog == Area::None || coast(rules).contains(fog)
               ? nullptr
               : QT_TRANSLATE_NOOP("elgrande::errors", "the fog lies where there is no coast");
}

// Asked for positions only: at this point of the game it cannot be so, whatever has happened.
const char* nobodyHasClimbedYet(const Rules& rules, const State& state) {
    const Seat holder = state.token[index(idsOf(rules).lantern)].seat(); // by another set's opening, from his home
    const bool mayBe = state.roundsBegun > 0 || holder == Seat::None || state.grande[index(holder)] != Area::None;
    return mayBe ? nullptr
                 : QT_TRANSLATE_NOOP("elgrande::errors",
                                     "is in the set-up, but a seat without a home region holds the lantern");
}

} // namespace

void addLantern(RulesBuilder& builder, Ids& ids) {
    TokenRow lantern;
    lantern.id = kLantern;
    lantern.picture = "lantern";
    lantern.home = TokenHome::Seats;
    lantern.basis = Basis::Reconstructed;
    ids.lantern = builder.addToken(lantern);
    TokenRow fog = lantern;
    fog.id = kFog;
    fog.picture = "fog";
    fog.home = TokenHome::Board;
    ids.fog = builder.addToken(fog);
    ids.shift = builder.addAction("template-shift", {});
    ids.driftTo = builder.addAction("template-drift", {Operand::Token, Operand::Area});
    ids.drift = builder.addStep(kDrift);
    TurnPart watch = kWatch;
    watch.word = watch.other = ids.shift;
    builder.addTurnPart(watch);
    builder.leaveUnscored(unseen);
    builder.blockPowers(noPilot);
    builder.check(fogIsOk);
    builder.checkMoment(nobodyHasClimbedYet);
}

} // namespace elgrande::template_islands
