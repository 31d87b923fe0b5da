// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How often the host may be asked to let somebody in (knock.h): by one neighbour, by all together, and for a while not
// at all by a neighbour that was refused. Whoever has the join code needs none of it.
#pragma once

#include "app/lan/limits.h"
#include "app/lan/per_address.h"
#include "app/lan/rate_limit.h"

#include <QHostAddress>
#include <QSet>

namespace elgrande::lan {

// Neighbours are told apart as in code_budget.h. The caller has the clock.
class KnockRate {
  public:
    KnockRate(const Limits& limits, Moment at);

    bool take(const QHostAddress& address, Moment at); // false: not now
    void refuse(const QHostAddress& address, Moment at);
    // For as long as the host runs.
    void refuseAlways(const QHostAddress& address);

  private:
    Limits limits_;
    AddressRate rate_;
    PerAddress<Moment> quiet_; // until then
    QSet<QHostAddress> never_;
};

} // namespace elgrande::lan
