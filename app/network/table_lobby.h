// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The lobby of the table that the window is at: who sits down there, what the players want of it, and what is shown.
#pragma once

#include "app/network/join_page.h"
#include "model/core/ids.h"
#include "model/core/result.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

namespace elgrande {

class LobbyPage;
class Theme;

namespace lan {
class Hosting;
class Joining;
} // namespace lan

class TableLobby : public QObject {
    Q_OBJECT

  public:
    TableLobby(Theme& theme, QWidget* window, QObject* parent = nullptr);

    // Who comes, and how.
    struct Arrival {
        QString name;                               // of the player who joins
        std::vector<std::pair<Seat, QString>> here; // who sits down at this screen as soon as there is a lobby
        std::optional<JoinWish> visit;              // of a guest: where it has gone to
    };
    void enter(lan::Joining& joining, lan::Hosting* hosting, Arrival arrival);
    void leave();

    LobbyPage& page();                                                  // made when it is first asked for
    const std::optional<JoinWish>& visit() const { return who_.visit; } // stays after leave()
    void setNotice(const QString& notice);                              // what was refused, or what the connection does
    void retranslate();
    void showInvitation();

  signals:
    void pageMade(QWidget* page); // without a place
    void filled(QWidget* page);   // it is to be seen
    void leaveWanted();
    void beginRefused(const elgrande::Error& why);

  private:
    void connectPage();
    void seatPeopleHere();
    void keepPlace();
    void takeSeat(Seat seat);
    void fill();
    Seat speaker() const;

    Theme& theme_;
    QWidget* window_;
    LobbyPage* page_ = nullptr;
    lan::Joining* joining_ = nullptr;
    lan::Hosting* hosting_ = nullptr; // of a host
    Arrival who_;
    QString notice_;
    bool arrived_ = false; // for the first time
};

} // namespace elgrande
