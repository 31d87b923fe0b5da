// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every card of a game that owners may correct (model/rules/corrections.h): those in play, and those that a correction
// could put into play.
#pragma once

#include "model/core/facts.h"

namespace elgrande {

struct Rules;

struct ListedCard {
    std::string id; // of the card, or of a power card without a special action
    std::string source;
    int stack = -1; // from 0; -1: in no stack
    int copies = 1;
    int caballeros = 0;
    int value = 0;      // of a power card; 0: is none, or has no number of its own
    std::string effect; // empty: none
    bool enabled = true;
    Basis basis = Basis::Printed;
    Basis caballerosBasis = Basis::Printed;
};

// In the order of the rows; what is left out comes behind.
std::vector<ListedCard> cardList(const Rules& rules);

} // namespace elgrande
