// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/position/agenda_check.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

using Steps = std::vector<Step>;
// Faults are ends of the sentence "The position's agenda …", in the translations as well; null: in order.
using Fault = const char*;

// What an anchor puts on the agenda, the first step first.
Steps stepsAt(const Rules& rules, const State& state, Anchor anchor) {
    Steps steps = rules.flow.anchors[static_cast<std::size_t>(anchor)];
    if (isInTurn(anchor))
        for (Step& step : steps) step.seat = activeSeat(rules, state);
    return steps;
}

// How many steps at the bottom of `above` are the last ones of `planned`, untouched.
std::size_t untouched(const Steps& above, const Steps& planned) {
    std::size_t n = 0;
    while (n < above.size() && n < planned.size() && above[n] == planned[planned.size() - 1 - n]) ++n;
    return n;
}

bool fits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const auto verb = rules.verb(parent.kind).fits;
    return verb != nullptr && verb(rules, state, parent, child);
}

// The steps that have come of `gone`, a step that has been carried out, or of one that has put itself back below what
// it pushed: each of them fits `gone` or the one below it. Two of a kind never come of one step.
bool isRemainder(const Rules& rules, const State& state, const Step* gone, const Step* below, const Steps& rest) {
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const Step* under = i == 0 ? below : &rest[i - 1];
        const auto before = rest.begin() + static_cast<std::ptrdiff_t>(i);
        const bool again =
            std::any_of(rest.begin(), before, [&](const Step& each) { return each.kind == rest[i].kind; });
        if (again) return false;
        if (gone != nullptr && fits(rules, state, *gone, rest[i])) continue;
        if (under == nullptr || under->kind == rest[i].kind || !fits(rules, state, *under, rest[i])) return false;
    }
    return true;
}

// Above SpecialEnd: what is left of the card's steps, the first of them perhaps half done. Nothing, where the last one
// has only left what a hook has pushed; without that nobody would be asked.
bool isEffect(const Rules& rules, const State& state, const Step& end, const Steps& inner) {
    const CardInPlay& card = rules.card(state.special.card);
    if (inner.empty()) return true;
    if (card.oneOf) return isRemainder(rules, state, nullptr, &end, inner);
    Steps effects;
    for (int i = 0; i < card.effectCount; ++i)
        effects.push_back(effectStep(rules, state.special.card, state.special.seat, i));
    const std::size_t n = untouched(inner, effects);
    const Steps rest(inner.begin() + static_cast<std::ptrdiff_t>(n), inner.end());
    const Step* below = n > 0 ? &inner[n - 1] : nullptr;
    const Step* gone = n < effects.size() ? &effects[effects.size() - 1 - n] : nullptr;
    return isRemainder(rules, state, gone, below, rest);
}

Fault windowFault(const Rules& rules, const State& state, const Step& window, const Step& below) {
    if ((objectors(rules, state) - SeatSet{window.n}).empty())
        return QT_TRANSLATE_NOOP("elgrande::errors", "asks for a Veto that nobody can use");
    if ((window.n & ~rules.seats().bits) != 0)
        return QT_TRANSLATE_NOOP("elgrande::errors", "has a Veto window answered by seats that are not in the game");
    const StepRules& verb = rules.verb(below.kind);
    if (window.a != kWindowPending) {
        if (window.seat != Seat::None || window.data != packed(Action{}))
            return QT_TRANSLATE_NOOP("elgrande::errors", "has a Veto window with an invalid move");
        const bool automatic = window.a == kWindowAutomatic && verb.legal == nullptr && verb.vetoBeforeRun;
        return window.a == kWindowAnnounced || automatic
                   ? nullptr
                   : QT_TRANSLATE_NOOP("elgrande::errors", "has a Veto window of an unknown kind");
    }
    if (verb.legal == nullptr || !verb.vetoBeforeApply || unpacked(window.data).kind == ActionKind::Done ||
        !rules.seats().contains(window.seat))
        return QT_TRANSLATE_NOOP("elgrande::errors", "has a Veto window before something that cannot be vetoed");
    return nullptr; // whether the move was legal is asked when all else is known to be in order
}

Fault specialFault(const Rules& rules, const State& state, const Steps& above) {
    const SpecialInProgress& special = state.special;
    if (special.seat == Seat::None || special.seat != activeSeat(rules, state))
        return QT_TRANSLATE_NOOP(
            "elgrande::errors",
            "has a special action under way, but 'special' does not name the seat whose turn it is");
    const State::Cards& before = state.cards[index(special.seat)];
    const auto place = std::find(before.begin(), before.end(), special.card);
    if (special.card == Card::None || place == before.end())
        return QT_TRANSLATE_NOOP("elgrande::errors",
                                 "has a special action under way with a card that is not in front of the seat");
    if (((state.spent[index(special.seat)] >> (place - before.begin())) & 1U) == 0)
        return QT_TRANSLATE_NOOP("elgrande::errors",
                                 "has a special action under way with a card that has not been used");
    if (above.front() != Step{StepKind::SpecialEnd, special.seat, 0, 0, 0})
        return QT_TRANSLATE_NOOP("elgrande::errors", "ends a special action incorrectly");
    if (special.granted != 0)
        return QT_TRANSLATE_NOOP("elgrande::errors", "waits for nobody, but a Veto window has just been passed");
    if ((state.parts & kSpecialUsed) == 0)
        return QT_TRANSLATE_NOOP("elgrande::errors", "has a special action under way that 'parts' does not mention");
    return isEffect(rules, state, above.front(), Steps(above.begin() + 1, above.end()))
               ? nullptr
               : QT_TRANSLATE_NOOP("elgrande::errors", "does not fit the special action of the card");
}

