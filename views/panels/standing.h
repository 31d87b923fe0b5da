// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The standing in sentences, for screen readers: the round, the points, home regions and Caballeros of all players, and
// where the King is.
#pragma once

#include <QString>

namespace elgrande {

class Shown;

QString standingText(const Shown& shown); // empty without a game
// The same with the action cards on offer: everything that the set-up or an earlier sitting has brought about.
QString openingText(const Shown& shown);

} // namespace elgrande
