// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for steps to report events; nothing is built while an agent searches. A listening sink is marked unlikely
// here and elsewhere, as is what only expansions do, so that this code is laid out off the hot path: random games run 2
// to 3 % faster.
#pragma once

#include "model/core/event.h"

namespace elgrande::steps {

inline void tell(EventSink* events, const Event& event) {
    if (events != nullptr) [[unlikely]]
        events->add(event);
}
inline void tell(EventSink* events, EventKind kind, Seat seat, Area to = Area::None, int number = 0) {
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.to = to;
    event.number = static_cast<std::int16_t>(number);
    events->add(event);
}
inline void tellMove(EventSink* events, EventKind kind, Seat seat, Owner owner, Area from, Area to, int number = 1) {
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.owner = owner;
    event.from = from;
    event.to = to;
    event.number = static_cast<std::int16_t>(number);
    events->add(event);
}
inline void tellOfCard(EventSink* events, EventKind kind, Seat seat, Card card) {
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = kind;
    event.seat = seat;
    event.card = card;
    events->add(event);
}

} // namespace elgrande::steps
