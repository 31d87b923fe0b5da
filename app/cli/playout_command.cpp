// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-cli playout: random games and their digest.
#include "app/terminal/options.h"

#include "app/cli/commands.h"
#include "app/terminal/say.h"
#include "model/agents/playout.h"

#include <chrono>
#include <cstdio>

namespace elgrande::cli {

int runPlayout(const QStringList& arguments) {
    Options options("playout",
                    Say::tr("Plays random games and prints a hash of all moves and final scores. The hash depends only "
                            "on the game options, --games, --seed and --run, not on the machine, compiler or number of "
                            "threads."));
    options.addGame();
    options.add("games", Say::tr("number of games"), "N", "1000");
    options.add("run", Say::tr("seed of this run, in addition to the game's seed"), Say::tr("TEXT"), "1");
    options.add("agent", Say::tr("who plays: random"), Say::tr("ID"), "random");
    options.add("threads", Say::tr("number of games to play at once"), "N", "1");
    options.addJson();
    if (const auto status = options.parse(arguments)) return *status;
    if (options.text("agent") != "random")
        return options.wrong(Say::tr("only the agent 'random' can play here; see elgrande-lab arena."));
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
    const auto row = [](const QString& what, const QString& figure) { print(what.leftJustified(16) + figure + "\n"); };
    row(Say::tr("games"), QString::number(sum.games));
    row(Say::tr("decisions"),
        Say::tr("%1 (%2 per game)")
            .arg(QString::number(sum.decisions), figure(static_cast<double>(sum.decisions) / count, 1)));
    //: How many cards and the like were turned up by chance
    row(Say::tr("reveals"), QString::number(sum.reveals));
    row(Say::tr("seconds"),
        Say::tr("%1 (%2 games per second)").arg(figure(seconds, 3), figure(seconds > 0 ? count / seconds : 0.0, 0)));
    for (Seat seat : rules->seats())
        row(QString::fromStdString(rules->colour(seat)),
            Say::tr("%1 points on average").arg(figure(static_cast<double>(sum.scores[index(seat)]) / count, 2)));
    row(QStringLiteral("digest"), QString::fromStdString(sum.digestText()));
    return kDone;
}

} // namespace elgrande::cli
