// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What playing a power card would mean, as far as the table can be read: the Caballeros it brings, the places in the
// turn order that are still possible with what the others have left, and how many action cards will at least and at
// most be there. Everything is public knowledge; nothing is guessed.
#pragma once

#include "model/observe/catalogue.h"
#include "model/observe/observation.h"

namespace elgrande {

struct PowerOutlook {
    int caballeros = 0; // come to the court
    int missing = 0;    // of them the provinces do not hold
    int earliest = 1;   // place in the turn order
    int latest = 1;
    int cardsAtLeast = 0; // action cards still there when that turn begins
    int cardsAtMost = 0;
};

// `power` played now by the viewer of the observation, who has not played one in this round. Higher values act earlier.
PowerOutlook outlookFor(const Catalogue& catalogue, const Observation& seen, Power power);

} // namespace elgrande
