// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The base game: nine regions, Castillo, 13 power cards, 45 action cards, two mobile scoreboards and the round,
// contributed through the same RulesBuilder as every expansion. Sources: RULINGS.md section 1.
#pragma once

#include "model/rules/rules_builder.h"

namespace elgrande {

void contributeBase(RulesBuilder& builder);

namespace base {

void addMap(RulesBuilder& builder);
void addCards(RulesBuilder& builder);
void addVerbs(RulesBuilder& builder);
void addWords(RulesBuilder& builder);
void addOptions(RulesBuilder& builder);
void addRound(RulesBuilder& builder);
const char* momentFault(const Rules& rules, const State& state); // moments.cpp

} // namespace base
} // namespace elgrande
