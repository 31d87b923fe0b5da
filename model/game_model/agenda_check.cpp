#include "model/game_model/agenda_check.h"

#include "model/game_model/step_check.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

std::vector<Step> stepsAt(const Rules& rules, const State& state, Anchor anchor) {
    const bool inTurn = anchor == Anchor::TurnStart || anchor == Anchor::Turn || anchor == Anchor::TurnEnd;
    std::vector<Step> steps;
    for (const Hook& hook : rules.anchors[static_cast<std::size_t>(anchor)]) {
        Step step = hook.step;
        if (inTurn) step.seat = activeSeat(rules, state);
        for (int seat = 0; seat < (hook.eachSeat ? rules.players : 1); ++seat) {
            if (hook.eachSeat) step.seat = seatAt(seat);
            steps.push_back(step);
        }
    }
    return steps;
}

void beginAt(const Rules& rules, State& state, Anchor anchor) {
    state.agenda = {};
    state.agenda.push({StepKind::Flow, Seat::None, static_cast<std::uint8_t>(anchor), 1, 0});
    const std::vector<Step> steps = stepsAt(rules, state, anchor);
    for (std::size_t i = steps.size(); i-- > 0;) state.agenda.push(steps[i]);
}

namespace {

using Steps = std::vector<Step>;

bool contains(const Agenda& agenda, StepKind kind) {
    for (int i = 0; i < agenda.size(); ++i)
        if (agenda[i].kind == kind) return true;
    return false;
}

// How many steps at the bottom of `above` are the last ones of `planned`, untouched.
std::size_t untouched(const Steps& above, const Steps& planned) {
    std::size_t n = 0;
    while (n < above.size() && n < planned.size() && above[n] == planned[planned.size() - 1 - n]) ++n;
    return n;
}

// The remainder of one step under way, given what it was when it came on top.
bool isRemainder(const Rules& rules, const State& state, const Step& parent, const Steps& rest) {
    if (parent.kind >= StepKind::FirstFree) return expansionsRemainder(rules, state, rest);
    return rest.size() == 1 && descendsFrom(rules, state, parent, rest.front());
}

// Above SpecialEnd, the Veto window taken off: what is left of the card's steps.
bool isEffect(const Rules& rules, const State& state, const Steps& inner) {
    const CardInPlay& card = rules.card(state.special.card);
    Steps effects;
    for (int i = 0; i < card.effectCount; ++i) {
        effects.push_back(rules.effectSteps[static_cast<std::size_t>(card.effectFirst + i)]);
        effects.back().seat = state.special.seat;
    }
    if (inner.empty()) return false;
    if (card.oneOf) {
        if (inner.size() == 1 && inner.front() == Step{StepKind::Choice, state.special.seat, 0, 0, 0}) return true;
        return std::any_of(effects.begin(), effects.end(), [&](const Step& each) {
            return (inner.size() == 1 && inner.front() == each) || isRemainder(rules, state, each, inner);
        });
    }
    const std::size_t n = untouched(inner, effects);
    const Steps rest(inner.begin() + static_cast<std::ptrdiff_t>(n), inner.end());
    if (rest.empty()) return true;
    if (n < effects.size() && isRemainder(rules, state, effects[effects.size() - 1 - n], rest)) return true;
    // An expansion's step may have put itself back below what it pushed.
    return n > 0 && effects[effects.size() - n].kind >= StepKind::FirstFree && expansionsRemainder(rules, state, rest);
}

const char* specialFault(const Rules& rules, const State& state, Steps above) {
    const SpecialInProgress& special = state.special;
    if (special.seat == Seat::None || special.seat != activeSeat(rules, state))
        return "has a special action under way, but 'special' does not name the seat whose turn it is";
    if (special.card == Card::None || special.card != state.taken[index(special.seat)])
        return "has a special action under way with a card that the seat has not taken";
    if (above.front() != Step{StepKind::SpecialEnd, special.seat, 0, 0, 0})
        return "has a wrong end of a special action";
    if (special.granted != 0) return "waits for nobody, but a Veto window has just been passed";
    if ((state.parts & kSpecialUsed) == 0) return "has a special action under way that 'parts' does not know";
    above.erase(above.begin());
    if (!above.empty() && above.back().kind == StepKind::VetoWindow) {
        const Step window = above.back();
        above.pop_back();
        if (above.empty()) return "has a Veto window with no step below it";
        if (const char* wrong = windowFault(rules, state, window)) return wrong;
    }
    return isEffect(rules, state, above) ? nullptr : "does not fit the special action of the card";
}

const char* runningFault(const Rules& rules, const State& state, const Steps& planned, std::size_t n,
                         const Steps& rest) {
    const bool special = rest.front().kind == StepKind::SpecialEnd;
    const Step* below = n > 0 ? &planned[planned.size() - n] : nullptr; // untouched, or put back under what it pushed
    const Step* gone = n < planned.size() ? &planned[planned.size() - 1 - n] : nullptr;
    if (below != nullptr && below->kind == StepKind::Turn) {
        if (special) return specialFault(rules, state, rest);
        if (rest.size() == 1 && rest.front().kind == StepKind::Place) return placingFault(rules, state, rest.front());
    }
    if (special) return "has a special action outside of a turn";
    if (gone != nullptr && isRemainder(rules, state, *gone, rest)) return nullptr;
    if (below != nullptr && below->kind >= StepKind::FirstFree && expansionsRemainder(rules, state, rest))
        return nullptr;
    return "has a step that cannot come at this point of the round";
}

// Nobody is asked by a step that the answers of others have made void; the engine would have gone on.
const char* questionFault(const Rules& rules, const State& state) {
    const Step& top = state.agenda.top();
    const StepRules& verb = rules.step(top.kind);
    if (verb.legal == nullptr || verb.decision == nullptr) return "ends with a step that asks nobody";
    const SeatSet who = actors(rules, state);
    if (who.empty()) return "ends with a step that has nobody to ask";
    if (top.kind == StepKind::VetoWindow && top.a == kWindowPending) {
        State below = state;
        below.agenda.pop();
        const Action pending{static_cast<ActionKind>(top.data & 0xffU), static_cast<std::uint8_t>(top.data >> 8U),
                             static_cast<std::uint8_t>(top.data >> 16U), static_cast<std::uint8_t>(top.data >> 24U)};
        if (!isLegal(rules, below, {top.seat, pending})) return "asks for a Veto against a move that was not legal";
    }
    ActionList legal;
    for (Seat seat : who) {
        if (seat != Seat::Table && !rules.seats().contains(seat)) return "asks a seat that does not play";
        legalActions(rules, state, seat, legal);
        if (legal.empty()) return "asks a seat that can do nothing";
    }
    return nullptr;
}

std::string sentence(const char* fault) {
    return fault == nullptr ? std::string() : std::string("The position's agenda ") + fault + ".";
}

} // namespace

