// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/arena.h"

#include "app/bots/bot_agent.h"
#include "app/lab/agent_game.h"
#include "app/lab/crew.h"
#include "model/agents/agent_catalogue.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <optional>

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

std::size_t entrantAt(const ArenaGame& game, int players, Seat seat) {
    return static_cast<std::size_t>((static_cast<int>(seat) + players - game.rotation) % players);
}

Seat seatOf(const ArenaGame& game, int players, std::size_t entrant) {
    return seatAt((static_cast<int>(entrant) + game.rotation) % players);
}

void forfeitGame(const ArenaPlan& plan, ArenaGame& game, Forfeit forfeit, const State& seen) {
    const int players = plan.rules->players;
    for (Seat seat : plan.rules->seats()) {
        const std::size_t entrant = entrantAt(game, players, seat);
        game.score[entrant] = seen.score[index(seat)];
        game.share[entrant] = entrant == forfeit.entrant ? 0.0 : 1.0 / (players - 1);
    }
    game.forfeit = std::move(forfeit);
}

Result<void> playOne(const ArenaPlan& plan, Agents& agents, ArenaGame& game) {
    const Rules& rules = *plan.rules;
    const std::string seed = dealSeed(plan, game.deal);
    const auto think = [&](const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) -> Result<Action> {
        const std::size_t entrant = entrantAt(game, rules.players, known.seat());
        ThinkLimits own = limits;
        own.simulations = plan.simulations;
        const double end = threadSeconds() + plan.milliseconds / 1000 / agents[entrant]->threads();
        if (plan.milliseconds > 0) own.enough = [end] { return threadSeconds() >= end; };
        const Action action = agents[entrant]->think(rules, known, legal, own).action;
        if (const auto* bot = dynamic_cast<const BotAgent*>(agents[entrant].get()); bot != nullptr && bot->fault()) {
            forfeitGame(plan, game, {entrant, *bot->fault()}, known.known());
            return *bot->fault();
        }
        if (legal.contains(action)) return action;
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "The agent '%1' answered '%2', which is not legal (deal %3)."),
            {plan.entrants[entrant], toText(rules, action), std::to_string(game.deal)}};
    };
    const Result<State> end = playAgents(rules, seed, hashText(seed + "/" + std::to_string(game.rotation)), think,
                                         nullptr, plan.keepMoves ? &game.moves : nullptr);
    for (const auto& each : agents)
        if (auto* bot = dynamic_cast<BotAgent*>(each.get())) bot->leave();
    if (game.forfeit) return {};
    if (!end) return end.fault();
    const SeatSet winners = leaders(rules, *end);
    for (Seat seat : rules.seats()) {
        const std::size_t entrant = entrantAt(game, rules.players, seat);
        game.score[entrant] = end->score[index(seat)];
        game.share[entrant] = winners.contains(seat) ? 1.0 / winners.size() : 0.0;
    }
    return {};
}

} // namespace

Result<std::vector<ArenaGame>> playArena(const ArenaPlan& plan) {
    const int rotations = plan.rules->players;
    std::vector<ArenaGame> games(static_cast<std::size_t>(plan.deals) * static_cast<std::size_t>(rotations));
    const auto makeWorker = [&] {
        Agents agents;
        for (std::size_t i = 0; i < plan.entrants.size(); ++i)
            agents.push_back(plan.make ? plan.make(i) : makeAgent(plan.entrants[i]));
        return [&plan, &games, rotations, agents = std::move(agents)](std::size_t i) mutable {
            games[i].deal = plan.firstDeal + static_cast<int>(i) / rotations;
            games[i].rotation = static_cast<int>(i) % rotations;
            return playOne(plan, agents, games[i]);
        };
    };
    if (const auto played = shareOut(plan.threads, games.size(), makeWorker); !played) return played.fault();
    return games;
}

