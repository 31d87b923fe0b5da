// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One game as its authority holds it: the true state, the open question and its answers, the dealer, and the record
// from which everything can be replayed. Used by the local table and by the host of a network game, which decide who is
// asked when and who sees what.
#pragma once

#include "model/core/event.h"
#include "model/core/result.h"
#include "model/record/record.h"
#include "model/rules/dealer.h"
#include "model/rules/rules.h"

#include <QString>

#include <memory>

namespace elgrande {

struct Opening;

class TableGame {
  public:
    // Plays what needs no decision, and reports its events.
    void open(const Opening& opening, EventSink* events = nullptr);
    void close() { *this = {}; }
    bool isOpen() const { return rules_ != nullptr; }

    const Rules& rules() const { return *rules_; }
    std::shared_ptr<const Rules> sharedRules() const { return rules_; } // for who outlives the game
    const State& start() const { return start_; }                       // of the record
    const State& state() const { return state_; }
    const Record& record() const { return record_; }
    std::size_t moves() const { return record_.moves.size(); }
    Seat lastMover() const { return record_.moves.empty() ? Seat::None : record_.moves.back().seat; }
    QString text() const;            // the record
    QString textWithoutSeed() const; // the same, as everybody may have it when the game is over

    Seat next() const { return next_; }                // who is asked; Table: the dealer, None: the game is over
    const ActionList& legal() const { return legal_; } // what `next` may answer
    SeatSet asked() const;                             // everyone who may answer; the dealer is none of them
    // Where several may answer: this one is asked, if it may.
    void call(Seat seat);

    void play(Move move, EventSink* events);
    void reveal(EventSink* events); // what the dealer has for the open question of the table
    // To a position of this game that was reached with so many moves.
    void goBack(const State& state, std::size_t moves);
    void noteSeenBefore() { record_.noteSeenBefore(); }
    void writeResult();                                                  // of the game that is over, into the record
    bool isFinished() const { return record_.tag("Result") != nullptr; } // and it is written there

  private:
    std::shared_ptr<const Rules> rules_;
    State start_;
    State state_;
    Dealer dealer_;
    Record record_;
    ActionList legal_;
    Seat next_ = Seat::None;
};

} // namespace elgrande
