// One used power card back to hand (card 4b), the one of this round included; it need not be shown. Because it is
// secret no Veto is asked for between naming and taking it: the announcement is the moment to object. The option
// used-power-open (facts.md X10) says that everybody may look through the used ones, and so sees which one is gone: it
// is public then, in events, states and hands alike. S001 leaves only the top of the open pile in sight and calls only
// that one seen; who wants to play so switches the option off.
#include "model/rules/explain.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

void legal(const Rules&, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(ActionKind::TakeBack), &Action::a, PowerSet{state.used[index(seat)]});
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const std::uint32_t bit = 1U << move.action.a;
    state.used[index(move.seat)] &= ~bit;
    state.hand[index(move.seat)] |= bit;
    if (!rules.rulings.usedPowerOpen) state.returned[index(move.seat)] |= bit;
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = EventKind::PowerTakenBack;
    event.seat = move.seat;
    event.power = static_cast<Power>(move.action.a);
    event.secret = !rules.rulings.usedPowerOpen;
    events->add(event);
}

bool possible(const Rules&, const State& state, const Step& step) { return state.used[index(step.seat)] != 0; }

void explain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    decision.secret = !rules.rulings.usedPowerOpen;
    for (std::size_t i = 0; i < rules.deck.powers.size(); ++i)
        if (((state.hand[index(seat)] >> i) & 1U) != 0) refuse(decision, static_cast<Power>(i), Refusal::NothingToDo);
}

} // namespace

const StepRules kPowerBack{.id = "power-back",
                           .decision = "power-back",
                           .legal = legal,
                           .apply = apply,
                           .possible = possible,
                           .explain = explain,
                           .secret = true,
                           .vetoBeforeApply = false};

} // namespace elgrande::steps
