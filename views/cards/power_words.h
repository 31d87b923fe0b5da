// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a power card says, on its face and in words: in a hand, or where hands are chosen from more.
#pragma once

#include "views/cards/effect_face.h"

#include "model/game_model/game_model.h"

#include <QStringList>

namespace elgrande {

// In the colour of the seat.
PowerContent powerContent(const GameModel& model, Power power, Seat seat);
// Line by line, what it is called first: what it brings to the court, what its effect does, whether that must be
// carried out, and what of it nobody has seen printed.
QStringList powerWords(const GameModel& model, Power power);
// The same for those who hear the card, without signs; of the doubt only that there is one, because the reason is too
// long to be heard with every card.
QStringList powerWordsHeard(const GameModel& model, Power power);
QString broughtToCourt(int caballeros);
// Every power card does something beside its value: they are read like action cards, and used ones leave the game.
bool powersHaveEffects(const Catalogue& catalogue);

} // namespace elgrande
