// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What chance decides, as decisions of the table: the King's region and the homes (S001, S004 set-up), who begins
// (X8), and the top card of each stack at the beginning of a round.
// RevealCard: n = stack. RevealHome: n = whose home comes next; each pushes the one after it.
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

// Cards --------------------------------------------------------------------------------------------------------------

SeatSet cardActors(const Rules&, const State& state, const Step& step) {
    return state.left[step.n] != 0 ? SeatSet::of(Seat::Table) : SeatSet{};
}

void cardLegal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    out.pushEachOf(ActionKind::RevealCard, rules.deck.stacks[step.n].data(), state.left[step.n]);
}

void cardApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Card card = static_cast<Card>(move.action.a);
    state.offer[step.n] = card;
    const CardInPlay& known = rules.card(card);
    if (!known.returns) state.left[step.n] &= ~(1U << known.place);
    tellOfCard(events, EventKind::CardsRevealed, Seat::None, card);
}

// Set-up -------------------------------------------------------------------------------------------------------------

void regionLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::RevealRegion), &Action::a, regionsNotDrawn(rules, state));
}

void kingApply(const Rules&, State& state, Step, Move move, EventSink* events) {
    const Area area = static_cast<Area>(move.action.a);
    state.token[index(Token::King)] = Spot::in(area);
    tell(events, EventKind::KingPlaced, Seat::None, area);
}

void homeApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Area home = static_cast<Area>(move.action.a);
    const Seat seat = seatAt(step.n);
    if (++step.n < rules.players) state.agenda.push(step);
    state.grande[index(seat)] = home;
    tell(events, EventKind::HomeDrawn, seat, home);
    const Manner manner = ownOf(seat, How::Setup);
    transfer(rules, state, {manner, Area::Provinces, home, rules.flow.homeAtStart}, kToldElsewhere, events);
    transfer(rules, state, {manner, Area::Provinces, Area::Court, rules.flow.courtAtStart}, kToldElsewhere, events);
}

bool homeFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child == Step{parent.kind, parent.seat, child.n, 0, 0} && child.n > parent.n && child.n < rules.players;
}

SeatSet starterActors(const Rules&, const State& state, const Step&) {
    return state.starter == Seat::None ? SeatSet::of(Seat::Table) : SeatSet{};
}

void starterLegal(const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::RevealSeat), &Action::a, rules.seats());
}

void starterApply(const Rules&, State& state, Step, Move move, EventSink* events) {
    state.starter = static_cast<Seat>(move.action.a);
    tell(events, EventKind::StarterChosen, state.starter);
}

} // namespace

const StepRules kRevealCard{
    .id = "reveal-card", .decision = "reveal", .actors = cardActors, .legal = cardLegal, .apply = cardApply};
const StepRules kRevealKing{
    .id = "reveal-king", .decision = "reveal", .actors = byTable, .legal = regionLegal, .apply = kingApply};
const StepRules kRevealHome{.id = "reveal-home",
                            .decision = "reveal",
                            .actors = byTable,
                            .legal = regionLegal,
                            .apply = homeApply,
                            .fits = homeFits};
const StepRules kRevealStarter{.id = "reveal-starter",
                               .decision = "reveal",
                               .actors = starterActors,
                               .legal = starterLegal,
                               .apply = starterApply};

} // namespace elgrande::steps
