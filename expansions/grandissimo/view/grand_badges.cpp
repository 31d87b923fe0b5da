// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "grand_badges.h"

#include "../names.h"
#include "../texts.h"

#include "views/texts/texts.h"

namespace elgrande::grandissimo {

namespace {

KeptSign sign(const char* kind, int order, const char* picture, const char* key) {
    return {.kind = kind,
            .order = order,
            .picture = QStringLiteral("pieces/") + QLatin1String(picture),
            .source = "grandissimo",
            .tip = [key](const Catalogue& catalogue, Kept kept) {
                const std::string& id = catalogue.kept[kept.kind];
                const bool isPact = id == kBoycott || id == kAlliance;
                return isPact ? word(key).replace(QStringLiteral("{place}"), texts::areaName(catalogue, regionOf(kept)))
                              : word(key);
            }};
}

} // namespace

std::vector<KeptSign> keptThings() {
    return {sign(kBoycott, 3, "boycott", "badge:gr-boycott"), sign(kAlliance, 3, "alliance", "badge:gr-alliance"),
            sign(kFreeChoice, 4, "free-choice", "badge:gr-free-choice"),
            sign(kDoubleTurn, 4, "double-turn", "badge:gr-double-turn")};
}

std::vector<SeatBadge> giftBadges(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    const Area gifts = catalogue.area(kGifts);
    const int there = gifts == Area::None ? 0 : seen.at(gifts, ownerOf(seat));
    if (there == 0) return {};
    return {{.order = 5,
             .picture = QStringLiteral("pieces/caballero"),
             .colour = catalogue.colourOf(ownerOf(seat)),
             .label = QString::number(there),
             .tip = word("badge:gr-gift", there)}};
}

} // namespace elgrande::grandissimo
