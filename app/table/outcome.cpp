#include "app/table/outcome.h"

#include "model/rules/engine.h"

namespace elgrande {

void Outcome::add(const Event& event) {
    if (later) return later->events.push_back(event);
    events.push_back(event);
    screen_.add(event);
    if (event.kind != EventKind::TurnPassed || event.seat == Seat::None) return;
    if (event.seat == holdsFor_) later = Aftermath{atTurnEnd(*rules_, *state_), {}};
    if (event.seat == looksFor_) turnEnd = TurnEnd{*state_, screen_.told() - 1};
}

} // namespace elgrande
