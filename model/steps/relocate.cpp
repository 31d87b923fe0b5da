// Moving Caballeros that stand on the board, one at a time (cards 1a to 1g): out of any place but the King's region and
// the Castillo, into any but the King's region. Relocate: n = how many more (own ones, where own and foreign are told
// apart), a = the region that all must come from or Area::None, data = Whose, kMust, and foreign ones more << 8.
// Source: n = how many may be moved then, a = 1: all own ones of the region; asks for the region first.
#include "model/steps/relocate.h"
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

Whose whoseOf(const Step& step) { return static_cast<Whose>(step.data & 3U); }
bool mustGoOn(const Step& step) { return (step.data & kRelocateMust) != 0; }
int foreignLeft(const Step& step) { return static_cast<int>((step.data >> 8U) & 0xffU); }

bool movable(const Step& step, Seat seat, Owner owner) {
    const bool own = owner == ownerOf(seat);
    switch (whoseOf(step)) {
    case Whose::Any:
        return true;
    case Whose::Own:
        return own;
    case Whose::Foreign:
        return !own;
    case Whose::OwnAndForeign:
        return own ? step.n > 0 : foreignLeft(step) > 0;
    }
    return false;
}

AreaSet sourcesOf(const Rules& rules, const State& state, const Step& step, Owner owner) {
    const AreaSet open = mayLeave(rules, state, owner);
    const Area bound = static_cast<Area>(step.a);
    return bound == Area::None ? open : open & AreaSet::of(bound);
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    for (Owner owner : rules.owners) {
        if (!movable(step, seat, owner)) continue;
        const AreaSet from = standing(rules, state, owner) & sourcesOf(rules, state, step, owner);
        if (from.empty()) continue;
        const AreaSet open = mayEnter(rules, state, owner);
        for (Area source : from)
            for (Area target : open - AreaSet::of(source)) out.push(act(ActionKind::Relocate, owner, source, target));
    }
    if (!mustGoOn(step) || out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules&, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Owner owner = static_cast<Owner>(move.action.a);
    const Area from = static_cast<Area>(move.action.b);
    const Area to = static_cast<Area>(move.action.c);
    --state.at(from, owner);
    ++state.at(to, owner);
    if (whoseOf(step) == Whose::OwnAndForeign && owner != ownerOf(move.seat))
        step.data -= 1U << 8U;
    else
        --step.n;
    if (step.n > 0 || foreignLeft(step) > 0) state.agenda.push(step);
    tellMove(events, EventKind::CaballeroMoved, move.seat, owner, from, to);
}

// Where anything stands that this step may move.
AreaSet startingPoints(const Rules& rules, const State& state, const Step& step) {
    AreaSet set;
    for (Owner owner : rules.owners) {
        if (movable(step, step.seat, owner))
            set = set | (standing(rules, state, owner) & sourcesOf(rules, state, step, owner));
    }
    return set;
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    for (Owner owner : rules.owners) {
        if (movable(step, step.seat, owner) &&
            !(standing(rules, state, owner) & sourcesOf(rules, state, step, owner)).empty())
            return true;
    }
    return false;
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = step.n;
    decision.remainingForeign = foreignLeft(step);
    decision.area = static_cast<Area>(step.a);
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, Area::Castillo, Refusal::CastilloClosed);
    if (decision.area != Area::None)
        refuse(decision, rules.targets - AreaSet::of(decision.area), Refusal::BoundToSource);
    for (std::size_t o = 0; o < static_cast<std::size_t>(rules.players); ++o)
        if (!movable(step, seat, static_cast<Owner>(o)))
            refuse(decision, static_cast<Owner>(o), o == index(seat) ? Refusal::ForeignOnly : Refusal::OwnOnly);
    refuse(decision, rules.targets - startingPoints(rules, state, step), Refusal::NothingToMove);
    if (mustGoOn(step)) refuse(decision, ActionKind::Done, Refusal::MustGoOn);
}

// Choosing the region first ------------------------------------------------------------------------------------------

AreaSet openSources(const Rules& rules, const State& state, const Step& step, Seat seat) {
    const Owner own = ownerOf(seat);
    if (step.a == kSourceAllOwn) return standing(rules, state, own) & mayLeave(rules, state, own);
    AreaSet set;
    for (Owner owner : rules.owners) {
        set = set | (standing(rules, state, owner) & mayLeave(rules, state, owner));
    }
    return set;
}

void sourceLegal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    for (Area area : openSources(rules, state, step, seat)) out.push(act(ActionKind::From, area));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void sourceApply(const Rules& rules, State& state, Step step, Move move, EventSink*) {
    if (move.action.kind == ActionKind::Done) return;
    const Area from = static_cast<Area>(move.action.a);
    const bool allOwn = step.a == kSourceAllOwn;
    const int count = allOwn ? state.at(from, ownerOf(move.seat)) : step.n;
    const std::uint32_t must = allOwn && rules.rulings.allOwnMustLeave ? kRelocateMust : 0;
    state.agenda.push({StepKind::Relocate, move.seat, static_cast<std::uint8_t>(count), move.action.a,
                       static_cast<std::uint32_t>(allOwn ? Whose::Own : Whose::Any) | must});
}

bool sourcePossible(const Rules& rules, const State& state, const Step& step) {
    return !openSources(rules, state, step, step.seat).empty();
}

void sourceExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.remaining = step.a == kSourceAllOwn ? 0 : step.n;
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    refuse(decision, Area::Castillo, Refusal::CastilloClosed);
    refuse(decision, rules.targets - openSources(rules, state, step, seat),
           step.a == kSourceAllOwn ? Refusal::NoOwnThere : Refusal::NothingToMove);
}

} // namespace

const StepRules kRelocate{.id = "relocate",
                          .decision = "relocate",
                          .legal = legal,
                          .apply = apply,
                          .possible = possible,
                          .explain = explain,
                          .a = Operand::Area,
                          .data = Operand::Number};
const StepRules kSource{.id = "source",
                        .decision = "source",
                        .legal = sourceLegal,
                        .apply = sourceApply,
                        .possible = sourcePossible,
                        .explain = sourceExplain,
                        .a = Operand::Number,
                        .quiet = true};

} // namespace elgrande::steps
