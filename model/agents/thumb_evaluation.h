// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a good player's rules of thumb say a position is worth, in points. The prize that an owner of Caballeros expects
// of a place that is scored in T turns:
//
//   a rival is ahead, level or behind: lead ~ Normal(the lead now, variance kTurnVariance * T), rounded, for each by
//   itself; T = 0 where the King stands and nobody can move him before
//   prize = sum over n of (P(n ahead, nobody level) * value[n + 1] + P(n ahead, somebody level) * value[n + 2])
//   bonus = P(alone ahead) * (2 in the Grande's region, 2 in the King's if he stays)
//
// The next general scoring counts fully, special scorings until then and later general ones in part. Caballeros in the
// Castillo are worth what they win there and what they would add to the best region. Court, power cards and what stops
// a special action have a price.
#pragma once

#include "model/agents/evaluation.h"
#include "model/rules/rules.h"

#include <array>
#include <vector>

namespace elgrande {

class ThumbEvaluation {
  public:
    ThumbEvaluation(const Rules& rules, const State& base);

    // Expected final points of `seat` less a part of the best other's and of the mean of all others.
    double advantage(const State& state, Seat seat);

    double standingOf(Power power) const { return plain_.standingOf(power); }

  private:
    using Worth = std::array<double, kMaxSeats>;
    struct Ahead { // until the next general scoring
        int turns = 0;
        int rounds = 0;
        int later = 0; // general scorings after it
    };
    struct Known {
        std::uint64_t counts = 0; // of the contest, and who has its points
        std::uint64_t seats = 0;
        std::uint64_t rest = 0; // all else that the worth depends on; 0: nothing is known
        Worth worth{};
    };

    Worth prospects(const State& state);
    Ahead aheadOf(const State& state) const;
    void addPlace(const State& state, Area area, const Ahead& ahead, Worth& worth, Worth& exits);
    const Worth& worthOf(const State& state, Area area, const Contest& contest, const Ahead& ahead);
    void addPrizes(const State& state, Area area, const Contest& contest, int turns, double king, double weight,
                   Worth& worth) const;

    const Rules& rules_;
    Evaluation plain_;         // for what it knows of power cards
    std::vector<Known> known_; // a few places change from one position to the next
    AreaSet ranked_;           // places that are scored by rank
};

} // namespace elgrande
