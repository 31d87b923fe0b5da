// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/lesson_guide.h"

#include "app/page/game_page.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/tutorial/lesson_panel.h"
#include "app/tutorial/table_light.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/ceremony/ceremonies.h"
#include "views/disk/secret_disk.h"
#include "views/panels/announcer.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QEvent>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>
#include <vector>

namespace elgrande {
namespace {

constexpr const char* kAgent = "greedy"; // plays the others when the guided part is over
constexpr int kGap = 10;
constexpr int kEdge = 2; // to the right, because Valencia is near
constexpr int kNarrow = 300;

// Pixels, roughly.
qreal covered(const std::vector<QPainterPath>& things, const QRect& place) {
    qreal all = 0;
    for (const QPainterPath& thing : things) {
        const QRectF common = thing.boundingRect() & QRectF(place);
        if (!common.isEmpty() && thing.intersects(common)) all += common.width() * common.height();
    }
    return all;
}

} // namespace

LessonGuide::LessonGuide(GameModel& model, GamePage& page, Theme& theme, Settings& settings, const Language& language)
    : QObject(&page)
    , model_(model)
    , page_(page)
    , settings_(settings)
    , language_(language)
    , feeder_(model)
    , light_(new TableLight(model, page, theme))
    , panel_(new LessonPanel(theme, &page)) {
    panel_->hide();
    panel_->installEventFilter(this);
    page_.installEventFilter(this);
    page_.disk().installEventFilter(this);
    connect(&feeder_, &LessonFeeder::chapterBegan, this, &LessonGuide::showChapter);
    connect(&feeder_, &LessonFeeder::chapterFinished, this, &LessonGuide::keep);
    connect(&feeder_, &LessonFeeder::stepChanged, this, &LessonGuide::showStep);
    connect(&feeder_, &LessonFeeder::finished, this, [this] {
        settings_.setLesson(lesson_, 0);
        emit playOnWanted(feeder_.recordText(kAgent));
    });
    connect(&feeder_, &LessonFeeder::otherChosen, this, [this] { answer({}); });
    connect(panel_, &LessonPanel::told, &page_.announcer(), &Announcer::say);
    connect(panel_, &LessonPanel::goOnWanted, &feeder_, &LessonFeeder::goOn);
    connect(panel_, &LessonPanel::goBackWanted, &feeder_, &LessonFeeder::goBack);
    connect(panel_, &LessonPanel::leaveWanted, this, &LessonGuide::left);
    connect(panel_, &LessonPanel::chapterWanted, this, [this](int chapter) { start(lesson_, chapter); });
    connect(&page_.ceremonies(), &Ceremonies::busyChanged, &feeder_, &LessonFeeder::hold);
    connect(&page_, &GamePage::hurryWanted, &feeder_, &LessonFeeder::goOn);
    connect(&page_.board(), &BoardView::refusedClicked, this, [this](Area, const QString& why) { answer(why); });
    connect(&page_.cards(), &ActionCards::refusedClicked, this, &LessonGuide::answer);
    connect(&page_.hand(), &PowerHand::refusedClicked, this, &LessonGuide::answer);
}

Result<void> LessonGuide::start(const QString& lesson, int chapter) {
    if (lesson != lesson_) {
        auto read = lessonPlan(lesson);
        if (!read) return read.fault();
        feeder_.close(); // it reads in the other plan
        plan_ = std::move(*read);
        lesson_ = lesson;
    }
    if (chapter < 0) chapter = settings_.lesson(lesson_);
    if (chapter >= chapterCount()) chapter = 0;
    feeder_.setPace(settings_.pace());
    page_.ceremonies().setQuiet(true); // the lesson says and shows by itself what is going on
    panel_->show();
    return feeder_.begin(plan_, static_cast<std::size_t>(chapter), names());
}

void LessonGuide::stop() {
    page_.ceremonies().setQuiet(false);
    feeder_.close();
    page_.prompt().setIdle({});
    panel_->hide();
    light_->setLit({}, false);
}

QStringList LessonGuide::names() const {
    const QString own = settings_.playerName();
    QStringList all{own.isEmpty() ? QStringLiteral("Inés") : own};
    for (const QString& other : {QStringLiteral("Diego"), QStringLiteral("Lucía"), QStringLiteral("Mateo"),
                                 QStringLiteral("Carmen"), QStringLiteral("Rodrigo")})
        if (other.compare(own, Qt::CaseInsensitive) != 0 && all.size() < plan_.record.setup.players) all << other;
    return all;
}

QString LessonGuide::words(const QString& key) const {
    QString text = texts_.value(key);
    const QStringList who = names();
    for (int i = 0; i < who.size(); ++i) text.replace(QStringLiteral("{%1}").arg(i), who[i].toHtmlEscaped());
    return text;
}

void LessonGuide::showChapter() {
    texts_ = lessonTexts(lesson_, language_.current());
    QStringList titles;
    for (const LessonChapter& chapter : plan_.chapters) titles << texts_.value(chapter.id);
    std::vector<bool> finished;
    for (const LessonChapter& chapter : plan_.chapters)
        finished.push_back(settings_.finishedChapters(lesson_).contains(chapter.id));
    const int current = static_cast<int>(feeder_.chapter());
    panel_->setChapters(titles, finished, current);
    settings_.setLesson(lesson_, current);
}

void LessonGuide::keep(int finishedChapter) {
    settings_.addFinishedChapter(lesson_, plan_.chapters[static_cast<std::size_t>(finishedChapter)].id);
}

void LessonGuide::showStep() {
    const LessonStep& step = feeder_.step();
    QString goOn;
    if (feeder_.isLastStep())
        goOn = tr("Keep &playing");
    else if (step.kind == LessonStep::Kind::Say)
        goOn = tr("&Continue");
    page_.prompt().setIdle(step.kind == LessonStep::Kind::Say ? tr("Continue with the tutorial.") : QString());
    panel_->setCanGoBack(feeder_.canGoBack());
    panel_->say(words(plan_.chapters[feeder_.chapter()].id + u'/' + step.id), goOn);
    light_->setLit(step.lit, true);
    layOut();
    if (!goOn.isEmpty())
        panel_->goOnButton()->setFocus();
    else if (step.kind == LessonStep::Kind::Do)
        light_->focusThing(step.lit.value(0)); // Enter is all that a keyboard needs then
}

void LessonGuide::answer(const QString& reason) {
    if (!feeder_.running()) return;
    if (feeder_.waitsForReading()) {
        panel_->answer(tr("One moment: press “Continue” first."));
        layOut();
        return;
    }
    const LessonStep& step = feeder_.step();
    const QString prepared = words(plan_.chapters[feeder_.chapter()].id + u'/' + step.id + u'?');
    const bool ruled = !reason.isEmpty() && reason != texts::refusalText(model_.catalogue(), feeder_.notMeant());
    panel_->answer(ruled || prepared.isEmpty() ? reason.toHtmlEscaped() : prepared);
    layOut();
}

// Over the log, so that the whole board can be seen; where that is too low or the disk lies there, over the board
// beside what is spoken of.
void LessonGuide::layOut() {
    if (!running() || !panel_->isVisibleTo(&page_)) return;
    QRect talk = onPage(page_.talk());
    const int lowest = panel_->heightFor(talk.width());
    const LessonStep& step = feeder_.step();
    // While there is only something to read nothing is asked, so it may lie over that as well.
    if (lowest > talk.height() && step.kind == LessonStep::Kind::Say && !step.lit.contains(QStringLiteral("prompt")))
        talk = page_.talkRect();
    const bool free = !page_.disk().isVisibleTo(&page_) && !step.lit.contains(QStringLiteral("log"));
    if (free && lowest <= talk.height() && talk.width() >= panel_->minimumSizeHint().width())
        panel_->setGeometry(talk.left(), talk.bottom() + 1 - lowest, talk.width(), lowest);
    else
        panel_->setGeometry(placeOnBoard());
    panel_->raise();
}

QRect LessonGuide::onPage(const QWidget& part) const { return {part.mapTo(&page_, QPoint(0, 0)), part.size()}; }

QRect LessonGuide::placeOnBoard() const {
    const QRect table = onPage(page_.board()).adjusted(kGap, kGap, -kEdge, -kGap);
    const int narrow = std::max({kNarrow, panel_->minimumSizeHint().width(), table.width() * 34 / 100});
    int width = std::min(narrow, table.width());
    while (panel_->heightFor(width) > table.height() && width < table.width()) // large text
        width = std::min(width + kGap, table.width());
    QRect lowest(0, 0, width, std::min(panel_->heightFor(width), table.height()));
    lowest.moveBottomRight(table.bottomRight());
    std::vector<QPainterPath> seen{light_->outlineOf(QStringLiteral("castillo"))};
    for (const QString& name : feeder_.step().lit) seen.push_back(light_->outlineOf(name));
    QRect best = lowest;
    qreal least = covered(seen, best);
    for (const int right : {table.right(), table.left() + width - 1})
        for (int bottom = lowest.bottom(); bottom - lowest.height() >= table.top() && least > 0; bottom -= kGap) {
            QRect place = lowest;
            place.moveBottomRight({right, bottom});
            if (const qreal hidden = covered(seen, place); hidden < least) {
                least = hidden;
                best = place;
            }
        }
    return best;
}

bool LessonGuide::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::LanguageChange:
        if (watched == panel_ && running()) {
            showChapter();
            showStep();
        }
        break;
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        layOut();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace elgrande
