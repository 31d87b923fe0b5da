// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/engine.h"

#include "model/rules/queries.h"

#include <algorithm>
#include <cassert>

namespace elgrande {

namespace {

// Marks what the engine played by itself.
class ForcedSink final : public EventSink {
  public:
    explicit ForcedSink(EventSink* next)
        : next_(next) {}
    void add(const Event& event) override {
        Event forced = event;
        forced.forced = true;
        next_->add(forced);
    }

  private:
    EventSink* next_;
};

// A step without a word on who answers asks its own seat. Where nobody sits nobody is asked, whatever a step says.
SeatSet actorsOf(const Rules& rules, const State& state, const Step& step, const StepRules& verb) {
    if (verb.legal == nullptr) return {};
    if (verb.actors == nullptr) return SeatSet::of(step.seat) & rules.seats();
    return verb.actors(rules, state, step) & (rules.seats() | SeatSet::of(Seat::Table));
}

void pushWindow(State& state, Seat mover, std::uint8_t mode, Action pending) {
    state.agenda.push({StepKind::VetoWindow, mover, 0, mode, packed(pending)});
}

bool somebodyObjects(const Rules& rules, const State& state) {
    return state.kept[0].kind != 0 && !objectors(rules, state).empty();
}

// Asked for every answer; most of the time nobody keeps anything.
bool asksForVeto(const Rules& rules, const State& state, const StepRules& verb, Move move) {
    return state.kept[0].kind != 0 && state.special.seat != Seat::None &&
           state.agenda.top().kind != StepKind::VetoWindow && verb.vetoBeforeApply && move.seat != Seat::Table &&
           move.action.kind != ActionKind::Done && !objectors(rules, state).empty();
}

void execute(const Rules& rules, State& state, Move move, EventSink* events) {
    const StepRules& verb = rules.verb(state.agenda.top().kind);
    if (asksForVeto(rules, state, verb, move)) [[unlikely]] {
        pushWindow(state, move.seat, kWindowPending, move.action);
        return;
    }
    carryOut(rules, state, move, events);
}

void runAutomatic(const Rules& rules, State& state, const StepRules& verb, EventSink* events) {
    if (verb.vetoBeforeRun && state.special.seat != Seat::None && state.special.granted == 0 &&
        somebodyObjects(rules, state)) [[unlikely]] {
        pushWindow(state, Seat::None, kWindowAutomatic, {});
        return;
    }
    state.special.granted = 0;
    const Step step = state.agenda.pop();
    if (verb.run != nullptr) verb.run(rules, state, step, events);
}

// Makes the move, if there is one, and runs on until somebody is asked. Forced moves go through the same place as
// chosen ones: this loop is what a simulated game consists of.
Seat runFrom(const Rules& rules, State& state, Move move, ActionList& legal, EventSink* events) {
    ForcedSink forced(events);
    EventSink* sink = events; // of the move that is made next
    while (true) {
        if (move.seat != Seat::None) execute(rules, state, move, sink);
        Seat asked = Seat::None;
        while (asked == Seat::None) {
            if (state.agenda.empty()) [[unlikely]] {
                legal.clear();
                return Seat::None;
            }
            const Step& top = state.agenda.top();
            const StepRules& verb = rules.verb(top.kind);
            if (const SeatSet who = actorsOf(rules, state, top, verb); !who.empty()) asked = who.first();
            if (asked == Seat::None) {
                runAutomatic(rules, state, verb, events);
                continue;
            }
            legal.clear();
            verb.legal(rules, state, top, asked, legal);
        }
        assert(!legal.empty());
        if (legal.size() > 1) return asked;
        move = {asked, legal[0]};
        if (events != nullptr) [[unlikely]]
            sink = &forced;
    }
}

} // namespace

State initialState(const Rules& rules) {
    State state;
    for (Owner owner : rules.owners)
        state.at(Area::Provinces, owner) = static_cast<std::uint8_t>(rules.piecesOf(owner));
    for (int i = 0; i < std::min(rules.turnTakers, kMaxSeats); ++i) {
        const Seat seat = seatAt(i);
        state.hand[index(seat)] = rules.deck.handsDealt && rules.seats().contains(seat) ? 0 : rules.deck.firstHand;
        if (rules.seats().contains(seat) && rules.optionValue("starter") == rules.colour(seat)) state.starter = seat;
    }
    for (std::size_t stack = 0; stack < kMaxStacks; ++stack)
        state.left[stack] = static_cast<std::uint32_t>((1ULL << rules.deck.stacks[stack].size()) - 1U);
    state.agenda.push({StepKind::Flow, Seat::None, static_cast<std::uint8_t>(Anchor::Setup), 0, 0});
    return state;
}

SeatSet actors(const Rules& rules, const State& state) {
    if (state.agenda.empty()) return {};
    const Step& top = state.agenda.top();
    return actorsOf(rules, state, top, rules.verb(top.kind));
}

void legalActions(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    out.clear();
    if (!actors(rules, state).contains(seat)) return;
    const Step step = state.agenda.top();
    rules.verb(step.kind).legal(rules, state, step, seat, out);
}

bool isLegal(const Rules& rules, const State& state, Move move) {
    ActionList legal;
    legalActions(rules, state, move.seat, legal);
    return legal.contains(move.action);
}

Seat advance(const Rules& rules, State& state, ActionList& legal, EventSink* events) {
    return runFrom(rules, state, {}, legal, events);
}

Seat play(const Rules& rules, State& state, Move move, ActionList& legal, EventSink* events) {
    assert(isLegal(rules, state, move));
    const Seat next = runFrom(rules, state, move, legal, events);
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
    const Step step = state.agenda.top();
    const StepRules& verb = rules.verb(step.kind);
    Decision decision;
    decision.seat = seat;
    decision.kind = verb.decision;
    decision.secret = verb.secret;
    decision.legal.assign(legal.begin(), legal.end());
    if (state.special.seat != Seat::None) {
        decision.cardSeat = state.special.seat;
        decision.card = state.special.card;
    } else if (const Seat active = activeSeat(rules, state); active != Seat::None) {
        decision.cardSeat = active;
        decision.card = state.taken(active);
    }
    if (verb.explain != nullptr) verb.explain(rules, state, step, seat, decision);
    return decision;
}

void imagineTurn(const Rules& rules, State& state, Seat seat) {
    const bool underWay = activeSeat(rules, state) == seat && state.agenda.top().kind != StepKind::Flow;
    std::vector<Step> left; // of a turn that is under way; the top of the agenda first
    if (underWay && state.special.seat != Seat::None) endSpecial(state);
    while (underWay && state.agenda.top().kind != StepKind::Flow) left.push_back(state.agenda.pop());
    while (!state.agenda.empty()) state.agenda.pop();
    state.special = {};
    state.disk.fill(Area::None);
    if (!underWay) {
        state.turn = 0;
        state.order[0] = seat;
        state.parts = 0;
        state.placing = {};
    }
    const auto push = [&](const std::vector<Step>& steps) {
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) state.agenda.push(*step);
    };
    push(rules.flow.anchors[static_cast<std::size_t>(Anchor::TurnEnd)]);
    if (!underWay) push(rules.flow.anchors[static_cast<std::size_t>(Anchor::Turn)]);
    state.agenda.setSeats(0, seat);
    for (auto step = left.rbegin(); step != left.rend(); ++step) state.agenda.push(*step);
}

