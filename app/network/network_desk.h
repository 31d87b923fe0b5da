// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's actions for network games: finding and joining them, hosting one and resuming it, and keeping the window
// at that game from the lobby to the end. Host and guest take the same path: the people at the host's screen join its
// game, too.
#pragma once

#include "app/lan/hosting.h"
#include "app/lan/joining.h"
#include "app/network/table_lobby.h"
#include "app/shell/desk.h"
#include "app/table/shelf.h"

#include <memory>

namespace elgrande {

class LobbyPage;
class NetworkTable;
struct SeatChoice;
struct Setup;

class NetworkDesk : public Desk {
    Q_OBJECT

  public:
    explicit NetworkDesk(const Workplace& at);
    ~NetworkDesk() override;

    QAction* const tables;   // of others, to be joined
    QAction* const comeBack; // to the table that the player was at when the program ended
    QAction* const resume;   // a table of one's own that was closed, or whose program died
    QAction* const invite;   // code and addresses of one's own table, for who comes late or has lost the way
    QAction* const leave;
    QAction* const askBack;
    QAction* const point;

    void retranslate() override;
    void refresh() override;
    QString line(const QAction* action) const override;

    // The page that is to be seen while no game is: null: none of this desk's.
    QWidget* page() const { return page_; }
    bool isAtTable() const { return joining_ != nullptr; }
    bool isHost() const { return hosting_ != nullptr; }
    // What becomes of the table, where there is one; false: the player stays.
    bool mayLeave();
    // The window is closed without a question: what is on disk stays there.
    void drop();

    void host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids);
    void join(const JoinWish& wish);
    void setSafe(Shelf::IsSafe isSafe) { isSafe_ = std::move(isSafe); } // else every finished game is
    // Finished games of which only the table was left, as after a crash or with a full disk: goes to the archive first.
    void removeFinishedTables();
    void setDoor(lan::HostingDoor door) { door_ = std::move(door); } // otherwise the usual port, and all of the network

    JoinPage& joinPage(); // made when it is first asked for
    LobbyPage& lobbyPage();
    NetworkTable& table() { return *table_; }
    SeatSet peopleElsewhere() const; // at the table
    void setTurnMinutes(int minutes);
    lan::Hosting* hosting() const { return hosting_.get(); }
    lan::Joining* joining() const { return joining_.get(); }

  signals:
    void pageMade(QWidget* page); // without a place; the window gives it one
    void pageWanted();            // page() is another one, or none
    void newGameWanted();         // with a seat for somebody in the network
    void helpWanted();            // about the network
    void attentionWanted();
    void recordShown(); // of the game that is over: it can be saved and looked back into

  private:
    void connectTable();
    void connectLobby();
    void show(QWidget* page);
    void showLobby(QWidget* page);
    void enter(std::unique_ptr<lan::Joining> joining, TableLobby::Arrival arrival);
    bool begin(Result<std::unique_ptr<lan::Hosting>> opened, TableLobby::Arrival arrival);
    void resumeKept();
    void startGame();
    void noteBroken(const lan::Ending& why, int wait);
    void noteEnded(const lan::Ending& why, bool mayGoOn);
    void goAway();
    void lookAtFiles();
    bool mayClose();

    GameModel& model_;
    CurrentTable& current_;
    Settings& settings_;
    const Language& language_;
    Theme& theme_;
    std::function<bool()> mayGiveUpGame_;
    NetworkTable* table_;
    TableLobby* lobby_;
    JoinPage* join_ = nullptr;
    QWidget* page_ = nullptr;
    Shelf::IsSafe isSafe_ = [](const QString&) { return true; };
    lan::HostingDoor door_{.usualPort = lan::kBeaconPort};
    std::unique_ptr<lan::Hosting> hosting_; // of a host; goes after those who joined it
    std::unique_ptr<lan::Joining> joining_;
    QStringList kept_;                 // folders of tables of one's own that can be gone on with, the last one first
    std::optional<QString> lastTitle_; // of the table that can be come back to
    bool mayReturn_ = true;            // where the connection has ended
};

} // namespace elgrande
