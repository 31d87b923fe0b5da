// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The guests of a hosted table: the seats of each, and what it has been sent. An update has the table as the guest's
// seats may know it, and the events since the update before; nothing else leaves the host. Every message waits in the
// outbox until the steps before it are on disk.
#pragma once

#include "app/lan/durable_outbox.h"
#include "app/lan/game_course.h"
#include "app/lan/messages.h"
#include "app/lan/parting.h"
#include "app/lan/seat_update.h"

#include <QObject>

#include <map>

namespace elgrande::lan {

class TableGuests : public QObject {
    Q_OBJECT

  public:
    using Id = int; // of its connection

    explicit TableGuests(DurableOutbox& outbox)
        : outbox_(outbox) {}

    bool contains(Id guest) const { return guests_.contains(guest); }
    SeatSet seatsOf(Id guest) const;
    SeatSet present() const; // seats of all guests

    // Other guests lose these seats; they are returned, and need a welcome if they have others. None gets an update
    // before it has sent what it has.
    std::vector<Id> admit(Id guest, SeatSet seats);
    void drop(Id guest);            // the connection is gone
    void end(Id guest, Reason why); // once everything before has been sent

    void send(Id guest, const HostMessage& message) { post(guest, toMap(message)); }
    void broadcast(const HostMessage& message);
    void noteHave(Id guest, const Have& have, const GameCourse& course);
    void update(Id guest, const TableNow& now, GameCourse& course);
    void updateAll(const TableNow& now, GameCourse& course);
    void tellSeats(Seats seats);               // if they have changed since the last time
    void tellPause(Seats seats);               // immediately if the disk has failed
    void forgetSeats() { lastSeats_.reset(); } // a guest does not have them yet

  signals:
    void sent(int guest, const QCborMap& message);
    void ended(int guest, elgrande::lan::Reason reason);

  private:
    struct Guest {
        SeatSet seats;
        int branch = -1;
        int sent = 0;       // events of that branch
        bool ready = false; // has sent Have
    };
    void post(Id guest, const QCborMap& map);

    DurableOutbox& outbox_;
    std::map<Id, Guest> guests_;
    std::optional<Seats> lastSeats_; // as last sent to all
};

} // namespace elgrande::lan
