// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/seat_update.h"

#include "app/lan/seat_events.h"
#include "app/lan/seat_knowledge.h"
#include "model/rules/engine.h"

namespace elgrande::lan {

Update updateFor(const TableNow& table, SeatSet seats, int from, const HistoryHash& history) {
    const Seat reader = readerOf(seats);
    Update update;
    update.total = static_cast<int>(table.events.size());
    update.known = knowledgeToBytes(InformationState(table.rules, table.state, reader));
    update.waiting = table.waiting;
    std::vector<Action> legal;
    if (const SeatSet mine = table.people & seats; !mine.empty()) {
        update.asked = mine.contains(table.lastMover) ? table.lastMover : mine.first(); // still sits at the screen
        if (reader == Seat::None)
            update.own = knowledgeToBytes(InformationState(table.rules, table.state, update.asked));
        ActionList list;
        legalActions(table.rules, table.state, update.asked, list);
        legal.assign(list.begin(), list.end());
    }
    update.secretPhase = table.secretPhase;
    update.question = table.question;
    if (update.asked != Seat::None) update.committed = table.commitments[index(update.asked)];
    update.backOf = table.backOf;
    update.past = {table.branch, from, eventsToBytes(table.events.subspan(static_cast<std::size_t>(from)), reader)};
    update.hash = viewHash(history, update, legal);
    return update;
}

} // namespace elgrande::lan
