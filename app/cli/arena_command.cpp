// elgrande-cli arena: options and table of results.
#include "app/cli/options.h"

#include "app/cli/arena.h"
#include "app/cli/commands.h"
#include "app/cli/entrant.h"
#include "app/cli/say.h"
#include "app/storage/files.h"
#include "views/texts/error_text.h"

#include <QJsonArray>
#include <QSaveFile>

#include <chrono>
#include <cstdio>

namespace elgrande::cli {

namespace {

// Names and makers in the order of the seats; none after complaining.
std::vector<AgentMaker> entrantsOf(const Options& options, int players, std::vector<std::string>& names) {
    std::vector<AgentMaker> makers;
    for (const QString& each : options.text("seats").split(',')) {
        const Result<AgentMaker> maker = entrantFrom(each.trimmed());
        if (!maker) {
            options.wrong(texts::errorText(maker.fault()));
            return {};
        }
        names.push_back(each.trimmed().toStdString());
        makers.push_back(*maker);
    }
    if (static_cast<int>(makers.size()) == players) return makers;
    options.wrong(Say::tr("--seats names %1 agents, but there are %2 players.").arg(makers.size()).arg(players));
    return {};
}

void printTable(const ArenaPlan& plan, const std::vector<ArenaGame>& games, double seconds) {
    print(Say::tr("%1 games: %2 deals, each with %3 rotations of the seats; %4, %3 players, seed '%5'; %6 s")
              .arg(games.size())
              .arg(plan.deals)
              .arg(plan.rules->players)
              .arg(QString::fromStdString(plan.rules->setup.edition), QString::fromStdString(plan.seed),
                   QString::number(seconds, 'f', 1)) +
          "\n\n");
    print("    " + Say::tr("agent").leftJustified(13) + Say::tr("wins % [95 % confidence]").rightJustified(28) +
          Say::tr("points").rightJustified(9) + Say::tr("lead over mean").rightJustified(17) +
          Say::tr("lead over best").rightJustified(17) + "\n");
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

// Leaves what is there as it is.
Result<bool> isWritable(const QString& name) {
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly)) return true;
    return Error{file.errorString().toStdString()};
}

} // namespace

int runArena(const QStringList& arguments) {
    Options options("arena",
                    Say::tr("Lets computer players play against each other. Every deal is played once for each "
                            "rotation of the entrants through the seats, so the number of games is rounded up to a "
                            "multiple of the players. A shared victory counts as equal parts of a win."));
    options.addGame();
    options.add("seats", Say::tr("agents, one for each player"), Say::tr("AGENTS"), "greedy,random,random,random");
    options.add("games", Say::tr("how many"), "N", "400");
    options.add("threads", Say::tr("how many games are played at once"), "N", "1");
    options.add("simulations", Say::tr("of every decision of a player that searches; 0: its own measure"), "N", "0");
    options.add("ms", Say::tr("processor time of every decision in milliseconds, instead of simulations; 0: no limit"),
                "N", "0");
    options.add("csv", Say::tr("write a line for each game and entrant"), Say::tr("FILE"));
    options.addJson();
    if (const auto status = options.parse(arguments)) return *status;
    const auto games = options.number("games", 1, 10000000);
    const auto threads = options.number("threads", 1, 256);
    const auto simulations = options.number("simulations", 0, 1000000000);
    const auto milliseconds = options.number("ms", 0, 1000000);
    ArenaPlan plan;
    plan.rules = options.rules();
    if (!games || !threads || !simulations || !milliseconds || !plan.rules) return kUsage;
    const std::vector<AgentMaker> makers = entrantsOf(options, plan.rules->players, plan.entrants);
    if (makers.empty()) return kUsage;
    plan.make = [&makers](std::size_t entrant) { return makers[entrant](); };
    plan.deals = (*games + plan.rules->players - 1) / plan.rules->players;
    plan.seed = options.text("seed").toStdString();
    plan.threads = *threads;
    plan.simulations = *simulations;
    plan.milliseconds = *milliseconds;

    const auto complainOfCsv = [&options](const Error& why) {
        return options.complain(options.text("csv") + ": " + texts::errorText(why));
    };
    if (options.isSet("csv")) // rather now than after the games
        if (const Result<bool> writable = isWritable(options.text("csv")); !writable)
            return complainOfCsv(writable.fault());

    const auto begin = std::chrono::steady_clock::now();
    const auto played = playArena(plan);
    if (!played) return options.complain(texts::errorText(played.fault()));
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.isSet("json"))
        printJson(plan, *played, seconds);
    else
        printTable(plan, *played, seconds);
    if (!options.isSet("csv")) return kDone;
    const auto written = writeWhole(options.text("csv"), QByteArray::fromStdString(arenaCsv(plan, *played)));
    return written ? kDone : complainOfCsv(written.fault());
}

} // namespace elgrande::cli
