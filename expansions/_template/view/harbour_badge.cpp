// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "harbour_badge.h"

#include "../islands.h"
#include "../texts.h"

#include "model/core/slot.h"
#include "views/theme/art.h"

#include <algorithm>

namespace elgrande::template_islands {

std::vector<SeatBadge> harbourBadges(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    const Slot<Harbour> harbour{catalogue.slot(kHarbourSlot)};
    if (harbour.load(seen).seat() != seat) return {};
    const std::uint8_t lease = catalogue.keptKind(kLease);
    const bool leased =
        std::any_of(seen.kept.begin(), seen.kept.end(), [&](const Kept& each) { return each.kind == lease; });
    SeatBadge badge;
    badge.order = 10;
    badge.picture = artOf("template", QStringLiteral("pieces/anchor"));
    badge.label = leased ? QStringLiteral("×2") : QString();
    badge.tip = word(leased ? QStringLiteral("harbour:badge-lease") : QStringLiteral("harbour:badge"));
    return {badge};
}

} // namespace elgrande::template_islands
