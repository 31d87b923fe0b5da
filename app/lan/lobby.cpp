// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/lobby.h"

#include "app/lan/say.h"

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

QString lobbyFaultText(LobbyFault fault) {
    switch (fault) {
    case LobbyFault::SeatOpen:
        return SayLobby::tr("A seat is still free: wait for a player, or give it to a computer player.");
    case LobbyFault::NotReady:
        return SayLobby::tr("Not everyone is ready yet.");
    case LobbyFault::SomebodyAway:
        return SayLobby::tr("A player who has a seat is disconnected.");
    case LobbyFault::Begun:
        return SayLobby::tr("The game has started.");
    default:
        return {};
    }
}

QString wishFaultText(WishFault fault) {
    switch (fault) {
    case WishFault::SeatTaken:
        return SayLobby::tr("This seat is already taken.");
    case WishFault::NotYours:
        return SayLobby::tr("This is not your seat.");
    case WishFault::NoName:
        return SayLobby::tr("Please enter your name.");
    case WishFault::NameTaken:
        return SayLobby::tr("This name is already taken.");
    case WishFault::NoColour:
        return SayLobby::tr("There is no such colour.");
    case WishFault::Begun:
        return SayLobby::tr("The game has started; you can watch as a spectator.");
    case WishFault::TooMuchChat:
        return SayLobby::tr("You are sending too much at once. Please wait a moment.");
    default:
        return {};
    }
}

} // namespace elgrande::lan
