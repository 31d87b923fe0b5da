// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The start of a game at a table: a new record, or a saved one that is checked and replayed.
#pragma once

#include "app/table/local_table.h"
#include "model/core/event.h"
#include "model/rules/dealer.h"

namespace elgrande {

struct Opening {
    State start;   // before the first move of the record
    State reached; // after the last one
    std::shared_ptr<const Rules> rules;
    Dealer dealer;
    Record record;                              // complete: names and computer players for every seat
    std::vector<std::shared_ptr<Agent>> agents; // by seat; null: a person
    std::vector<Event> events;                  // on the way
};

Record newRecord(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids);

// The moves of a `fresh` record are not played. Without a source computer players are those of makeAgent(). The error
// is a sentence for the player.
Result<Opening> openingOf(Record record, bool fresh, const AgentSource& source = {});

} // namespace elgrande
