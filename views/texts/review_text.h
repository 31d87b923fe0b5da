// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The review of a finished game in words: where a player's share of the win came from, and what he had better done.
#pragma once

#include "model/observe/review_facts.h"
#include "views/texts/texts.h"

namespace elgrande::texts {

QString percentText(double share);                // "37 %"
QString signedText(int number);                   // "+7", "−12", "0"
QString shareChangeText(double share);            // "+7 %": hundredths of the win, with their unit beside points
QString chancesTitle(const Catalogue& catalogue); // of their course over the rounds, by what is known when
QString playText(const SeatReview& seat); // how well the player has chosen: one or two sentences, without his name

QString reviewedTitle(const Catalogue& catalogue, const ReviewedMove& move, const Names& names);
QString lossText(const ReviewedMove& move); // the difference between the chances that reviewedLine() names
QString reviewedLine(const Catalogue& catalogue, const ReviewedMove& move, const Names& names);

// Of those that were searched closely the ones that cost most, the worst first.
std::vector<ReviewedMove> costliest(const std::vector<ReviewedMove>& moves, std::size_t most);

} // namespace elgrande::texts
