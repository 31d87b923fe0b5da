// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Notices about a network game: disconnected players, votes, reconnecting, and what is said while the chat is not seen.
// It never blocks the game and is hidden while there is nothing to report.
#pragma once

#include "app/lan/limits.h"
#include "app/lan/messages.h"
#include "app/lan/moment.h"
#include "views/toolkit/paper_panel.h"

#include <QTimer>

#include <array>
#include <functional>

class QLabel;
class QPushButton;

namespace elgrande {

class NoticePanel : public PaperPanel {
    Q_OBJECT

  public:
    using NameOf = std::function<QString(Seat)>;
    NoticePanel(NameOf name, Theme& theme, QWidget* parent = nullptr, lan::Clock clock = lan::now);

    // When the connection is tried again, in words.
    static QString nextTryWords(int seconds);

    void setVoteAfter(lan::Limits::Time time); // how long a seat is disconnected before a stand-in may be proposed
    // Whether a choice of this screen waits for the host; said while the connection is broken.
    void setKeepsChoice(std::function<bool()> keepsChoice);
    void setSeats(const lan::Seats& seats, SeatSet own);
    void setBroken(const QString& why, int wait); // this window's connection; next attempt in `wait` milliseconds
    void setEnded(const QString& why, bool mayGoOn);
    void setConnected();
    void passOn(const QString& said); // in the chat; shown for a while
    void clear();

    bool hasSomething() const;
    QString words() const;   // everything that is shown
    Seat mayStandIn() const; // for whom a computer player can be proposed now; None: nobody

  signals:
    void changed(); // hasSomething() or the height
    void told(const QString& words);
    void voted(elgrande::Seat by, bool yes);
    void standInWanted(elgrande::Seat by, elgrande::Seat about);
    void retryWanted();
    void leaveWanted();
    void helpWanted();

  private:
    enum class Connection { There, Broken, Ended };
    void layOut();
    void tick();
    void showAll();
    QString chatWords() const;
    QString connectionWords() const;
    QString keptWords() const;
    QString proposalWords() const;
    QString awayWords() const;
    QString spectatorWords() const;
    Seat voter() const; // the seat of this screen that may vote; None: none
    SeatSet away() const;
    QString namesOf(SeatSet seats) const;

    NameOf name_;
    lan::Clock clock_;
    std::function<bool()> keepsChoice_ = [] { return false; };
    lan::Limits::Time voteAfter_ = lan::Limits{}.voteAfter;
    lan::Seats seats_;
    SeatSet own_;
    std::array<lan::Moment, kMaxSeats> awaySince_{};
    Connection connection_ = Connection::There;
    QString why_;
    bool mayGoOn_ = false;
    lan::Moment nextTry_{};
    QString said_;
    lan::Moment saidUntil_{};
    QTimer ticks_;
    QLabel* connectionText_;
    QPushButton* retry_;
    QPushButton* leave_;
    QPushButton* help_;
    QLabel* proposalText_;
    QPushButton* yes_;
    QPushButton* no_;
    QLabel* awayText_;
    QPushButton* standIn_;
    QLabel* spectatorText_;
    QPushButton* understood_;
    QLabel* chatText_;
    bool knowsIt_ = false; // that this screen only looks on
    QString toldLast_;
};

} // namespace elgrande
