// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What goes out: each guest is told the table as its seats may know it, and what has happened since it was told last.
// Nothing else leaves the host.
#include "app/lan/hello.h"
#include "app/lan/host_table_private.h"
#include "app/lan/seat_events.h"
#include "app/lan/seat_update.h"

#include <span>

namespace elgrande::lan {

void HostTable::Private::sayAll(const HostMessage& message) {
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
    say(id, welcome);
    if (secret && secret->phase() == SecretPhase::Reveal)
        say(id, Commitments{branch, secret->question, secret->commitments});
    if (unshown) say(id, Commitments{branch, unshown->question, unshown->commitments});
}

TableNow HostTable::Private::now() {
    TableNow table{.rules = game.rules(), .state = game.state(), .events = events, .branch = branch};
    if (game.moves() > 0) table.lastMover = game.record().moves.back().seat;
    table.waiting = secret ? secret->missing(secret->phase()) : asked();
    for (Seat seat : table.waiting)
        if (!isPlayedByComputer(seat)) table.people.insert(seat);
    if (secret) {
        table.secretPhase = secret->phase();
        table.question = secret->question;
        table.commitments = secret->commitments;
    }
    if (undoable.canUndo()) table.backOf = undoable.whose();
    return table;
}

// A guest that has not said yet what it has is told nothing.
void HostTable::Private::tell(GuestId id) {
    Guest& guest = guests[id];
    if (!guest.ready) return;
    const Seat reader = readerOf(guest.seats);
    const int total = static_cast<int>(events.size());
    int from = guest.branch == branch ? guest.told : 0;
    for (; total - from > kEventsAtOnce; from += kEventsAtOnce) {
        const auto part = std::span(events).subspan(static_cast<std::size_t>(from), kEventsAtOnce);
        say(id, Past{branch, from, eventsToBytes(part, reader)});
    }
    const HistoryHash& history = hashes[reader == Seat::None ? kMaxSeats : index(reader)];
    guest.branch = branch;
    guest.told = total;
    say(id, updateFor(now(), guest.seats, from, history));
}

void HostTable::Private::tellAll() {
    for (const auto& [id, guest] : guests) tell(id);
}

// Every intent comes by here, and few of them change anything.
void HostTable::Private::tellSeats() {
    Seats told = seatsNow();
    if (seatsTold == told) return;
    sayAll(told);
    seatsTold = std::move(told);
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

void HostTable::Private::broadcastCommitments() { sayAll(Commitments{branch, secret->question, secret->commitments}); }

void HostTable::Private::broadcastOpenings(std::size_t from) {
    Openings told;
    told.question = unshown->question;
    told.from = static_cast<int>(from);
    told.to = static_cast<int>(events.size());
    for (Seat seat : unshown->asked)
        if (!unshown->nonces[index(seat)].isEmpty())
            told.openings[index(seat)] = {*unshown->choices[index(seat)], unshown->nonces[index(seat)]};
    sayAll(told);
}

} // namespace elgrande::lan
