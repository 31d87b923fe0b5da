// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A hosted game before it begins: set-up, seats, who is ready, and why it cannot begin yet. The host keeps it and sends
// it to every guest; only `yours` differs. Seats are taken by guests. A guest stays the same on every connection with
// the same token; several people at one screen are one guest with several seats.
#pragma once

#include "app/lan/messages.h"
#include "model/core/ids.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace elgrande::lan {

struct LobbySeat {
    enum class Holder : std::uint8_t { Open, Person, Computer, Count };
    Holder holder = Holder::Open;
    QString name;        // of the person or of the computer player as it is shown; plain text, kNameLength
    std::string agent;   // id of the computer player
    bool ready = false;  // of a person; a computer player always is
    bool away = false;   // of a person whose connection is gone
    bool atHost = false; // in front of the host's own screen
    bool chosen = false; // of a person who has chosen the colour, or is ready with it: nobody else gets it
    int guest = 0;       // number of the guest who sits here, the same wherever it sits or looks on; 0: none
    bool operator==(const LobbySeat&) const = default;
};

// Why the game cannot begin yet.
enum class LobbyFault : std::uint8_t { None, SeatOpen, NotReady, SomebodyAway, Begun, Count };
Error errorOf(LobbyFault fault); // empty for None

inline constexpr int kMostWatching = 20; // spectators whose names are sent

struct Lobby {
    QString title;         // plain text, kNameLength
    QByteArray game;       // kGameId bytes
    QByteArray commitment; // to the host's number for the deck (seat_commitment.h)
    QByteArray record;     // header of a record: edition, expansions, options, colours; no seed
    QByteArray rules;      // mark of the rules (hello.h)
    bool aids = true;
    bool begun = false; // the game has begun: new guests are spectators
    std::vector<LobbySeat> seats;
    QStringList watching; // names of the spectators
    SeatSet yours;        // of the recipient
    bool operator==(const Lobby&) const = default;

    LobbyFault fault() const;
    bool isOpen(Seat seat) const;
    int openSeats() const;
};

// A request of a guest to the lobby, refused or carried out as a whole; the next lobby shows the result.
struct Wish {
    enum class What : std::uint8_t {
        Sit,    // at `seat`, as `name`, with a `share` for the deck
        Stand,  // up from `seat`
        Ready,  // `yes` or no, at `seat`
        Colour, // `text` is the id of the colour for `seat`; the seat that has it by chance gets the other one
        Name,   // `text` is the name of a spectator
        Count
    };
    What what = What::Sit;
    Seat seat = Seat::None; // of Name: None
    QString text;
    QByteArray share; // kHashSize bytes (shareOf)
    bool yes = false;
    bool operator==(const Wish&) const = default;
};

enum class WishFault : std::uint8_t {
    None,
    SeatTaken,   // by a person or a computer player
    NotYours,    //
    NoName,      // nothing is left of it
    NameTaken,   // by another person at this table
    NoColour,    // there is none of this id, or somebody has chosen it
    Begun,       // the game is on
    TooMuchChat, // limits.chatLines, limits.wishes
    Count
};
Error errorOf(WishFault fault);

} // namespace elgrande::lan
