// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What happened, piece by piece: the source of the log, the animations, `play`'s answer and the LAN messages.
// The names and the fields that each kind uses are in Rules (an expansion adds kinds of its own).
#pragma once

#include "model/core/action.h"
#include "model/core/ids.h"

#include <vector>

namespace elgrande {

enum class EventKind : std::uint8_t {
    CardsRevealed,     // card
    KingPlaced,        // to: set-up
    HomeDrawn,         // seat, to: set-up, Grande and two Caballeros
    StarterChosen,     // seat
    RoundBegan,        // number: round
    PowerPlayed,       // seat, power
    CourtFilled,       // seat, number
    CaballeroRecalled, // seat, from
    CardTaken,         // seat, card
    CaballeroPlaced,   // seat, to
    SpecialAnnounced,  // seat, card
    SpecialVetoed,     // seat: who objects, card
    VetoTaken,         // seat
    VetoExpired,       // seat
    CaballeroMoved,    // seat, owner, from, to
    CaballeroSentBack, // seat: who sends, owner, from, number
    DisksRevealed,     // seat, to: one event for each seat
    DiskSet,           // seat
    CastilloEmptied,   // seat, to, number
    KingMoved,         // seat, from, to (as from: could be moved, and stays)
    GrandeMoved,       // seat, from, to (as from: others move theirs, and it stays)
    ScoreboardMoved,   // seat, token, from (None: from beside the map), to
    PowerTakenBack,    // seat, power (None: hidden from the reader)
    EvictionNamed,     // seat, to
    PlaceScored,       // seat, to: scoring of a place begins
    Points,            // seat, to: place, number, rank, reason
    RoundEnded,        // number
    ScoringBegan,      // number: 1, 2, 3
    TurnPassed,        // seat: turn over
    GameEnded,         //
    TokenMoved,        // seat: who moves it, token, from, to (None: before a seat or beside the board), holder
    CastilloCounted,   // seat, owner, to, number: lifted and counted because the Castillo is scored
    SpecialLeft,       // seat, card: its special action could be carried out, and the turn was ended instead
    PlacingLeft,       // seat, number: Caballeros of the court that could be placed, and were not
    SpecialIdle,       // seat, card: its special action is required and could not be carried out
    DiskIdle,          // seat, to: of that place it has nothing to send by a secret disk, and is not asked for one
    PlaceContended,    // seat, owner, to, number: what counts as one in a place that is scored; holder: whom it scores
                       // for as well; rank, tied: that it holds without points
    PlaceUnscored,     // to: a general scoring leaves the place out; seat: so does its secret scoring, for which
                       // several have chosen it
    FirstFree
};

// Why points were given. An expansion's reasons follow.
enum class Reason : std::uint8_t { Rank, King, Grande, FirstFree };

struct Event {
    EventKind kind = EventKind::GameEnded;
    Seat seat = Seat::None;
    Owner owner = Owner::None;
    Area from = Area::None;
    Area to = Area::None;
    Card card = Card::None;
    Power power = Power::None;
    Token token = Token::None;
    Seat holder = Seat::None; // before whom the token now lies
    Reason reason = Reason::Rank;
    std::uint8_t rank = 0; // 1 first, 0 no rank
    bool tied = false;     // with others of the same rank, which is therefore the next lower one
    std::int16_t number = 0;
    bool secret = false; // `power` is for the seat's own eyes
    bool forced = false; // the engine played the move by itself because nothing was left to decide

    friend bool operator==(const Event&, const Event&) = default;
};

// The event as `reader` may know it (Seat::None: somebody who sits at no seat).
inline Event asSeenBy(Event event, Seat reader) {
    if (event.secret && event.seat != reader) event.power = Power::None;
    return event;
}

// Where the rules report what happens; a null pointer while an agent searches.
class EventSink {
  public:
    virtual ~EventSink() = default;
    virtual void add(const Event& event) = 0;
};

class EventLog final : public EventSink {
  public:
    void add(const Event& event) override { events.push_back(event); }
    std::vector<Event> events;
};

} // namespace elgrande
