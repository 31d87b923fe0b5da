// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/reviewer.h"

#include "model/agents/search_agent.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {
namespace {

using Shares = std::array<double, kMaxSeats>;

struct Counter final : EventSink {
    std::size_t events = 0;
    void add(const Event&) override { ++events; }
};

Shares resultOf(const Rules& rules, const State& over) {
    Shares shares{};
    const SeatSet winners = leaders(rules, over);
    for (const Seat seat : winners) shares[index(seat)] = 1.0 / winners.size();
    return shares;
}

class Reviewer {
  public:
    Reviewer(const Rules& rules, const State& start, const std::vector<Move>& moves, SeatSet seats,
             const ReviewSettings& settings, const std::atomic<bool>& cancel)
        : rules_(rules)
        , moves_(moves)
        , settings_(settings)
        , search_(puctSettings(builtInNetwork()))
        , cancel_(cancel)
        , rng_(settings.seed)
        , state_(start) {
        for (const Seat seat : seats) review_.seats.push_back({.seat = seat});
        next_ = advance(rules_, state_, legal_, &counter_);
    }

    Review run(std::atomic<int>& done) {
        while (at_ < moves_.size() && !cancel_) {
            next_ == Seat::Table ? passChance() : passChoice();
            done = static_cast<int>(100 * at_ / moves_.size());
        }
        if (!cancel_) addUp();
        return std::move(review_);
    }

  private:
    void pass() {
        next_ = play(rules_, state_, moves_[at_], legal_, &counter_);
        ++at_;
    }

    SeatReview* of(Seat seat) {
        const auto found = std::find_if(review_.seats.begin(), review_.seats.end(),
                                        [seat](const SeatReview& each) { return each.seat == seat; });
        return found == review_.seats.end() ? nullptr : &*found;
    }

    Thought search(const InformationState& known, const ActionList& legal, int simulations) {
        TreeSearch tree(rules_, known, search_, rng_.next());
        ThinkLimits limits;
        limits.cancel = &cancel_;
        tree.run(legal, simulations, limits);
        return tree.thought(legal);
    }

    Considered valueOfMove(const InformationState& known, Action action) {
        ActionList only;
        only.push(action);
        return search(known, only, settings_.simulations).considered.front();
    }

    void passChoice() {
        const Move move = moves_[at_];
        // Several may answer at the same time, in any order; the list is that of the first.
        if (move.seat != next_) legalActions(rules_, state_, move.seat, legal_);
        if (isNewRound()) noteChances(meanValue()); // one that began without chance
        SeatReview* seat = of(move.seat);
        if (seat != nullptr && legal_.size() > 1) review(*seat, move);
        pass();
    }

    void review(SeatReview& seat, Move move) {
        const InformationState known(rules_, state_, move.seat);
        const Action best = search(known, legal_, settings_.simulations).action;
        ++seat.decisions;
        ++seat.best;
        if (best == move.action) return;
        const Considered done = valueOfMove(known, move.action);
        const Considered better = valueOfMove(known, best);
        if (better.share - done.share < settings_.least) return;
        --seat.best;
        seat.choices -= better.share - done.share;
        seat.points += better.lead - done.lead;
        ReviewedMove note{counter_.events, state_.round, decisionFor(rules_, state_, move.seat),
                          done.share,      better.share, better.lead - done.lead};
        note.decision.legal = {move.action, best};
        note.decision.refused.clear();
        review_.moves.push_back(std::move(note));
    }

    Shares valueOf(const State& state, Seat next, const ActionList& legal) {
        if (next == Seat::None) return resultOf(rules_, state);
        const Thought thought = search(InformationState(rules_, state, next), legal, settings_.simulationsEach);
        Shares shares{};
        std::copy(thought.values.begin(), thought.values.end(), shares.begin());
        return shares;
    }

    template <class Value>
    Shares meanOf(Value value) {
        Shares mean{};
        for (int i = 0; i < settings_.outcomes && !cancel_; ++i) {
            const Shares one = value();
            for (const Seat seat : rules_.seats()) mean[index(seat)] += one[index(seat)] / settings_.outcomes;
        }
        return mean;
    }

    Shares meanValue() {
        return meanOf([this] { return valueOf(state_, next_, legal_); });
    }

    // All that chance brings until somebody is asked again.
    void passChance() {
        const State before = state_;
        const ActionList reveals = legal_;
        while (next_ == Seat::Table && at_ < moves_.size()) pass();
        const Shares mean = meanOf([&] { return valueOfAnother(before, reveals); });
        const Shares real = meanValue();
        for (SeatReview& each : review_.seats) {
            if (!begun_) each.start = mean[index(each.seat)];
            each.cards += real[index(each.seat)] - mean[index(each.seat)];
        }
        begun_ = true;
        if (next_ != Seat::None && isNewRound()) noteChances(real);
    }

    Shares valueOfAnother(const State& from, ActionList legal) {
        State state = from;
        Seat next = Seat::Table;
        while (next == Seat::Table) next = play(rules_, state, {Seat::Table, legal[rng_.below(legal.size())]}, legal);
        return valueOf(state, next, legal);
    }

    void noteChances(const Shares& shares) { review_.chances.push_back({state_.round, shares}); }

    // The set-up, in which some sets ask something, is round 0.
    bool isNewRound() const { return state_.round > (review_.chances.empty() ? 0 : review_.chances.back().round); }

    void addUp() {
        const Shares result = resultOf(rules_, state_);
        for (SeatReview& each : review_.seats) {
            each.end = result[index(each.seat)];
            each.others = each.end - each.start - each.cards - each.choices;
        }
    }

    const Rules& rules_;
    const std::vector<Move>& moves_;
    const ReviewSettings settings_;
    const SearchSettings search_;
    const std::atomic<bool>& cancel_;
    Rng rng_;
    State state_;
    ActionList legal_;
    Counter counter_;
    Seat next_ = Seat::None;
    std::size_t at_ = 0; // moves that have been made
    bool begun_ = false; // chance has come for the first time
    Review review_;
};

} // namespace

Review reviewed(const Rules& rules, const State& start, const std::vector<Move>& moves, SeatSet seats,
                const ReviewSettings& settings, const std::atomic<bool>& cancel, std::atomic<int>& done) {
    return Reviewer(rules, start, moves, seats, settings, cancel).run(done);
}

} // namespace elgrande
