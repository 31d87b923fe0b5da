// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Decisions of a person that can be undone: all since the last point at which chance, a secret or another seat
// intervened. Another seat intervenes when it decides, not when it is only asked. What was undone can be redone until
// something else is decided.
#pragma once

#include "model/rules/rules.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace elgrande {

// The table as it was before one decision.
struct Snapshot {
    State state;
    std::size_t moves = 0;  // of the record
    std::size_t events = 0; // of the history
    Move move;              // what was decided then
    bool follows = false;   // belongs to the decision before, and is taken back and made again with it
};

class UndoStack {
  public:
    bool canUndo() const { return !done_.empty(); }
    Seat whose() const { return done_.empty() ? Seat::None : done_.back().move.seat; } // what undo takes back
    bool canRedo() const { return !undone_.empty(); }
    // Whether there is something of the turn under way, and more than one undo would take back.
    bool canResetTurn(const State& now) const;

    // A new decision: what was taken back is forgotten, and what another seat had decided before it is final.
    void add(const Snapshot& before);
    void addAgain(const Snapshot& before);
    void forget();                        // from here nothing goes back
    Snapshot undo();                      // a decision with all that follows it
    Snapshot resetTurn(const State& now); // the beginning of the turn under way
    Move redo();                          // to be played; then addAgain()
    bool redoFollows() const;             // what redo() would give belongs to what it gave before

  private:
    static bool sameTurn(const State& one, const State& other);

    struct Undone {
        Move move;
        bool follows = false;
    };
    Snapshot takeLast();

    std::vector<Snapshot> done_;
    std::vector<Undone> undone_;
};

} // namespace elgrande
