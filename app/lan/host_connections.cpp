// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/host_connections.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace elgrande::lan {

HostConnections::Id HostConnections::add(int guest, bool limited, Ends ends, const std::function<void(Id)>& dropped) {
    std::vector<Connection> before;
    for (auto each = all_.begin(); each != all_.end();) {
        if (each->second.guest != guest) {
            ++each;
            continue;
        }
        before.push_back(std::move(each->second));
        dropped(each->first);
        each = all_.erase(each);
    }
    const Id id = ++last_;
    all_.insert_or_assign(id, Connection{guest,
                                         limited,
                                         std::move(ends),
                                         {limits_.chatLines, now()},
                                         {limits_.intents, now()},
                                         {limits_.wishes, now()},
                                         {}});
    for (const Connection& each : before) each.ends.leave(Reason::TakenOver);
    return id;
}

bool HostConnections::lose(Id id) { return all_.erase(id) > 0; }

bool HostConnections::isConnected(int guest) const {
    return std::any_of(all_.begin(), all_.end(), [guest](const auto& each) { return each.second.guest == guest; });
}

std::vector<HostConnections::Id> HostConnections::ids() const {
    std::vector<Id> ids;
    for (const auto& [id, connection] : all_) ids.push_back(id);
    return ids;
}

std::optional<QHostAddress> HostConnections::addressOf(int guest) const {
    for (const auto& [id, connection] : all_)
        if (connection.guest == guest && !connection.ends.from.isNull()) return connection.ends.from;
    return {};
}

void HostConnections::send(Id id, const QCborMap& message) {
    if (const auto found = all_.find(id); found != all_.end()) found->second.ends.send(message);
}

void HostConnections::broadcast(const QCborMap& message) {
    for (const auto& [id, connection] : all_) connection.ends.send(message);
}

void HostConnections::leave(Id id, Reason why) {
    if (const auto found = all_.find(id); found != all_.end()) found->second.ends.leave(why);
}

void HostConnections::leaveGuest(int guest, Reason why) {
    std::vector<std::function<void(Reason)>> gone;
    for (const auto& [id, connection] : all_)
        if (connection.guest == guest) gone.push_back(connection.ends.leave);
    for (const auto& leave : gone) leave(why);
}

void HostConnections::leaveAll(Reason why) {
    for (const auto& [id, connection] : std::exchange(all_, {})) connection.ends.leave(why);
}

bool HostConnections::mayWish(Id id) {
    Connection& connection = all_.at(id);
    return !connection.limited || connection.wishes.take(now());
}

bool HostConnections::mayTalk(Id id) { return all_.at(id).chat.take(now()); }

void HostConnections::act(Id id, std::function<void()> deed) {
    Connection& connection = all_.at(id);
    if (connection.held) return connection.ends.leave(Reason::Flood);
    if (!connection.limited || connection.intents.take(now())) return deed();
    connection.held = std::move(deed);
    QTimer::singleShot(connection.intents.wait(now()), Qt::PreciseTimer, this, [this, id] {
        const auto found = all_.find(id);
        if (found != all_.end() && found->second.held) act(id, std::exchange(found->second.held, {}));
    });
}

} // namespace elgrande::lan
