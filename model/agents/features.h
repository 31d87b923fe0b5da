// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Input of the learned evaluation: quantities for each seat from its own point of view (its points, what its places
// yield and how safely, its Caballeros by where they are, its power cards by height, its turn) and some that all seats
// share (players, rounds). No feature identifies a seat, region, card or expansion: cards count by what they do (the
// verb of their first step), places of expansions like any other place, their effects by what RulesBuilder was told
// about them (worth, tokens, kept effects). So a new or corrected card needs no new training.
#pragma once

#include "model/agents/changed_places.h"

#include <array>
#include <cstdint>

namespace elgrande {

// Of one seat. The first kPlaceFeatures of each group of places mean the same: points of a scoring now; points that
// being first alone is worth more, by how many Caballeros the seat leads (1, 2, more), and by how many it lacks to lead
// alone (1, 2, 3); its Caballeros there.
inline constexpr int kPlaceFeatures = 8;
struct SeatFeature {
    enum Index : std::uint8_t {
        Regions,                                 // all places of the general scoring
        BesideKing = Regions + kPlaceFeatures,   // those of them where Caballeros are placed now
        Castillo = BesideKing + kPlaceFeatures,  //
        KingsPoints = Castillo + kPlaceFeatures, // in the King's region, which is safe
        KingsPieces,                             //
        HomePoints,                              // where its Grande stands
        LeadOverMean,                            // points on the track, more than the others have
        LeadOverBest,                            //
        ForecastLead,                            // the same with what a general scoring now would give
        Court,                                   //
        CourtSome,                               // at most 3 of them
        CourtBeyond,                             // those beyond 6
        Provinces,                               //
        ProvincesSome,                           // at most 3 of them
        HandSize,                                // power cards …
        HandSum,                                 // … and their heights, 0 to 12 each
        HandHighest,                             //
        HandSecond,                              //
        HandLowest,                              //
        PlayedHeight,                            // of the power card of this round
        HasPlayed,                               //
        TurnsBefore,                             // others that move before this seat, this round
        TurnOver,                                //
        IsActive,                                //
        ToPlace,                                 // Caballeros that its turn still lets it place
        BeginsRound,                             // plays the first power card
        IsLastPlayed,                            // has so far played the lowest one: begins the next round
        Vetoes,                                  // or what else stops a special action
        KeptOthers,                              //
        Worth,                                   // of what expansions have, a quarter of a point
        Tokens,                                  // before the seat
        Effects,                                 // not yet used special action: by what it does, kEffectFeatures
        End = Effects + 12
    };
};
inline constexpr int kSeatFeatures = SeatFeature::End;

struct SharedFeature {
    enum Index : std::uint8_t {
        TwoPlayers,      // 1 or 0, and so on to five
        RoundsLeft = 4,  // after this one
        RoundsToScoring, // 0: at the end of this one
        Scorings,        // general ones that are still to come
        PowersToPlay,    // seats that have not played their power card
        TurnsToCome,     // this round
        InCastillo,      // Caballeros of all
        OnBoard,         //
        TurnsBegun,      // all power cards have been played
        Gap,             // points on the track between the first two seats
        One,             // always 1
        End
    };
};
inline constexpr int kSharedFeatures = SharedFeature::End;

// Of one place, for one seat. Gains, losses and threats go by rank, King and Grande alone.
struct PlaceFeature {
    enum Index : std::uint8_t {
        Points,       // of a scoring now
        First,        // values of the ranks …
        Second,       //
        Third,        //
        Own,          // the seat's Caballeros …
        OwnSome,      // … at most 1
        OwnFew,       // … and at most 3 of them
        Others,       // Caballeros of all others
        Gain1,        // points more with one Caballero more …
        Gain2,        //
        Gain3,        // … to three
        Loss1,        // points less with one less …
        Loss2,        // … and with two less
        Threat1,      // points less if the best of the others behind (or level) had one more …
        Threat2,      // … or two
        Lead,         // Caballeros more than the best other has; -6 to 6
        LeadSome,     // 0 to 3
        Tied,         // 1 or 0, and so are the next five
        FirstAlone,   //
        King,         // stands there
        BesideKing,   // Caballeros are placed there now
        Home,         // its Grande stands there
        Castillo,     //
        OthersHomes,  // Grandes of others there
        Below,        // Caballeros that the next one behind lacks to be level; at most 4
        Above,        // and the seat, to the next one ahead
        Rivals,       // others that have Caballeros there
        BestRival,    // Caballeros of the best other …
        SecondRival,  // … and of the next; at most 8
        IsScoredNext, // 1 in the round of a general scoring, else 0
        Scorings,     // general ones that are still to come
        One,          // always 1
        End
    };
};
inline constexpr int kPlaceInputs = PlaceFeature::End;
inline constexpr int kMostPlaces = 16; // that are read; of all sets together there are 14
using PlaceInputs = std::array<std::int16_t, kPlaceInputs>;

// Phases of a game, each with its own output weights: rounds to the next general scoring (0, 1, more) by scorings after
// that one (0, 1, more). The hidden layer is shared by all phases.
inline constexpr int kPhases = 9;

struct Features {
    int seats = 0; // the first ones of what follows
    int phase = 0;
    std::array<std::array<std::int16_t, kSeatFeatures>, kMaxSeats> of{};
    std::array<std::int16_t, kSharedFeatures> shared{};
    AreaSet places; // of these the rows are written
    std::array<std::array<PlaceInputs, kMaxSeats>, kMaxAreas> rows;

