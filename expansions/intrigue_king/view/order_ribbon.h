// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A ribbon across the board that shows the turn order once, when everybody has played and the cards of the round are
// dealt out, instead of a card flying to each seat.
#pragma once

#include "views/ceremony/ceremony.h"

namespace elgrande::intrigue_king {

std::unique_ptr<Ceremony> orderRibbon(const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                      std::size_t& taken);

} // namespace elgrande::intrigue_king
