// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Guided games as data: chapters and steps from a file like resources/lessons/first_game.steps, played along the
// recorded game beside it, and the words of one language under the same names (translations/<code>/lessons/). Nothing
// here is about one particular step: what a chapter teaches can be changed without touching the program. An expansion's
// own, a taster of what it brings, lies in lessons/<id>.* of its folder, with its words in <id>.<code>.txt.
#pragma once

#include "model/core/result.h"
#include "model/record/record.h"
#include "model/rules/setup.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace elgrande {

struct LessonStep {
    static constexpr char kResult[] = "result";

    enum class Kind {
        Say,   // the player reads and goes on
        Do,    // the player makes the recorded move, `count` times
        Watch, // the others' recorded moves are played, all of them or `count`
    };
    Kind kind = Kind::Say;
    QString id;
    QStringList lit;      // what is shown in light, see table_light.h
    int count = 0;        // of moves of players; Watch: 0 for all until the player is asked
    bool open = false;    // Do: the other alternatives are offered too, but lead nowhere
    bool scenes = false;  // what happens is shown as a scene, too
    bool undealt = false; // what the table deals next comes after the step
    // Part of the film of the scoring before it: undealt, and without moves. Say: the film stands still at `stop`, an
    // area's id or kResult. Watch: it runs on.
    bool film = false;
    QString stop;
    std::size_t firstMove = 0; // of the record
    std::size_t endMove = 0;   // behind its last one
};

struct LessonChapter {
    QString id;
    std::vector<LessonStep> steps;
};

struct LessonPlan {
    static constexpr Seat kPlayer = Seat{0}; // who is taught

    Record record;
    std::vector<LessonChapter> chapters;
};

// The error names the line; it can only be a fault of the program's own files.
Result<LessonPlan> readLessonPlan(const QString& stepsText, const QString& recordText);

inline constexpr char kFirstGame[] = "first_game";
// The names of all that can be chosen: the first game, then those of expansions that are offered, each called like the
// expansion.
QStringList lessonNames(const std::vector<ExpansionFacts>& expansions = knownExpansions());
Result<LessonPlan> lessonPlan(const QString& lesson); // from the resources

// What is said, by "" (the lesson's own title), "|" (a line about it), "chapter" (its title), "chapter/step" and
// "chapter/step?" (said when something else is clicked). Rich text; {0}, {1} … stand for the players' names.
using LessonTexts = QHash<QString, QString>;
LessonTexts readLessonTexts(const QString& text);
// What the language has no words for is said in English.
LessonTexts lessonTexts(const QString& lesson, const QString& language);
LessonTexts lessonHead(const QString& lesson, const QString& language); // only "" and "|", which come first
QString lessonWords(const QString& lesson, const QString& language); // as they are written; empty where there are none

} // namespace elgrande
