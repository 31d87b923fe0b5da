// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "region_cards_badge.h"

#include "../anniversary.h"

#include "model/core/slot.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"

#include <QCoreApplication>
#include <QStringList>

namespace elgrande::anniversary {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(anniversary)
};

} // namespace

std::vector<SeatBadge> regionCards(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    if (catalogue.isPlayed(seat) || seen.roundsBegun == 0) return {};
    const Slot<RegionCards> slot{catalogue.slot(kRegionCards)};
    const AreaSet drawn = slot.load(seen).drawn;
    QStringList left;
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i)
        if (const Area area = areaAt(static_cast<int>(i)); catalogue.areas[i].onDisk && !drawn.contains(area))
            left << texts::areaName(catalogue, area);
    const QString tip = left.isEmpty() ? Say::tr("Region cards: all have been drawn")
                                       : Say::tr("Region cards yet to come: %1").arg(left.join(QStringLiteral(", ")));
    return {{.order = 3,
             .picture = artOf("anniversary", QStringLiteral("pieces/region-cards")),
             .label = QString::number(left.size()),
             .tip = tip}};
}

} // namespace elgrande::anniversary
