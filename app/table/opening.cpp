// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/opening.h"

#include "model/agents/agent_catalogue.h"
#include "model/game_model/plain_text.h"
#include "model/position/record_start.h"

#include <QCoreApplication>
#include <QDateTime>

namespace elgrande {

Record newRecord(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    Record record;
    record.setup = setup;
    record.setup.players = static_cast<int>(seats.size());
    for (const SeatChoice& seat : seats) {
        record.names.push_back(plainText(seat.name, seat.name.size()).toStdString());
        record.agents.push_back(seat.agent.toStdString());
    }
    if (!aids) record.lockAids();
    const QString version = QCoreApplication::applicationVersion();
    if (!version.isEmpty()) record.setTag("Program", "elgrande " + version.toStdString());
    record.setTag("Date", QDateTime::currentDateTime().toString(Qt::ISODate).toStdString());
    return record;
}

Result<Opening> openingOf(Record record, bool fresh, const AgentSource& source) {
    auto origin = startOf(record);
    if (!origin) return origin.fault();
    const auto players = static_cast<std::size_t>(origin->rules->players);
    record.setup = origin->rules->setup;
    record.names.resize(players);
    record.agents.resize(players);
    std::vector<std::shared_ptr<Agent>> agents;
    for (const std::string& id : record.agents) {
        agents.push_back(id.empty() ? nullptr : source ? source(id) : makeAgent(id));
        if (!id.empty() && !agents.back())
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no computer player '%1' in this program."),
                         {id}};
    }
    Opening opening{origin->state, origin->state, origin->rules, origin->dealer, {}, std::move(agents), {}};
    if (!fresh) {
        auto replayed = replay(*origin->rules, origin->state, record);
        if (!replayed) return replayed.fault();
        opening.reached = replayed->state;
        opening.events = std::move(replayed->events);
    }
    opening.record = std::move(record);
    return opening;
}

} // namespace elgrande
