// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A game that this program hosts: its entrance (key, listener, beacon), the lobby, then the game (HostTable), all of it
// on disk, so that after a crash it is resumed with the same join code and seats. Guests over the network and people at
// the host's own screen are treated alike.
//
//     auto hosting = Hosting::open({.title = …, .setup = …, .seats = …, .folder = …}, limits);
//     Joining here(model, (*hosting)->connectHere(), …);      // the people at this screen
//     … (*hosting)->code(), port(), lobby(); when lobby().fault() is None: begin()
#pragma once

#include "app/lan/guest_connection.h"
#include "app/lan/hello.h"
#include "app/lan/host_table.h"
#include "app/lan/join_code.h"
#include "app/lan/limits.h"
#include "app/lan/lobby.h"
#include "model/core/result.h"
#include "model/rules/setup.h"

#include <QHostAddress>
#include <QObject>

#include <memory>

namespace elgrande::lan {

struct SeatPlan {
    enum class For : std::uint8_t { Lan, Here, Computer };
    For holder = For::Lan;
    QString name;      // of a person here, and of a computer player as it is shown
    std::string agent; // of a computer player
};

struct HostingPlan {
    QString title;
    Setup setup; // its seed is not used
    std::vector<SeatPlan> seats;
    bool aids = true;
    bool beginsByItself = false; // as soon as everybody is ready, as on a server where nobody presses a button
    QString folder;              // of this table: made when it is not there
};

// Where a table can be reached.
struct HostingDoor {
    QHostAddress address = QHostAddress::Any;
    quint16 port = 0;       // 0: the one that it had, or the usual one, or any if that is taken
    quint16 usualPort = 0;  // so that an address needs none; 0: there is none
    bool isShown = true;    // in the lists of the neighbourhood (beacon.h)
    quint16 beaconPort = 0; // 0: the usual one
    QString language = {};  // of the window
};

class Hosting : public QObject {
    Q_OBJECT

  public:
    // The error is a sentence for the player.
    static Result<std::unique_ptr<Hosting>> open(const HostingPlan& plan, const HostingDoor& door,
                                                 const Limits& limits);
    // A table whose host has ended or died: its lobby, or its game to the last step.
    static Result<std::unique_ptr<Hosting>> resume(const QString& folder, const HostingDoor& door,
                                                   const Limits& limits);
    // The title of the table that is kept there; nothing: none that can be gone on with.
    static std::optional<QString> titleKeptIn(const QString& folder);
    // The record of the finished game that is kept there, without its seed; nothing: none, or its table is open.
    static std::optional<QString> finishedRecordIn(const QString& folder);
    ~Hosting() override;

    JoinCode code() const;
    quint16 port() const;
    QList<QHostAddress> addresses() const; // of this computer in its networks, the most likely first
    const Lobby& lobby() const;            // as the people at the host see it
    bool isFound() const;                  // the beacon has its port
    const HostTable* table() const;        // null: the game has not begun
    QString folder() const;

    // Over to the people at the host's screen; a new connection ends the one before.
    std::unique_ptr<GuestConnection> connectHere();

    // The host's own rights, before the game has begun.
    void setSeat(Seat seat, const SeatPlan& plan); // who sits there has to go
    Result<bool> begin();
    void setStandIn(const std::string& agent);
    // From a seat, or from among those who look on by name: out, and with a new code not in again.
    void remove(Seat seat);

    void close(Reason why = Reason::HostCloses); // informs all guests; the table stays on disk
    static void forget(const QString& folder);   // the table is not to be gone on with

  signals:
    void lobbyChanged();
    void begun();
    void over();
    void paused(bool isPaused); // the disk is full

  private:
    Hosting();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande::lan
