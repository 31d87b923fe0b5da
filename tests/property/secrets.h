// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Decisions at which something is hidden from who is asked, together with another truth that this seat cannot tell from
// the real one: what is decided, or told to somebody, may not differ between the two.
#pragma once

#include "tests/property/random_game.h"

#include <functional>
#include <string>
#include <vector>

namespace elgrande::property {

// The base game, then every known edition and expansion in the smallest set in which it is played (of a bridge: what it
// joins), with the rulings that hide most; last the base game with
// used power cards in piles.
std::vector<Setup> secretiveSetups();

// Calls `check(rules, truth, other, seat, legal)` at that many decisions of random games; how many there were, which is
// less only when `games` games have fewer.
using SecretCheck = std::function<void(const Rules&, const State&, const State&, Seat, const ActionList&)>;
int eachSecret(Setup setup, int wanted, int games, const SecretCheck& check);

} // namespace elgrande::property
