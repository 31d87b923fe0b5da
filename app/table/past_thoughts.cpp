// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/past_thoughts.h"

#include "app/table/secrets.h"
#include "app/table/turn_notes.h"
#include "model/agents/agent_catalogue.h"
#include "model/core/rng.h"
#include "model/observe/information_state.h"
#include "model/rules/engine.h"

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

struct PastGame {
    std::shared_ptr<const Rules> rules;
    State start;
    Record record;
};

struct BeforeMove {
    const State& state;
    Move move;
    std::size_t number; // of the moves before it
    std::size_t events; // and of theirs
};

class CountedEvents final : public EventSink {
  public:
    void add(const Event& /*event*/) override { ++count; }
    std::size_t count = 0;
};

// A player of the program's own; others cannot be asked once more without doing something.
bool canBeAsked(const std::string& agent) {
    const std::vector<std::string> known = agentIds();
    return std::find(known.begin(), known.end(), agent) != known.end();
}

// Through the moves of computer players, as long as `look` wants to see more of them.
void walk(const PastGame& game, const std::function<bool(const BeforeMove&)>& look) {
    std::vector<bool> asked;
    for (const std::string& agent : game.record.agents) asked.push_back(canBeAsked(agent));
    State state = game.start;
    CountedEvents events;
    ActionList legal;
    advance(*game.rules, state, legal, &events);
    for (std::size_t i = 0; i < game.record.moves.size(); ++i) {
        const Move move = game.record.moves[i];
        if (!isLegal(*game.rules, state, move)) return; // one of an older program, which is made otherwise now
        if (index(move.seat) < asked.size() && asked[index(move.seat)] && !look({state, move, i, events.count})) return;
        play(*game.rules, state, move, legal, &events);
    }
}

std::optional<MoveThought> weighed(const PastGame& game, const BeforeMove& at, const std::atomic<bool>& cancel) {
    ThinkLimits limits;
    limits.seed = hashText(game.record.setup.seed, at.number + 1);
    limits.cancel = &cancel;
    ActionList legal;
    legalActions(*game.rules, at.state, at.move.seat, legal);
    Thought thought = makeAgent(game.record.agents[index(at.move.seat)])
                          ->think(*game.rules, InformationState(*game.rules, at.state, at.move.seat), legal, limits);
    auto& considered = thought.considered;
    const auto made = std::find_if(considered.begin(), considered.end(),
                                   [&at](const Considered& each) { return each.action == at.move.action; });
    if (cancel || made == considered.end()) return {};
    std::rotate(considered.begin(), made, made + 1);
    return thoughtOf(*game.rules, at.state, at.move, thought, at.events);
}

} // namespace

std::vector<MoveThought> pastThoughts(const Opening& opening) {
    std::vector<MoveThought> thoughts;
    walk({opening.rules, opening.start, opening.record}, [&](const BeforeMove& at) {
        MoveThought thought;
        thought.event = at.events;
        thought.decision.seat = at.move.seat;
        thought.secret = asksUnseen(*opening.rules, at.state, at.move.seat);
        thoughts.push_back(std::move(thought));
        return true;
    });
    return thoughts;
}

ThoughtMaker pastThinker(const Opening& opening) {
    const auto game = std::make_shared<const PastGame>(PastGame{opening.rules, opening.start, opening.record});
    return [game](std::size_t event) -> ThoughtSearch {
        return [game, event](const std::atomic<bool>& cancel) {
            std::optional<MoveThought> found;
            walk(*game, [&](const BeforeMove& at) {
                if (at.events == event) found = weighed(*game, at, cancel);
                return at.events <= event && !cancel;
            });
            return found;
        };
    };
}

} // namespace elgrande
