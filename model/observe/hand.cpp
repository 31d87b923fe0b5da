// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/hand.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr std::size_t kMostLeads = 3; // the special action, one of its alternatives, the region it is bound to
constexpr std::size_t kMostDeeds = 4000;
constexpr std::size_t kMostMoves = 40; // more pieces than anybody has

// The piece that an action names by its owner and the place where it stands; nothing where it names none.
Grip namedBy(const Rules& rules, Action action) {
    const auto said = saidBy(rules.words.actions[index(action.kind)], action);
    for (std::size_t i = 0; i + 1 < said.size(); ++i)
        if (said[i].means == Operand::Owner && said[i + 1].means == Operand::Area)
            return {static_cast<Area>(said[i + 1].value), static_cast<Owner>(said[i].value), Token::None, false};
    return {};
}

// What one decision did first, or with the piece that it names: what that takes along may go ahead of it.
class FirstEffect final : public EventSink {
  public:
    explicit FirstEffect(const Rules& rules, const Grip& named = {})
        : rules_(rules)
        , named_(named) {}
    void add(const Event& event) override {
        const bool isNews = event.kind != EventKind::SpecialAnnounced;
        if (isNews && (!event_ || (isNamed(event) && !isNamed(*event_)))) event_ = event;
        if (event.kind == EventKind::Points && event.seat != Seat::None)
            points_[index(event.seat)] += static_cast<int>(event.number);
    }
    const std::optional<Event>& event() const { return event_; }
    int pointsOf(Seat seat) const { return points_[index(seat)]; }

  private:
    bool isNamed(const Event& event) const {
        return !named_.isNothing() && gripOf(rules_.words.events[index(event.kind)], event) == named_;
    }
    const Rules& rules_;
    Grip named_;
    std::optional<Event> event_;
    std::array<int, kMaxSeats> points_{};
};

// Plays the seat's decision and lets nobody object.
Seat playUnopposed(const Rules& rules, State& state, Move move, ActionList& legal, EventSink* events) {
    Seat next = play(rules, state, move, legal, events);
    while (next != Seat::None && next != Seat::Table && next != move.seat && legal.contains(act(ActionKind::Allow)))
        next = play(rules, state, {next, act(ActionKind::Allow)}, legal, events);
    return next;
}

// Whether the decision only opens the way to others: a part of the turn, an alternative of a card, a bound region.
bool isLead(const Rules& rules, Action action) {
    const ActionKind kind = action.kind;
    return kind == ActionKind::Option || kind == ActionKind::From ||
           std::any_of(rules.flow.parts.begin(), rules.flow.parts.end(),
                       [kind](const TurnPart& part) { return part.word == kind || part.other == kind; });
}

class Hand {
  public:
    Hand(const Rules& rules, Seat seat)
        : rules_(rules)
        , seat_(seat) {}

    void look(const State& state) {
        ActionList legal;
        legalActions(rules_, state, seat_, legal);
        reach_.questions.push_back({leads_, decisionFor(rules_, state, seat_).refused, asksForOrderOnly(state)});
        for (const Action action : legal) {
            if (reach_.deeds.size() >= kMostDeeds) return;
            follow(state, action);
        }
    }
    Reach take() { return std::move(reach_); }

  private:
    void follow(const State& state, Action action) {
        const bool lead = isLead(rules_, action);
        State after = state;
        ActionList legal;
        FirstEffect effect(rules_, namedBy(rules_, action));
        Seat next = Seat::None;
        if (!lead && placeOf(rules_.words.actions[index(action.kind)], action) == Area::None)
            carryOut(rules_, after, {seat_, action}, &effect); // what comes of it later is not meant by it
        else
            next = playUnopposed(rules_, after, {seat_, action}, legal, &effect);
        leads_.push_back(action);
        if (effect.event() && (lead || !effect.event()->forced))
            note(*effect.event());
        else if (lead && next == seat_ && leads_.size() <= kMostLeads)
            look(after);
        leads_.pop_back();
    }

    void note(const Event& event) {
        auto made = deedOf(rules_, event, leads_);
        const auto same = [&](const Deed& deed) { return deed.grip == made->grip && deed.to == made->to; };
        if (made && std::none_of(reach_.deeds.begin(), reach_.deeds.end(), same))
            reach_.deeds.push_back(std::move(*made));
    }

    const Rules& rules_;
    Seat seat_;
    std::vector<Action> leads_;
    Reach reach_;
};

bool isAsked(const Rules& rules, const State& state, Seat seat) {
    return seat != Seat::None && !state.over() && actors(rules, state).contains(seat);
}

bool onTheMap(const Rules& rules, Area area) { return area != Area::None && rules.map.rows[index(area)].shown; }

int pointsOnTheMap(const Rules& rules, const State& state, Seat seat, bool castillo) {
    int points = 0;
    for (const Area area : rules.map.scoringOrder)
        if (castillo || area != Area::Castillo) points += pointsIn(rules, state, area)[index(seat)];
    if (castillo) points += pointsIn(rules, state, Area::Castillo)[index(seat)];
    return points;
}

