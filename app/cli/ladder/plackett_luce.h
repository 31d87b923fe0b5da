// How strong players are, from the places that they took in games of two or more: the model of Plackett and Luce (who
// is first of those not placed yet has the chance of his strength among the sum of theirs), fitted by minorisation and
// maximisation (D. R. Hunter, MM algorithms for generalized Bradley-Terry models, Annals of Statistics 32, 2004). With
// two players it is the model of Bradley and Terry, and so of Elo.
//
// Equal places count as every order of them in equal parts. Each entrant has besides drawn one game against the field,
// half a win and half a loss, so that who always wins has a strength as well.
#pragma once

#include <cstddef>
#include <vector>

namespace elgrande::cli {

struct Finish {
    std::size_t entrant = 0; // may be there several times in one game
    int place = 1;           // 1: the first; several may have the same
};

struct RankedGame {
    int deal = 0; // games of one deal hang together
    std::vector<Finish> finishes;
    double weight = 1; // as how many games it counts
};

// 1500 is the mean of all entrants; who is 400 above another is placed before him ten times as often as behind.
struct Rating {
    double value = 1500;
    double low = 1500, high = 1500; // 95 % confidence
};

// By entrant. The interval is the wider one of what the model says (the observed information) and what the deals
// scatter (the same, with the scores of the deals between: the "sandwich" of clustered samples).
std::vector<Rating> ratingsOf(const std::vector<RankedGame>& games, std::size_t entrants);

} // namespace elgrande::cli
