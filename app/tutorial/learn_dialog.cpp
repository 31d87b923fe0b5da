// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/learn_dialog.h"

#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/tutorial/lesson_entry.h"
#include "views/texts/sentences.h"
#include "views/theme/art.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

// Widths, times the text size.
constexpr int kChapterLetters = 23;
constexpr int kTasterLetters = 30;

QStringList chaptersOf(const QString& lesson) {
    const auto plan = lessonPlan(lesson);
    QStringList ids;
    if (!plan) return ids;
    for (const LessonChapter& chapter : (*plan).chapters) ids << chapter.id;
    return ids;
}

QString coverOf(const QString& lesson) {
    const QString own = artOf(lesson.toStdString(), QStringLiteral("box"));
    return Art().has(own) ? own : QStringLiteral("boxes/classic");
}

} // namespace

LearnDialog::LearnDialog(const Settings& settings, const Language& language, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , language_(language)
    , scroll_(new QScrollArea(this))
    , left_(new QVBoxLayout)
    , right_(new QVBoxLayout)
    , tutorial_(new QLabel)
    , tutorialText_(new QLabel)
    , sets_(new QLabel)
    , setsText_(new QLabel)
    , close_(new QPushButton(this)) {
    arrange();
    addEntries();
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Learn"));
    words.text(tutorial_, QT_TR_NOOP("Tutorial"));
    words.text(tutorialText_, QT_TR_NOOP("Three rounds on the real board, step by step"));
    words.text(sets_, QT_TR_NOOP("Tasters"));
    words.text(setsText_,
               QT_TR_NOOP("A few rounds with what each edition or expansion adds. Your own games stay as they are."));
    words.text(close_, QT_TR_NOOP("Close"));
    words.also([this] {
        describe();
        tellDescription(*this,
                        texts::sentences({tutorial_->text(), tutorialText_->text(), sets_->text(), setsText_->text()}));
    });
    focusNext();
}

// It scrolls downwards only, and is as wide as that takes.
void LearnDialog::arrange() {
    auto* content = new QWidget;
    auto* columns = new QHBoxLayout(content);
    columns->setSpacing(QFontInfo(font()).pixelSize());
    for (QVBoxLayout* column : {left_, right_}) {
        column->setSpacing(4);
        columns->addLayout(column);
    }
    for (QLabel* label : {tutorialText_, setsText_}) label->setWordWrap(true);
    for (QLabel* label : {tutorial_, sets_}) label->setFont(headingFont(*this, 1.4));
    left_->addWidget(tutorial_);
    left_->addWidget(tutorialText_);
    right_->addWidget(sets_);
    right_->addWidget(setsText_);
    for (QVBoxLayout* column : {left_, right_}) column->addSpacing(4);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(close_);
    close_->setAutoDefault(false);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(scroll_, 1);
    rows->addLayout(buttons);
}

void LearnDialog::addEntries() {
    const QString tutorial = QString::fromLatin1(kFirstGame);
    const QStringList chapters = chaptersOf(tutorial);
    for (int at = 0; at < chapters.size(); ++at) add(*left_, {tutorial, at}, {chapters.at(at)}, {});
    for (const QString& lesson : lessonNames().mid(1)) add(*right_, {lesson, -1}, chaptersOf(lesson), coverOf(lesson));
    for (QVBoxLayout* column : {left_, right_}) column->addStretch();
}

void LearnDialog::add(QVBoxLayout& column, const Choice& leads, const QStringList& chapters, const QString& cover) {
    auto* button = new LessonEntry(cover.isEmpty() ? kChapterLetters : kTasterLetters, cover, scroll_->widget());
    button->setObjectName(leads.chapter < 0 ? leads.lesson
                                            : QStringLiteral("%1.%2").arg(leads.lesson, chapters.value(0)));
    column.addWidget(button);
    entries_.push_back({button, leads, chapters});
    connect(button, &QAbstractButton::clicked, this, [this, leads] {
        choice_ = leads;
        accept();
    });
}

void LearnDialog::describe() {
    for (const Entry& entry : entries_) {
        const QString& lesson = entry.leads.lesson;
        const LessonTexts texts = lessonTexts(lesson, language_.current());
        const QStringList finished = settings_.finishedChapters(lesson);
        const bool isChapter = entry.leads.chapter >= 0;
        if (isChapter)
            //: A chapter of the tutorial: number, title
            entry.button->setWords(tr("%1. %2").arg(entry.leads.chapter + 1).arg(texts.value(entry.chapters.value(0))),
                                   {});
        else
            entry.button->setWords(texts.value(QString()), texts.value(QStringLiteral("|")));
        const bool done =
            !entry.chapters.isEmpty() && std::all_of(entry.chapters.begin(), entry.chapters.end(),
                                                     [&](const QString& id) { return finished.contains(id); });
        const int next = settings_.lesson(lesson);
        const bool begun = next > 0 && (!isChapter || next == entry.leads.chapter);
        if (done)
            entry.button->setState(LessonEntry::State::Done, tr("Finished", "a chapter or a taster"));
        else if (begun)
            entry.button->setState(LessonEntry::State::Begun, tr("Continues here", "a chapter or a taster"));
        else
            entry.button->setState(LessonEntry::State::New, {});
    }
    scroll_->widget()->layout()->activate();
    scroll_->setMinimumWidth(scroll_->widget()->minimumSizeHint().width() +
                             scroll_->verticalScrollBar()->sizeHint().width());
    const QSize room = scroll_->widget()->sizeHint();
    resize(sizeHint().expandedTo(QSize(0, room.height() + 4 * QFontInfo(font()).pixelSize())));
}

// The chapter that comes next has the keyboard.
void LearnDialog::focusNext() {
    const int next = settings_.lesson(QString::fromLatin1(kFirstGame));
    for (const Entry& entry : entries_)
        if (entry.leads.chapter == next) return entry.button->setFocus();
    if (!entries_.empty()) entries_.front().button->setFocus();
}

std::vector<LessonEntry*> LearnDialog::chapters() const {
    std::vector<LessonEntry*> found;
    for (const Entry& entry : entries_)
        if (entry.leads.chapter >= 0) found.push_back(entry.button);
    return found;
}

std::vector<LessonEntry*> LearnDialog::tasters() const {
    std::vector<LessonEntry*> found;
    for (const Entry& entry : entries_)
        if (entry.leads.chapter < 0) found.push_back(entry.button);
    return found;
}

} // namespace elgrande

#include "moc_learn_dialog.cpp"
