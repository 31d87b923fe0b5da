// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Secret choices that several seats make at once (the secret disks) are a simultaneous game: an answer that is always
// the same is guessed. Each seat in it learns a mixed answer by regret matching, in which every answer is as likely as
// it has been missed so far, against what the others play meanwhile; the answer is drawn from the mean of all mixtures.
//
// In iteration t a determinisation is sampled, then an answer a(i) of each seat i from its mixture s(i), and for every
// answer b that i could have given, with u(i, b) its value where the others answer as they did (TreeSearch::evaluate):
//   R(i, b) = max(0, R(i, b) + u(i, b) - sum over c of s(i, c) u(i, c)),  s(i, b) = R(i, b) / sum over c of R(i, c)
// The mean weights s by t. Answers with less than kRare of the most likely one's share are noise and left out.
//
// S. Hart, A. Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium", 2000 (regret matching)
// O. Tammelin, "Solving large imperfect information games using CFR+", 2014 (no negative regrets, weights)
// M. Lanctot, V. Lisy, M. H. M. Winands, "Monte Carlo tree search in simultaneous move games with applications to
//     Goofspiel", 2014
#pragma once

#include "model/agents/tree_search.h"

namespace elgrande {

// `legal`: secret answers of the seat that knows. `simulations` iterations, at most kMostIterations.
Thought chooseSecretly(const Rules& rules, const InformationState& known, const ActionList& legal,
                       const SearchSettings& settings, int simulations, const ThinkLimits& limits);

} // namespace elgrande
