// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Secret disks: all who are asked answer in any order, hidden from each other; what is chosen is revealed by the step
// that follows (S000 page 6; cards 2f, 2g, 4e, 4f). Disk: seat = active player, n = DiskUse, a = StepKind that
// follows or None, data = what that step's data shall be. The step that follows gets the DiskUse in its a.
// DiskLoss: n = how many are lost, 0: all. DiskEviction: data = region left. DiskScoring: every region chosen
// once is scored.
#include "model/steps/disk.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/score.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande {

void revealDisks(const Rules& rules, const State& state, EventSink* events) {
    for (Seat seat : rules.seats())
        if (state.disk[index(seat)] != Area::None)
            steps::tell(events, EventKind::DisksRevealed, seat, state.disk[index(seat)]);
}

std::array<Area, kMaxSeats> readDisks(const Rules& rules, State& state, EventSink* events) {
    revealDisks(rules, state, events);
    const std::array<Area, kMaxSeats> named = state.disk;
    state.disk.fill(Area::None);
    return named;
}

namespace steps {

namespace {

const DiskUseRules& useOf(const Rules& rules, const Step& step) { return rules.flow.diskUses[step.n]; }

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    const DiskUseRules& use = useOf(rules, step);
    SeatSet waiting;
    for (std::size_t i = 0; i < kMaxSeats; ++i) waiting.bits |= (state.disk[i] == Area::None ? 1U : 0U) << i;
    waiting = waiting & rules.seats();
    if (use.asked != nullptr)
        for (Seat seat : waiting)
            if (!use.asked(rules, state, step, seat)) waiting.erase(seat);
    return waiting;
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::Disk), &Action::a, diskChoices(rules, state, step, seat));
}

Step follower(const Step& step) {
    const std::uint8_t lost = static_cast<DiskUse>(step.n) == DiskUse::LoseTwo ? 2 : 0;
    return {static_cast<StepKind>(step.a), step.seat, lost, step.n, step.data};
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const bool first = std::all_of(state.disk.begin(), state.disk.end(), [](Area set) { return set == Area::None; });
    if (const auto tellIdle = useOf(rules, step).tellIdle; first && events != nullptr && tellIdle != nullptr)
        tellIdle(rules, state, events);
    state.disk[index(move.seat)] = static_cast<Area>(move.action.a);
    tell(events, EventKind::DiskSet, move.seat);
    if (!actors(rules, state, step).empty())
        state.agenda.push(step);
    else if (static_cast<StepKind>(step.a) != StepKind::None)
        state.agenda.push(follower(step));
}

bool possible(const Rules& rules, const State& state, const Step& step) { return !actors(rules, state, step).empty(); }

// A disk that stays set answers the later questions of the same scoring as well.
void noteOtherUses(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    if (static_cast<StepKind>(step.a) != StepKind::None) return;
    for (int i = state.agenda.size() - 1; i >= 0; --i) {
        const Step& later = state.agenda[i];
        if (later.kind != StepKind::Disk || later.n == step.n || !actors(rules, state, later).contains(seat)) continue;
        const DiskUseRules& use = useOf(rules, later);
        if (use.matters == nullptr || use.matters(rules, state, seat)) decision.alsoFor.emplace_back(use.id);
    }
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const DiskUseRules& use = useOf(rules, step);
    decision.topic = use.id;
    if (use.explain != nullptr) use.explain(rules, state, step, seat, decision);
    noteOtherUses(rules, state, step, seat, decision);
    const AreaSet open = diskChoices(rules, state, step, seat);
    refuse(decision, rules.map.targets - rules.map.onDisk, Refusal::NotOnDisk);
    refuseBanned(rules, state, Ban::CaballerosOut, ownOf(seat, How::Disk), rules.map.onDisk - open, decision);
    refuse(decision, rules.map.onDisk - open, Refusal::NoOwnThere);
}

// What is read from the disks may already be under way.
bool fits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    if (static_cast<StepKind>(parent.a) == StepKind::None) return false;
    const Step next = follower(parent);
    const auto nextFits = rules.verb(next.kind).fits;
    return child == next || (nextFits != nullptr && nextFits(rules, state, next, child));
}

// The base game's uses -----------------------------------------------------------------------------------------------

bool hasInCastillo(const Rules&, const State& state, const Step&, Seat seat) {
    return state.at(Area::Castillo, ownerOf(seat)) > 0;
}

void tellWhoHasNothing(const Rules& rules, const State& state, EventSink* events) {
    for (Seat seat : rules.seats())
        if (!hasInCastillo(rules, state, {}, seat)) tell(events, EventKind::DiskIdle, seat, Area::Castillo);
}

void explainCastillo(const Rules&, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.card = Card::None;
    decision.cardSeat = Seat::None;
    decision.area = Area::Castillo;
    decision.remaining = state.at(Area::Castillo, ownerOf(seat));
}

// Regions with at least so many own Caballeros, on their parts as well, who may be sent back.
AreaSet losable(const Rules& rules, const State& state, Seat seat, int least) {
    // In no game, but this is asked of tables from outside before it is known whether they can be (seat_knowledge.h).
    if (state.king() == Area::None) return {};
    const Owner owner = ownerOf(seat);
    const AreaSet there = mayLeave(rules, state, ownOf(seat, How::SendBack), occupied(rules, state, owner));
    AreaSet set = there & rules.map.onDisk;
    if (least > 1) set = set & occupied(rules, state, owner, least);
    for (Area area : divided(rules, state) & rules.map.onDisk)
        if (standingIn(state, wholeOf(rules, state, area) & there, owner) >= least) set.insert(area);
    return set;
}
AreaSet losableAll(const Rules& rules, const State& state, const Step&, Seat seat) {
    return losable(rules, state, seat, 1);
}
AreaSet losableTwo(const Rules& rules, const State& state, const Step&, Seat seat) {
    const AreaSet two = losable(rules, state, seat, 2);
    return two.empty() ? losable(rules, state, seat, 1) : two;
}
bool canLose(const Rules& rules, const State& state, const Step& step, Seat seat) {
    return seat != step.seat && !losable(rules, state, seat, 1).empty();
}

