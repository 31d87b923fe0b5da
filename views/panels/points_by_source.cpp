// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/points_by_source.h"

namespace elgrande {

std::vector<PointsBySource> pointsBySource(const std::vector<Event>& history, int players) {
    std::vector<PointsBySource> sums(static_cast<std::size_t>(players));
    bool general = false;     // a general scoring lasts from its beginning to the next round
    Area scored = Area::None; // the place that is scored, as long as the turn goes on
    for (const Event& event : history) {
        if (event.kind == EventKind::ScoringBegan) general = true;
        if (event.kind == EventKind::RoundBegan) general = false;
        if (event.kind == EventKind::PlaceScored) scored = event.to;
        if (event.kind == EventKind::TurnPassed || event.kind == EventKind::SpecialAnnounced) scored = Area::None;
        if (event.kind != EventKind::Points || index(event.seat) >= sums.size()) continue;
        PointsBySource& sum = sums[index(event.seat)];
        const bool isScoring = scored != Area::None && event.to == scored;
        int& between = isScoring ? sum.special : sum.other;
        int& source = !general ? between : event.to == Area::Castillo ? sum.castillo : sum.regions;
        source += event.number;
    }
    return sums;
}

} // namespace elgrande
