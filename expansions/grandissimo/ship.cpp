// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The ship (S001). Whoever takes a card with its symbol may take one of the two ship tokens, from beside the board or,
// where both are held, from another player, but never a second one (a part of the turn). The holder of a token may
// place Caballeros on the ship wherever the King is; at the beginning of a turn those on the ship may go to any coastal
// region. It is no region: nothing is scored there, and no action brings Caballeros there or takes them away.
#include "grand_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::grandissimo {

namespace {

constexpr std::size_t kTokens = 2;

Token tokenAt(const Ids& ids, std::size_t n) { return static_cast<Token>(index(ids.shipToken) + n); }

bool holdsToken(const Rules& rules, const State& state, Seat seat) {
    const Ids& ids = idsOf(rules);
    return holds(state, seat, tokenAt(ids, 0)) || holds(state, seat, tokenAt(ids, 1));
}

// Taking a token -----------------------------------------------------------------------------------------------------

// One that is nobody's; None: both are held.
Token freeToken(const Rules& rules, const State& state) {
    for (std::size_t n = 0; n < kTokens; ++n)
        if (const Token token = tokenAt(idsOf(rules), n); state.token[index(token)].isAside()) return token;
    return Token::None;
}

void offerToken(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    if (!hasTaken(rules, state, seat, ids.shipCards) || holdsToken(rules, state, seat)) return;
    if (freeToken(rules, state) != Token::None) return out.push(act(ids.takeToken));
    for (Seat other : rules.seats())
        if (other != seat && holdsToken(rules, state, other)) out.push(act(ids.takeTokenFrom, other));
}

void takeToken(const Rules& rules, State& state, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    Token token = freeToken(rules, state);
    for (std::size_t n = 0; n < kTokens && move.action.kind == ids.takeTokenFrom; ++n)
        if (holds(state, static_cast<Seat>(move.action.a), tokenAt(ids, n))) token = tokenAt(ids, n);
    moveToken(rules, state, token, Spot::before(move.seat), move.seat, events);
}

// Aboard -------------------------------------------------------------------------------------------------------------

AreaSet aboard(const Rules& rules, const State& state, Seat seat) {
    return holdsToken(rules, state, seat) ? AreaSet::of(idsOf(rules).ship) : AreaSet{};
}

AreaSet noToken(const Rules& rules, const State& state, const Manner& manner) {
    return AreaSet::of(idsOf(rules).ship) - aboard(rules, state, seatOf(manner.owner));
}

// Ashore -------------------------------------------------------------------------------------------------------------

AreaSet landings(const Rules& rules, const State& state, Seat seat) {
    return coast(rules) & mayEnter(rules, state, ownOf(seat));
}

SeatSet sailor(const Rules& rules, const State& state, const Step& step) {
    if (state.at(idsOf(rules).ship, ownerOf(step.seat)) == 0) return {};
    return landings(rules, state, step.seat).empty() ? SeatSet{} : SeatSet::of(step.seat);
}

void landLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).land), &Action::a, landings(rules, state, seat));
    out.push(act(ActionKind::Done));
}

void land(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    state.agenda.push(step);
    transfer(rules, state, {ownOf(move.seat), idsOf(rules).ship, static_cast<Area>(move.action.a), 1},
             idsOf(rules).landed, events);
}

void landExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.remaining = state.at(idsOf(rules).ship, ownerOf(seat));
    const AreaSet rest = rules.map.targets - landings(rules, state, seat);
    refuseBanned(rules, state, Ban::CaballerosIn, ownOf(seat), rest & coast(rules), decision);
    refuse(decision, rest, idsOf(rules).noCoast);
}

const char* tokensAreOk(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    const Spot one = state.token[index(tokenAt(ids, 0))];
    const Spot other = state.token[index(tokenAt(ids, 1))];
    return one == other && !one.isAside() ? QT_TRANSLATE_NOOP("elgrande::errors", "one player has both ship tokens")
                                          : nullptr;
}

AreaRow shipRow() {
    AreaRow row = placeRow(kShip);
    row.closed = true;
    return row;
}

const StepRules kLand{.id = "gr-land",
                      .decision = "gr-land",
                      .actors = sailor,
                      .legal = landLegal,
                      .apply = land,
                      .explain = landExplain};

} // namespace

void addShip(RulesBuilder& builder, Ids& ids) {
    if (!ids.withShip) return;
    ids.ship = builder.addArea(shipRow());
    ids.shipToken = builder.addToken(
        {.id = kShipToken, .picture = "ship-token", .copies = static_cast<int>(kTokens), .home = TokenHome::Seats});
    ids.land = builder.addAction("gr-land", {Operand::Area});
    ids.takeToken = builder.addAction("gr-ship-token", {});
    ids.takeTokenFrom = builder.addAction("gr-ship-token-from", {Operand::Seat});
    ids.landed = builder.addEvent("gr-landed", EventFamily::Pieces);
    ids.noCoast = builder.addRefusal("gr-no-coast");
    builder.addTurnPart({.id = "gr-ship-token",
                         .word = ids.takeToken,
                         .other = ids.takeTokenFrom,
                         .offer = offerToken,
                         .begin = takeToken});
    builder.placeAlso(aboard);
    builder.ban({.on = Ban::CaballerosIn,
                 .areas = noToken,
                 .why = builder.addRefusal("gr-no-ship-token"),
                 .places = AreaSet::of(ids.ship),
                 .hows = Ban::bitOf(How::Place)});
    builder.ban({.on = Ban::CaballerosIn,
                 .why = builder.addRefusal("gr-ship-by-placing"),
                 .places = AreaSet::of(ids.ship),
                 .hows = ~Ban::bitOf(How::Place)});
    builder.at(Anchor::TurnStart, stepOf(builder.addStep(kLand)), StepKind::Court);
    builder.check(tokensAreOk);
}

} // namespace elgrande::grandissimo
