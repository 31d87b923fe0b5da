// Secret disks: all who are asked answer in any order, hidden from each other; what is chosen is revealed by the step
// that follows (S000 page 6; cards 2f, 2g, 4e, 4f). Disk: seat = active player, n = DiskUse, a = StepKind that
// follows or None, data = what that step's data shall be. The step that follows gets the DiskUse in its a.
// DiskLoss: n = how many are lost, 0: all. DiskEviction: data = region left. DiskScoring: every region chosen
// once is scored.
#include "model/steps/disk.h"
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/score.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

AreaSet losable(const Rules& rules, const State& state, Owner owner, int least) {
    return standing(rules, state, owner, least) & mayLeave(rules, state, owner) & rules.onDisk;
}

AreaSet choices(const Rules& rules, const State& state, const Step& step, Seat seat) {
    switch (static_cast<DiskUse>(step.n)) {
    case DiskUse::LoseAll:
        return losable(rules, state, ownerOf(seat), 1);
    case DiskUse::LoseTwo: {
        const AreaSet two = losable(rules, state, ownerOf(seat), 2);
        return two.empty() ? losable(rules, state, ownerOf(seat), 1) : two;
    }
    default:
        return rules.onDisk;
    }
}

bool isAsked(const Rules& rules, const State& state, const Step& step, Seat seat) {
    switch (static_cast<DiskUse>(step.n)) {
    case DiskUse::Castillo:
        return state.at(Area::Castillo, ownerOf(seat)) > 0;
    case DiskUse::LoseAll:
    case DiskUse::LoseTwo:
        return seat != step.seat && !losable(rules, state, ownerOf(seat), 1).empty();
    case DiskUse::Eviction:
        return seat != step.seat && state.at(static_cast<Area>(step.data), ownerOf(seat)) > 0;
    default:
        return true;
    }
}

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    SeatSet waiting;
    for (Seat seat : rules.seats())
        if (state.disk[index(seat)] == Area::None && isAsked(rules, state, step, seat)) waiting.insert(seat);
    return waiting;
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    for (Area area : choices(rules, state, step, seat)) out.push(act(ActionKind::Disk, area));
}

void follow(State& state, const Step& step) {
    const StepKind next = static_cast<StepKind>(step.a);
    if (next == StepKind::None) return;
    const std::uint8_t lost = static_cast<DiskUse>(step.n) == DiskUse::LoseTwo ? 2 : 0;
    state.agenda.push({next, step.seat, lost, step.n, step.data});
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    state.disk[index(move.seat)] = static_cast<Area>(move.action.a);
    tell(events, EventKind::DiskSet, move.seat);
    if (actors(rules, state, step).empty())
        follow(state, step);
    else
        state.agenda.push(step);
}

bool possible(const Rules& rules, const State& state, const Step& step) { return !actors(rules, state, step).empty(); }

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    if (static_cast<DiskUse>(step.n) == DiskUse::Castillo) {
        decision.card = Card::None;
        decision.cardSeat = Seat::None;
        decision.area = Area::Castillo;
        decision.remaining = state.at(Area::Castillo, ownerOf(seat));
    }
    if (static_cast<DiskUse>(step.n) == DiskUse::Eviction) {
        decision.area = static_cast<Area>(step.data);
        decision.remaining = state.at(decision.area, ownerOf(seat));
    }
    const AreaSet open = choices(rules, state, step, seat);
    refuse(decision, rules.targets - rules.onDisk, Refusal::NotOnDisk);
    refuse(decision, (taboo(rules, state) & rules.onDisk) - open, Refusal::KingsRegion);
    refuse(decision, rules.onDisk - open, Refusal::NoOwnThere);
}

// What is revealed
// -----------------------------------------------------------------------------------------------------

void reveal(const Rules& rules, const State& state, EventSink* events) {
    for (Seat seat : rules.seats())
        if (state.disk[index(seat)] != Area::None)
            tell(events, EventKind::DisksRevealed, seat, state.disk[index(seat)]);
}

void lose(const Rules& rules, State& state, Step step, EventSink* events) {
    reveal(rules, state, events);
    for (Seat seat : rules.seats()) {
        const Area area = state.disk[index(seat)];
        if (area == Area::None) continue;
        const int there = state.at(area, ownerOf(seat));
        const int gone = step.n == 0 ? there : std::min<int>(step.n, there);
        state.at(area, ownerOf(seat)) = static_cast<std::uint8_t>(there - gone);
        state.at(Area::Provinces, ownerOf(seat)) =
            static_cast<std::uint8_t>(state.at(Area::Provinces, ownerOf(seat)) + gone);
        tellMove(events, EventKind::CaballeroSentBack, seat, ownerOf(seat), area, Area::Provinces, gone);
    }
    state.disk.fill(Area::None);
}

// Naming the King's region or the region that has to be left means: back to the court (facts.md X20).
void evictAll(const Rules& rules, State& state, Step step, EventSink* events) {
    reveal(rules, state, events);
    const Area from = static_cast<Area>(step.data);
    for (Seat seat : rules.seats()) {
        if (state.disk[index(seat)] == Area::None) continue;
        const Owner owner = ownerOf(seat);
        const Area named = state.disk[index(seat)];
        const bool welcome = named != from && mayEnter(rules, state, owner).contains(named);
        const Area to = welcome ? named : Area::Court;
        const int moved = state.at(from, owner);
        state.at(from, owner) = 0;
        state.at(to, owner) = static_cast<std::uint8_t>(state.at(to, owner) + moved);
        tellMove(events, EventKind::CaballeroMoved, seat, owner, from, to, moved);
    }
    state.disk.fill(Area::None);
}

void scoreUnique(const Rules& rules, State& state, Step step, EventSink* events) {
    reveal(rules, state, events);
    AreaSet once;
    AreaSet again;
    for (Seat seat : rules.seats()) {
        const Area area = state.disk[index(seat)];
        if (area == Area::None) continue;
        if (once.contains(area)) again.insert(area);
        once.insert(area);
    }
    state.disk.fill(Area::None);
    pushScoring(state, step.seat, once - again, ScoreMode::Full);
}

} // namespace

const StepRules kDisk{.id = "disk",
                      .decision = "disk",
                      .actors = actors,
                      .legal = legal,
                      .apply = apply,
                      .possible = possible,
                      .explain = explain,
                      .a = Operand::Step,
                      .data = Operand::Number,
                      .quiet = true};
const StepRules kDiskLoss{.id = "disk-loss",
                          .decision = nullptr,
                          .run = lose,
                          .a = Operand::Number,
                          .data = Operand::Number,
                          .objectable = true,
                          .revealsDisks = true};
const StepRules kDiskEviction{.id = "disk-eviction",
                              .decision = nullptr,
                              .run = evictAll,
                              .a = Operand::Number,
                              .data = Operand::Number,
                              .objectable = true,
                              .revealsDisks = true};
const StepRules kDiskScoring{.id = "disk-scoring",
                             .decision = nullptr,
                             .run = scoreUnique,
                             .a = Operand::Number,
                             .data = Operand::Number,
                             .objectable = true,
                             .revealsDisks = true};

} // namespace elgrande::steps
