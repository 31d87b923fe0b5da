// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which games the property tests play, and how: every edition, number of players and length in turn, options and
// expansions drawn at random, moves drawn at random with a taste for doing something.
#pragma once

#include "model/core/rng.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"

#include <memory>
#include <string>
#include <vector>

namespace elgrande::property {

// Every set of known expansions whose needs are met and that excludes nothing of itself; the empty set first.
std::vector<std::vector<std::string>> expansionSets();

// About every other game is the base game alone, or every one has one of the sets.
enum class Expanded : std::uint8_t { Sometimes, Always };

// Game number `number` of a run: the same number and seed always give the same game.
Setup setupOf(std::uint64_t seed, std::uint64_t number, const std::vector<std::vector<std::string>>& expansionSets,
              Expanded expanded = Expanded::Sometimes);
std::string toText(const Setup& setup);

// A random alternative. `end`, `done` and `allow all` are drawn less often than the rest, so that most cards are
// carried out to their ends and Vetos fall between their steps.
Action pick(const ActionList& legal, Rng& rng);

// One running game.
struct Game {
    Game(std::shared_ptr<const Rules> rulesOfGame, std::uint64_t moveSeed);

    // The next move: the dealer's, or that of a random seat among those who may answer.
    Move next(Rng& rng) const;
    void play(Move move);
    bool over() const { return asked == Seat::None; }

    std::shared_ptr<const Rules> rules;
    Dealer dealer;
    State state;
    ActionList legal; // of `asked`
    Seat asked;
    EventLog log; // of the last move only
    std::vector<Move> moves;
    Rng random;
};

} // namespace elgrande::property
