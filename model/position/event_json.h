// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Events as JSON objects (engine-protocol.md section 5): {"event":"caballero-placed","seat":"red","place":"aragon"}.
// Each names every piece that it touched; the fields that an event does not use are left out.
#pragma once

#include "model/core/event.h"
#include "model/rules/rules.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace elgrande {

// A power card's id, as a number where it is one; null for None.
QJsonValue powerToJson(const Rules& rules, Power power);

// `reader` Seat::Table: everything; else as that seat may know it.
QJsonObject eventToJson(const Rules& rules, const Event& event, Seat reader = Seat::Table);
QJsonArray eventsToJson(const Rules& rules, const std::vector<Event>& events, Seat reader = Seat::Table);

} // namespace elgrande
