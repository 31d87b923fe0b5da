// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/threats.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace elgrande {

namespace {

constexpr int kLongestTurn = 60; // moves
constexpr int kLookAhead = 2;    // choices without an effect of their own that are tried out within each other
constexpr int kMostTried = 12;   // alternatives of such a choice
constexpr int kPoint = 1000;     // worth of a point against a Caballero more

// One seat's imagined turn against another seat in one place.
class Attack {
  public:
    Attack(const Rules& rules, Seat by, Seat on, Area place, const std::atomic<bool>* cancel)
        : rules_(rules)
        , by_(by)
        , on_(on)
        , place_(place)
        , cancel_(cancel) {}

    int pointsOf(const State& state, Seat seat) const { return pointsIn(rules_, state, place_)[index(seat)]; }

    // The place as it would be left by a turn with this card.
    State after(const State& now, Card card) const {
        State state = now;
        imagineTurn(rules_, state, by_);
        ActionList legal;
        const Seat next = advance(rules_, state, legal);
        State best = state;
        runOut(state, legal, next, card, kLookAhead, best);
        return best;
    }

  private:
    bool cancelled() const { return cancel_ != nullptr && cancel_->load(std::memory_order_relaxed); }

    int worth(const State& state) const {
        return kPoint * (pointsOf(state, by_) - pointsOf(state, on_)) + state.at(place_, ownerOf(by_)) -
               state.at(place_, ownerOf(on_));
    }

    // Plays the turn to its end; `best` is the state that is worth most on the way, since nobody has to go on.
    void runOut(State& state, ActionList& legal, Seat next, Card card, int depth, State& best) const {
        int highest = worth(best);
        for (int moves = 0; moves < kLongestTurn && next != Seat::None && next != Seat::Table; ++moves) {
            if (cancelled()) return;
            next = play(rules_, state, {next, choice(state, legal, next, card, depth)}, legal);
            const int now = worth(state);
            if (now <= highest) continue;
            highest = now;
            best = state;
        }
    }

    Action choice(const State& state, const ActionList& legal, Seat mover, Card card, int depth) const {
        if (legal.contains(act(ActionKind::Allow))) return act(ActionKind::Allow);
        if (legal[0].kind == ActionKind::Court) return legal[legal.size() - 1];
        if (legal[0].kind == ActionKind::TakeCard)
            return legal.contains(act(ActionKind::TakeCard, card)) ? act(ActionKind::TakeCard, card) : legal[0];
        if (legal.contains(act(ActionKind::Use, card)) && mover == by_) return act(ActionKind::Use, card);
        Action chosen = legal[0];
        int highest = 0;
        bool different = false;
        State copy;
        ActionList list;
        for (int i = 0; i < legal.size(); ++i) {
            copy = state;
            play(rules_, copy, {mover, legal[i]}, list);
            const int value = worth(copy);
            different = different || (i > 0 && value != highest);
            if (i > 0 && value <= highest) continue;
            highest = value;
            chosen = legal[i];
        }
        const bool tryOut =
            !different && depth > 0 && legal.size() <= kMostTried && legal[0].kind != ActionKind::Caballero;
        return tryOut ? triedOut(state, legal, mover, card, depth - 1) : chosen;
    }

    Action triedOut(const State& state, const ActionList& legal, Seat mover, Card card, int depth) const {
        Action chosen = legal[0];
        int highest = 0;
        for (int i = 0; i < legal.size() && !cancelled(); ++i) {
            State copy = state;
            ActionList list;
            const Seat next = play(rules_, copy, {mover, legal[i]}, list);
            State best = copy;
            runOut(copy, list, next, card, depth, best);
            const int value = worth(best);
            if (i > 0 && value <= highest) continue;
            highest = value;
            chosen = legal[i];
        }
        return chosen;
    }

    const Rules& rules_;
    Seat by_;
    Seat on_;
    Area place_;
    const std::atomic<bool>* cancel_;
};

// Cards may lie before the seats before anybody's turn, so that it is the order that tells.
bool hasTurnLeft(const Rules& rules, const State& state, Seat seat) {
    if (state.round == 0) return false;
    const Seat active = activeSeat(rules, state);
    if (state.taken(seat) == Card::None || active == seat) return true;
    const auto place = std::find(state.order.begin(), state.order.end(), seat) - state.order.begin();
    return active != Seat::None && place > state.turn;
}

// With the power card that brings most Caballeros, as long as none has been played.
void playBestPower(const Rules& rules, State& state, Seat seat) {
    Power& played = state.played[index(seat)];
    if (played != Power::None) return;
    const std::uint32_t hand = state.hand[index(seat)] & ~blockedPowers(rules, state);
    for (std::uint32_t rest = hand != 0 ? hand : state.hand[index(seat)]; rest != 0; rest &= rest - 1) {
        const auto power = static_cast<Power>(std::countr_zero(rest));
        if (played == Power::None || rules.power(power).caballeros > rules.power(played).caballeros) played = power;
    }
}

// Those that it may still use; the one of this round first, even if nothing of it is left.
std::vector<Card> cardsBefore(const Rules& rules, const State& state, Seat seat) {
    std::vector<Card> cards{state.taken(seat)};
    for (std::size_t n = 1; n < State::kCardsBefore; ++n)
        if (const Card card = state.cards[index(seat)][n];
            card != Card::None && rules.card(card).effectCount > 0 && ((state.spent[index(seat)] >> n) & 1U) == 0)
            cards.push_back(card);
    return cards;
}

std::vector<Card> cardsFor(const Rules& rules, const State& state, Seat seat) {
    if (state.taken(seat) != Card::None) return cardsBefore(rules, state, seat);
    std::vector<Card> open;
    for (int stack = 0; stack < rules.deck.stackCount; ++stack)
        if (const Card card = state.offer[static_cast<std::size_t>(stack)]; card != Card::None) open.push_back(card);
    return open;
}

} // namespace

std::vector<Threat> threatsTo(const Rules& rules, const State& known, Seat seat, bool castillo,
                              const std::atomic<bool>* cancel) {
    std::vector<Threat> found;
    if (known.over() || seat == Seat::None) return found;
    std::vector<Area> places(rules.map.scoringOrder);
    if (castillo) places.insert(places.begin(), Area::Castillo);
    for (Seat by : rules.seats()) {
        if (by == seat || !hasTurnLeft(rules, known, by)) continue;
        State start = known;
        playBestPower(rules, start, by);
        if (start.played[index(by)] == Power::None) continue; // no power card left: only in positions set up by hand
        for (Area place : places) {
            const Attack attack(rules, by, seat, place, cancel);
            const int mine = attack.pointsOf(known, seat);
            const int theirs = attack.pointsOf(known, by);
            if (mine == 0) continue;
            for (Card card : cardsFor(rules, known, by)) {
                if (cancel != nullptr && cancel->load(std::memory_order_relaxed)) return found;
                const State after = attack.after(start, card);
                const int mineThen = attack.pointsOf(after, seat);
                const int theirsThen = attack.pointsOf(after, by);
                if (mineThen < mine)
                    found.push_back({place, by, card, mine - mineThen, theirsThen - theirs,
                                     theirs <= mine && theirsThen > mineThen});
            }
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Threat& one, const Threat& other) {
        return std::tuple(other.lost, other.gained) < std::tuple(one.lost, one.gained);
    });
    return found;
}

} // namespace elgrande
