// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for StepRules::explain: filling in why places, owners and other things are not offered. The first reason that
// is given for a thing counts.
#pragma once

#include "model/rules/queries.h"

namespace elgrande {

inline void refuse(Decision& decision, Refused::Subject subject, std::size_t id, Refusal why) {
    for (const Refused& each : decision.refused)
        if (each.subject == subject && each.id == id) return;
    decision.refused.push_back({subject, static_cast<std::uint8_t>(id), why});
}
inline void refuse(Decision& decision, Area area, Refusal why) {
    if (area != Area::None) refuse(decision, Refused::Subject::Area, index(area), why);
}
inline void refuse(Decision& decision, AreaSet areas, Refusal why) {
    for (Area area : areas) refuse(decision, area, why);
}
inline void refuse(Decision& decision, Card card, Refusal why) {
    refuse(decision, Refused::Subject::Card, index(card), why);
}
inline void refuse(Decision& decision, Power power, Refusal why) {
    refuse(decision, Refused::Subject::Power, index(power), why);
}
inline void refuse(Decision& decision, Owner owner, Refusal why) {
    refuse(decision, Refused::Subject::Owner, index(owner), why);
}
inline void refuse(Decision& decision, ActionKind kind, Refusal why) {
    refuse(decision, Refused::Subject::Action, index(kind), why);
}

// Of the places `among`, none of which is offered: what is banned for such a move, each with the reason of its ban, and
// what is full where pieces would arrive.
inline void refuseBanned(const Rules& rules, const State& state, Ban::On what, const Manner& manner, AreaSet among,
                         Decision& decision) {
    if (const Area king = kingArea(rules, state); king != Area::None)
        refuse(decision, among & AreaSet::of(king), Refusal::KingsRegion);
    for (const Ban& ban : rules.hooks.bans)
        if (ban.concerns(what, manner)) refuse(decision, among & ban.in(rules, state, manner), ban.why);
    if (what == Ban::CaballerosIn) refuse(decision, among & fullPlaces(rules, state), Refusal::NoRoom);
}
// Nothing is taken out of the Castillo, nor out of other closed places.
inline void refuseClosed(const Rules& rules, Decision& decision) {
    const AreaSet closed = rules.map.targets - rules.map.sources;
    if (closed.contains(Area::Castillo)) refuse(decision, Area::Castillo, Refusal::CastilloClosed);
    refuse(decision, closed, Refusal::NoWayOut);
}
// Those of the places `among` that are no regions.
inline void refuseNoRegions(const Rules& rules, AreaSet among, Decision& decision) {
    const AreaSet others = among - rules.map.regions;
    if (others.contains(Area::Castillo)) refuse(decision, Area::Castillo, Refusal::CastilloNoRegion);
    refuse(decision, others, Refusal::NoRegion);
}

} // namespace elgrande
