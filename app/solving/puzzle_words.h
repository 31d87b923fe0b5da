// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What puzzles are called and what is said of them.
#pragma once

#include "app/solving/puzzle_course.h"
#include "model/observe/catalogue.h"
#include "views/texts/texts.h"

#include <QStringList>

namespace elgrande::puzzles {

// By what the levels reach: 0 (everybody) to 3 (nobody); a short turn is never more than 1.
int difficultyOf(const Puzzle& puzzle);

QString nameOf(const Puzzle& puzzle, const Catalogue& catalogue);
QString kindText(PuzzleKind kind);
QString difficultyText(int difficulty);
QString setText(const Puzzle& puzzle); // expansions or edition
QString goalText(const Puzzle& puzzle, const Catalogue& catalogue);

// What is said one after the other to who asks for help, each a line or several: where to look, how to begin, all of
// it. Of a single decision: what to think of, one that is wrong and why, all of it.
inline constexpr int kHints = 3;
QStringList hint(const Puzzle& puzzle, const Catalogue& catalogue, int number, const texts::Names& names);

// What has come of a course that is over.
QStringList resultText(const PuzzleCourse& course, const Catalogue& catalogue, const texts::Names& names);

} // namespace elgrande::puzzles
