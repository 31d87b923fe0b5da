// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/lesson_guide.h"

#include "app/names/cast.h"
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

#include <QApplication>
#include <QKeyEvent>
#include <QPainterPath>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolTip>

#include <algorithm>
#include <utility>
#include <vector>

namespace elgrande {
namespace {

constexpr const char* kAgent = "greedy"; // plays the others when the guided part is over
constexpr int kGap = 10;
constexpr int kEdge = 2; // to the right, because Valencia is near
constexpr int kNarrow = 300;
constexpr int kFoot = 7; // below the side

// Pixels, roughly.
qreal covered(const std::vector<QPainterPath>& things, const QRect& place) {
    qreal all = 0;
    for (const QPainterPath& thing : things) {
        const QRectF common = thing.boundingRect() & QRectF(place);
        if (!common.isEmpty() && thing.intersects(common)) all += common.width() * common.height();
    }
    return all;
}

// The keys by which somebody goes about the window; letters may be typed by anybody.
bool goesByKeys(int key) {
    switch (key) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_F6:
        return true;
    default:
        return key >= Qt::Key_Left && key <= Qt::Key_Down;
    }
}

} // namespace

LessonGuide::LessonGuide(GameModel& model, GamePage& page, Theme& theme, Settings& settings, const Language& language)
    : QObject(&page)
    , model_(model)
    , page_(page)
    , settings_(settings)
    , language_(language)
    , feeder_(model, this)
    , light_(new TableLight(model, page, theme))
    , panel_(new LessonPanel(theme, &page)) {
    panel_->hide();
    byKeys_ = page_.announcer().isHeard();
    qApp->installEventFilter(this);
    connect(&feeder_, &LessonFeeder::chapterBegan, this, &LessonGuide::showChapter);
    connect(&feeder_, &LessonFeeder::chapterFinished, this, &LessonGuide::keep);
    connect(&feeder_, &LessonFeeder::stepChanged, this, &LessonGuide::showStep);
    connect(&feeder_, &LessonFeeder::finished, this, [this] {
        settings_.setLesson(lesson_, 0);
        emit playOnWanted(feeder_.recordText(kAgent));
    });
    connect(&feeder_, &LessonFeeder::otherChosen, this, [this] { answer({}); });
    connect(&feeder_, &LessonFeeder::meantChosen, this, [this](bool last) {
        panel_->answer({});
        if (last) panel_->keepFocus();
    });
    connect(&page_.film(), &ScoringFilm::stoodStill, &feeder_, &LessonFeeder::filmStands, Qt::QueuedConnection);
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
    if (static_cast<std::size_t>(chapter) >= plan_.chapters.size()) chapter = 0;
    feeder_.setPace(settings_.pace());
    page_.ceremonies().setQuiet(true);
    page_.setRefusalsSaid(false); // but by the panel
    panel_->show();
    return feeder_.begin(plan_, static_cast<std::size_t>(chapter), names());
}

void LessonGuide::stop() {
    page_.ceremonies().setQuiet(false);
    page_.film().setStop({});
    page_.setRefusalsSaid(true);
    page_.keepFree({});
    feeder_.close();
    page_.prompt().setIdle({});
    panel_->hide();
    light_->setLit({}, false);
}

QStringList LessonGuide::names() const {
    const Cast cast = castWith(settings_.playerName());
    return QStringList{cast.person} + cast.others.mid(0, plan_.record.setup.players - 1);
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
    const bool reads = step.kind == LessonStep::Kind::Say;
    page_.prompt().setIdle(reads ? tr("Continue with the tutorial.") : QString());
    page_.ceremonies().setQuiet(!step.scenes); // the lesson tells the rest by itself
    panel_->setCanGoBack(feeder_.canGoBack());
    panel_->say(told());
    panel_->setGoOn(feeder_.isLastStep() ? tr("Keep &playing") : tr("&Continue"), reads);
    light_->setLit(step.lit, true);
    onBoard_ = false;
    followFilm();
    layOut();
    if (reads)
        panel_->goOnButton()->setFocus(Qt::OtherFocusReason);
    else if (step.kind == LessonStep::Kind::Do)
        QMetaObject::invokeMethod(this, &LessonGuide::focusTask,
                                  Qt::QueuedConnection); // after the page, by its question
    else
        panel_->keepFocus();
}

