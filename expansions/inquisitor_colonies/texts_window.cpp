// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the window's own part: the strip of extra material, signs, the ribbon.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::inquisitor_colonies {

namespace {

using texts::Word;

constexpr std::array kWindowWords{
    Word{"strip:inquisitor", QT_TRANSLATE_NOOP("inquisitor_colonies", "The Grand Inquisitor is in {seat}'s court.")},
    Word{"strip:no-inquisitor", QT_TRANSLATE_NOOP("inquisitor_colonies", "The Grand Inquisitor is in nobody's court.")},
    Word{"strip:gold",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Gold: %1 free in America, %2 claimed, %3 still next to the board.")},
    Word{"strip:wares",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Wares: %1 free in the Mediterranean, %2 claimed, %3 still next to the board.")},
    Word{"strip:ship", QT_TRANSLATE_NOOP("inquisitor_colonies", "On board: %1.")},
    Word{"strip:ship-empty", QT_TRANSLATE_NOOP("inquisitor_colonies", "Nobody is on board.")},
    Word{"strip:table", QT_TRANSLATE_NOOP("inquisitor_colonies",
                                          "Limit table, %1: %2 of %3 spaces taken. On it: %4. Next to it: %5.")},
    Word{"strip:no-table", QT_TRANSLATE_NOOP("inquisitor_colonies", "The Limit table is next to the board.")},
    Word{"strip:captain", QT_TRANSLATE_NOOP("inquisitor_colonies", "%1 as Captain")},
    Word{"strip:piece", QT_TRANSLATE_NOOP("inquisitor_colonies", "%1 %2")},
    Word{"strip:piece-gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "%1 %2 with Gold")},
    Word{"strip:piece-wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "%1 %2 with Wares")},
    Word{"ship:lies",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "The King is on the coast, in %1: Caballeros may board the ship from the court.")},
    Word{"badge:colonies-turn-over",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Holds “Turn over action card” and may stop one special action.")},
    Word{"badge:colonies-conspiracy",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "Conspiracy: at the next general scoring, the Grandes go to the regions on the disks.")},
    Word{"delivery:gold", QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat} brings Gold to Spain")},
    Word{"delivery:wares", QT_TRANSLATE_NOOP("inquisitor_colonies", "{seat} brings Wares to Spain")},
    Word{"scoring:conspiracy", QT_TRANSLATE_NOOP("inquisitor_colonies", "Conspiracy: the Grandes follow the disks")},
    Word{"scoring:black",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Black Caballeros in the Castillo follow {seat}'s disk")},
    Word{"scoring:table", QT_TRANSLATE_NOOP("inquisitor_colonies", "{place}: only the Limit table counts")},
    Word{"delivery:points", QT_TRANSLATE_N_NOOP("inquisitor_colonies", "%n point(s), {place}")},
};

} // namespace

QString windowWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("inquisitor_colonies", kWindowWords);
    return words(key, count);
}

} // namespace elgrande::inquisitor_colonies
