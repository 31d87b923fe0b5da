// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/code_budget.h"

#include "app/lan/per_address.h"

#include <algorithm>

namespace elgrande::lan {

QHostAddress neighbourOf(const QHostAddress& address) {
    const QHostAddress plain = plainAddress(address);
    if (plain.protocol() != QAbstractSocket::IPv6Protocol || plain.isLinkLocal()) return plain;
    Q_IPV6ADDR bytes = plain.toIPv6Address();
    constexpr int kNetwork = 8; // bytes
    std::fill(std::begin(bytes.c) + kNetwork, std::end(bytes.c), quint8{0});
    return QHostAddress(bytes);
}

bool CodeBudget::isShutOut(const QHostAddress& address, Moment at) const {
    const auto times = wrong_.constFind(neighbourOf(address));
    if (times == wrong_.constEnd()) return false;
    return std::count_if(times->begin(), times->end(), [&](Moment each) { return !isOver(each, at); }) >=
           limits_.wrongCodes;
}

void CodeBudget::wrong(const QHostAddress& address, Moment at) {
    ++wrongAtCode_;
    wrongToken(address, at);
}

void CodeBudget::wrongToken(const QHostAddress& address, Moment at) {
    const QHostAddress neighbour = neighbourOf(address);
    if (!wrong_.contains(neighbour)) makeRoom(at);
    Times& times = wrong_[neighbour];
    times.push_back(at);
    while (static_cast<int>(times.size()) > limits_.wrongCodes || isOver(times.front(), at)) times.pop_front();
}

// The addresses whose attempts are all back, or else the one that has been quiet for the longest time.
void CodeBudget::makeRoom(Moment at) {
    if (wrong_.size() < limits_.rememberedAddresses) return;
    wrong_.removeIf([&](const auto& each) { return isOver(each.value().back(), at); });
    if (wrong_.size() < limits_.rememberedAddresses) return;
    wrong_.erase(std::min_element(wrong_.cbegin(), wrong_.cend(),
                                  [](const Times& a, const Times& b) { return a.back() < b.back(); }));
}

} // namespace elgrande::lan
