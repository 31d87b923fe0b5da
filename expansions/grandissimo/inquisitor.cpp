// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The Grand Inquisitor and his two black Caballeros (S001, X27). They begin in one region that is drawn. His card takes
// him to the own court and moves them, once each or one twice; each may take one Caballero of another player along, if
// that player agrees. S001 has two versions: by its last page the black ones belong to nobody and are never considered
// in scoring, and he leaves before the next general scoring; by the page before he stays, they are his host's in every
// way, and while he has no host they are a player whom nobody sees. What his host gets in each turn: favours.cpp.
// Ride: n = how many more. Along: the owner out of region n may be asked whether he follows to region a. Consent: the
// one who has been asked.
#include "grand_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::grandissimo {

namespace {

constexpr int kBlackCaballeros = 2;

// Set-up -------------------------------------------------------------------------------------------------------------

void drawLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::RevealRegion), &Action::a, regionsNotDrawn(rules, state));
}

void draw(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    transfer(
        rules, state,
        {{Owner::Black, Seat::None, How::Setup}, Area::Provinces, static_cast<Area>(move.action.a), kBlackCaballeros},
        idsOf(rules).blackPlaced, events);
}

// His card -----------------------------------------------------------------------------------------------------------

void invite(const Rules& rules, State& state, Step step, EventSink* events) {
    if (!holds(state, step.seat, idsOf(rules).inquisitor))
        moveToken(rules, state, idsOf(rules).inquisitor, Spot::before(step.seat), step.seat, events);
}

bool canInvite(const Rules& rules, const State& state, const Step& step) {
    return !holds(state, step.seat, idsOf(rules).inquisitor);
}

Manner blackBy(Seat seat) { return {Owner::Black, seat, How::Relocate}; }

AreaSet blackIn(const Rules& rules, const State& state, Seat seat) {
    return mayLeave(rules, state, blackBy(seat), occupied(rules, state, Owner::Black));
}

void rideLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const AreaSet open = mayEnter(rules, state, blackBy(seat));
    for (Area from : blackIn(rules, state, seat))
        out.pushEach(act(ActionKind::Relocate, Owner::Black, from), &Action::c, open - AreaSet::of(from));
    out.push(act(ActionKind::Done));
}

bool mayFollow(const Rules& rules, const State& state, Seat seat, Area from, Area to) {
    return canGo(rules, state, ownOf(seat, How::Relocate), from, to);
}

SeatSet companions(const Rules& rules, const State& state, const Step& along) {
    SeatSet set;
    for (Seat seat : rules.seats())
        if (seat != along.seat && mayFollow(rules, state, seat, areaAt(along.n), areaAt(along.a))) set.insert(seat);
    return set;
}

void ride(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    if (--step.n > 0) state.agenda.push(step);
    state.agenda.push({idsOf(rules).along, move.seat, move.action.b, move.action.c, 0});
    transfer(rules, state, {blackBy(move.seat), static_cast<Area>(move.action.b), static_cast<Area>(move.action.c), 1},
             EventKind::CaballeroMoved, events);
}

bool canRide(const Rules& rules, const State& state, const Step& step) {
    return !blackIn(rules, state, step.seat).empty();
}

void rideExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = step.n;
    const AreaSet rest = rules.map.targets - blackIn(rules, state, seat);
    refuseBanned(rules, state, Ban::CaballerosOut, blackBy(seat), rest, decision);
    refuseClosed(rules, decision);
    refuse(decision, rest, Refusal::NothingToMove);
}

bool areRegions(const Rules& rules, const Step& along) {
    return along.n != along.a && rules.map.sources.contains(areaAt(along.n)) &&
           rules.map.targets.contains(areaAt(along.a)) && along.data == 0;
}

// Its remainder, and the question about company on top of it.
bool rideFits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const Ids& ids = idsOf(rules);
    if (child.kind == ids.along) return child.seat == parent.seat && areRegions(rules, child);
    if (child.kind == ids.consent)
        return child.seat != parent.seat && rules.seats().contains(child.seat) && areRegions(rules, child);
    return fewerAreLeft(rules, state, parent, child);
}

// Company ------------------------------------------------------------------------------------------------------------

SeatSet alongActors(const Rules& rules, const State& state, const Step& step) {
    return companions(rules, state, step).empty() ? SeatSet{} : SeatSet::of(step.seat);
}

void alongLegal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).takeAlong), &Action::a, companions(rules, state, step));
    out.push(act(ActionKind::Done));
}

