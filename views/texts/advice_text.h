// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advice in three grades: what to choose between, what to do, and why.
#pragma once

#include "model/core/decision.h"
#include "model/observe/advice_facts.h"
#include "views/texts/texts.h"

namespace elgrande::texts {

QString nudgeText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names);
QString adviceText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names);
// Sentences, each on a line of its own.
QStringList adviceReasons(const Catalogue& catalogue, const Decision& decision, const Advice& advice,
                          const Names& names);

// Why a computer player did what it did, by what it weighed then: who and what, then sentences on lines of their own.
QString whyTitle(const Catalogue& catalogue, const MoveThought& thought, const Names& names);
QStringList whyLines(const Catalogue& catalogue, const MoveThought& thought, const Names& names);

// What a computer player's turn was for: one sentence. With `rich` names and places as in eventText().
QString reasonText(const Catalogue& catalogue, const TurnReason& reason, const Names& names, bool rich);

} // namespace elgrande::texts
