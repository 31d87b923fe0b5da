// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/changed_places.h"

#include "model/rules/queries.h"

namespace elgrande {

namespace {

// Places where the two differ in anybody's Caballeros: adding 127 carries into a byte's highest bit where it is not 0.
AreaSet placesThatDiffer(const Rules& rules, const State& one, const State& other) {
    constexpr std::uint64_t kLow = 0x7f7f7f7f7f7f7f7fULL;
    return placesWhere(rules, [&](int place) {
        std::uint64_t differing = 0;
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner)
            differing |= eightCounts(one, owner, place) ^ eightCounts(other, owner, place);
        return ((differing & kLow) + kLow) | differing;
    });
}

void insertIfPlace(AreaSet& set, Area area) {
    if (area != Area::None) set.insert(area);
}

} // namespace

ChangedPlaces::ChangedPlaces(const Rules& rules, const State& base)
    : rules_(rules)
    , base_(base)
    , local_(rules.hooks.scoring.size() == 1 && rules.hooks.contests.empty() && rules.hooks.masters.empty() &&
             rules.hooks.unscored.empty() && rules.hooks.king.empty()) {}

AreaSet ChangedPlaces::in(const State& state) const {
    if (!local_) return AreaSet{~0U};
    AreaSet changed = placesThatDiffer(rules_, base_, state);
    for (Seat seat : rules_.seats()) {
        if (state.grande[index(seat)] == base_.grande[index(seat)]) continue;
        insertIfPlace(changed, state.grande[index(seat)]);
        insertIfPlace(changed, base_.grande[index(seat)]);
    }
    if (state.token == base_.token) return changed;
    for (std::size_t i = 0; i < rules_.tokens.size(); ++i) {
        if (state.token[i] == base_.token[i]) continue;
        insertIfPlace(changed, state.token[i].area());
        insertIfPlace(changed, base_.token[i].area());
    }
    return changed;
}

} // namespace elgrande
