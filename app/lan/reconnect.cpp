// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/reconnect.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

namespace elgrande::lan {

Reconnect::Reconnect(const Limits& limits, Chance chance)
    : limits_(limits)
    , chance_(std::move(chance)) {}

double Reconnect::systemChance() { return QRandomGenerator::global()->generateDouble(); }

void Reconnect::begin(Moment at) {
    brokenAt_ = at;
    pause_ = static_cast<double>(limits_.firstPause.count());
}

std::optional<Limits::Time> Reconnect::next(Moment at) {
    if (!brokenAt_) begin(at);
    if (at - *brokenAt_ >= limits_.giveUpAfter) return {};
    const double spread = 1 + limits_.pauseSpread * (2 * chance_() - 1);
    const Limits::Time wait{std::llround(pause_ * spread)};
    pause_ = std::min(pause_ * limits_.pauseGrowth, static_cast<double>(limits_.longestPause.count()));
    return wait;
}

} // namespace elgrande::lan
