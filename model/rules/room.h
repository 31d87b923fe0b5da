// What there is room for in a game. Rulebooks keep far below it; house rules may lay more together than fits, and are
// refused with one of these sentences, which a player reads.
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
