// The second half of step_check.h: what the table looks like at each point of the round.
#include "model/game_model/step_check.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

bool hasHook(const Rules& rules, Anchor anchor, StepKind kind) {
    const std::vector<Hook>& hooks = rules.anchors[static_cast<std::size_t>(anchor)];
    return std::any_of(hooks.begin(), hooks.end(), [&](const Hook& hook) { return hook.step.kind == kind; });
}

const Step* find(const Agenda& agenda, StepKind kind) {
    for (int i = 0; i < agenda.size(); ++i)
        if (agenda[i].kind == kind) return &agenda[i];
    return nullptr;
}

bool orderIsEmpty(const State& state) {
    return std::all_of(state.order.begin(), state.order.end(), [](Seat seat) { return seat == Seat::None; });
}
bool orderIsFull(const Rules& rules, const State& state) {
    SeatSet seats;
    for (int i = 0; i < rules.players; ++i) {
        const Seat seat = state.order[static_cast<std::size_t>(i)];
        if (!rules.seats().contains(seat)) return false;
        seats.insert(seat);
    }
    return seats == rules.seats();
}

// The first `count` seats from the starter on have played, each another card; the others have not.
const char* powersFault(const Rules& rules, const State& state, int count) {
    std::uint32_t seen = 0;
    for (int i = 0; i < rules.players; ++i) {
        const Seat seat = seatAt((static_cast<int>(state.starter) + i) % rules.players);
        const Power played = state.played[index(seat)];
        if ((played != Power::None) != (i < count))
            return "and the power cards played do not agree on whose turn it is";
        if (played == Power::None) continue;
        if (((seen >> index(played)) & 1U) != 0) return "comes after two seats have played the same power card";
        seen |= 1U << index(played);
    }
    return nullptr;
}

const char* takenFault(const Rules& rules, const State& state, Anchor anchor) {
    const bool before = anchor <= Anchor::BeforeTurns;
    const bool toTake = anchor == Anchor::TurnStart || find(state.agenda, StepKind::TakeCard) != nullptr;
    for (int i = 0; i < rules.players; ++i) {
        const Seat seat = before ? seatAt(i) : state.order[static_cast<std::size_t>(i)];
        const bool later = before || i > state.turn || (i == state.turn && toTake);
        if (later && state.taken[index(seat)] != Card::None)
            return "comes before a seat takes an action card that it has already";
    }
    return nullptr;
}

const char* orderFault(const Rules& rules, const State& state, Anchor anchor) {
    const bool sorted = anchor > Anchor::BeforeTurns ||
                        (anchor == Anchor::BeforeTurns && find(state.agenda, StepKind::BeginTurns) == nullptr);
    if (!sorted) {
        const int turn = anchor == Anchor::Setup ? 0 : rules.players;
        return orderIsEmpty(state) && state.turn == turn ? nullptr
                                                         : "comes before the turn order is known, but there is one";
    }
    if (!orderIsFull(rules, state)) return "needs a turn order that names every seat once";
    const bool inTurn = anchor >= Anchor::TurnStart && anchor <= Anchor::TurnEnd;
    if (inTurn && state.turn >= rules.players) return "is in a turn, but it is nobody's turn";
    if (anchor > Anchor::TurnEnd && state.turn != rules.players) return "is past the turns, but it is somebody's turn";
    if (anchor == Anchor::BeforeTurns && state.turn != 0)
        return "is before the turns, but not the first one's turn comes";
    return nullptr;
}

} // namespace

const char* roundFault(const Rules& rules, const State& state, Anchor anchor) {
    if (anchor == Anchor::Setup) {
        if (state.round != 0 || state.roundsBegun != 0) return "is in the set-up, but a round has begun";
    } else {
        if (state.roundsBegun == 0 || state.roundsBegun > rules.roundNumbers.size() ||
            state.round != rules.roundNumbers[state.roundsBegun - 1U])
            return "is in a round that does not fit 'round' and 'rounds_begun'";
        if (state.starter == Seat::None) return "is in a round that nobody begins";
        if (state.king == Area::None) return "is in a round without a King on the board";
    }
    if (anchor >= Anchor::ScoringStart && !rules.scoresAfter(state.round))
        return "is in a scoring that this round does not have";
    if (const char* wrong = orderFault(rules, state, anchor)) return wrong;
    if (hasHook(rules, Anchor::Powers, StepKind::Power) && anchor != Anchor::Setup) {
        const Step* power = find(state.agenda, StepKind::Power);
        const int count = anchor == Anchor::RoundStart                   ? 0
                          : anchor == Anchor::Powers && power != nullptr ? power->n
                                                                         : rules.players;
        if (const char* wrong = powersFault(rules, state, count)) return wrong;
    }
    return takenFault(rules, state, anchor);
}

