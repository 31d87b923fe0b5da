// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of a round in the order of the turns: before each seat the one whose special action it has, and behind it
// the own card that it may use instead. While cards are still being played, those on the table by value between the
// King's card and the Intrigue card, as the order would be now.
#pragma once

#include "views/cards/open_cards.h"

namespace elgrande::intrigue_king {

std::vector<OpenCard> roundCards(const Observation& seen, const Catalogue& catalogue);

} // namespace elgrande::intrigue_king
