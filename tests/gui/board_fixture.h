// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table in the middle of a made-up game for the tests of the board, the cards and the court: the real catalogue of
// the base game, an observation filled in by hand, and a real GameModel that remembers what was chosen.
#pragma once

#include "model/game_model/game_model.h"
#include "views/game/shown.h"

#include <string>
#include <utility>
#include <vector>

namespace elgrande::gui {

struct Fixture {
    explicit Fixture(int players = 4);

    // Puts a question to seat 0; every alternative as given.
    void ask(const std::string& kind, std::vector<Action> legal, std::vector<Refused> refused = {});
    void ask(Decision decision);
    void show(); // the observation without a question

    Card card(const std::string& id) const; // the first copy
    static Refused refusedArea(Area area, Refusal why);

    GameModel model;
    Shown shown{model};
    Observation seen;
    std::vector<std::pair<Seat, Action>> chosen;
};

} // namespace elgrande::gui
