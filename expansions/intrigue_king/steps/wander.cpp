// Grandes that go where secret disks say. Wandering (13, SP-PE): all fellow players name another region and their
// Grandes go there; several may end in one. A Grande in the King's region stays (facts.md 1.9). Conspiracy (35, S001
// note 35): in the next general scoring everybody sets his disk, and his Grande goes there as well; who names the
// King's region stays.
#include "../king_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/disk.h"
#include "model/steps/events.h"

namespace elgrande::intrigue_king {

namespace {

AreaSet homes(const Rules& rules, const State& state, Seat seat) {
    const Area now = state.grande[index(seat)];
    const AreaSet closed = banned(rules, state, Ban::Grandes, {Owner::None, seat, How::Own});
    if (now == Area::None || closed.contains(now)) return {};
    return (rules.map.grandes & rules.map.onDisk) - closed - AreaSet::of(now);
}

// Where the seat has named no place that its Grande may go to, it stays.
void go(const Rules& rules, State& state, Seat seat, Area to, EventSink* events) {
    if (to == Area::None || !homes(rules, state, seat).contains(to)) return;
    const Area from = state.grande[index(seat)];
    state.grande[index(seat)] = to;
    steps::tellMove(events, EventKind::GrandeMoved, seat, ownerOf(seat), from, to);
}

// Wandering ----------------------------------------------------------------------------------------------------------

bool mustWander(const Rules& rules, const State& state, const Step& step, Seat seat) {
    return seat != step.seat && !homes(rules, state, seat).empty();
}
AreaSet homesOf(const Rules& rules, const State& state, const Step&, Seat seat) { return homes(rules, state, seat); }

void explainWander(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    refuse(decision, state.grande[index(seat)], Refusal::SamePlace);
    refuseBanned(rules, state, Ban::Grandes, {Owner::None, seat, How::Own}, rules.map.onDisk, decision);
}

void wander(const Rules& rules, State& state, Step, EventSink* events) {
    revealDisks(rules, state, events);
    const auto named = state.disk;
    state.disk.fill(Area::None);
    for (Seat seat : rules.seats()) go(rules, state, seat, named[index(seat)], events);
}

const StepRules kWander{.id = "ki-wander",
                        .decision = nullptr,
                        .run = wander,
                        .a = Operand::Number,
                        .data = Operand::Number,
                        .vetoBeforeRun = true,
                        .revealsDisks = true};

// Conspiracy ---------------------------------------------------------------------------------------------------------

bool isUnderWay(const Rules& rules, const State& state) {
    const std::uint8_t kind = idsOf(rules).conspiracy;
    return std::any_of(state.kept.begin(), state.kept.end(), [&](const Kept& each) { return each.kind == kind; });
}

void conspire(const Rules& rules, State& state, Step step, EventSink* events) {
    keep(state, {idsOf(rules).conspiracy, step.seat, kUntilRemoved, 0});
    steps::tell(events, idsOf(rules).conspiracyBegun, step.seat);
}
bool canConspire(const Rules& rules, const State& state, const Step&) { return !isUnderWay(rules, state); }

// Those with Caballeros in the Castillo have been asked already.
bool setsDisk(const Rules& rules, const State& state, const Step&, Seat) { return isUnderWay(rules, state); }

void explainConspiracy(const Rules&, const State&, const Step&, Seat, Decision& decision) {
    decision.card = Card::None;
    decision.cardSeat = Seat::None;
}

// What the disks show has been told; they stay as they are for the Caballeros of the Castillo.
void follow(const Rules& rules, State& state, Step, EventSink* events) {
    if (!isUnderWay(rules, state)) return;
    for (Seat seat : rules.seats()) go(rules, state, seat, state.disk[index(seat)], events);
    for (std::size_t i = 0; i < state.kept.size(); ++i)
        if (state.kept[i].kind == idsOf(rules).conspiracy) return giveUp(state, i);
}

const StepRules kConspire{.id = "ki-conspire", .decision = nullptr, .run = conspire, .possible = canConspire};
const StepRules kFollow{.id = "ki-conspiracy", .decision = nullptr, .run = follow};

} // namespace

void addWander(RulesBuilder& builder, Ids&) {
    const auto use = static_cast<DiskUse>(
        builder.addDiskUse({.id = kWanderTopic, .asked = mustWander, .choices = homesOf, .explain = explainWander}));
    builder.addEffect("ki-wander", {Effect::Join::AllOf, {diskFor(use, builder.addStep(kWander))}});
}

void addConspiracy(RulesBuilder& builder, Ids& ids) {
    ids.conspiracy = builder.addKept({.id = kConspiracy, .source = {}, .most = 1});
    ids.conspiracyBegun = builder.addEvent("ki-conspiracy-begun");
    builder.addEffect("ki-conspiracy", {Effect::Join::AllOf, {stepOf(builder.addStep(kConspire))}});
    const auto use = static_cast<DiskUse>(
        builder.addDiskUse({.id = kConspiracyTopic, .asked = setsDisk, .explain = explainConspiracy}));
    builder.at(Anchor::ScoringDisks, diskFor(use, StepKind::None));
    builder.at(Anchor::ScoringMoves, stepOf(builder.addStep(kFollow)), StepKind::CastilloEmptying);
}

} // namespace elgrande::intrigue_king
