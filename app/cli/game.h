// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One game of the command line, seen by its authority: nothing is hidden. Chance is answered by the dealer and written
// into the record.
#pragma once

#include "model/record/record.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"

#include <memory>
#include <string>

namespace elgrande::cli {

struct Game {
    std::shared_ptr<const Rules> rules;
    Dealer dealer;
    Record record;
    State start; // where the record begins
    State state;

    bool over() const { return actors(*rules, state).empty(); }
    // Plays on until a seat has a choice.
    void settle(EventSink* events = nullptr);
    // A move that is legal now.
    void play(Move move, EventSink* events = nullptr);
    std::string recordText() const;
    std::string playerName(Seat seat) const; // fit to be shown in a terminal; empty: none is known
};

Result<Game> newGame(const Setup& setup);
// A game that begins at a position; `positionJson` as it will stand in the record.
Result<Game> gameFromPosition(const std::string& positionJson);
// The record's first `until` moves (all when negative) and the reveals that follow them.
Result<Game> gameFromRecord(const std::string& text, int until = -1);

} // namespace elgrande::cli
