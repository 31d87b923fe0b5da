// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab puzzles: options, files and table.
#include "app/terminal/options.h"

#include "app/lab/commands.h"
#include "app/lab/puzzles/finder.h"
#include "app/storage/files.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"

#include <QDir>

#include <algorithm>
#include <map>

namespace elgrande::cli {

namespace {

constexpr qint64 kLongestFile = 4 << 20;
constexpr int kNoLimit = 1'000'000;

QString pathOf(const QString& folder, const std::string& name) {
    return QDir(folder).filePath(QString::fromStdString(name) + QStringLiteral(".egr"));
}
QString indexOf(const QString& folder) { return QDir(folder).filePath(QStringLiteral("index.txt")); }

// The sets with the edition in front, where it is not the usual one.
QString setOf(const Puzzle& puzzle) {
    const Setup& setup = puzzle.rules().setup;
    QStringList names;
    if (setup.expansions.empty() || setup.edition != Setup().edition) names += QString::fromStdString(setup.edition);
    for (const std::string& each : setup.expansions) names += QString::fromStdString(each);
    return names.join(QStringLiteral("+"));
}

void printTable(const std::vector<Puzzle>& puzzles) {
    std::map<QString, std::array<int, kPuzzleKinds + 1>> counts;
    const QString all = Say::tr("all");
    for (const Puzzle& puzzle : puzzles)
        for (const QString& set : {setOf(puzzle), all}) {
            ++counts[set][static_cast<std::size_t>(puzzle.kind)];
            ++counts[set][kPuzzleKinds];
        }
    constexpr int kNames = 36;
    constexpr int kFigures = 9;
    QString header = QString(kNames, u' ');
    for (int kind = 0; kind < kPuzzleKinds; ++kind)
        header += QString::fromLatin1(wordOf(static_cast<PuzzleKind>(kind)).data()).rightJustified(kFigures);
    print(header + all.rightJustified(kFigures) + "\n");
    const auto row = [](const QString& name, const auto& figures) {
        QString line = name.leftJustified(kNames);
        for (const int each : figures) line += QString::number(each).rightJustified(kFigures);
        print(line + "\n");
    };
    for (const auto& [set, figures] : counts)
        if (set != all) row(set, figures);
    row(all, counts[all]);
}

Result<std::vector<Puzzle>> readFolder(const QString& folder) {
    const auto gameOf = [&](const std::string& name) -> Result<std::shared_ptr<const PuzzleGame>> {
        const auto bytes = readWhole(pathOf(folder, name), kLongestFile);
        if (!bytes) return bytes.fault();
        return puzzleGameFromText(name, bytes->toStdString());
    };
    const auto index = readWhole(indexOf(folder), kLongestFile);
    if (!index) return index.fault();
    return puzzlesFromText(index->toStdString(), gameOf);
}

int check(const Options& options, const QString& folder, int mostPlays) {
    const auto puzzles = readFolder(folder);
    if (!puzzles) return options.complain(texts::errorText(puzzles.fault()));
    int wrong = 0;
    for (const Puzzle& puzzle : *puzzles) {
        const auto start = startOf(puzzle);
        const auto proof = start ? prove(puzzle, *start, mostPlays) : Result<Proof>(start.fault());
        const auto right = proof ? confirm(puzzle, *proof) : Result<void>(proof.fault());
        if (right) continue;
        ++wrong;
        options.complain(QString::fromStdString(puzzle.id()) + QStringLiteral(": ") + texts::errorText(right.fault()));
    }
    printTable(*puzzles);
    return wrong == 0 ? kDone : kFailed;
}

// Adds them to what is in the folder.
Result<void> writeInto(const QString& folder, const std::vector<Puzzle>& puzzles) {
    if (puzzles.empty()) return {};
    const PuzzleGame& game = *puzzles.front().game;
    auto record =
        writeWithFolder(pathOf(folder, game.name), QByteArray::fromStdString(toText(*game.rules, game.record)));
    if (!record) return record;
    QByteArray index;
    if (const auto before = readWhole(indexOf(folder), kLongestFile)) index = *before;
    for (const Puzzle& puzzle : puzzles) index += QByteArray::fromStdString(toText(puzzle)) + '\n';
    return writeWhole(indexOf(folder), index);
}

// `points=3,hold`: how many of each kind; nothing after complaining.
std::optional<std::map<PuzzleKind, int>> readKinds(const Options& options) {
    std::map<PuzzleKind, int> wanted;
    for (const QString& each : options.text("kinds").split(u',')) {
        const auto kind = puzzleKindOf(each.section(u'=', 0, 0).toStdString());
        bool isNumber = true;
        const int most = each.contains(u'=') ? each.section(u'=', 1).toInt(&isNumber) : kNoLimit;
        if (!kind || !isNumber || most < 0) {
            options.wrong(Say::tr("--kinds: '%1' is no kind of puzzle.").arg(each));
            return {};
        }
        wanted[*kind] = most;
    }
    return wanted;
}

} // namespace

int runPuzzles(const QStringList& arguments) {
    Options options("puzzles",
                    Say::tr("Lets computer players play and looks for positions in which exactly one way of playing "
                            "reaches a goal. Each is proved by trying everything, and players of several levels "
                            "try to solve it. Or proves the puzzles of a folder again."));
    options.addGame();
    options.add("agent", Say::tr("who plays, in every seat"), Say::tr("AGENT"), "casual");
    options.add("games", Say::tr("number of games"), "N", "10");
    options.add("first", Say::tr("number of the first game"), "N", "0");
    options.add("kinds", Say::tr("kinds of puzzles, separated by commas; points=5: at most 5 of it"), Say::tr("KINDS"),
                "points,win,hold,veto,disk");
    options.add("per-game", Say::tr("most puzzles of one game"), "N", "4");
    options.add("plays", Say::tr("moves that a proof may try"), "N", QString::number(kMostPlays));
    options.add("name", Say::tr("how the names of the records begin"), Say::tr("NAME"), "game");
    options.add("out", Say::tr("folder to which records and index are added"), Say::tr("FOLDER"));
    options.add("check", Say::tr("prove the puzzles of this folder and count them"), Say::tr("FOLDER"));
    if (const auto status = options.parse(arguments)) return *status;
    const auto mostPlays = options.number("plays", 1, 100'000'000);
    if (!mostPlays) return kUsage;
    if (options.isSet("check")) return check(options, options.text("check"), *mostPlays);
    const auto games = options.number("games", 1, 1'000'000);
    const auto first = options.number("first", 0, 1'000'000);
    const auto perGame = options.number("per-game", 1, 100);
    const auto kinds = readKinds(options);
    const auto rules = options.rules();
    if (!games || !first || !perGame || !kinds || !rules) return kUsage;
    if (!options.isSet("out")) return options.wrong(Say::tr("--out is missing: the folder for the puzzles."));
    const QString agent = options.text("agent");
    if (isProgram(agent)) return options.wrong(Say::tr("--agent: external programs cannot be used here."));
    const Result<AgentMaker> maker = entrantFrom(agent);
    if (!maker) return options.wrong(texts::errorText(maker.fault()));

    PuzzlePlan plan{rules,    *maker,    options.text("seed").toStdString(), options.text("name").toStdString(), *kinds,
                    *perGame, *mostPlays};
    std::vector<Puzzle> all;
    const auto isWanted = [&plan] {
        return std::any_of(plan.wanted.begin(), plan.wanted.end(), [](const auto& each) { return each.second > 0; });
    };
    for (int number = *first; number < *first + *games && isWanted(); ++number) {
        const auto found = findPuzzles(plan, number);
        if (!found) return options.complain(texts::errorText(found.fault()));
        if (const auto written = writeInto(options.text("out"), *found); !written)
            return options.complain(texts::errorText(written.fault()));
        for (const Puzzle& puzzle : *found) --plan.wanted[puzzle.kind];
        all.insert(all.end(), found->begin(), found->end());
    }
    printTable(all);
    return kDone;
}

} // namespace elgrande::cli
