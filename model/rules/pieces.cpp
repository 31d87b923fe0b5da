// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/pieces.h"

#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

// Each kind of event has its own way of naming whose pieces came from where (model/core/event.h).
Event eventOf(const Transfer& moved, EventKind kind) {
    const Manner& manner = moved.manner;
    Event event;
    event.kind = kind;
    event.seat = manner.by;
    if (kind == EventKind::CaballeroPlaced && moved.from != Area::Court) event.kind = EventKind::CaballeroMoved;
    switch (event.kind) {
    case EventKind::CourtFilled:
        event.number = static_cast<std::int16_t>(moved.count);
        return event;
    case EventKind::CaballeroPlaced:
        event.to = moved.to;
        return event;
    case EventKind::CastilloEmptied:
        event.to = moved.to;
        event.number = static_cast<std::int16_t>(moved.count);
        return event;
    default:
        event.owner = manner.owner;
        event.from = moved.from;
        event.to = moved.to;
        event.number = static_cast<std::int16_t>(moved.count);
        return event;
    }
}

// Where nobody sits there is no court: what would go there goes to the provinces.
Area houseOf(const Rules& rules, const Transfer& part) {
    const bool homeless = part.to == Area::Court && rules.dummies().contains(seatOf(part.manner.owner));
    return homeless ? Area::Provinces : part.to;
}

} // namespace

namespace {

void carry(State& state, const Transfer& part, EventKind told, EventSink* events) {
    State::Row& row = state.count[index(part.manner.owner)];
    row[index(part.from)] = static_cast<std::uint8_t>(row[index(part.from)] - part.count);
    row[index(part.to)] = static_cast<std::uint8_t>(row[index(part.to)] + part.count);
    if (events != nullptr && told != kToldElsewhere) [[unlikely]]
        events->add(eventOf(part, told));
}

void tellOfArrival(const Rules& rules, State& state, const Transfer& part, EventSink* events) {
    if (rules.hooks.heard.contains(part.to) || rules.hooks.heardFrom.contains(part.from))
        for (const Arrival& arrival : rules.hooks.arrivals)
            if (arrival.at.contains(part.to) || arrival.from.contains(part.from))
                arrival.hook(rules, state, part, events);
}

} // namespace

void transferWithHooks(const Rules& rules, State& state, const Transfer& moved, EventKind told, EventSink* events) {
    TransferList turned;
    if (rules.hooks.heard.contains(moved.to))
        for (const Redirect& redirect : rules.hooks.redirects) {
            if (redirect.to.contains(moved.to)) redirect.hook(rules, state, moved, turned);
            if (!turned.empty()) break; // the first one that turns the pieces aside
        }
    if (turned.empty()) { // as usual
        Transfer part = moved;
        part.to = houseOf(rules, part);
        carry(state, part, told, events);
        return tellOfArrival(rules, state, part, events);
    }
    for (Transfer& part : turned) {
        part.to = houseOf(rules, part);
        carry(state, part, told, events);
    }
    for (const Transfer& part : turned) tellOfArrival(rules, state, part, events);
}

void sortCopies(const Rules& rules, State& state, Token token) {
    const Rules::Copies& kind = rules.copies[index(token)];
    if (kind.count == 1) return;
    const auto first = state.token.begin() + kind.first;
    std::sort(first, first + kind.count);
}

void moveToken(const Rules& rules, State& state, Token token, Spot to, Seat by, EventSink* events) {
    const Spot from = state.token[index(token)];
    state.token[index(token)] = to;
    sortCopies(rules, state, token);
    if (events == nullptr) [[likely]]
        return;
    Event event;
    event.kind = !rules.tokens[index(token)].isScoreboard() ? EventKind::TokenMoved : EventKind::ScoreboardMoved;
    event.seat = by;
    event.token = token;
    event.from = from.area();
    event.to = to.area();
    event.holder = to.seat();
    events->add(event);
}

void layAside(const Rules& rules, State& state, Token token, EventSink* events) {
    if (!state.token[index(token)].isAside()) moveToken(rules, state, token, Spot::aside(), Seat::None, events);
}

void moveKing(const Rules& rules, State& state, Area to, Seat by, EventSink* events) {
    for (const KingHook& hook : rules.hooks.king)
        if (isShown(state, hook.shownBy) && hook.move != nullptr && hook.move(rules, state, to, by, events)) return;
    Event event;
    event.kind = EventKind::KingMoved;
    event.seat = by;
    event.from = state.king();
    event.to = to;
    event.number = 1;
    state.token[index(Token::King)] = Spot::in(to);
    if (events != nullptr) [[unlikely]]
        events->add(event);
}

namespace {

// Where the card lies before the seat; State::kCardsBefore: it does not.
std::size_t placeBefore(const State& state, Seat seat, Card card) {
    const State::Cards& before = state.cards[index(seat)];
    return static_cast<std::size_t>(std::find(before.begin(), before.end(), card) - before.begin());
}

// Where on the agenda the moves end that are under way: the rest of a run on its top, or a run that comes without
// anybody being asked before.
int endOfRun(const Rules& rules, const Agenda& agenda) {
    int end = agenda.size();
    for (int i = agenda.size(); i-- > 0;) {
        const StepRules& verb = rules.verb(agenda[i].kind);
        const bool runsByItself = verb.decision == nullptr;
        if (verb.isRun && (runsByItself || i + 1 == agenda.size())) end = i;
        if (!runsByItself) break;
    }
    return end;
}

} // namespace

void pushWhenDone(const Rules& rules, State& state, const Step& step) {
    Agenda& agenda = state.agenda;
    int below = agenda.size();
    if (state.special.seat != Seat::None) {
        while (below > 0 && agenda[below - 1].kind != StepKind::SpecialEnd) --below;
        assert(below > 0);
        --below;
    } else {
        below = endOfRun(rules, agenda);
    }
    agenda.insert(below, step);
}

bool liesBefore(const State& state, Seat seat, Card card) {
    return placeBefore(state, seat, card) < State::kCardsBefore;
}

bool isSpent(const State& state, Seat seat, Card card) {
    return ((state.spent[index(seat)] >> placeBefore(state, seat, card)) & 1U) != 0;
}

bool layBefore(State& state, Seat seat, Card card) {
    State::Cards& before = state.cards[index(seat)];
    const auto free = std::find(before.begin() + 1, before.end(), Card::None);
    if (free == before.end() || liesBefore(state, seat, card)) return false;
    *free = card;
    return true;
}

void takeAway(State& state, Seat seat, Card card) {
    const std::size_t place = placeBefore(state, seat, card);
    if (place != State::kCardsBefore) takeAway(state, seat, place);
}

void takeAway(State& state, Seat seat, std::size_t place) {
    state.cards[index(seat)][place] = Card::None;
    state.spent[index(seat)] &= static_cast<std::uint8_t>(~(1U << place));
}

void keep(State& state, const Kept& kept) {
    for (Kept& place : state.kept) {
        if (place.kind != 0) continue;
        place = kept;
        return;
    }
    assert(false); // the builder has added up how many there can be
}

void giveUp(State& state, std::size_t n) {
    std::copy(state.kept.begin() + static_cast<std::ptrdiff_t>(n) + 1, state.kept.end(),
              state.kept.begin() + static_cast<std::ptrdiff_t>(n));
    state.kept.back() = {};
}

} // namespace elgrande
