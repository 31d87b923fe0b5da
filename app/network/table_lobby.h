// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The lobby of the current network game: seats the players at this screen, passes on what they want to change, and
// fills the page.
#pragma once

#include "app/lan/moment.h"
#include "app/network/join_page.h"
#include "model/core/ids.h"
#include "model/core/result.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <utility>
#include <vector>

namespace elgrande {

class LobbyPage;
class TalkPanel;
class Theme;

namespace lan {
class Hosting;
class Joining;
} // namespace lan

class TableLobby : public QObject {
    Q_OBJECT

  public:
    TableLobby(Theme& theme, QWidget* window, QObject* parent = nullptr);

    struct Arrival {
        QString name;                               // of the player who joins
        std::vector<std::pair<Seat, QString>> here; // people at this screen, seated as soon as there is a lobby
        std::optional<JoinWish> visit;              // of a guest: the game it joined
    };
    void enter(lan::Joining& joining, lan::Hosting* hosting, Arrival arrival);
    void leave();

    void handTalkTo(TalkPanel& game) const;                             // what has been said
    LobbyPage& page();                                                  // created on first use
    const std::optional<JoinWish>& visit() const { return who_.visit; } // stays after leave()
    void setNotice(const QString& notice);                              // a refusal, or what has happened
    void setBroken(int wait); // the connection; the next attempt in `wait` milliseconds
    void showInvitation();    // stays right while it is open
    // For the host, as short as it can be: the code, and that there is no network; empty: this is no host.
    QString invitationLine() const;

  signals:
    void pageMade(QWidget* page); // the window adds it to its pages
    void filled(QWidget* page);   // which is now to be shown
    void leaveWanted();
    void beginRefused(const elgrande::Error& why);
    void told(const QString& words); // to the host, while the game is on
    void invitationChanged();        // code or addresses, of a host

  private:
    void connectPage();
    void seatPeopleHere();
    void keepPlace();
    void takeSeat(Seat seat);
    void fill();
    void renewInvitation();
    void noteRemoval();
    void setConnected();
    Seat speaker() const;
    QString nameOf(Seat seat) const;         // the host's
    QString handedOverText(Seat seat) const; // the same

    Theme& theme_;
    QWidget* window_;
    LobbyPage* page_ = nullptr;
    lan::Joining* joining_ = nullptr;
    lan::Hosting* hosting_ = nullptr; // of a host
    Arrival who_;
    QString notice_;
    QString invitation_;                 // as last told
    bool isReachable_ = false;           // this computer, of a host
    std::optional<lan::Moment> nextTry_; // of the lost connection
    QTimer ticks_;                       // until then
    QTimer look_;                        // whether this computer's addresses are still the same; of a host
    bool arrived_ = false;               // its first content has come
    bool awaitsSeat_ = false;            // the host has not answered yet, and the page would tell of a spectator
};

} // namespace elgrande
