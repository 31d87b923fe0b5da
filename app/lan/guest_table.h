// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The guest's side of a network game. It holds only what the host has sent, feeds a GameModel with it through the same
// Screen as a local table, and sends the choices made at this screen. The host is not trusted: an invalid message ends
// the connection, never the program.
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

    // Takes a message from the host; one that could not be decoded is invalid like any other. After a welcome on a new
    // connection, the guest requests what it has missed and repeats an unanswered intent. Must not be called from
    // within send() or part().
    void receive(const Result<HostMessage>& message);

    bool isSeated() const; // has received the welcome and the table
    bool isParted() const; // the host has sent something invalid
    SeatSet seats() const; // of this screen; none: a spectator
    const Seats& seatsNow() const;
    bool isWaiting() const; // for the host's answer
    // For a computer player at this screen: what the asked seat knows. Nothing: no seat of this screen is asked.
    struct Question {
        std::shared_ptr<const Rules> rules;
        InformationState known;
        int branch = 0;
        int seen = 0; // events
    };
    std::optional<Question> question() const;
    // Whether the record matches the game as this screen has seen it.
    bool hasSeen(const Record& played) const;
    // The record that the host reveals at the end: from now on the choices made here can be reviewed.
    void offerReview(const Record& played);
    // Several decisions in a row of the asked seat, executed together or not at all.
    void play(const std::vector<Action>& actions);

    // Chat, pointing and votes.
    void chat(Seat by, const QString& text);
    void chatPhrase(Seat by, int phrase);
    void point(const Pointer& pointer);
    void askBack(Seat seat); // asks the others to undo its last decision
    void proposeStandIn(Seat by, Seat about);
    void vote(Seat by, bool yes);

  signals:
    void send(const QCborMap& message);
    void part(elgrande::lan::Reason reason); // send it to the host and close the connection
    void rejected(elgrande::lan::Rejection why);
    void said(const elgrande::lan::Chat& chat);
    void pointed(const elgrande::lan::Pointer& pointer);
    void seatsChanged();

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande::lan
