#include "app/table/secrets.h"

#include "model/observe/information_state.h"
#include "model/rules/engine.h"

namespace elgrande {

bool isSecretQuestion(const Rules& rules, const State& state) {
    const SeatSet asked = actors(rules, state);
    return !asked.empty() && asked.first() != Seat::Table && decisionFor(rules, state, asked.first()).secret;
}

bool knowsMoreThanAll(const Rules& rules, const State& state, Seat seat) {
    return !(InformationState(rules, state, seat).known() == InformationState(rules, state, Seat::None).known());
}

bool reveals(const Rules& rules, const Event& event, Seat seat) {
    switch (rules.words.events[index(event.kind)].reveals) {
    case Reveals::ToAll:
        return true;
    case Reveals::ToOthers:
        return event.seat != seat;
    case Reveals::ClosedPlace:
        return event.to == Area::Castillo && !rules.rulings.openCastillo;
    case Reveals::Nothing:
        break;
    }
    return false;
}

} // namespace elgrande
