// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab arena: options and table of results.
#include "app/terminal/options.h"

#include "app/lab/arena.h"
#include "app/lab/commands.h"
#include "app/lab/match_options.h"
#include "app/storage/files.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"

#include <QDir>
#include <QJsonArray>

#include <algorithm>
#include <chrono>

namespace elgrande::cli {

namespace {

constexpr int kForfeitsTold = 20;

void printTable(const ArenaPlan& plan, const std::vector<ArenaGame>& games, double seconds) {
    print(Say::tr("%1 games: %2 deals × %3 seat rotations; %4, %3 players, seed '%5'; %6 s")
              .arg(games.size())
              .arg(plan.deals)
              .arg(plan.rules->players)
              .arg(gameName(plan), QString::fromStdString(plan.seed), figure(seconds, 1)) +
          "\n" + matchText(plan) + "\n\n");
    qsizetype width = 12;
    for (const std::string& each : plan.entrants) width = std::max(width, nameShown(each).size());
    //: Head of a column: a computer player
    print("    " + Say::tr("agent").leftJustified(width + 1) + Say::tr("wins % [95% confidence]").rightJustified(28) +
          Say::tr("points").rightJustified(9) + Say::tr("lead over mean").rightJustified(17) +
          Say::tr("lead over best").rightJustified(17) + "\n");
    for (std::size_t e = 0; e < plan.entrants.size(); ++e) {
        const Standings row = standingsOf(games, e, plan.entrants.size());
        const QString share = QStringLiteral("%1 [%2 .. %3]")
                                  .arg(figure(100 * row.share, 2), figure(100 * row.low, 2), figure(100 * row.high, 2));
        print(QString::number(e + 1).leftJustified(4) + nameShown(plan.entrants[e]).leftJustified(width + 1) +
              share.rightJustified(28) + figure(row.score, 2).rightJustified(9) +
              figure(row.lead, 2).rightJustified(17) + figure(row.leadOverBest, 2).rightJustified(17) + "\n");
    }
}

void printForfeits(const ArenaPlan& plan, const std::vector<ArenaGame>& games) {
    int told = 0;
    int all = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!games[i].forfeit || all++ >= kForfeitsTold) continue;
        print((told++ == 0 ? QStringLiteral("\n") : QString()) + texts::errorText(forfeitText(plan, games, i)) + "\n");
    }
    if (all > told) print(Say::tr("and %1 more").arg(all - told) + "\n");
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
                                {"faults", row.forfeits},
                                {"mean_score", row.score},
                                {"lead_over_mean", row.lead},
                                {"lead_over_best", row.leadOverBest}});
    }
    QJsonArray faults;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!games[i].forfeit) continue;
        const Forfeit& lost = *games[i].forfeit;
        faults.append(QJsonObject{{"game", static_cast<qint64>(i + 1)},
                                  {"deal", games[i].deal + 1},
                                  {"rotation", games[i].rotation},
                                  {"entrant", static_cast<qint64>(lost.entrant + 1)},
                                  {"agent", QString::fromStdString(plan.entrants[lost.entrant])},
                                  {"why", texts::errorText(lost.why)}});
    }
    QJsonObject json = matchToJson(plan);
    json["games"] = static_cast<qint64>(games.size());
    json["deals"] = plan.deals;
    json["threads"] = plan.threads;
    json["seconds"] = seconds;
    json["entrants"] = rows;
    json["faults"] = faults;
    print(json);
}

auto writeGame(const ArenaPlan& plan, const ArenaGame& game, const QString& folder, std::size_t number) {
    const QString name = QStringLiteral("game-%1.egr").arg(number + 1, 4, 10, QLatin1Char('0'));
    return writeWhole(QDir(folder).filePath(name),
                      QByteArray::fromStdString(toText(*plan.rules, recordOf(plan, game))));
}

} // namespace

int runArena(const QStringList& arguments) {
    Options options(
        "arena", Say::tr("Pits computer players against each other. Every deal is played once for each rotation of "
                         "the entrants through the seats, so the number of games is rounded up to a multiple of the "
                         "number of players. A shared victory counts as an equal fraction of a win for each winner."));
    options.addGame();
    options.add("seats",
                Say::tr("agents, or cmd: followed by your own program (see engine-protocol.md), one per player, "
                        "separated by commas"),
                Say::tr("AGENTS"), "greedy,random,random,random");
    addMatchOptions(options, "400");
    options.add("csv", Say::tr("write one line per game and entrant to this file"), Say::tr("FILE"));
    options.add("records", Say::tr("save each game in this folder, as a record"), Say::tr("FOLDER"));
    options.addJson();
    if (const auto status = options.parse(arguments)) return *status;
    ArenaPlan plan;
    BotLimits limits;
    const auto games = readMatch(options, plan, limits);
    if (!games) return kUsage;
    const auto entrants = readEntrants(options, "seats", limits);
    if (!entrants) return kUsage;
    if (static_cast<int>(entrants->names.size()) != plan.rules->players)
        return options.wrong(Say::tr("--seats names %1 agents, but there are %2 players.")
                                 .arg(entrants->names.size())
                                 .arg(plan.rules->players));
    plan.entrants = entrants->names;
    plan.make = [&entrants](std::size_t entrant) { return entrants->makers[entrant](); };
    plan.deals = (*games + plan.rules->players - 1) / plan.rules->players;

    const auto complainOfCsv = [&options](const Error& why) {
        return options.complain(options.text("csv") + ": " + texts::errorText(why));
    };
    if (options.isSet("csv"))
        if (const Result<void> writable = isWritable(options.text("csv")); !writable)
            return complainOfCsv(writable.fault());

    const QString records = options.text("records");
    plan.keepMoves = !records.isEmpty();
    if (plan.keepMoves && !QDir().mkpath(records))
        return options.complain(Say::tr("--records: the folder '%1' cannot be created.").arg(records));

    const auto begin = std::chrono::steady_clock::now();
    const auto played = playArena(plan);
    if (!played) return options.complain(texts::errorText(played.fault()));
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.isSet("json"))
        printJson(plan, *played, seconds);
    else
        printTable(plan, *played, seconds), printForfeits(plan, *played);
    for (std::size_t i = 0; plan.keepMoves && i < played->size(); ++i)
        if (const auto written = writeGame(plan, (*played)[i], records, i); !written)
            return options.complain(records + ": " + texts::errorText(written.fault()));
    if (!options.isSet("csv")) return kDone;
    const auto written = writeWhole(options.text("csv"), QByteArray::fromStdString(arenaCsv(plan, *played)));
    return written ? kDone : complainOfCsv(written.fault());
}

} // namespace elgrande::cli
