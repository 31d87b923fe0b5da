// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Quarantine (93, S001 note 93; RULINGS.md 2.3): a mobile scoreboard from beside the board, or where none is there one
// from the board, is laid into a region, which is then taboo like the King's until after the next general scoring; the
// scoreboard's values hold there. A further quarantine moves the scoreboard of the first. The token lies where it is.
#include "../king_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::intrigue_king {

namespace {

Manner mannerOf(Seat seat) { return {Owner::None, seat, How::Own}; }

Area closedRegion(const Rules& rules, const State& state) { return state.token[index(idsOf(rules).quarantine)].area(); }

// The scoreboards that may be used. Nothing but the King himself leaves his region (RULINGS.md 1.9), so where he has
// come to the quarantined one, its scoreboard stays.
IdSet<Token> usable(const Rules& rules, const State& state, Seat seat) {
    const Area closed = closedRegion(rules, state);
    if (closed != Area::None && closed == kingArea(rules, state)) return {};
    if (closed != Area::None)
        if (const Token board = scoreboardOn(rules, state, closed); board != Token::None)
            return IdSet<Token>::of(board);
    IdSet<Token> aside;
    IdSet<Token> onBoard;
    const AreaSet taboo = banned(rules, state, Ban::Scoreboards, mannerOf(seat));
    for (Token board : rules.scoreboards) {
        const Spot spot = state.token[index(board)];
        if (spot.isAside())
            aside.insert(board);
        else if (!taboo.contains(spot.area()))
            onBoard.insert(board);
    }
    return aside.empty() ? onBoard : aside;
}

AreaSet sites(const Rules& rules, const State& state, Seat seat) {
    AreaSet open = (rules.map.regions & rules.map.scorable) - banned(rules, state, Ban::Scoreboards, mannerOf(seat));
    for (Token board : rules.scoreboards)
        if (const Area taken = state.token[index(board)].area(); taken != Area::None) open.erase(taken);
    return open;
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const AreaSet open = sites(rules, state, seat);
    for (Token board : usable(rules, state, seat)) out.pushEach(act(idsOf(rules).isolate, board), &Action::b, open);
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Spot site = Spot::in(static_cast<Area>(move.action.b));
    moveToken(rules, state, static_cast<Token>(move.action.a), site, move.seat, events);
    moveToken(rules, state, idsOf(rules).quarantine, site, move.seat, events);
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !usable(rules, state, step.seat).empty() && !sites(rules, state, step.seat).empty();
}

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - sites(rules, state, seat);
    refuseBanned(rules, state, Ban::Scoreboards, mannerOf(seat), rest, decision);
    for (Token board : rules.scoreboards) refuse(decision, state.token[index(board)].area(), Refusal::BoardThere);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, Refusal::NotToBeScored);
}

AreaSet taboo(const Rules& rules, const State& state, const Manner&) {
    return wholeOf(rules, state, closedRegion(rules, state));
}

void lift(const Rules& rules, State& state, Step, EventSink* events) {
    const Area closed = closedRegion(rules, state);
    if (closed == Area::None) return;
    const Token board = scoreboardOn(rules, state, closed);
    layAside(rules, state, idsOf(rules).quarantine, events);
    if (board != Token::None) layAside(rules, state, board, events);
}

const char* isOk(const Rules& rules, const State& state) {
    const Spot spot = state.token[index(idsOf(rules).quarantine)];
    if (spot.isAside()) return nullptr;
    return rules.map.regions.contains(spot.area()) && scoreboardOn(rules, state, spot.area()) != Token::None
               ? nullptr
               : QT_TRANSLATE_NOOP("elgrande::errors", "the quarantine is where there is no mobile scoreboard");
}

const StepRules kIsolate{.id = "ki-quarantine",
                         .decision = "ki-quarantine",
                         .legal = legal,
                         .apply = apply,
                         .possible = possible,
                         .explain = explain};
const StepRules kLift{.id = "ki-quarantine-end", .decision = nullptr, .run = lift};

} // namespace

void addQuarantine(RulesBuilder& builder, Ids& ids) {
    ids.quarantine = builder.addToken({.id = "ki-quarantine", .picture = "quarantine"});
    ids.isolate = builder.addAction("ki-quarantine", {Operand::Token, Operand::Area});
    ids.quarantined = builder.addRefusal("ki-quarantined");
    builder.addEffect("ki-quarantine", effectOf({stepOf(builder.addStep(kIsolate))}));
    builder.ban({.on = Ban::Everything,
                 .areas = taboo,
                 .why = ids.quarantined,
                 .places = AreaSet{~0U} - AreaSet::of(Area::Castillo, Area::Court, Area::Provinces),
                 .shownBy = ids.quarantine});
    builder.at(Anchor::ScoringEnd, stepOf(builder.addStep(kLift)));
    builder.check(isOk);
}

} // namespace elgrande::intrigue_king