void along(const Rules& rules, State& state, Step step, Move move, EventSink*) {
    if (move.action.kind == ActionKind::Done) return;
    state.agenda.push({idsOf(rules).consent, static_cast<Seat>(move.action.a), step.n, step.a, 0});
}

void alongExplain(const Rules&, const State&, const Step& step, Seat, Decision& decision) {
    decision.area = areaAt(step.a);
    decision.leaving = areaAt(step.n);
}

bool alongFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child == Step{idsOf(rules).consent, child.seat, parent.n, parent.a, 0} && child.seat != parent.seat &&
           rules.seats().contains(child.seat);
}

SeatSet consentActors(const Rules& rules, const State& state, const Step& step) {
    return mayFollow(rules, state, step.seat, areaAt(step.n), areaAt(step.a)) ? SeatSet::of(step.seat) : SeatSet{};
}

void consentLegal(const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
    out.push(act(idsOf(rules).follow));
    out.push(act(ActionKind::Done));
}

void consent(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return steps::tell(events, idsOf(rules).stayed, move.seat);
    transfer(rules, state, {ownOf(move.seat, How::Relocate), areaAt(step.n), areaAt(step.a), 1}, idsOf(rules).rodeAlong,
             events);
}

// Whose the black ones are -------------------------------------------------------------------------------------------

void countsForNobody(const Rules&, const State&, Area, ScoreMode, Contest& contest) {
    contest.setCount(Owner::Black, 0);
}

void takeLeave(const Rules& rules, State& state, Step, EventSink* events) {
    layAside(rules, state, idsOf(rules).inquisitor, events);
}

const StepRules kDraw{
    .id = "gr-black-region", .decision = "reveal", .actors = byTable, .legal = drawLegal, .apply = draw};
const StepRules kInvite{.id = "gr-invite", .decision = nullptr, .run = invite, .possible = canInvite};
const StepRules kRide{.id = "gr-ride",
                      .decision = "relocate",
                      .legal = rideLegal,
                      .apply = ride,
                      .possible = canRide,
                      .explain = rideExplain,
                      .fits = rideFits};
const StepRules kAlong{.id = "gr-along",
                       .decision = "gr-along",
                       .actors = alongActors,
                       .legal = alongLegal,
                       .apply = along,
                       .explain = alongExplain,
                       .fits = alongFits,
                       .a = Operand::Number,
                       .vetoBeforeApply = false}; // only a question
const StepRules kConsent{.id = "gr-consent",
                         .decision = "gr-consent",
                         .actors = consentActors,
                         .legal = consentLegal,
                         .apply = consent,
                         .explain = alongExplain,
                         .a = Operand::Number};
const StepRules kTakeLeave{.id = "gr-inquisitor-leaves", .decision = nullptr, .run = takeLeave};

void addBlack(RulesBuilder& builder, const Ids& ids) {
    builder.addOwner(Owner::Black, "black", kBlackCaballeros);
    builder.at(Anchor::Setup, stepOf(builder.addStep(kDraw)), StepKind::RevealStarter);
    builder.ban({.on = Ban::CaballerosIn,
                 .why = builder.addRefusal("gr-black-no-castillo"),
                 .places = AreaSet::of(Area::Castillo),
                 .owners = OwnerSet::of(Owner::Black)});
    if (ids.blackIsHolders) return builder.serve(Owner::Black, ids.inquisitor);
    builder.contest(countsForNobody);
    builder.at(Anchor::ScoringStart, stepOf(builder.addStep(kTakeLeave)));
}

} // namespace

void addInquisitor(RulesBuilder& builder, Ids& ids) {
    if (!ids.withInquisitor) return;
    ids.inquisitor = builder.addToken({.id = kInquisitor, .picture = "inquisitor", .home = TokenHome::Seats});
    ids.blackPlaced = builder.addEvent("gr-black-placed", EventFamily::Pieces);
    ids.rodeAlong = builder.addEvent("gr-rode-along", EventFamily::Pieces);
    ids.stayed = builder.addEvent("gr-stayed", EventFamily::Card);
    ids.takeAlong = builder.addAction("gr-along", {Operand::Seat});
    ids.follow = builder.addAction("gr-follow", {});
    ids.along = builder.addStep(kAlong);
    ids.consent = builder.addStep(kConsent);
    const StepKind inviting = builder.addStep(kInvite);
    builder.addEffect("gr-inquisitor", effectOf({stepOf(inviting), stepOf(builder.addStep(kRide), kBlackCaballeros)}));
    addBlack(builder, ids);
}

} // namespace elgrande::grandissimo
