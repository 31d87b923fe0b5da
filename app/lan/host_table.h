// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The host's side of a network game: the only authority, on the same TableGame as a local game. Every step is
// journalled before any update is sent, an intent is executed atomically or not at all, and each seat receives only
// what it may know. Seats and connections are numbers here. The listener admits guests; people at the host's own screen
// are guests in the same process.
#pragma once

#include "app/lan/disk_wait.h"
#include "app/lan/messages.h"
#include "app/lan/parting.h"
#include "app/lan/seat_commitment.h"
#include "app/table/local_table.h"
#include "app/table/table_game.h"

#include <QObject>

#include <functional>
#include <memory>

namespace elgrande::lan {

class HostTable : public QObject {
    Q_OBJECT

  public:
    using GuestId = int;
    using Clock = std::function<qint64()>; // milliseconds that never go back

    explicit HostTable(QObject* parent = nullptr);
    ~HostTable() override;
    void setClock(Clock clock);
    void setVoteAfter(int milliseconds); // how long a seat is disconnected before the others may vote for a stand-in

    // Waits for the disk on another thread and holds messages until then. Without it, every step blocks until it is on
    // disk.
    void setDisk(DiskWait::Start start);

    void setStandIn(const std::string& agent); // id of the computer player for disconnected seats

    // Begins a new game. `setup.seed` is not used: `seeds` give the deck. The error is a sentence for the player.
    Result<void> begin(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids, const DeckSeeds& seeds,
                       const QString& journal);
    // Resumes the game of the journal, with everyone disconnected.
    Result<void> resume(const QString& journal);
    bool isOver() const;
    bool isPaused() const;         // the journal cannot be written; retried with the next step and every two seconds
    const TableGame& game() const; // with all secrets, for the host's own files

    // Adds a connection with these seats (none: a spectator). Another connection loses those seats, and ends if it has
    // no others; a stand-in hands its seat back.
    void admit(GuestId guest, SeatSet seats);
    // The connection is gone; `returns`: the same guest has another one, which is admitted next.
    void drop(GuestId guest, bool returns = false);
    // To another computer, which cannot open what these seats have sealed: it seals anew, or a computer player chooses
    // where others know the seal.
    void passOn(SeatSet seats);
    // Takes a message from a guest. Must not be called from within send() or part().
    void receive(GuestId guest, const GuestMessage& message);
    void finishWriting();    // before closing: returns when everything is on disk and sent, if the disk works
    SeatSet present() const; // seats of connected people

  signals:
    void send(int guest, const QCborMap& message);
    void part(int guest, elgrande::lan::Reason reason); // nothing more is sent to it
    void over();
    void paused(bool isPaused); // as isPaused()

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande::lan
