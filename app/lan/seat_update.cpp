// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/seat_update.h"

#include "app/lan/seat_events.h"
#include "app/lan/seat_knowledge.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"

#include <algorithm>

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

Alternatives alternativesFor(const TableNow& table, SeatSet seats, const Ask& ask) {
    Alternatives told;
    told.seat = ask.seat;
    told.branch = table.branch;
    told.total = static_cast<int>(table.events.size());
    if (!(table.people & seats).contains(ask.seat)) return told;
    const InformationState known(table.rules, table.state, ask.seat);
    const Decision decision = decisionFor(table.rules, known.known(), ask.seat);
    told.kind = decision.kind;
    told.topic = decision.topic;
    told.count = static_cast<int>(decision.legal.size());
    told.first = std::min(ask.first, told.count);
    for (int i = told.first; i < std::min(told.count, told.first + kMovesAtOnce); ++i) {
        const Action action = decision.legal[static_cast<std::size_t>(i)];
        told.moves.push_back(toText(table.rules, action));
        told.actions.push_back(action);
    }
    return told;
}

} // namespace elgrande::lan
