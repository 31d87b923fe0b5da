// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is noted of the turns of computer players, for who wants to know why: what each considered, and what its turn
// has done.
#pragma once

#include "app/table/outcome.h"
#include "model/agents/agent.h"

namespace elgrande {

class TableGame;

// What was weighed before the move that brings this event; nothing: the move was none of it.
std::optional<MoveThought> thoughtOf(const Rules& rules, const State& state, Move move, const Thought& thought,
                                     std::size_t event);

class TurnNotes {
  public:
    TurnNotes(GameModel& model, const Screen& screen)
        : model_(model)
        , screen_(screen) {}

    void forget() { turnOf_ = endedOf_ = Seat::None; }
    Seat turnOf() const { return turnOf_; }
    void noteAsked(const TableGame& game, Seat seat);
    // Before the move is played.
    void noteThought(const TableGame& game, Move move, const Thought& thought);
    // By what everybody sees, so that nothing is given away.
    void noteTurnEnd(const TableGame& game, const Outcome& outcome);
    // Only the first so many events have happened.
    void takeBack(std::size_t events);

  private:
    GameModel& model_;
    const Screen& screen_;
    State turnStart_;            // when it was asked first in its turn
    std::size_t firstEvent_ = 0; // of the history: after that
    Seat turnOf_ = Seat::None;   // whose that is; None: it is not known how it began
    Seat endedOf_ = Seat::None;  // whose turn was told of last
    std::size_t end_ = 0;        // of the history: where it ended
};

} // namespace elgrande
