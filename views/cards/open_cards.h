// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards that lie open in a round, in the order in which they are shown: those of the stacks, and what an expansion
// lays before the seats (ExpansionUi::openCards). A value, made anew after every change.
#pragma once

#include "model/observe/catalogue.h"
#include "model/observe/observation.h"

#include <vector>

namespace elgrande {

class Shown;

struct OpenCard {
    Card card = Card::None;  // None: the back of its stack
    int stack = -1;          // from 0; -1: in no stack
    Seat seat = Seat::None;  // before whom it lies; None: on offer, or beside the board
    int caballeros = -1;     // that the turn with it places; -1: as many as the card says
    bool instead = false;    // the seat may use it in place of the one before it
    bool turnIsOver = false; // of the seat before whom it lies

    friend bool operator==(const OpenCard&, const OpenCard&) = default;
};

// Where few cards are taken from stacks, the hand has the room, and those of the round are a strip above it.
bool lieInStrip(const Catalogue& catalogue);

// One card for each stack, where taken cards stay in their places, then those of the expansions.
std::vector<OpenCard> openCardsOf(const Shown& shown);

} // namespace elgrande
