// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/search_bench.h"

#include "app/lab/agent_game.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/playout.h"
#include "model/agents/search_agent.h"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace elgrande::cli {

namespace {

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Position {
    State state;
    Seat seat = Seat::None;
    Action action;
};

// One decision of a seat out of each random game, the later games giving the later ones.
std::vector<Position> spreadPositions(const Rules& rules, int count) {
    std::vector<Position> positions;
    const State start = initialState(rules);
    ActionList legal;
    for (int game = 0; game < count; ++game) {
        Rng rng = rngOfGame(rules, "search", game);
        Position found;
        State state = start;
        Seat next = advance(rules, state, legal);
        for (int decisions = 0; next != Seat::None; ++decisions) {
            const Action action = legal[rng.below(legal.size())];
            if (next != Seat::Table) found = {state, next, action};
            if (decisions >= game % 240 && found.seat != Seat::None) break;
            next = play(rules, state, {next, action}, legal);
        }
        positions.push_back(found);
    }
    return positions;
}

// Nanoseconds of one call, over all positions and `rounds` times.
template <class Work>
double costOf(const std::vector<Position>& positions, int rounds, Work work) {
    const double begin = seconds();
    for (int round = 0; round < rounds; ++round)
        for (const Position& position : positions) work(position);
    return 1e9 * (seconds() - begin) / (static_cast<double>(rounds) * static_cast<double>(positions.size()));
}

void measureGreedy(const Rules& rules, int games, SearchCosts& costs) {
    const std::unique_ptr<Agent> greedy = makeAgent("greedy");
    double sum = 0;
    int decisions = 0;
    const auto think = [&](const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) -> Result<Action> {
        const double begin = seconds();
        const Action action = greedy->think(rules, known, legal, limits).action;
        const double spent = 1e6 * (seconds() - begin);
        sum += spent;
        ++decisions;
        costs.greedyWorst = std::max(costs.greedyWorst, spent);
        return action;
    };
    for (int game = 0; game < games; ++game) {
        const std::string seed = "greedy/" + std::to_string(game);
        playAgents(rules, seed, hashText(seed), think);
    }
    costs.greedy = decisions == 0 ? 0 : sum / decisions;
}

// Simulations per second over the positions, 1000 for each; the largest tree in `bytes`.
double simulationsPerSecond(const Rules& rules, const std::vector<Position>& positions,
                            const std::vector<InformationState>& known, const SearchSettings& settings,
                            std::size_t& bytes) {
    ActionList legal;
    std::int64_t simulations = 0;
    const double begin = seconds();
    for (std::size_t i = 0; i < positions.size(); ++i) {
        TreeSearch search(rules, known[i], settings, i);
        legal.clear();
        legalActions(rules, positions[i].state, positions[i].seat, legal);
        for (int n = 0; n < settings.simulations; ++n) search.runSimulation(legal);
        simulations += search.simulations();
        bytes = std::max(bytes, search.tree().bytes());
    }
    return static_cast<double>(simulations) / std::max(1e-9, seconds() - begin);
}

void measureTrees(const Rules& rules, const std::vector<Position>& all, const std::vector<InformationState>& known,
                  SearchCosts& costs) {
    constexpr std::ptrdiff_t kPositions = 100;
    const std::vector<Position> some(all.begin(), all.begin() + std::min(kPositions, std::ssize(all)));
    std::size_t bytes = 0;
    costs.ismcts = simulationsPerSecond(rules, some, known, ismctsSettings(), bytes);
    bytes = 0;
    costs.search = simulationsPerSecond(rules, some, known, puctSettings(builtInNetwork()), bytes);
    costs.mebibytes = static_cast<double>(bytes) / (1024.0 * 1024.0);
}

// Two trees of half the simulations, each on a thread, against one tree of all of them.
void measureSpeedup(const Rules& rules, const std::vector<Position>& all, const std::vector<InformationState>& known,
                    SearchCosts& costs) {
    constexpr std::size_t kPositions = 20;
    SearchSettings settings = rolloutSettings(builtInNetwork());
    settings.simulations = 200;
    const auto secondsWith = [&](int trees) {
        settings.trees = trees;
        ActionList legal;
        const auto begin = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < std::min(kPositions, all.size()); ++i) {
            ThinkLimits limits;
            limits.seed = i + 1;
            legal.clear();
            legalActions(rules, all[i].state, all[i].seat, legal);
            SearchAgent(settings).think(rules, known[i], legal, limits);
        }
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    costs.speedup = secondsWith(1) / std::max(1e-9, secondsWith(2));
}

// Evaluations by the network. From nothing: the base position is one of another game.
void measureEvaluation(const Rules& rules, const std::vector<Position>& all, SearchCosts& costs) {
    const auto network = builtInNetwork();
    if (network == nullptr || all.empty()) return;
    const int rounds = std::max(1, 500'000 / static_cast<int>(all.size()));
    std::vector<State> after;
    std::vector<LearnedEvaluation> here;
    ActionList legal;
    for (const Position& each : all) {
        after.push_back(each.state);
        play(rules, after.back(), {each.seat, each.action}, legal);
        here.emplace_back(rules, each.state, network);
    }
    const auto evaluate = [&](const LearnedEvaluation& evaluation, const State& state) {
        costs.kept += evaluation.predict(state).logit[0] > 0 ? 1 : 0;
    };
    costs.evaluate = costOf(all, rounds, [&](const Position& each) { evaluate(here.front(), each.state); });
    std::size_t at = 0;
    costs.evaluateNear = costOf(all, rounds, [&](const Position&) {
        evaluate(here[at], after[at]);
        at = at + 1 == after.size() ? 0 : at + 1;
    });
}

} // namespace

SearchCosts measureSearch(const Rules& rules, int positions, int games) {
    const std::vector<Position> all = spreadPositions(rules, positions);
    std::vector<InformationState> known;
    known.reserve(all.size());
    for (const Position& each : all) known.emplace_back(rules, each.state, each.seat);
    SearchCosts costs;
    State copy;
    ActionList legal;
    const int rounds = std::max(1, 2'000'000 / std::max(1, positions));
    // A search copies the state that it begins with again and again: it is near.
    const std::vector<Position> near(all.begin(), all.begin() + std::min<std::ptrdiff_t>(4, std::ssize(all)));
    costs.copy = costOf(near, rounds * positions / static_cast<int>(near.size()), [&](const Position& each) {
        copy = each.state;
        costs.kept += copy.turn;
    });
    costs.copyAndPlay = costOf(all, rounds, [&](const Position& each) {
        copy = each.state;
        costs.kept += index(play(rules, copy, {each.seat, each.action}, legal));
    });
    Rng rng(hashText("search"));
    std::size_t at = 0;
    costs.determinise = costOf(all, rounds, [&](const Position&) {
        copy = known[at].sample(rules, rng);
        at = at + 1 == known.size() ? 0 : at + 1;
        costs.kept += copy.turn;
    });
    measureEvaluation(rules, all, costs);
    measureGreedy(rules, games, costs);
    measureTrees(rules, all, known, costs);
    measureSpeedup(rules, all, known, costs);
    return costs;
}

} // namespace elgrande::cli
