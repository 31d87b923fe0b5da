// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a computer player makes of a finished game: what the chances to win were, what the cards did to them and what
// the players' own choices cost. Plain facts without State, so that windows can hold them; made by reviewed()
// (model/agents/reviewer.h). A share is of the win, 0 to 1, together 1.
#pragma once

#include "model/core/decision.h"
#include "model/core/ids.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <functional>
#include <vector>

namespace elgrande {

// A choice for which there was a better one.
struct ReviewedMove {
    std::size_t event = 0; // of the history: the first one of the move
    int round = 0;
    Decision decision;    // as it was asked; `legal` has what was done, then what was better
    double share = 0;     // that the player could expect by what was done
    double better = 0;    // by what was better
    double points = 0;    // that what was better would have brought more, beside the best of the others
    bool closely = false; // searched with many simulations; otherwise it may be overrated

    double lost() const { return better - share; }
};

// Where a player's share came from: start + cards + choices + others is what he got in the end.
struct SeatReview {
    Seat seat = Seat::None;
    int decisions = 0; // with a choice
    int best = 0;      // of them those for which nothing better was found
    double points = 0; // that his choices cost together
    double start = 0;  // before the first card
    double cards = 0;  // by what chance brought, against what it could have brought
    double choices = 0;
    double others = 0; // what the other players did, and what a judgement cannot see
    double end = 0;
};

// After the cards of a round have been revealed, by Seat.
struct RoundChances {
    int round = 0;
    std::array<double, kMaxSeats> share{};
};

struct Review {
    std::vector<SeatReview> seats;   // those that were reviewed
    std::vector<ReviewedMove> moves; // of these, in the order of the game
    std::vector<RoundChances> chances;

    // A chance that is lost is often won back when others err, so that the sums of a game would be beyond all that is.
    double perRound(double sum) const {
        const auto isRound = [](const RoundChances& each) { return each.round > 0; };
        return sum / std::max(1.0, static_cast<double>(std::ranges::count_if(chances, isRound)));
    }
};

// To be run on another thread; breaks off when the flag is set, and then what it answers is worth nothing. `done`: how
// much of it is done, 0 to 100.
using ReviewSearch = std::function<Review(const std::atomic<bool>& cancel, std::atomic<int>& done)>;

} // namespace elgrande