// Enter is all that a keyboard needs then.
void LessonGuide::focusTask() {
    if (!running() || feeder_.step().kind != LessonStep::Kind::Do) return;
    const QString thing = feeder_.step().lit.value(0);
    if (!byKeys_ || !light_->focusPlace(thing)) light_->focusThing(thing, told());
}

QString LessonGuide::told() const {
    const LessonStep& step = feeder_.step();
    const QString keys = byKeys_ && step.kind == LessonStep::Kind::Do ? keysFor(step.lit.value(0)) : QString();
    const QString said = phrased(spoken());
    return keys.isEmpty() ? said : QStringLiteral("%1<br><i>%2</i>").arg(said, keys);
}

QString LessonGuide::spoken() const { return words(plan_.chapters[feeder_.chapter()].id + u'/' + feeder_.step().id); }

QString LessonGuide::prepared() const {
    return phrased(words(plan_.chapters[feeder_.chapter()].id + u'/' + feeder_.step().id + u'?'));
}

QString LessonGuide::answerKept() const {
    switch (feeder_.step().kind) {
    case LessonStep::Kind::Say:
        return tr("One moment: press “Continue” first.");
    case LessonStep::Kind::Do:
        return prepared();
    case LessonStep::Kind::Watch:
        break;
    }
    return {};
}

// "[Click|Choose] Granada": for the mouse, and for whoever plays by keys, who also needs to know which ones.
QString LessonGuide::phrased(const QString& richText) const {
    static const QRegularExpression forms(QStringLiteral("\\[([^\\[|\\]]*)\\|([^\\[|\\]]*)\\]"));
    QString text = richText;
    return text.replace(forms, byKeys_ ? QStringLiteral("\\2") : QStringLiteral("\\1"));
}

QString LessonGuide::keysFor(const QString& thing) {
    const QString what = thing.section(u':', 0, 0);
    if (what == QLatin1String("card") || what == QLatin1String("power"))
        return tr("Keys: the arrow keys go to a card, Enter takes it.");
    if (what == QLatin1String("area") || what == QLatin1String("castillo"))
        return tr("Keys: the arrow keys go to a place on the board, Enter chooses it.");
    if (what == QLatin1String("disk")) return tr("Keys: the arrow keys turn the disk, Enter sets it.");
    if (what == QLatin1String("prompt")) return tr("Keys: Tab goes to a button, Enter presses it.");
    return {};
}

void LessonGuide::setByKeys(bool byKeys) {
    if (std::exchange(byKeys_, byKeys) == byKeys) return;
    panel_->setByKeys(byKeys);
    if (!running()) return;
    panel_->rephrase(told());
    layOut();
}

void LessonGuide::answer(const QString& reason) {
    if (!feeder_.running()) return;
    QToolTip::hideText(); // it has been said here
    QString words = answerKept();
    if (!feeder_.waitsForReading()) {
        const bool ruled = !reason.isEmpty() && reason != texts::refusalText(model_.catalogue(), feeder_.notMeant());
        words = ruled || prepared().isEmpty() ? reason.toHtmlEscaped() : prepared();
    }
    panel_->answer(words);
}

// The film of a scoring stands still at what the next step speaks of, and runs on while it is watched.
void LessonGuide::followFilm() {
    ScoringFilm& film = page_.film();
    const LessonStep& step = feeder_.step();
    if (step.film && step.kind == LessonStep::Kind::Say) {
        if (settings_.tempo() != Tempo::Off) film.standAt(stopAt(step.stop));
        return;
    }
    const LessonStep* next = feeder_.stepAfter();
    const bool told = next != nullptr && next->film && next->kind == LessonStep::Kind::Say;
    film.setStop(told && step.kind == LessonStep::Kind::Watch ? stopAt(next->stop) : ScoringFilm::Stop());
    if (!film.isStill()) return;
    if (step.film)
        film.togglePause();
    else
        film.skip();
}

