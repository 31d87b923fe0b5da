// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Cards that change what the turn allows to place: 20, the Caballeros of the Caballero card go to any region (S001 note
// 20); 15, five of them instead of the card's number (note 15). PlaceAnywhere; PlaceMany: n = how many.
#include "../king_rules.h"

#include "model/steps/events.h"
#include "model/steps/place.h"

namespace elgrande::intrigue_king {

namespace {

constexpr std::uint8_t kAnywhere = static_cast<std::uint8_t>(PlaceMode::Anywhere);

bool canPlace(const State& state, Seat seat) {
    return (state.parts & kPlaced) == 0 && state.placing.count > 0 && state.at(Area::Court, ownerOf(seat)) > 0;
}

bool anywherePossible(const Rules&, const State& state, const Step& step) {
    return canPlace(state, step.seat) && state.placing.mode != kAnywhere;
}

void goAnywhere(const Rules& rules, State& state, Step step, EventSink* events) {
    state.placing.mode = kAnywhere;
    steps::tell(events, idsOf(rules).placingChanged, step.seat, Area::None, state.placing.count);
}

bool manyPossible(const Rules&, const State& state, const Step& step) {
    return canPlace(state, step.seat) && state.placing.count < step.n;
}

void placeMany(const Rules& rules, State& state, Step step, EventSink* events) {
    state.placing.count = step.n;
    steps::tell(events, idsOf(rules).placingChanged, step.seat, Area::None, state.placing.count);
}

const StepRules kPlaceAnywhere{
    .id = "ki-place-anywhere", .decision = nullptr, .run = goAnywhere, .possible = anywherePossible};
const StepRules kPlaceMany{.id = "ki-place-many", .decision = nullptr, .run = placeMany, .possible = manyPossible};

} // namespace

void addPlacing(RulesBuilder& builder, Ids& ids) {
    ids.placingChanged = builder.addEvent("ki-placing-changed");
    builder.addEffect("ki-place-anywhere", effectOf({stepOf(builder.addStep(kPlaceAnywhere))}));
    builder.addEffect("ki-place-five", effectOf({stepOf(builder.addStep(kPlaceMany), 5)}));
}

} // namespace elgrande::intrigue_king