// Takes out what hooks have pushed and a Veto window, which may come on top of anything.
Fault takeHooked(const Rules& rules, const State& state, Steps& above) {
    for (std::size_t i = above.size(); i-- > 0;) {
        const Step step = above[i];
        const StepRules& verb = rules.verb(step.kind);
        if (!verb.anywhere) continue;
        if (step.kind == StepKind::VetoWindow) {
            if (i + 1 != above.size() || i == 0)
                return QT_TRANSLATE_NOOP("elgrande::errors", "has a Veto window with no step below it");
            if (Fault wrong = windowFault(rules, state, step, above[i - 1])) return wrong;
        } else if (verb.fits == nullptr || !verb.fits(rules, state, step, step)) {
            return QT_TRANSLATE_NOOP("elgrande::errors", "has a step with invalid fields");
        }
        above.erase(above.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return nullptr;
}

// What lies above the untouched steps of the anchor.
Fault runningFault(const Rules& rules, const State& state, const Steps& planned, std::size_t n, const Steps& rest) {
    const Step* below = n > 0 ? &planned[planned.size() - n] : nullptr;
    const Step* gone = n < planned.size() ? &planned[planned.size() - 1 - n] : nullptr;
    const auto end =
        std::find_if(rest.begin(), rest.end(), [](const Step& step) { return step.kind == StepKind::SpecialEnd; });
    const Steps outer(rest.begin(), end == rest.end() ? end : end + 1);
    if (!isRemainder(rules, state, gone, below, outer))
        return QT_TRANSLATE_NOOP("elgrande::errors", "has a step that is impossible at this point of the round");
    return end == rest.end() ? nullptr : specialFault(rules, state, Steps(end, rest.end()));
}

// Nobody is asked by a step that the answers of others have made void; the engine would have gone on.
Fault questionFault(const Rules& rules, const State& state) {
    const Step top = state.agenda.top();
    const StepRules& verb = rules.verb(top.kind);
    if (verb.legal == nullptr || verb.decision == nullptr)
        return QT_TRANSLATE_NOOP("elgrande::errors", "ends with a step that asks nobody");
    const SeatSet who = actors(rules, state);
    if (who.empty()) return QT_TRANSLATE_NOOP("elgrande::errors", "ends with a step that has nobody to ask");
    if (top.kind == StepKind::VetoWindow && top.a == kWindowPending) {
        State below = state;
        below.agenda.pop();
        if (!isLegal(rules, below, {top.seat, unpacked(top.data)}))
            return QT_TRANSLATE_NOOP("elgrande::errors", "asks for a Veto against a move that was not legal");
    }
    ActionList legal;
    for (Seat seat : who) {
        if (seat != Seat::Table && !rules.seats().contains(seat))
            return QT_TRANSLATE_NOOP("elgrande::errors", "asks a seat that is not in the game");
        legalActions(rules, state, seat, legal);
        if (legal.empty()) return QT_TRANSLATE_NOOP("elgrande::errors", "asks a seat that can do nothing");
    }
    return nullptr;
}

Fault diskFault(const Rules& rules, const State& state, Anchor anchor) {
    const Step asked = diskQuestion(rules, state);
    for (Seat seat : rules.seats()) {
        const Area disk = state.disk[index(seat)];
        if (disk == Area::None) continue;
        if (!rules.map.onDisk.contains(disk))
            return QT_TRANSLATE_NOOP("elgrande::errors", "has a secret disk set to a place that is not on it");
        if (asked.kind == StepKind::None) {
            if (anchor < Anchor::ScoringDisks || anchor > Anchor::ScoringMoves)
                return QT_TRANSLATE_NOOP("elgrande::errors", "has secret disks that nobody asked for");
            continue;
        }
        if (asked.n >= rules.flow.diskUses.size())
            return QT_TRANSLATE_NOOP("elgrande::errors", "asks for a secret disk for no purpose");
        const auto isAsked = rules.flow.diskUses[asked.n].asked;
        if ((isAsked != nullptr && !isAsked(rules, state, asked, seat)) ||
            !diskChoices(rules, state, asked, seat).contains(disk))
            return QT_TRANSLATE_NOOP("elgrande::errors", "has a secret disk set to a place the seat could not choose");
    }
    return nullptr;
}

Fault roundFault(const Rules& rules, const State& state, Anchor anchor) {
    if (anchor == Anchor::Setup)
        return state.round != 0 || state.roundsBegun != 0
                   ? QT_TRANSLATE_NOOP("elgrande::errors", "is in the set-up, but a round has begun")
                   : nullptr;
    if (state.roundsBegun == 0 || state.roundsBegun > rules.flow.roundNumbers.size() ||
        state.round != rules.flow.roundNumbers[state.roundsBegun - 1U])
        return QT_TRANSLATE_NOOP("elgrande::errors", "is in a round that does not match 'round' and 'rounds_begun'");
    if (state.starter == Seat::None)
        return QT_TRANSLATE_NOOP("elgrande::errors", "is in a round without a starting player");
    if (state.king() == Area::None)
        return QT_TRANSLATE_NOOP("elgrande::errors", "is in a round without a King on the board");
    if (anchor >= Anchor::ScoringStart && !rules.scoresAfter(state.round))
        return QT_TRANSLATE_NOOP("elgrande::errors", "is in a scoring that this round does not have");
    if (isInTurn(anchor) && state.turn >= rules.turnTakers)
        return QT_TRANSLATE_NOOP("elgrande::errors", "is in a turn, but it is nobody's turn");
    if (anchor > Anchor::TurnEnd && state.turn != rules.turnTakers)
        return QT_TRANSLATE_NOOP("elgrande::errors", "is past the turns, but it is still somebody's turn");
    return nullptr;
}

Fault momentFault(const Rules& rules, const State& state) {
    for (CheckHook check : rules.hooks.moments)
        if (Fault wrong = check(rules, state)) return wrong;
    return nullptr;
}

// The fields of the steps themselves: nothing below is safe before they name things that exist.
Fault fieldFault(const Rules& rules, const State& state) {
    for (int i = 0; i < state.agenda.size(); ++i) {
        const Step step = state.agenda[i];
        const bool seated = step.seat == Seat::None || step.seat == Seat::Table ||
                            (rules.seats() | rules.dummies()).contains(step.seat);
        if (!seated) return QT_TRANSLATE_NOOP("elgrande::errors", "has a step of a seat that is not in the game");
        if (step.kind == StepKind::Disk && step.n >= rules.flow.diskUses.size())
            return QT_TRANSLATE_NOOP("elgrande::errors", "asks for a secret disk for no purpose");
    }
    return nullptr;
}

Fault faultIn(const Rules& rules, const State& state) {
    const Agenda& agenda = state.agenda;
    const Step bottom = agenda[0];
    if (bottom.kind != StepKind::Flow || bottom.seat != Seat::None || bottom.data != 0 || bottom.a > 1 ||
        bottom.n >= kAnchors)
        return QT_TRANSLATE_NOOP("elgrande::errors", "does not begin with the flow of the round");
    const Anchor anchor = static_cast<Anchor>(bottom.n);
    if (bottom.a == 0 && (anchor != Anchor::Setup || agenda.size() > 1))
        return QT_TRANSLATE_NOOP("elgrande::errors", "enters a part of the round that it is already in");
    if (Fault wrong = fieldFault(rules, state)) return wrong;
    if (Fault wrong = roundFault(rules, state, anchor)) return wrong;
    if (Fault wrong = momentFault(rules, state)) return wrong;
    if (bottom.a == 0) return nullptr;
    const Steps planned = stepsAt(rules, state, anchor);
    Steps above;
    for (int i = 1; i < agenda.size(); ++i) above.push_back(agenda[i]);
    if (above.empty()) return QT_TRANSLATE_NOOP("elgrande::errors", "ends with a step that asks nobody");
    if (Fault wrong = takeHooked(rules, state, above)) return wrong;
    const std::size_t n = untouched(above, planned);
    const Steps rest(above.begin() + static_cast<std::ptrdiff_t>(n), above.end());
    if (Fault wrong = rest.empty() ? nullptr : runningFault(rules, state, planned, n, rest)) return wrong;
    if ((state.special.seat != Seat::None) != isWaiting(state, StepKind::SpecialEnd))
        return QT_TRANSLATE_NOOP("elgrande::errors",
                                 "and 'special' disagree about whether a special action is under way");
    if (Fault wrong = diskFault(rules, state, anchor)) return wrong;
    const bool entered = rest.empty() && n == planned.size();
    if (entered && isInTurn(anchor) && actors(rules, state).empty())
        return nullptr; // where nobody sits, or where what hooks in at its start asks nobody, it runs by itself
    return questionFault(rules, state);
}

} // namespace

void beginAt(const Rules& rules, State& state, Anchor anchor) {
    state.agenda = {};
    pushAnchor(rules, state, anchor);
}

std::optional<Error> agendaFault(const Rules& rules, const State& state) {
    Fault fault = nullptr;
    if (!state.agenda.empty())
        fault = faultIn(rules, state);
    else if (state.round == 0 || state.roundsBegun != rules.flow.roundNumbers.size())
        fault = QT_TRANSLATE_NOOP("elgrande::errors", "is empty, but the last round has not been played");
    else if (fault = roundFault(rules, state, Anchor::ScoringEnd); fault == nullptr)
        fault = momentFault(rules, state);
    if (fault == nullptr) return {};
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The position's agenda %1."), {Error{fault, {}}}};
}

} // namespace elgrande
