// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Called once when the program starts: hands over what this expansion contributes to the window. It is shown only in
// games that play it. Each contribution is a function in its own file; here is the list of them.
#include "grand_badges.h"
#include "grand_ribbons.h"
#include "grand_strip.h"
#include "material.h"
#include "region_marks.h"

#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/board/moored_ship.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/shown.h"

namespace elgrande {

namespace grandissimo {

namespace {

BoardLayer layer(const char* place) {
    return {.drawing = QStringLiteral(":/elgrande/expansions/grandissimo/art/%1.svg").arg(QLatin1String(place)),
            .place = place};
}

// She lies where she has landed last; a mooring has no meaning in the rules.
MooredShip::Cruise cruise() {
    return {.deck = kShip,
            .off =
                [](const Shown& shown) {
                    const bool sails = shown.model().catalogue().area(kShip) != Area::None;
                    return sails ? lastLanding(shown) : Area::None;
                },
            .words = [](const QString& place) { return word("ship:lies").replace(QStringLiteral("{place}"), place); }};
}

} // namespace
} // namespace grandissimo

void install_grandissimo();
void install_grandissimo() {
    using namespace grandissimo;
    ExpansionUi ui;
    ui.id = QStringLiteral("grandissimo");
    ui.layers = {layer(kPortugal), layer(kShip), layer(kJail)};
    ui.items = {
        [](const Shown& shown, const Theme& theme, const BoardMap& map) {
            return new MooredShip(shown, theme, map, cruise());
        },
        [](const Shown& shown, const Theme& theme, const BoardMap& map) { return new RegionMarks(shown, theme, map); }};
    ui.badges = {keptSigns(keptThings()), giftBadges};
    ui.panels = {{.make = materialStrip(grandStrip)}};
    ui.ceremonies = {eventRibbon(grandRibbon)};
    ui.scoringNotes = scoringNotes;
    registerExpansionUi(std::move(ui));
}

} // namespace elgrande
