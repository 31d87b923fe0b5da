// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Matches between computer players with duplicate deals: every deal (cards, homes, starting player) is played once for
// each rotation of the entrants through the seats, and everything is seeded, so a run can be repeated. A shared victory
// counts as equal parts of a win. An external program that breaks the rules or does not answer loses the game, which
// ends there; the other seats share the win.
//
// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927 (the interval of a share)
#pragma once

#include "model/agents/agent.h"
#include "model/core/result.h"
#include "model/record/record.h"
#include "model/rules/rules.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::cli {

struct Forfeit {
    std::size_t entrant;
    Error why; // a sentence about the program, "it"
};

struct ArenaGame {
    int deal = 0;
    int rotation = 0;                      // entrant e sits at seat (e + rotation) mod players
    std::array<int, kMaxSeats> score{};    // by entrant
    std::array<double, kMaxSeats> share{}; // of the win, by entrant
    std::optional<Forfeit> forfeit;        // the scores are then as they stood
    std::vector<Move> moves;               // if the plan keeps them
};

struct ArenaPlan {
    std::shared_ptr<const Rules> rules;
    std::vector<std::string> entrants;                               // names, one for each seat
    std::function<std::unique_ptr<Agent>(std::size_t entrant)> make; // null: names are the ids of agents
    int simulations = 0;                                             // of every decision; 0: the agents' own number
    double milliseconds = 0; // of processor time for every decision, of all threads, instead of that; 0: no limit
    int firstDeal = 0;
    int deals = 1;
    std::string seed;
    bool keepMoves = false;
    int threads = 1; // games at once, each of them on one; without `milliseconds` the result does not depend on it
};
// All games, by deal and rotation; the error names a computer player that answered what is not legal.
Result<std::vector<ArenaGame>> playArena(const ArenaPlan& plan);

Record recordOf(const ArenaPlan& plan, const ArenaGame& game); // whose moves were kept

struct Standings {
    double share = 0;         // of wins
    int forfeits = 0;         // games lost by a fault; games with a fault do not count for the three below
    double low = 0, high = 0; // 95 % confidence of it (Wilson score interval)
    double score = 0;         // mean
    double lead = 0;          // mean lead over the mean of the others
    double leadOverBest = 0;  // mean lead over the best of the others
};
// "Game 7 (deal 2, rotation 3): entrant 1 'cmd:./bot.py' loses as blue. It gave no answer within 5000 ms."
Error forfeitText(const ArenaPlan& plan, const std::vector<ArenaGame>& games, std::size_t game);
Standings standingsOf(const std::vector<ArenaGame>& games, std::size_t entrant, std::size_t players);
std::string csvText(const std::string& text); // in quotes
std::string csvWord(const std::string& text); // in quotes where it needs them
std::string arenaCsv(const ArenaPlan& plan, const std::vector<ArenaGame>& games);

} // namespace elgrande::cli
