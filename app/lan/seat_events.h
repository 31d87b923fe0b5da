// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Encodes events as one reader may know them, each in the same number of bytes.
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

// Decodes events from an untrusted host. Every number must name something in this game, and an event about a piece, a
// card or points must say whose or which. The error is for the log, in English.
Result<std::vector<Event>> eventsFromBytes(const Rules& rules, const QByteArray& bytes);

} // namespace elgrande::lan
