// Placing or moving a mobile scoreboard (card 4a): not into or out of the King's region, not on top of the other one;
// on the Castillo where the edition allows it (facts.md 1.2, X14).
#include "model/rules/explain.h"
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

AreaSet freePlaces(const Rules& rules, const State& state) {
    AreaSet open = rules.scorable - taboo(rules, state);
    if (!rules.rulings.scoreboardOnCastillo) open.erase(Area::Castillo);
    for (Area taken : state.board)
        if (taken != Area::None) open.erase(taken);
    return open;
}

bool mayBeTaken(const Rules& rules, const State& state, std::size_t board) {
    return state.board[board] == Area::None || !taboo(rules, state).contains(state.board[board]);
}

void legal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    const AreaSet open = freePlaces(rules, state);
    for (std::size_t board = 0; board < rules.boards.size(); ++board)
        if (mayBeTaken(rules, state, board))
            for (Area area : open) out.push(act(ActionKind::Scoreboard, board, area));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules&, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    Event event;
    event.kind = EventKind::ScoreboardMoved;
    event.seat = move.seat;
    event.board = static_cast<Board>(move.action.a);
    event.from = state.board[move.action.a];
    event.to = static_cast<Area>(move.action.b);
    state.board[move.action.a] = event.to;
    tell(events, event);
}

bool possible(const Rules& rules, const State& state, const Step&) {
    if (freePlaces(rules, state).empty()) return false;
    for (std::size_t board = 0; board < rules.boards.size(); ++board)
        if (mayBeTaken(rules, state, board)) return true;
    return false;
}

void explain(const Rules& rules, const State& state, const Step&, Seat, Decision& decision) {
    refuse(decision, taboo(rules, state), Refusal::KingsRegion);
    for (Area taken : state.board)
        if (taken != Area::None) refuse(decision, taken, Refusal::BoardThere);
    refuse(decision, rules.targets - freePlaces(rules, state), Refusal::CastilloNoRegion);
}

} // namespace

const StepRules kScoreboard{.id = "scoreboard",
                            .decision = "scoreboard",
                            .legal = legal,
                            .apply = apply,
                            .possible = possible,
                            .explain = explain};

} // namespace elgrande::steps
