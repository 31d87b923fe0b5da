// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where every seat's points of a game come from, added up from its events: the Castillo and the regions in the general
// scorings, the places that were scored between them, and what was no scoring, as goods that come home. Bonuses belong
// to the place that gave them.
#pragma once

#include "model/core/event.h"

#include <vector>

namespace elgrande {

struct PointsBySource {
    int castillo = 0;
    int regions = 0;
    int special = 0;
    int other = 0;

    int total() const { return castillo + regions + special + other; }
    friend bool operator==(const PointsBySource&, const PointsBySource&) = default;
};

std::vector<PointsBySource> pointsBySource(const std::vector<Event>& history, int players);

} // namespace elgrande