ScoringFilm::Stop LessonGuide::stopAt(const QString& name) const {
    if (name == QLatin1String(LessonStep::kResult))
        return [](const ReelPicture& picture) { return picture.kind == ReelPicture::Kind::Result; };
    const Area place = model_.catalogue().area(name.toStdString());
    return [place](const ReelPicture& picture) {
        return picture.kind == ReelPicture::Kind::Place && picture.place == place;
    };
}

// At the foot of the side, over the log, so that the whole board can be seen and Continue is always in the same place.
// What lies over the side then lies above it; where that has no room, or the words, they lie on the board beside what
// is spoken of. They stay where they are until another step.
void LessonGuide::layOut() {
    if (!running() || !panel_->isVisibleTo(&page_)) return;
    const QString answer = answerKept();
    for (const bool both : {true, false}) { // words and answer, or one in the place of the other
        const QRect foot = onBoard_ ? QRect() : placeAtFoot(answer, both);
        if (foot.isEmpty() || !page_.keepFree(foot)) continue;
        panel_->setGeometry(foot);
        panel_->raise();
        return;
    }
    onBoard_ = true;
    page_.keepFree({});
    panel_->setGeometry(placeOnBoard());
    panel_->raise();
}

QRect LessonGuide::placeAtFoot(const QString& answer, bool both) const {
    const LessonStep& step = feeder_.step();
    QRect talk = onPage(page_.talk());
    const QRect all = page_.talkRect();
    const int width = talk.width();
    if (width < panel_->minimumSizeHint().width() || step.lit.contains(QStringLiteral("log"))) return {};
    const int bottom = std::max(talk.bottom(), page_.height() - kFoot);
    const int least = panel_->leastHeightFor(width, answer);
    // While there is only something to read nothing is asked, so it may lie over that as well.
    const bool over = step.kind == LessonStep::Kind::Say && !step.lit.contains(QStringLiteral("prompt"));
    const bool covered = page_.disk().isVisibleTo(&page_) || page_.film().isShowing(); // the question, by these
    const int room = bottom + 1 - (covered || (over && least > talk.height()) ? all.top() : talk.top());
    if (least > room) return {};
    const int height = both ? std::min(room, panel_->heightFor(width, answer)) : least;
    return {talk.left(), bottom + 1 - height, width, height};
}

QRect LessonGuide::onPage(const QWidget& part) const { return {part.mapTo(&page_, QPoint(0, 0)), part.size()}; }

// At its left or right, as low and as narrow as what is spoken of can be seen.
QRect LessonGuide::placeOnBoard() const {
    const QRect table = onPage(page_.board()).adjusted(kGap, kGap, -kEdge, -kGap);
    const int narrow = std::max({kNarrow, panel_->minimumSizeHint().width(), table.width() * 34 / 100});
    const QString answer = answerKept();
    std::vector<QPainterPath> seen{light_->outlineOf(QStringLiteral("castillo"))};
    for (const QString& name : feeder_.step().lit) seen.push_back(light_->outlineOf(name));
    QRect best;
    qreal least = 0;
    for (const qreal times : {1.0, 1.35, 1.75}) {
        int width = std::min(static_cast<int>(narrow * times), table.width());
        while (panel_->leastHeightFor(width, answer) > table.height() && width < table.width()) // large text
            width = std::min(width + kGap, table.width());
        QRect place(0, 0, width, std::min(panel_->leastHeightFor(width, answer), table.height()));
        for (const int right : {table.right(), table.left() + width - 1})
            for (int bottom = table.bottom(); bottom - place.height() >= table.top(); bottom -= kGap) {
                place.moveBottomRight({right, bottom});
                const qreal hidden = covered(seen, place);
                if (!best.isEmpty() && hidden >= least) continue;
                least = hidden;
                best = place;
                if (least <= 0) return best;
            }
    }
    return best;
}

bool LessonGuide::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        setByKeys(false);
        break;
    case QEvent::KeyPress:
        if (goesByKeys(static_cast<QKeyEvent*>(event)->key())) setByKeys(true);
        break;
    default:
        break;
    }
    const bool ours = watched == panel_ || watched == &page_ || watched == &page_.disk() || watched == &page_.film();
    if (!ours) return QObject::eventFilter(watched, event);
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

#include "moc_lesson_guide.cpp"
