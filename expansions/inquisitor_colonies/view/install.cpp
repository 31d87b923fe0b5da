// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Called once when the program starts: hands over what this expansion contributes to the window. It is shown only in
// games that play it. Each contribution is a function in its own file; here is the list of them.
#include "colonies_strip.h"
#include "delivery_ribbon.h"
#include "limit_item.h"
#include "scoring_notes.h"

#include "../names.h"
#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/board/moored_ship.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/kept_signs.h"
#include "views/game/shown.h"

namespace elgrande {

namespace inquisitor_colonies {

namespace {

// The ship lies off the coast where the King is, because that is where one goes on board from the court; while he is
// inland she is at sea, and only her deck is seen.
Area kingsCoast(const Shown& shown) {
    const Area king = shown.seen().king;
    return king != Area::None && shown.model().catalogue().areas[index(king)].coastal ? king : Area::None;
}

MooredShip::Cruise cruise() {
    return {
        .deck = kShip, .off = kingsCoast, .words = [](const QString& place) { return word("ship:lies").arg(place); }};
}

std::vector<KeptSign> keptThings() {
    return {{.kind = kTurnOver,
             .order = 0,
             .picture = QStringLiteral("pieces/veto-seal"),
             .tip = [](const Catalogue&, Kept) { return word("badge:colonies-turn-over"); }},
            {.kind = kConspiracy,
             .order = 3,
             .picture = QStringLiteral("pieces/conspiracy"),
             .source = "inquisitor_colonies",
             .tip = [](const Catalogue&, Kept) { return word("badge:colonies-conspiracy"); }}};
}

} // namespace
} // namespace inquisitor_colonies

void install_inquisitor_colonies();
void install_inquisitor_colonies() {
    using namespace inquisitor_colonies;
    ExpansionUi ui;
    ui.id = QStringLiteral("inquisitor_colonies");
    ui.layers = {{.drawing = QStringLiteral(":/elgrande/expansions/inquisitor_colonies/art/board_layer.svg")}};
    ui.items = {
        [](const Shown& shown, const Theme& theme, const BoardMap& map) {
            return new MooredShip(shown, theme, map, cruise());
        },
        [](const Shown& shown, const Theme& theme, const BoardMap& map) { return new LimitItem(shown, theme, map); }};
    ui.badges = {keptSigns(keptThings())};
    ui.panels = {{.make = materialStrip(coloniesStrip)}};
    ui.ceremonies = {eventRibbon(deliveryRibbon)};
    ui.scoringNotes = scoringNotes;
    registerExpansionUi(std::move(ui));
}

} // namespace elgrande
