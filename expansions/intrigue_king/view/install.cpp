// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Called once when the program starts: hands over what this expansion contributes to the window. It is shown only in
// games that play it. Each contribution is a function in its own file; here is the list of them.
#include "bridge_item.h"
#include "castillo_gap.h"
#include "castillo_item.h"
#include "deck_panel.h"
#include "king_badges.h"
#include "order_ribbon.h"
#include "power_outlook.h"
#include "round_cards.h"
#include "scoring_notes.h"

#include "../names.h"

#include "views/contributions/expansion_ui.h"

namespace elgrande {

void install_intrigue_king();
void install_intrigue_king() {
    using namespace intrigue_king;
    ExpansionUi ui;
    ui.id = QStringLiteral("intrigue_king");
    ui.layers = {
        {.drawing = QStringLiteral(":/elgrande/expansions/intrigue_king/art/board_layer.svg"), .place = kReserve}};
    ui.items = {
        [](const Shown& shown, const Theme& theme, const BoardMap& map) { return new BridgeItem(shown, theme, map); },
        [](const Shown& shown, const Theme& theme, const BoardMap& map) { return new CastilloItem(shown, theme, map); },
        [](const Shown& shown, const Theme& theme, const BoardMap& map) { return new CastilloGap(shown, theme, map); }};
    ui.badges = {keptSigns(keptThings()), reserveBadges};
    ui.openCards = roundCards;
    ui.ceremonies = {orderRibbon};
    ui.scoringNotes = scoringNotes;
    ui.powerOutlook = powerOutlook;
    ui.neverUsed = neverUsed;
    ui.panels.push_back({.kind = "ki-choose", .make = deckPanel});
    registerExpansionUi(std::move(ui));
}

} // namespace elgrande
