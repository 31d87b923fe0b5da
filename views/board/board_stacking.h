// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies over what on the board: the z values of its items, defined only here. Of equal ones the later one is above.
#pragma once

#include <QtGlobal>

namespace elgrande {

// Regions lie at 0.
inline constexpr qreal kTowerLayer = 1;
inline constexpr qreal kNameLayer = 2;
inline constexpr qreal kLeaderLayer = 2.5;
inline constexpr qreal kExpansionLayer = 3;
inline constexpr qreal kPlateLayer = 4;
inline constexpr qreal kPileLayer = 5;
inline constexpr qreal kGrandeLayer = 6;
inline constexpr qreal kTokenLayer = 6.5;
inline constexpr qreal kTrackLayer = 7;
inline constexpr qreal kAnnouncedLayer = 8;
inline constexpr qreal kFlightLayer = 9;

} // namespace elgrande