Record recordOf(const ArenaPlan& plan, const ArenaGame& game) {
    Record record;
    record.setup = plan.rules->setup;
    record.setup.seed = dealSeed(plan, game.deal);
    record.moves = game.moves;
    std::string result;
    for (const Seat seat : plan.rules->seats()) {
        const std::size_t entrant = entrantAt(game, plan.rules->players, seat);
        const std::string& name = plan.entrants[entrant];
        record.names.push_back(name);
        record.agents.push_back(makeAgent(name) == nullptr ? "greedy" : name); // who plays on from it
        result += (result.empty() ? "" : " ") + std::to_string(game.score[entrant]);
    }
    record.setTag("Program", "elgrande " ELGRANDE_VERSION);
    if (!game.forfeit) record.setTag("Result", result);
    return record;
}

Error forfeitText(const ArenaPlan& plan, const std::vector<ArenaGame>& games, std::size_t game) {
    const ArenaGame& lost = games[game];
    const std::size_t entrant = lost.forfeit->entrant;
    const Seat seat = seatOf(lost, plan.rules->players, entrant);
    return {QT_TRANSLATE_NOOP("elgrande::errors", "Game %1 (deal %2, rotation %3): entrant %4 '%5' forfeits as %6. %7"),
            {std::to_string(game + 1), std::to_string(lost.deal + 1), std::to_string(lost.rotation),
             std::to_string(entrant + 1), plan.entrants[entrant], plan.rules->colour(seat), lost.forfeit->why}};
}

Standings standingsOf(const std::vector<ArenaGame>& games, std::size_t entrant, std::size_t players) {
    Standings sum;
    const double n = static_cast<double>(games.size());
    const auto finished = static_cast<double>(
        std::count_if(games.begin(), games.end(), [](const ArenaGame& game) { return !game.forfeit; }));
    for (const ArenaGame& game : games) {
        sum.share += game.share[entrant] / n;
        if (game.forfeit) {
            sum.forfeits += game.forfeit->entrant == entrant ? 1 : 0;
            continue;
        }
        double others = 0;
        int best = -9999;
        for (std::size_t e = 0; e < players; ++e) {
            if (e == entrant) continue;
            others += game.score[e];
            best = std::max(best, game.score[e]);
        }
        sum.score += game.score[entrant] / finished;
        sum.lead += (game.score[entrant] - others / static_cast<double>(players - 1)) / finished;
        sum.leadOverBest += (game.score[entrant] - best) / finished;
    }
    const double z = 1.959964; // Wilson's interval also holds near 0 and 1, where greedy against random ends up
    const double middle = (sum.share + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(std::max(0.0, sum.share * (1 - sum.share) / n + z * z / (4 * n * n)));
    sum.low = std::max(0.0, middle - half);
    sum.high = std::min(1.0, middle + half);
    return sum;
}

std::string csvText(const std::string& text) {
    std::string quoted = "\"";
    for (char each : text) quoted += each == '"' ? std::string("\"\"") : std::string(1, each == '\n' ? ' ' : each);
    return quoted + "\"";
}

std::string csvWord(const std::string& text) {
    return text.find_first_of(",\"\n") == std::string::npos ? text : csvText(text);
}

std::string arenaCsv(const ArenaPlan& plan, const std::vector<ArenaGame>& games) {
    const std::size_t players = plan.entrants.size();
    std::string csv = "game,deal,rotation,seed,entrant,agent,seat,score,share,fault\n";
    for (std::size_t i = 0; i < games.size(); ++i) {
        for (std::size_t e = 0; e < players; ++e) {
            const Seat seat = seatOf(games[i], static_cast<int>(players), e);
            const bool isLost = games[i].forfeit && games[i].forfeit->entrant == e;
            char share[16];
            std::snprintf(share, sizeof share, "%.4f", games[i].share[e]);
            csv += std::to_string(i + 1) + "," + std::to_string(games[i].deal + 1) + "," +
                   std::to_string(games[i].rotation) + "," + csvText(dealSeed(plan, games[i].deal)) + "," +
                   std::to_string(e + 1) + "," + csvWord(plan.entrants[e]) + "," + plan.rules->colour(seat) + "," +
                   std::to_string(games[i].score[e]) + "," + share + "," +
                   (isLost ? csvText(games[i].forfeit->why.message) : std::string()) + "\n";
        }
    }
    return csv;
}

} // namespace elgrande::cli
