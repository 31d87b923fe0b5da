#include "app/table/outcome.h"

#include "model/rules/engine.h"

namespace elgrande {

void Outcome::add(const Event& event) {
    if (later) return later->events.push_back(event);
    events.push_back(event);
    screen_.add(event);
    const bool ends = event.kind == EventKind::TurnPassed && event.seat == holdsFor_ && holdsFor_ != Seat::None;
    if (ends) later = Aftermath{atTurnEnd(*rules_, *state_), {}};
}

} // namespace elgrande
