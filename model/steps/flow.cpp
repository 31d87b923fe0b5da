// Flow: the bottom of the agenda. Walks the anchors of the round (S000 pages 2 to 7; rounds 1, 4 and 7 are skipped in
// the short game, facts.md X7) and puts the steps hooked in there on the agenda. n: Anchor; a: 0 on entering, 1 on
// leaving it.
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

void pushLeaving(State& state, Anchor anchor) {
    state.agenda.push({StepKind::Flow, Seat::None, static_cast<std::uint8_t>(anchor), 1, 0});
}

// Inlined into the walk over the anchors, which every simulated turn takes (README, figures).
[[gnu::always_inline]] inline void pushHooks(const Rules& rules, State& state, Anchor anchor) {
    const std::vector<Hook>& hooks = rules.anchors[static_cast<std::size_t>(anchor)];
    const bool inTurn = anchor == Anchor::TurnStart || anchor == Anchor::Turn || anchor == Anchor::TurnEnd;
    const Seat active = inTurn ? activeSeat(rules, state) : Seat::None;
    for (auto hook = hooks.rbegin(); hook != hooks.rend(); ++hook) {
        Step step = hook->step;
        if (inTurn) step.seat = active;
        if (!hook->eachSeat) {
            state.agenda.push(step);
            continue;
        }
        for (int seat = rules.players; seat-- > 0;) {
            step.seat = seatAt(seat);
            state.agenda.push(step);
        }
    }
}

void enter(const Rules& rules, State& state, Anchor anchor, EventSink* events) {
    if (anchor == Anchor::RoundStart) {
        state.round = static_cast<std::uint8_t>(rules.roundNumbers[state.roundsBegun]);
        ++state.roundsBegun;
        state.played.fill(Power::None);
        state.taken.fill(Card::None);
        state.order.fill(Seat::None);
        state.turn = static_cast<std::uint8_t>(rules.players); // nobody's turn yet
        tell(events, EventKind::RoundBegan, Seat::None, Area::None, state.round);
    } else if (anchor == Anchor::TurnStart) {
        state.parts = 0;
    } else if (anchor == Anchor::ScoringStart) {
        int number = 0;
        for (int after : rules.scoringAfter) number += after <= state.round ? 1 : 0;
        tell(events, EventKind::ScoringBegan, Seat::None, Area::None, number);
    }
}

bool lastRound(const Rules& rules, const State& state) { return state.roundsBegun == rules.roundNumbers.size(); }

// The anchor that follows, or Anchor::Count at the end of the game.
Anchor leave(const Rules& rules, State& state, Anchor anchor, EventSink* events) {
    const Anchor next = static_cast<Anchor>(static_cast<int>(anchor) + 1);
    switch (anchor) {
    case Anchor::TurnEnd:
        tell(events, EventKind::TurnPassed, activeSeat(rules, state));
        ++state.turn;
        return state.turn < rules.players ? Anchor::TurnStart : Anchor::RoundEnd;
    case Anchor::RoundEnd:
        if (rules.scoresAfter(state.round)) return Anchor::ScoringStart;
        return lastRound(rules, state) ? Anchor::Count : Anchor::RoundStart;
    case Anchor::ScoringEnd:
        return lastRound(rules, state) ? Anchor::Count : Anchor::RoundStart;
    default:
        return next;
    }
}

// Anchors where nothing is hooked in are passed without a detour over the agenda.
void run(const Rules& rules, State& state, Step step, EventSink* events) {
    Anchor anchor = static_cast<Anchor>(step.n);
    bool leaving = step.a != 0;
    while (true) {
        if (leaving) anchor = leave(rules, state, anchor, events);
        if (anchor == Anchor::Count) return tell(events, EventKind::GameEnded, Seat::None);
        enter(rules, state, anchor, events);
        if (!rules.anchors[static_cast<std::size_t>(anchor)].empty()) break;
        leaving = true;
    }
    pushLeaving(state, anchor);
    pushHooks(rules, state, anchor);
}

} // namespace

} // namespace elgrande::steps

namespace elgrande {

void imagineTurn(const Rules& rules, State& state, Seat seat) {
    std::vector<Step> left; // of a turn that is under way; the top of the agenda first
    const bool underWay = activeSeat(rules, state) == seat && state.agenda.top().kind != StepKind::Flow;
    if (underWay && state.special.seat != Seat::None) endSpecial(state);
    while (underWay && state.agenda.top().kind != StepKind::Flow) left.push_back(state.agenda.pop());
    while (!state.agenda.empty()) state.agenda.pop();
    state.special = {};
    state.disk.fill(Area::None);
    if (!underWay) {
        state.turn = 0;
        state.order[0] = seat;
        state.parts = 0;
    }
    steps::pushHooks(rules, state, Anchor::TurnEnd);
    if (!underWay) {
        steps::pushHooks(rules, state, Anchor::Turn);
        steps::pushHooks(rules, state, Anchor::TurnStart);
    }
    for (auto step = left.rbegin(); step != left.rend(); ++step) state.agenda.push(*step);
}

} // namespace elgrande

namespace elgrande::steps {

const StepRules kFlow{.id = "flow", .decision = nullptr, .run = run, .a = Operand::Number};

} // namespace elgrande::steps
