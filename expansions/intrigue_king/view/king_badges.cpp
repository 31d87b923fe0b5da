// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "king_badges.h"

#include "../names.h"
#include "../texts.h"

namespace elgrande::intrigue_king {

std::vector<KeptSign> keptThings() {
    return {{.kind = kEarlyVeto,
             .order = 0,
             .picture = QStringLiteral("pieces/veto-seal"),
             .tip = [](const Catalogue&, Kept) { return word("badge:ki-veto"); }},
            {.kind = kConspiracy,
             .order = 3,
             .picture = QStringLiteral("pieces/conspiracy"),
             .source = "intrigue_king",
             .tip = [](const Catalogue&, Kept) { return word("badge:ki-conspiracy"); }}};
}

std::vector<SeatBadge> reserveBadges(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    const Area reserve = catalogue.area(kReserve);
    const int there = reserve == Area::None ? 0 : seen.at(reserve, ownerOf(seat));
    if (there == 0) return {};
    return {{.order = 4,
             .picture = QStringLiteral("pieces/caballero"),
             .colour = catalogue.colourOf(ownerOf(seat)),
             .label = QString::number(there),
             .tip = word("badge:ki-reserve", there)}};
}

} // namespace elgrande::intrigue_king
