// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/learn_desk.h"

#include "app/page/game_page.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/table/local_table.h"
#include "app/tutorial/learn_dialog.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "app/tutorial/table_light.h"
#include "views/panels/log_panel.h"
#include "views/toolkit/translated.h"

#include <QAction>

namespace elgrande {

LearnDesk::LearnDesk(const Workplace& at)
    : Desk(at.window)
    , lessons(add("help.lessons", QT_TR_NOOP("&Learn…")))
    , learn(add("help.learn", QT_TR_NOOP("&Tutorial")))
    , table_(at.table)
    , settings_(at.settings)
    , language_(at.language)
    , guide_(new LessonGuide(at.model, at.page, at.theme, at.settings, at.language))
    , mayGiveUpGame_(at.mayGiveUpGame) {
    connect(lessons, &QAction::triggered, this, &LearnDesk::choose);
    connect(learn, &QAction::triggered, this, [this] { begin(); });
    for (const QString& lesson : lessonNames().mid(1)) {
        QAction* taster = add(qPrintable(QStringLiteral("help.learn.") + lesson), nullptr);
        connect(taster, &QAction::triggered, this, [this, lesson] { begin(-1, lesson); });
        taster->setData(lesson);
        words().also([this, taster, lesson] {
            QString title = lessonHead(lesson, language_.current()).value(QString());
            taster->setText(tr("Try it now: %1").arg(title.replace(u'&', QLatin1String("&&"))));
        });
        tasters_.push_back(taster);
    }
    connect(guide_, &LessonGuide::left, this, &LearnDesk::leave);
    connect(guide_, &LessonGuide::playOnWanted, this, &LearnDesk::playOn);
    // Whatever else begins at the table ends the lesson.
    connect(&at.model, &GameModel::gameStarted, this, [this] {
        if (guide_->isReplaced()) guide_->stop();
    });
    connect(&at.page.log(), &LogPanel::areaHovered, this, [this](Area area) {
        if (!guide_->running()) guide_->light().setArea(area); // a lesson has its own light
    });
}

LearnDesk::~LearnDesk() { delete guide_; } // watches the page, which goes next

QWidget& LearnDesk::panel() { return guide_->panel(); }

QString LearnDesk::line(const QAction* action) const {
    if (action == lessons) return tr("The tutorial, and a taster of each expansion");
    const QString lesson = action == learn ? QLatin1String(kFirstGame) : action->data().toString();
    const int chapter = settings_.lesson(lesson);
    if (action != learn && chapter == 0) return lessonHead(lesson, language_.current()).value(QStringLiteral("|"));
    return chapter > 0 ? tr("Continues with chapter %1").arg(chapter + 1)
                       : tr("Three rounds on the real board, step by step");
}

void LearnDesk::choose() {
    LearnDialog dialog(settings_, language_, window());
    if (dialog.exec() == QDialog::Accepted) begin(dialog.choice().chapter, dialog.choice().lesson);
}

void LearnDesk::begin(int chapter, const QString& lesson) {
    if (!mayGiveUpGame_()) return;
    table_.close();
    const Result<void> begun = guide_->start(lesson, chapter);
    if (begun) return;
    guide_->stop();
    complain(tr("The tutorial cannot be started."), begun.fault());
}

void LearnDesk::leave() {
    guide_->stop();
    table_.close();
    emit left();
}

// The same game goes on at the table, without a guide.
void LearnDesk::playOn(const QString& recordText) {
    guide_->stop();
    emit playOnWanted(recordText, tr("The tutorial cannot continue."));
}

} // namespace elgrande

#include "moc_learn_desk.cpp"
