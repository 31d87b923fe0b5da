// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What each kind of decision asks, "prompt:<kind>", and where that says too little, "prompt:<kind>:<card, topic or
// variant>". Of a turn the first sentence says what to do: where there is little room it stands alone.
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kPrompts{
    Word{"prompt:power",
         QT_TRANSLATE_NOOP("texts", "{seat}: play a power card. The highest acts first; low cards fill your court.")},
    Word{"prompt:court:short",
         QT_TRANSLATE_N_NOOP("texts",
                             "{seat}: how many Caballeros do you take to your court? Your provinces hold too few: if "
                             "you take them all, you may take up to %n more from regions.")},
    Word{"prompt:court",
         QT_TRANSLATE_NOOP("texts", "{seat}: how many Caballeros do you take from your provinces to your court?")},
    Word{"prompt:recall",
         QT_TRANSLATE_N_NOOP(
             "texts", "{seat}: your provinces are empty. You may take up to %n{more} Caballero(s) from regions to "
                      "your court.")},
    Word{"prompt:action", QT_TRANSLATE_NOOP("texts", "{seat}: take one of the action cards.")},
    Word{"prompt:turn", QT_TRANSLATE_NOOP("texts", "{seat}: it is your turn. Choose what to do.")},
    //: {next}: a list such as “take a ship token, the Queen's extra Caballero”
    Word{"prompt:turn:left", QT_TRANSLATE_NOOP("texts", "{seat}: you could still do this: {next}. Or end your turn.")},
    Word{"prompt:turn:both",
         QT_TRANSLATE_N_NOOP("texts",
                             "{seat}: place up to %n Caballero(s). Before or after that, use the special action.")},
    Word{"prompt:turn:place", QT_TRANSLATE_N_NOOP("texts", "{seat}: place up to %n Caballero(s) or end your turn.")},
    Word{"prompt:turn:both:owed",
         QT_TRANSLATE_N_NOOP("texts", "{seat}: place up to %n Caballero(s). Before or after that, you must carry out "
                                      "the special action.")},
    Word{"prompt:turn:special:owed", QT_TRANSLATE_NOOP("texts", "{seat}: you must carry out the special action.")},
    Word{"prompt:turn:special", QT_TRANSLATE_NOOP("texts", "{seat}: use the special action or end your turn.")},
    Word{"prompt:turn:end", QT_TRANSLATE_NOOP("texts", "{seat}: nothing left to do. End your turn.")},
    Word{"prompt:place", QT_TRANSLATE_N_NOOP("texts", "{seat}: place up to %n{more} Caballero(s) from your court.")},
    Word{"prompt:place:provinces",
         QT_TRANSLATE_N_NOOP("texts", "{seat}: place up to %n{more} Caballero(s) from your provinces.")},
    Word{"prompt:veto:announced",
         QT_TRANSLATE_NOOP("texts", "{seat}: {other} wants to use the special action of “{card}”. Do you object?")},
    Word{"prompt:veto:step", QT_TRANSLATE_NOOP("texts", "{seat}: {other} uses “{card}”. Next: {next}. Do you object?")},
    Word{"prompt:veto:rest", QT_TRANSLATE_NOOP("texts", "{seat}: {other} continues with “{card}”. Do you object?")},
    Word{"prompt:relocate",
         QT_TRANSLATE_N_NOOP("texts", "{seat}: move up to %n{more} Caballero(s). Choose where from, then where to.")},
    Word{"prompt:relocate:own", QT_TRANSLATE_N_NOOP("texts", "{seat}: move up to %n{more} of your own Caballero(s).")},
    Word{"prompt:relocate:foreign",
         QT_TRANSLATE_N_NOOP("texts", "{seat}: move up to %n{more} Caballero(s) of other players.")},
    Word{
        "prompt:relocate:both",
        QT_TRANSLATE_NOOP(
            "texts", "{seat}: move up to {number}{more} of your own Caballeros and up to {foreign} of other players.")},
    Word{"prompt:source", QT_TRANSLATE_NOOP("texts", "{seat}: choose the region to take the Caballeros from.")},
    Word{"prompt:choice", QT_TRANSLATE_NOOP("texts", "{seat}: choose what “{card}” does for you.")},
    Word{"prompt:send", QT_TRANSLATE_NOOP("texts", "{seat}: choose a Caballero to send back to the provinces.")},
    Word{"prompt:send:king-angry",
         QT_TRANSLATE_N_NOOP("texts",
                             "{seat}: the King is angry. Send %n{more} of your Caballeros back to the provinces.")},
    Word{"prompt:send:king-angry:dummy",
         QT_TRANSLATE_N_NOOP("texts", "{seat}: choose %n{more} neutral Caballero(s) to send back to the provinces.")},
    Word{
        "prompt:send:send-one-each",
        QT_TRANSLATE_NOOP("texts", "{seat}: choose one Caballero of each other player to send back to the provinces.")},
    Word{"prompt:disk", QT_TRANSLATE_NOOP("texts", "{seat}: choose a place on your secret disk.")},
    Word{"prompt:disk:castillo",
         QT_TRANSLATE_NOOP("texts", "{seat}: set your secret disk. Where do your Caballeros from the Castillo go?")},
    Word{"prompt:disk:lose-all",
         QT_TRANSLATE_NOOP("texts", "{seat}: “{card}” by {other}. Secretly choose the region you give up.")},
    Word{"prompt:disk:lose-two",
         QT_TRANSLATE_NOOP("texts",
                           "{seat}: “{card}” by {other}. Secretly choose the region where you lose two Caballeros.")},
    Word{"prompt:disk:scoring",
         QT_TRANSLATE_NOOP("texts", "{seat}: “{card}”. Secretly choose the region you want to be scored.")},
    Word{"prompt:disk:eviction",
         QT_TRANSLATE_NOOP("texts",
                           "{seat}: “{card}” by {other}. Secretly choose where your Caballeros evicted {from} go.")},
    Word{"prompt:score:order", QT_TRANSLATE_NOOP("texts", "{seat}: choose what to score next.")}, // all is scored
    Word{"prompt:score", QT_TRANSLATE_NOOP("texts", "{seat}: choose what to score.")},
    Word{"prompt:king", QT_TRANSLATE_NOOP("texts", "{seat}: choose where the King goes.")},
    Word{"prompt:grande", QT_TRANSLATE_NOOP("texts", "{seat}: choose a new home region for your Grande.")},
    Word{"prompt:scoreboard", QT_TRANSLATE_NOOP("texts", "{seat}: choose a scoreboard and where to place it.")},
    Word{"prompt:power-back", QT_TRANSLATE_NOOP("texts", "{seat}: choose the power card to take back.")},
    Word{"prompt:evict", QT_TRANSLATE_NOOP("texts", "{seat}: name the region the others must leave.")},
};

} // namespace

std::span<const Word> basePrompts() { return kPrompts; }

} // namespace elgrande::texts
