// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One secret question that several seats answer at the same time, as the host holds it. Each seat commits to its
// choice; once all are in, they reveal their choices. So neither the host nor a guest that colludes with it can see a
// choice before its own is fixed. Computer players at the host choose without a commitment.
#pragma once

#include "app/lan/messages.h"
#include "app/lan/seat_commitment.h"

namespace elgrande::lan {

class SecretChoices {
  public:
    // `question`: with any seat.
    SecretChoices(DiskQuestion question, SeatSet asked)
        : question_(std::move(question))
        , asked_(asked) {}

    int question() const { return question_.question; }
    SeatSet asked() const { return asked_; }
    SecretPhase phase() const {
        return missing(SecretPhase::Commit).empty() ? SecretPhase::Reveal : SecretPhase::Commit;
    }
    SeatSet missing(SecretPhase phase) const; // who has not committed, or not revealed

    // Rejection::None: the seat may do it now.
    Rejection mayCommit(Seat seat) const;
    Rejection mayReveal(Seat seat) const;
    void commit(Seat seat, const QByteArray& commitment) { commitments_[index(seat)] = commitment; }
    bool isCommittedTo(Seat seat, Action choice, const QByteArray& nonce) const;
    void reveal(Seat seat, Action choice, const QByteArray& nonce);
    void choose(Seat seat, Action choice) { choices_[index(seat)] = choice; } // without a commitment
    void takeBack(Seat seat);                                                 // what was revealed or chosen
    // Nobody else can reveal what the seat has committed to.
    void giveToComputer(Seat seat);

    bool hasChoice(Seat seat) const { return choices_[index(seat)].has_value(); }
    Action choice(Seat seat) const { return *choices_[index(seat)]; }
    const QByteArray& nonce(Seat seat) const { return nonces_[index(seat)]; } // empty: chosen without a commitment

    const std::array<QByteArray, kMaxSeats>& commitments() const { return commitments_; }
    Commitments message() const { return {question_.branch, question_.question, commitments_}; }
    Openings openings(int from, int to) const; // of the step with these events

  private:
    bool isIn(Seat seat) const { return !commitments_[index(seat)].isEmpty() || hasChoice(seat); }

    DiskQuestion question_;
    SeatSet asked_;
    std::array<QByteArray, kMaxSeats> commitments_;
    std::array<QByteArray, kMaxSeats> nonces_;
    std::array<std::optional<Action>, kMaxSeats> choices_;
};

} // namespace elgrande::lan
