#include "model/game_model/step_check.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/steps/disk.h"
#include "model/steps/relocate.h"
#include "model/steps/score.h"

namespace elgrande {

namespace {

constexpr std::uint32_t kSendBegun = 0x100; // model/steps/send.cpp
constexpr int kRemainders = 3;              // steps that an expansion's verb may leave on the agenda

bool isArea(const Rules& rules, std::uint32_t value) { return value < static_cast<std::uint32_t>(rules.areas); }
bool isPlaces(AreaSet allowed, std::uint32_t bits) { return bits != 0 && (bits & ~allowed.bits) == 0; }
bool isSeats(const Rules& rules, std::uint32_t bits) { return bits != 0 && (bits & ~rules.seats().bits) == 0; }

bool relocateFits(const Step& parent, const Step& child) {
    const std::uint32_t foreign = child.data >> 8U;
    return child.kind == StepKind::Relocate && child.a == parent.a && child.n <= parent.n &&
           (child.data & 0xffU) == (parent.data & 0xffU) && foreign <= (parent.data >> 8U) && child.n + foreign > 0;
}

bool sourceFits(const Rules& rules, const Step& parent, const Step& child) {
    const bool allOwn = parent.a == kSourceAllOwn;
    const std::uint32_t must = allOwn && rules.rulings.allOwnMustLeave ? kRelocateMust : 0;
    return child.kind == StepKind::Relocate && child.n > 0 && child.n <= (allOwn ? rules.pieces : parent.n) &&
           rules.sources.contains(static_cast<Area>(child.a)) &&
           child.data == (static_cast<std::uint32_t>(allOwn ? Whose::Own : Whose::Any) | must);
}

// Disks are set and a Veto is asked for before what they say is done, or the scoring they ask for is under way.
bool diskFits(const Rules& rules, const Step& parent, const Step& child) {
    const DiskUse use = static_cast<DiskUse>(parent.n);
    if (child.kind == StepKind::ScoreChoice)
        return use == DiskUse::Scoring && child.n == static_cast<std::uint8_t>(ScoreMode::Full) && child.a == 0 &&
               isPlaces(rules.onDisk, child.data);
    const std::uint8_t lost = use == DiskUse::LoseTwo ? 2 : 0;
    return parent.a != static_cast<std::uint8_t>(StepKind::None) &&
           child == Step{static_cast<StepKind>(parent.a), parent.seat, lost, parent.n, parent.data};
}

bool evictionFits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const Area named = static_cast<Area>(child.data);
    if (!isArea(rules, child.data) || !(rules.regions - taboo(rules, state)).contains(named)) return false;
    Step disk = diskFor(DiskUse::Eviction, StepKind::DiskEviction, child.data);
    disk.seat = parent.seat;
    return child == disk || diskFits(rules, disk, child);
}

bool scoreSetFits(const Rules& rules, const Step& parent, const Step& child) {
    const bool one = static_cast<ScoreOf>(parent.a) == ScoreOf::OneOfChoice;
    return child.kind == StepKind::ScoreChoice && child.n == parent.n && child.a == (one ? 1 : 0) &&
           isPlaces(rules.scorable, child.data);
}

bool sendFits(const Rules& rules, const Step& parent, const Step& child) {
    return child.kind == StepKind::Send && child.n == parent.n && child.a <= parent.n && isSeats(rules, child.data) &&
           ((child.data >> index(parent.seat)) & 1U) == 0;
}

bool sendEachFits(const Rules& rules, const Step& child) {
    return child.kind == StepKind::SendEach && child.n == 0 && child.a == 0 && (child.data & kSendBegun) != 0 &&
           isSeats(rules, child.data & ~kSendBegun);
}

// An operand of a step that an expansion has pushed.
bool operandFits(const Rules& rules, Operand operand, std::uint32_t value) {
    switch (operand) {
    case Operand::None:
    case Operand::Number:
        return true;
    case Operand::Area:
        return value == 255 || isArea(rules, value);
    case Operand::Places:
        return value >> static_cast<unsigned>(rules.areas) == 0;
    case Operand::Owner:
        return value == 255 || value < kMaxOwners;
    case Operand::Seat:
        return value == 255 || value < static_cast<std::uint32_t>(rules.players);
    case Operand::Card:
        return value == 255 || value < rules.cards.size();
    case Operand::Power:
        return value == 255 || value < rules.powers.size();
    case Operand::Board:
        return value == 255 || value < rules.boards.size();
    case Operand::Step:
        return value == 255 || value < rules.steps.size();
    }
    return false;
}

// Steps of the base game as an expansion's verb may push them.
bool baseFits(const Rules& rules, const Step& step) {
    const bool seated = rules.seats().contains(step.seat);
    switch (step.kind) {
    case StepKind::Relocate:
        return seated && (step.a == 255 || isArea(rules, step.a)) && step.n + (step.data >> 8U) > 0 &&
               step.data < 0x10000;
    case StepKind::Source:
    case StepKind::Place:
    case StepKind::Recall:
        return seated && (step.n > 0 || step.kind == StepKind::Source) && step.data == 0;
    case StepKind::Court:
        return seated && step.n <= rules.pieces;
    case StepKind::ScoreChoice:
        return isPlaces(rules.scorable, step.data) && step.n <= 1 && step.a <= 1;
    case StepKind::Disk:
        return (seated || step.seat == Seat::None) && (step.a == 255 || step.a < rules.steps.size()) &&
               isArea(rules, step.data);
    case StepKind::Send:
        return seated && step.n > 0 && step.a <= step.n && (step.data & ~rules.seats().bits) == 0;
    case StepKind::SendEach:
        return seated && (step.data == 0 || sendEachFits(rules, step));
    case StepKind::King:
    case StepKind::Grande:
    case StepKind::Scoreboard:
    case StepKind::PowerBack:
    case StepKind::Evict:
    case StepKind::DiskLoss:
    case StepKind::DiskScoring:
    case StepKind::CastilloScoring:
    case StepKind::EmptyCourts:
    case StepKind::TakeVeto:
        return seated;
    case StepKind::DiskEviction:
        return seated && isArea(rules, step.data);
    case StepKind::ScoreSet:
        return seated && step.a <= static_cast<std::uint8_t>(ScoreOf::OneOfChoice) && step.n <= 1;
    default:
        return false;
    }
}

} // namespace

