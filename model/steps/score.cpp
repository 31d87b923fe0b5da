// Scorings. ScoreSet: a = ScoreOf, n = ScoreMode; finds the places when it runs. ScoreChoice: seat chooses the next
// place out of the AreaSet in data; n = ScoreMode, a = 1: only one of them is scored. The active player chooses the
// order (facts.md X13). CastilloScoring: the Castillo, its Caballeros stay (card 3d and general scoring).
// RegionScoring: all places in the order of the scoring bar.
#include "model/steps/score.h"
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande {

void scoreNow(const Rules& rules, State& state, Seat seat, Area place, ScoreMode mode, EventSink* events) {
    AwardList awards;
    scorePlace(rules, state, place, mode, awards);
    steps::tell(events, EventKind::PlaceScored, seat, place);
    for (const Award& award : awards) {
        state.score[index(award.seat)] = static_cast<std::int16_t>(state.score[index(award.seat)] + award.points);
        if (events == nullptr) continue;
        Event event;
        event.kind = EventKind::Points;
        event.seat = award.seat;
        event.to = place;
        event.number = award.points;
        event.rank = award.rank;
        event.reason = award.reason;
        events->add(event);
    }
}

void pushScoring(State& state, Seat seat, AreaSet places, ScoreMode mode) {
    if (!places.empty())
        state.agenda.push({StepKind::ScoreChoice, seat, static_cast<std::uint8_t>(mode), 0, places.bits});
}

} // namespace elgrande

namespace elgrande::steps {

namespace {

AreaSet extremes(const Rules& rules, const State& state, bool most) {
    int best = 0;
    AreaSet set;
    for (Area area : rules.regions& rules.scorable) {
        const int count = caballerosIn(rules, state, area);
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
    for (Area area : rules.regions& rules.scorable) {
        const int first = valuesOf(rules, state, area)[0];
        if (first >= low && first <= high) set.insert(area);
    }
    return set;
}

AreaSet placesOf(const Rules& rules, const State& state, const Step& step) {
    switch (static_cast<ScoreOf>(step.a)) {
    case ScoreOf::Fours:
        return byFirstValue(rules, state, 4, 4);
    case ScoreOf::Fives:
        return byFirstValue(rules, state, 5, 5);
    case ScoreOf::SixesAndSevens:
        return byFirstValue(rules, state, 6, 7);
    case ScoreOf::All:
        return rules.regions & rules.scorable;
    case ScoreOf::Most:
        return extremes(rules, state, true);
    case ScoreOf::Fewest:
        return extremes(rules, state, false);
    case ScoreOf::OneOfChoice: {
        AreaSet set = rules.regions & rules.scorable;
        if (rules.rulings.castilloByChoice) set.insert(Area::Castillo);
        return set;
    }
    }
    return {};
}

void runSet(const Rules& rules, State& state, Step step, EventSink*) {
    const AreaSet places = placesOf(rules, state, step);
    pushScoring(state, step.seat, places, static_cast<ScoreMode>(step.n));
    if (!places.empty() && static_cast<ScoreOf>(step.a) == ScoreOf::OneOfChoice) state.agenda.top().a = 1;
}

bool setPossible(const Rules& rules, const State& state, const Step& step) {
    return !placesOf(rules, state, step).empty();
}

void legal(const Rules&, const State&, const Step& step, Seat, ActionList& out) {
    for (Area area : AreaSet{step.data}) out.push(act(ActionKind::Score, area));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Area place = static_cast<Area>(move.action.a);
    step.data &= ~(1U << index(place));
    if (step.data != 0 && step.a == 0) state.agenda.push(step);
    scoreNow(rules, state, move.seat, place, static_cast<ScoreMode>(step.n), events);
}

void explain(const Rules& rules, const State&, const Step& step, Seat, Decision& decision) {
    decision.remaining = step.a == 1 ? 1 : AreaSet{step.data}.size();
    if (!AreaSet{step.data}.contains(Area::Castillo)) refuse(decision, Area::Castillo, Refusal::CastilloNoRegion);
    refuse(decision, rules.targets - AreaSet{step.data}, Refusal::NotToBeScored);
}

void castillo(const Rules& rules, State& state, Step step, EventSink* events) {
    scoreNow(rules, state, step.seat, Area::Castillo, ScoreMode::Full, events);
}

bool castilloPossible(const Rules& rules, const State& state, const Step&) {
    return caballerosIn(rules, state, Area::Castillo) > 0;
}

void regions(const Rules& rules, State& state, Step, EventSink* events) {
    for (Area area : rules.scoringOrder) scoreNow(rules, state, Seat::None, area, ScoreMode::Full, events);
}

// After the Castillo is scored in a general scoring, each seat's Caballeros go to the region on its disk; the King's
// region means back to the court (facts.md 1.9, X17).
void emptyCastillo(const Rules& rules, State& state, Step, EventSink* events) {
    for (Seat seat : rules.seats())
        if (state.disk[index(seat)] != Area::None)
            tell(events, EventKind::DisksRevealed, seat, state.disk[index(seat)]);
    for (Seat seat : rules.seats()) {
        const Owner owner = ownerOf(seat);
        const int inside = state.at(Area::Castillo, owner);
        if (inside == 0) continue;
        const Area named = state.disk[index(seat)];
        const Area to = named != Area::None && mayEnter(rules, state, owner).contains(named) ? named : Area::Court;
        state.at(Area::Castillo, owner) = 0;
        state.at(to, owner) = static_cast<std::uint8_t>(state.at(to, owner) + inside);
        tell(events, EventKind::CastilloEmptied, seat, to, inside);
    }
    state.disk.fill(Area::None);
}

} // namespace

const StepRules kScoreSet{
    .id = "score-set", .decision = nullptr, .run = runSet, .possible = setPossible, .a = Operand::Number};
const StepRules kScoreChoice{.id = "score-choice",
                             .decision = "score",
                             .legal = legal,
                             .apply = apply,
                             .explain = explain,
                             .a = Operand::Number,
                             .data = Operand::Places};
const StepRules kCastilloScoring{
    .id = "castillo-scoring", .decision = nullptr, .run = castillo, .possible = castilloPossible};
const StepRules kCastilloEmptying{.id = "castillo-emptying", .decision = nullptr, .run = emptyCastillo};
const StepRules kRegionScoring{.id = "region-scoring", .decision = nullptr, .run = regions};

} // namespace elgrande::steps
