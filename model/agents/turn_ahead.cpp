// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/turn_ahead.h"

#include "model/agents/one_ply_agent.h"
#include "model/observe/points_change.h"
#include "model/observe/turn_events.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr std::uint32_t kFewestVisits = 4; // fewer mean nothing
constexpr std::size_t kMostMoves = 60;     // of one turn

// Who starts the next round once all power cards lie there: the turns, however they are played, do not change that.
Seat nextStarter(const Rules& rules, State state) {
    ActionList legal;
    Seat next = advance(rules, state, legal);
    const std::uint8_t round = state.roundsBegun;
    while (next != Seat::None && state.roundsBegun == round) {
        const Action end = act(ActionKind::End);
        next = play(rules, state, {next, legal.contains(end) ? end : legal[0]}, legal);
    }
    return next == Seat::None ? Seat::None : state.starter;
}

} // namespace

// Those of the turn that may be told, until it is over.
class TurnAhead::Events final : public EventSink {
  public:
    Events(const Rules& rules, const State& state, Seat seat, bool castillo)
        : rules_(rules)
        , state_(state)
        , seat_(seat)
        , castillo_(castillo) {}

    void add(const Event& event) override {
        if (end) return;
        if (event.kind == EventKind::TurnPassed && event.seat == seat_) {
            end = atTurnEnd(rules_, state_);
            return;
        }
        const EventFacts& facts = rules_.words.events[index(event.kind)];
        reveals = reveals || facts.reveals == Reveals::ToAll || facts.reveals == Reveals::ToOthers;
        if (!castillo_) reveals = reveals || event.from == Area::Castillo || facts.family == EventFamily::Exodus;
        if (event.secret || !isOfTurn(facts, event)) return;
        const bool scores = facts.family == EventFamily::Points;
        if (scores && !castillo_ && event.to == Area::Castillo) return;
        if (event.seat != seat_ && !scores && facts.family != EventFamily::Scored) return;
        events.push_back(event);
    }

    std::vector<Event> events;
    bool reveals = false;     // what is not known before
    std::optional<State> end; // the turn is over

  private:
    const Rules& rules_;
    const State& state_;
    Seat seat_;
    bool castillo_;
};

struct TurnAhead::Position {
    State state;
    Seat next = Seat::None;
    ActionList legal;
    std::optional<SearchTree::Node> node = SearchTree::kRoot; // none: the search was never here
    SeatSet vetoers;                                          // who was asked on the way, and allowed it
    Events events;

    Position(const Rules& rules, const State& start, Seat seat, const ActionList& open, bool castillo)
        : state(start)
        , next(seat)
        , legal(open)
        , events(rules, state, seat, castillo) {}
};

TurnAhead::TurnAhead(const Rules& rules, const InformationState& known, const TreeSearch& search, bool castillo,
                     std::uint64_t seed)
    : rules_(rules)
    , search_(search)
    , seat_(known.seat())
    , castillo_(castillo || rules.rulings.openCastillo) {
    Rng rng(seed);
    start_ = known.sample(rules, rng);
    if (const auto network = builtInNetwork()) learned_.emplace(rules, known.known(), network);
}

std::optional<Action> TurnAhead::next(const Position& at) const {
    const SearchTree::Edge* best = nullptr;
    if (at.node)
        for (const Action action : at.legal)
            if (const auto* edge = search_.tree().find(*at.node, {seat_, action}))
                if (best == nullptr || edge->visits > best->visits) best = edge;
    if (best != nullptr && best->visits >= kFewestVisits) return best->move.action;
    if (!learned_) return {};
    Rng rng(1);
    return bestOnePly(*learned_, rules_, at.state, seat_, at.legal, rng);
}

bool TurnAhead::play(Position& at, Action action) const {
    const State before = at.state;
    const std::size_t told = at.events.events.size();
    const auto follow = [this, &at](Seat seat, Action made) {
        const auto* edge = at.node ? search_.tree().find(*at.node, {seat, made}) : nullptr;
        at.node = edge != nullptr && edge->child != 0 ? std::optional(edge->child) : std::nullopt;
        at.next = elgrande::play(rules_, at.state, {seat, made}, at.legal, &at.events);
    };
    follow(seat_, action);
    const auto isOther = [this, &at] { return at.next != seat_ && at.next != Seat::Table && at.next != Seat::None; };
    while (!at.events.end && isOther() && at.legal.contains(act(ActionKind::Allow))) {
        at.vetoers.insert(at.next);
        follow(at.next, act(ActionKind::Allow));
    }
    if (!at.events.reveals) return true;
    at.state = before;
    at.events.events.resize(told);
    return false;
}

