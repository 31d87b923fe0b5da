// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Scorings. ScoreSet: a = ScoreOf, n = ScoreMode; finds the places when it runs. ScoreChoice: seat chooses the next
// place out of the AreaSet in data; n = ScoreMode, a = 1: only one of them is scored. The active player chooses the
// order (X13). ScoreChosen: that one, where something comes between the choice and its scoring.
// CastilloScoring: the Castillo, its Caballeros stay (card 3d and general scoring); n = ScoreMode. OpenDisks: what the
// disks of a general scoring show is told. CastilloEmptying: it is done, and the disks are put away; whatever else
// follows them comes in between. RegionScoring: all places in the order of the scoring bar.
#include "model/steps/score.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/disk.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>
#include <vector>

namespace elgrande {

namespace {

// The Castillo is lifted and its Caballeros are counted whenever it is scored (S000 page 5, S004), so for that moment
// everybody knows how many there are.
void tellInside(const Rules& rules, const State& state, EventSink* events) {
    for (Owner owner : rules.owners) {
        Event event;
        event.kind = EventKind::CastilloCounted;
        event.seat = seatOf(owner);
        event.owner = owner;
        event.to = Area::Castillo;
        event.number = static_cast<std::int16_t>(state.at(Area::Castillo, owner));
        if (event.number > 0) events->add(event);
    }
}

// Who counts together, and who gets nothing by a rank: what the points alone do not tell.
void tellContest(const std::vector<Standing>& standings, Area place, EventSink* events) {
    for (const Standing& each : standings) {
        Event event;
        event.kind = EventKind::PlaceContended;
        event.seat = seatOf(each.owner);
        event.owner = each.owner;
        event.to = place;
        event.number = static_cast<std::int16_t>(each.count);
        for (Seat seat : each.seats)
            if (seat != event.seat) event.holder = seat;
        if (each.idle) event.rank = static_cast<std::uint8_t>(each.rank);
        event.tied = each.idle && each.tied;
        events->add(event);
    }
}

bool isTied(const std::vector<Standing>& standings, const Award& award) {
    return award.reason == Reason::Rank &&
           std::any_of(standings.begin(), standings.end(), [&award](const Standing& each) {
               return each.tied && each.rank == award.rank && each.seats.contains(award.seat);
           });
}

} // namespace

void giveAward(State& state, const Award& award, EventSink* events, bool tied) {
    state.score[index(award.seat)] = static_cast<std::int16_t>(state.score[index(award.seat)] + award.points);
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = EventKind::Points;
    event.seat = award.seat;
    event.to = award.place;
    event.number = award.points;
    event.rank = award.rank;
    event.reason = award.reason;
    event.tied = tied;
    events->add(event);
}

void scoreNow(const Rules& rules, State& state, Seat seat, Area place, ScoreMode mode, EventSink* events) {
    AwardList awards;
    scorePlace(rules, state, place, mode, awards);
    std::vector<Standing> standings;
    if (events != nullptr) [[unlikely]] {
        standings = standingsIn(rules, state, place, mode);
        steps::tell(events, EventKind::PlaceScored, seat, place);
        if (place == Area::Castillo) tellInside(rules, state, events);
        tellContest(standings, place, events);
    }
    for (const Award& award : awards) giveAward(state, award, events, isTied(standings, award));
}

namespace {

void pushWhatComesBefore(const Rules& rules, State& state, Seat seat) {
    for (auto step = rules.hooks.beforeScoring.rbegin(); step != rules.hooks.beforeScoring.rend(); ++step)
        state.agenda.push(step->as(seat));
}

} // namespace

void pushScoring(const Rules& rules, State& state, Seat seat, AreaSet places, ScoreMode mode, bool one) {
    if (places.empty()) return;
    const std::uint8_t single = one ? 1 : 0;
    state.agenda.push({StepKind::ScoreChoice, seat, static_cast<std::uint8_t>(mode), single, places.bits});
    if (!one) pushWhatComesBefore(rules, state, seat); // of one place it comes when that has been chosen
}

namespace steps {

namespace {

AreaSet scoredRegions(const Rules& rules) { return rules.map.regions & rules.map.scorable; }

AreaSet extremes(const Rules& rules, const State& state, bool most) {
    int best = 0;
    AreaSet set;
    for (Area area : scoredRegions(rules)) {
        const int count = crowdIn(rules, state, area);
        if (count == 0) continue;
        if (set.empty() || (most ? count > best : count < best)) {
            set = {};
            best = count;
        }
        if (count == best) set.insert(area);
    }
    return set;
}

AreaSet byFirstValue(const Rules& rules, const State& state, int low, int high) {
    AreaSet set;
    for (Area area : scoredRegions(rules)) {
        const int first = valuesOf(rules, state, area)[0];
        set.bits |= static_cast<std::uint32_t>(first >= low && first <= high) << index(area);
    }
    return set;
}

AreaSet placesOf(const Rules& rules, const State& state, ScoreOf which) {
    switch (which) {
    case ScoreOf::Fours:
        return byFirstValue(rules, state, 4, 4);
    case ScoreOf::Fives:
        return byFirstValue(rules, state, 5, 5);
    case ScoreOf::SixesAndSevens:
        return byFirstValue(rules, state, 6, 7);
    case ScoreOf::All:
        return rules.map.regions & rules.map.scorable;
    case ScoreOf::Most:
        return extremes(rules, state, true);
    case ScoreOf::Fewest:
        return extremes(rules, state, false);
    case ScoreOf::OneOfChoice: {
        AreaSet set = rules.map.regions & rules.map.scorable;
        if (rules.rulings.castilloByChoice) set.insert(Area::Castillo);
        return set;
    }
    }
    return {};
}

bool isOne(const Step& step) { return static_cast<ScoreOf>(step.a) == ScoreOf::OneOfChoice; }

void runSet(const Rules& rules, State& state, Step step, EventSink*) {
    pushScoring(rules, state, step.seat, placesOf(rules, state, static_cast<ScoreOf>(step.a)),
                static_cast<ScoreMode>(step.n), isOne(step));
}

bool setPossible(const Rules& rules, const State& state, const Step& step) {
    return !placesOf(rules, state, static_cast<ScoreOf>(step.a)).empty();
}

void legal(const Rules&, const State&, const Step& step, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::Score), &Action::a, AreaSet{step.data});
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Area place = static_cast<Area>(move.action.a);
    if (step.a == 1 && !rules.hooks.beforeScoring.empty()) {
        state.agenda.push({StepKind::ScoreChosen, move.seat, step.n, 0, AreaSet::of(place).bits});
        return pushWhatComesBefore(rules, state, move.seat);
    }
    step.data &= ~(1U << index(place));
    if (step.data != 0 && step.a == 0) state.agenda.push(step);
    scoreNow(rules, state, move.seat, place, static_cast<ScoreMode>(step.n), events);
}

void explain(const Rules& rules, const State&, const Step& step, Seat, Decision& decision) {
    decision.remaining = step.a == 1 ? 1 : AreaSet{step.data}.size();
    if (!AreaSet{step.data}.contains(Area::Castillo)) refuse(decision, Area::Castillo, Refusal::CastilloNoRegion);
    refuse(decision, rules.map.targets - AreaSet{step.data}, Refusal::NotToBeScored);
}

// What comes before any scoring lies on the choice, perhaps half done.
bool comesBefore(const Rules& rules, const State& state, const Step& choice, const Step& child) {
    for (Step before : rules.hooks.beforeScoring) {
        before.seat = choice.seat;
        const auto fits = rules.verb(before.kind).fits;
        if (child == before || (fits != nullptr && fits(rules, state, before, child))) return true;
    }
    return false;
}

void scoreChosen(const Rules& rules, State& state, Step step, EventSink* events) {
    scoreNow(rules, state, step.seat, AreaSet{step.data}.first(), static_cast<ScoreMode>(step.n), events);
}

bool choiceFits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const AreaSet chosen{child.data};
    if (parent.a == 1)
        return !rules.hooks.beforeScoring.empty() && chosen.size() == 1 && (chosen - AreaSet{parent.data}).empty() &&
               child == Step{StepKind::ScoreChosen, parent.seat, parent.n, 0, child.data};
    if (comesBefore(rules, state, parent, child)) return true;
    return child == Step{parent.kind, parent.seat, parent.n, parent.a, child.data} && child.data != 0 &&
           (child.data & ~parent.data) == 0;
}

