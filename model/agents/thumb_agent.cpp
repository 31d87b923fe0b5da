// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/thumb_agent.h"

#include "model/agents/thumb_evaluation.h"
#include "model/rules/engine.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr int kFollowed = 8;           // alternatives, the best at once: the others hardly overtake them
constexpr int kLongestTurn = 60;       // steps, more than any turn has
constexpr int kPartsInTurn = 2;        // whose order is tried: placing and the special action …
constexpr int kPartsTried = 4;         // … where so many are offered at most; of more, the best at once
constexpr int kUsualPlacing = 3;       // Caballeros with a card that does not say it, about the mean
constexpr int kDiskSamples = 8;        // of all disks of the others: enough to tell which places will be full
constexpr double kKeptForRound = 0.36; // points that the highest and the lowest power cards are kept for, half of it
constexpr int kUsualSupply = 3;        // Caballeros that another seat's power card brings, about the mean

class ThumbThinking {
  public:
    ThumbThinking(const Rules& rules, const State& state, Seat me, const ThinkLimits& limits)
        : rules_(rules)
        , base_(state)
        , me_(me)
        , limits_(limits)
        , evaluation_(rules, state) {}

    Action choose(const ActionList& legal);

  private:
    template <class Value>
    Action best(const ActionList& legal, Value value) const;
    bool isOver(const State& start, const State& state, Seat next) const;
    Action quick(const State& state, const ActionList& legal, Seat mover, bool looksOn);
    double follow(const State& start, State state, ActionList legal, Seat next, Seat whose, int parts);
    double turnWith(Seat seat, Card card, int supply);
    std::vector<double> gainsOf(Seat seat, int supply);
    double comesBefore(Seat other, int value) const;
    Action power(const ActionList& legal);
    Action disk(const ActionList& legal);
    Action inTurn(const ActionList& legal);

    const Rules& rules_;
    const State& base_;
    Seat me_;
    const ThinkLimits& limits_;
    ThumbEvaluation evaluation_;
};

template <class Value>
Action ThumbThinking::best(const ActionList& legal, Value value) const {
    Action chosen = legal[0];
    double highest = -1e18;
    for (Action action : legal) {
        if (limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed)) break;
        const double worth = value(action);
        if (worth <= highest) continue;
        highest = worth;
        chosen = action;
    }
    return chosen;
}

// The best move inside a turn by the position right after it, or after the next one where nothing has happened yet.
Action ThumbThinking::quick(const State& state, const ActionList& legal, Seat mover, bool looksOn) {
    const ActionKind kind = legal[0].kind;
    if (kind == ActionKind::Veto) return act(ActionKind::Allow);
    if (kind == ActionKind::Court) return legal[legal.size() - 1]; // all of them
    const bool onlyNames = looksOn && (kind == ActionKind::From || kind == ActionKind::Option);
    State copy;
    ActionList list;
    return best(legal, [&](Action action) {
        copy = state;
        Seat next = play(rules_, copy, {mover, action}, list);
        if (onlyNames && next == mover) next = play(rules_, copy, {next, quick(copy, list, next, false)}, list);
        for (int i = 0; i < kMaxSeats && next < Seat::Table && list[0].kind == ActionKind::Disk; ++i)
            next = play(rules_, copy, {next, list[list.size() / 2]}, list); // somewhere
        return evaluation_.advantage(copy, mover);
    });
}

bool ThumbThinking::isOver(const State& start, const State& state, Seat next) const {
    return next >= Seat::Table || state.agenda.empty() || state.turn != start.turn ||
           state.roundsBegun != start.roundsBegun || activeSeat(rules_, state) == Seat::None;
}

