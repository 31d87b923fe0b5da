// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advice in three grades: where to look, what to do, and why. The same for what a computer player has done.
#pragma once

#include "model/core/decision.h"
#include "model/observe/advice_facts.h"
#include "views/texts/lookout.h"
#include "views/texts/texts.h"

namespace elgrande::texts {

QString nudgeText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names);
// `which`: of the turns. Sentences, each on a line of its own.
QStringList adviceText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, std::size_t which,
                       const Names& names);
// Of the first one also what it has over the next best.
QStringList adviceReasons(const Catalogue& catalogue, const Decision& decision, const Advice& advice, std::size_t which,
                          const Names& names);
QString adviceChances(const Advice& advice, std::size_t which); // for those who want them

// The question before a wasteful choice; where the board shows a better turn, it says which of the two is meant.
QString doubtText(const Catalogue& catalogue, const Decision& decision, Action action, Waste why,
                  const std::vector<Waste>& also, const Advice& opinion);

// What a turn does for its seat, in the game's words.
QStringList turnReasons(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn, const Names& names);

// Why a computer player did what it did, by what it weighed then: who and what, then sentences on lines of their own.
QString whyTitle(const Catalogue& catalogue, const MoveThought& thought, const Names& names);
// `figures`: with points, for those who want them.
QStringList whyLines(const Catalogue& catalogue, const MoveThought& thought, const Names& names, bool figures);
QString whyChances(const MoveThought& thought); // for those who want them

// What a computer player's turn was for: one sentence with the two most important effects. With `rich` names and places
// as in eventText().
QString reasonText(const Catalogue& catalogue, const TurnReason& reason, const Names& names, bool rich);

} // namespace elgrande::texts
