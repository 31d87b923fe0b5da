// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Ratings from ranks in games of two or more players, by the Plackett-Luce model. With strengths s, the probability of
// the ranking a1, a2, …, an is the product over its stages k of
//   s(ak) / (s(ak) + s(ak+1) + … + s(an))
// and a rating is 1500 + 400 log10 s, with the geometric mean of s fixed at 1. For two players this is the model of
// Bradley and Terry, and so of Elo.
//
// The strengths are the maximum of the posterior, found by minorisation-maximisation. Each iteration sets
//   s(i) = wins(i) / sum, over the stages in which i took part, of 1 / (total strength of the entrants still unranked)
// where wins(i) counts the stages that i won. Ties count as every ranking of the tied entrants in equal parts. As a
// prior each entrant has drawn one game against the field (half a win and half a loss, spread over all other entrants),
// which keeps the strength of one that always wins finite.
//
// The standard error of ln s(i) is the larger of two: that of the observed information (with the sum of all ln s held
// fixed), and the sandwich estimator clustered by deal, because games of one deal are not independent.
//
// R. D. Luce, "Individual Choice Behavior", 1959
// R. L. Plackett, "The Analysis of Permutations", 1975
// D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", 2004
// K.-Y. Liang, S. L. Zeger, "Longitudinal data analysis using generalized linear models", 1986 (clustered sandwich)
#pragma once

#include <cstddef>
#include <vector>

namespace elgrande::cli {

struct Finish {
    std::size_t entrant = 0; // may occur several times in one game
    int place = 1;           // 1: first; equal places are ties
};

struct RankedGame {
    int deal = 0; // games of one deal are not independent
    std::vector<Finish> finishes;
    double weight = 1; // the number of games it counts as
};

// 1500 is the mean of all entrants; an entrant rated 400 above another is ranked before it ten times as often as after.
struct Rating {
    double value = 1500;
    double low = 1500, high = 1500; // 95 % confidence
};

// By entrant.
std::vector<Rating> ratingsOf(const std::vector<RankedGame>& games, std::size_t entrants);

} // namespace elgrande::cli