// The value for `whose` of what is left of the turn under way in `start`, with the best order of its parts.
double ThumbThinking::follow(const State& start, State state, ActionList legal, Seat next, Seat whose, int parts) {
    for (int steps = 0; steps < kLongestTurn && !isOver(start, state, next); ++steps) {
        if (legal[0].kind == ActionKind::Power || legal[0].kind == ActionKind::TakeCard) break;
        if (parts > 0 && legal.size() <= kPartsTried && legal.contains(act(ActionKind::End))) {
            double highest = -1e18;
            for (Action action : legal) {
                State copy = state;
                ActionList list;
                const Seat asked = play(rules_, copy, {next, action}, list);
                highest = std::max(highest, follow(start, copy, list, asked, whose, parts - 1));
            }
            return highest;
        }
        next = play(rules_, state, {next, quick(state, legal, next, true)}, legal);
    }
    return evaluation_.advantage(state, whose);
}

// The value of a whole turn of the seat with this card, as if it were its turn now and its court had been filled.
double ThumbThinking::turnWith(Seat seat, Card card, int supply) {
    State state = base_;
    const int brought = std::min<int>(supply, state.at(Area::Provinces, ownerOf(seat)));
    const Transfer filled{ownOf(seat, How::Fill), Area::Provinces, Area::Court, brought};
    if (brought > 0) transfer(rules_, state, filled, kToldElsewhere, nullptr);
    imagineTurn(rules_, state, seat);
    while (!state.agenda.empty() && state.agenda.top().kind != StepKind::Turn) state.agenda.pop();
    state.taken(seat) = card;
    if (const CardInPlay& row = rules_.card(card); row.stack != kNoStack) {
        state.offer[row.stack] = Card::None;
        state.placing = {row.caballeros, 0};
    } else if (state.placing.count == 0) {
        state.placing = {kUsualPlacing, 0};
    }
    ActionList legal;
    const Seat next = advance(rules_, state, legal);
    return follow(state, state, legal, next, seat, kPartsInTurn);
}

// What each card on offer would bring the seat; nothing where there is none.
std::vector<double> ThumbThinking::gainsOf(Seat seat, int supply) {
    const double idle = evaluation_.advantage(base_, seat);
    std::vector<double> gains;
    for (Card card : base_.offer)
        if (card != Card::None) gains.push_back(turnWith(seat, card, supply) - idle);
    if (gains.empty()) gains.push_back(0);
    return gains;
}

// The chance that the other seat moves before one that plays this value.
double ThumbThinking::comesBefore(Seat other, int value) const {
    const std::size_t i = index(other);
    if (base_.played[i] != Power::None) return rules_.power(base_.played[i]).value > value ? 1 : 0;
    const PowerSet hand{base_.hand[i] & ~blockedPowers(rules_, base_)};
    int higher = 0;
    for (Power power : hand) higher += rules_.power(power).value > value ? 1 : 0;
    return hand.empty() ? 0 : static_cast<double>(higher) / hand.size();
}

// The best of the gains that are not gone.
std::size_t bestLeft(const std::vector<double>& gains, std::uint32_t gone) {
    std::size_t best = gains.size();
    for (std::size_t i = 0; i < gains.size(); ++i)
        if ((gone >> i & 1U) == 0 && (best == gains.size() || gains[i] > gains[best])) best = i;
    return best;
}

Action ThumbThinking::power(const ActionList& legal) {
    std::vector<Seat> others;
    std::array<std::vector<double>, kMaxSeats> gains;
    for (Seat seat : rules_.seats()) {
        if (seat == me_) continue;
        others.push_back(seat);
        gains[index(seat)] = gainsOf(seat, kUsualSupply);
    }
    const int rounds = roundsLeft(rules_, base_);
    const double idle = evaluation_.advantage(base_, me_);
    int supply = -1; // neighbours among the cards bring the same
    return best(legal, [&](Action action) {
        const auto mine = static_cast<Power>(action.a);
        const PowerInPlay& row = rules_.power(mine);
        if (row.caballeros != supply) gains[index(me_)] = gainsOf(me_, row.caballeros);
        supply = row.caballeros;
        double expected = row.card == Card::None ? 0 : turnWith(me_, row.card, supply) - idle;
        for (std::uint32_t before = 0; before < 1U << others.size(); ++before) {
            double chance = 1;
            std::uint32_t gone = 0;
            for (std::size_t n = 0; n < others.size(); ++n) {
                const bool isBefore = (before >> n & 1U) != 0;
                const double comes = comesBefore(others[n], row.value);
                chance *= isBefore ? comes : 1 - comes;
                if (isBefore) gone |= 1U << bestLeft(gains[index(others[n])], gone);
            }
            const std::size_t left = bestLeft(gains[index(me_)], gone);
            if (left < gains[index(me_)].size()) expected += chance * gains[index(me_)][left];
        }
        return expected - kKeptForRound * rounds * std::abs(evaluation_.standingOf(mine) - 0.5);
    });
}

