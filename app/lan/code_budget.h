// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The budget of wrong join codes. An address has five attempts and gets each one back after five minutes, so that one
// neighbour can neither guess for long nor use up what the others have. A code has twenty from all addresses together;
// then it has to be replaced, so that guessing from many addresses does not help either.
#pragma once

#include "app/lan/limits.h"
#include "app/lan/moment.h"

#include <QHash>
#include <QHostAddress>

#include <deque>

namespace elgrande::lan {

// The address under which attempts are counted: of IPv4, also in its IPv6 form, the whole; of IPv6 the first 64 bits,
// because one computer can have every address behind them. A link-local address counts in full, without the interface,
// because its first 64 bits are the same on all computers.
QHostAddress neighbourOf(const QHostAddress& address);

// A value; the caller has the clock.
class CodeBudget {
  public:
    explicit CodeBudget(const Limits& limits)
        : limits_(limits) {}

    // Whether this address has used up its attempts.
    bool isShutOut(const QHostAddress& address, Moment at) const;
    void wrong(const QHostAddress& address, Moment at);
    // Costs the address an attempt, and the code none: it says nothing about the code.
    void wrongToken(const QHostAddress& address, Moment at);
    // A guest has the right code; mistakes that it made before are forgotten.
    void right(const QHostAddress& address) { wrong_.remove(neighbourOf(address)); }

    bool isCodeSpent() const { return wrongAtCode_ >= limits_.wrongPerCode; }
    // The code has been replaced. What addresses have used up stays used up.
    void renewCode() { wrongAtCode_ = 0; }

    qsizetype addresses() const { return wrong_.size(); } // that are remembered

  private:
    using Times = std::deque<Moment>; // the oldest first

    bool isOver(Moment wrong, Moment at) const { return at - wrong >= limits_.ban; }
    void makeRoom(Moment at);

    Limits limits_;
    QHash<QHostAddress, Times> wrong_;
    int wrongAtCode_ = 0;
};

} // namespace elgrande::lan
