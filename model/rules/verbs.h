// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a step can do, what a turn consists of, and the points of the round where steps hook in.
#pragma once

#include "model/core/action.h"
#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/core/state.h"

namespace elgrande {

struct Rules;

// Who answers where chance decides (StepRules::actors).
inline SeatSet byTable(const Rules&, const State&, const Step&) { return SeatSet::of(Seat::Table); }

// What a step leaves that counts in its `n` how many are still to come (StepRules::fits): itself with fewer.
inline bool fewerAreLeft(const Rules&, const State&, const Step& parent, const Step& child) {
    return child == Step{parent.kind, parent.seat, child.n, 0, 0} && child.n > 0 && child.n < parent.n;
}

// The functions of a verb. `legal` null: the step runs by itself when it comes on top.
struct StepRules {
    const char* id;       // name in positions, unique
    const char* decision; // kind of the decision (engine-protocol.md section 3); null for steps without a question

    // The seats that answer, dummies ignored; an empty set makes the step run as if it had no question. Null: the
    // step's own seat.
    SeatSet (*actors)(const Rules&, const State&, const Step&) = nullptr;
    void (*legal)(const Rules&, const State&, const Step&, Seat, ActionList&) = nullptr;
    // The step has been popped; it pushes its own remainder first and moves pieces last.
    void (*apply)(const Rules&, State&, Step, Move, EventSink*) = nullptr;
    void (*run)(const Rules&, State&, Step, EventSink*) = nullptr;
    // Could the step change anything? Null: always. Asked before a special action is offered.
    bool (*possible)(const Rules&, const State&, const Step&) = nullptr;
    // Why it could not. Null: it would change nothing.
    Refusal (*whyNot)(const Rules&, const State&, const Step&) = nullptr;
    // Why the rest is not offered, and what the prompt has to know. Never on the hot path.
    void (*explain)(const Rules&, const State&, const Step&, Seat, Decision&) = nullptr;
    // Could `child` lie on the agenda because `parent`, a step of this kind, has been carried out (its own remainder or
    // a step that it pushed)? Null: it leaves nothing behind. Asked for agendas that come from outside.
    bool (*fits)(const Rules&, const State&, const Step& parent, const Step& child) = nullptr;

    Operand a = Operand::None;    // how positions write Step::a
    Operand data = Operand::None; // how positions write Step::data: None, Number or Places
    bool secret = false;          // neither alternatives nor answer are for other eyes
    bool vetoBeforeApply = true;  // in a special action a Veto may fall between the answer and what it does
    bool vetoBeforeRun = false;   // and before an automatic step
    bool revealsDisks = false;    // uses disks set by a Disk step whose `n` is this step's `a` (model/steps/disk.h)
    bool isRun = false;           // it or its remainder moves further pieces: pushWhenDone() waits for all of them
    bool anywhere = false; // hooks push it: it may come on top of any step, and `fits` is asked with itself as parent
};

// One of the things that a seat may do in its turn, each at most once and in any order (S000 page 4). Two may have the
// same words: the first one that is not done is begun (a second special action is a part of its own).
struct TurnPart {
    const char* id;
    ActionKind word;         // the answer of the decision `turn` that begins it …
    ActionKind other = word; // … or this one
    std::uint16_t bit = 0;   // in State::parts; given by the builder
    bool repeats = false;    // may be done more than once in a turn; the bit is then never set
    bool isGift = false;     // free and useful: leaving it out needs a confirmation
    // Adds its actions while the part is possible; never asked again once its bit is set.
    void (*offer)(const Rules&, const State&, Seat, ActionList&) = nullptr;
    void (*begin)(const Rules&, State&, Move, EventSink*) = nullptr; // the turn lies on the agenda again
    // Reports that the turn was ended although the part could be done. Null: no event.
    void (*leave)(const Rules&, const State&, Seat, EventSink*) = nullptr;
    // While a part that could be done is owed, the turn cannot be ended. Null: never.
    bool (*owed)(const Rules&, const State&, Seat) = nullptr;
    // Reports, when the turn is ended, what is required and cannot be done. Null: no event.
    void (*idle)(const Rules&, const State&, Seat, EventSink*) = nullptr;
    void (*explain)(const Rules&, const State&, Seat, Decision&) = nullptr; // why it is not offered
    // Could `child` lie on the agenda because the seat has begun this part? Null: it leaves nothing there.
    bool (*fits)(const Rules&, const State&, Seat, const Step& child) = nullptr;
};

// The base game's parts, the first ones of Flow::parts.
inline constexpr std::uint16_t kPlaced = 1;
inline constexpr std::uint16_t kSpecialUsed = 2;

// Named points of the round where steps hook in, in the order in which they come.
enum class Anchor : std::uint8_t {
    Setup,
    RoundStart,
    Powers,
    BeforeTurns,
    TurnStart, // once per seat in turn order, as are the next two; joined with Turn when the rules are built
    Turn,
    TurnEnd,
    RoundEnd,
    ScoringStart, // after rounds 3, 6 and 9, as are the next five
    ScoringDisks,
    ScoringCastillo,
    ScoringMoves,
    ScoringRegions,
    ScoringEnd,
    Count
};
inline constexpr std::size_t kAnchors = static_cast<std::size_t>(Anchor::Count);
constexpr bool isInTurn(Anchor anchor) {
    return anchor == Anchor::TurnStart || anchor == Anchor::Turn || anchor == Anchor::TurnEnd;
}

// A use of the secret disks: which seats are asked, and for which places. Both follow from the state alone, so that
// every order of answers gives the same state.
struct DiskUseRules {
    const char* id;                                                              // topic of the decision
    bool (*asked)(const Rules&, const State&, const Step&, Seat) = nullptr;      // null: every seat
    AreaSet (*choices)(const Rules&, const State&, const Step&, Seat) = nullptr; // null: any place on the disk
    void (*explain)(const Rules&, const State&, const Step&, Seat, Decision&) = nullptr;
    // Reports, before the first disk is set, which seats are not asked. Null: no event.
    void (*tellIdle)(const Rules&, const State&, EventSink*) = nullptr;
    // Whether a disk that is set for another question decides something here as well. Null: for all that are asked.
    bool (*matters)(const Rules&, const State&, Seat) = nullptr;
};

} // namespace elgrande