Action ThumbThinking::disk(const ActionList& legal) {
    using Answers = std::array<Action, kMaxSeats>;
    const auto valueOf = [&](Seat seat, Action action, const Answers& answers) {
        State state = base_;
        ActionList list;
        Seat next = play(rules_, state, {seat, action}, list);
        while (next < Seat::Table && list[0].kind == ActionKind::Disk && state.roundsBegun == base_.roundsBegun) {
            const Action answer = answers[index(next)];
            next = play(rules_, state, {next, list.contains(answer) ? answer : list[0]}, list);
        }
        return evaluation_.advantage(state, seat);
    };
    Rng rng(limits_.seed);
    std::array<Answers, kDiskSamples> even{};
    std::array<Answers, kDiskSamples> likely{};
    ActionList choices;
    for (Seat seat : actors(rules_, base_)) {
        legalActions(rules_, base_, seat, choices);
        for (Answers& answers : even) answers[index(seat)] = choices[rng.below(choices.size())];
    }
    for (Seat seat : actors(rules_, base_)) {
        if (seat == me_) continue;
        legalActions(rules_, base_, seat, choices);
        std::vector<double> odds;
        for (Action action : choices) {
            double sum = 0;
            for (const Answers& answers : even) sum += valueOf(seat, action, answers);
            odds.push_back(sum / kDiskSamples);
        }
        const double highest = *std::max_element(odds.begin(), odds.end());
        double all = 0;
        for (double& each : odds) all += each = std::exp(each - highest);
        for (Answers& answers : likely) {
            double left = rng.unit() * all;
            int chosen = 0;
            while (chosen + 1 < choices.size() && (left -= odds[static_cast<std::size_t>(chosen)]) > 0) ++chosen;
            answers[index(seat)] = choices[chosen];
        }
    }
    return best(legal, [&](Action action) {
        double sum = 0;
        for (const Answers& answers : likely) sum += valueOf(me_, action, answers);
        return sum;
    });
}

Action ThumbThinking::inTurn(const ActionList& legal) {
    ActionList list;
    std::vector<std::pair<double, Action>> tried;
    for (Action action : legal) {
        State copy = base_;
        play(rules_, copy, {me_, action}, list);
        tried.emplace_back(evaluation_.advantage(copy, me_), action);
    }
    std::stable_sort(tried.begin(), tried.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    list.clear();
    for (const auto& each : tried)
        if (list.size() < kFollowed) list.push(each.second);
    return best(list, [&](Action action) {
        State copy = base_;
        ActionList open;
        const Seat next = play(rules_, copy, {me_, action}, open);
        return follow(base_, copy, open, next, me_, kPartsInTurn);
    });
}

Action ThumbThinking::choose(const ActionList& legal) {
    switch (legal[0].kind) {
    case ActionKind::Power:
        return power(legal);
    case ActionKind::Court:
        return legal[legal.size() - 1]; // all of them
    case ActionKind::TakeCard:
        return best(legal, [&](Action action) { return turnWith(me_, static_cast<Card>(action.a), 0); });
    case ActionKind::Disk:
        return disk(legal);
    default:
        return inTurn(legal);
    }
}

} // namespace

Thought ThumbAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                          const ThinkLimits& limits) {
    Rng rng(limits.seed);
    State state = known.sample(rules, rng);
    if (legal[0].kind == ActionKind::Disk)
        state.disk = known.known().disk; // those set are guessed at as the others are
    return {ThumbThinking(rules, state, known.seat(), limits).choose(legal)};
}

} // namespace elgrande
