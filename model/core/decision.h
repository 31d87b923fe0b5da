// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One open question as it is put to one seat: what may be done, and why the rest may not. This is all that a window,
// a LAN guest or an agent needs to answer; nobody works out a second copy of the rules from it.
#pragma once

#include "model/core/action.h"

#include <string>
#include <vector>

namespace elgrande {

// Why something that a player might think of is not offered. Texts are in views/texts; an expansion's follow.
enum class Refusal : std::uint8_t {
    KingsRegion,      // the King's region is taboo
    NotNextToKing,    // not a neighbour of the King's region
    CourtEmpty,       //
    NoCaballeros,     // the card brings none on the board
    NothingToMove,    // no piece that this action may take stands there
    CastilloClosed,   // nothing is ever taken out of the Castillo
    CardTaken,        // somebody else has the action card
    ValueBlocked,     // power card already played by somebody this round
    PowerUsed,        // power card no longer in hand
    AlreadyDone,      // this part of the turn is done
    NothingToDo,      // the special action would change nothing
    NotOnDisk,        // place is not on the secret disk
    SamePlace,        // that is where it comes from or stands already
    NotNeighbour,     // the King may go only one region further
    BoundToSource,    // the card binds all Caballeros to one region
    CastilloNoRegion, // the Castillo is no region
    NotToBeScored,    // place does not belong to this scoring
    BoardThere,       // a mobile scoreboard lies there already
    OwnOnly,          // the card moves own Caballeros only
    ForeignOnly,      // the card moves other players' Caballeros only
    NoOwnThere,       // none of the player's own Caballeros stand there
    GrandeInKings,    // the Grande stands in the King's region
    MustGoOn,         // the action must be carried out as far as possible
    NoRegion,         // another place that is no region
    NoWayOut,         // nothing is taken out of this place, which is not the Castillo
    NoRoom,           // the place is full
    Owed,             // something else must be done first
    FirstFree
};

// What a refusal speaks of.
struct Refused {
    enum class Subject : std::uint8_t { Area, Card, Power, Owner, Action } subject = Subject::Area;
    std::uint8_t id = 0; // Area, Card, Power, Owner or ActionKind, by subject
    Refusal why = Refusal::NothingToDo;

    friend bool operator==(const Refused&, const Refused&) = default;
};

struct Decision {
    Seat seat = Seat::None;
    std::string kind;          // "power", "place", … (engine-protocol.md section 3)
    std::string topic;         // what a kind that serves several purposes is about: "castillo" for its secret disk
    bool secret = false;       // neither the alternatives nor the answer are for other eyes
    std::vector<Action> legal; // never empty
    std::vector<Refused> refused;
    // Topics that the answer serves as well: a secret disk is set once for all of a scoring.
    std::vector<std::string> alsoFor;
    Card card = Card::None;     // the action card being carried out, if any
    Seat cardSeat = Seat::None; // who carries it out (not `seat` for the Veto and for what others must send)
    int remaining = 0;          // how many more Caballeros (own ones where a card tells own from foreign)
    int remainingForeign = 0;   //
    Area area = Area::None;     // region that the question is about: bound source, evicted region
    Area leaving = Area::None;  // what a piece would leave for it, where both are known
    bool announced = false;     // kind "veto": the whole special action is announced, no step of it is done yet
    Action pending;             // kind "veto": the step that would follow when it is not vetoed
    bool hasPending = false;    //
};

} // namespace elgrande
