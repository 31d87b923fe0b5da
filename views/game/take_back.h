// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table as it lay before its last events: they are undone on what is seen of it. Only pieces and tokens are known
// to events; scores, cards and what is kept are left as they are.
#pragma once

#include "model/core/event.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"

#include <vector>

namespace elgrande {

// Whether the event moves a piece or a token.
bool movesSomething(const Catalogue& catalogue, const Event& event);
// How many of the owner's Caballeros the events have brought to the place; negative: taken from there.
int broughtBy(const Catalogue& catalogue, const std::vector<Event>& events, Area place, Owner owner);
// `events`: the last ones that led to what is seen. `before`: seen some time before them, for tokens of which an event
// does not say where they came from; may be null.
void takeBack(Observation& seen, const Catalogue& catalogue, const std::vector<Event>& events,
              const Observation* before = nullptr);

} // namespace elgrande
