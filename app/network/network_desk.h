// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's actions for network games: finding, joining, hosting and resuming them, and showing the current one from
// the lobby to the end. Host and guest take the same path, because the people at the host's screen join its game too.
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

    QAction* const tables;    // of other hosts, to join
    QAction* const comeBack;  // rejoins the player's last game
    QAction* const resume;    // a hosted game that was saved, or survived a crash
    QAction* const invite;    // shows the join code and addresses of the hosted game
    QAction* const codeShown; // the same, where the code is always seen; for a menu bar
    QAction* const moveSeat;  // of somebody whose computer is out of order, to another one; the host's
    QAction* const leave;
    QAction* const askBack;
    QAction* const point;

    void refresh() override;
    QString line(const QAction* action) const override;

    // The page to show while there is no game; null: none of this desk.
    QWidget* page() const { return page_; }
    bool isAtTable() const { return joining_ != nullptr; }
    bool isHost() const { return hosting_ != nullptr; }
    // Leaves the game, if there is one, after asking the player; false: the player stays.
    bool mayLeave();
    // Leaves without asking, when the window closes; everything on disk stays.
    void drop();

    void host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids);
    void join(const JoinWish& wish);
    void joinAt(const lan::Invitation& place); // at once, if nothing is missing
    void openLink(const QString& link);        // from anybody: fills in the join page, which then asks
    void setSafe(Shelf::IsSafe isSafe) { isSafe_ = std::move(isSafe); } // by default every finished game is safe
    // Archives finished games that were left in their tables, by a crash or a full disk, and then deletes those tables.
    void removeFinishedTables();
    void setDoor(lan::HostingDoor door) { door_ = std::move(door); } // default: the port in the settings, all networks

    JoinPage& joinPage(); // created on first use
    LobbyPage& lobbyPage();
    NetworkTable& table() { return *table_; }
    SeatSet peopleElsewhere() const; // at the table
    void setTurnMinutes(int minutes);
    lan::Hosting* hosting() const { return hosting_.get(); }
    lan::Joining* joining() const { return joining_.get(); }

  signals:
    void pageMade(QWidget* page); // the window adds it to its pages
    void pageWanted();            // page() has changed
    void hostWanted();            // the table is to be set up
    void helpWanted();            // about network games
    void attentionWanted();
    void recordShown(); // of the finished game, which can now be saved and replayed

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
    void moveSeatOfSomebody();
    lan::HostingDoor door() const;

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
    std::optional<lan::HostingDoor> door_;
    std::unique_ptr<lan::Hosting> hosting_; // of a host; destroyed after joining_
    std::unique_ptr<lan::Joining> joining_;
    QStringList kept_;                 // folders of hosted tables that can be resumed, the latest first
    std::optional<QString> lastTitle_; // of the game that can be rejoined
    bool mayReturn_ = true;            // after the connection has ended
};

} // namespace elgrande
