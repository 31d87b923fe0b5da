// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rules of this folder share: the names of its things, the ids that one game gave to them, and questions about
// the cards of a round. Sources: RULINGS.md section 2, S001 (the part "Intrigue & the King").
#pragma once

#include "names.h"
#include "preset.h"

#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande {

extern const Expansion expansion_intrigue_king; // the manifest

namespace intrigue_king {

// Options.
inline constexpr const char* kCardsOption = "ki-cards";       // "18", "29", "31", "known"
inline constexpr const char* kHandsOption = "ki-hands";       // "by-hand", "random", "preset"
inline constexpr const char* kOpeningOption = "ki-opening";   // X28: "court", "provinces"
inline constexpr const char* kOptionalOption = "ki-optional"; // X29: nothing is required
inline constexpr const char* kStarterOption = "ki-starter";   // X9: "lowest", "highest"

// Filled in by the parts below when the rules are built, read by everything else.
struct Ids {
    bool choiceOfAction = false;  // King and Intrigue player may use their own card instead (X35)
    bool openingFromCourt = true; // X28
    Step opening{};               // where it is asked for; a bridge may leave it out

    // Numbers of cards; None for what is not in the game.
    Card kingsCard = Card::None;
    Card intrigueCard = Card::None;
    std::array<Card, kMaxSeats> caballeroCards{}; // by place in the turn order: the first is the highest
    std::vector<bool> isCaballeroCard;            // by card
    Power joker = Power::None;
    PowerSet presetHand;

    Area reserve = Area::None;
    Token bridge = Token::None; // two of them: its ends
    Token otherEnd = Token::None;
    Token quarantine = Token::None;
    Token castillo = Token::None; // where the Castillo has been moved to
    std::uint8_t earlyVeto = 0;   // Kept::kind

    StepKind takeVeto = StepKind::None;

    ActionKind chooseCard = ActionKind::Done;
    ActionKind build = ActionKind::Done;
    ActionKind isolate = ActionKind::Done;
    ActionKind carry = ActionKind::Done;
    ActionKind callUp = ActionKind::Done;

    EventKind cardChosen = EventKind::GameEnded;
    EventKind deckReady = EventKind::GameEnded;
    EventKind caballerosTaken = EventKind::GameEnded;
    EventKind placingChanged = EventKind::GameEnded;
    EventKind setAside = EventKind::GameEnded;
    EventKind calledUp = EventKind::GameEnded;

    Refusal vetoHeld = Refusal::NothingToDo;
    Refusal quarantined = Refusal::NothingToDo;
    Refusal bridged = Refusal::NothingToDo;
};
inline const Ids& idsOf(const Rules& rules) { return rules.own<Ids>(); }

// What the expansion consists of, each part in the file of its name; the order is that of the numbers they are given.
void addOpening(RulesBuilder& builder, Ids& ids);
void addHands(RulesBuilder& builder, Ids& ids);
void addJoker(RulesBuilder& builder, Ids& ids);
void addRound(RulesBuilder& builder, Ids& ids);
void addVeto(RulesBuilder& builder, Ids& ids);
void addCards(RulesBuilder& builder, Ids& ids);

// Verbs of the cards, each in the file of its name under steps/; the first two belong to many cards, the others bring
// what they need along and are only in a game whose cards have them. Each makes an effect that is called as it is.
void addPlacing(RulesBuilder& builder, Ids& ids);    // ki-place-anywhere, ki-place-five
void addScoreOne(RulesBuilder& builder, Ids& ids);   // ki-score-any, ki-score-not-kings, ki-score-two
void addWander(RulesBuilder& builder, Ids& ids);     // ki-wander
void addConspiracy(RulesBuilder& builder, Ids& ids); // ki-conspiracy
void addCastillo(RulesBuilder& builder, Ids& ids);   // ki-castillo
void addBridge(RulesBuilder& builder, Ids& ids);     // ki-bridge
void addReserve(RulesBuilder& builder, Ids& ids);    // ki-reserve
void addQuarantine(RulesBuilder& builder, Ids& ids); // ki-quarantine

// Whose turn comes first takes the King's card, whose comes last the Intrigue card (S001).
inline bool isKingPlayer(const State& state, Seat seat) { return state.order[0] == seat; }
inline bool isIntriguePlayer(const Rules& rules, const State& state, Seat seat) {
    return state.order[static_cast<std::size_t>(rules.players - 1)] == seat;
}
// Where the seat has its own card only instead of a common one.
inline bool mayUseOwnCard(const Rules& rules, const State& state, Seat seat) {
    return idsOf(rules).choiceOfAction || !(isKingPlayer(state, seat) || isIntriguePlayer(rules, state, seat));
}
// The effect of the power card that the seat has played.
inline Card ownCard(const Rules& rules, const State& state, Seat seat) {
    const Power played = state.played[index(seat)];
    return played == Power::None ? Card::None : rules.power(played).card;
}

} // namespace intrigue_king
} // namespace elgrande
