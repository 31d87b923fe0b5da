// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/court/kept_signs.h"

#include "views/theme/art.h"

namespace elgrande {

SeatBadges keptSigns(std::vector<KeptSign> signs) {
    return [signs = std::move(signs)](const Observation& seen, const Catalogue& catalogue, Seat seat) {
        std::vector<SeatBadge> badges;
        for (const Kept& kept : seen.kept) {
            if (kept.seat != seat || kept.kind >= catalogue.kept.size()) continue;
            for (const KeptSign& sign : signs)
                if (sign.kind == catalogue.kept[kept.kind])
                    badges.push_back({.order = sign.order,
                                      .picture = sign.source.empty() ? sign.picture : artOf(sign.source, sign.picture),
                                      .tip = sign.tip(catalogue, kept)});
        }
        return badges;
    };
}

} // namespace elgrande
