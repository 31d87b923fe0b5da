// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a card would bring in the turn order: the King, the Intrigue or its own action, and how many Caballeros are
// placed there.
#pragma once

#include "model/core/ids.h"

#include <QStringList>

namespace elgrande {

struct Catalogue;
struct Observation;

namespace intrigue_king {

// With so many players the highest card always gets the King, and the lowest the Intrigue.
QString neverUsed(const Catalogue& catalogue, Card card);
QStringList powerOutlook(const Catalogue& catalogue, const Observation& seen, Power power);

} // namespace intrigue_king
} // namespace elgrande
