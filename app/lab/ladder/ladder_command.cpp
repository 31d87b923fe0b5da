// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab ladder: options, the games, the table.
#include "app/terminal/options.h"

#include "app/lab/commands.h"
#include "app/lab/crew.h"
#include "app/lab/ladder/ladder_file.h"
#include "app/lab/match_options.h"
#include "app/storage/files.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"

#include <QJsonArray>

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <set>

namespace elgrande::cli {

namespace {

constexpr int kFaultsTold = 20;

struct Ladder {
    ArenaPlan plan;
    Entrants entrants;
    int deals = 0; // wanted
    std::unique_ptr<LadderFile> file;

    const std::string& name(std::size_t entrant) const { return entrants.names[entrant]; }
};

Result<LadderDeal> playDeal(const Ladder& ladder, int number, const Lineup& lineup) {
    ArenaPlan plan = ladder.plan;
    plan.threads = 1;
    plan.firstDeal = number;
    plan.deals = 1;
    for (std::size_t each : lineup) plan.entrants.push_back(ladder.name(each));
    plan.make = [&](std::size_t place) { return ladder.entrants.makers[lineup[place]](); };
    const auto games = playArena(plan);
    if (!games) return games.fault();
    LadderDeal deal{number, lineup, {}};
    for (const ArenaGame& game : *games) {
        LadderGame played{{game.score.begin(), game.score.begin() + plan.rules->players},
                          placesOf(game, plan.rules->players),
                          {},
                          {}};
        if (game.forfeit) {
            played.loser = game.forfeit->entrant;
            played.why = game.forfeit->why.message;
        }
        deal.games.push_back(std::move(played));
    }
    return deal;
}

// The deals that are missing. After an error those finished by then are in the file.
Result<void> playMissing(Ladder& ladder) {
    const std::vector<Lineup> all =
        lineups(ladder.entrants.names.size(), ladder.plan.rules->players, ladder.deals, ladder.plan.seed);
    std::set<int> done;
    for (const LadderDeal& each : ladder.file->deals()) done.insert(each.deal);
    std::vector<int> missing;
    for (int deal = 0; deal < ladder.deals; ++deal)
        if (done.count(deal) == 0) missing.push_back(deal);
    if (const auto may = ladder.file->mayAdd(); !missing.empty() && !may) return may.fault();
    std::mutex file;
    const auto makeWorker = [&] {
        return [&](std::size_t i) -> Result<void> {
            auto deal = playDeal(ladder, missing[i], all[static_cast<std::size_t>(missing[i])]);
            if (!deal) return deal.fault();
            const std::lock_guard lock(file);
            return ladder.file->add(std::move(*deal));
        };
    };
    return shareOut(ladder.plan.threads, missing.size(), makeWorker);
}

qsizetype gamesOf(const Ladder& ladder) {
    return static_cast<qsizetype>(ladder.file->deals().size()) * ladder.plan.rules->players;
}

void printTable(const Ladder& ladder, const std::vector<LadderRow>& table) {
    qsizetype width = 12;
    for (const std::string& each : ladder.entrants.names) width = std::max(width, nameShown(each).size());
    print(Say::tr("%1 games: %2 deals × %3 seat rotations; %4, %3 players, seed '%5'")
              .arg(gamesOf(ladder))
              .arg(ladder.file->deals().size())
              .arg(ladder.plan.rules->players)
              .arg(gameName(ladder.plan), QString::fromStdString(ladder.plan.seed)) +
          "\n" + matchText(ladder.plan) + "\n\n");
    print("    " + Say::tr("entrant").leftJustified(width + 1) + Say::tr("rating [95% confidence]").rightJustified(30) +
          Say::tr("games").rightJustified(9) + Say::tr("wins %").rightJustified(9) +
          Say::tr("points").rightJustified(9) + Say::tr("errors").rightJustified(9) + "\n");
    int rank = 0;
    for (const LadderRow& row : table) {
        const auto cell = [](double number, int digits, qsizetype places) {
            return figure(number, digits).rightJustified(places);
        };
        const QString rating =
            QStringLiteral("%1 [%2 .. %3]")
                .arg(cell(row.rating.value, 0, 0), cell(row.rating.low, 0, 0), cell(row.rating.high, 0, 0));
        print(QString::number(++rank).leftJustified(4) + nameShown(ladder.name(row.entrant)).leftJustified(width) +
              rating.rightJustified(31) + cell(row.games, 0, 9) + cell(100 * row.share, 2, 9) +
              cell(row.meanScore, 2, 9) + cell(row.faults, 0, 9) + "\n");
    }
    print("\n" +
          Say::tr("1500 is the mean; an entrant rated 400 points above another finishes ahead of it ten "
                  "times as often as behind.") +
          "\n");
}

// Calls `tell(deal, rotation, entrant, why)` for every game that somebody lost by a fault, in the order of the deals.
template <class Call>
void eachFault(const Ladder& ladder, Call tell) {
    std::vector<LadderDeal> deals = ladder.file->deals();
    std::sort(deals.begin(), deals.end(),
              [](const LadderDeal& one, const LadderDeal& other) { return one.deal < other.deal; });
    for (const LadderDeal& deal : deals)
        for (std::size_t rotation = 0; rotation < deal.games.size(); ++rotation)
            if (const LadderGame& game = deal.games[rotation]; game.loser)
                tell(deal.deal + 1, static_cast<int>(rotation), deal.lineup[*game.loser], game.why);
}

void printFaults(const Ladder& ladder) {
    int all = 0;
    eachFault(ladder, [&](int deal, int rotation, std::size_t entrant, const std::string& why) {
        if (all++ >= kFaultsTold) return;
        print((all == 1 ? QStringLiteral("\n") : QString()) +
              Say::tr("Deal %1, rotation %2: '%3' forfeits. %4")
                  .arg(deal)
                  .arg(rotation)
                  .arg(QString::fromStdString(ladder.name(entrant)), QString::fromStdString(why)) +
              "\n");
    });
    if (all > kFaultsTold) print(Say::tr("and %1 more").arg(all - kFaultsTold) + "\n");
}

void printJson(const Ladder& ladder, const std::vector<LadderRow>& table) {
    QJsonArray rows;
    for (const LadderRow& row : table)
        rows.append(QJsonObject{{"entrant", QString::fromStdString(ladder.name(row.entrant))},
                                {"rating", row.rating.value},
                                {"rating_low", row.rating.low},
                                {"rating_high", row.rating.high},
                                {"games", row.games},
                                {"share", row.share},
                                {"mean_score", row.meanScore},
                                {"faults", row.faults}});
    QJsonArray faults;
    eachFault(ladder, [&](int deal, int rotation, std::size_t entrant, const std::string& why) {
        faults.append(QJsonObject{{"deal", deal},
                                  {"rotation", rotation},
                                  {"entrant", QString::fromStdString(ladder.name(entrant))},
                                  {"why", QString::fromStdString(why)}});
    });
    QJsonObject json = matchToJson(ladder.plan);
    json["games"] = static_cast<qint64>(gamesOf(ladder));
    json["deals"] = static_cast<qint64>(ladder.file->deals().size());
    json["entrants"] = rows;
    json["faults"] = faults;
    print(json);
}

QByteArray csvOf(const Ladder& ladder, const std::vector<LadderRow>& table) {
    std::string csv = "rank,entrant,rating,rating_low,rating_high,games,share,mean_score,faults,fault\n";
    int rank = 0;
    for (const LadderRow& row : table) {
        csv += std::to_string(++rank) + "," + csvWord(ladder.name(row.entrant));
        for (double each : {row.rating.value, row.rating.low, row.rating.high, static_cast<double>(row.games),
                            row.share, row.meanScore, static_cast<double>(row.faults)})
            csv += "," + QString::number(each, 'g', 7).toStdString();
        csv += "," + (row.faults > 0 ? csvText(row.fault) : std::string()) + "\n";
    }
    return QByteArray::fromStdString(csv);
}

bool readEntrants(const Options& options, const BotLimits& limits, Ladder& ladder) {
    auto entrants = cli::readEntrants(options, "entrants", limits);
    if (!entrants) return false;
    std::set<std::string> names(entrants->names.begin(), entrants->names.end());
    if (names.size() < 2 || names.size() != entrants->names.size()) {
        options.wrong(Say::tr("--entrants must name at least two entrants, none of them twice."));
        return false;
    }
    ladder.entrants = std::move(*entrants);
    return true;
}

} // namespace

int runLadder(const QStringList& arguments) {
    Options options("ladder",
                    Say::tr("Rates any number of computer players and external programs. Pairings are drawn evenly, "
                            "and every deal is played once for each rotation through the seats, so the number of games "
                            "is rounded up to a multiple of the number of players. Finished games are kept in the "
                            "--out file: running the same command again resumes where it stopped, and a higher --games "
                            "adds more games."));
    options.addGame();
    options.add("entrants",
                Say::tr("agents, or cmd: followed by your own program (see engine-protocol.md), at least two, "
                        "separated by commas"),
                Say::tr("AGENTS"), "random,greedy,search");
    options.add("out", Say::tr("file in which finished games are kept"), Say::tr("FILE"));
    addMatchOptions(options, "400");
    options.add("csv", Say::tr("write the table to this file, one line per entrant"), Say::tr("FILE"));
    options.addJson();
    if (const auto status = options.parse(arguments)) return *status;
    Ladder ladder;
    BotLimits limits;
    const auto games = readMatch(options, ladder.plan, limits);
    if (!games || !readEntrants(options, limits, ladder)) return kUsage;
    if (!options.isSet("out"))
        return options.wrong(Say::tr("--out must name the file in which finished games are kept."));
    const auto complainOf = [&options](const QString& option, const Error& why) {
        return options.complain(options.text(option) + ": " + texts::errorText(why));
    };
    if (options.isSet("csv"))
        if (const auto writable = isWritable(options.text("csv")); !writable)
            return complainOf("csv", writable.fault());
    const int players = ladder.plan.rules->players;
    ladder.deals = (*games + players - 1) / players;
    auto file = LadderFile::open(options.text("out"), ladderHeader(ladder.plan, ladder.entrants.names, limits),
                                 ladder.entrants.names.size(), players);
    if (!file) return complainOf("out", file.fault());
    ladder.file = std::move(*file);
    if (const auto played = playMissing(ladder); !played) return complainOf("out", played.fault());

    const std::vector<LadderRow> table = ladderTable(ladder.file->deals(), ladder.entrants.names.size());
    if (options.isSet("json"))
        printJson(ladder, table);
    else
        printTable(ladder, table), printFaults(ladder);
    if (!options.isSet("csv")) return kDone;
    const auto written = writeWhole(options.text("csv"), csvOf(ladder, table));
    return written ? kDone : complainOf("csv", written.fault());
}

} // namespace elgrande::cli
