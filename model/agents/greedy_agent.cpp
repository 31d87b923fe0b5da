// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/greedy_agent.h"

#include "model/agents/evaluation.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

// The search for one decision. `me`: the seat whose advantage is maximised.
class Thinking {
  public:
    Thinking(const Rules& rules, const State& state, Seat me, const ThinkLimits& limits)
        : rules_(rules)
        , me_(me)
        , limits_(limits)
        , evaluation_(rules, state) {}

    // The action with the highest value.
    template <class Evaluate>
    Action best(const ActionList& legal, Evaluate evaluate) {
        Action chosen = legal[0];
        double highest = -1e18;
        for (Action action : legal) {
            if (cancelled()) break;
            const double value = evaluate(action);
            if (value <= highest) continue;
            highest = value;
            chosen = action;
        }
        return chosen;
    }

    double afterAction(const State& state, Seat mover, Action action);
    double afterDisk(const State& state, Action action);
    double turnWith(const State& state, Card card);
    Action power(const State& state, const ActionList& legal);
    Action inTurn(const State& state, const ActionList& legal, Seat mover);
    Action takeCard(const State& state, const ActionList& legal);
    Action handCard(const State& state, const ActionList& legal);

  private:
    bool cancelled() const { return limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed); }
    void runOutTurn(State& state, ActionList& legal, Seat next, int depth);
    Action quick(const State& state, const ActionList& legal, Seat mover, int depth);
    double expectedBest(const std::vector<double>& gains, double before) const;
    double playersBefore(const State& state, int value) const;

    const Rules& rules_;
    Seat me_;
    ThinkLimits limits_;
    Evaluation evaluation_;
};

bool turnIsOver(const Rules& rules, const State& before, const State& state) {
    return state.over() || state.turn != before.turn || state.roundsBegun != before.roundsBegun ||
           activeSeat(rules, state) == Seat::None;
}

// The policy inside a simulated turn: the best action by one-ply evaluation.
Action Thinking::quick(const State& state, const ActionList& legal, Seat mover, int depth) {
    const ActionKind first = legal[0].kind;
    if (first == ActionKind::Place || first == ActionKind::Special) return legal[0];
    if (first == ActionKind::Veto) return act(ActionKind::Allow);
    if (depth <= 0) return legal[0];
    Action chosen = legal[0];
    double highest = -1e18;
    State copy;
    ActionList list;
    for (Action action : legal) {
        copy = state;
        play(rules_, copy, {mover, action}, list);
        const double value = evaluation_.advantage(copy, mover);
        if (value <= highest) continue;
        highest = value;
        chosen = action;
    }
    return chosen;
}

void Thinking::runOutTurn(State& state, ActionList& legal, Seat next, int depth) {
    const State before = state;
    for (int steps = 0; steps < 60 && next != Seat::None && next != Seat::Table; ++steps) {
        if (cancelled() || turnIsOver(rules_, before, state)) return;
        if (legal[0].kind == ActionKind::Power || legal[0].kind == ActionKind::TakeCard) return;
        next = play(rules_, state, {next, quick(state, legal, next, depth)}, legal);
    }
}

double Thinking::afterAction(const State& state, Seat mover, Action action) {
    State copy = state;
    ActionList legal;
    const Seat next = play(rules_, copy, {mover, action}, legal);
    if (!turnIsOver(rules_, state, copy)) runOutTurn(copy, legal, next, 1);
    return evaluation_.advantage(copy, me_);
}

// Secret answers of other seats are sampled, the same samples for every action.
double Thinking::afterDisk(const State& state, Action action) {
    double sum = 0;
    constexpr int kSamples = 4;
    for (int sample = 0; sample < kSamples; ++sample) {
        Rng rng(limits_.seed + static_cast<std::uint64_t>(sample));
        State copy = state;
        ActionList legal;
        Seat next = play(rules_, copy, {me_, action}, legal);
        while (next != Seat::None && next != Seat::Table && legal[0].kind == ActionKind::Disk)
            next = play(rules_, copy, {next, legal[rng.below(legal.size())]}, legal);
        sum += evaluation_.advantage(copy, me_);
    }
    return sum / kSamples;
}

// The value of a whole turn with this card, as if it were this seat's turn now: the better of its two orders.
double Thinking::turnWith(const State& state, Card card) {
    State start = state;
    imagineTurn(rules_, start, me_);
    while (start.agenda.size() > 1 && start.agenda.top().kind != StepKind::TakeCard)
        start.agenda.pop(); // the court is filled before
    ActionList legal;
    const Seat next = play(rules_, start, {me_, act(ActionKind::TakeCard, index(card))}, legal);
    if (next != me_ || legal[0].kind == ActionKind::Power) return evaluation_.advantage(start, me_);
    double highest = -1e18;
    for (Action action : legal) {
        State copy = start;
        ActionList list;
        Seat turn = play(rules_, copy, {me_, action}, list);
        while (turn != Seat::None && turn != Seat::Table && copy.agenda.size() > 1 && !cancelled())
            turn = play(rules_, copy, {turn, quick(copy, list, turn, 1)}, list);
        highest = std::max(highest, evaluation_.advantage(copy, me_));
    }
    return highest;
}

Action Thinking::takeCard(const State& state, const ActionList& legal) {
    return best(legal, [&](Action action) { return turnWith(state, static_cast<Card>(action.a)); });
}

