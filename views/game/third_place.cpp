// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/game/third_place.h"

#include "model/observe/catalogue.h"

#include <algorithm>

namespace elgrande {

bool ThirdPlace::isIdle(const Catalogue& catalogue, Area place) {
    return catalogue.ranksScored == 2 && index(place) < catalogue.areas.size() &&
           catalogue.areas[index(place)].values[2] > 0;
}

// A player behind two others.
bool ThirdPlace::isOutranked() const {
    return std::any_of(contenders_.begin(), contenders_.end(), [this](const Contender& each) {
        const auto more = std::count_if(contenders_.begin(), contenders_.end(),
                                        [&each](const Contender& other) { return other.number > each.number; });
        return each.plays && more > 1;
    });
}

// The points of the second place come behind all who contend. A card that scores first places only gives none.
bool ThirdPlace::matters(const Catalogue& catalogue, const Event& event) {
    bool now = false;
    switch (catalogue.event(event.kind).family) {
    case EventFamily::Round:
    case EventFamily::Scoring:
        said_ = false;
        break;
    case EventFamily::Scored:
        place_ = event.to;
        contenders_.clear();
        break;
    case EventFamily::Contended:
        contenders_.push_back({catalogue.isPlayed(event.seat), event.number});
        now = event.tied && event.rank == 3 && catalogue.isPlayed(event.seat);
        break;
    case EventFamily::Points:
        now = event.reason == Reason::Rank && event.rank == 2 && isOutranked();
        break;
    default:
        if (event.kind == EventKind::SpecialAnnounced) said_ = false;
        break;
    }
    if (!now || said_ || event.to != place_ || !isIdle(catalogue, place_)) return false;
    said_ = true;
    return true;
}

} // namespace elgrande
