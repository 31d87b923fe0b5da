// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/waste.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

// Points given, and Vetos lost, before the turn in which the choice is made is over.
class TurnPoints final : public EventSink {
  public:
    explicit TurnPoints(Seat me)
        : me_(me) {}
    void add(const Event& event) override {
        if (event.kind == EventKind::TurnPassed) over_ = true;
        if (!over_ && event.kind == EventKind::VetoExpired && event.seat == me_) vetoLost_ = true;
        if (over_ || event.kind != EventKind::Points) return;
        (event.seat == me_ ? mine_ : others_) += event.number;
    }
    bool onlyForOthers() const { return mine_ == 0 && others_ > 0; }
    bool isOver() const { return over_; }
    bool isVetoLost() const { return vetoLost_; }

  private:
    Seat me_;
    bool vetoLost_ = false;
    int mine_ = 0;
    int others_ = 0;
    bool over_ = false;
};

// The order in which several places are scored changes nothing about who gets points at all.
bool pointsOnlyForOthers(const Rules& rules, const State& from, Seat me, Action action) {
    State state = from;
    TurnPoints points(me);
    ActionList legal;
    Seat next = play(rules, state, {me, action}, legal, &points);
    const bool announced = action.kind == ActionKind::Special || action.kind == ActionKind::Use;
    while (announced && next == me && asksForOrderOnly(state))
        next = play(rules, state, {me, legal[0]}, legal, &points);
    return points.onlyForOthers();
}

TurnPoints turnAfter(const Rules& rules, const State& from, Seat me, Action action) {
    State state = from;
    TurnPoints turn(me);
    ActionList legal;
    play(rules, state, {me, action}, legal, &turn);
    return turn;
}

// Nothing is left to do in the turn after the card has been taken: it ends with it.
bool isIdle(const Rules& rules, const State& from, Seat me, Action action) {
    return turnAfter(rules, from, me, action).isOver();
}

// An own card that was in force already goes when another is taken.
bool losesVeto(const Rules& rules, const State& from, Seat me, Action action) {
    return turnAfter(rules, from, me, action).isVetoLost();
}

// In the last round nothing comes of a fuller court or of a power card for somebody who has done his placing, unless
// the court decides a tie.
bool bringsNothingAnyMore(const Rules& rules, const State& state, Card card) {
    return roundsLeft(rules, state) == 0 && (state.parts & kPlaced) != 0 &&
           rules.optionValue("tie-break") != "tournament" && onlyBringsMore(rules, card);
}

// Of the card of this round; what else lies before the seat is kept for later, or may be used instead.
std::vector<Waste> endWastes(const Rules& rules, const State& state, Seat me, const ActionList& legal) {
    std::vector<Waste> wastes;
    if (legal.contains(act(ActionKind::Place))) wastes.push_back(Waste::PlacingLeft);
    const bool may = legal.contains(act(ActionKind::Special)) || legal.contains(act(ActionKind::Use, state.taken(me)));
    if (may && !bringsNothingAnyMore(rules, state, state.taken(me))) wastes.push_back(Waste::SpecialLeft);
    const auto& parts = rules.flow.parts;
    if (std::any_of(parts.begin(), parts.end(), [&](const TurnPart& part) {
            return part.isGift && std::any_of(legal.begin(), legal.end(), [&](Action each) {
                       return each.kind == part.word || each.kind == part.other;
                   });
        }))
        wastes.push_back(Waste::GiftLeft);
    return wastes;
}

// A place of the seat's own Caballeros in which the next one would not count, because no space is free. Whose first one
// is there already knows that. Where nothing is paid nobody wants to count: a ship is boarded to sail.
bool doesNotCount(const Rules& rules, const State& from, Seat me, Action action) {
    State state = from;
    ActionList legal;
    play(rules, state, {me, action}, legal);
    const Owner own = ownerOf(me);
    for (const Area area : rules.map.regions)
        if (valuesOf(rules, state, area) != std::array<int, 3>{} && state.at(area, own) > from.at(area, own) &&
            idleIn(rules, state, area) > idleIn(rules, from, area))
            return from.at(area, own) == 0 || idleIn(rules, from, area) == 0;
    return false;
}

} // namespace

bool onlyBringsMore(const Rules& rules, Card card) {
    for (int i = 0; i < rules.card(card).effectCount; ++i)
        if (const StepKind kind = effectStep(rules, card, Seat::None, i).kind;
            kind != StepKind::Court && kind != StepKind::PowerBack)
            return false;
    return true;
}

std::vector<Waste> wastesOf(const Rules& rules, const InformationState& known, Action action, bool castillo) {
    const Seat me = known.seat();
    if (me == Seat::None) return {};
    Rng rng(1);
    State state = known.sample(rules, rng);
    if (!castillo) forgetCastillo(rules, state, me);
    ActionList legal;
    legalActions(rules, state, me, legal);
    if (!legal.contains(action) || legal.size() < 2) return {};
    const auto otherwise = [&](auto wasteful) {
        return wasteful(action) && std::any_of(legal.begin(), legal.end(), [&](Action other) {
                   return !(other == action) && other.kind == action.kind && !wasteful(other);
               });
    };
    switch (action.kind) {
    case ActionKind::End:
        return endWastes(rules, state, me, legal);
    case ActionKind::Done:
        if (legal[0].kind == ActionKind::Caballero) return {Waste::PlacingLeft};
        return {};
    case ActionKind::TakeCard: {
        std::vector<Waste> wastes;
        if (otherwise([&](Action each) { return isIdle(rules, state, me, each); })) wastes.push_back(Waste::IdleCard);
        if (otherwise([&](Action each) { return losesVeto(rules, state, me, each); }))
            wastes.push_back(Waste::VetoLost);
        return wastes;
    }
    case ActionKind::Special:
    case ActionKind::Use:
        if (pointsOnlyForOthers(rules, state, me, action)) return {Waste::PointsForOthers};
        return {};
    default: // any action whose points come at once, an expansion's as well; not a secret one, which others answer too
        if (!rules.verb(state.agenda.top().kind).secret &&
            otherwise([&](Action each) { return pointsOnlyForOthers(rules, state, me, each); }))
            return {Waste::PointsForOthers};
        if (!rules.hooks.contests.empty() &&
            otherwise([&](Action each) { return doesNotCount(rules, state, me, each); }))
            return {Waste::NotCounted};
        return {};
    }
}

} // namespace elgrande
