// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/knock_rate.h"

#include "app/lan/code_budget.h"

namespace elgrande::lan {

KnockRate::KnockRate(const Limits& limits, Moment at)
    : limits_(limits)
    , rate_(limits.knocksPerAddress, limits.knocks, limits, at)
    , quiet_(limits.rememberedAddresses) {}

bool KnockRate::take(const QHostAddress& address, Moment at) {
    const QHostAddress neighbour = neighbourOf(address);
    return !never_.contains(neighbour) && quiet_.of(neighbour, at) <= at && rate_.take(neighbour, at);
}

void KnockRate::refuse(const QHostAddress& address, Moment at) {
    quiet_.of(neighbourOf(address)) = at + limits_.knockQuiet;
}

void KnockRate::refuseAlways(const QHostAddress& address) { never_.insert(neighbourOf(address)); }

} // namespace elgrande::lan
