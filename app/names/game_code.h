// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A game to be dealt, as a short text that can be read out over the telephone: edition, number of players, rounds,
// expansions, rulings and seed (code_letters.h says how it is written). An ordinary game has 13 letters; each ruling
// that differs from the edition's own adds some. Expansions, rulings and their values are written in full, so that a
// code always means what it meant, whatever else there may be to choose, and what this program does not know is named.
// Codes of the first format (before version 2) are refused.
#pragma once

#include "model/core/result.h"
#include "model/rules/setup.h"

#include <QString>

namespace elgrande {

// Colours and names belong to the table, not to the game; a ruling about a player names the seat's usual colour.
QString gameCode(const Setup& setup);
// With the usual colours. The error is a sentence for the player.
Result<Setup> setupFromCode(const QString& code);
bool looksLikeCode(const QString& text); // long enough and of the right letters

} // namespace elgrande
