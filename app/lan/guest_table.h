// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The guest's side of a network game. It holds what the host has sent and nothing else, feeds a GameModel with it
// through the same Screen as a local table, and sends the choices made at this screen. The host is not trusted: a
// message that does not fit ends the connection, never the program.
#pragma once

#include "app/lan/messages.h"
#include "app/lan/parting.h"
#include "app/lan/seat_commitment.h"
#include "model/game_model/game_model.h"
#include "model/observe/information_state.h"

#include <QObject>

#include <memory>
#include <optional>

namespace elgrande::lan {

class GuestTable : public QObject {
    Q_OBJECT

  public:
    // `secret`: stored with the seat, so that a guest that restarts can still reveal what it has committed to.
    GuestTable(GameModel& model, GuestSecret secret, QObject* parent = nullptr);
    ~GuestTable() override;

    // A decoded frame of the host. A welcome on a new connection brings what was missed; an intent that was not
    // answered is sent once more. Never from within send() or part().
    void receive(const QCborMap& message);

    bool isSeated() const; // welcomed, and told the table
    bool isParted() const; // nothing of this host is believed any more
    SeatSet seats() const; // of this screen; none: it looks on
    const Seats& seatsNow() const;
    bool isWaiting() const; // for the host's answer
    // What a computer player in front of this screen answers from: what the seat that is asked knows. Nothing: no seat
    // of this screen is asked.
    struct Question {
        std::shared_ptr<const Rules> rules;
        InformationState known;
    };
    std::optional<Question> question() const;
    // Whether the record is that of the game that was seen here, as far as this screen may see it.
    bool hasSeen(const Record& played) const;
    // The game that was played, shown by the host at its end: from now on the choices made here can be reviewed.
    void offerReview(const Record& played);
    // Several decisions in a row of the seat that is asked, carried out together or not at all.
    void play(const std::vector<Action>& actions);

    // What people do beside playing.
    void chat(Seat by, const QString& text);
    void chatPhrase(Seat by, int phrase);
    void point(const Pointer& pointer);
    void askBack(Seat seat); // to take back its last decision, of which others have seen more since
    void proposeStandIn(Seat by, Seat about);
    void vote(Seat by, bool yes);

  signals:
    void send(const QCborMap& message);
    void part(elgrande::lan::Reason reason); // to be said to the host, and the connection closed
    void rejected(elgrande::lan::Rejection why);
    void said(const elgrande::lan::Chat& chat);
    void pointed(const elgrande::lan::Pointer& pointer);
    void seatsChanged();

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande::lan
