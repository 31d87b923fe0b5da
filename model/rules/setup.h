// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What has to be agreed before a game begins; the same setup always gives the same game (engine-protocol.md section 2).
#pragma once

#include "model/core/facts.h"
#include "model/core/result.h"
#include "model/rules/corrections.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace elgrande {

constexpr int kWholeGame = 9; // rounds
constexpr int kShortGame = 6;
constexpr int kLongestSeed = 100;   // letters
constexpr int kLongestOwnSeed = 64; // of one that people type in: matches add the number of the deal to it

struct Setup {
    std::string edition = "classic";
    std::vector<std::string> expansions; // ids, any order; bridges between them come by themselves
    int players = 4;                     // 2 to 5
    std::vector<std::string> colours;    // by seat; empty: the first `players` of red, blue, yellow, green, brown
    int rounds = kWholeGame;             // or kShortGame
    std::string seed = "1";              // any text of at most kLongestSeed letters
    std::map<std::string, std::string> options; // only what differs from the edition's default
    Corrections corrections;                    // of card data that nobody has seen printed
    bool houseRules = false;                    // combinations that no rulebook describes are allowed

    friend bool operator==(const Setup&, const Setup&) = default;
};

struct ExpansionFacts {
    std::string id;
    std::vector<std::string> needs;    // other expansions that must be chosen too
    std::vector<std::string> excludes; // expansions that cannot be chosen with it
    std::vector<std::string> joins;    // a bridge: on when all of these are chosen, and never chosen itself
    std::string edition;               // it is this edition of the base game, and chosen as such
    bool playable = true;              // false: built for tests and as a pattern, offered only on request
};

// What can be chosen in this build.
std::vector<std::string> knownEditions();
std::vector<std::string> offeredEditions(); // without those that are chosen by id only
std::vector<std::string> knownColours();
std::vector<ExpansionFacts> knownExpansions();
// The options of these editions and expansions, `chosen` and `editionDefault` filled in for the edition.
std::vector<OptionFacts> knownOptions(const std::string& edition, const std::vector<std::string>& expansions);
// Those of a game that is set up like this, as they are chosen in it; none where it cannot be played.
std::vector<OptionFacts> optionsOf(const Setup& setup);
// The smallest set in which it is played: with all that it needs; of a bridge all that it joins.
std::vector<std::string> smallestSetOf(const ExpansionFacts& expansion);
// What players call such a set: the expansions, and in the place of those that a bridge joins the bridge.
std::vector<std::string> knownAs(const std::vector<std::string>& expansions);
// Why these cannot be played together, as a sentence; nothing when they can. House rules allow what no rulebook
// describes, but not what would clash.
std::optional<Error> combinationFault(const std::string& edition, const std::vector<std::string>& expansions,
                                      bool houseRules);

} // namespace elgrande