bool descendsFrom(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    if (child.seat != parent.seat) return false;
    switch (parent.kind) {
    case StepKind::Power:
        return child == Step{StepKind::Power, parent.seat, child.n, 0, 0} && child.n < rules.players;
    case StepKind::Court:
        return child == Step{StepKind::Recall, parent.seat, child.n, 0, 0} && child.n > 0 &&
               child.n <= (parent.n == 255 ? rules.pieces : parent.n);
    case StepKind::Relocate:
        return relocateFits(parent, child);
    case StepKind::Source:
        return sourceFits(rules, parent, child);
    case StepKind::Place:
        return child == Step{parent.kind, parent.seat, child.n, parent.a, 0} && child.n > 0 && child.n <= parent.n;
    case StepKind::Send:
        return sendFits(rules, parent, child);
    case StepKind::SendEach:
        return sendEachFits(rules, child);
    case StepKind::Disk:
        return diskFits(rules, parent, child);
    case StepKind::Evict:
        return evictionFits(rules, state, parent, child);
    case StepKind::ScoreSet:
        return scoreSetFits(rules, parent, child);
    default:
        return false;
    }
}

bool expansionsRemainder(const Rules& rules, const State& state, const std::vector<Step>& rest) {
    if (rest.size() > kRemainders || state.agenda.size() + 2 > Agenda::kCapacity) return false;
    for (const Step& step : rest) {
        if (index(step.kind) >= rules.steps.size()) return false;
        const StepRules& verb = rules.step(step.kind);
        const bool seated = step.seat == Seat::None || step.seat == Seat::Table || rules.seats().contains(step.seat);
        if (!seated || !operandFits(rules, verb.a, step.a) || !operandFits(rules, verb.data, step.data)) return false;
        if (step.kind < StepKind::FirstFree && !baseFits(rules, step)) return false;
    }
    return true;
}

} // namespace elgrande