const char* setUpFault(const Rules& rules, const State& state, Anchor anchor, const std::vector<Step>& above) {
    if (anchor != Anchor::Setup) return nullptr;
    bool kingComes = false;
    bool starterComes = false;
    for (const Step& step : above) {
        kingComes = kingComes || step.kind == StepKind::RevealKing;
        starterComes = starterComes || step.kind == StepKind::RevealStarter;
        if (step.kind != StepKind::RevealHome || !rules.seats().contains(step.seat)) continue;
        if (state.grande[index(step.seat)] != Area::None)
            return "has still to draw the home of a Grande that stands somewhere";
        if (state.at(Area::Provinces, ownerOf(step.seat)) != rules.pieces)
            return "has still to draw a home, but the seat's Caballeros are not all in the provinces";
    }
    if (kingComes != (state.king == Area::None)) return "and the King do not agree on whether he is drawn";
    if (!starterComes && state.starter == Seat::None)
        return "is past the drawing of the starting player, but there is none";
    return nullptr;
}

const char* placingFault(const Rules& rules, const State& state, const Step& place) {
    const Seat seat = activeSeat(rules, state);
    if (seat == Seat::None || place.seat != seat || place.a != 0 || place.data != 0)
        return "has a placing that is not that of the turn";
    const Card card = state.taken[index(seat)];
    if (card == Card::None || place.n == 0 || place.n > rules.card(card).caballeros)
        return "places more Caballeros than the action card brings";
    return (state.parts & kPlaced) != 0 ? nullptr : "has a placing that 'parts' does not know";
}

const char* windowFault(const Rules& rules, const State& state, const Step& window) {
    const Action nothing;
    const auto packed = [](Action action) {
        return static_cast<std::uint32_t>(action.kind) | static_cast<std::uint32_t>(action.a) << 8U |
               static_cast<std::uint32_t>(action.b) << 16U | static_cast<std::uint32_t>(action.c) << 24U;
    };
    if ((objectors(rules, state) - SeatSet{window.n}).empty()) return "asks for a Veto that nobody can put in";
    if ((window.n & ~rules.seats().bits) != 0) return "has a Veto window that seats have answered who do not play";
    State below = state;
    below.agenda.pop();
    const StepRules& verb = rules.step(below.agenda.top().kind);
    if (window.a != kWindowPending) {
        if (window.seat != Seat::None || window.data != packed(nothing))
            return "has a Veto window with a move that is none";
        if (window.a == kWindowAnnounced) return nullptr;
        return window.a == kWindowAutomatic && verb.legal == nullptr && verb.objectable
                   ? nullptr
                   : "has a Veto window of no known sort";
    }
    const Action action{static_cast<ActionKind>(window.data & 0xffU), static_cast<std::uint8_t>(window.data >> 8U),
                        static_cast<std::uint8_t>(window.data >> 16U), static_cast<std::uint8_t>(window.data >> 24U)};
    if (verb.legal == nullptr || verb.quiet || action.kind == ActionKind::Done || !rules.seats().contains(window.seat))
        return "has a Veto window before something that cannot be vetoed";
    return nullptr; // whether it was legal is asked when all else is known to be in order (agenda_check.cpp)
}

State askingForDisks(const Rules& rules, const State& state) {
    State asking = state;
    while (!asking.agenda.empty() && asking.agenda.top().kind != StepKind::Disk) {
        const Step step = asking.agenda.pop();
        if (!rules.step(step.kind).revealsDisks) continue;
        asking.agenda.push({StepKind::Disk, step.seat, step.a, static_cast<std::uint8_t>(step.kind), step.data});
    }
    return asking;
}

const char* diskFault(const Rules& rules, const State& state, Anchor anchor) {
    SeatSet set;
    for (Seat seat : rules.seats())
        if (state.disk[index(seat)] != Area::None) set.insert(seat);
    if (set.empty()) return nullptr;
    for (Seat seat : set)
        if (!rules.onDisk.contains(state.disk[index(seat)])) return "comes with a disk set to no place of the disk";
    const State asking = askingForDisks(rules, state);
    if (asking.agenda.empty())
        return anchor >= Anchor::ScoringDisks && anchor <= Anchor::ScoringMoves
                   ? nullptr
                   : "comes with disks that nobody has asked for";
    ActionList legal;
    for (Seat seat : set) {
        State before = asking;
        before.disk[index(seat)] = Area::None;
        legalActions(rules, before, seat, legal);
        if (!legal.contains(act(ActionKind::Disk, state.disk[index(seat)])))
            return "comes with a disk that the seat could not choose";
    }
    return nullptr;
}

} // namespace elgrande
