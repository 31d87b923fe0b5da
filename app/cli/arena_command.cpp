// elgrande-cli arena: options and table of results.
#include "app/cli/options.h"

#include "app/cli/arena.h"
#include "app/cli/commands.h"
#include "app/storage/files.h"
#include "model/agents/agent.h"

#include <QJsonArray>
#include <QSaveFile>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace elgrande::cli {

namespace {

// The usual names in the order of the seats; empty after complaining.
std::vector<std::string> entrantsOf(const Options& options, int players) {
    std::vector<std::string> entrants;
    const std::vector<std::string> known = agentIds();
    for (const QString& id : options.text("seats").split(',')) {
        entrants.push_back(id.trimmed().toStdString());
        if (std::find(known.begin(), known.end(), entrants.back()) != known.end()) continue;
        QString all;
        for (const std::string& each : known) all += (all.isEmpty() ? "" : ", ") + QString::fromStdString(each);
        options.wrong("there is no agent '" + id + "'; there are " + all + ".");
        return {};
    }
    if (static_cast<int>(entrants.size()) == players) return entrants;
    options.wrong(
        QStringLiteral("--seats names %1 agents, but there are %2 players.").arg(entrants.size()).arg(players));
    return {};
}

void printTable(const ArenaPlan& plan, const std::vector<ArenaGame>& games, double seconds) {
    std::printf("%zu games: %d deals, each with %d rotations of the seats; %s, %d players, seed '%s'; %.1f s\n\n",
                games.size(), plan.deals, plan.rules->players, plan.rules->setup.edition.c_str(), plan.rules->players,
                plan.seed.c_str(), seconds);
    std::printf("%-3s %-12s %28s %8s %16s %16s\n", "", "agent", "wins % [95 % confidence]", "points", "lead over mean",
                "lead over best");
    for (std::size_t e = 0; e < plan.entrants.size(); ++e) {
        const Standings row = standingsOf(games, e, plan.entrants.size());
        char share[40];
        std::snprintf(share, sizeof share, "%.2f [%.2f .. %.2f]", 100 * row.share, 100 * row.low, 100 * row.high);
        std::printf("%-3zu %-12s %28s %8.2f %16.2f %16.2f\n", e + 1, plan.entrants[e].c_str(), share, row.score,
                    row.lead, row.leadOverBest);
    }
}

// One object for programs; what is a table for people is a list here.
void printJson(const ArenaPlan& plan, const std::vector<ArenaGame>& games, double seconds) {
    QJsonArray rows;
    for (std::size_t e = 0; e < plan.entrants.size(); ++e) {
        const Standings row = standingsOf(games, e, plan.entrants.size());
        rows.append(QJsonObject{{"agent", QString::fromStdString(plan.entrants[e])},
                                {"share", row.share},
                                {"share_low", row.low},
                                {"share_high", row.high},
                                {"mean_score", row.score},
                                {"lead_over_mean", row.lead},
                                {"lead_over_best", row.leadOverBest}});
    }
    print({{"games", static_cast<qint64>(games.size())},
           {"deals", plan.deals},
           {"players", plan.rules->players},
           {"edition", QString::fromStdString(plan.rules->setup.edition)},
           {"seed", QString::fromStdString(plan.seed)},
           {"seconds", seconds},
           {"entrants", rows}});
}

bool complainOf(const QString& name, const QString& why) {
    std::fprintf(stderr, "elgrande-cli arena: %s: %s\n", qPrintable(name), qPrintable(why));
    return false;
}

// Leaves what is there as it is.
bool isWritable(const QString& name) {
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) || complainOf(name, file.errorString());
}

bool writeCsv(const QString& name, const std::string& csv) {
    const Result<bool> written = writeWhole(name, QByteArray::fromStdString(csv));
    return written || complainOf(name, QString::fromStdString(written.error()));
}

} // namespace

int runArena(const QStringList& arguments) {
    Options options("arena",
                    "Lets computer players play against each other. Every deal is played once for each rotation of the "
                    "entrants through the seats, so the number of games is rounded up to a multiple of the players. "
                    "A shared victory counts as equal parts of a win.");
    options.addGame();
    options.add("seats", "agents, one for each player", "AGENTS", "greedy,random,random,random");
    options.add("games", "how many", "N", "400");
    options.add("threads", "how many games are played at once", "N", "1");
    options.add("csv", "write a line for each game and entrant", "FILE");
    options.addJson();
    if (const auto status = options.parse(arguments)) return *status;
    const auto games = options.number("games", 1, 10000000);
    const auto threads = options.number("threads", 1, 256);
    ArenaPlan plan;
    plan.rules = options.rules();
    if (!games || !threads || !plan.rules) return kUsage;
    plan.entrants = entrantsOf(options, plan.rules->players);
    if (plan.entrants.empty()) return kUsage;
    plan.deals = (*games + plan.rules->players - 1) / plan.rules->players;
    plan.seed = options.text("seed").toStdString();
    plan.threads = *threads;

    if (options.isSet("csv") && !isWritable(options.text("csv"))) return kFailed; // rather now than after the games

    const auto begin = std::chrono::steady_clock::now();
    const auto played = playArena(plan);
    if (!played) {
        std::fprintf(stderr, "elgrande-cli arena: %s\n", played.error().c_str());
        return kFailed;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.isSet("json"))
        printJson(plan, *played, seconds);
    else
        printTable(plan, *played, seconds);
    if (options.isSet("csv") && !writeCsv(options.text("csv"), arenaCsv(plan, *played))) return kFailed;
    return kDone;
}

} // namespace elgrande::cli
