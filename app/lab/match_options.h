// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The options that `arena` and `ladder` share: entrants, number of games, limits of thought.
#pragma once

#include "app/terminal/options.h"

#include "app/bots/bot_question.h"
#include "app/lab/arena.h"
#include "app/terminal/entrant.h"

namespace elgrande::cli {

struct Entrants {
    std::vector<std::string> names; // as they were written
    std::vector<AgentMaker> makers; // one for each
};

void addMatchOptions(Options& options, const QString& games); // `games`: how many, where nothing is said
// Fills everything but who plays and the number of deals; nothing after complaining.
std::optional<int> readMatch(const Options& options, ArenaPlan& plan, BotLimits& limits); // the number of games
// Those of the option, divided by commas; nothing after complaining.
std::optional<Entrants> readEntrants(const Options& options, const QString& name, const BotLimits& limits);

// What is played and how long is thought, for results: "edition", "expansions", "players", "rounds", "options", "seed",
// "simulations", "ms".
QJsonObject matchToJson(const ArenaPlan& plan);
QString gameName(const ArenaPlan& plan);       // edition and expansions: "classic + …"
QString nameShown(const std::string& entrant); // long ones without their middle
QString matchText(const ArenaPlan& plan);      // how long is thought, a sentence

// Rather known before the games than after them; leaves what is there as it is.
Result<void> isWritable(const QString& file);

} // namespace elgrande::cli
