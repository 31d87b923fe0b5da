#include "kept_badges.h"

#include "../names.h"
#include "../texts.h"

#include "views/expansion_ui.h"

namespace elgrande::inquisitor_colonies {

std::vector<SeatBadge> keptBadges(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    std::vector<SeatBadge> badges;
    for (const Kept& kept : seen.kept) {
        if (kept.seat != seat || kept.kind >= catalogue.kept.size()) continue;
        if (catalogue.kept[kept.kind] == kTurnOver)
            badges.push_back(
                {.order = 0, .picture = QStringLiteral("pieces/veto-seal"), .tip = word("badge:colonies-turn-over")});
        if (catalogue.kept[kept.kind] == kConspiracy)
            badges.push_back({.order = 3,
                              .picture = artOf("inquisitor_colonies", QStringLiteral("pieces/conspiracy")),
                              .tip = word("badge:colonies-conspiracy")});
    }
    return badges;
}

} // namespace elgrande::inquisitor_colonies
