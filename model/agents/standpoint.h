// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rank that somebody would have in a place with a few Caballeros more or less, in one pass: what the queries answer
// for one position after the other (queries.h, by the same rule; learned_test compares them).
#pragma once

#include "model/rules/scoring.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace elgrande {

// Caballeros of those who contend for a place, the most first.
struct Counts {
    std::array<int, kMaxOwners> of{};
    int size = 0;

    explicit Counts(const Contest& contest) {
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner) {
            const int count = contest.count(static_cast<Owner>(owner));
            if (count == 0) continue;
            std::size_t at = static_cast<std::size_t>(size++);
            for (; at > 0 && of[at - 1] < count; --at) of[at] = of[at - 1];
            of[at] = count;
        }
    }
    int operator[](int i) const { return i < size ? of[static_cast<std::size_t>(i)] : 0; }
    // Without one that has so many.
    Counts without(int count) const {
        Counts rest = *this;
        const auto end = rest.of.begin() + size;
        const auto at = std::find(rest.of.begin(), end, count);
        if (at == end) return rest;
        std::copy(at + 1, end, at);
        --rest.size;
        return rest;
    }
};

// The ranks of one who has `mine` Caballeros against `others` (RULINGS.md 1.6: those who tie take the next lower rank).
class Standpoint {
  public:
    static constexpr int kLess = 2; // Caballeros
    static constexpr int kMore = 3;

    Standpoint(const Counts& others, int mine)
        : others_(others)
        , mine_(mine) {
        int rank = 1;
        int at = 0;
        for (int count = mine + kMore; std::int8_t & each : ranks_) {
            while (at < others.size && others[at] > count) {
                const int from = at;
                while (at < others.size && others[at] == others[from]) ++at;
                rank += at - from == 1 ? 1 : 2;
            }
            each = static_cast<std::int8_t>(rank + (at < others.size && others[at] == count-- ? 1 : 0));
        }
        while (others[ahead_] > mine) ++ahead_;
    }

    int ahead() const { return ahead_; } // how many have more
    int best() const { return others_[0]; }
    int behind() const { return others_[ahead_]; } // Caballeros of the best who has not more
    int rankWith(int more) const { return ranks_[static_cast<std::size_t>(kMore - more)]; }
    // If the best who has not more had so many more.
    int rankAgainst(int more) const {
        const int to = behind() + more;
        if (to < mine_) return rankWith(0);
        if (to == mine_) return rankWith(0) + 1;
        const int there = static_cast<int>(std::count(others_.of.begin(), others_.of.begin() + ahead_, to));
        const bool wasOnlyTie = behind() == mine_ && others_[ahead_ + 1] != mine_;
        return rankWith(0) + (there < 2 ? 1 : 0) - (wasOnlyTie ? 1 : 0);
    }

  private:
    const Counts& others_;
    int mine_;
    std::array<std::int8_t, kLess + 1 + kMore> ranks_{}; // with kMore more, and so on down to kLess less
    int ahead_ = 0;
};

} // namespace elgrande
