// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/finished_game.h"

#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/observe/information_state.h"
#include "model/record/record.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

std::string recordOf(const FinishedGame& game) {
    const auto rules = RulesBuilder::build(game.setup);
    if (!rules) return rules.error();
    Dealer dealer(**rules, game.setup.seed);
    Record record;
    record.setup = (*rules)->setup;
    record.names = game.names;
    record.agents = game.agents;
    if (!game.date.empty()) record.setTag("Date", game.date);
    std::vector<std::shared_ptr<Agent>> agents;
    for (const std::string& id : game.agents) agents.push_back(makeAgent(id.empty() ? "greedy" : id));
    State state = initialState(**rules);
    ActionList legal;
    ThinkLimits limits;
    for (Seat next = advance(**rules, state, legal); next != Seat::None;) {
        Move move{next, {}};
        if (next == Seat::Table) {
            move.action = dealer.answer(state, legal);
        } else {
            limits.seed = record.moves.size() + 1;
            const InformationState known(**rules, state, next);
            move.action = agents.at(index(next))->think(**rules, known, legal, limits).action;
        }
        record.moves.push_back(move);
        next = play(**rules, state, move, legal);
    }
    std::string result;
    for (const Seat seat : (*rules)->seats())
        result += (result.empty() ? "" : " ") + std::to_string(state.score[index(seat)]);
    record.setTag("Result", result);
    return toText(**rules, record);
}

FinishedGame fivePlayers() {
    FinishedGame game;
    game.setup.players = 5;
    game.setup.seed = "story";
    game.names = {"Lucía", "Mateo", "Inés", "Diego", "Carmen"};
    game.agents = {"", "greedy", "greedy", "random", "greedy"};
    return game;
}

} // namespace elgrande
