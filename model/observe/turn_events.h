// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A turn in short: the events that tell what it does, Caballeros with the same way added up.
#pragma once

#include "model/core/event.h"
#include "model/core/facts.h"

#include <vector>

namespace elgrande {

// Whether the event belongs to the short form: a card, pieces, a figure, a scoring and its points, an expansion's own.
bool isOfTurn(const EventFacts& facts, const Event& event);

// `facts`: by EventKind. Only events that isOfTurn().
std::vector<Event> turnEvents(const std::vector<EventFacts>& facts, const std::vector<Event>& events);

} // namespace elgrande
