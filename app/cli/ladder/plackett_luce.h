// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Ratings from ranks in games of two or more players, by the Plackett-Luce model. With strengths s, the probability of
// the order a1, a2, …, an is the product over k of s(ak) / (s(ak) + s(ak+1) + … + s(an)); a rating is 1500 + 400 log10
// s, with the geometric mean of s fixed at 1. For two players this is the model of Bradley and Terry, and so of Elo.
//
// Fitted by minorisation-maximisation (D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of
// Statistics 32, 2004): s(i) becomes wins(i) divided by the sum, over all choices in which i took part, of 1 / (total
// strength of those still unplaced). Ties count as every order of the tied players in equal parts. As a prior, each
// entrant has drawn one game against the field (half a win, half a loss), which keeps the strength of one that always
// wins finite.
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
