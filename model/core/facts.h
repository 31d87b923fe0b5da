// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The fixed facts about the things of a game, one plain struct for each sort of thing. Rules are built from them, the
// Catalogue hands them on to windows.
#pragma once

#include "model/core/action.h"
#include "model/core/ids.h"

#include <array>
#include <string>
#include <vector>

namespace elgrande {

// Whether somebody has seen a fact printed (RULINGS.md section 0).
enum class Basis : std::uint8_t { Printed, Derived, Reconstructed };

// `source` is the expansion that brought a thing, whose words and art it has; "base" for the base game.

struct AreaFacts {
    std::string id; // "galicia", as in engine-protocol.md section 2
    std::string source;
    bool region = false;          // counts as a region
    bool onDisk = false;          // may be set on the secret disk
    bool shown = false;           // drawn on the board (not court and provinces)
    bool coastal = false;         //
    std::array<int, 3> values{};  // printed scoreboard; all 0 where there is none
    AreaSet neighbours;           // as printed; an effect may change them during a game
    Area inside = Area::None;     // the place that it is a part of
    int room = 0;                 // Caballeros that it holds; 0: any number
    Basis basis = Basis::Printed; //
};

struct CardFacts {
    std::string id; // "intrigue-3-any"; copies share it
    std::string source;
    int stack = -1; // from 0; -1: in no stack
    int copies = 1;
    int caballeros = 0;
    bool required = false; // the special action, once begun, must be carried out as far as possible
    bool owed = false;     // and it must be begun
    Basis basis = Basis::Printed;
    Basis caballerosBasis = Basis::Printed;
    std::string picture; // name of the pictogram
};

struct PowerFacts {
    std::string id; // "7"; as it is written in moves and positions
    std::string source;
    int value = 0; // decides the turn order; 0: has no number
    int caballeros = 0;
    Card card = Card::None; // the card that its effect is, if it has one
};

// Where a token may lie, beside the board at any time.
enum class TokenHome : std::uint8_t { Anywhere, Board, Seats };

struct TokenFacts {
    std::string id; // "king", "8/4/0"; several of a kind share it
    std::string source;
    std::array<int, 3> values{}; // of a mobile scoreboard; all 0 for other tokens
    std::string picture;         // name of its drawing
    Basis basis = Basis::Printed;
    TokenHome home = TokenHome::Anywhere;

    bool isScoreboard() const { return values != std::array<int, 3>{}; }
};

struct OptionFacts {
    enum class Kind : std::uint8_t { Switch, Choice, Colour, Set };
    std::string id; // "open-castillo"
    std::string source;
    Kind kind = Kind::Switch;
    std::vector<std::string> values; // "false", "true"; or the choices; of a set: what may be in it
    std::string chosen;              // of a set: its members in the order of `values`, divided by commas
    std::string editionDefault;      //
    int least = 0;                   // members of a set
    int most = 0;                    //
    bool idle = false;               // it is about cards of which none is in the game: nothing depends on it
};

// A piece of State::slotBytes that belongs to an expansion.
struct SlotFacts {
    std::string id; // unique
    std::string source;
    int offset = 0;
    int bytes = 0;
};

// What sort of thing an event tells: how it sounds, how the log sets it, what the film of a scoring shows of it.
enum class EventFamily : std::uint8_t {
    Other,     // a line of the log, and no more
    Pieces,    // Caballeros come, go or move (owner or seat, from, to, number); equal ones in a row are one deed
    Figure,    // a Grande or a token moves
    Deal,      // a card is turned over (card); several in a row are one deed
    Card,      // a card is played or taken
    Secret,    // what was chosen in secret is shown
    Round,     // a part of the game begins: a heading
    Scoring,   // a scoring begins (number): a heading
    Scored,    // the scoring of a place begins (to)
    Counted,   // how many of a seat's pieces stand unseen in the place that is scored (seat, to, number)
    Contended, // how many pieces count as one there (owner, to, number) and what they get without points (rank)
    Unscored,  // a scoring leaves a place out (to)
    Points,    // points for a place (seat, to, number, reason)
    Exodus,    // Caballeros leave a place that has just been scored unseen (seat, to, number)
    Objection, // somebody stops a special action (seat, card)
    End        // of the game
};
// Whether an event shows what could not be known before; who decided before it then does not decide again.
enum class Reveals : std::uint8_t { Nothing, ToAll, ToOthers, ClosedPlace };

// What an event of the families Pieces, Figure and Exodus carries, as far as the event itself leaves it unsaid.
struct Carried {
    Area from = Area::None;
    Token token = Token::None;
    bool grande = false; // the owner's Grande, not his Caballeros
};

struct EventFacts {
    std::string id; // "caballero-placed"
    std::string source;
    EventFamily family = EventFamily::Other;
    Reveals reveals = Reveals::Nothing;
    Carried carried = {};
};

// What counts as one in a place when it is scored, and what it gets by its rank.
struct Standing {
    Owner owner = Owner::None;
    int count = 0;
    int rank = 0;      // that it scores: after a tie the next lower one; 0: none
    bool tied = false; //
    SeatSet seats;     // whom it scores for; none: it holds the rank and nobody gets points
    int points = 0;    // of the rank, for each of those
    bool idle = false; // it gets nothing, although its rank or the one that is tied for is worth something

    friend bool operator==(const Standing&, const Standing&) = default;
};

// How an action is written and what it speaks of.
struct ActionFacts {
    std::string word; // "move"
    std::string source;
    std::array<Operand, 3> operands{}; // for a, b, c
    bool pair = false;                 // a and b are one as good as the other, so that it is written one way only
};

// One operand of an action and what it means. None: there is no such operand.
struct Said {
    Operand means = Operand::None;
    std::uint8_t value = 0;
};
// All that an action says, in the order of its operands.
inline std::array<Said, 3> saidBy(const ActionFacts& facts, Action action) {
    return {{{facts.operands[0], action.a}, {facts.operands[1], action.b}, {facts.operands[2], action.c}}};
}
// The place that the action names last; None where it names none.
inline Area placeOf(const ActionFacts& facts, Action action) {
    Area place = Area::None;
    for (const Said& each : saidBy(facts, action))
        if (each.means == Operand::Area) place = static_cast<Area>(each.value);
    return place;
}

} // namespace elgrande
