// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The bonus that Queen and Grand Inquisitor give whoever has them, once in each of his turns (S001): one Caballero more
// from the provinces to the court, or from the court to a neighbour of the King's region, or on the ship with a token.
// The log names who brought it, so it is told by events of their own. Favour: a = 0 of the Queen, 1 of the Inquisitor.
#include "grand_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::grandissimo {

namespace {

// It says regions: the Castillo is none.
AreaSet goals(const Rules& rules, const State& state, Seat seat) {
    if (state.at(Area::Court, ownerOf(seat)) == 0) return {};
    return placesFromCourt(rules, state, seat) - AreaSet::of(Area::Castillo);
}

bool canBeDone(const Rules& rules, const State& state, Seat seat) {
    return state.at(Area::Provinces, ownerOf(seat)) > 0 || !goals(rules, state, seat).empty();
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Caballero), &Action::a, goals(rules, state, seat));
    out.pushIf(state.at(Area::Provinces, ownerOf(seat)) > 0, act(ActionKind::Court, 1));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Owner owner = ownerOf(move.seat);
    const Ids& ids = idsOf(rules);
    if (move.action.kind == ActionKind::Court)
        transfer(rules, state, {{owner, move.seat, How::Fill}, Area::Provinces, Area::Court, 1},
                 step.a == 0 ? ids.queenToCourt : ids.inquisitorToCourt, events);
    if (move.action.kind == ActionKind::Caballero)
        transfer(rules, state, {{owner, move.seat, How::Place}, Area::Court, static_cast<Area>(move.action.a), 1},
                 step.a == 0 ? ids.queenPlaced : ids.inquisitorPlaced, events);
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.topic = step.a == 0 ? kQueen : kInquisitor;
    const AreaSet rest = rules.map.targets - goals(rules, state, seat);
    if (state.at(Area::Court, ownerOf(seat)) == 0) refuse(decision, rest, Refusal::CourtEmpty);
    refuseBanned(rules, state, Ban::CaballerosIn, ownOf(seat, How::Place), rest, decision);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NotNextToKing);
}

template <Token Ids::*kWhose>
void offer(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    if (!holds(state, seat, ids.*kWhose) || !canBeDone(rules, state, seat)) return;
    out.push(act(ids.*kWhose == ids.queen ? ids.queensFavour : ids.inquisitorsFavour));
}

template <std::uint8_t kTopic>
void begin(const Rules& rules, State& state, Move move, EventSink*) {
    state.agenda.push({idsOf(rules).favour, move.seat, 0, kTopic, 0});
}

template <std::uint8_t kTopic>
bool fits(const Rules& rules, const State&, Seat seat, const Step& child) {
    return child == Step{idsOf(rules).favour, seat, 0, kTopic, 0};
}

const StepRules kFavour{.id = "gr-favour",
                        .decision = "gr-favour",
                        .legal = legal,
                        .apply = apply,
                        .explain = explain,
                        .a = Operand::Number};

} // namespace

void addFavours(RulesBuilder& builder, Ids& ids) {
    ids.favour = builder.addStep(kFavour);
    ids.queensFavour = builder.addAction("gr-queen", {});
    ids.queenToCourt = builder.addEvent("gr-queen-to-court", EventFamily::Pieces);
    ids.queenPlaced = builder.addEvent("gr-queen-placed", EventFamily::Pieces);
    builder.addTurnPart({.id = "gr-queen",
                         .word = ids.queensFavour,
                         .isGift = true,
                         .offer = offer<&Ids::queen>,
                         .begin = begin<0>,
                         .fits = fits<0>});
    if (!ids.withInquisitor) return;
    ids.inquisitorsFavour = builder.addAction("gr-inquisitor", {});
    ids.inquisitorToCourt = builder.addEvent("gr-inquisitor-to-court", EventFamily::Pieces);
    ids.inquisitorPlaced = builder.addEvent("gr-inquisitor-placed", EventFamily::Pieces);
    builder.addTurnPart({.id = "gr-inquisitor",
                         .word = ids.inquisitorsFavour,
                         .isGift = true,
                         .offer = offer<&Ids::inquisitor>,
                         .begin = begin<1>,
                         .fits = fits<1>});
}

} // namespace elgrande::grandissimo
