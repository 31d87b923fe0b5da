// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Statistics about the game from games between computer players: the worth of each action card by round, of the
// position in the turn order, and of the Castillo. Everything is observed in finished games of one player against
// copies of itself, without experiments, so a card's figure is that of the seats that took it, when it suited them.
//
//   lead       own points minus the mean of the others'
//   gain       lead at the end minus the lead when the card was taken (turn positions: when the power card was played)
//   card       mean gain of those who took it in these rounds, less the mean gain of all who took a card in that round
//   earlier    points by which the gain grows with one turn position earlier, and with one Caballero more outside the
//              provinces: least squares on both, within the same power card and round; the quotient is one position in
//              Caballeros
//   Castillo   points from scorings of it, Caballeros that went in, and that its disk sent to a region, for each seat
//              and game: of all, of the winners and of the others
#pragma once

#include "app/lab/findings/estimate.h"
#include "app/terminal/entrant.h"
#include "model/rules/rules.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace elgrande::cli {

struct FindingsPlan {
    std::shared_ptr<const Rules> rules;
    AgentMaker make;
    int simulations = 0; // of every decision; 0: the player's own measure
    int games = 1;
    std::string seed;
    int threads = 1; // the result does not depend on it
};

// One seat in one round.
struct SeatRound {
    int round = 0; // from 1
    int place = 0; // in the turn order, from 1; 0: it took no card
    Power power = Power::None;
    Card card = Card::None;
    int outside = 0;       // own Caballeros that are not in the provinces when the power card is played
    double leadBefore = 0; // then
    double leadAtTaking = 0;
};

struct SeatCastillo {
    int points = 0;
    int in = 0;
    int disk = 0; // points of the region named by the disk, in the general scoring that followed
};

struct GameFindings {
    std::vector<std::vector<SeatRound>> rounds; // by seat
    std::vector<SeatCastillo> castillo;         // by seat
    std::vector<double> lead;                   // at the end, by seat
    std::vector<bool> won;                      // shared victories as well
};

// The games by number; the error names a player that answered what is not legal.
Result<std::vector<GameFindings>> playFindings(const FindingsPlan& plan);

struct CardFinding {
    std::string id;
    int stack = 0; // from 1
    Estimate all;
    std::vector<Estimate> byRound; // [0]: round 1
    std::vector<Estimate> byThird; // rounds up to the first general scoring, to the second, to the third
};

struct CastilloFinding {
    Estimate points, pointsOfWinners, pointsOfOthers;
    Estimate in, inOfWinners, inOfOthers;
    Estimate disk, diskOfWinners, diskOfOthers;
};

struct Findings {
    std::vector<CardFinding> cards; // in the order of the deck, copies together
    Estimate placeEarlier;          // points
    Estimate caballeroMore;         // points
    Estimate placeInCaballeros;
    CastilloFinding castillo;
};
Findings findingsOf(const Rules& rules, const std::vector<GameFindings>& games);

} // namespace elgrande::cli
