// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A key that is held does once what it does: its repetitions neither press what stands under them, on any page and in
// any window, nor answer the next question, nor call a shortcut; but they lead from one thing to the next, scroll and
// write.
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/replay/replay_desk.h"
#include "app/replay/replay_page.h"
#include "app/window/main_menu.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/ceremony/ceremonies.h"
#include "views/disk/dial.h"
#include "views/panels/result_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/prompt/question.h"
#include "views/scoring/scoring_film.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <map>
#include <set>

using namespace elgrande;

namespace {

// What the platform sends while a key is held, after the first press of it.
void hold(Qt::Key key, Qt::KeyboardModifiers modifiers = {}, const QString& text = {}) {
    for (int i = 0; i < 3; ++i) {
        QWidget* at = QApplication::focusWidget();
        if (at == nullptr) at = QApplication::activeWindow();
        if (at == nullptr) return;
        QTest::simulateEvent(at, true, key, modifiers, text, true);
        QCoreApplication::processEvents();
    }
}

void tab() {
    if (QWidget* at = QApplication::focusWidget()) QTest::keyClick(at, Qt::Key_Tab);
}

void holdWhatAnswers() {
    hold(Qt::Key_Return, {}, QStringLiteral("\r"));
    hold(Qt::Key_Enter, {}, QStringLiteral("\r"));
    hold(Qt::Key_Space, {}, QStringLiteral(" "));
    hold(Qt::Key_Escape);
    hold(Qt::Key_Return, Qt::ControlModifier);
}

} // namespace

class HeldKeysTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void init() {
        prepare();
        settings_->confirmTurn.set(true);
        open();
        QTest::keyClick(window_.get(), Qt::Key_Shift); // somebody who plays by keys
    }
    void cleanup() { close(); }
    void noQuestionIsAnswered();
    void filmDoesNotGoOn();
    void nothingIsPressedInAnyWindow();
    void noShortcutIsCalled();
    void pressedAtTheMomentOfLettingGoIsHeld();
    void keysThatLeadOnAndLettersAreRepeated();

  private:
    int pressed_ = 0;
    void watch(QWidget& window);
};

// In a whole game of two persons and a computer: every kind of question, doubts, the end of turns, the curtain.
void HeldKeysTest::noQuestionIsAnswered() {
    Setup setup;
    setup.seed = "held";
    setup.rounds = 6;
    model().setWarnings({Waste::PlacingLeft, Waste::SpecialLeft});
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", {}}, {"Cy", "random"}}));
    int answered = 0;
    connect(&model(), &GameModel::choosing, this, [&answered] { ++answered; });
    std::map<QString, int> kinds;
    const bool over = until([&] {
        const bool doubt = model().wasteful().has_value();
        const QString kind = model().curtainFor() != Seat::None ? QStringLiteral("curtain")
                             : model().mustConfirm()            ? QStringLiteral("end")
                             : doubt                            ? QStringLiteral("doubt")
                             : model().decision()               ? QString::fromStdString(model().decision()->kind)
                                                                : QString();
        if (kind.isEmpty() || model().observation().over || ++kinds[kind] > 3) return model().observation().over;
        QTest::qWait(0); // the focus follows after the question
        QTest::qWait(0);
        const int before = answered;
        const std::size_t events = model().history().size();
        const Seat curtain = model().curtainFor();
        const bool confirm = model().mustConfirm();
        holdWhatAnswers();
        tab();
        holdWhatAnswers();
        const bool same = answered == before && model().history().size() == events && model().curtainFor() == curtain &&
                          model().mustConfirm() == confirm && model().wasteful().has_value() == doubt;
        if (!same) qWarning("%s was answered", qPrintable(kind));
        if (!same) kinds[QStringLiteral("wrong")] += 100;
        return !same;
    });
    QVERIFY(over);
    QCOMPARE(kinds.count(QStringLiteral("wrong")), std::size_t(0));
    for (const char* kind : {"power", "court", "place", "turn", "disk", "curtain", "doubt"})
        QVERIFY2(kinds.count(QLatin1String(kind)) == 1, kind);
}

void HeldKeysTest::filmDoesNotGoOn() {
    QVERIFY(begin("film"));
    page().setTempo(Tempo::Slow);
    page().ceremonies().setTempo(Tempo::Off);
    ScoringFilm& film = page().film();
    QVERIFY(until([&film] { return film.isShowing(); }));
    film.togglePause(); // as long as it takes
    const int at = film.position();
    film.setFocus();
    holdWhatAnswers();
    QVERIFY(film.isShowing());
    QCOMPARE(film.position(), at);
    page().board().setFocus();
    holdWhatAnswers();
    QVERIFY(film.isShowing());
    QCOMPARE(film.position(), at);
}

