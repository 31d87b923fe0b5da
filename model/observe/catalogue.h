// The fixed facts of one game: places, cards, power cards, scoreboards, who sits where, which rulings hold. Derived
// from Rules once and the same for everybody, so that views, logs and guests need no Rules.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/core/ids.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace elgrande {

struct Rules;

// Whether somebody has seen a fact printed (facts.md section 0).
enum class Basis : std::uint8_t { Printed, Derived, Reconstructed };

struct AreaFacts {
    std::string id;               // "galicia", as in engine-protocol.md section 2
    std::string source;           // "base" or the expansion's id: whose texts and art it has
    bool region = false;          // counts as a region
    bool onDisk = false;          //
    bool onMap = false;           // shown on the board (not court and provinces)
    bool coastal = false;         //
    std::array<int, 3> values{};  // printed scoreboard; all 0 where there is none
    AreaSet neighbours;           // as printed; an effect may change them during a game
    Basis basis = Basis::Printed; //
};

struct CardFacts {
    std::string id;     // "intrigue-3-any"; copies share it
    std::string source; // "base" or the expansion's id
    int stack = 0;      // from 0
    int copies = 1;
    int caballeros = 0;
    bool required = false; // the special action, once begun, must be carried out as far as possible
    Basis basis = Basis::Printed;
    Basis caballerosBasis = Basis::Printed;
    std::string picture; // name of the pictogram
};

struct PowerFacts {
    int value = 0;
    int caballeros = 0;
};

struct BoardFacts {
    std::string id; // "8/4/0"
    std::array<int, 3> values{};
};

struct OptionFacts {
    std::string id;                  // "open-castillo"
    std::string source;              // "base" or the expansion's id
    std::vector<std::string> values; // "false", "true", or the choices
    std::string chosen;              //
    std::string editionDefault;      //
};

// How an action is written and what it speaks of.
struct ActionFacts {
    std::string word;                  // "move"
    std::string source;                // "base" or the expansion's id
    std::array<Operand, 3> operands{}; // for a, b, c
};

struct Catalogue {
    std::string edition;
    std::vector<std::string> expansions;
    int players = 0;
    int rounds = 9;
    std::vector<std::string> colours; // by seat: "red", …
    std::vector<AreaFacts> areas;     // by Area
    std::vector<CardFacts> cards;     // by Card; copies of a card repeat it
    std::vector<PowerFacts> powers;   // by Power
    std::vector<BoardFacts> boards;   // by Board
    std::vector<OptionFacts> options;
    std::vector<Area> scoringOrder; // places of a general scoring after the Castillo
    std::vector<int> roundsPlayed;  // {1,2,…,9} or {2,3,5,6,8,9}
    std::vector<int> scoringAfter;  // {3,6,9}
    int stacks = 5;
    int piecesPerSeat = 30;
    std::vector<std::string> reasons;  // by Reason: "rank", "king", "grande", then expansions'
    std::vector<std::string> events;   // by EventKind: "caballero-placed", …
    std::vector<std::string> refusals; // by Refusal: "kings-region", …
    std::vector<ActionFacts> actions;  // by ActionKind

    bool option(const std::string& id) const; // value of a boolean option; false where there is none
};

Catalogue catalogueOf(const Rules& rules);

} // namespace elgrande
