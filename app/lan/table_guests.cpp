// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/table_guests.h"

#include "app/lan/seat_events.h"

namespace elgrande::lan {

SeatSet TableGuests::seatsOf(Id guest) const {
    const auto found = guests_.find(guest);
    return found == guests_.end() ? SeatSet{} : found->second.seats;
}

SeatSet TableGuests::present() const {
    SeatSet here;
    for (const auto& [id, guest] : guests_) here = here | guest.seats;
    return here;
}

std::vector<TableGuests::Id> TableGuests::admit(Id guest, SeatSet seats) {
    std::vector<Id> poorer;
    for (auto& [id, other] : guests_) {
        if (id == guest || (other.seats & seats).empty()) continue;
        other = {.seats = other.seats - seats}; // its next update is for other seats
        poorer.push_back(id);
    }
    guests_[guest] = {.seats = seats};
    return poorer;
}

void TableGuests::drop(Id guest) {
    guests_.erase(guest);
    outbox_.drop(guest);
}

void TableGuests::end(Id guest, Reason why) {
    guests_.erase(guest);
    outbox_.post(guest, [this, guest, why] { Q_EMIT ended(guest, why); });
}

void TableGuests::post(Id guest, const QCborMap& map) {
    outbox_.post(guest, [this, guest, map] { Q_EMIT sent(guest, map); });
}

void TableGuests::broadcast(const HostMessage& message) {
    const QCborMap map = toMap(message);
    for (const auto& [id, guest] : guests_) post(id, map);
}

void TableGuests::noteHave(Id id, const Have& have, const GameCourse& course) {
    Guest& guest = guests_[id];
    const bool known = have.branch == course.branch() && have.seen <= course.seen();
    guest.branch = known ? have.branch : -1;
    guest.sent = known ? have.seen : 0;
    guest.ready = true;
}

void TableGuests::update(Id id, const TableNow& now, GameCourse& course) {
    Guest& guest = guests_[id];
    if (!guest.ready) return;
    const Seat reader = readerOf(guest.seats);
    int from = guest.branch == now.branch ? guest.sent : 0;
    for (; course.seen() - from > kEventsAtOnce; from += kEventsAtOnce) {
        const auto part = now.events.subspan(static_cast<std::size_t>(from), kEventsAtOnce);
        send(id, Past{now.branch, from, eventsToBytes(part, reader)});
    }
    guest.branch = now.branch;
    guest.sent = course.seen();
    send(id, updateFor(now, guest.seats, from, course.hashFor(reader)));
}

void TableGuests::updateAll(const TableNow& now, GameCourse& course) {
    for (const auto& [id, guest] : guests_) update(id, now, course);
}

void TableGuests::tellSeats(Seats seats) {
    if (lastSeats_ == seats) return;
    broadcast(seats);
    lastSeats_ = std::move(seats);
}

// Everything else is held while the disk does not work.
void TableGuests::tellPause(Seats seats) {
    const QCborMap map = toMap(HostMessage(seats));
    for (const auto& [id, guest] : guests_) outbox_.hasFailed() ? Q_EMIT sent(id, map) : post(id, map);
    lastSeats_ = std::move(seats);
}

} // namespace elgrande::lan

#include "moc_table_guests.cpp"
