// elgrande-cli playout: random games and their digest.
#include "app/cli/options.h"

#include "app/cli/commands.h"
#include "model/agents/playout.h"

#include <chrono>
#include <cstdio>

namespace elgrande::cli {

int runPlayout(const QStringList& arguments) {
    Options options("playout",
                    "Plays random games and prints a hash over every move and final score. It depends on the "
                    "game's options, --games, --seed and --run alone: not on machine, compiler or threads.");
    options.addGame();
    options.add("games", "how many", "N", "1000");
    options.add("run", "seed of the run, beside the game's seed", "TEXT", "1");
    options.add("agent", "who plays: random", "ID", "random");
    options.add("threads", "how many games are played at once", "N", "1");
    options.addJson();
    if (const auto status = options.parse(arguments)) return *status;
    if (options.text("agent") != "random")
        return options.wrong("playouts are played by the agent 'random' only; see arena.");
    const auto games = options.number("games", 1, 1000000000);
    const auto threads = options.number("threads", 1, 256);
    const auto rules = options.rules();
    if (!games || !threads || !rules) return kUsage;

    const auto begin = std::chrono::steady_clock::now();
    const Playouts sum = runPlayoutsOn(*threads, *rules, options.text("run").toStdString(), *games);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const double count = static_cast<double>(sum.games);
    if (options.isSet("json")) {
        QJsonObject means;
        for (Seat seat : rules->seats())
            means[QString::fromStdString(rules->colour(seat))] = static_cast<double>(sum.scores[index(seat)]) / count;
        print({{"games", static_cast<qint64>(sum.games)},
               {"decisions", static_cast<qint64>(sum.decisions)},
               {"reveals", static_cast<qint64>(sum.reveals)},
               {"seconds", seconds},
               {"mean_scores", means},
               {"digest", QString::fromStdString(sum.digestText())}});
        return kDone;
    }
    std::printf(
        "games      %lld\ndecisions  %lld (%.1f a game)\nreveals    %lld\nseconds    %.3f (%.0f games a second)\n",
        static_cast<long long>(sum.games), static_cast<long long>(sum.decisions),
        static_cast<double>(sum.decisions) / count, static_cast<long long>(sum.reveals), seconds,
        seconds > 0 ? count / seconds : 0.0);
    for (Seat seat : rules->seats())
        std::printf("%-10s %.2f points on average\n", rules->colour(seat).c_str(),
                    static_cast<double>(sum.scores[index(seat)]) / count);
    std::printf("digest     %s\n", sum.digestText().c_str());
    return kDone;
}

} // namespace elgrande::cli
