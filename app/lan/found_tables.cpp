// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/found_tables.h"

#include "app/lan/code_budget.h"
#include "app/lan/per_address.h"

#include <QHash>

#include <algorithm>

namespace elgrande::lan {
namespace {

bool isFour(const QHostAddress& address) { return plainAddress(address).protocol() == QAbstractSocket::IPv4Protocol; }

// An address that can be read and typed goes before one that belongs to an interface.
bool isBetter(const QHostAddress& address, const QHostAddress& than) {
    const auto rank = [](const QHostAddress& each) {
        if (each.isLoopback()) return 2;
        return each.protocol() == QAbstractSocket::IPv6Protocol ? 1 : 0;
    };
    return rank(address) < rank(than);
}

} // namespace

// A computer has an address for each way; only two of IPv4, not of this one, are likely to be of two computers.
bool FoundTables::mayBeOne(const QHostAddress& a, const QHostAddress& b) const {
    if (!isFour(a) || !isFour(b) || plainAddress(a) == plainAddress(b)) return true;
    const auto isOwn = [this](const QHostAddress& each) { return each.isLoopback() || own_.contains(each); };
    return isOwn(a) && isOwn(b);
}

bool FoundTables::note(const FoundTable& found) {
    const auto known = std::find_if(all_.begin(), all_.end(), [&](const FoundTable& each) {
        return each.notice.table == found.notice.table && mayBeOne(each.address, found.address);
    });
    if (known == all_.end()) {
        if (all_.size() >= limits_.listedTables && !makeRoomFor(found.address)) return false;
        all_.append(found);
        return true;
    }
    const bool better = isBetter(found.address, known->address);
    const bool news = better || (known->notice != found.notice && known->address == found.address);
    if (better || known->address == found.address) *known = found;
    return news;
}

// The last one of the neighbour that has most, if it has more than the one who comes.
bool FoundTables::makeRoomFor(const QHostAddress& from) {
    QHash<QHostAddress, int> counts;
    for (const FoundTable& each : all_) ++counts[neighbourOf(each.address)];
    const int its = counts.value(neighbourOf(from));
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    if (most == counts.cend() || *most <= its + 1) return false;
    const QHostAddress neighbour = most.key();
    const auto last = std::find_if(all_.rbegin(), all_.rend(), [&neighbour](const FoundTable& each) {
        return neighbourOf(each.address) == neighbour;
    });
    all_.erase(std::next(last).base());
    return true;
}

bool FoundTables::forgetSilent(Moment at) {
    return all_.removeIf([&](const FoundTable& each) { return at - each.seen >= limits_.forgetAfter; }) > 0;
}

} // namespace elgrande::lan
