// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Moving Caballeros that stand on the board, one at a time (cards 1a to 1g): out of any place but the King's region and
// the Castillo, into any but the King's region. Relocate: n = how many more (own ones, where own and foreign are told
// apart), a = the region that all must come from or Area::None, data = Whose, kMust, foreign ones more << 8, and the
// owners whose pieces alone may be moved << 16 (0: all).
// Source: n = how many may be moved then, a = kSource…: all own ones of the region; asks for the region first.
#include "model/steps/relocate.h"
#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande::steps {

namespace {

Whose whoseOf(const Step& step) { return static_cast<Whose>(step.data & 3U); }
bool mustGoOn(const Step& step) { return (step.data & kRelocateMust) != 0; }
int foreignLeft(const Step& step) { return static_cast<int>((step.data >> 8U) & 0xffU); }

// Whose pieces this step may still move.
OwnerSet movable(const Rules& rules, const State& state, const Step& step, Seat seat) {
    const OwnerSet all = (step.data >> 16U) == 0 ? rules.owners : rules.owners & OwnerSet{step.data >> 16U};
    const OwnerSet own = commanded(rules, state, seat);
    switch (whoseOf(step)) {
    case Whose::Any:
        return all;
    case Whose::Own:
        return all & own;
    case Whose::Foreign:
        return all - own;
    case Whose::OwnAndForeign:
        return (step.n > 0 ? all & own : OwnerSet{}) | (foreignLeft(step) > 0 ? all - own : OwnerSet{});
    }
    return {};
}

AreaSet sourcesOf(const Rules& rules, const State& state, const Step& step, Owner owner, Seat seat) {
    AreaSet from = occupied(rules, state, owner);
    if (const Area bound = static_cast<Area>(step.a); bound != Area::None) from = from & wholeOf(rules, state, bound);
    return mayLeave(rules, state, {owner, seat, How::Relocate}, from);
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    for (Owner owner : movable(rules, state, step, seat)) {
        const AreaSet from = sourcesOf(rules, state, step, owner, seat);
        if (from.empty()) continue;
        const EntriesFrom entries(rules, state, {owner, seat, How::Relocate});
        for (Area source : from)
            out.pushEach(act(ActionKind::Relocate, owner, source), &Action::c, entries(source) - AreaSet::of(source));
    }
    if (!mustGoOn(step) || out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Owner owner = static_cast<Owner>(move.action.a);
    if (whoseOf(step) == Whose::OwnAndForeign && !commanded(rules, state, move.seat).contains(owner))
        step.data -= 1U << 8U;
    else
        --step.n;
    if (step.n > 0 || foreignLeft(step) > 0) state.agenda.push(step);
    transfer(rules, state,
             {{owner, move.seat, How::Relocate}, static_cast<Area>(move.action.b), static_cast<Area>(move.action.c), 1},
             EventKind::CaballeroMoved, events);
}

// Where anything stands that this step may move.
AreaSet startingPoints(const Rules& rules, const State& state, const Step& step) {
    AreaSet set;
    for (Owner owner : movable(rules, state, step, step.seat))
        set = set | sourcesOf(rules, state, step, owner, step.seat);
    return set;
}

bool possible(const Rules& rules, const State& state, const Step& step) {
    for (Owner owner : movable(rules, state, step, step.seat))
        if (!sourcesOf(rules, state, step, owner, step.seat).empty()) return true;
    return false;
}

// How many there are to move, of these owners.
int standing(const Rules& rules, const State& state, const Step& step, OwnerSet owners, Seat seat) {
    int sum = 0;
    for (Owner owner : owners) sum += standingIn(state, sourcesOf(rules, state, step, owner, seat), owner);
    return sum;
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const bool apart = whoseOf(step) == Whose::OwnAndForeign;
    const OwnerSet foreign = apart ? movable(rules, state, step, seat) - commanded(rules, state, seat) : OwnerSet{};
    decision.remaining =
        std::min<int>(step.n, standing(rules, state, step, movable(rules, state, step, seat) - foreign, seat));
    decision.remainingForeign = std::min(foreignLeft(step), standing(rules, state, step, foreign, seat));
    decision.area = static_cast<Area>(step.a);
    const OwnerSet owners = movable(rules, state, step, seat);
    const OwnerSet own = commanded(rules, state, seat);
    const AreaSet rest = (rules.map.targets | rules.map.sources) - startingPoints(rules, state, step);
    for (Owner owner : owners)
        refuseBanned(rules, state, Ban::CaballerosOut, {owner, seat, How::Relocate}, rest, decision);
    refuseClosed(rules, decision);
    if (decision.area != Area::None)
        refuse(decision, rules.map.targets - wholeOf(rules, state, decision.area), Refusal::BoundToSource);
    for (Owner owner : rules.owners - owners)
        refuse(decision, owner, own.contains(owner) ? Refusal::ForeignOnly : Refusal::OwnOnly);
    refuse(decision, rest, Refusal::NothingToMove);
    if (mustGoOn(step)) refuse(decision, ActionKind::Done, Refusal::MustGoOn);
}

bool fits(const Rules&, const State&, const Step& parent, const Step& child) {
    constexpr std::uint32_t kForeign = 0xff00U;
    return child ==
               Step{parent.kind, parent.seat, child.n, parent.a, (parent.data & ~kForeign) | (child.data & kForeign)} &&
           child.n <= parent.n && foreignLeft(child) <= foreignLeft(parent) && child.n + foreignLeft(child) > 0;
}

// Choosing the region first ------------------------------------------------------------------------------------------

bool isOfOwn(const Step& source) { return source.a != 0; }

AreaSet openSources(const Rules& rules, const State& state, const Step& step, Seat seat) {
    const Step all{StepKind::Relocate, seat, 1, static_cast<std::uint8_t>(Area::None),
                   static_cast<std::uint32_t>(isOfOwn(step) ? Whose::Own : Whose::Any)};
    return wholes(rules, state, startingPoints(rules, state, all));
}

void sourceLegal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::From), &Action::a, openSources(rules, state, step, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

Step relocation(const Rules& rules, const Step& source, Area from, int count) {
    const std::uint32_t must = source.a == kSourceAllOwn && rules.rulings.allOwnMustLeave ? kRelocateMust : 0;
    return {StepKind::Relocate, source.seat, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(from),
            static_cast<std::uint32_t>(isOfOwn(source) ? Whose::Own : Whose::Any) | must};
}

void sourceApply(const Rules& rules, State& state, Step step, Move move, EventSink*) {
    if (move.action.kind == ActionKind::Done) return;
    const Area from = static_cast<Area>(move.action.a);
    const int count = isOfOwn(step) ? ownIn(rules, state, move.seat, from) : step.n;
    state.agenda.push(relocation(rules, step, from, count));
}

bool sourcePossible(const Rules& rules, const State& state, const Step& step) {
    return !openSources(rules, state, step, step.seat).empty();
}

void sourceExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    const bool allOwn = isOfOwn(step);
    decision.remaining = allOwn ? 0 : step.n;
    const AreaSet rest = rules.map.targets - openSources(rules, state, step, seat);
    refuseBanned(rules, state, Ban::CaballerosOut, ownOf(seat, How::Relocate), rest, decision);
    refuseClosed(rules, decision);
    refuse(decision, rest, allOwn ? Refusal::NoOwnThere : Refusal::NothingToMove);
}

bool sourceFits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    const int most = isOfOwn(parent) ? rules.flow.pieces : parent.n;
    return rules.map.sources.contains(static_cast<Area>(child.a)) && child.n > 0 && child.n <= most &&
           child == relocation(rules, parent, static_cast<Area>(child.a), child.n);
}

} // namespace

const StepRules kRelocate{.id = "relocate",
                          .decision = "relocate",
                          .legal = legal,
                          .apply = apply,
                          .possible = possible,
                          .explain = explain,
                          .fits = fits,
                          .a = Operand::Area,
                          .data = Operand::Number};
const StepRules kSource{.id = "source",
                        .decision = "source",
                        .legal = sourceLegal,
                        .apply = sourceApply,
                        .possible = sourcePossible,
                        .explain = sourceExplain,
                        .fits = sourceFits,
                        .a = Operand::Number,
                        .vetoBeforeApply = false};

} // namespace elgrande::steps