// The choice, or what has become of it.
bool setFits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const std::uint8_t one = isOne(parent) ? 1 : 0;
    const Step choice{StepKind::ScoreChoice, parent.seat, parent.n, one, child.data};
    if (child.data == 0 || !(AreaSet{child.data} - rules.map.scorable).empty()) return false;
    return child == choice || (child.kind == StepKind::ScoreChosen && choiceFits(rules, state, choice, child));
}

void castillo(const Rules& rules, State& state, Step step, EventSink* events) {
    const auto mode = static_cast<ScoreMode>(step.n);
    if (isLeftOut(rules, state, Area::Castillo, mode))
        tell(events, EventKind::PlaceUnscored, Seat::None, Area::Castillo);
    else
        scoreNow(rules, state, step.seat, Area::Castillo, mode, events);
}

bool castilloPossible(const Rules&, const State& state, const Step&) { return caballerosIn(state, Area::Castillo) > 0; }

void regions(const Rules& rules, State& state, Step, EventSink* events) {
    const AreaSet leftOut = unscored(rules, state);
    for (Area area : rules.map.scoringOrder)
        if (leftOut.contains(area))
            tell(events, EventKind::PlaceUnscored, Seat::None, area);
        else
            scoreNow(rules, state, Seat::None, area, ScoreMode::General, events);
}

