#include "king_badges.h"

#include "../names.h"
#include "../texts.h"

#include "views/expansion_ui.h"

namespace elgrande::intrigue_king {

std::vector<SeatBadge> keptBadges(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    std::vector<SeatBadge> badges;
    for (const Kept& kept : seen.kept) {
        if (kept.seat != seat || kept.kind >= catalogue.kept.size()) continue;
        if (catalogue.kept[kept.kind] == kEarlyVeto)
            badges.push_back({.order = 0, .picture = QStringLiteral("pieces/veto-seal"), .tip = word("badge:ki-veto")});
        if (catalogue.kept[kept.kind] == kConspiracy)
            badges.push_back({.order = 3,
                              .picture = artOf("intrigue_king", QStringLiteral("pieces/conspiracy")),
                              .tip = word("badge:ki-conspiracy")});
    }
    return badges;
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
