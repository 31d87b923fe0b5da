// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/court/base_badges.h"

#include "views/texts/texts.h"
#include "views/theme/art.h"

#include <QCoreApplication>

namespace elgrande {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::SeatPanel)
};

std::vector<SeatBadge> vetoOf(const Observation& seen, Seat seat) {
    std::vector<SeatBadge> badges;
    for (const Kept& kept : seen.kept)
        if (kept.kind == kKeptVeto && kept.seat == seat)
            badges.push_back(
                {.order = 0, .picture = QStringLiteral("pieces/veto-seal"), .tip = Say::tr("Holds a Veto")});
    return badges;
}

std::vector<SeatBadge> diskOf(const Observation& seen, Seat seat) {
    if (index(seat) >= seen.seats.size() || !seen.seats[index(seat)].diskSet) return {};
    return {{.order = 1, .picture = QStringLiteral("pieces/disk"), .tip = Say::tr("Secret disk is set"), .size = 0.84}};
}

std::vector<SeatBadge> tokensOf(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    std::vector<SeatBadge> badges;
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i) {
        if (seen.token[i] != Spot::before(seat)) continue;
        const TokenFacts& facts = catalogue.tokens[i];
        const Token token = static_cast<Token>(i);
        badges.push_back(
            {.order = 2,
             .picture = artOf(facts.source, QStringLiteral("pieces/") + QString::fromStdString(facts.picture)),
             .tip = texts::tokenName(catalogue, token),
             .token = token});
    }
    return badges;
}

} // namespace

std::vector<SeatBadge> baseBadges(const Observation& seen, const Catalogue& catalogue, Seat seat) {
    std::vector<SeatBadge> badges = vetoOf(seen, seat);
    for (const std::vector<SeatBadge>& more : {diskOf(seen, seat), tokensOf(seen, catalogue, seat)})
        badges.insert(badges.end(), more.begin(), more.end());
    return badges;
}

} // namespace elgrande
