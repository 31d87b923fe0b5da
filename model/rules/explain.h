// Helpers for StepRules::explain: filling in why places, owners and other things are not offered.
#pragma once

#include "model/rules/queries.h"

#include <initializer_list>

namespace elgrande {

inline void refuse(Decision& decision, Area area, Refusal why) {
    for (const Refused& each : decision.refused)
        if (each.subject == Refused::Subject::Area && each.id == index(area)) return; // the first reason counts
    decision.refused.push_back({Refused::Subject::Area, static_cast<std::uint8_t>(area), why});
}
inline void refuse(Decision& decision, AreaSet areas, Refusal why) {
    for (Area area : areas) refuse(decision, area, why);
}
inline void refuse(Decision& decision, Card card, Refusal why) {
    decision.refused.push_back({Refused::Subject::Card, static_cast<std::uint8_t>(card), why});
}
inline void refuse(Decision& decision, Power power, Refusal why) {
    decision.refused.push_back({Refused::Subject::Power, static_cast<std::uint8_t>(power), why});
}
inline void refuse(Decision& decision, Owner owner, Refusal why) {
    decision.refused.push_back({Refused::Subject::Owner, static_cast<std::uint8_t>(owner), why});
}
inline void refuse(Decision& decision, ActionKind kind, Refusal why) {
    decision.refused.push_back({Refused::Subject::Action, static_cast<std::uint8_t>(kind), why});
}

} // namespace elgrande
