// A game to be dealt, as a short text that can be read out over the telephone: edition, number of players, rounds,
// expansions, rulings and seed in base 32 without letters that look alike, the last three of them a check. An ordinary
// game has 13 characters. Expansions and rulings are written by name, so that a code stays good when others are added.
#pragma once

#include "model/core/result.h"
#include "model/rules/setup.h"

#include <QString>

namespace elgrande {

// Colours and names belong to the table, not to the game; they are not in the code.
QString gameCode(const Setup& setup);
// The error is a sentence for the player.
Result<Setup> setupFromCode(const QString& code);
bool looksLikeCode(const QString& text); // long enough and of the right letters

} // namespace elgrande
