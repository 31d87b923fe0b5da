// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules with small expansions that exist in these tests only: each contributes what one test is about. A Table is a
// game by such rules in which a test lays out what it needs and plays moves by their words.
#pragma once

#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace elgrande::hooks {

void expect(bool condition, const std::string& what, const char* file = __builtin_FILE(), int line = __builtin_LINE());

template <class Actual, class Wanted>
void same(const Actual& actual, const Wanted& wanted, const std::string& what, const char* file = __builtin_FILE(),
          int line = __builtin_LINE()) {
    if constexpr (std::is_integral_v<Actual> && std::is_integral_v<Wanted>)
        expect(std::cmp_equal(actual, wanted), what, file, line);
    else
        expect(actual == wanted, what, file, line);
}

using Contribute = void (*)(RulesBuilder&);

// The expansions of the build, besides the base game, as long as this lives.
class Folders {
  public:
    explicit Folders(std::vector<const Expansion*> expansions);
    ~Folders();
    Folders(const Folders&) = delete;
    Folders& operator=(const Folders&) = delete;
};

// A setup that plays these expansions.
Setup playing(std::vector<std::string> expansions, int players = 3);

class Table {
  public:
    // The base game with one expansion that contributes this; null: the base game alone.
    explicit Table(Contribute contribute = nullptr, int players = 3);
    explicit Table(const Setup& setup); // of the Folders there are

    // A turn of the first seat, red, with these cards on offer and nothing done yet; a turn under way is given up. The
    // King stands in Castilla la Nueva and everybody's Caballeros in the provinces, unless a test has changed that.
    void beginTurn(const std::vector<std::string>& offered);
    void at(Area area, Seat seat, int count); // lays Caballeros there, from the provinces
    bool offers(const std::string& move) const;
    // Whether the decision says so, of a place or an action.
    bool refuses(Area area, Refusal why) const;
    bool refuses(ActionKind kind, Refusal why) const;
    void play(const std::string& moves); // divided by semicolons
    int count(Area area, Seat seat) const { return state.at(area, ownerOf(seat)); }
    int points(Area area, Seat seat) const { return pointsIn(rules, state, area)[index(seat)]; }
    bool happened(EventKind kind) const;
    std::string decision() const; // its kind

    std::shared_ptr<const Rules> shared;
    const Rules& rules;
    State state;
    EventLog log;
    ActionList legal;
    Seat asked = Seat::None;

  private:
    void playPowers();
};

inline constexpr Seat kRed{};
inline const Seat kBlue = seatAt(1);
inline const Seat kYellow = seatAt(2);

Area areaOf(const Rules& rules, const std::string& id);
Card cardOf(const Rules& rules, const std::string& id);
std::string errorOf(const Setup& setup); // of building its rules; empty when they can be built
std::uint64_t fingerprintWith(Contribute contribute);

void testPieces();
void testPlaces();
void testScoring();
void testCards();
void testTurns();
void testSecrets();
void testSets();
void testCorrections();
void testMinima();
void testFingerprint();
void testCapacities();
void testSoundness();
void testPositions();
void testWrongPositions();
void testFits();
void testFlow();
void testWholeGames();

} // namespace elgrande::hooks