// The flow that leaves the turn is running, so it has been taken off the agenda.
State atTurnEnd(const Rules& rules, const State& state) {
    State ending = state;
    ending.agenda.push(rules.flow.stacked[static_cast<std::size_t>(Anchor::TurnEnd)][0]);
    return ending;
}

bool effectPossible(const Rules& rules, const State& state, Seat seat, Card card) {
    for (int i = 0; i < rules.card(card).effectCount; ++i) {
        const Step step = effectStep(rules, card, seat, i);
        const StepRules& verb = rules.verb(step.kind);
        if (verb.possible == nullptr || verb.possible(rules, state, step)) return true;
    }
    return false;
}

void beginSpecial(const Rules& rules, State& state, Seat seat, Card card, EventSink* events) {
    const CardInPlay& used = rules.card(card);
    state.special = {seat, card, 0, 0};
    state.agenda.push({StepKind::SpecialEnd, seat, 0, 0, 0});
    if (used.oneOf)
        state.agenda.push({StepKind::Choice, seat, 0, 0, 0});
    else
        for (int i = used.effectCount; i-- > 0;) state.agenda.push(effectStep(rules, card, seat, i));
    if (events != nullptr) [[unlikely]] {
        Event event;
        event.kind = EventKind::SpecialAnnounced;
        event.seat = seat;
        event.card = card;
        events->add(event);
    }
    if (somebodyObjects(rules, state)) [[unlikely]]
        pushWindow(state, Seat::None, kWindowAnnounced, {});
}

void endSpecial(State& state) {
    while (state.agenda.pop().kind != StepKind::SpecialEnd) {
    }
    state.special = {};
    state.disk.fill(Area::None);
}

SeatSet objectors(const Rules& rules, const State& state) {
    SeatSet holders;
    for (const Kept& kept : state.kept) {
        if (kept.kind == 0) break;
        if (rules.kept[kept.kind].objects && kept.seat != state.special.seat &&
            ((state.special.allowed >> index(kept.seat)) & 1U) == 0)
            holders.insert(kept.seat);
    }
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
