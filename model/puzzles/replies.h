// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat is sure of, whatever the others choose: it answers first where all set their disks, so that it knows
// nothing of theirs.
#pragma once

#include "model/core/result.h"
#include "model/rules/rules.h"

#include <vector>

namespace elgrande {

class Replies {
  public:
    // From a position of a scoring to the end of it: points of the seat, or 1 if it wins alone and 0 if not.
    Replies(const Rules& rules, const State& begin, Seat seat, bool wins, int mostPlays)
        : rules_(rules)
        , seat_(seat)
        , wins_(wins)
        , mostPlays_(mostPlays)
        , round_(begin.roundsBegun)
        , score_(begin.score[index(seat)]) {}

    struct Choice {
        Action own; // only where the seat is asked
        int worst = 0;
        std::vector<Move> reply; // of the others, that makes it the worst
    };
    // Each of the seat's answers with its worst case, in the order of the rules; one entry without an answer where it
    // is not asked. What is not better than `floor` need not be exact.
    Result<std::vector<Choice>> choices(const State& state);
    // The same of the answer that has been given already.
    Result<Choice> worstAfter(const State& state);
    Result<Choice> worstOf(const State& state, Action own);

    int plays() const { return plays_; }

  private:
    int worst(const State& state, int floor);
    bool isOver(const State& state) const;
    int valueOf(const State& state) const;

    const Rules& rules_;
    Seat seat_;
    bool wins_;
    int mostPlays_;
    std::uint8_t round_;
    int score_;
    int plays_ = 0;
    const char* fault_ = nullptr;
    std::vector<Move> line_;   // of the others, to the position that is looked at
    std::vector<Move> killer_; // the line that was the worst last
};

} // namespace elgrande
