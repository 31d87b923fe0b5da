// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/match_options.h"

#include "app/storage/reason.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"

#include <QJsonArray>
#include <QSaveFile>

namespace elgrande::cli {

namespace {

constexpr qsizetype kNameInTable = 40; // in a table

} // namespace

void addMatchOptions(Options& options, const QString& games) {
    const BotLimits usual;
    options.add("games", Say::tr("number of games"), "N", games);
    options.add("threads",
                Say::tr("number of games to play at once; each has its own players, which think in its thread"), "N",
                "1");
    options.add("simulations", Say::tr("simulations per decision for players that search; 0: their default"), "N", "0");
    options.add("ms", Say::tr("CPU time per decision in milliseconds, instead of simulations; 0: no limit"), "N", "0");
    options.add("answer-ms", Say::tr("time an external program has to answer, in milliseconds of real time"), "N",
                QString::number(usual.answer));
    options.add("start-ms", Say::tr("extra time for its first answer of a game, in milliseconds"), "N",
                QString::number(usual.start));
}

std::optional<int> readMatch(const Options& options, ArenaPlan& plan, BotLimits& limits) {
    const auto games = options.number("games", 1, 10000000);
    const auto threads = options.number("threads", 1, 256);
    const auto simulations = options.number("simulations", 0, 1000000000);
    const auto milliseconds = options.number("ms", 0, 1000000);
    const auto answer = options.number("answer-ms", 1, 3600000);
    const auto start = options.number("start-ms", 0, 3600000);
    plan.rules = options.rules();
    if (!games || !threads || !simulations || !milliseconds || !answer || !start || !plan.rules) return {};
    plan.seed = options.text("seed").toStdString();
    plan.threads = *threads;
    plan.simulations = *simulations;
    plan.milliseconds = *milliseconds;
    limits.answer = *answer;
    limits.start = *start;
    limits.think = *milliseconds;
    return games;
}

std::optional<Entrants> readEntrants(const Options& options, const QString& name, const BotLimits& limits) {
    Entrants entrants;
    for (const QString& each : options.text(name).split(',')) {
        const Result<AgentMaker> maker = entrantFrom(each.trimmed(), limits);
        if (!maker) {
            options.wrong(texts::errorText(maker.fault()));
            return {};
        }
        entrants.names.push_back(each.trimmed().toStdString());
        entrants.makers.push_back(*maker);
    }
    return entrants;
}

QJsonObject matchToJson(const ArenaPlan& plan) {
    const Setup& setup = plan.rules->setup;
    QJsonArray expansions;
    for (const std::string& each : setup.expansions) expansions.append(QString::fromStdString(each));
    QJsonObject options;
    for (const OptionFacts& each : plan.rules->options)
        options[QString::fromStdString(each.id)] = QString::fromStdString(each.chosen);
    return {{"edition", QString::fromStdString(setup.edition)},
            {"expansions", expansions},
            {"players", plan.rules->players},
            {"rounds", setup.rounds},
            {"options", options},
            {"seed", QString::fromStdString(plan.seed)},
            {"simulations", plan.simulations},
            {"ms", plan.milliseconds}};
}

QString gameName(const ArenaPlan& plan) {
    QString name = QString::fromStdString(plan.rules->setup.edition);
    for (const std::string& each : plan.rules->setup.expansions) name += " + " + QString::fromStdString(each);
    return name;
}

QString nameShown(const std::string& entrant) {
    const QString name = QString::fromStdString(entrant);
    return name.size() <= kNameInTable
               ? name
               : name.left(kNameInTable / 2) + QStringLiteral("…") + name.right(kNameInTable / 2 - 1);
}

QString matchText(const ArenaPlan& plan) {
    if (plan.milliseconds > 0) return Say::tr("%1 ms of CPU time per decision").arg(plan.milliseconds);
    if (plan.simulations > 0)
        return Say::tr("simulations per decision for players that search: %1").arg(plan.simulations);
    return Say::tr("players that search use their default");
}

Result<void> isWritable(const QString& name) {
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly)) return {};
    return reasonOf(file);
}

} // namespace elgrande::cli