    friend bool operator==(const Features& one, const Features& other);
};

class FeatureReader {
  public:
    // `base`: the position on the table. Any other of the same game may be read; the less it differs, the faster.
    FeatureReader(const Rules& rules, const State& base);

    // `state`: a full state of a game that is not over. Of the places, only those are written whose rows may differ
    // from those of the base position.
    void read(const State& state, Features& features) const;
    // The same with all places.
    void readWhole(const State& state, Features& features) const;
    // Reads as read() does; then this position is the base.
    void moveTo(const State& state, Features& features);

  private:
    static constexpr std::size_t kHandFeatures = SeatFeature::HandLowest - SeatFeature::HandSize + 1;
    using PlaceRows = std::array<PlaceInputs, kMaxSeats>;
    using Sums = std::array<std::array<std::int16_t, kPlaceFeatures>, kMaxSeats>;

    // Of a general scoring: what the rows of places say about time.
    struct Clock {
        int rounds = 0;   // to the next one
        int scorings = 0; // to come
        friend bool operator==(const Clock&, const Clock&) = default;
    };
    Clock clockOf(const State& state) const;
    void readPlace(const State& state, Area area, Clock clock, PlaceRows& rows) const;
    void keepSummary(Area area);
    AreaSet changedByKing(const State& state) const;
    void readPlaces(const State& state, Clock clock, Features& features) const;
    void readHand(const State& state, Seat seat, std::int16_t* row) const;
    void readTurn(const State& state, Seat seat, std::int16_t* row) const;
    void readEffect(const State& state, Seat seat, std::int16_t* row) const;
    void readRest(const State& state, Features& features) const;
    void readShared(const State& state, Clock clock, Features& features) const;

    const Rules& rules_;
    ChangedPlaces changed_;
    AreaSet places_; // all that have rows
    Clock clock_;    // of the base position
    std::array<PlaceRows, kMaxAreas> rows_{};
    std::array<Sums, kMaxAreas> ofPlace_{}; // what each place adds to a group, from its row
    Sums regions_{};
    std::array<std::array<std::int16_t, kHandFeatures>, kMaxSeats> hands_{}; // as on the table
    std::array<std::int16_t, kMaxPowers> height_{};                          // by Power: 0 to 12 by rank among all
};

} // namespace elgrande
