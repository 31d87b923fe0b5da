// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rules of this folder share: the ids that one game gave to the expansion's things, and questions about who
// holds what. Sources: RULINGS.md section 4, S001 (the part "Grandissimo" and the notes on its cards).
#pragma once

#include "names.h"

#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <bitset>

namespace elgrande {

extern const Expansion expansion_grandissimo; // the manifest

namespace grandissimo {

inline constexpr std::size_t kCardNumbers = 256;

// Filled in by the parts below when the rules are built, read by everything else.
struct Ids {
    bool withShip = true;
    bool withJail = true;
    bool withInquisitor = true;
    bool blackIsHolders = false; // X27
    bool anyGrande = false;
    bool kingComesHome = true; // X32

    // Cards by number: with which symbol; None or empty for what is not in the game.
    std::bitset<kCardNumbers> shipCards;
    std::bitset<kCardNumbers> jailCards;
    Card kingsCard = Card::None;

    Area portugal = Area::None;
    Area ship = Area::None;
    Area jail = Area::None;
    Area gifts = Area::None;
    Token queen = Token::None;
    Token jester = Token::None;
    Token inquisitor = Token::None;
    Token shipToken = Token::None; // two of them
    Token crown = Token::None;
    std::uint8_t boycott = 0; // Kept::kind
    std::uint8_t alliance = 0;
    std::uint8_t freeChoice = 0;
    std::uint8_t doubleTurn = 0;
    Slot<Throne> throne;
    Slot<DoubleTurns> doubleTurns;
    std::uint16_t secondSpecial = 0; // bit of the turn's part

    StepKind arrest = StepKind::None;
    StepKind release = StepKind::None;
    StepKind favour = StepKind::None;
    StepKind freeMove = StepKind::None;
    StepKind along = StepKind::None;
    StepKind consent = StepKind::None;
    StepKind partner = StepKind::None;

    ActionKind land = ActionKind::Done;
    ActionKind takeToken = ActionKind::Done;
    ActionKind takeTokenFrom = ActionKind::Done;
    ActionKind arresting = ActionKind::Done;
    ActionKind jailOne = ActionKind::Done;
    ActionKind pardon = ActionKind::Done;
    ActionKind releaseTo = ActionKind::Done;
    ActionKind welcome = ActionKind::Done;
    ActionKind queensFavour = ActionKind::Done;
    ActionKind inquisitorsFavour = ActionKind::Done;
    ActionKind give = ActionKind::Done;
    ActionKind takeAlong = ActionKind::Done;
    ActionKind follow = ActionKind::Done;
    ActionKind boycotting = ActionKind::Done;
    ActionKind allying = ActionKind::Done;
    ActionKind choosePartner = ActionKind::Done;
    ActionKind crowning = ActionKind::Done;
    ActionKind alsoTake = ActionKind::Done;

    EventKind landed = EventKind::GameEnded;
    EventKind rodeAlong = EventKind::GameEnded;
    EventKind stayed = EventKind::GameEnded;
    EventKind jailed = EventKind::GameEnded;
    EventKind released = EventKind::GameEnded;
    EventKind given = EventKind::GameEnded;
    EventKind giftPlaced = EventKind::GameEnded;
    EventKind queenToCourt = EventKind::GameEnded;
    EventKind queenPlaced = EventKind::GameEnded;
    EventKind inquisitorToCourt = EventKind::GameEnded;
    EventKind inquisitorPlaced = EventKind::GameEnded;
    EventKind blackPlaced = EventKind::GameEnded;
    EventKind boycotted = EventKind::GameEnded;
    EventKind allied = EventKind::GameEnded;
    EventKind pactsEnded = EventKind::GameEnded;
    EventKind revolutionBegun = EventKind::GameEnded;
    EventKind revolutionEnded = EventKind::GameEnded;
    EventKind choiceKept = EventKind::GameEnded;
    EventKind doubleTurnKept = EventKind::GameEnded;
    EventKind secondTaken = EventKind::GameEnded;
    EventKind specialSaved = EventKind::GameEnded;

    Refusal noCoast = Refusal::NothingToDo;
    Refusal noRegionCard = Refusal::NothingToDo;
    Refusal regionCardTaken = Refusal::NothingToDo;
};
inline const Ids& idsOf(const Rules& rules) { return rules.own<Ids>(); }

// What the expansion consists of, each part in the file of its name; the order is that of the numbers they are given.
// Parts that are left out add nothing.
void addPortugal(RulesBuilder& builder, Ids& ids);
void addShip(RulesBuilder& builder, Ids& ids);
void addJail(RulesBuilder& builder, Ids& ids);
void addFavours(RulesBuilder& builder, Ids& ids);    // the bonus of the Queen and the Inquisitor
void addCourt(RulesBuilder& builder, Ids& ids);      // Queen and Jester; effect gr-welcome
void addInquisitor(RulesBuilder& builder, Ids& ids); // effect gr-inquisitor
void addPacts(RulesBuilder& builder, Ids& ids);      // effects gr-boycott, gr-alliance
void addDoubleTurn(RulesBuilder& builder, Ids& ids); // effect gr-double-turn
void addFreeChoice(RulesBuilder& builder, Ids& ids); // effect gr-free-choice
void addRevolution(RulesBuilder& builder, Ids& ids); // effect gr-revolution
void addCardOption(RulesBuilder& builder);
void addCards(RulesBuilder& builder, Ids& ids);
void addWorth(RulesBuilder& builder);

// The second card of the running turn; None: there is none (double_turn.cpp).
Card secondCard(const Rules& rules, const State& state, Seat seat);
// Has the seat taken a card of this set in this turn?
inline bool hasTaken(const Rules& rules, const State& state, Seat seat, const std::bitset<kCardNumbers>& cards) {
    const auto isOne = [&](Card card) { return card != Card::None && cards[index(card)]; };
    return isOne(state.taken(seat)) || isOne(secondCard(rules, state, seat));
}

} // namespace grandissimo
} // namespace elgrande
