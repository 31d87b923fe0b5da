// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What computer players weighed before the moves of a game that goes on. A record has moves only, but the same game
// gives the same thoughts, so that they can be worked out anew when somebody asks.
#pragma once

#include "app/table/opening.h"
#include "model/game_model/aids.h"

namespace elgrande {

// Which moves can be asked about: thoughts in which nothing but whose they are is known.
std::vector<MoveThought> pastThoughts(const Opening& opening);
// Who works them out. Where a player had less time then, what it did may be one of the alternatives now.
ThoughtMaker pastThinker(const Opening& opening);

} // namespace elgrande
