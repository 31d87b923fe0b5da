// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the window's own part: the strip of extra material, signs on the board and in the seats' rows, ribbons.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::grandissimo {

namespace {

using texts::Word;

constexpr std::array kWindowWords{
    Word{"strip:queen", QT_TRANSLATE_NOOP("grandissimo", "The Queen is in {seat}'s court.")},
    Word{"strip:no-queen", QT_TRANSLATE_NOOP("grandissimo", "The Queen is in nobody's court.")},
    Word{"strip:jester", QT_TRANSLATE_NOOP("grandissimo", "The Jester is in {seat}'s court.")},
    Word{"strip:no-jester", QT_TRANSLATE_NOOP("grandissimo", "The Jester is in nobody's court.")},
    Word{"strip:gifts", QT_TRANSLATE_NOOP("grandissimo", "Gifts waiting to be placed: %1.")},
    Word{"strip:inquisitor", QT_TRANSLATE_NOOP("grandissimo", "The Grand Inquisitor is in {seat}'s court.")},
    Word{"strip:no-inquisitor", QT_TRANSLATE_NOOP("grandissimo", "The Grand Inquisitor is in nobody's court.")},
    Word{"strip:tokens", QT_TRANSLATE_NOOP("grandissimo", "Ship tokens: %1.")},
    Word{"strip:crew", QT_TRANSLATE_NOOP("grandissimo", "On board: %1.")},
    Word{"strip:prisoners", QT_TRANSLATE_NOOP("grandissimo", "In jail: %1.")},
    Word{"strip:boycott",
         QT_TRANSLATE_NOOP("grandissimo", "{place} is not scored in the next general scoring: {seat} boycotts it.")},
    Word{"strip:alliance",
         QT_TRANSLATE_NOOP("grandissimo", "{seat} and {other} are allies in the next general scoring, {place}.")},
    Word{"strip:free-choice",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Free choice: {seat} will move up to 2 Caballeros in the next general scoring.")},
    Word{"strip:crown",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Revolution: {seat}'s Grande is King until after the next general scoring, {place}.")},
    Word{"strip:piece", QT_TRANSLATE_NOOP("grandissimo", "%1 %2")},
    Word{"ship:lies", QT_TRANSLATE_NOOP("grandissimo", "The ship lies off the coast, {place}.")},
    Word{"badge:gr-boycott", QT_TRANSLATE_NOOP("grandissimo", "Boycotts {place} in the next general scoring.")},
    Word{"badge:gr-alliance",
         QT_TRANSLATE_NOOP("grandissimo", "Has an alliance in the next general scoring, {place}.")},
    Word{"badge:gr-free-choice",
         QT_TRANSLATE_NOOP("grandissimo", "Free choice: will move up to 2 Caballeros in the next general scoring.")},
    Word{"badge:gr-double-turn",
         QT_TRANSLATE_NOOP("grandissimo", "Double turn: may take two action cards in the next round.")},
    Word{"badge:gr-gift",
         QT_TRANSLATE_N_NOOP("grandissimo", "%n Jester's gift(s) to place at the start of the next turn")},
    Word{"ribbon:revolution", QT_TRANSLATE_NOOP("grandissimo", "Revolution!")},
    Word{"ribbon:revolution-text", QT_TRANSLATE_NOOP("grandissimo", "{seat}'s Grande is King, {place}")},
    Word{"ribbon:revolution-over", QT_TRANSLATE_NOOP("grandissimo", "The revolution is over")},
    Word{"ribbon:revolution-over-text", QT_TRANSLATE_NOOP("grandissimo", "The King is back, {place}")},
    Word{"ribbon:boycott", QT_TRANSLATE_NOOP("grandissimo", "{seat} boycotts {place}")},
    Word{"ribbon:boycott-text", QT_TRANSLATE_NOOP("grandissimo", "Not scored in the next general scoring")},
    Word{"ribbon:alliance", QT_TRANSLATE_NOOP("grandissimo", "{seat} and {other} are allies")},
    Word{"ribbon:alliance-text", QT_TRANSLATE_NOOP("grandissimo", "In the next general scoring, {place}")},
    Word{"scoring:inquisitor", QT_TRANSLATE_NOOP("grandissimo", "First the Grand Inquisitor leaves {seat}'s court")},
    Word{"scoring:boycott", QT_TRANSLATE_NOOP("grandissimo", "Boycott: {place} is not scored")},
    Word{"scoring:alliance", QT_TRANSLATE_NOOP("grandissimo", "Alliance of {seat} and {other}, {place}")},
    Word{"scoring:free-choice",
         QT_TRANSLATE_NOOP("grandissimo", "Before the regions: {seat} moves up to 2 Caballeros")},
};

} // namespace

QString windowWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("grandissimo", kWindowWords);
    return words(key, count);
}

} // namespace elgrande::grandissimo
