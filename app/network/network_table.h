// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's current network game: the operations of any table (Table), and what only network games have:
// disconnected players, votes, chat, pointing and a turn clock. The game itself reaches the model through GuestTable,
// in the host's window as well.
#pragma once

#include "app/lan/guest_table.h"
#include "app/lan/knock.h"
#include "app/lan/lobby.h"
#include "app/table/table.h"
#include "views/theme/tempo.h"

#include <QPointer>

#include <vector>

namespace elgrande {

class GamePage;
class KnockPanel;
class NoticePanel;
class PointingMarks;
class TalkPanel;
class Theme;
class TurnClock;
struct Workplace;

class NetworkTable : public Table {
    Q_OBJECT

  public:
    NetworkTable(GameModel& model, GamePage& page, Theme& theme, QObject* parent = nullptr);
    static NetworkTable* madeAt(const Workplace& at); // its panels are asked as long as the page lives, and so does it

    // From now on `guest` feeds the model; `hosts`: this window hosts the game.
    void begin(lan::GuestTable& guest, bool hosts = false);
    void end();                                       // hides everything of it
    lan::GuestTable* guest() const { return guest_; } // null: no game

    // The state of this window's connection.
    void setBroken(const QString& why, int wait);
    void setEnded(const QString& why, bool mayGoOn);
    void setConnected();
    // The record that the host reveals after the game.
    void setRecord(const QString& text) { record_ = text; }

    SeatSet peopleElsewhere() const;
    bool mayAskBack() const; // to undo a decision that needs a vote
    void askBack();
    void setKnocks(const QList<lan::Knock>& knocks); // at the host: who asks to be let in
    void setLobby(const lan::Lobby& lobby);          // who looks on, and who sits where
    void pointByKey();
    void setTurnMinutes(int minutes);                      // 0: no clock
    void note(const QString& words);                       // to the people at this screen
    void noteAudit(const elgrande::Result<void>& verdict); // of the deck, when the game is over

    NoticePanel& notices() { return *notices_; }
    KnockPanel& knocks() { return *knocks_; }
    TalkPanel& talk() { return *talk_; }
    PointingMarks& marks() { return *marks_; }
    TurnClock& clock() { return *clock_; }

    bool hasGame() const override;
    bool running() const override;
    // Spectators have not played; a player who was disconnected at the end has.
    bool playedHere() const override;
    QString recordText() const override { return record_; }
    QString whyOnlyPlayed() const override;
    void hurry() override {}

  signals:
    void leaveWanted();
    void retryWanted();
    void helpWanted();
    void knockAnswered(int knock, elgrande::lan::KnockAnswer answer);
    void removeSpectatorWanted(const QString& name); // by the host
    void ranOutOfTime(elgrande::Seat seat);

  private:
    void addPanels();
    void connectPanels();
    void listen();
    void adoptSeats();
    void noteComings(const lan::Seats& before, const lan::Seats& now, SeatSet own);
    void noteDeclined(const lan::Seats& before, const lan::Seats& now, SeatSet own);
    Seat speaker() const; // the seat that chats and points from this screen
    Seat lastOwnMover() const;

    GameModel& model_;
    GamePage& page_;
    QPointer<lan::GuestTable> guest_;
    bool begun_ = false; // and not ended
    bool hosts_ = false;
    lan::Seats lastSeats_;    // as last received; none: not yet
    std::vector<int> guests_; // LobbySeat::guest of each seat
    std::size_t askedAt_ = 0; // length of the history when the proposal was made
    QString record_;
    NoticePanel* notices_;
    KnockPanel* knocks_;
    TalkPanel* talk_;
    PointingMarks* marks_;
    TurnClock* clock_;
};

} // namespace elgrande
