// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab findings: options, table and resource.
#include "app/terminal/options.h"

#include "app/lab/commands.h"
#include "app/lab/findings/findings.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"

#include <QJsonArray>

namespace elgrande::cli {

namespace {

QString shown(const Estimate& estimate) {
    if (estimate.count == 0) return QStringLiteral("–");
    const QString value = figure(estimate.value, 2);
    const QString sign = value.startsWith(u'-') ? QString() : QStringLiteral("+");
    return QStringLiteral("%1%2 ±%3 (%4)").arg(sign, value, figure(estimate.half, 2)).arg(estimate.count);
}

// Rounded, so that the same games give the same bytes on every machine.
QJsonArray toJson(const Estimate& estimate) {
    const auto rounded = [](double value) { return QString::number(value, 'f', 2).toDouble() + 0.0; };
    return {rounded(estimate.value), rounded(estimate.half), estimate.count};
}

QJsonArray toJson(const std::vector<Estimate>& estimates) {
    QJsonArray list;
    for (const Estimate& each : estimates) list.append(toJson(each));
    return list;
}

void printTable(const Findings& findings) {
    constexpr int kNames = 30;
    constexpr int kFigures = 22;
    const auto row = [](const QString& name, const std::vector<Estimate>& estimates) {
        QString line = name.leftJustified(kNames);
        for (const Estimate& each : estimates) line += shown(each).rightJustified(kFigures);
        print(line + "\n");
    };
    print(Say::tr("Value of action cards: extra points by the end of the game compared with the average "
                  "player taking a card in that round. First over all rounds, then for each stretch between "
                  "general scorings.") +
          "\n");
    for (const CardFinding& card : findings.cards) {
        std::vector<Estimate> figures{card.all};
        figures.insert(figures.end(), card.byThird.begin(), card.byThird.end());
        row(QString::fromStdString(card.id), figures);
    }
    print("\n" +
          Say::tr("Turn order: points by the end of the game, among players who played the same power card "
                  "in the same round.") +
          "\n");
    row(Say::tr("one position earlier, in points"), {findings.placeEarlier});
    row(Say::tr("one more Caballero, in points"), {findings.caballeroMore});
    row(Say::tr("one position earlier, in Caballeros"), {findings.placeInCaballeros});
    const CastilloFinding& castillo = findings.castillo;
    print("\n" + Say::tr("Castillo, per player and game: all; winners; others.") + "\n");
    row(Say::tr("points"), {castillo.points, castillo.pointsOfWinners, castillo.pointsOfOthers});
    row(Say::tr("Caballeros put in"), {castillo.in, castillo.inOfWinners, castillo.inOfOthers});
    row(Say::tr("points where the disk sent them"), {castillo.disk, castillo.diskOfWinners, castillo.diskOfOthers});
}

void printJson(const FindingsPlan& plan, const QString& agent, const QString& command, const Findings& findings) {
    QJsonArray cards;
    for (const CardFinding& card : findings.cards)
        cards.append(QJsonObject{{"id", QString::fromStdString(card.id)},
                                 {"stack", card.stack},
                                 {"all", toJson(card.all)},
                                 {"by_round", toJson(card.byRound)},
                                 {"by_third", toJson(card.byThird)}});
    const auto threeOf = [](const Estimate& all, const Estimate& winners, const Estimate& others) {
        return QJsonObject{{"all", toJson(all)}, {"winners", toJson(winners)}, {"others", toJson(others)}};
    };
    const CastilloFinding& in = findings.castillo;
    print({{"agent", agent},
           {"command", command},
           {"players", plan.rules->players},
           {"games", plan.games},
           {"cards", cards},
           {"turn_order", QJsonObject{{"place_earlier", toJson(findings.placeEarlier)},
                                      {"caballero_more", toJson(findings.caballeroMore)},
                                      {"place_in_caballeros", toJson(findings.placeInCaballeros)}}},
           {"castillo", QJsonObject{{"points", threeOf(in.points, in.pointsOfWinners, in.pointsOfOthers)},
                                    {"in", threeOf(in.in, in.inOfWinners, in.inOfOthers)},
                                    {"disk", threeOf(in.disk, in.diskOfWinners, in.diskOfOthers)}}}});
}

// Without the threads and the form of the output, which change nothing.
QString commandOf(const FindingsPlan& plan, const QString& agent) {
    return QStringLiteral("elgrande-lab findings --agent %1 --players %2 --games %3 --simulations %4 --seed %5")
        .arg(agent)
        .arg(plan.rules->players)
        .arg(plan.games)
        .arg(plan.simulations)
        .arg(QString::fromStdString(plan.seed));
}

} // namespace

int runFindings(const QStringList& arguments) {
    Options options("findings",
                    Say::tr("Lets a computer player play against itself and reports what the games reveal about El "
                            "Grande: the value of each action card, of acting earlier and of the Castillo, with 95% "
                            "intervals and the number of observations."));
    options.addGame();
    options.add("agent", Say::tr("who plays, in every seat"), Say::tr("AGENT"), "search");
    options.add("games", Say::tr("number of games"), "N", "200");
    options.add("simulations", Say::tr("simulations per decision for players that search; 0: their default"), "N",
                "100");
    options.add("threads", Say::tr("number of games to play at once"), "N", "1");
    options.addJson();
    if (const auto status = options.parse(arguments)) return *status;
    const auto games = options.number("games", 1, 10000000);
    const auto simulations = options.number("simulations", 0, 1000000000);
    const auto threads = options.number("threads", 1, 256);
    const auto rules = options.rules();
    if (!games || !simulations || !threads || !rules) return kUsage;
    const QString agent = options.text("agent");
    if (isProgram(agent)) return options.wrong(Say::tr("--agent: external programs cannot be used here."));
    const Result<AgentMaker> maker = entrantFrom(agent);
    if (!maker) return options.wrong(texts::errorText(maker.fault()));

    const FindingsPlan plan{rules, *maker, *simulations, *games, options.text("seed").toStdString(), *threads};
    const auto played = playFindings(plan);
    if (!played) return options.complain(texts::errorText(played.fault()));
    const Findings findings = findingsOf(*rules, *played);
    const QString command = commandOf(plan, agent);
    if (options.isSet("json")) {
        printJson(plan, agent, command, findings);
        return kDone;
    }
    printTable(findings);
    print("\n" + command + "\n");
    return kDone;
}

} // namespace elgrande::cli
