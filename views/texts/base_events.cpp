// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The log: one sentence for each event that a player wants to read about. Behind the event's id may stand how it went:
// "of:<token>" (with that token; another one may follow), "at:<place>" (to that place), "stays" (from where it goes
// to), "inside" (into a part of the place where it was), "first" (from nowhere), "away" (to nowhere), "held" (to a
// seat), "hidden" (what it speaks of is not for the reader's eyes), "several" (a number of power cards), "idle" (a rank
// that gives no points), "own" (a card of no stack), "chosen" (by several disks).
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kEvents{
    Word{"event:cards-revealed", QT_TRANSLATE_NOOP("texts", "Action card: {card}")},
    Word{"event:king-placed", QT_TRANSLATE_NOOP("texts", "The King starts {in}.")},
    Word{"event:home-drawn", QT_TRANSLATE_NOOP("texts", "Home region of {seat}: {place}")},
    Word{"event:starter-chosen", QT_TRANSLATE_NOOP("texts", "{seat} plays the first power card.")},
    Word{"event:round-began", QT_TRANSLATE_NOOP("texts", "Round {round}")},
    Word{"event:power-played", QT_TRANSLATE_NOOP("texts", "{seat} plays power card {power}.")},
    Word{"event:court-filled", QT_TRANSLATE_N_NOOP("texts", "{seat} brings %n Caballero(s) to court.")},
    Word{"event:caballero-recalled", QT_TRANSLATE_NOOP("texts", "{seat} takes {pieces} {from} back to court.")},
    Word{"event:card-taken", QT_TRANSLATE_NOOP("texts", "{seat} takes the action card “{card}”.")},
    Word{"event:caballero-placed:at:castillo", QT_TRANSLATE_NOOP("texts", "{seat} throws {pieces} into the {place}.")},
    Word{"event:caballero-placed", QT_TRANSLATE_NOOP("texts", "{seat} places {pieces} {in}.")},
    Word{"event:special-announced", QT_TRANSLATE_NOOP("texts", "{seat} starts the special action of “{card}”.")},
    Word{"event:special-vetoed", QT_TRANSLATE_NOOP("texts", "{seat} uses the Veto: “{card}” ends here.")},
    Word{"event:veto-taken",
         QT_TRANSLATE_NOOP("texts", "{seat} keeps the Veto until the end of the next round at the latest.")},
    Word{"event:veto-expired", QT_TRANSLATE_NOOP("texts", "{seat}'s Veto expires unused.")},
    Word{"event:caballero-moved", QT_TRANSLATE_NOOP("texts", "{seat} moves {whose} {from} {to}.")},
    Word{"event:caballero-sent-back", QT_TRANSLATE_NOOP("texts", "{seat} sends {whose} {from} back to the provinces.")},
    Word{"event:disks-revealed", QT_TRANSLATE_NOOP("texts", "{seat}'s disk shows: {place}")},
    Word{"event:disk-set", QT_TRANSLATE_NOOP("texts", "{seat} has set the secret disk.")},
    Word{"event:special-left", QT_TRANSLATE_NOOP("texts", "{seat} does not use “{card}”.")},
    Word{"event:special-idle", QT_TRANSLATE_NOOP("texts", "{seat} cannot carry out “{card}”.")},
    Word{"event:disk-idle", QT_TRANSLATE_NOOP("texts", "{seat} has no Caballeros {in}.")},
    Word{"event:placing-left", QT_TRANSLATE_N_NOOP("texts", "{seat} leaves %n Caballero(s) at court.")},
    Word{"event:castillo-emptied", QT_TRANSLATE_NOOP("texts", "{seat} moves {pieces} from the Castillo {to}.")},
    Word{"event:castillo-counted", QT_TRANSLATE_NOOP("texts", "In the Castillo: {pieces}")},
    Word{"event:king-moved:stays", QT_TRANSLATE_NOOP("texts", "{seat} leaves the King {in}.")},
    Word{"event:king-moved", QT_TRANSLATE_NOOP("texts", "{seat} moves the King {from} {to}.")},
    Word{"event:grande-moved:stays", QT_TRANSLATE_NOOP("texts", "{seat}'s Grande stays {in}.")},
    Word{"event:grande-moved", QT_TRANSLATE_NOOP("texts", "{seat} moves the Grande {from} {to}.")},
    Word{"event:scoreboard-moved:first", QT_TRANSLATE_NOOP("texts", "{seat} places the scoreboard {token} {in}.")},
    Word{"event:scoreboard-moved:away",
         QT_TRANSLATE_NOOP("texts", "The scoreboard {token} goes back next to the board.")},
    Word{"event:scoreboard-moved", QT_TRANSLATE_NOOP("texts", "{seat} moves the scoreboard {token} {from} {to}.")},
    Word{"event:power-taken-back:hidden", QT_TRANSLATE_NOOP("texts", "{seat} secretly takes a power card back.")},
    Word{"event:power-taken-back", QT_TRANSLATE_NOOP("texts", "{seat} takes power card {power} back.")},
    Word{"event:eviction-named", QT_TRANSLATE_NOOP("texts", "{seat} names the region for the eviction: {place}")},
    Word{"event:place-scored", QT_TRANSLATE_NOOP("texts", "Scoring: {place}")},
    Word{"event:place-unscored:chosen", QT_TRANSLATE_NOOP("texts", "{place} is not scored: chosen more than once.")},
    //: A general scoring leaves the place out
    Word{"event:place-unscored", QT_TRANSLATE_NOOP("texts", "{place} is not scored.")},
    //: {rank}: a rank or a tie that gives no points, as “tied for 3rd: nothing”
    Word{"event:place-contended:idle", QT_TRANSLATE_NOOP("texts", "{owner} {in} – {rank}.")},
    Word{"event:place-contended:held",
         QT_TRANSLATE_NOOP("texts", "Allied {in}: {seat} and {holder} count together ({number}).")},
    Word{"event:place-contended:held:idle",
         QT_TRANSLATE_NOOP("texts", "Allied {in}: {seat} and {holder} count together ({number}) – {rank}.")},
    Word{"event:points", QT_TRANSLATE_N_NOOP("texts", "{seat} scores %n point(s) {in} ({reason}).")},
    Word{"event:scoring-began", QT_TRANSLATE_NOOP("texts", "General scoring {number}")},
    Word{"event:game-ended", QT_TRANSLATE_NOOP("texts", "The game is over.")},
    Word{"event:token-moved:of:king", QT_TRANSLATE_NOOP("texts", "The King is {in} again.")},
    Word{"event:token-moved:held", QT_TRANSLATE_NOOP("texts", "{token}: now with {holder}.")},
    Word{"event:token-moved:away", QT_TRANSLATE_NOOP("texts", "{token}: now next to the board.")},
    Word{"event:token-moved", QT_TRANSLATE_NOOP("texts", "{token}: now {in}.")},
};

} // namespace

std::span<const Word> baseEvents() { return kEvents; }

} // namespace elgrande::texts
