// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// This window's part in a network game, one at a time: joined, hosted or resumed, from the lobby to the end, until it
// is left. Host and guest take the same path, because the people at the host's screen join its game too.
#pragma once

#include "app/lan/hosting.h"
#include "app/lan/joining.h"
#include "app/network/table_lobby.h"
#include "app/table/shelf.h"

#include <functional>
#include <memory>

namespace elgrande {

class CurrentTable;
class GameModel;
class Language;
class NetworkTable;
class Settings;
struct SeatChoice;
struct Setup;
struct Workplace;

class NetworkSession : public QObject {
    Q_OBJECT

  public:
    NetworkSession(const Workplace& at, QObject* parent);
    ~NetworkSession() override;

    bool isAtTable() const { return joining_ != nullptr; }
    bool isHost() const { return hosting_ != nullptr; }
    bool isSeen() const; // the window is at this table, and not at one of its own
    bool isOver() const;
    bool keepsSeat() const; // of a guest who leaves now
    lan::Hosting* hosting() const { return hosting_.get(); }
    lan::Joining* joining() const { return joining_.get(); }
    TableLobby& lobby() { return *lobby_; }
    NetworkTable& table() { return *table_; }

    void join(const JoinWish& wish, lan::Ways searchWays, quint16 searchPort);
    Result<void> host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids);
    Result<void> resume(const QString& folder); // a hosted game
    void retry();
    void leave();           // of a guest
    void close(bool keeps); // of the host; false: nobody will come back
    void giveUp();          // whatever stage it is in; nobody is told more than that the connection has ended
    void drop();            // the same at once, when the window closes; everything on disk stays

    void setSafe(Shelf::IsSafe isSafe) { isSafe_ = std::move(isSafe); } // by default every finished game is safe
    // Archives finished games that were left in their tables, by a crash or a full disk, and then deletes those tables.
    void removeFinishedTables();
    void setDoor(lan::HostingDoor door) { door_ = std::move(door); } // default: the port in the settings, all networks
    void setMayKnock(bool may);

  signals:
    void lobbyShown(QWidget* page);
    void begun();
    void left();                        // by whichever way
    void ended(const QString& why);     // before there was a game to be seen, and left by now
    void asking(const QString& number); // the host to let this window in
    void knocked();                     // somebody asks to be let in here
    void recordShown();                 // of the finished game, which can now be saved and replayed

  private:
    Result<void> begin(Result<std::unique_ptr<lan::Hosting>> opened, TableLobby::Arrival arrival);
    void enter(std::unique_ptr<lan::Joining> joining, TableLobby::Arrival arrival);
    void startGame();
    void noteBroken(const lan::Ending& why, int wait);
    void noteEnded(const lan::Ending& why, bool mayGoOn);
    lan::HostingDoor door() const;

    GameModel& model_;
    CurrentTable& current_;
    Settings& settings_;
    const Language& language_;
    NetworkTable* table_;
    TableLobby* lobby_;
    Shelf::IsSafe isSafe_ = [](const QString&) { return true; };
    std::optional<lan::HostingDoor> door_;
    std::unique_ptr<lan::Hosting> hosting_; // of a host; destroyed after joining_
    std::unique_ptr<lan::Joining> joining_;
    bool mayReturn_ = true; // after the connection has ended
    int lastKnock_ = 0;     // that was told of
};

} // namespace elgrande
