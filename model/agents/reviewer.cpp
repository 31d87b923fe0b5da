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
        , search_(rolloutSettings(builtInNetwork()))
        , cancel_(cancel)
        , rng_(settings.seed)
        , state_(start) {
        for (const Seat seat : seats) review_.seats.push_back({.seat = seat});
        next_ = advance(rules_, state_, legal_, &counter_);
    }

    Review run(std::atomic<int>& done) {
        while (at_ < moves_.size() && !cancel_) {
            next_ == Seat::Table ? passChance() : passChoice();
            done = static_cast<int>(kPassed * at_ / moves_.size());
        }
        for (std::size_t i = 0; i < review_.seats.size() && !cancel_; ++i) {
            lookClosely(review_.seats[i].seat);
            done = static_cast<int>(kPassed + (100 - kPassed) * (i + 1) / review_.seats.size());
        }
        if (!cancel_) addUp();
        return std::move(review_);
    }

    ReviewedMove again(const ReviewedMove& wanted) {
        while (at_ < moves_.size() && !isOf(wanted)) pass();
        if (at_ == moves_.size()) return wanted;
        if (moves_[at_].seat != next_) legalActions(rules_, state_, moves_[at_].seat, legal_);
        Candidate candidate{wanted, InformationState(rules_, state_, moves_[at_].seat)};
        candidate.move.decision.legal.back() = search(candidate.known, legal_, settings_.simulations).action;
        compare(candidate, settings_.simulations);
        return candidate.move;
    }

  private:
    static constexpr std::size_t kPassed = 70; // of 100, when all moves have been looked at
    static constexpr int kMostClosely = 10;    // candidates of one seat, as it has to end

    // A move for which a better one seems to be there.
    struct Candidate {
        ReviewedMove move;
        InformationState known;
    };

    bool isOf(const ReviewedMove& wanted) const {
        const Move& move = moves_[at_];
        return counter_.events == wanted.event && move.seat == wanted.decision.seat &&
               move.action == wanted.decision.legal.front();
    }

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

    Considered valueOfMove(const InformationState& known, Action action, int simulations) {
        ActionList only;
        only.push(action);
        return search(known, only, simulations).considered.front();
    }

    void compare(Candidate& candidate, int simulations) {
        const Considered done = valueOfMove(candidate.known, candidate.move.decision.legal.front(), simulations);
        const Considered better = valueOfMove(candidate.known, candidate.move.decision.legal.back(), simulations);
        candidate.move.share = done.share;
        candidate.move.better = better.share;
        candidate.move.points = better.lead - done.lead;
    }

    // Until the costliest ones are those that have been searched so: one that was overrated falls behind others. What
    // is told is the loss on which both searches agree, as the costliest ones are mostly those that were overrated.
    void lookClosely(Seat seat) {
        for (int i = 0; i < kMostClosely && !cancel_; ++i) {
            std::vector<Candidate*> worst;
            for (Candidate& each : candidates_)
                if (each.move.decision.seat == seat) worst.push_back(&each);
            std::ranges::stable_sort(worst, std::ranges::greater(),
                                     [](const Candidate* each) { return each->move.lost(); });
            worst.resize(std::min<std::size_t>(worst.size(), static_cast<std::size_t>(settings_.costliest)));
            const auto next = std::ranges::find(worst, false, [](const Candidate* each) { return each->move.closely; });
            if (next == worst.end() || settings_.times <= 1) return;
            Candidate again = **next;
            compare(again, settings_.times * settings_.simulations);
            if (again.move.lost() < (*next)->move.lost()) (*next)->move = again.move;
            (*next)->move.closely = true;
        }
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
        InformationState known(rules_, state_, move.seat);
        const Action best = search(known, legal_, settings_.simulations).action;
        ++seat.decisions;
        if (best == move.action || cancel_) return;
        ReviewedMove note{
            .event = counter_.events, .round = state_.round, .decision = decisionFor(rules_, state_, move.seat)};
        note.decision.legal = {move.action, best};
        note.decision.refused.clear();
        Candidate candidate{std::move(note), known};
        compare(candidate, settings_.simulations);
        if (candidate.move.lost() >= settings_.least) candidates_.push_back(std::move(candidate));
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
        for (Candidate& each : candidates_)
            if (each.move.lost() >= settings_.least) review_.moves.push_back(std::move(each.move));
        const Shares result = resultOf(rules_, state_);
        for (SeatReview& each : review_.seats) {
            each.best = each.decisions;
            for (const ReviewedMove& move : review_.moves) {
                if (move.decision.seat != each.seat) continue;
                --each.best;
                each.choices -= move.lost();
                each.points += move.points;
            }
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
    std::vector<Candidate> candidates_;
    Review review_;
};

} // namespace

Review reviewed(const Rules& rules, const State& start, const std::vector<Move>& moves, SeatSet seats,
                const ReviewSettings& settings, const std::atomic<bool>& cancel, std::atomic<int>& done) {
    return Reviewer(rules, start, moves, seats, settings, cancel).run(done);
}

ReviewedMove reviewedAgain(const Rules& rules, const State& start, const std::vector<Move>& moves,
                           const ReviewedMove& move, const ReviewSettings& settings) {
    const std::atomic<bool> never = false;
    return Reviewer(rules, start, moves, {}, settings, never).again(move);
}

} // namespace elgrande
