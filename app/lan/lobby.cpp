// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/lobby.h"

#include <algorithm>

namespace elgrande::lan {

bool Lobby::isOpen(Seat seat) const {
    return index(seat) < seats.size() && seats[index(seat)].holder == LobbySeat::Holder::Open;
}

int Lobby::openSeats() const {
    return static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [](const LobbySeat& each) { return each.holder == LobbySeat::Holder::Open; }));
}

LobbyFault Lobby::fault() const {
    if (begun) return LobbyFault::Begun;
    if (openSeats() > 0) return LobbyFault::SeatOpen;
    const auto isPerson = [](const LobbySeat& each) { return each.holder == LobbySeat::Holder::Person; };
    for (const LobbySeat& each : seats)
        if (isPerson(each) && each.away) return LobbyFault::SomebodyAway;
    for (const LobbySeat& each : seats)
        if (isPerson(each) && !each.ready) return LobbyFault::NotReady;
    return LobbyFault::None;
}

Error errorOf(LobbyFault fault) {
    switch (fault) {
    case LobbyFault::SeatOpen:
        return QT_TRANSLATE_NOOP("elgrande::errors",
                                 "A seat is still free: wait for a player, or give it to a computer player.");
    case LobbyFault::NotReady:
        return QT_TRANSLATE_NOOP("elgrande::errors", "Not everyone is ready yet.");
    case LobbyFault::SomebodyAway:
        return QT_TRANSLATE_NOOP("elgrande::errors", "A player who has a seat is disconnected.");
    case LobbyFault::Begun:
        return QT_TRANSLATE_NOOP("elgrande::errors", "The game has started.");
    default:
        return std::string();
    }
}

Error errorOf(WishFault fault) {
    switch (fault) {
    case WishFault::SeatTaken:
        return QT_TRANSLATE_NOOP("elgrande::errors", "This seat is already taken.");
    case WishFault::NotYours:
        return QT_TRANSLATE_NOOP("elgrande::errors", "This is not your seat.");
    case WishFault::NoName:
        return QT_TRANSLATE_NOOP("elgrande::errors", "Please enter your name.");
    case WishFault::NameTaken:
        return QT_TRANSLATE_NOOP("elgrande::errors", "This name is already taken, or it looks like one that is.");
    case WishFault::NoColour:
        return QT_TRANSLATE_NOOP("elgrande::errors", "This colour is taken.");
    case WishFault::Begun:
        return QT_TRANSLATE_NOOP("elgrande::errors", "The game has started; you can watch as a spectator.");
    case WishFault::TooMuchChat:
        return QT_TRANSLATE_NOOP("elgrande::errors", "You are sending too much at once. Please wait a moment.");
    default:
        return std::string();
    }
}

} // namespace elgrande::lan
