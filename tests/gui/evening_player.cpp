// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/evening_player.h"

#include "app/page/game_page.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_feeder.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "views/board/board_view.h"
#include "views/cards/offer_button.h"
#include "views/ceremony/ceremonies.h"
#include "views/disk/dial.h"
#include "views/disk/secret_disk.h"
#include "views/panels/announcer.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/toolkit/voice.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <utility>

namespace elgrande::gui {

namespace {

constexpr int kListens = 60'000; // milliseconds: others use the machine as well
constexpr int kAllStops = 80;

QString keyName(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    return QKeySequence(QKeyCombination(modifiers, key)).toString(QKeySequence::PortableText);
}

// A line of its own for each, and none for what is empty.
void addHeard(QString& text, const char* head, const QStringList& lines) {
    for (const QString& line : lines)
        if (!line.isEmpty()) text += QLatin1String(head) + QString(line).replace(u'\n', QStringLiteral(" / ")) + u'\n';
}

} // namespace

Ears::Ears() { qApp->installEventFilter(this); }

// As views/toolkit/voice.h lets things be told: a label appears. It goes again, so that it can appear once more.
bool Ears::eventFilter(QObject* watched, QEvent* event) {
    auto* label = event->type() == QEvent::Show ? qobject_cast<QLabel*>(watched) : nullptr;
    if (label == nullptr || qobject_cast<Voice*>(label->parent()) == nullptr) return false;
    if (!label->accessibleName().isEmpty()) heard_.emplace_back(label->window(), label->accessibleName());
    QMetaObject::invokeMethod(label, &QWidget::hide, Qt::QueuedConnection);
    return false;
}

QStringList Ears::take(const QWidget& window) {
    QStringList own;
    for (const auto& [from, words] : heard_)
        if (from == &window) own << words;
    std::erase_if(heard_, [&window](const auto& each) { return each.first == &window; });
    return own;
}

EveningPlayer::EveningPlayer(MainWindow& window, Ears& ears)
    : window_(window)
    , ears_(ears) {
    connect(&window_.page().announcer(), &Announcer::announced, this, [] {}); // or it has nobody to speak to
    for (QTimer* timer : window_.page().announcer().findChildren<QTimer*>(Qt::FindDirectChildrenOnly))
        timer->installEventFilter(this);
}

// The announcer's own clock, while it is held.
bool EveningPlayer::eventFilter(QObject* watched, QEvent* event) {
    return (held_ && event->type() == QEvent::Timer) || QObject::eventFilter(watched, event);
}

void EveningPlayer::tellAll() {
    held_ = false;
    letTimersFire(window_.page().announcer());
    held_ = true;
}

bool EveningPlayer::isLessonReady() const {
    LessonGuide& guide = partOf<LessonGuide>(window_);
    const ScoringFilm& film = window_.page().film();
    switch (partOf<LessonFeeder>(guide).step().kind) {
    case LessonStep::Kind::Say:
        return guide.panel().goOnButton()->isEnabled();
    case LessonStep::Kind::Do:
        return window_.model().decision() && !window_.model().hasMore();
    case LessonStep::Kind::Watch:
        return film.waits();
    }
    return false;
}

bool EveningPlayer::isAsked() const {
    const GameModel& model = window_.model();
    GamePage& page = window_.page();
    if (partOf<LessonGuide>(window_).running()) return isLessonReady();
    const ScoringFilm& film = page.film();
    if (film.isShowing()) return film.waits();
    const bool asked = model.decision() && (!model.hasMore() || model.wasteful());
    return asked || model.curtainFor() != Seat::None || model.mustConfirm() || !page.ceremonies().notice().isEmpty() ||
           isOver();
}

bool EveningPlayer::isOver() const { return window_.model().hasGame() && window_.model().observation().over; }

bool EveningPlayer::listen() {
    return listenUntil([this] { return isAsked(); });
}

bool EveningPlayer::listenUntil(const std::function<bool()>& ready) {
    ScoringFilm& film = window_.page().film();
    const auto isThere = [&] { // and no film is left to its clock
        if (film.isShowing() && !film.isHeld() && !film.isStill()) film.step(1);
        return ready();
    };
    settle();
    for (int tries = 0; tries < 20; ++tries) {
        if (!QTest::qWaitFor(isThere, kListens)) {
            const GameModel& model = window_.model();
            QString waiting;
            for (const Seat seat : model.waitingFor()) waiting += QString::number(index(seat)) + u' ';
            qWarning("asked %s, waiting for %s, more %d, film %d still %d held %d, notice “%s”, focus %s",
                     model.decision() ? model.decision()->kind.c_str() : "nothing", qPrintable(waiting),
                     model.hasMore() ? 1 : 0, film.isShowing() ? 1 : 0, film.isStill() ? 1 : 0, film.isHeld() ? 1 : 0,
                     qPrintable(window_.page().ceremonies().notice()), focus()->metaObject()->className());
            return false;
        }
        settle();
        if (isThere()) break;
    }
    tellAll();
    return ready();
}

QWidget* EveningPlayer::focus() const {
    QWidget* at = QApplication::activeModalWidget();
    at = at != nullptr ? at->focusWidget() : window_.focusWidget();
    return at != nullptr ? at : &window_;
}

void EveningPlayer::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    keys_ << keyName(key, modifiers);
    QTest::keyClick(focus(), key, modifiers);
    settle();
}

