// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the base game itself contributes to the window in the way of an expansion: the Veto that a seat keeps, the
// secret disk that it has set, and the dial that answers for secret disks of every topic.
#include "views/disk/secret_disk.h"
#include "views/expansion_ui.h"
#include "views/texts/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace elgrande {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::SeatPanel)
};

std::vector<SeatBadge> vetoOf(const Observation& seen, const Catalogue&, Seat seat) {
    std::vector<SeatBadge> badges;
    for (const Kept& kept : seen.kept)
        if (kept.kind == kKeptVeto && kept.seat == seat)
            badges.push_back(
                {.order = 0, .picture = QStringLiteral("pieces/veto-seal"), .tip = Say::tr("Holds a Veto")});
    return badges;
}

std::vector<SeatBadge> diskOf(const Observation& seen, const Catalogue&, Seat seat) {
    if (index(seat) >= seen.seats.size() || !seen.seats[index(seat)].diskSet) return {};
    return {{.order = 1, .picture = QStringLiteral("pieces/disk"), .tip = Say::tr("Secret disk is set"), .size = 0.84}};
}

// Whatever lies before a seat and has no badge of its own.
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

PagePanel diskPanel(GameModel& model, Theme& theme, QWidget* parent) {
    auto* disk = new SecretDisk(model, theme, parent);
    PagePanel panel;
    panel.place = PagePanel::Place::Over;
    panel.widget = disk;
    //: A tab among others that are short as well: the shortest word
    panel.title = [] { return Say::tr("Secret disk"); };
    panel.asked = [disk] { return disk->isAsked(); };
    panel.placeClicked = [disk](Area area) { disk->setArea(area); };
    return panel;
}

} // namespace

const ExpansionUi& baseUi() {
    static const ExpansionUi ui{
        .id = QStringLiteral("base"),
        .badges = {vetoOf, diskOf, tokensOf},
        .panels = {{.kind = "disk", .make = diskPanel}},
        .openCards = cardsOfStacks,
        .ceremonies = baseCeremonies(),
    };
    return ui;
}

} // namespace elgrande
