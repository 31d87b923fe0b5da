// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of games that have answered (beacon.h). Answers are not authenticated, so that the list is fair to whoever
// is in it: a neighbour with many tables makes room for others, and a table that somebody else claims to be is listed
// beside it. Which one is the right one is told by the join code or the pin.
#pragma once

#include "app/lan/beacon_message.h"
#include "app/lan/moment.h"

#include <QHostAddress>
#include <QList>

namespace elgrande::lan {

struct FoundTable {
    TableNotice notice;
    QHostAddress address; // where it answered; join there at notice.port
    Moment seen;          // the last answer
};

// A value; the caller has the clock.
class FoundTables {
  public:
    explicit FoundTables(const Limits& limits)
        : limits_(limits) {}

    // Of this computer: one table answers on all of them.
    void setOwn(const QList<QHostAddress>& addresses) { own_ = addresses; }
    bool note(const FoundTable& found); // an answer; false: the list shows the same
    bool forgetSilent(Moment at);
    const QList<FoundTable>& all() const { return all_; } // in the order of discovery

  private:
    bool mayBeOne(const QHostAddress& a, const QHostAddress& b) const;
    bool makeRoomFor(const QHostAddress& from);

    Limits limits_;
    QList<QHostAddress> own_;
    QList<FoundTable> all_;
};

} // namespace elgrande::lan
