// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A game that this program hosts: admission (key, listener, beacon), the lobby, then the game (HostTable). All of it is
// on disk, so that after a crash the game resumes with the same join code and seats. People at the host's own screen
// are guests like those over the network.
//
//     auto hosting = Hosting::open({.title = …, .setup = …, .seats = …, .folder = …}, limits);
//     Joining here(model, (*hosting)->connectHere(), …);      // the people at this screen
//     … (*hosting)->code(), port(), lobby(); when lobby().fault() is None: begin()
#pragma once

#include "app/lan/disk_wait.h"
#include "app/lan/guest_connection.h"
#include "app/lan/hello.h"
#include "app/lan/host_table.h"
#include "app/lan/join_code.h"
#include "app/lan/knock.h"
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
    QString name;      // of a person here; of a computer player, its displayed name
    std::string agent; // of a computer player
};

struct HostingPlan {
    QString title;
    Setup setup; // its seed is not used
    std::vector<SeatPlan> seats;
    bool aids = true;
    bool beginsByItself = false; // as soon as everyone is ready, for a server without people
    QString folder;              // of this table (table_folder.h); created if it does not exist
};

// Where a table can be reached.
struct HostingDoor {
    QHostAddress address = QHostAddress::Any;
    quint16 port = 0;       // this one or none; 0: its last one, else the usual one or one of the next, else any
    quint16 usualPort = 0;  // 0: none
    bool isShown = true;    // answers probes (beacon.h)
    bool mayKnock = false;  // guests may ask to be let in (knock.h): somebody is there to answer
    quint16 beaconPort = 0; // 0: the usual one
    QString language = {};  // of the window
};

class Hosting : public QObject {
    Q_OBJECT

  public:
    // The error is a sentence for the player.
    static Result<std::unique_ptr<Hosting>> open(const HostingPlan& plan, const HostingDoor& door,
                                                 const Limits& limits);
    // Resumes a table whose host has exited or crashed: its lobby, or its game up to the last step.
    static Result<std::unique_ptr<Hosting>> resume(const QString& folder, const HostingDoor& door,
                                                   const Limits& limits);
    ~Hosting() override;

    const JoinCode& code() const;
    quint16 port() const;
    const Lobby& lobby() const;     // as sent to the host's own screen
    bool isFound() const;           // the beacon has its port
    const HostTable* table() const; // null: the game has not begun
    QString folder() const;

    // How the lobby's file is written without waiting for it; by default on other threads.
    void setDisk(DiskWait::Start start);

    // For the people at the host's screen; a new connection ends the one before.
    std::unique_ptr<GuestConnection> connectHere();

    // The host's own rights, before the game.
    void setSeat(Seat seat, const SeatPlan& plan); // whoever sits there loses it
    Result<void> begin();
    void setStandIn(const std::string& agent);
    // Removes the player or the spectator from the game and changes the join code. `blocks`: this address may not ask
    // to be let in any more, as after KnockAnswer::RefuseAlways.
    void remove(Seat seat, bool blocks = false);
    void removeSpectator(const QString& name, bool blocks = false);
    // In the game. The code changes, and gives this seat, with the others of the same guest, to whoever enters by it
    // first; the guest that had it is disconnected, and the code changes again.
    void handOver(Seat seat); // Seat::None: not any more
    Seat handedOver() const;  // what code() gives; None: nothing
    void setMayKnock(bool may);
    QList<Knock> knocks() const; // guests who ask to be let in, the first one first
    void answer(int knock, KnockAnswer answer);

    void close(Reason why = Reason::HostCloses); // informs all guests; the table stays on disk

  signals:
    void lobbyChanged();
    void seatHandedOver(elgrande::Seat seat);             // somebody has come for it
    void guestCame(const QHostAddress& from, bool again); // again: with the token of a guest of this game
    void guestLeft(const QHostAddress& from);
    void shutOut(const QHostAddress& address); // by its wrong codes
    void knocksChanged();
    void codeGuessedAt(); // twenty wrong attempts: code() is another one now
    void begun();
    void over();
    void paused(bool isPaused); // the disk is full

  private:
    Hosting();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande::lan