// Who acts before and after the seat, as far as power cards lie there or none can beat its own; and whether it starts
// the next round, which is known when all have played.
void TurnAhead::addOrder(const State& end, AdvisedTurn& turn) const {
    const auto valueOf = [&](Seat seat) {
        const Power played = end.played[index(seat)];
        return played == Power::None ? 0 : rules_.power(played).value;
    };
    const int own = valueOf(seat_);
    if (own == 0 || start_.played[index(seat_)] != Power::None) return;
    const bool highest = std::ranges::all_of(rules_.deck.powers, [own](const auto& each) { return each.value <= own; });
    bool all = true;
    for (const Seat each : rules_.seats()) {
        const int value = valueOf(each);
        all = all && value > 0;
        if (each == seat_ || (value == 0 && !highest)) continue;
        (value < own ? turn.before : turn.after).insert(each);
    }
    if (all) turn.starts = nextStarter(rules_, end) == seat_;
}

// Points of the seat in a turn that begins with taking the card, as it goes on best one ply ahead.
int TurnAhead::scoredWith(Action card, State state, Seat seat, ActionList legal) const {
    EventLog log;
    Rng rng(1);
    const auto isOver = [&] {
        return std::ranges::any_of(log.events, [seat](const Event& event) {
            return event.kind == EventKind::TurnPassed && event.seat == seat;
        });
    };
    Seat next = elgrande::play(rules_, state, {seat, card}, legal, &log);
    for (std::size_t moves = 0; moves < kMostMoves && !isOver() && next != Seat::Table && next != Seat::None; ++moves) {
        const Action allow = act(ActionKind::Allow);
        const Action action = legal.contains(allow) ? allow : bestOnePly(*learned_, rules_, state, next, legal, rng);
        next = elgrande::play(rules_, state, {next, action}, legal, &log);
    }
    int points = 0;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::TurnPassed) break; // a general scoring may follow
        const bool told = castillo_ || event.to != Area::Castillo;
        if (event.kind == EventKind::Points && event.seat == seat && told) points += event.number;
    }
    return points;
}

// After a turn with an action card.
void TurnAhead::addLeft(const Position& end, AdvisedTurn& turn) const {
    const auto takes = [](Action action) { return action.kind == ActionKind::TakeCard; };
    if (!turn.whole || !learned_ || std::ranges::none_of(turn.moves, takes)) return;
    State state = end.state;
    ActionList legal = end.legal;
    Seat next = end.next;
    const Action ends = act(ActionKind::End);
    if (next == seat_ && legal.contains(ends)) next = elgrande::play(rules_, state, {seat_, ends}, legal);
    if (next == seat_ || next == Seat::Table || next == Seat::None || state.roundsBegun != start_.roundsBegun) return;
    for (const Action action : legal)
        if (takes(action))
            turn.left.push_back({static_cast<Card>(action.a), next, scoredWith(action, state, next, legal)});
}

AdvisedTurn TurnAhead::beginningWith(Action first, const ActionList& legal, State& end) const {
    AdvisedTurn turn;
    Position at(rules_, start_, seat_, legal, castillo_);
    std::optional<Action> action = first;
    while (action && turn.moves.size() < kMostMoves) {
        if (action->kind == ActionKind::Disk && !turn.moves.empty()) break;
        if (action->kind == ActionKind::End) turn.whole = true;
        const bool made = action->kind != ActionKind::End && action->kind != ActionKind::Disk && play(at, *action);
        if (made || turn.moves.empty() || turn.whole) turn.moves.push_back(*action);
        if (at.events.end) turn.whole = true;
        const bool goesOn = made && !turn.whole && at.next == seat_ && at.state.turn == start_.turn &&
                            at.state.roundsBegun == start_.roundsBegun;
        action = goesOn ? next(at) : std::nullopt;
    }
    end = at.events.end.value_or(at.state);
    turn.events = turnEvents(rules_.words.events, at.events.events);
    turn.changes = pointsChanged(rules_, start_, end, seat_, castillo_);
    turn.footholds = footholdsWon(rules_, start_, end, seat_, castillo_);
    turn.vetoers = at.vetoers;
    turn.held = heldBy(rules_, end, seat_);
    turn.last = roundsLeft(rules_, start_) == 0;
    turn.court = end.at(Area::Court, ownerOf(seat_));
    for (const Event& event : turn.events)
        if (event.kind == EventKind::PowerPlayed)
            turn.brought =
                std::min<int>(rules_.power(event.power).caballeros, start_.at(Area::Provinces, ownerOf(seat_)));
    const PowerSet left{end.hand[index(seat_)]};
    for (const Action each : legal) {
        const auto power = static_cast<Power>(each.a);
        if (each.kind != ActionKind::Power || !left.contains(power)) continue; // could not have been played
        if (turn.kept == Power::None || rules_.power(power).value > rules_.power(turn.kept).value) turn.kept = power;
    }
    addOrder(end, turn);
    addLeft(at, turn);
    return turn;
}

} // namespace elgrande
