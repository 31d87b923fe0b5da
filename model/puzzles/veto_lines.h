// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rest of a round as its record tells it, with one special action stopped: what belongs to that action is left out,
// and everybody goes on as in the record.
#pragma once

#include "model/puzzles/puzzle.h"

namespace elgrande {

class VetoLines {
  public:
    // The error says why the record does not serve: the seat stops something in it, or the round does not end there.
    static Result<VetoLines> of(const Puzzle& puzzle, const State& start);

    int questions() const { return static_cast<int>(questions_.size()); }
    int specials() const; // that they are about
    // The lead over the best other player when the round is over, with its general scoring if it has one. `question`:
    // the one that is answered with a Veto; none: -1. The error: the others cannot go on as they did.
    Result<int> lead(int question, State& end) const;
    // How many moves of the record there are up to the end of the round.
    int last() const { return last_; }
    // The number of the question that a line of the seat answers with a Veto; -1: none.
    int stoppedBy(const std::vector<Action>& line) const;

  private:
    VetoLines(const Puzzle& puzzle, const State& start)
        : puzzle_(&puzzle)
        , start_(start) {}

    const Puzzle* puzzle_;
    State start_;
    int last_ = 0;
    std::vector<int> special_;   // by move from the puzzle on: the number of the special action it belongs to, or 0
    std::vector<int> questions_; // the moves of the record that answer them
};

} // namespace elgrande