// A step about two places that are one as good as the other; what it moves first stands for both ends.
Deed joinedBy(Action action, const Grip& grip) {
    return {grip, static_cast<Area>(action.a), {action}, static_cast<Area>(action.b)};
}

} // namespace

// Where the decision goes to is the place that it names, even if a rule turns the piece aside on its way. Where it
// names none, or only the one that the piece leaves, the event tells it.
std::optional<Deed> deedOf(const Rules& rules, const Event& event, std::vector<Action> moves) {
    const auto grip = gripOf(rules.words.events[index(event.kind)], event);
    if (!grip) return {};
    const Area named = placeOf(rules.words.actions[index(moves.back().kind)], moves.back());
    const Area to = named == Area::None || (!grip->isNothing() && named == grip->from) ? event.to : named;
    if (to == Area::None || to == grip->from) return {};
    return Deed{*grip, to, std::move(moves)};
}

std::optional<Deed> announcedDeed(const Rules& rules, const State& known) {
    if (known.agenda.empty()) return {};
    const Step window = known.agenda.top();
    if (window.kind != StepKind::VetoWindow || window.a != kWindowPending) return {};
    const Action action = unpacked(window.data);
    State after = known;
    after.agenda.pop();
    FirstEffect effect(rules, namedBy(rules, action));
    carryOut(rules, after, {window.seat, action}, &effect);
    auto deed = effect.event() ? deedOf(rules, *effect.event(), {action}) : std::nullopt;
    const ActionFacts& facts = rules.words.actions[index(action.kind)];
    if (facts.pair) return joinedBy(action, deed ? deed->grip : Grip{});
    return deed ? deed : Deed{{}, placeOf(facts, action), {action}};
}

Reach reachOf(const Rules& rules, const State& known, Seat seat) {
    if (!isAsked(rules, known, seat)) return {};
    Hand hand(rules, seat);
    hand.look(known);
    return hand.take();
}

std::vector<Action> asOftenAsPossible(const Rules& rules, const State& known, Seat seat, std::vector<Action> moves) {
    if (!isAsked(rules, known, seat) || moves.empty()) return moves;
    State state = known;
    ActionList legal;
    legalActions(rules, state, seat, legal);
    Seat next = seat;
    for (const Action move : moves) {
        if (next != seat || !legal.contains(move)) return moves;
        next = playUnopposed(rules, state, {seat, move}, legal, nullptr);
    }
    const Action last = moves.back();
    while (next == seat && legal.contains(last) && moves.size() < kMostMoves) {
        moves.push_back(last);
        next = playUnopposed(rules, state, {seat, last}, legal, nullptr);
    }
    return moves;
}

std::optional<Trial> tryOut(const Rules& rules, const State& known, Seat seat, const std::vector<Action>& moves,
                            Area place, bool castillo) {
    if (!isAsked(rules, known, seat)) return {};
    State state = known;
    ActionList legal;
    legalActions(rules, state, seat, legal);
    Seat next = seat;
    FirstEffect effect(rules);
    for (const Action move : moves) {
        if (next != seat || !legal.contains(move)) return {};
        next = playUnopposed(rules, state, {seat, move}, legal, &effect);
    }
    Trial trial;
    const bool seen = onTheMap(rules, place) && (castillo || place != Area::Castillo);
    if (seen) trial.there = pointsIn(rules, state, place)[index(seat)];
    if (seen && valuesOf(rules, state, place) != std::array<int, 3>{})
        trial.idle =
            idleIn(rules, state, place, scoringAhead(state)) - idleIn(rules, known, place, scoringAhead(known));
    trial.change = pointsOnTheMap(rules, state, seat, castillo) - pointsOnTheMap(rules, known, seat, castillo) +
                   effect.pointsOf(seat);
    return trial;
}

CardPreview previewOf(const Rules& rules, const State& known, Seat seat, Card card, bool castillo) {
    const Action take = act(ActionKind::TakeCard, card);
    CardPreview preview;
    if (!isAsked(rules, known, seat) || !isLegal(rules, known, {seat, take})) return preview;
    State state = known;
    ActionList legal;
    if (play(rules, state, {seat, take}, legal) != seat) return preview;
    AreaSet placing;
    for (const Deed& deed : reachOf(rules, state, seat).deeds) {
        if (deed.moves.front().kind == ActionKind::Place) {
            placing.insert(deed.to);
            continue;
        }
        const Area place = onTheMap(rules, deed.to) ? deed.to : deed.grip.from;
        if (!onTheMap(rules, place)) continue;
        preview.places.insert(place);
        const auto trial = tryOut(rules, state, seat, deed.moves, place, castillo);
        if (!trial || trial->change <= preview.best) continue;
        preview.best = trial->change;
        preview.bestPlace = place;
    }
    if (preview.places.empty()) preview.places = placing;
    return preview;
}

} // namespace elgrande
