// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/turn_events.h"

#include <algorithm>

namespace elgrande {

bool isOfTurn(const EventFacts& facts, const Event& event) {
    switch (facts.family) {
    case EventFamily::Card:
    case EventFamily::Pieces:
    case EventFamily::Figure:
    case EventFamily::Scored:
    case EventFamily::Points:
        return true;
    case EventFamily::Other:
        return event.kind >= EventKind::FirstFree || event.kind == EventKind::CourtFilled ||
               event.kind == EventKind::VetoTaken || event.kind == EventKind::PowerTakenBack ||
               event.kind == EventKind::EvictionNamed;
    default:
        return false;
    }
}

std::vector<Event> turnEvents(const std::vector<EventFacts>& facts, const std::vector<Event>& events) {
    std::vector<Event> sums;
    for (const Event& event : events) {
        if (!isOfTurn(facts[index(event.kind)], event)) continue;
        const bool pieces = facts[index(event.kind)].family == EventFamily::Pieces;
        const auto same = std::find_if(sums.begin(), sums.end(), [&event](const Event& each) {
            return each.kind == event.kind && each.seat == event.seat && each.owner == event.owner &&
                   each.from == event.from && each.to == event.to;
        });
        if (pieces && same != sums.end())
            same->number = static_cast<std::int16_t>(std::max<int>(same->number, 1) + std::max<int>(event.number, 1));
        else
            sums.push_back(event);
    }
    return sums;
}

} // namespace elgrande
