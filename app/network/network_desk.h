// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's actions for network games: finding and joining them, hosting one and resuming it, and keeping the window
// at that game from the lobby to the end. Host and guest take the same path: the people at the host's screen join its
// game, too.
#pragma once

#include "app/lan/hosting.h"
#include "app/lan/joining.h"
#include "app/network/join_page.h"
#include "app/shell/desk.h"
#include "app/table/shelf.h"

#include <memory>

namespace elgrande {

class CurrentTable;
class GameFiles;
class GamePage;
class Language;
class LobbyPage;
class NetworkTable;
struct SeatChoice;
struct Setup;

class NetworkDesk : public Desk {
    Q_OBJECT

  public:
    NetworkDesk(GameModel& model, CurrentTable& current, GamePage& page, GameFiles& files, Settings& settings,
                const Language& language, Theme& theme, QWidget* window);
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
    void enter(std::unique_ptr<lan::Joining> joining);
    bool begin(Result<std::unique_ptr<lan::Hosting>> opened);
    void resumeKept();
    void seatPeopleHere();
    void keepPlace();
    void showInvitation();
    void takeSeat(Seat seat);
    void fillLobby();
    void startGame();
    void noteBroken(const lan::Ending& why, int wait);
    void noteEnded(const lan::Ending& why, bool mayGoOn);
    void goAway();
    static bool isForGood(const lan::Ending& why);
    QString wordsOf(const lan::Ending& why) const;
    void lookAtFiles();
    bool mayClose();

    GameModel& model_;
    CurrentTable& current_;
    GameFiles& files_;
    Settings& settings_;
    const Language& language_;
    Theme& theme_;
    NetworkTable* table_;
    JoinPage* join_ = nullptr;
    LobbyPage* lobby_ = nullptr;
    QWidget* page_ = nullptr;
    Shelf::IsSafe isSafe_ = [](const QString&) { return true; };
    lan::HostingDoor door_{.usualPort = lan::kBeaconPort};
    std::unique_ptr<lan::Hosting> hosting_; // of a host; goes after those who joined it
    std::unique_ptr<lan::Joining> joining_;
    std::vector<std::pair<Seat, QString>> here_; // who sits down at this screen as soon as there is a lobby
    std::optional<JoinWish> visit_;              // of a guest: where it has gone to
    QString name_;                               // of the player who joins
    QString notice_;                             // in the lobby: what was refused, or what the connection does
    QStringList kept_;                 // folders of tables of one's own that can be gone on with, the last one first
    std::optional<QString> lastTitle_; // of the table that can be come back to
    bool arrived_ = false;             // in the lobby, for the first time
    bool mayReturn_ = true;            // where the connection has ended
};

} // namespace elgrande
