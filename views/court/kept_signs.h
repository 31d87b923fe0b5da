// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a seat keeps for later (model/core/kept.h), as signs in its row.
#pragma once

#include "views/contributions/expansion_ui.h"
#include "views/court/seat_badge.h"

#include <functional>
#include <string>
#include <vector>

namespace elgrande {

struct KeptSign {
    std::string kind;        // id of the kept effect
    int order = 0;           // SeatBadge::order
    QString picture;         // name for Art, without an expansion's own (artOf)
    std::string source = {}; // the expansion whose drawing it is; empty: the base game's
    std::function<QString(const Catalogue& catalogue, Kept kept)> tip = {};
};

SeatBadges keptSigns(std::vector<KeptSign> signs);

} // namespace elgrande
