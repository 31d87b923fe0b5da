// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Builds the update for one guest, and its alternatives: the only path from the true state to a message. It goes
// through InformationState and asSeenBy(), so nothing that the guest's seats may not know can enter it. It depends only
// on its arguments, so a test can replace every hidden fact and compare the bytes.
#pragma once

#include "app/lan/messages.h"
#include "app/lan/seat_hash.h"
#include "model/core/event.h"
#include "model/core/state.h"

#include <span>

namespace elgrande {
struct Rules;
}

namespace elgrande::lan {

struct TableNow {
    const Rules& rules;
    const State& state;
    std::span<const Event> events; // all so far
    int branch = 0;
    Seat lastMover = Seat::None;
    SeatSet waiting{}; // for whom the table waits, …
    SeatSet people{};  // … and which of them answer themselves
    SecretPhase secretPhase = SecretPhase::None;
    int question = 0;
    std::array<QByteArray, kMaxSeats> commitments{};
    Seat backOf = Seat::None;
};

// Whose view of events a guest with these seats receives: that of its only seat, or a spectator's.
constexpr Seat readerOf(SeatSet seats) { return seats.size() == 1 ? seats.first() : Seat::None; }

// With the events from number `from` on. `history`: hash of all events as the guest's reader may know them.
Update updateFor(const TableNow& table, SeatSet seats, int from, const HistoryHash& history);

// What a guest with these seats has asked for; nothing is in it where the seat is another one, or is not asked.
Alternatives alternativesFor(const TableNow& table, SeatSet seats, const Ask& ask);

} // namespace elgrande::lan
