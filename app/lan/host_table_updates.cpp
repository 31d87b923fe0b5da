// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages to the guests. An update has the table as the guest's seats may know it, and the events since the update
// before; nothing else leaves the host.
#include "app/lan/hello.h"
#include "app/lan/host_table_private.h"
#include "app/lan/seat_events.h"
#include "app/lan/seat_update.h"

#include <span>

namespace elgrande::lan {

void HostTable::Private::broadcast(const HostMessage& message) {
    const QCborMap map = toMap(message);
    for (const auto& [id, guest] : guests) send(id, map);
}

void HostTable::Private::rememberEvents(std::size_t from) {
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        const Seat reader = i < kMaxSeats ? seatAt(static_cast<int>(i)) : Seat::None;
        hashes[i].add(eventsToBytes(std::span(events).subspan(from), reader));
    }
}

void HostTable::Private::welcome(GuestId id) {
    Record record = game.record();
    record.keepSeed = false;
    record.position.clear();
    record.moves.clear();
    std::erase_if(record.tags, [](const auto& tag) { return tag.first != "Aids" && tag.first != "Branch"; });
    Welcome welcome;
    welcome.game = seeds.game;
    welcome.record = QByteArray::fromStdString(toText(game.rules(), record));
    welcome.rules = rulesMark(game.rules().fingerprint);
    welcome.yours = guests[id].seats;
    for (Seat seat : welcome.yours) welcome.counters[index(seat)] = at(seat).counter;
    send(id, welcome);
    if (secret && secret->phase() == SecretPhase::Reveal) send(id, secret->message());
    if (unshown) send(id, unshown->message());
}

TableNow HostTable::Private::now() {
    TableNow table{.rules = game.rules(), .state = game.state(), .events = events, .branch = branch};
    if (game.moves() > 0) table.lastMover = game.record().moves.back().seat;
    table.waiting = secret ? secret->missing(secret->phase()) : asked();
    for (Seat seat : table.waiting)
        if (!isPlayedByComputer(seat)) table.people.insert(seat);
    if (secret) {
        table.secretPhase = secret->phase();
        table.question = secret->question();
        table.commitments = secret->commitments();
    }
    if (undoable.canUndo()) table.backOf = undoable.whose();
    return table;
}

// Only once the guest has sent what it has (Have).
void HostTable::Private::sendUpdate(GuestId id) {
    Guest& guest = guests[id];
    if (!guest.ready) return;
    const Seat reader = readerOf(guest.seats);
    const int total = static_cast<int>(events.size());
    int from = guest.branch == branch ? guest.sent : 0;
    for (; total - from > kEventsAtOnce; from += kEventsAtOnce) {
        const auto part = std::span(events).subspan(static_cast<std::size_t>(from), kEventsAtOnce);
        send(id, Past{branch, from, eventsToBytes(part, reader)});
    }
    const HistoryHash& history = hashes[reader == Seat::None ? kMaxSeats : index(reader)];
    guest.branch = branch;
    guest.sent = total;
    send(id, updateFor(now(), guest.seats, from, history));
}

void HostTable::Private::broadcastUpdate() {
    for (const auto& [id, guest] : guests) sendUpdate(id);
}

// Called after every intent; few of them change anything.
void HostTable::Private::broadcastSeats() {
    Seats told = seatsNow();
    if (lastSeats == told) return;
    broadcast(told);
    lastSeats = std::move(told);
}

Seats HostTable::Private::seatsNow() const {
    Seats told;
    const SeatSet here = persons();
    for (Seat seat : game.rules().seats()) {
        using Holder = SeatState::Holder;
        const SeatHere& it = seats[index(seat)];
        told.seats.push_back(
            {it.computer ? Holder::Computer : Holder::Person, !it.computer && !here.contains(seat), it.standIn});
    }
    told.proposal = proposal;
    told.paused = paused;
    return told;
}

void HostTable::Private::broadcastCommitments() { broadcast(secret->message()); }

} // namespace elgrande::lan
