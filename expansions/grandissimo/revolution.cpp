// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Revolution (S001, X32): the King goes to Portugal, and until after the next general scoring a Grande plays his part.
// That Grande's region is the King's region in every sense, and what moves the King moves the Grande. Then the King
// comes back and the Grande stays where he is. The crown, a token, lies before the player whose Grande it is.
#include "grand_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::grandissimo {

namespace {

Seat rebel(const Rules& rules, const State& state) { return holderOf(state, idsOf(rules).crown); }

bool canBeKing(const Rules& rules, const State& state, Seat seat) {
    return rules.map.kingMayStand.contains(state.grande[index(seat)]);
}

SeatSet pretenders(const Rules& rules, const State& state, Seat active) {
    SeatSet set;
    for (Seat seat : rules.seats())
        if ((seat == active || idsOf(rules).anyGrande) && canBeKing(rules, state, seat)) set.insert(seat);
    return set;
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return rebel(rules, state) == Seat::None && !pretenders(rules, state, step.seat).empty();
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).crowning), &Action::a, pretenders(rules, state, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void rise(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    if (move.action.kind == ActionKind::Done) return;
    const Seat crowned = static_cast<Seat>(move.action.a);
    const Area throne = state.king();
    if (throne != ids.portugal) moveKing(rules, state, ids.portugal, move.seat, events);
    ids.throne.store(state, {static_cast<std::uint8_t>(index(throne) + 1)});
    moveToken(rules, state, ids.crown, Spot::before(crowned), move.seat, events);
    Event event;
    event.kind = ids.revolutionBegun;
    event.seat = move.seat;
    event.holder = crowned;
    event.to = state.grande[index(crowned)];
    steps::tell(events, event);
}

Area throneOf(const Rules& rules, const State& state) { return areaAt(idsOf(rules).throne.load(state).place - 1); }

void layDownCrown(const Rules& rules, State& state, EventSink* events) {
    layAside(rules, state, idsOf(rules).crown, events);
    idsOf(rules).throne.store(state, {});
}

void end(const Rules& rules, State& state, Step, EventSink* events) {
    if (rebel(rules, state) == Seat::None) return;
    const Area throne = throneOf(rules, state);
    layDownCrown(rules, state, events);
    if (idsOf(rules).kingComesHome && throne != state.king()) // by himself: nobody moves him
        moveToken(rules, state, Token::King, Spot::in(throne), Seat::None, events);
    steps::tell(events, idsOf(rules).revolutionEnded, Seat::None, state.king());
}

Area where(const Rules& rules, const State& state, Area) { return state.grande[index(rebel(rules, state))]; }

// Where no Grande can follow, into an exile, the King goes himself, and the revolution is over.
bool moveInstead(const Rules& rules, State& state, Area to, Seat, EventSink* events) {
    const Seat crowned = rebel(rules, state);
    if (!rules.map.grandes.contains(to)) {
        layDownCrown(rules, state, events);
        steps::tell(events, idsOf(rules).revolutionEnded, Seat::None, to);
        return false;
    }
    const Area from = state.grande[index(crowned)];
    state.grande[index(crowned)] = to;
    steps::tellMove(events, EventKind::GrandeMoved, crowned, ownerOf(crowned), from, to);
    return true;
}

const char* revolutionIsOk(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    const Spot crown = state.token[index(ids.crown)];
    const int throne = ids.throne.load(state).place;
    if (crown.isAside())
        return throne == 0 ? nullptr
                           : QT_TRANSLATE_NOOP("elgrande::errors", "the King has left a throne without a revolution");
    const bool well = throne > 0 && throne <= rules.map.size && rules.map.kingMayStand.contains(areaAt(throne - 1)) &&
                      state.king() == ids.portugal && canBeKing(rules, state, crown.seat());
    return well ? nullptr : QT_TRANSLATE_NOOP("elgrande::errors", "there is a revolution without a King in Portugal");
}

const StepRules kRise{
    .id = "gr-revolution", .decision = "gr-revolution", .legal = legal, .apply = rise, .possible = possible};
const StepRules kEnd{.id = "gr-revolution-end", .decision = nullptr, .run = end};

} // namespace

void addRevolution(RulesBuilder& builder, Ids& ids) {
    ids.crown =
        builder.addToken({.id = kCrown, .picture = "crown", .basis = Basis::Reconstructed, .home = TokenHome::Seats});
    ids.throne = builder.addSlot<Throne>("gr-throne");
    ids.crowning = builder.addAction("gr-crown", {Operand::Seat});
    ids.revolutionBegun = builder.addEvent("gr-revolution-begun", EventFamily::Figure);
    ids.revolutionEnded = builder.addEvent("gr-revolution-ended", EventFamily::Figure);
    const StepKind rise = builder.addStep(kRise);
    builder.addEffect("gr-revolution", effectOf({stepOf(rise)}));
    for (const char* option : {kRevolutionOption, kReturnOption})
        builder.aboutCards(option, [rise](const Step& step) { return step.kind == rise; });
    builder.rerouteKing({.shownBy = ids.crown, .where = where, .move = moveInstead});
    builder.at(Anchor::ScoringEnd, stepOf(builder.addStep(kEnd)));
    builder.check(revolutionIsOk);
}

} // namespace elgrande::grandissimo