std::string agendaFault(const Rules& rules, const State& state) {
    const Agenda& agenda = state.agenda;
    if (agenda.empty()) {
        const bool over = state.round != 0 && state.roundsBegun == rules.roundNumbers.size();
        if (!over) return "The position's agenda is empty, but the last round has not been played.";
        return sentence(roundFault(rules, state, Anchor::ScoringEnd));
    }
    const Step bottom = agenda[0];
    if (bottom.kind != StepKind::Flow || bottom.seat != Seat::None || bottom.data != 0 || bottom.a > 1 ||
        bottom.n >= static_cast<std::uint8_t>(Anchor::Count))
        return "The position's agenda does not begin with the flow of the round.";
    const Anchor anchor = static_cast<Anchor>(bottom.n);
    const bool unbegun = bottom.a == 0;
    if (unbegun && (anchor != Anchor::Setup || agenda.size() > 1))
        return "The position's agenda enters a part of the round while it is already in it.";
    if (const char* wrong = roundFault(rules, state, anchor)) return sentence(wrong);
    const Steps planned = stepsAt(rules, state, anchor);
    Steps above;
    for (int i = 1; i < agenda.size(); ++i) above.push_back(agenda[i]);
    if (const char* wrong = setUpFault(rules, state, anchor, unbegun ? planned : above)) return sentence(wrong);
    if (unbegun) return {};
    const std::size_t n = untouched(above, planned);
    const Steps rest(above.begin() + static_cast<std::ptrdiff_t>(n), above.end());
    if (above.empty()) return sentence("ends with a step that asks nobody");
    if (!rest.empty())
        if (const char* wrong = runningFault(rules, state, planned, n, rest)) return sentence(wrong);
    if ((state.special.seat != Seat::None) != contains(agenda, StepKind::SpecialEnd))
        return "The position's 'special' and its agenda do not agree on whether a special action is under way.";
    if (const char* wrong = diskFault(rules, state, anchor)) return sentence(wrong);
    return sentence(questionFault(rules, state));
}

} // namespace elgrande
