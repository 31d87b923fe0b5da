// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Things as rows of data, as the base game and expansions hand them to RulesBuilder. Names stand here as text; the
// builder turns them into numbers.
#pragma once

#include "model/core/facts.h"
#include "model/core/step.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace elgrande {

struct AreaRow {
    std::string id;
    std::array<int, 3> values{};
    std::vector<std::string> neighbours; // ids; made symmetric by the builder
    bool region = true;                  // a region in every sense, unless the next ones say otherwise
    bool onDisk = true;
    bool kingMayStand = true;
    bool kingsTarget = true; // ordinary ways of moving the King lead there as well (an exile only takes special ones)
    bool grandes = true;     // a Grande may be moved there
    bool scored = false;     // in the general scoring though it has no values
    bool coastal = false;
    bool enterable = true; // actions put Caballeros there
    bool closed = false;   // but never take them out (Castillo)
    bool shown = true;     // drawn on the board
    std::string inside;    // id of the place that it is a part of …
    bool counts = true;    // … and whether its Caballeros count in that place's scoring
    int room = 0;          // Caballeros that it holds; 0: any number
    Basis basis = Basis::Printed;
};

// Where Caballeros stand, but no region in any sense: neither King nor Grande nor disk goes there.
inline AreaRow placeRow(const std::string& id) {
    AreaRow row;
    row.id = id;
    row.region = row.onDisk = row.kingMayStand = row.kingsTarget = row.grandes = false;
    return row;
}

// What the special action of a card does: one step, all of several in order, or one of several.
struct Effect {
    enum class Join : std::uint8_t { AllOf, OneOf } join = Join::AllOf;
    std::vector<Step> steps;
};

inline Effect effectOf(std::vector<Step> steps) { return {Effect::Join::AllOf, std::move(steps)}; }

struct CardRow {
    std::string id;
    int stack = 1; // from 1, as printed; 0: in no stack
    int copies = 1;
    int caballeros = 0;
    std::string effect; // id of an effect; empty: the one that is called like the card
    std::string picture;
    bool returns = false;     // lies open again every round (King)
    bool required = false;    // once begun, carried out as far as possible
    bool owed = false;        // and it must be begun
    bool enabled = true;      // false: only where somebody who owns the card puts it into the game
    const char* notWith = ""; // a switch with which it is not in the game
    Basis basis = Basis::Printed;
    Basis caballerosBasis = Basis::Printed;
};

struct PowerRow {
    std::string id; // word in moves and positions; a number's own digits are written as a number
    int value = 0;  // 0: has no number of its own
    int caballeros = 0;
    std::string card; // id of the card that its effect is, with which it comes and goes; empty: none
};

struct TokenRow {
    std::string id;
    std::string picture;
    std::array<int, 3> values{}; // of a mobile scoreboard
    int copies = 1;
    Basis basis = Basis::Printed;
    TokenHome home = TokenHome::Anywhere; // a position in which it lies elsewhere is refused
};

} // namespace elgrande
