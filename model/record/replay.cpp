// Playing a record again, every move checked against what is legal at its point.
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"

namespace elgrande {

namespace {

// The move as it can be made here. A record written by hand need not know which copy of a card it speaks of.
std::optional<Action> madeHere(const Rules& rules, const State& state, Move move, ActionList& legal) {
    legalActions(rules, state, move.seat, legal);
    if (legal.contains(move.action)) return move.action;
    if (rules.words.actions[index(move.action.kind)].operands[0] != Operand::Card) return {};
    return findByText(rules, legal, toText(rules, move.action));
}

Error whoMoves(const Rules& rules, Seat seat) {
    if (seat == Seat::Table) return QT_TRANSLATE_NOOP("elgrande::errors", "the table");
    return rules.colour(seat);
}

} // namespace

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
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors", "Move %1 of the record, '%2', comes after the end of the game."),
                {number, text}};
        const std::optional<Action> action = madeHere(rules, replayed.state, move, legal);
        if (!action)
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors",
                                  "Move %1 of the record, '%2' by %3, is not legal here: %4 is asked for '%5'."),
                {number, text, whoMoves(rules, move.seat), whoMoves(rules, actors(rules, replayed.state).first()),
                 std::string(rules.verb(replayed.state.agenda.top().kind).decision)}};
        next = play(rules, replayed.state, {move.seat, *action}, legal, &log);
    }
    replayed.events = std::move(log.events);
    return replayed;
}

} // namespace elgrande