void EveningPlayer::type(const QString& secret) {
    QTest::keyClicks(focus(), secret);
    settle();
}

QString EveningPlayer::place() const {
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(focus());
    if (read == nullptr) return QStringLiteral("nowhere");
    QStringList words{read->text(QAccessible::Name), read->text(QAccessible::Description)};
    if (read->state().disabled) words << QStringLiteral("(not available)");
    words.removeAll(QString());
    return words.join(QStringLiteral(" — "));
}

void EveningPlayer::write(const QString& occasion) {
    if (!keys_.isEmpty()) written_ += QStringLiteral("   keys: ") + keys_.join(u' ') + u'\n';
    keys_.clear();
    written_ += QStringLiteral("\n## ") + occasion + u'\n';
    addHeard(written_, "  heard: ", ears_.take(window_));
    addHeard(written_, "     at: ", {place()});
}

void EveningPlayer::read() {
    LessonGuide& guide = partOf<LessonGuide>(window_);
    const LessonStep step = partOf<LessonFeeder>(guide).step();
    write(step.id);
    GamePage& page = window_.page();
    if (step.kind == LessonStep::Kind::Do && page.disk().isAsked()) {
        const Area wanted = window_.model().decision()->legal.empty()
                                ? Area::None
                                : window_.model().catalogue().area(step.lit.value(1).section(u':', 1).toStdString());
        for (int i = 0; i < 40 && page.disk().area() != wanted; ++i) press(Qt::Key_Right);
    }
    press(Qt::Key_Return);
}

void EveningPlayer::answerCard() {
    for (int i = random_.bounded(3); i > 0; --i) press(Qt::Key_Right);
    press(Qt::Key_Return);
}

// Tab goes from one place that can be chosen to the next, and behind the last one away from the board.
void EveningPlayer::answerOnBoard() {
    for (int i = random_.bounded(3); i > 0; --i) press(Qt::Key_Tab);
    if (focus() != &window_.page().board()) press(Qt::Key_Backtab, Qt::ShiftModifier);
    press(Qt::Key_Return);
}

void EveningPlayer::answerInBar() {
    const auto isAnswer = [this] {
        const auto& all = window_.page().prompt().actionButtons();
        return std::find(all.begin(), all.end(), focus()) != all.end();
    };
    const bool doubt = window_.model().wasteful().has_value();
    // The first doubt is heeded.
    const int steps = doubt ? (doubts_++ == 0 ? 0 : 1) : random_.bounded(2);
    for (int i = 0; i < steps; ++i) {
        press(Qt::Key_Right);
        if (!isAnswer()) press(Qt::Key_Left);
    }
    press(Qt::Key_Return);
}

// A panel in which much is chosen at once: card after card, until the button that ends it can be pressed.
bool EveningPlayer::fillPanel() {
    const auto* done = window_.page().findChild<QPushButton*>(QStringLiteral("choice-done"));
    if (done == nullptr || !done->isVisible()) return false;
    for (int i = 0; i < kAllStops && !done->isEnabled(); ++i) {
        press(Qt::Key_Return);
        press(Qt::Key_Right);
        tellAll();
        write(QStringLiteral("one more"));
    }
    goTo([done](const QWidget& widget) { return &widget == done; });
    press(Qt::Key_Return);
    return true;
}

bool EveningPlayer::goTo(const std::function<bool(const QWidget&)>& wanted) {
    for (int i = 0; i < kAllStops && !wanted(*focus()); ++i) press(Qt::Key_Tab);
    return wanted(*focus());
}

void EveningPlayer::answer() {
    const GameModel& model = window_.model();
    GamePage& page = window_.page();
    const auto& decision = model.decision();
    write(page.film().isShowing() ? QStringLiteral("a scoring is shown")
          : model.curtainFor() != Seat::None || !decision
              ? page.prompt().promptText()
              : QString::fromStdString(decision->kind) + QStringLiteral(": ") + page.prompt().promptText());
    if (page.film().isShowing()) return press(Qt::Key_Return);
    if (model.curtainFor() != Seat::None || !decision) return press(Qt::Key_Return);
    if (fillPanel()) return;
    if (page.disk().isAsked() && !model.wasteful()) {
        for (int i = 1 + random_.bounded(3); i > 0; --i) press(Qt::Key_Right);
        return press(Qt::Key_Return);
    }
    if (qobject_cast<OfferButton*>(focus()) != nullptr) return answerCard();
    if (focus() == &page.board()) return answerOnBoard();
    answerInBar();
}

} // namespace elgrande::gui
