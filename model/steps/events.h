// Short ways for steps to report what happened; nothing is built while an agent searches. As that is where speed
// counts, listening is marked unlikely here and elsewhere, and what only expansions do too where the base asks: that
// code lies out of the way then, which makes random games 2 to 3 % faster.
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
