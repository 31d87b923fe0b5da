// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the expansion; those of its cards are in texts_cards.cpp, of the rule book in texts_rulebook.cpp. The
// English text is the key of its translation in translations/; keys are listed in views/texts/texts.h, what {seat},
// {place} … stand for in views/texts/phrases.h. The wording is our own; what it says follows RULINGS.md section 2.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande {
namespace {

using texts::Word;

constexpr std::array kWords{
    Word{"expansion", QT_TRANSLATE_NOOP("intrigue_king", "Intrigue & the King")},
    Word{"expansion-text",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Each player has their own deck: 13 cards that determine turn order, court and special "
                           "action.")},
    Word{"area:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "Reserve")},
    Word{"in:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "in the reserve")},
    Word{"to:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "into the reserve")},
    Word{"from:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "out of the reserve")},
    Word{"power:joker", QT_TRANSLATE_NOOP("intrigue_king", "Joker")},
    Word{"power:blank-1", QT_TRANSLATE_NOOP("intrigue_king", "First empty card")},
    Word{"power:blank-2", QT_TRANSLATE_NOOP("intrigue_king", "Second empty card")},
    Word{"power-said:joker", QT_TRANSLATE_NOOP("intrigue_king", "“Joker”")},
    Word{"power-said:blank-1", QT_TRANSLATE_NOOP("intrigue_king", "“First empty card”")},
    Word{"power-said:blank-2", QT_TRANSLATE_NOOP("intrigue_king", "“Second empty card”")},
    Word{"token:ki-castillo", QT_TRANSLATE_NOOP("intrigue_king", "The moved Castillo")},
    Word{"token:ki-bridge", QT_TRANSLATE_NOOP("intrigue_king", "Bridge")},
    Word{"token:ki-bridge-end", QT_TRANSLATE_NOOP("intrigue_king", "Bridge, other end")},
    Word{"token:ki-quarantine", QT_TRANSLATE_NOOP("intrigue_king", "Quarantine")},
    Word{"option:ki-cards", QT_TRANSLATE_NOOP("intrigue_king", "Cards to choose from")},
    Word{"option-text:ki-cards",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The 18 of the first edition are best for a first game. Not everything printed on the "
                           "others is known.")},
    Word{"option-value:ki-cards:18", QT_TRANSLATE_NOOP("intrigue_king", "The first 18")},
    Word{"option-value:ki-cards:29", QT_TRANSLATE_NOOP("intrigue_king", "29, with the players' edition")},
    Word{"option-value:ki-cards:31", QT_TRANSLATE_NOOP("intrigue_king", "All 31, two of them our own")},
    Word{"option-value:ki-cards:known", QT_TRANSLATE_NOOP("intrigue_king", "Only those with a known action")},
    Word{"option:ki-hands", QT_TRANSLATE_NOOP("intrigue_king", "Hands")},
    Word{"option-text:ki-hands", QT_TRANSLATE_NOOP("intrigue_king", "How players get their 13 cards.")},
    Word{"option-value:ki-hands:by-hand", QT_TRANSLATE_NOOP("intrigue_king", "Everyone chooses secretly")},
    Word{"option-value:ki-hands:random", QT_TRANSLATE_NOOP("intrigue_king", "Dealt at random")},
    Word{"option-value:ki-hands:preset", QT_TRANSLATE_NOOP("intrigue_king", "The same for everyone, for a first game")},
    Word{"option:ki-opening", QT_TRANSLATE_NOOP("intrigue_king", "Opening Caballero")},
    Word{"option-text:ki-opening",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Where the Caballero placed with the disk before the first round comes from.")},
    Word{"option-value:ki-opening:court", QT_TRANSLATE_NOOP("intrigue_king", "From the court")},
    Word{"option-value:ki-opening:provinces", QT_TRANSLATE_NOOP("intrigue_king", "From the provinces")},
    Word{"option:ki-optional", QT_TRANSLATE_NOOP("intrigue_king", "All special actions are optional")},
    Word{"option-text:ki-optional",
         QT_TRANSLATE_NOOP("intrigue_king", "Players never have to carry out a card's special action.")},
    Word{"option:ki-own-action", QT_TRANSLATE_NOOP("intrigue_king", "Own card for King and Intrigue player")},
    Word{"option-text:ki-own-action",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The player with the King's or Intrigue card may use their own card's special action "
                           "instead.")},
    Word{"option-value:ki-own-action:few", QT_TRANSLATE_NOOP("intrigue_king", "With 2 and 3 players")},
    Word{"option-value:ki-own-action:all", QT_TRANSLATE_NOOP("intrigue_king", "Always")},
    Word{"option:ki-starter", QT_TRANSLATE_NOOP("intrigue_king", "Who starts the next round")},
    Word{"option-text:ki-starter",
         QT_TRANSLATE_NOOP("intrigue_king", "Whose card this round decides who plays first in the next.")},
    Word{"option-value:ki-starter:lowest", QT_TRANSLATE_NOOP("intrigue_king", "Lowest card")},
    Word{"option-value:ki-starter:highest", QT_TRANSLATE_NOOP("intrigue_king", "Highest card")},
    Word{"refusal:ki-veto-held", QT_TRANSLATE_NOOP("intrigue_king", "You already hold the Veto.")},
    Word{"refusal:ki-quarantined", QT_TRANSLATE_NOOP("intrigue_king", "The region is in quarantine.")},
    Word{"refusal:ki-bridged", QT_TRANSLATE_NOOP("intrigue_king", "It is already adjacent to every region.")},
    Word{"refusal:already-done:special-spent",
         QT_TRANSLATE_NOOP("intrigue_king", "The Veto was your special action this round.")},
    Word{"event:ki-card-chosen:hidden", QT_TRANSLATE_N_NOOP("intrigue_king", "{seat} takes %n card(s) into hand.")},
    Word{"event:ki-card-chosen:several", QT_TRANSLATE_NOOP("intrigue_king", "{seat} takes cards {power} into hand.")},
    Word{"event:ki-card-chosen", QT_TRANSLATE_NOOP("intrigue_king", "{seat} takes card {power} into hand.")},
    Word{"event:ki-caballeros-taken", QT_TRANSLATE_NOOP("intrigue_king", "{seat} takes “{card}”.")},
    Word{"event:card-taken:own", QT_TRANSLATE_NOOP("intrigue_king", "{seat} has “{card}”.")},
    Word{"event:power-played", QT_TRANSLATE_NOOP("intrigue_king", "{seat} plays card {power}.")},
    Word{"event:power-taken-back:hidden", QT_TRANSLATE_NOOP("intrigue_king", "{seat} secretly takes a card back.")},
    Word{"event:power-taken-back", QT_TRANSLATE_NOOP("intrigue_king", "{seat} takes card {power} back.")},
    Word{"event:veto-taken", QT_TRANSLATE_NOOP("intrigue_king", "{seat} holds the Veto until the end of the round.")},
    Word{"event:token-moved:of:ki-bridge",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat} builds the bridge: one end is {in}.")},
    Word{"event:token-moved:of:ki-bridge-end", QT_TRANSLATE_NOOP("intrigue_king", "The other end is {in}.")},
    Word{"event:token-moved:of:ki-quarantine:away", QT_TRANSLATE_NOOP("intrigue_king", "The quarantine is over.")},
    Word{"event:token-moved:of:ki-quarantine", QT_TRANSLATE_NOOP("intrigue_king", "Quarantine: {place}")},
    Word{"event:token-moved:of:ki-castillo:away",
         QT_TRANSLATE_NOOP("intrigue_king", "The Castillo is back in its old place.")},
    Word{"event:token-moved:of:ki-castillo", QT_TRANSLATE_NOOP("intrigue_king", "{seat} moves the Castillo {to}.")},
    Word{"event:ki-placing-changed",
         QT_TRANSLATE_N_NOOP("intrigue_king", "{seat} places %n Caballero(s) by special action.")},
    Word{"event:ki-set-aside", QT_TRANSLATE_NOOP("intrigue_king", "{seat} puts {pieces} into the reserve.")},
    Word{"event:ki-called-up", QT_TRANSLATE_NOOP("intrigue_king", "{seat} moves {pieces} from the reserve {to}.")},
    Word{"event:ki-conspiracy-begun",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "{seat} starts a conspiracy: at the next general scoring, the Grandes follow the disks.")},
    Word{"prompt:power", QT_TRANSLATE_NOOP("intrigue_king",
                                           "{seat}: play a card. The highest gets the King, the lowest the Intrigue.")},
    Word{"prompt:power:ki-joker",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose the card that counts instead of the Joker.")},
    Word{"prompt:ki-choose",
         QT_TRANSLATE_N_NOOP("intrigue_king", "{seat}: secretly choose %n{more} card(s) for your hand.")},
    Word{"prompt:disk:ki-opening",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: secretly choose the region for your first Caballero.")},
    Word{"prompt:disk:ki-wander",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: secretly choose the region your Grande must move to.")},
    Word{"prompt:disk:ki-conspiracy",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: set your secret disk. Where does your Grande move?")},
    Word{"prompt:disk:also:ki-conspiracy", QT_TRANSLATE_NOOP("intrigue_king", "Your Grande goes there as well.")},
    Word{"prompt:ki-castillo",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "{seat}: choose the region to move the Castillo to. All Caballeros there go into it.")},
    Word{"prompt:ki-bridge",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose the two regions to join with the bridge.")},
    Word{"prompt:ki-quarantine",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose a scoreboard and the region to quarantine.")},
    Word{"prompt:ki-call-up",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "{seat}: you may add your Caballero from the reserve to a region that is scored.")},
    // After the Veto before one's own turn.
    Word{"prompt:turn:place:special-spent",
         QT_TRANSLATE_N_NOOP("intrigue_king",
                             "{seat}: place up to %n Caballero(s) or end your turn. The Veto was your special "
                             "action.")},
    Word{"prompt:turn:end:special-spent",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: end your turn. The Veto was your special action.")},
    Word{"prompt:turn:both:use", QT_TRANSLATE_NOOP("intrigue_king", "{seat}: place, and use one of your two cards.")},
    Word{"prompt:turn:special:use", QT_TRANSLATE_NOOP("intrigue_king", "{seat}: use one of your two cards.")},
    Word{"action:power", QT_TRANSLATE_NOOP("intrigue_king", "Card {power}")},
    Word{"action:power:ki-joker", QT_TRANSLATE_NOOP("intrigue_king", "Joker: card {power}")},
    Word{"action:take", QT_TRANSLATE_NOOP("intrigue_king", "Take card {power} back")},
    Word{"action:ki-choose", QT_TRANSLATE_NOOP("intrigue_king", "Choose card {power}")},
    //: {to}: as in “to Galicia”; the Castillo goes there
    Word{"action:ki-castillo", QT_TRANSLATE_NOOP("intrigue_king", "Castillo {to}")},
    //: The token “Bridge” is laid between two regions
    Word{"action:ki-bridge", QT_TRANSLATE_NOOP("intrigue_king", "Bridge {from} {to}")},
    Word{"action:ki-quarantine", QT_TRANSLATE_NOOP("intrigue_king", "Quarantine {token} {to}")},
    Word{"action:ki-call-up", QT_TRANSLATE_NOOP("intrigue_king", "From the reserve {to}")},
    Word{"reconstructed",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "No source says how many Caballeros this card brings: the number follows the power cards "
                           "of the base game.")},
    Word{"reconstructed:ki-joker",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The Joker itself brings none: as many come as the card brings that you choose instead.")},
    Word{"reconstructed:ki-10",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-30",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-45",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-50",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-60",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-100",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-120",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-140",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-160",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-165",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-180",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "We do not know the action of this card. We use one from the base game that would need no "
                           "note in the rulebook; the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-25",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The rulebook has a note on this card, but we do not know its text: the action is built "
                           "around the note, and the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-75",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The rulebook has a note on this card, but we do not know its text: the action is built "
                           "around the note, and the number of Caballeros is our own as well.")},
    Word{"reconstructed:ki-135",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The rulebook has a note on this card, but we do not know its text: the action is built "
                           "around the note, and the number of Caballeros is our own as well.")},
    Word{"apart:ki-bridge", QT_TRANSLATE_NOOP("intrigue_king", "The two are already adjacent.")},
    Word{"castillo:stands",
         QT_TRANSLATE_NOOP("intrigue_king", "The Castillo is in %1 until after the next general scoring.")},
    //: On the place of the Castillo while it stands in a region
    Word{"castillo:gap", QT_TRANSLATE_NOOP("intrigue_king", "Castillo: now in %1")},
    Word{"order:king", QT_TRANSLATE_NOOP("intrigue_king", "King: {seat}")},
    Word{"order:others", QT_TRANSLATE_NOOP("intrigue_king", "Then {seats} · Intrigue: {seat}")},
    Word{"order:intrigue", QT_TRANSLATE_NOOP("intrigue_king", "Intrigue: {seat}")},
    // What a card would bring, before it is played; behind its number and its Caballeros to the court. %1 of the first
    // of these parts is "outlook:place", of the others a number.
    Word{"outlook:place", QT_TRANSLATE_NOOP("intrigue_king", "place up to %1")},
    //: In the turn order; %1: “place up to 5”, or a number of Caballeros
    Word{"outlook:king", QT_TRANSLATE_NOOP("intrigue_king", "first: King, %1")},
    Word{"outlook:king-or-own", QT_TRANSLATE_NOOP("intrigue_king", "first: King or this card, %1")},
    //: Between two positions or numbers: “2 or 3”
    Word{"outlook:either", QT_TRANSLATE_NOOP("intrigue_king", "or")},
    //: %1: “2”, or “2 or 3” where it may be either; %2: “place up to 4 or 2”, or Caballeros, as “4 or 2”
    Word{"outlook:own", QT_TRANSLATE_NOOP("intrigue_king", "position %1: this card, %2")},
    Word{"outlook:intrigue", QT_TRANSLATE_NOOP("intrigue_king", "last: Intrigue, %1")},
    Word{"outlook:intrigue-or-own", QT_TRANSLATE_NOOP("intrigue_king", "last: Intrigue or this card, %1")},
    Word{"outlook:stacks", QT_TRANSLATE_NOOP("intrigue_king", "or an action card")},
    Word{"outlook:joker", QT_TRANSLATE_NOOP("intrigue_king", "replaced by another card once everyone has played")},
    // Why the action of a card is never used; %1: the number of players, 4 or more.
    Word{"never:king", QT_TRANSLATE_NOOP("intrigue_king", "With %1 players, you always get the King instead.")},
    Word{"never:intrigue", QT_TRANSLATE_NOOP("intrigue_king", "With %1 players, you always get the Intrigue instead.")},
    Word{"bridge:joins", QT_TRANSLATE_NOOP("intrigue_king", "The bridge joins %1 and %2.")},
    Word{"badge:ki-veto", QT_TRANSLATE_NOOP("intrigue_king", "Holds the Veto for this round")},
    Word{"badge:ki-conspiracy",
         QT_TRANSLATE_NOOP("intrigue_king", "Conspiracy: at the next general scoring, the Grandes follow the disks")},
    Word{"scoring:conspiracy", QT_TRANSLATE_NOOP("intrigue_king", "Conspiracy: the Grandes follow the disks")},
    Word{"scoring:reserve",
         QT_TRANSLATE_NOOP("intrigue_king", "Before the regions: {seat} may place from the reserve")},
    Word{"badge:ki-reserve", QT_TRANSLATE_N_NOOP("intrigue_king", "%n Caballero(s) in the reserve")},
};

} // namespace

QString words_intrigue_king(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("intrigue_king", kWords);
    for (const QString& text : {words(key, count), intrigue_king::cardWords(key, count)})
        if (!text.isEmpty()) return text;
    return intrigue_king::ruleBookWords(key, count);
}

} // namespace elgrande
