// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Encodes events as a reader may know them, in a fixed number of bytes each.
#pragma once

#include "model/core/event.h"
#include "model/core/result.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace elgrande {
struct Rules;
}

namespace elgrande::lan {

inline constexpr qsizetype kEventSize = 14; // bytes

QByteArray eventToBytes(const Event& event, Seat reader);
QByteArray eventsToBytes(std::span<const Event> events, Seat reader);

// From a host that nobody trusts: every number names something of this game, and what tells of a piece, a card or
// points says whose or which. The error is for the log, in English.
Result<std::vector<Event>> eventsFromBytes(const Rules& rules, const QByteArray& bytes);

} // namespace elgrande::lan
