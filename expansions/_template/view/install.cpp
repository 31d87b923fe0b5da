// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Called once when the program starts: hands over what this expansion contributes to the window. It is shown only in
// games that play it.
#include "harbour_badge.h"
#include "harbour_ceremony.h"
#include "harbour_item.h"
#include "harbour_views.h"

#include "views/contributions/expansion_ui.h"

namespace elgrande {

void install_template();
void install_template() {
    using namespace template_islands;
    ExpansionUi ui;
    ui.id = QStringLiteral("template");
    ui.layers = {{.drawing = QStringLiteral(":/elgrande/expansions/template/art/board_layer.svg")}};
    ui.items = {
        [](const Shown& shown, const Theme& theme, const BoardMap& map) { return new HarbourItem(shown, theme, map); }};
    ui.badges = {harbourBadges};
    ui.panels = {{.make = islandsTab}, {.kind = "template-ferry", .make = ferryStrip}};
    ui.ceremonies = {harbourTaken};
    ui.setupPage = [](QWidget* parent) { return new HarbourPage(parent); };
    registerExpansionUi(std::move(ui));
}

} // namespace elgrande
