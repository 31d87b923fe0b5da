// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Portugal (S001): a region like any other for Caballeros, King and Grandes, worth 5 points for the first place only
// and not on the secret disk. It is the last place that is added, so it is scored after Valencia.
#include "grand_rules.h"

namespace elgrande::grandissimo {

void addPortugal(RulesBuilder& builder, Ids& ids) {
    AreaRow row;
    row.id = kPortugal;
    row.values = {5, 0, 0};
    row.neighbours = {"galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla"};
    row.onDisk = false;
    row.coastal = true;
    row.basis = Basis::Reconstructed; // no source tells its borders (RULINGS.md 1.1)
    ids.portugal = builder.addArea(row);
}

} // namespace elgrande::grandissimo
