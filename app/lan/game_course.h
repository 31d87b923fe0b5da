// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A hosted game as it is told to its guests: the game, its events so far, and its branch, a number that grows each time
// the game goes back. Each reader has a hash of the events as it may know them.
#pragma once

#include "app/lan/seat_hash.h"
#include "app/table/table_game.h"
#include "app/table/undo_stack.h"

#include <array>
#include <span>
#include <vector>

namespace elgrande::lan {

class GameCourse {
  public:
    void open(const Opening& opening);
    const TableGame& game() const { return game_; }
    const Rules& rules() const { return game_.rules(); }
    const std::vector<Event>& events() const { return events_; }
    std::span<const Event> eventsFrom(std::size_t first) const { return std::span(events_).subspan(first); }
    int seen() const { return static_cast<int>(events_.size()); } // by a guest that has everything
    int branch() const { return branch_; }

    void call(Seat seat) { game_.call(seat); }
    bool play(Move move); // false: not possible now
    // Reveals cards, and answers questions to `persons` that change nothing (model/observe/needless.h).
    void runOn(SeatSet persons);
    void writeResult() { game_.writeResult(); }

    // The moves since then can be undone until a guest has received them.
    Snapshot now(Move next = {}) const;
    std::vector<Move> movesSince(const Snapshot& before) const;
    void undo(const Snapshot& before);
    // In a new branch, to so many moves; false: they cannot be replayed.
    bool goBack(int moves);

    const HistoryHash& hashFor(Seat reader); // None: a spectator

  private:
    struct Told {
        HistoryHash hash;
        std::size_t events = 0; // that it includes
    };
    void add(const EventLog& log) { events_.insert(events_.end(), log.events.begin(), log.events.end()); }

    TableGame game_;
    std::vector<Event> events_;
    int branch_ = 0;
    std::array<Told, kMaxSeats + 1> told_; // by reader; the last one is for spectators
};

} // namespace elgrande::lan
