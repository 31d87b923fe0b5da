#include "app/cli/arena.h"

#include "app/cli/agent_game.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <optional>
#include <thread>

namespace elgrande::cli {

namespace {

using Agents = std::vector<std::unique_ptr<Agent>>; // by entrant

std::string dealSeed(const ArenaPlan& plan, int deal) { return plan.seed + "/" + std::to_string(deal); }

// Processor time of this thread: what others do on the machine takes nothing from a player.
double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// One game; nothing, or what went wrong.
std::optional<Error> playOne(const ArenaPlan& plan, Agents& agents, ArenaGame& game) {
    const Rules& rules = *plan.rules;
    const std::string seed = dealSeed(plan, game.deal);
    const auto entrantAt = [&](Seat seat) {
        return static_cast<std::size_t>((static_cast<int>(seat) + rules.players - game.rotation) % rules.players);
    };
    const auto think = [&](const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) -> Result<Action> {
        const std::size_t entrant = entrantAt(known.seat());
        ThinkLimits own = limits;
        own.simulations = plan.simulations;
        const double end = threadSeconds() + plan.milliseconds / 1000;
        if (plan.milliseconds > 0) own.enough = [end] { return threadSeconds() >= end; };
        const Action action = agents[entrant]->think(rules, known, legal, own).action;
        if (legal.contains(action)) return action;
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "The agent '%1' answered '%2', which is not legal (deal %3)."),
            {plan.entrants[entrant], toText(rules, action), std::to_string(game.deal)}};
    };
    const Result<State> end = playAgents(rules, seed, hashText(seed + "/" + std::to_string(game.rotation)), think);
    if (!end) return end.fault();
    const SeatSet winners = leaders(rules, *end);
    for (Seat seat : rules.seats()) {
        game.score[entrantAt(seat)] = end->score[index(seat)];
        game.share[entrantAt(seat)] = winners.contains(seat) ? 1.0 / winners.size() : 0.0;
    }
    return {};
}

} // namespace

Result<std::vector<ArenaGame>> playArena(const ArenaPlan& plan) {
    const int rotations = plan.rules->players;
    std::vector<ArenaGame> games(static_cast<std::size_t>(plan.deals) * static_cast<std::size_t>(rotations));
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::optional<Error> error;
    const auto work = [&] {
        Agents agents;
        for (std::size_t i = 0; i < plan.entrants.size(); ++i)
            agents.push_back(plan.make ? plan.make(i) : makeAgent(plan.entrants[i]));
        for (std::size_t i = next++; i < games.size(); i = next++) {
            games[i].deal = static_cast<int>(i) / rotations;
            games[i].rotation = static_cast<int>(i) % rotations;
            const std::optional<Error> wrong = playOne(plan, agents, games[i]);
            if (!wrong) continue;
            const std::lock_guard lock(mutex);
            if (!error) error = wrong;
            return;
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < plan.threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& each : others) each.join();
    if (error) return *error;
    return games;
}

Standings standingsOf(const std::vector<ArenaGame>& games, std::size_t entrant, std::size_t players) {
    Standings sum;
    const double n = static_cast<double>(games.size());
    for (const ArenaGame& game : games) {
        double others = 0;
        int best = -9999;
        for (std::size_t e = 0; e < players; ++e) {
            if (e == entrant) continue;
            others += game.score[e];
            best = std::max(best, game.score[e]);
        }
        sum.share += game.share[entrant] / n;
        sum.score += game.score[entrant] / n;
        sum.lead += (game.score[entrant] - others / static_cast<double>(players - 1)) / n;
        sum.leadOverBest += (game.score[entrant] - best) / n;
    }
    const double z = 1.959964; // Wilson's interval also holds near 0 and 1, where greedy against random ends up
    const double middle = (sum.share + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(std::max(0.0, sum.share * (1 - sum.share) / n + z * z / (4 * n * n)));
    sum.low = std::max(0.0, middle - half);
    sum.high = std::min(1.0, middle + half);
    return sum;
}

std::string arenaCsv(const ArenaPlan& plan, const std::vector<ArenaGame>& games) {
    const std::size_t players = plan.entrants.size();
    std::string csv = "game,deal,rotation,seed,entrant,agent,seat,score,share\n";
    for (std::size_t i = 0; i < games.size(); ++i) {
        for (std::size_t e = 0; e < players; ++e) {
            const Seat seat = seatAt((static_cast<int>(e) + games[i].rotation) % static_cast<int>(players));
            char share[16];
            std::snprintf(share, sizeof share, "%.4f", games[i].share[e]);
            csv += std::to_string(i + 1) + "," + std::to_string(games[i].deal + 1) + "," +
                   std::to_string(games[i].rotation) + ",\"" + dealSeed(plan, games[i].deal) + "\"," +
                   std::to_string(e + 1) + "," + plan.entrants[e] + "," + plan.rules->colour(seat) + "," +
                   std::to_string(games[i].score[e]) + "," + share + "\n";
        }
    }
    return csv;
}

} // namespace elgrande::cli
