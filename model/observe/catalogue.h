// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The fixed facts of one game: places, cards, power cards, scoreboards, who sits where, which rulings hold. Derived
// from Rules once and the same for everybody, so that views, logs and guests need no Rules.
#pragma once

#include "model/core/event.h"
#include "model/core/facts.h"

#include <map>

namespace elgrande {

struct Rules;

struct Catalogue {
    std::string edition;
    std::vector<std::string> expansions;
    std::vector<std::string> contributors; // who brings things beside the base game: edition, expansions, bridges
    int players = 0;
    int rounds = 9;
    std::vector<std::string> colours; // by seat: "red", …; behind the players those at whose seat nobody sits
    std::vector<AreaFacts> areas;     // by Area
    std::vector<CardFacts> cards;     // by Card; copies of a card repeat it
    std::vector<PowerFacts> powers;   // by Power
    std::vector<SlotFacts> slotFacts; // expansions' pieces of Observation::slotBytes
    std::vector<TokenFacts> tokens;   // by Token
    std::vector<OptionFacts> options;
    std::vector<Area> scoringOrder; // places of a general scoring after the Castillo
    std::vector<int> roundsPlayed;  // {1,2,…,9} or {2,3,5,6,8,9}
    std::vector<int> scoringAfter;  // {3,6,9}
    int stacks = 5;
    int piecesPerSeat = 30;
    int ranksScored = 3;                      // how many values of a scoreboard count with so many players
    bool handsHidden = false;                 // the power cards in hand are secret
    bool usedInPiles = false;                 // of used power cards only the topmost lies open
    std::map<std::string, std::string> texts; // corrected words of cards: "title.en:ki-10" …
    std::vector<std::string> owners;          // by Owner: "red", …, "black"; empty where there is none
    std::vector<std::string> kept;            // by Kept::kind: "", "veto", …
    std::vector<std::string> reasons;         // by Reason: "rank", "king", "grande", then expansions'
    std::vector<EventFacts> events;           // by EventKind
    std::vector<std::string> refusals;        // by Refusal: "kings-region", …
    std::vector<ActionFacts> actions;         // by ActionKind

    int seats() const { return static_cast<int>(colours.size()); } // with those at which nobody sits
    bool isPlayed(Seat seat) const { return index(seat) < static_cast<std::size_t>(players); } // somebody sits there
    const std::string& colourOf(Owner owner) const; // empty where there is no such owner
    bool option(const std::string& id) const;       // value of a switch; false where there is none
    // The numbers of things by their ids, for views of expansions; None (or 0) where there is no such thing.
    const EventFacts& event(EventKind kind) const;
    Area area(const std::string& id) const;
    Token token(const std::string& id) const;
    std::uint8_t slot(const std::string& id) const; // offset
    std::uint8_t keptKind(const std::string& id) const;
};

Catalogue catalogueOf(const Rules& rules);

} // namespace elgrande
