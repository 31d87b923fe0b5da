// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/undo_stack.h"

namespace elgrande {

// A turn is known by its round and its place in the order; while power cards are chosen the place is still 0 and
// nothing stands in the order.
bool UndoStack::sameTurn(const State& one, const State& other) {
    return one.roundsBegun == other.roundsBegun && one.turn == other.turn && one.order == other.order;
}

bool UndoStack::canResetTurn(const State& now) const {
    if (done_.size() < 2) return false;
    return sameTurn(done_[done_.size() - 2].state, done_.back().state) || sameTurn(done_.back().state, now);
}

void UndoStack::add(const Snapshot& before) {
    undone_.clear();
    if (!before.follows && whose() != before.move.seat) done_.clear();
    done_.push_back(before);
}

void UndoStack::addAgain(const Snapshot& before) { done_.push_back(before); }

void UndoStack::forget() {
    done_.clear();
    undone_.clear();
}

Snapshot UndoStack::takeLast() {
    const Snapshot last = done_.back();
    done_.pop_back();
    undone_.push_back({last.move, last.follows});
    return last;
}

// What it follows may be final already, when something came to light in between.
Snapshot UndoStack::undo() {
    Snapshot back = takeLast();
    while (back.follows && !done_.empty()) back = takeLast();
    return back;
}

Snapshot UndoStack::resetTurn(const State& now) {
    // After the last decision of a turn the turn counter has gone on; the turn that is meant is the one just played.
    const State turn = sameTurn(done_.back().state, now) ? now : done_.back().state;
    Snapshot back = undo();
    while (!done_.empty() && sameTurn(done_.back().state, turn)) back = undo();
    return back;
}

Move UndoStack::redo() {
    const Move next = undone_.back().move;
    undone_.pop_back();
    return next;
}

bool UndoStack::redoFollows() const { return !undone_.empty() && undone_.back().follows; }

} // namespace elgrande
