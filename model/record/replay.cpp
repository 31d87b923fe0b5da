// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Playing a record again, every move checked against what is legal at its point.
#include "model/record/check.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"

namespace elgrande {

namespace {

constexpr std::size_t kLongestProgram = 60; // bytes of its name and version that are shown

// The move as it can be made here. A record written by hand need not know which copy of a card it speaks of.
std::optional<Action> madeHere(const Rules& rules, const State& state, Move move, ActionList& legal) {
    legalActions(rules, state, move.seat, legal);
    if (legal.contains(move.action)) return move.action;
    if (rules.words.actions[index(move.action.kind)].operands[0] != Operand::Card) return {};
    return findByText(rules, legal, toText(rules, move.action));
}

Error whoMoves(const Rules& rules, Seat seat) {
    //: Who has made a move of the record that no player makes: cards that are turned up by chance
    if (seat == Seat::Table) return QT_TRANSLATE_NOOP("elgrande::errors", "the table");
    return rules.colour(seat);
}

} // namespace

Error withAge(Error fault, const std::string* program) {
    if (program == nullptr)
        return {
            QT_TRANSLATE_NOOP("elgrande::errors",
                              "%1 It does not name the version that wrote it; the rules may have changed since then."),
            {std::move(fault)}};
    return {QT_TRANSLATE_NOOP("elgrande::errors", "%1 It was written by %2; the rules may have changed since then."),
            {std::move(fault), program->substr(0, kLongestProgram)}};
}

Result<Replayed> replay(const Rules& rules, const State& start, const Record& record, int until) {
    Replayed replayed;
    replayed.state = start;
    EventLog log;
    ActionList legal;
    Seat next = advance(rules, replayed.state, legal, &log);
    int played = 0;
    for (const Move& move : record.moves) {
        if (until >= 0 && played == until) break;
        ++played;
        const std::string number = std::to_string(played);
        const std::string text = toText(rules, move.action);
        if (next == Seat::None)
            return withAge(
                {QT_TRANSLATE_NOOP("elgrande::errors", "Move %1 of the record, '%2', comes after the end of the game."),
                 {number, text}},
                record.tag("Program"));
        const std::optional<Action> action = madeHere(rules, replayed.state, move, legal);
        if (!action)
            return withAge(
                {QT_TRANSLATE_NOOP("elgrande::errors",
                                   "Move %1 of the record, '%2' by %3, is not legal here: %4 has to decide '%5'."),
                 {number, text, whoMoves(rules, move.seat), whoMoves(rules, actors(rules, replayed.state).first()),
                  std::string(rules.verb(replayed.state.agenda.top().kind).decision)}},
                record.tag("Program"));
        next = play(rules, replayed.state, {move.seat, *action}, legal, &log);
    }
    replayed.events = std::move(log.events);
    return replayed;
}

} // namespace elgrande
