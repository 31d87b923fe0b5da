// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Called once when the program starts: what this edition has for the window beside its words.
#include "region_cards_badge.h"

#include "../anniversary.h"

#include "views/contributions/expansion_ui.h"

namespace elgrande {

void install_anniversary();
void install_anniversary() {
    ExpansionUi ui;
    ui.id = QStringLiteral("anniversary");
    ui.layers = {{.drawing = QStringLiteral(":/elgrande/expansions/anniversary/art/board_layer.svg"),
                  .place = anniversary::kFrance}}; // with Portugal, where the King's exile is played
    ui.badges = {anniversary::regionCards};
    registerExpansionUi(std::move(ui));
}

} // namespace elgrande
