// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lesson_plan.h"

#include "views/texts/language_folders.h"

#include <QFile>
#include <QRegularExpression>

namespace elgrande {
namespace {

const QString kExpansions = QStringLiteral(":/elgrande/expansions");

QString folderOf(const QString& lesson) {
    return lesson == QLatin1String(kFirstGame) ? QStringLiteral(":/elgrande/lessons/")
                                               : kExpansions + u'/' + lesson + QStringLiteral("/lessons/");
}

QString contentOf(const QString& name) {
    QFile file(name);
    return !name.isEmpty() && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString resource(const QString& lesson, const QString& ending) { return contentOf(folderOf(lesson) + lesson + ending); }

std::optional<LessonStep::Kind> kindOf(const QString& word) {
    if (word == QLatin1String("say")) return LessonStep::Kind::Say;
    if (word == QLatin1String("do")) return LessonStep::Kind::Do;
    if (word == QLatin1String("watch")) return LessonStep::Kind::Watch;
    return {};
}

LessonStep stepOf(LessonStep::Kind kind, const QStringList& words) {
    static const QRegularExpression times(QStringLiteral("^x([0-9]+)$"));
    LessonStep step{.kind = kind, .id = words.value(1), .lit = {}, .stop = {}};
    if (kind == LessonStep::Kind::Do) step.count = 1;
    for (const QString& word : words.mid(2)) {
        if (const auto found = times.match(word); found.hasMatch())
            step.count = found.captured(1).toInt();
        else if (word == QLatin1String("open"))
            step.open = true;
        else if (word == QLatin1String("scenes"))
            step.scenes = true;
        else if (word == QLatin1String("undealt"))
            step.undealt = true;
        else if (word.section(u':', 0, 0) == QLatin1String("film"))
            step.undealt = step.film = true, step.stop = word.section(u':', 1);
        else
            step.lit << word;
    }
    return step;
}

// Walks along the record to find where each step begins; false: a step wants a move that is not there.
bool findFirstMoves(LessonPlan& plan) {
    const std::vector<Move>& moves = plan.record.moves;
    std::size_t at = 0;
    const auto skip = [&](auto others) {
        while (at < moves.size() && others(moves[at].seat)) ++at;
    };
    const auto ofTable = [](Seat seat) { return seat == Seat::Table; };
    const auto skipOthers = [&] { // and what is dealt between their moves, but not behind the last one
        for (std::size_t each = at; each < moves.size() && moves[each].seat != LessonPlan::kPlayer; ++each)
            if (!ofTable(moves[each].seat)) at = each + 1;
    };
    for (LessonChapter& chapter : plan.chapters) {
        for (LessonStep& step : chapter.steps) {
            if (!step.undealt) skip(ofTable);
            step.firstMove = at;
            step.endMove = at;
            if (step.film) continue;
            const bool doing = step.kind == LessonStep::Kind::Do;
            if (step.kind == LessonStep::Kind::Watch && step.count == 0) skipOthers();
            for (int i = 0; i < step.count; ++i, ++at) {
                skip(ofTable);
                if (at >= moves.size() || (moves[at].seat == LessonPlan::kPlayer) != doing) return false;
            }
            step.endMove = at;
        }
    }
    skip(ofTable);
    return at == moves.size();
}

QString rich(const QString& text) {
    static const QRegularExpression bold(QStringLiteral("\\*\\*(.+?)\\*\\*"));
    return text.toHtmlEscaped().replace(bold, QStringLiteral("<b>\\1</b>"));
}

} // namespace

Result<LessonPlan> readLessonPlan(const QString& stepsText, const QString& recordText) {
    auto record = recordFromText(recordText.toStdString());
    if (!record) return record.fault();
    LessonPlan plan;
    plan.record = std::move(*record);
    int number = 0;
    for (const QString& line : stepsText.split(u'\n')) {
        ++number;
        const QStringList words = line.simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty() || words[0].startsWith(u'#')) continue;
        const auto kind = kindOf(words[0]);
        if (words.size() > 1 && words[0] == QLatin1String("chapter"))
            plan.chapters.push_back({words[1], {}});
        else if (words.size() > 1 && kind && !plan.chapters.empty())
            plan.chapters.back().steps.push_back(stepOf(*kind, words));
        else
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Line %1 of the tutorial is invalid."),
                         {std::to_string(number)}};
    }
    if (!findFirstMoves(plan))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The tutorial's steps do not match its recorded game.")};
    return plan;
}

QStringList lessonNames(const std::vector<ExpansionFacts>& expansions) {
    QStringList names{QLatin1String(kFirstGame)};
    for (const ExpansionFacts& each : expansions) {
        const QString id = QString::fromStdString(each.id);
        if (each.playable && QFile::exists(folderOf(id) + id + QStringLiteral(".steps"))) names << id;
    }
    return names;
}

Result<LessonPlan> lessonPlan(const QString& lesson) {
    return readLessonPlan(resource(lesson, QStringLiteral(".steps")), resource(lesson, QStringLiteral(".egr")));
}

LessonTexts readLessonTexts(const QString& text) {
    LessonTexts texts;
    QString chapter;
    QString key;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1String("= "))) {
            texts[QString()] = line.mid(2).section(u'|', 0, 0).trimmed();
            texts[QStringLiteral("|")] = line.section(u'|', 1).trimmed();
        } else if (line.startsWith(QLatin1String("# "))) {
            chapter = line.mid(2).section(u'|', 0, 0).trimmed();
            texts[chapter] = line.section(u'|', 1).trimmed().toHtmlEscaped();
        } else if (line.startsWith(QLatin1String("## "))) {
            key = chapter + u'/' + line.mid(3).trimmed();
        } else if (line.startsWith(QLatin1String("? "))) {
            texts[key + u'?'] = rich(line.mid(2));
        } else {
            texts[key] += rich(line);
        }
    }
    return texts;
}

// An expansion's words lie beside its lesson, else all of them in the language's folder.
QString lessonWords(const QString& lesson, const QString& language) {
    const QString own = folderOf(lesson) + lesson + u'.' + language + QStringLiteral(".txt");
    const QString name = QStringLiteral("lessons/%1.txt").arg(lesson);
    return contentOf(QFile::exists(own) ? own : texts::languageFile(language, name));
}

LessonTexts lessonHead(const QString& lesson, const QString& language) {
    QString words = lessonWords(lesson, language);
    if (words.isEmpty()) words = lessonWords(lesson, QLatin1String(texts::kSourceLanguage));
    return readLessonTexts(words.section(u'\n', 0, 0));
}

LessonTexts lessonTexts(const QString& lesson, const QString& language) {
    const QString source = QLatin1String(texts::kSourceLanguage);
    LessonTexts texts = readLessonTexts(lessonWords(lesson, source));
    if (language != source) texts.insert(readLessonTexts(lessonWords(lesson, language)));
    return texts;
}

} // namespace elgrande