void HeldKeysTest::watch(QWidget& window) {
    pressed_ = 0;
    for (auto* button : window.findChildren<QAbstractButton*>()) {
        connect(button, &QAbstractButton::clicked, this, [this] { ++pressed_; });
        connect(button, &QAbstractButton::toggled, this, [this] { ++pressed_; });
    }
    for (auto* action : window.findChildren<QAction*>())
        connect(action, &QAction::triggered, this, [this] { ++pressed_; });
    QWidget* first = QApplication::focusWidget();
    std::set<QWidget*> seen;
    for (QWidget* at = first; at != nullptr && seen.insert(at).second;) {
        holdWhatAnswers();
        QVERIFY2(window.isVisible(), qPrintable(window.windowTitle()));
        if (pressed_ != 0) qWarning("%s %s", at->metaObject()->className(), qPrintable(at->accessibleName()));
        QCOMPARE(pressed_, 0);
        tab();
        at = QApplication::focusWidget();
        if (QApplication::activeWindow() != &window) break;
    }
    QVERIFY2(!seen.empty(), qPrintable(window.windowTitle()));
}

// Each page of the window, and every window that an entry of the menus opens.
void HeldKeysTest::nothingIsPressedInAnyWindow() {
    watch(*window_); // the start page
    int dialogs = 0;
    for (const char* name : {"game.new", "settings.preferences", "settings.shortcuts", "help.about", "game.statistics",
                             "help.rules", "game.code"}) {
        const QList<QAction*> all = window_->findChildren<QAction*>(QLatin1String(name));
        QVERIFY2(!all.isEmpty(), name);
        QTimer::singleShot(200, this, [&, before = window_.get()] {
            QWidget* opened = QApplication::activeModalWidget();
            if (opened == nullptr) opened = QApplication::activeWindow();
            if (opened == nullptr || opened == before) return;
            ++dialogs;
            if (QApplication::focusWidget() == nullptr) opened->setFocus();
            watch(*opened);
            opened->close();
        });
        all.front()->trigger();
        QTest::qWait(400);
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    QVERIFY2(dialogs >= 5, qPrintable(QString::number(dialogs)));
    Setup setup;
    setup.rounds = 6;
    setup.seed = "result";
    QVERIFY(begin(setup, {{"Bo", "random"}, {"Cy", "random"}}));
    QTRY_VERIFY_WITH_TIMEOUT(model().observation().over, 60000);
    QTRY_VERIFY(page().findChild<ResultPanel*>()->isVisible());
    QTest::qWait(100);
    watch(*window_); // the result
    window_->replays().lookBackTo(0);
    QTest::qWait(100);
    const Replay& replay = window_->replays().page()->replay();
    const int position = replay.position();
    watch(*window_); // and the game again
    QCOMPARE(replay.position(), position);
    QVERIFY(!replay.isPlaying());
}

// Undo as well: whoever holds it would take back more than is seen.
void HeldKeysTest::noShortcutIsCalled() {
    QVERIFY(begin("shortcut"));
    QVERIFY(until([this] { return model().decision() && model().canUndo(); }));
    int called = 0;
    int tried = 0;
    for (QAction* action : window_->menu().all()) {
        connect(action, &QAction::triggered, this, [&called] { ++called; });
        QVERIFY2(!action->autoRepeat(), qPrintable(action->objectName()));
        if (action->shortcut().isEmpty()) continue;
        ++tried;
        const QKeyCombination keys = action->shortcut()[0];
        hold(keys.key(), keys.keyboardModifiers());
        QVERIFY2(called == 0, qPrintable(action->objectName()));
    }
    QVERIFY(tried > 15);
    QVERIFY(model().canUndo());
}

// As X11 sends repetitions, which Qt does not always know.
void HeldKeysTest::pressedAtTheMomentOfLettingGoIsHeld() {
    QPushButton button(window_.get());
    button.setAutoDefault(true);
    button.show();
    button.setFocus();
    int clicks = 0;
    connect(&button, &QPushButton::clicked, this, [&clicks] { ++clicks; });
    const auto send = [&button](QEvent::Type type, quint64 at) {
        QKeyEvent key(type, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"));
        key.setTimestamp(at);
        QApplication::sendEvent(&button, &key);
    };
    send(QEvent::KeyPress, 100);
    for (quint64 at = 700; at < 1000; at += 30) {
        send(QEvent::KeyRelease, at);
        send(QEvent::KeyPress, at);
    }
    QCOMPARE(clicks, 1);
    send(QEvent::KeyRelease, 1000);
    send(QEvent::KeyPress, 1080); // again
    QCOMPARE(clicks, 2);
}

void HeldKeysTest::keysThatLeadOnAndLettersAreRepeated() {
    QVERIFY(begin("lead"));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "place"; }));
    BoardView& board = page().board();
    board.setFocus(Qt::TabFocusReason);
    std::set<int> reached;
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
        QTest::keyClick(&board, key);
        hold(key);
        reached.insert(static_cast<int>(index(board.focusSpot().area)));
    }
    QVERIFY(reached.size() > 1);
    hold(Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget() != nullptr);
    QLineEdit field(window_.get());
    field.show();
    field.setFocus();
    hold(Qt::Key_A, {}, QStringLiteral("a"));
    hold(Qt::Key_Space, {}, QStringLiteral(" "));
    QCOMPARE(field.text(), QStringLiteral("aaa   "));
    hold(Qt::Key_Backspace);
    QCOMPARE(field.text(), QStringLiteral("aaa"));
}

ELGRANDE_TEST(HeldKeysTest)
#include "held_keys_test.moc"
