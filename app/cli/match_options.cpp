#include "app/cli/match_options.h"

#include "app/cli/say.h"
#include "views/texts/error_text.h"

#include <QJsonArray>
#include <QSaveFile>

namespace elgrande::cli {

namespace {

constexpr qsizetype kNameInTable = 40; // in a table

} // namespace

void addMatchOptions(Options& options, const QString& games) {
    const BotLimits usual;
    options.add("games", Say::tr("how many"), "N", games);
    options.add("threads",
                Say::tr("how many games are played at once; each has players of its own, who think on its thread"), "N",
                "1");
    options.add("simulations", Say::tr("of every decision of a player that searches; 0: its own measure"), "N", "0");
    options.add("ms", Say::tr("processor time of every decision in milliseconds, instead of simulations; 0: no limit"),
                "N", "0");
    options.add("answer-ms", Say::tr("time by the clock in which a program of others has to answer, in milliseconds"),
                "N", QString::number(usual.answer));
    options.add("start-ms", Say::tr("how many milliseconds longer its first answer of a game may take"), "N",
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
    if (plan.milliseconds > 0) return Say::tr("%1 ms of processor time for each decision").arg(plan.milliseconds);
    if (plan.simulations > 0)
        return Say::tr("simulations for each decision of a player that searches: %1").arg(plan.simulations);
    return Say::tr("players that search do so by their own measure");
}

Result<bool> isWritable(const QString& name) {
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly)) return true;
    return Error{file.errorString().toStdString()};
}

} // namespace elgrande::cli
