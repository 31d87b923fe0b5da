// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The network game at which the window is: the operations of any table (Table), and what only a network game has: who
// is disconnected, votes, chat, pointing, a turn clock. The game itself reaches the model through the guest's table, at
// the host's window as well.
#pragma once

#include "app/lan/guest_table.h"
#include "app/table/table.h"
#include "views/theme/tempo.h"

#include <QPointer>

namespace elgrande {

class GamePage;
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

    // From now on it feeds the model; `hosts`: the table is one's own.
    void begin(lan::GuestTable& guest, bool hosts = false);
    void end();                                       // nothing of it is shown any more
    lan::GuestTable* guest() const { return guest_; } // null: no game

    // What becomes of the own connection.
    void setBroken(const QString& why, int wait);
    void setEnded(const QString& why, bool mayGoOn);
    void setConnected();
    // The host has handed out the record of the game that is over.
    void setRecord(const QString& text) { record_ = text; }

    SeatSet peopleElsewhere() const;
    bool mayAskBack() const; // to take back what is no longer the own table's to take back
    void askBack();
    void pointByKey();
    void setTurnMinutes(int minutes);                      // 0: no clock
    void noteAudit(const elgrande::Result<bool>& verdict); // of the deck, when the game is over

    NoticePanel& notices() { return *notices_; }
    TalkPanel& talk() { return *talk_; }
    PointingMarks& marks() { return *marks_; }
    TurnClock& clock() { return *clock_; }

    bool hasGame() const override;
    bool running() const override;
    // Whoever only looked on has played nothing; a player who was away at the end has played all the same.
    bool playedHere() const override;
    QString recordText() const override { return record_; }
    QString whyOnlyPlayed() const override;
    void hurry() override {}

  signals:
    void leaveWanted();
    void retryWanted();
    void helpWanted();
    void ranOutOfTime(elgrande::Seat seat);

  private:
    void addPanels();
    void connectPanels();
    void listen();
    void adoptSeats();
    void noteComings(const lan::Seats& now, SeatSet own);
    Seat speaker() const; // as whom is spoken and pointed here
    Seat lastOwnMover() const;

    GameModel& model_;
    GamePage& page_;
    QPointer<lan::GuestTable> guest_;
    bool begun_ = false; // and not ended
    bool hosts_ = false;
    lan::Seats lastSeats_; // as they were told last; none: not yet
    QString record_;
    NoticePanel* notices_;
    TalkPanel* talk_;
    PointingMarks* marks_;
    TurnClock* clock_;
};

} // namespace elgrande
