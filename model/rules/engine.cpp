#include "model/rules/engine.h"

#include "model/rules/queries.h"

#include <cassert>

namespace elgrande {

namespace {

// Marks what the engine played by itself.
class ForcedSink final : public EventSink {
  public:
    explicit ForcedSink(EventSink& next)
        : next_(next) {}
    void add(const Event& event) override {
        Event forced = event;
        forced.forced = true;
        next_.add(forced);
    }

  private:
    EventSink& next_;
};

SeatSet actorsOf(const Rules& rules, const State& state, const Step& step) {
    const StepRules& verb = rules.step(step.kind);
    if (verb.actors != nullptr) return verb.actors(rules, state, step);
    return verb.legal != nullptr ? SeatSet::of(step.seat) : SeatSet{};
}

void pushWindow(State& state, Seat mover, std::uint8_t mode, Action pending) {
    state.agenda.push({StepKind::VetoWindow, mover, 0, mode,
                       static_cast<std::uint32_t>(pending.kind) | static_cast<std::uint32_t>(pending.a) << 8U |
                           static_cast<std::uint32_t>(pending.b) << 16U |
                           static_cast<std::uint32_t>(pending.c) << 24U});
}

bool asksForVeto(const Rules& rules, const State& state, const StepRules& verb, Move move) {
    return state.special.seat != Seat::None && state.agenda.top().kind != StepKind::VetoWindow && !verb.quiet &&
           move.seat != Seat::Table && move.action.kind != ActionKind::Done && !objectors(rules, state).empty();
}

void execute(const Rules& rules, State& state, Move move, EventSink* events) {
    const StepRules& verb = rules.step(state.agenda.top().kind);
    if (asksForVeto(rules, state, verb, move)) {
        pushWindow(state, move.seat, kWindowPending, move.action);
        return;
    }
    const Step step = state.agenda.pop();
    verb.apply(rules, state, step, move, events);
}

void runAutomatic(const Rules& rules, State& state, const StepRules& verb, EventSink* events) {
    if (verb.objectable && state.special.seat != Seat::None && state.special.granted == 0 &&
        !objectors(rules, state).empty()) {
        pushWindow(state, Seat::None, kWindowAutomatic, {});
        return;
    }
    state.special.granted = 0;
    const Step step = state.agenda.pop();
    if (verb.run != nullptr) verb.run(rules, state, step, events);
}

} // namespace

State initialState(const Rules& rules) {
    State state;
    for (Seat seat : rules.seats()) {
        state.at(Area::Provinces, ownerOf(seat)) = static_cast<std::uint8_t>(rules.pieces);
        state.hand[index(seat)] = rules.firstHand;
        if (rules.optionValue("starter") == rules.colour(seat)) state.starter = seat;
    }
    for (int stack = 0; stack < rules.stackCount; ++stack) {
        const std::size_t s = static_cast<std::size_t>(stack);
        state.left[s] = static_cast<std::uint16_t>((1U << rules.stacks[s].size()) - 1U);
    }
    state.agenda.push({StepKind::Flow, Seat::None, static_cast<std::uint8_t>(Anchor::Setup), 0, 0});
    return state;
}

SeatSet actors(const Rules& rules, const State& state) {
    return state.agenda.empty() ? SeatSet{} : actorsOf(rules, state, state.agenda.top());
}

void legalActions(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    out.clear();
    if (!actors(rules, state).contains(seat)) return;
    const Step& step = state.agenda.top();
    rules.step(step.kind).legal(rules, state, step, seat, out);
}

bool isLegal(const Rules& rules, const State& state, Move move) {
    ActionList legal;
    legalActions(rules, state, move.seat, legal);
    return legal.contains(move.action);
}

Turn advance(const Rules& rules, State& state, ActionList& legal, EventSink* events) {
    while (!state.agenda.empty()) {
        const Step& top = state.agenda.top();
        const StepRules& verb = rules.step(top.kind);
        const SeatSet who = actorsOf(rules, state, top);
        if (who.empty()) {
            runAutomatic(rules, state, verb, events);
            continue;
        }
        const Seat seat = who.first();
        legal.clear();
        verb.legal(rules, state, top, seat, legal);
        assert(!legal.empty());
        if (legal.size() > 1) return {seat};
        if (events == nullptr) {
            execute(rules, state, {seat, legal[0]}, nullptr);
        } else {
            ForcedSink forced(*events);
            execute(rules, state, {seat, legal[0]}, &forced);
        }
    }
    legal.clear();
    return {};
}

Turn play(const Rules& rules, State& state, Move move, ActionList& legal, EventSink* events) {
    assert(isLegal(rules, state, move));
    execute(rules, state, move, events);
    const Turn next = advance(rules, state, legal, events);
    assert(stateIsOk(rules, state) == nullptr);
    return next;
}

void apply(const Rules& rules, State& state, Move move, EventSink* events) {
    ActionList legal;
    play(rules, state, move, legal, events);
}

Decision decisionFor(const Rules& rules, const State& state, Seat seat) {
    ActionList legal;
    legalActions(rules, state, seat, legal);
    const Step& step = state.agenda.top();
    const StepRules& verb = rules.step(step.kind);
    Decision decision;
    decision.seat = seat;
    decision.kind = verb.decision;
    decision.legal.assign(legal.begin(), legal.end());
    decision.cardSeat = state.special.seat != Seat::None ? state.special.seat : activeSeat(rules, state);
    if (decision.cardSeat != Seat::None) decision.card = state.taken[index(decision.cardSeat)];
    if (verb.explain != nullptr) verb.explain(rules, state, step, seat, decision);
    return decision;
}

void beginSpecial(const Rules& rules, State& state, Seat seat, EventSink* events) {
    const Card card = state.taken[index(seat)];
    const CardInPlay& used = rules.card(card);
    state.parts |= kSpecialUsed;
    state.special = {seat, card, 0, 0};
    state.agenda.push({StepKind::SpecialEnd, seat, 0, 0, 0});
    if (used.oneOf) {
        state.agenda.push({StepKind::Choice, seat, 0, 0, 0});
    } else {
        for (int i = used.effectCount; i-- > 0;) {
            Step step = rules.effectSteps[static_cast<std::size_t>(used.effectFirst + i)];
            step.seat = seat;
            state.agenda.push(step);
        }
    }
    if (events != nullptr) {
        Event event;
        event.kind = EventKind::SpecialAnnounced;
        event.seat = seat;
        event.card = card;
        events->add(event);
    }
    if (!objectors(rules, state).empty()) pushWindow(state, Seat::None, kWindowAnnounced, {});
}

void endSpecial(State& state) {
    while (state.agenda.pop().kind != StepKind::SpecialEnd) {
    }
    state.special = {};
    state.disk.fill(Area::None);
}

SeatSet objectors(const Rules&, const State& state) {
    SeatSet holders;
    for (const Standing& standing : state.standing)
        if (standing.kind == kStandingVeto && standing.seat != state.special.seat &&
            ((state.special.allowed >> index(standing.seat)) & 1U) == 0)
            holders.insert(standing.seat);
    return holders;
}

Seat firstFromLeft(const Rules& rules, Seat acting, SeatSet among) {
    Seat seat = acting;
    for (int i = 0; i < rules.players; ++i) {
        seat = rules.leftOf(seat);
        if (among.contains(seat)) return seat;
    }
    return Seat::None;
}

} // namespace elgrande
