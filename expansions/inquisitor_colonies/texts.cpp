// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the expansion; those of the rulebook are in texts_rulebook.cpp, the window's own in texts_window.cpp.
// The English text is the key of its translation in translations/; keys are listed in views/texts/texts.h, what {seat},
// {place} … stand for in views/texts/phrases.h. The wording is our own; what it says follows RULINGS.md section 3.
#include "texts.h"

#include "names.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande {
namespace inquisitor_colonies {

namespace {

using texts::Word;

constexpr const char* kFromCoast = QT_TRANSLATE_NOOP(
    "inquisitor_colonies", "Caballeros board the ship from the court only while the King is in a coastal region.");
constexpr const char* kByShip =
    QT_TRANSLATE_NOOP("inquisitor_colonies", "Nobody comes here from the court, only by ship.");
constexpr const char* kFromNextDoor = QT_TRANSLATE_NOOP(
    "inquisitor_colonies", "Caballeros come to France from the court only while the King is in an adjacent region.");

constexpr std::array kWords{
    Word{"expansion", QT_TRANSLATE_NOOP("inquisitor_colonies", "Grand Inquisitor & the Colonies")},
    Word{"expansion-text",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "France, a ship, America and the Mediterranean: goods for Spain, and "
                                                  "the black Caballeros of the Grand Inquisitor.")},
    Word{"area:france", QT_TRANSLATE_NOOP("inquisitor_colonies", "France")},
    Word{"in:france", QT_TRANSLATE_NOOP("inquisitor_colonies", "in France")},
    Word{"to:france", QT_TRANSLATE_NOOP("inquisitor_colonies", "to France")},
    Word{"from:france", QT_TRANSLATE_NOOP("inquisitor_colonies", "out of France")},
    Word{"area:france.ambassador", QT_TRANSLATE_NOOP("inquisitor_colonies", "Ambassador")},
    Word{"in:france.ambassador", QT_TRANSLATE_NOOP("inquisitor_colonies", "as Ambassador in France")},
    Word{"to:france.ambassador", QT_TRANSLATE_NOOP("inquisitor_colonies", "to France as Ambassador")},
    Word{"from:france.ambassador", QT_TRANSLATE_NOOP("inquisitor_colonies", "from the Ambassador's space in France")},
    Word{"area:france.envoy", QT_TRANSLATE_NOOP("inquisitor_colonies", "Envoy")},
    Word{"in:france.envoy", QT_TRANSLATE_NOOP("inquisitor_colonies", "as Envoy in France")},
    Word{"to:france.envoy", QT_TRANSLATE_NOOP("inquisitor_colonies", "to France as Envoy")},
    Word{"from:france.envoy", QT_TRANSLATE_NOOP("inquisitor_colonies", "from the Envoy's space in France")},
    Word{"area:ship", QT_TRANSLATE_NOOP("inquisitor_colonies", "Ship")},
    Word{"in:ship", QT_TRANSLATE_NOOP("inquisitor_colonies", "on the ship")},
    Word{"to:ship", QT_TRANSLATE_NOOP("inquisitor_colonies", "onto the ship")},
    Word{"from:ship", QT_TRANSLATE_NOOP("inquisitor_colonies", "off the ship")},
    Word{"area:ship.captain", QT_TRANSLATE_NOOP("inquisitor_colonies", "Captain")},
    Word{"in:ship.captain", QT_TRANSLATE_NOOP("inquisitor_colonies", "as Captain on the ship")},
    Word{"to:ship.captain", QT_TRANSLATE_NOOP("inquisitor_colonies", "onto the ship as Captain")},
    Word{"from:ship.captain", QT_TRANSLATE_NOOP("inquisitor_colonies", "from the Captain's space on the ship")},
    Word{"area:ship.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "Ship, with Gold")},
    Word{"in:ship.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "on the ship with Gold")},
    Word{"to:ship.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "onto the ship with Gold")},
    Word{"from:ship.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "off the ship with Gold")},
    Word{"area:ship.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "Ship, with Wares")},
    Word{"in:ship.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "on the ship with Wares")},
    Word{"to:ship.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "onto the ship with Wares")},
    Word{"from:ship.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "off the ship with Wares")},
    Word{"area:america", QT_TRANSLATE_NOOP("inquisitor_colonies", "America")},
    Word{"in:america", QT_TRANSLATE_NOOP("inquisitor_colonies", "in America")},
    Word{"to:america", QT_TRANSLATE_NOOP("inquisitor_colonies", "to America")},
    Word{"from:america", QT_TRANSLATE_NOOP("inquisitor_colonies", "out of America")},
    Word{"area:america.viceroy", QT_TRANSLATE_NOOP("inquisitor_colonies", "Viceroy")},
    Word{"in:america.viceroy", QT_TRANSLATE_NOOP("inquisitor_colonies", "as Viceroy in America")},
    Word{"to:america.viceroy", QT_TRANSLATE_NOOP("inquisitor_colonies", "to America as Viceroy")},
    Word{"from:america.viceroy", QT_TRANSLATE_NOOP("inquisitor_colonies", "from the Viceroy's space in America")},
    Word{"area:america.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "America, with Gold")},
    Word{"in:america.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "in America with Gold")},
    Word{"to:america.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "to America with Gold")},
    Word{"from:america.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "out of America with Gold")},
    Word{"area:america.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "America, with Wares")},
    Word{"in:america.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "in America with Wares")},
    Word{"to:america.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "to America with Wares")},
    Word{"from:america.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "out of America with Wares")},
    Word{"area:mediterranean", QT_TRANSLATE_NOOP("inquisitor_colonies", "Mediterranean")},
    Word{"in:mediterranean", QT_TRANSLATE_NOOP("inquisitor_colonies", "in the Mediterranean")},
    Word{"to:mediterranean", QT_TRANSLATE_NOOP("inquisitor_colonies", "to the Mediterranean")},
    Word{"from:mediterranean", QT_TRANSLATE_NOOP("inquisitor_colonies", "out of the Mediterranean")},
    Word{"area:mediterranean.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "Mediterranean, with Gold")},
    Word{"in:mediterranean.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "in the Mediterranean with Gold")},
    Word{"to:mediterranean.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "to the Mediterranean with Gold")},
    Word{"from:mediterranean.gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "out of the Mediterranean with Gold")},
    Word{"area:mediterranean.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "Mediterranean, with Wares")},
    Word{"in:mediterranean.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "in the Mediterranean with Wares")},
    Word{"to:mediterranean.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "to the Mediterranean with Wares")},
    Word{"from:mediterranean.wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "out of the Mediterranean with Wares")},
    Word{"area:limit-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "Limit table")},
    Word{"in:limit-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "on the Limit table")},
    Word{"to:limit-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "onto the Limit table")},
    Word{"from:limit-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "off the Limit table")},
    Word{"lies-with:limit-table", kTableToken},
    Word{"in:limit-table:there", QT_TRANSLATE_NOOP("inquisitor_colonies", "{region} (on the Limit table)")},
    Word{"to:limit-table:there", QT_TRANSLATE_NOOP("inquisitor_colonies", "{region} (onto the Limit table)")},
    Word{"from:limit-table:there", QT_TRANSLATE_NOOP("inquisitor_colonies", "{region} (off the Limit table)")},
    // What a Caballero is for in a place
    Word{"area-text:france",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "France holds 3 Caballeros. From your court they get here while the "
                                                  "King is in an adjacent region, otherwise by ship or by a card.")},
    Word{"area-text:france.ambassador",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "As Ambassador, your Caballero scores 2 additional points whenever France is scored. A "
                           "Caballero that comes here may take this space if it is empty.")},
    Word{"area-text:france.envoy",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "As Envoy, your Caballero scores 1 additional point whenever France "
                           "is scored. A Caballero that comes here may take this space if it is empty.")},
    Word{"area-text:ship", QT_TRANSLATE_NOOP("inquisitor_colonies",
                                             "On a later turn, your Caballeros sail from here overseas or to a coast. "
                                             "They board from your court while the King is in a coastal region.")},
    Word{"area-text:ship.captain",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "As Captain, your Caballero scores 3 points whenever the ship is "
                           "scored. A Caballero that comes on board may take this space if it is empty.")},
    Word{"area-text:ship.gold",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "This Caballero has Gold on board: 6 points as soon as it reaches Spain.")},
    Word{"area-text:ship.wares",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "This Caballero has Wares on board: 4 points as soon as it reaches Spain.")},
    Word{"area-text:america",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Your Caballeros can claim Gold here; it scores 6 points as soon as "
                                                  "they reach Spain with it. They get here by ship or by a card.")},
    Word{"area-text:america.viceroy",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "As Viceroy, your Caballero scores 5 points whenever America is scored but does not count "
                           "towards the majority. A Caballero that comes here may take this space if it is empty.")},
    Word{"area-text:america.gold",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "This Caballero has claimed Gold: 6 points as soon as it reaches Spain.")},
    Word{"area-text:america.wares",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "This Caballero has Wares with it: 4 points as soon as it reaches Spain.")},
    Word{"area-text:mediterranean",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Your Caballeros can claim Wares here; they score 4 points as soon as "
                           "they reach Spain with them. They get here by ship or by a card.")},
    Word{"area-text:mediterranean.gold",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "This Caballero has Gold with it: 6 points as soon as it reaches Spain.")},
    Word{"area-text:mediterranean.wares",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "This Caballero has claimed Wares: 4 points as soon as it reaches Spain.")},
    Word{"area-text:limit-table",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "The Limit table is {in} now: Caballeros that arrive there take a free "
                           "space on it, and only those on it count.")},
    Word{
        "area-text:limit-table:aside",
        QT_TRANSLATE_NOOP(
            "inquisitor_colonies",
            "The Limit table is next to the board. Once it is placed in a region, only Caballeros on it count there.")},
    Word{"token-here:colonies-table",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "Here is the Limit table: Caballeros that arrive take a free space on it, and only those on it count.")},
    Word{"token:colonies-inquisitor", QT_TRANSLATE_NOOP("inquisitor_colonies", "Grand Inquisitor")},
    Word{"token:colonies-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "Limit table")},
    //: Goods of the colonies, as is “Wares”
    Word{"token:colonies-gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "Gold")},
    Word{"token:colonies-wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "Wares")},
    Word{"card:colonies-inquisitor", QT_TRANSLATE_NOOP("inquisitor_colonies", "Grand Inquisitor")},
    Word{"card-text:colonies-inquisitor",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "You may take the Grand Inquisitor into your court. Then move up to "
                                                  "2 black Caballeros to other regions or into the Castillo.")},
    Word{"remark:colonies-inquisitor",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Neither out of nor into the King's region. The card is available again every round.")},
    Word{"card:colonies-conspiracy", QT_TRANSLATE_NOOP("inquisitor_colonies", "Conspiracy")},
    Word{"card-text:colonies-conspiracy",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "At the next general scoring, every player's Grande moves to the region on their secret "
                           "disk. 1 Gold goes to America.")},
    Word{"remark:colonies-conspiracy",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "A Grande neither leaves nor enters the King's region.")},
    Word{"card:colonies-remove", QT_TRANSLATE_NOOP("inquisitor_colonies", "Remove action card")},
    Word{"card-text:colonies-remove",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Remove one of the action cards still on offer from this round. 1 Wares disc goes to the "
                           "Mediterranean.")},
    Word{"remark:colonies-remove",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "The King's and the Grand Inquisitor's cards return in the next round.")},
    Word{"card:colonies-turn-over", QT_TRANSLATE_NOOP("inquisitor_colonies", "Turn over action card")},
    Word{"card-text:colonies-turn-over",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Keep this card: in this round or the next, you may stop one special action of another "
                           "player. When you do, 1 Wares disc goes to the Mediterranean.")},
    Word{"remark:colonies-turn-over",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "If unused, it is discarded after the next round and brings no disc.")},
    Word{"card:colonies-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "Limit table")},
    Word{"card-text:colonies-table",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Move the Limit table to another region and decide which Caballeros there get a space on "
                           "it. 1 Wares disc goes to the Mediterranean.")},
    Word{"remark:colonies-table",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Not to France; neither out of nor into the King's region.")},
    Word{"card:colonies-own", QT_TRANSLATE_NOOP("inquisitor_colonies", "Own Caballeros")},
    Word{
        "card-text:colonies-own",
        QT_TRANSLATE_NOOP("inquisitor_colonies",
                          "Move up to 3 of your own Caballeros anywhere, including overseas. 1 Gold goes to America.")},
    Word{"remark:colonies-own", QT_TRANSLATE_NOOP("inquisitor_colonies", "The King's region stays taboo.")},
    Word{"card:colonies-any", QT_TRANSLATE_NOOP("inquisitor_colonies", "Any Caballeros")},
    Word{"card-text:colonies-any",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Move up to 3 Caballeros of any players anywhere, including overseas. 1 Wares disc goes to "
                           "the Mediterranean.")},
    Word{"remark:colonies-any", QT_TRANSLATE_NOOP("inquisitor_colonies", "The King's region stays taboo.")},
    Word{"card:colonies-take", QT_TRANSLATE_NOOP("inquisitor_colonies", "In the Inquisitor's favour")},
    Word{"card-text:colonies-take",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Take the Grand Inquisitor into your court.")},
    Word{"remark:colonies-take", QT_TRANSLATE_NOOP("inquisitor_colonies", "It brings no discs.")},
    Word{"card:colonies-score", QT_TRANSLATE_NOOP("inquisitor_colonies", "Scoring: overseas")},
    Word{"card-text:colonies-score",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Score France, the ship, America and the Mediterranean. 1 Gold goes to America, 1 Wares "
                           "disc to the Mediterranean.")},
    Word{"card:colonies-embark", QT_TRANSLATE_NOOP("inquisitor_colonies", "All aboard")},
    Word{"card-text:colonies-embark",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Move up to 2 Caballeros from your court onto the ship, wherever the King is. 1 Gold goes "
                           "to America, 2 Wares discs to the Mediterranean.")},
    Word{"remark:king",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "You may place your Caballeros before or after it. The King never "
                                                  "goes onto the ship, to America or to the Mediterranean.")},
    Word{"remark:intrigue-2-from-court",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "The King's region stays taboo. Never in America or the Mediterranean; in France and on the "
                           "ship only while the King allows it.")},
    Word{"remark:intrigue-all-own-or-court",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "The King's region stays taboo. Beyond Spain, Caballeros from your court can go only to "
                           "France and onto the ship, and only while the King allows it.")},
    Word{"reconstructed",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "No source says how many Caballeros and discs this card brings.")},
    Word{"reconstructed:colonies-own",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "No source describes this card: action, Caballeros and discs are our own.")},
    Word{"reconstructed:colonies-any",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "No source describes this card: action, Caballeros and discs are our own.")},
    Word{"reconstructed:colonies-take",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "No source describes this card: action, Caballeros and discs are our own.")},
    Word{"reconstructed:colonies-score",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "No source describes this card: action, Caballeros and discs are our own.")},
    Word{"reconstructed:colonies-embark",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "No source describes this card: action, Caballeros and discs are our own.")},
    Word{"option:colonies-france-is-spain", QT_TRANSLATE_NOOP("inquisitor_colonies", "France counts as Spain")},
    Word{"option-text:colonies-france-is-spain",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Gold and Wares that reach France score immediately.")},
    Word{"option:colonies-sailing", QT_TRANSLATE_NOOP("inquisitor_colonies", "When Caballeros sail")},
    Word{"option-text:colonies-sailing",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Only Caballeros that were on board or overseas when the turn began may sail. The rulebook "
                           "does not say when.")},
    Word{"option-value:colonies-sailing:turn-start",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "At the start of the turn, first off the ship")},
    Word{"option-value:colonies-sailing:any-time",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "At any time in the turn, in any order")},
    Word{"reason:colonies-ambassador", QT_TRANSLATE_NOOP("inquisitor_colonies", "Ambassador")},
    Word{"reason:colonies-envoy", QT_TRANSLATE_NOOP("inquisitor_colonies", "Envoy")},
    Word{"reason:colonies-captain", QT_TRANSLATE_NOOP("inquisitor_colonies", "Captain")},
    Word{"reason:colonies-viceroy", QT_TRANSLATE_NOOP("inquisitor_colonies", "Viceroy")},
    Word{"reason:colonies-gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "Gold")},
    Word{"reason:colonies-wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "Wares")},
    Word{"refusal:colonies-by-sea",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "No Caballero may be placed here from the court at the moment.")},
    Word{"refusal:colonies-by-sea:at:ship", kFromCoast},
    Word{"refusal:colonies-by-sea:at:ship.captain", kFromCoast},
    Word{"refusal:colonies-by-sea:at:america", kByShip},
    Word{"refusal:colonies-by-sea:at:america.viceroy", kByShip},
    Word{"refusal:colonies-by-sea:at:mediterranean", kByShip},
    Word{"refusal:colonies-by-sea:at:france", kFromNextDoor},
    Word{"refusal:colonies-by-sea:at:france.ambassador", kFromNextDoor},
    Word{"refusal:colonies-by-sea:at:france.envoy", kFromNextDoor},
    Word{"refusal:colonies-with-goods",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "A Caballero with a disc cannot go there.")},
    Word{"refusal:colonies-nothing-to-claim",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "There is no free disc where you have a Caballero.")},
    Word{"refusal:colonies-not-holder",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The Grand Inquisitor is not in your court.")},
    Word{"refusal:colonies-black-stay",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The black Caballeros never go to the provinces.")},
    Word{"refusal:colonies-no-table-there",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The Limit table cannot be placed here.")},
    Word{"refusal:colonies-beside-only",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Only Caballeros next to the Limit table can be moved onto it.")},
    Word{"refusal:colonies-not-by-ship",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The ship cannot sail here at the moment.")},
    Word{"event:colonies-sailed", QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat} sails with {pieces} {from} {to}.")},
    Word{"event:points:at:limit-table",
         QT_TRANSLATE_N_NOOP("inquisitor_colonies", "{seat} scores %n point(s) ({reason}).")},
    Word{"event:colonies-claimed:at:america.gold",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat} claims Gold in America with {pieces}.")},
    Word{"event:colonies-claimed:at:mediterranean.wares",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat} claims Wares in the Mediterranean with {pieces}.")},
    Word{"event:colonies-claimed",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat} claims a disc with {pieces} {in}.")},
    Word{"event:token-moved:of:colonies-gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "New Gold: {place}")},
    Word{"event:token-moved:of:colonies-gold:away",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The Gold goes back next to the board.")},
    Word{"event:token-moved:of:colonies-wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "New Wares: {place}")},
    Word{"event:token-moved:of:colonies-wares:away",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The Wares go back next to the board.")},
    Word{"event:token-moved:of:colonies-table",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The Limit table is now {in}.")},
    Word{"event:token-moved:of:colonies-inquisitor:held",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "The Grand Inquisitor is now in the court of {holder}.")},
    Word{"event:colonies-black-placed", QT_TRANSLATE_NOOP("inquisitor_colonies", "Black Caballeros are placed {in}.")},
    Word{"event:colonies-black-left", QT_TRANSLATE_NOOP("inquisitor_colonies", "The black Caballeros go {from} {to}.")},
    Word{"event:colonies-on-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "On the Limit table: {pieces}.")},
    Word{"event:colonies-off-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "Off the Limit table: {pieces}.")},
    Word{"event:colonies-card-removed",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat} removes “{card}” from this round.")},
    Word{"event:colonies-conspiracy-begun",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "{seat} plots a conspiracy: at the next general scoring, the Grandes follow the disks.")},
    Word{"prompt:colonies-sail",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "{seat}: your Caballeros may sail, first off the ship, then from overseas onto it. Or choose “Done”.")},
    Word{"prompt:colonies-sail:colonies-black",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat}: the black Caballeros may sail, first off the ship, then "
                                                  "from overseas onto it. Or choose “Done”.")},
    Word{"prompt:colonies-sail:colonies-any-time",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "{seat}: your Caballeros that were on board or overseas when the turn began may sail. Or choose “Done”.")},
    Word{"prompt:colonies-claim",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat}: choose the Caballero that claims a disc.")},
    Word{"prompt:colonies-take",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat}: take the Grand Inquisitor into your court?")},
    Word{"prompt:turn:colonies-recruit",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "{seat}: the Grand Inquisitor brings one extra Caballero. Take one to your court or place one from it.")},
    Word{"prompt:turn:colonies-post",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "{seat}: the Grand Inquisitor brings one extra Caballero. Take one to your court or place one from it.")},
    Word{"prompt:relocate:colonies-inquisitor",
         QT_TRANSLATE_N_NOOP("inquisitor_colonies",
                             "{seat}: move up to %n black Caballero(s). Choose where from, then where to.")},
    Word{"prompt:colonies-post",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "{seat}: place the Grand Inquisitor's extra Caballero adjacent to the King's region.")},
    Word{"prompt:colonies-settle",
         QT_TRANSLATE_N_NOOP("inquisitor_colonies",
                             "{seat}: choose whose Caballero gets a space on the Limit table. %n space(s) left.")},
    Word{"prompt:colonies-table",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat}: choose the region for the Limit table.")},
    Word{"prompt:colonies-remove",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat}: choose the action card to remove from this round.")},
    Word{"prompt:colonies-embark",
         QT_TRANSLATE_N_NOOP("inquisitor_colonies",
                             "{seat}: move up to %n Caballero(s) from your court onto the ship.")},
    Word{"prompt:disk:colonies-opening",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "{seat}: secretly choose the region where 2 more of your Caballeros start.")},
    Word{"prompt:disk:colonies-castillo",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "{seat}: secretly choose the region the black Caballeros from the Castillo go to.")},
    Word{"prompt:disk:colonies-conspiracy",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "{seat}: secretly choose the region your Grande moves to in the conspiracy.")},
    Word{"prompt:disk:also:colonies-castillo",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Any black Caballeros in the Castillo go there as well.")},
    Word{"prompt:disk:also:colonies-conspiracy",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Your Grande goes there as well.")},
    Word{"action:colonies-sail", QT_TRANSLATE_NOOP("inquisitor_colonies", "Sail {from} {to}")},
    //: The ship leaves with who is aboard
    Word{"action:colonies-set-sail", QT_TRANSLATE_NOOP("inquisitor_colonies", "Sail")},
    Word{"action:colonies-claim", QT_TRANSLATE_NOOP("inquisitor_colonies", "Claim a disc")},
    Word{"action:colonies-claim-with", QT_TRANSLATE_NOOP("inquisitor_colonies", "Claim it {in}")},
    Word{"action:colonies-take", QT_TRANSLATE_NOOP("inquisitor_colonies", "Take the Grand Inquisitor")},
    //: Do not take the Grand Inquisitor
    Word{"action:done:colonies-take", QT_TRANSLATE_NOOP("inquisitor_colonies", "Leave him")},
    Word{"action:colonies-recruit", QT_TRANSLATE_NOOP("inquisitor_colonies", "Inquisitor: one to the court")},
    Word{"action:colonies-post", QT_TRANSLATE_NOOP("inquisitor_colonies", "Inquisitor: one from the court")},
    //: In a list of what could still be done
    Word{"gift:colonies-recruit", QT_TRANSLATE_NOOP("inquisitor_colonies", "the Grand Inquisitor's extra Caballero")},
    //: In a list of what could still be done
    Word{"gift:colonies-post", QT_TRANSLATE_NOOP("inquisitor_colonies", "the Grand Inquisitor's extra Caballero")},
    //: In a list of what could still be done
    Word{"gift:colonies-claim", QT_TRANSLATE_NOOP("inquisitor_colonies", "claim a disc")},
    Word{"action:colonies-seat", QT_TRANSLATE_NOOP("inquisitor_colonies", "A space for {pieces}")},
    Word{"action:colonies-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "Limit table {to}")},
    Word{"action:colonies-remove", QT_TRANSLATE_NOOP("inquisitor_colonies", "Remove “{card}”")},
};

} // namespace

} // namespace inquisitor_colonies

QString words_inquisitor_colonies(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("inquisitor_colonies", inquisitor_colonies::kWords);
    QString text = words(key, count);
    if (!text.isEmpty()) return text;
    const QString inWindow = inquisitor_colonies::windowWords(key, count);
    return inWindow.isEmpty() ? inquisitor_colonies::ruleBookWords(key, count) : inWindow;
}

} // namespace elgrande
