// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a button says for an action, by the word that the action is written with.
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kActions{
    Word{"action:power", QT_TRANSLATE_NOOP("texts", "Power card {power}")},
    //: {number}: Caballeros that come from the provinces to the court
    Word{"action:court", QT_TRANSLATE_NOOP("texts", "Take {number}")},
    Word{"action:court:none", QT_TRANSLATE_NOOP("texts", "Take none")},
    Word{"action:recall", QT_TRANSLATE_NOOP("texts", "Take one {from}")},
    Word{"action:action", QT_TRANSLATE_NOOP("texts", "Take “{card}”")},
    Word{"action:place", QT_TRANSLATE_NOOP("texts", "Place Caballeros")},
    Word{"action:special", QT_TRANSLATE_NOOP("texts", "Special action")},
    Word{"action:end", QT_TRANSLATE_NOOP("texts", "End turn")},
    Word{"action:done", QT_TRANSLATE_NOOP("texts", "Done")},
    //: {in}: as in “in Galicia”; a Caballero goes there
    Word{"action:caballero", QT_TRANSLATE_NOOP("texts", "Place {in}")},
    Word{"action:veto", QT_TRANSLATE_NOOP("texts", "Veto!")},
    //: The answer to a special action: no Veto against this step; “Allow all”: against none that follows
    Word{"action:allow", QT_TRANSLATE_NOOP("texts", "Allow")},
    Word{"action:allow all", QT_TRANSLATE_NOOP("texts", "Allow all")},
    //: “Move 2 of Ada's Caballeros from Galicia to Granada”; the order may be another
    Word{"action:move", QT_TRANSLATE_NOOP("texts", "Move {pieces} {from} {to}")},
    Word{"action:from", QT_TRANSLATE_NOOP("texts", "From region: {place}")},
    Word{"action:option", QT_TRANSLATE_NOOP("texts", "Option {number}")},
    Word{"action:send", QT_TRANSLATE_NOOP("texts", "Send {pieces} {from} back")},
    Word{"action:disk", QT_TRANSLATE_NOOP("texts", "Disk: {place}")},
    //: What is done: this place is scored
    Word{"action:score", QT_TRANSLATE_NOOP("texts", "Score: {place}")},
    //: {to}: as in “to Galicia”; the King moves there
    Word{"action:king", QT_TRANSLATE_NOOP("texts", "King {to}")},
    Word{"action:king stay", QT_TRANSLATE_NOOP("texts", "The King stays")},
    Word{"action:grande", QT_TRANSLATE_NOOP("texts", "Grande {to}")},
    Word{"action:scoreboard", QT_TRANSLATE_NOOP("texts", "Scoreboard {token} {to}")},
    Word{"action:take", QT_TRANSLATE_NOOP("texts", "Take power card {power} back")},
    //: {from}: as in “from Galicia”; the others' Caballeros must leave it
    Word{"action:evict", QT_TRANSLATE_NOOP("texts", "Evict {from}")},
    Word{"action:use", QT_TRANSLATE_NOOP("texts", "Use “{card}”")},
};

} // namespace

std::span<const Word> baseActions() { return kActions; }

} // namespace elgrande::texts