void openDisks(const Rules& rules, State& state, Step, EventSink* events) { revealDisks(rules, state, events); }

// After the Castillo is scored in a general scoring, each seat's Caballeros go to the region on its disk; the King's
// region, or a disk that is not set, means back to the court (RULINGS.md 1.9, X17). Where nobody sits there is no disk.
void emptyCastillo(const Rules& rules, State& state, Step, EventSink* events) {
    const auto disks = state.disk;
    state.disk.fill(Area::None);
    for (Seat seat : rules.seats() | rules.dummies()) {
        const Manner manner = ownOf(seat, How::Disk);
        const int inside = state.at(Area::Castillo, manner.owner);
        if (inside == 0) continue;
        const Area named = disks[index(seat)];
        const bool welcome = named != Area::None && mayEnter(rules, state, manner).contains(named);
        transfer(rules, state, {manner, Area::Castillo, welcome ? named : Area::Court, inside},
                 EventKind::CastilloEmptied, events);
    }
}

} // namespace

const StepRules kScoreSet{.id = "score-set",
                          .decision = nullptr,
                          .run = runSet,
                          .possible = setPossible,
                          .fits = setFits,
                          .a = Operand::Number};
const StepRules kScoreChoice{.id = "score-choice",
                             .decision = "score",
                             .legal = legal,
                             .apply = apply,
                             .explain = explain,
                             .fits = choiceFits,
                             .a = Operand::Number,
                             .data = Operand::Places};
const StepRules kScoreChosen{
    .id = "score-chosen", .decision = nullptr, .run = scoreChosen, .fits = comesBefore, .data = Operand::Places};
const StepRules kCastilloScoring{
    .id = "castillo-scoring", .decision = nullptr, .run = castillo, .possible = castilloPossible};
const StepRules kOpenDisks{.id = "open-disks", .decision = nullptr, .run = openDisks};
const StepRules kCastilloEmptying{.id = "castillo-emptying", .decision = nullptr, .run = emptyCastillo, .isRun = true};
const StepRules kRegionScoring{.id = "region-scoring", .decision = nullptr, .run = regions};

} // namespace steps
} // namespace elgrande
