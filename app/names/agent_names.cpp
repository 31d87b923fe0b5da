// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/names/agent_names.h"

#include "app/bots/programs.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <span>

namespace elgrande {
namespace {

// The context for lupdate.
struct SayAgent {
    Q_DECLARE_TR_FUNCTIONS(elgrande::agents)
};

// A name and what there is to say, in one plain line.
struct NameWords {
    const char* id;
    const char* name;
    const char* description;
};

constexpr NameWords kLevels[] = {
    //: How well a computer player plays, as in “Hard, builder”
    {"easy", QT_TRANSLATE_NOOP("elgrande::agents", "Easy"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Plays on first impressions and sometimes forgets the Castillo.")},
    {"casual", QT_TRANSLATE_NOOP("elgrande::agents", "Casual"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Plays for the fun of it and thinks a step ahead.")},
    {"normal", QT_TRANSLATE_NOOP("elgrande::agents", "Normal"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Thinks every turn through: a match for a regular player.")},
    {"hard", QT_TRANSLATE_NOOP("elgrande::agents", "Hard"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Anticipates how the others might respond.")},
    {"master", QT_TRANSLATE_NOOP("elgrande::agents", "Master"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Weighs thousands of lines of play before every move.")},
    {"grandmaster", QT_TRANSLATE_NOOP("elgrande::agents", "Grandmaster"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Thinks for several seconds, as deeply as it can.")},
    // Baselines (agent_catalogue.h)
    {"random", QT_TRANSLATE_NOOP("elgrande::agents", "Random"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Makes any legal move. Good for trying things out.")},
    {"greedy", QT_TRANSLATE_NOOP("elgrande::agents", "Greedy"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Takes whatever scores most, one move ahead.")},
    {"search", QT_TRANSLATE_NOOP("elgrande::agents", "Far-sighted"),
     QT_TRANSLATE_NOOP("elgrande::agents", "Plays the round out a thousand times before each move.")},
    {"ismcts", QT_TRANSLATE_NOOP("elgrande::agents", "Plain search"),
     QT_TRANSLATE_NOOP("elgrande::agents",
                       "Tries random moves up to the next scoring: the benchmark for better players.")}};

//: What a computer player likes to do, as in “Hard, builder”
constexpr NameWords kTemperaments[] = {{"builder", QT_TRANSLATE_NOOP("elgrande::agents", "builder"),
                                        QT_TRANSLATE_NOOP("elgrande::agents", "Wants many Caballeros on the board.")},
                                       {"attacker", QT_TRANSLATE_NOOP("elgrande::agents", "attacker"),
                                        QT_TRANSLATE_NOOP("elgrande::agents", "Goes for whoever is ahead.")},
                                       {"castellan", QT_TRANSLATE_NOOP("elgrande::agents", "castellan"),
                                        QT_TRANSLATE_NOOP("elgrande::agents", "Loves the Castillo.")},
                                       //: Somebody who takes points away from others
                                       {"denier", QT_TRANSLATE_NOOP("elgrande::agents", "spoiler"),
                                        QT_TRANSLATE_NOOP("elgrande::agents", "Begrudges the others their points.")}};

const NameWords* find(std::span<const NameWords> words, const QString& id) {
    for (const NameWords& each : words)
        if (id == QLatin1String(each.id)) return &each;
    return nullptr;
}

// Of an id such as "hard-builder"; null: nothing is known of that part.
const NameWords* levelOf(const QString& id) { return find(kLevels, id.section(QLatin1Char('-'), 0, 0)); }
const NameWords* temperamentOf(const QString& id) { return find(kTemperaments, id.section(QLatin1Char('-'), 1)); }

} // namespace

QString agentName(const QString& id) {
    if (const auto program = programName(id)) return SayAgent::tr("Program %1", "name").arg(*program);
    const NameWords* level = levelOf(id);
    if (level == nullptr) return id;
    const NameWords* temperament = temperamentOf(id);
    if (temperament == nullptr) return SayAgent::tr(level->name);
    return SayAgent::tr("%1, %2", "level and temperament of a computer player: Hard, builder")
        .arg(SayAgent::tr(level->name), SayAgent::tr(temperament->name));
}

QString keptNameOf(const QString& id) { return programName(id) ? agentName(id) : id; }

QString shownName(const QString& kept, const QString& agent) {
    static const QRegularExpression number(QStringLiteral("^( [0-9]+)?$"));
    if (agent.isEmpty() || !kept.startsWith(agent)) return kept;
    const QString behind = kept.mid(agent.size());
    return number.match(behind).hasMatch() ? agentName(agent) + behind : kept;
}

QString agentDescription(const QString& id) {
    const NameWords* level = levelOf(id);
    if (level == nullptr) return {};
    const NameWords* temperament = temperamentOf(id);
    if (temperament == nullptr) return SayAgent::tr(level->description);
    return SayAgent::tr("%1 %2", "two sentences about a computer player")
        .arg(SayAgent::tr(level->description), SayAgent::tr(temperament->description));
}

} // namespace elgrande
