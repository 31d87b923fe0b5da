// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/outlook.h"

#include <algorithm>

namespace elgrande {

PowerOutlook outlookFor(const Catalogue& catalogue, const Observation& seen, Power power) {
    PowerOutlook outlook;
    const PowerFacts& facts = catalogue.powers[index(power)];
    outlook.caballeros = facts.caballeros;
    outlook.missing = std::max(0, facts.caballeros - seen.seats[index(seen.viewer)].provinces);
    PowerSet blocked;
    blocked.insert(power);
    for (const SeatSeen& seat : seen.seats)
        if (seat.played != Power::None) blocked.insert(seat.played);
    int mayBeEarlier = 0;
    for (std::size_t i = 0; i < seen.seats.size(); ++i) {
        const SeatSeen& seat = seen.seats[i];
        if (i == index(seen.viewer)) continue;
        const auto higher = [&](Power other) { return catalogue.powers[index(other)].value > facts.value; };
        if (seat.played != Power::None) {
            outlook.earliest += higher(seat.played) ? 1 : 0;
            continue;
        }
        bool some = false;
        bool all = true;
        for (Power other : seat.mayHold - blocked) {
            some = some || higher(other);
            all = all && higher(other);
        }
        if (some && all)
            ++outlook.earliest;
        else if (some)
            ++mayBeEarlier;
    }
    outlook.latest = outlook.earliest + mayBeEarlier;
    const auto open = static_cast<int>(
        std::count_if(seen.offer.begin(), seen.offer.end(), [](Card card) { return card != Card::None; }));
    outlook.cardsAtLeast = std::max(0, open - (outlook.latest - 1));
    outlook.cardsAtMost = std::max(0, open - (outlook.earliest - 1));
    return outlook;
}

} // namespace elgrande
