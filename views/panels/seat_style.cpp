// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/seat_style.h"

#include "views/theme/palettes.h"
#include "views/theme/theme.h"

namespace elgrande {

QString seatStyle(const Catalogue& catalogue, const Theme& theme) {
    QString sheet = QStringLiteral("a { color: %1; text-decoration: none; }").arg(theme.colour(Role::Accent).name());
    for (std::size_t seat = 0; seat < catalogue.colours.size(); ++seat)
        sheet += QStringLiteral(".seat-%1 { color: %2; font-weight: bold; }")
                     .arg(seat)
                     .arg(nameInk(theme.pieces(catalogue.colours[seat]), theme.colour(Role::Paper)).name());
    return sheet;
}

} // namespace elgrande
