// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Capacities of a game. The rulebooks stay far below them; house rules may combine more than fits, and are refused with
// one of these sentences, which a player reads.
#pragma once

#include "model/core/result.h"

#include <cstdint>

namespace elgrande {

enum class Room : std::uint8_t {
    Hand,
    Stacks,
    Stack,
    Cards,
    Steps,
    Agenda,
    Choices,
    Kept,
    Places,
    Tokens,
    State,
    Count
};

Error noRoomFor(Room what);
bool isForWantOfRoom(const Error& fault);

} // namespace elgrande