// Expected number of seats that move before one that plays this value.
double Thinking::playersBefore(const State& state, int value) const {
    double before = 0;
    for (Seat other : rules_.seats()) {
        const std::size_t i = index(other);
        if (other == me_) continue;
        if (state.played[i] != Power::None) {
            before += rules_.deck.powers[index(state.played[i])].value > value ? 1 : 0;
            continue;
        }
        int higher = 0;
        const std::uint32_t hand = state.hand[i] & ~blockedPowers(rules_, state);
        for (std::uint32_t rest = hand; rest != 0; rest &= rest - 1)
            higher += rules_.deck.powers[static_cast<std::size_t>(std::countr_zero(rest))].value > value ? 1 : 0;
        if (hand != 0) before += static_cast<double>(higher) / std::popcount(hand);
    }
    return before;
}

// Expected best gain left after `before` other seats have each taken a card at random; `gains`: in descending order.
double Thinking::expectedBest(const std::vector<double>& gains, double before) const {
    const double gone = std::min(1.0, before / static_cast<double>(gains.size()));
    double expected = 0;
    double reach = 1;
    for (std::size_t i = 0; i < gains.size(); ++i) {
        const bool last = i + 1 == gains.size();
        expected += reach * (last ? 1 : 1 - gone) * gains[i];
        reach *= gone;
    }
    return expected;
}

Action Thinking::power(const State& state, const ActionList& legal) {
    const double idle = evaluation_.advantage(state, me_);
    std::vector<double> gains;
    for (int stack = 0; stack < rules_.deck.stackCount; ++stack)
        if (const Card card = state.offer[static_cast<std::size_t>(stack)]; card != Card::None && !cancelled())
            gains.push_back(turnWith(state, card) - idle);
    if (gains.empty()) gains.push_back(0);
    std::sort(gains.rbegin(), gains.rend());
    const int court = state.at(Area::Court, ownerOf(me_));
    const int provinces = state.at(Area::Provinces, ownerOf(me_));
    const int rounds = roundsLeft(rules_, state);
    return best(legal, [&](Action action) {
        const PowerInPlay& row = rules_.deck.powers[action.a];
        const double worthEach = court >= 10 || rounds == 0 ? 0.15 : court >= 5 ? 0.4 : 0.8;
        // The highest and the lowest cards are kept for when they are needed.
        const double spent = rounds * 0.36 * std::abs(evaluation_.standingOf(static_cast<Power>(action.a)) - 0.5);
        return expectedBest(gains, playersBefore(state, row.value)) + worthEach * std::min(row.caballeros, provinces) -
               spent;
    });
}

// Power cards for a hand of one's own that is chosen in secret before the game.
bool choosesHand(const Rules& rules, const State& state, const ActionList& legal) {
    return rules.verb(state.agenda.top().kind).secret &&
           rules.words.actions[index(legal[0].kind)].operands[0] == Operand::Power;
}

// How many times likelier the best card is than the worst; of 31 cards each is then nearly twice as likely as the next.
// 800 games of Intrigue & the King against three that always choose the same: 25.7 % [22.8 .. 28.8] of the wins with 31
// cards, 25.3 % with 18, where 25 % are even; with 1e6 it would be 20 %, with 8 hardly any: low hands come last each
// round.
constexpr double kBestToWorst = 1e8;

// By chance, the better ones more often: a hand that is the same in every game is no secret, and its value is only a
// guess at what the cards will do.
Action Thinking::handCard(const State& state, const ActionList& legal) {
    std::vector<double> values;
    for (Action action : legal) values.push_back(afterAction(state, me_, action));
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const double range = std::max(1e-9, *most - *least);
    const double worst = *least;
    double sum = 0;
    for (double& value : values) sum += value = std::pow(kBestToWorst, (value - worst) / range);
    double left = Rng(limits_.seed).unit() * sum;
    for (int i = 0; i + 1 < legal.size(); ++i)
        if ((left -= values[static_cast<std::size_t>(i)]) < 0) return legal[i];
    return legal[legal.size() - 1];
}

// Beam width: only so many actions, the best by one-ply evaluation, are followed to the end of the turn.
constexpr int kBeamWidth = 8;

Action Thinking::inTurn(const State& state, const ActionList& legal, Seat mover) {
    const auto follow = [&](Action action) { return afterAction(state, mover, action); };
    if (legal.size() <= kBeamWidth) return best(legal, follow);
    std::vector<std::pair<double, Action>> atOnce;
    State copy;
    ActionList list;
    for (Action action : legal) {
        if (cancelled()) break;
        copy = state;
        play(rules_, copy, {mover, action}, list);
        atOnce.emplace_back(evaluation_.advantage(copy, me_), action);
    }
    const auto better = [](const auto& one, const auto& other) { return one.first > other.first; };
    std::stable_sort(atOnce.begin(), atOnce.end(), better);
    ActionList promising;
    atOnce.resize(std::min<std::size_t>(kBeamWidth, atOnce.size()));
    for (const auto& each : atOnce) promising.push(each.second);
    return promising.empty() ? legal[0] : best(promising, follow);
}

} // namespace

Thought GreedyAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) {
    Rng rng(limits.seed);
    const State state = known.sample(rules, rng);
    Thinking thinking(rules, state, known.seat(), limits);
    switch (legal[0].kind) {
    case ActionKind::Power:
        return {thinking.power(state, legal)};
    case ActionKind::TakeCard:
        return {thinking.takeCard(state, legal)};
    case ActionKind::Disk:
        return {thinking.best(legal, [&](Action action) { return thinking.afterDisk(state, action); })};
    default:
        if (choosesHand(rules, state, legal)) return {thinking.handCard(state, legal)};
        return {thinking.inTurn(state, legal, known.seat())};
    }
}

} // namespace elgrande