// Those that the seat commands in the region, on its parts as well.
int toBeEvicted(const Rules& rules, const State& state, Area region, Seat seat) {
    int sum = 0;
    for (Owner owner : commanded(rules, state, seat)) sum += standingIn(state, wholeOf(rules, state, region), owner);
    return sum;
}
bool isEvicted(const Rules& rules, const State& state, const Step& step, Seat seat) {
    return seat != step.seat && toBeEvicted(rules, state, static_cast<Area>(step.data), seat) > 0;
}
void explainEviction(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.area = static_cast<Area>(step.data);
    decision.remaining = toBeEvicted(rules, state, decision.area, seat);
}

// What is revealed ---------------------------------------------------------------------------------------------------

void lose(const Rules& rules, State& state, Step step, EventSink* events) {
    const auto named = readDisks(rules, state, events);
    for (Seat seat : rules.seats()) {
        const Area area = named[index(seat)];
        if (area == Area::None) continue;
        const Owner owner = ownerOf(seat);
        const AreaSet places = mayLeave(rules, state, ownOf(seat, How::SendBack), wholeOf(rules, state, area));
        int left = step.n == 0 ? standingIn(state, places, owner) : step.n;
        for (Area from : places) { // the region itself before its parts: what stands there is worth less
            const int gone = std::min<int>(left, state.at(from, owner));
            left -= gone;
            if (gone > 0)
                transfer(rules, state, {{owner, seat, How::SendBack}, from, Area::Provinces, gone},
                         EventKind::CaballeroSentBack, events);
        }
    }
}

// Naming the King's region or the region that has to be left means: back to the court (X20), which those
// without a seat do not have.
void leave(const Rules& rules, State& state, const Manner& manner, Area region, Area named, EventSink* events) {
    const bool welcome = named != region && mayEnter(rules, state, manner).contains(named);
    if (!welcome && seatOf(manner.owner) == Seat::None) return;
    for (Area from : wholeOf(rules, state, region))
        if (const int there = state.at(from, manner.owner); there > 0)
            transfer(rules, state, {manner, from, welcome ? named : Area::Court, there}, EventKind::CaballeroMoved,
                     events);
}

void evictAll(const Rules& rules, State& state, Step step, EventSink* events) {
    const auto disks = readDisks(rules, state, events);
    const Area from = static_cast<Area>(step.data);
    for (Seat seat : rules.seats()) {
        const Area named = disks[index(seat)];
        if (named == Area::None) continue;
        for (Owner owner : commanded(rules, state, seat))
            leave(rules, state, {owner, seat, How::Evict}, from, named, events);
    }
}

void scoreUnique(const Rules& rules, State& state, Step step, EventSink* events) {
    AreaSet once;
    AreaSet again;
    for (Area area : readDisks(rules, state, events)) {
        if (area == Area::None) continue;
        if (once.contains(area)) again.insert(area);
        once.insert(area);
    }
    for (Area area : again) tell(events, EventKind::PlaceUnscored, step.seat, area);
    pushScoring(rules, state, step.seat, once - again, ScoreMode::Full);
}

bool scoringFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    return child ==
               Step{StepKind::ScoreChoice, parent.seat, static_cast<std::uint8_t>(ScoreMode::Full), 0, child.data} &&
           child.data != 0 && (AreaSet{child.data} - rules.map.onDisk).empty();
}

constexpr StepRules scoringByDisks() {
    StepRules step = readingDisks("disk-scoring", scoreUnique, true);
    step.fits = scoringFits;
    return step;
}

} // namespace

// One after the other, so that each is told.
void placeByDisks(const Rules& rules, State& state, Area from, int count, EventSink* events) {
    const auto disks = readDisks(rules, state, events);
    for (Seat seat : rules.seats()) {
        const Manner manner = ownOf(seat, How::Disk);
        const Area named = disks[index(seat)];
        if (named == Area::None) continue;
        const bool welcome = mayEnter(rules, state, manner).contains(named);
        const Area to = welcome ? named : Area::Court;
        for (int i = 0; i < count && from != to && state.at(from, manner.owner) > 0; ++i)
            transfer(rules, state, {manner, from, to, 1}, welcome ? EventKind::CaballeroPlaced : EventKind::CourtFilled,
                     events);
    }
}

const std::array<DiskUseRules, static_cast<std::size_t>(DiskUse::FirstFree)> kDiskUses{{
    {.id = "castillo", .asked = hasInCastillo, .explain = explainCastillo, .tellIdle = tellWhoHasNothing},
    {.id = "lose-all", .asked = canLose, .choices = losableAll},
    {.id = "lose-two", .asked = canLose, .choices = losableTwo},
    {.id = "scoring"},
    {.id = "eviction", .asked = isEvicted, .explain = explainEviction},
}};

const StepRules kDisk{.id = "disk",
                      .decision = "disk",
                      .actors = actors,
                      .legal = legal,
                      .apply = apply,
                      .possible = possible,
                      .explain = explain,
                      .fits = fits,
                      .a = Operand::Step,
                      .data = Operand::Number,
                      .secret = true,
                      .vetoBeforeApply = false};
constexpr StepRules kDiskLoss = readingDisks("disk-loss", lose, true);
constexpr StepRules kDiskEviction = readingDisks("disk-eviction", evictAll, true);
constexpr StepRules kDiskScoring = scoringByDisks();

} // namespace steps
} // namespace elgrande
