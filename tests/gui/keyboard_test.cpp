// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole game without a pointer: Tab, arrows, Enter and shortcuts only, sent to whatever has the focus. The focus must
// go by itself to what is asked, every question must be answerable, and what has the focus must show it.
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/board/board_zoom.h"
#include "views/cards/card_lens.h"
#include "views/cards/offer_button.h"
#include "views/panels/log_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"

#include <QApplication>
#include <QImage>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTest>

#include <QTimer>
#include <algorithm>
#include <functional>
#include <map>

using namespace elgrande;
using gui::partOf;

class KeyboardTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() {
        random_.seed(7); // each test by itself, whatever came before
        open();
    }
    void cleanup() { close(); }
    void newGameByKeys();
    void focusGoesToWhatIsAsked();
    void focusThatComesByItselfShowsNoCardInLarge();
    void focusIsVisible();
    void wholeGameByKeys();
    void cardsAreOneTabStop();
    void arrowsReachEveryPlace();
    void boardIsEnlargedAndFittedByKeys();
    void decisionsTakeFewKeys();

  private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    bool waitForQuestion();
    bool answerByKeys();
    bool steer(const std::function<QPoint()>& now, QPoint target);
    void answerKnowingly();
    void answerOnTheBoard();
    QString where() const;

    QRandomGenerator random_;
    int presses_ = 0;
};

void KeyboardTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
}

void KeyboardTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QWidget* target = QApplication::focusWidget();
    QTest::keyClick(target != nullptr ? target : window_.get(), key, modifiers);
    ++presses_;
}

bool KeyboardTest::waitForQuestion() {
    const GameModel& model = window_->model();
    const bool asked = QTest::qWaitFor(
        [&model] { return model.decision() || model.curtainFor() != Seat::None || model.observation().over; }, 10000);
    QTest::qWait(0); // the focus follows after the question
    return asked;
}

QString KeyboardTest::where() const {
    const QWidget* focus = QApplication::focusWidget();
    const auto& decision = window_->model().decision();
    return QStringLiteral("asked: %1, focus: %2 %3")
        .arg(decision ? QString::fromStdString(decision->kind) : QStringLiteral("nothing"),
             focus == nullptr ? "nowhere" : focus->metaObject()->className(),
             focus == nullptr ? QString() : focus->accessibleName());
}

// Wanders with Tab and arrows and tries Enter, as somebody does who does not know the window.
bool KeyboardTest::answerByKeys() {
    const std::size_t before = window_->model().history().size();
    const auto moved = [&] {
        const GameModel& model = window_->model(); // a secret answer is told to nobody, but the next one is called
        return model.history().size() != before || model.observation().over || model.curtainFor() != Seat::None;
    };
    for (int tries = 0; tries < 60 && !moved(); ++tries) {
        for (QWidget* other : {QApplication::activePopupWidget(), QApplication::activeWindow()}) // a menu, the rules
            if (other != nullptr && other != window_.get()) {
                QTest::keyClick(other, Qt::Key_Escape);
                window_->activateWindow(); // as a desktop does
            }
        if (tries > 3) press(Qt::Key_F6); // the next part of the window
        const int steps = random_.bounded(tries < 4 ? 2 : 4);
        for (int i = 0; i < steps; ++i) {
            static constexpr Qt::Key kWays[] = {Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
            press(kWays[random_.bounded(5)]);
        }
        press(Qt::Key_Return);
        QTest::qWait(0);
        QTest::qWait(0); // choices that wait for the end of their key
    }
    return moved();
}

void KeyboardTest::newGameByKeys() {
    bool seen = false;
    QTimer::singleShot(0, window_.get(), [&seen] {
        auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        seen = true;
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(seen);
    QVERIFY(window_->model().hasGame());
}

void KeyboardTest::focusGoesToWhatIsAsked() {
    Setup setup;
    setup.seed = "focus";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}}));
    press(Qt::Key_Tab); // somebody plays by keys
    QVERIFY(waitForQuestion());
    do {
        QVERIFY2(answerByKeys(), qPrintable(where()));
        QVERIFY(waitForQuestion());
    } while (window_->model().decision()->kind != "power");
    auto* card = qobject_cast<OfferButton*>(QApplication::focusWidget());
    QVERIFY2(card != nullptr && card->isOffered(), qPrintable(where()));
}

// It would lie over what is asked.
void KeyboardTest::focusThatComesByItselfShowsNoCardInLarge() {
    Setup setup;
    setup.seed = "lens";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}}));
    press(Qt::Key_Tab);
    do {
        QVERIFY(waitForQuestion());
        if (window_->model().decision()->kind != "action") QVERIFY2(answerByKeys(), qPrintable(where()));
    } while (window_->model().decision()->kind != "action");
    gui::settle(); // what else the question moves
    const CardLens& lens = *window_->findChild<CardLens*>();
    QVERIFY(gui::isIdle(lens));
    QVERIFY2(qobject_cast<OfferButton*>(QApplication::focusWidget()) != nullptr, qPrintable(where()));
    QCOMPARE(lens.shown(), Card::None);
    const QWidget* first = QApplication::focusWidget();
    press(Qt::Key_Right);
    if (QApplication::focusWidget() == first) press(Qt::Key_Left);
    QTRY_VERIFY(lens.shown() != Card::None);
}

void KeyboardTest::focusIsVisible() {
    Setup setup;
    setup.seed = "focus";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}}));
    QVERIFY(waitForQuestion());
    BoardView& board = window_->page().board();
    window_->page().log().setFocus();
    const QImage without = board.grab().toImage();
    board.setFocus(Qt::TabFocusReason);
    press(Qt::Key_Right);
    QVERIFY(!board.focusSpot().isNothing());
    QVERIFY(board.grab().toImage() != without);
}

void KeyboardTest::wholeGameByKeys() {
    Setup setup;
    setup.rounds = 6;
    setup.seed = "keys";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", {}}, {"Cy", "greedy"}, {"Di", "greedy"}}));
    int answers = 0;
    while (!window_->model().observation().over) {
        QVERIFY2(waitForQuestion(), qPrintable(where()));
        if (window_->model().observation().over) break;
        if (window_->model().curtainFor() != Seat::None) {
            auto* curtain = window_->page().findChild<Curtain*>();
            QVERIFY(curtain->isVisible());
            press(Qt::Key_Return);
            QTest::qWait(0);
            QVERIFY2(window_->model().curtainFor() == Seat::None, "Enter does not lift the curtain");
            continue;
        }
        QVERIFY2(answerByKeys(), qPrintable(where()));
        QVERIFY2(++answers < 1000, "no end of questions");
    }
    qInfo("%d answers by %d keys", answers, presses_);
    QVERIFY(answers > 40);
}

// Arrows towards the target; Tab where they lead no further, or back to where one has been. False: it was not reached.
bool KeyboardTest::steer(const std::function<QPoint()>& now, QPoint target) {
    std::vector<QPoint> seen;
    for (int tries = 0; tries < 30 && now() != target; ++tries) {
        const QPoint before = now();
        seen.push_back(before);
        const QPoint way = target - before;
        const Qt::Key across = way.x() < 0 ? Qt::Key_Left : Qt::Key_Right;
        const Qt::Key along = way.y() < 0 ? Qt::Key_Up : Qt::Key_Down;
        const bool wide = std::abs(way.x()) > std::abs(way.y());
        press(wide ? across : along);
        if (now() == before && way.x() != 0 && way.y() != 0) press(wide ? along : across);
        if (std::find(seen.begin(), seen.end(), now()) != seen.end()) press(Qt::Key_Tab);
    }
    return now() == target;
}

// Up to two places or pieces, as somebody who knows what he wants.
void KeyboardTest::answerOnTheBoard() {
    BoardView& board = window_->page().board();
    for (int picks = 0; picks < 2; ++picks) {
        std::vector<BoardSpot> spots;
        for (const BoardSpot& spot : board.spots())
            if (board.chooser().offers(spot) &&
                (board.chooser().want() == BoardChooser::Want::Place) == (spot.owner == Owner::None) &&
                (board.chooser().want() != BoardChooser::Want::Token || spot.token != Token::None))
                spots.push_back(spot);
        if (spots.empty()) return press(Qt::Key_Return); // the arrows went past the last button: the usual answer
        const BoardSpot wanted = spots[static_cast<std::size_t>(random_.bounded(static_cast<int>(spots.size())))];
        if (board.focusSpot().isNothing()) press(Qt::Key_Tab);
        steer([&board] { return board.pointOf(board.focusSpot()); }, board.pointOf(wanted));
        press(Qt::Key_Return);
        QTest::qWait(0);
        if (board.chooser().picks().empty()) return;
    }
}

void KeyboardTest::answerKnowingly() {
    QWidget* focus = QApplication::focusWidget();
    if (qobject_cast<OfferButton*>(focus) != nullptr) {
        std::vector<OfferButton*> offered;
        for (OfferButton* each : focus->parentWidget()->findChildren<OfferButton*>())
            if (each->isVisible() && each->isOffered()) offered.push_back(each);
        if (!offered.empty()) {
            const OfferButton* wanted =
                offered[static_cast<std::size_t>(random_.bounded(static_cast<int>(offered.size())))];
            steer([] { return QApplication::focusWidget()->mapToGlobal(QPoint(0, 0)); },
                  wanted->mapToGlobal(QPoint(0, 0)));
        }
    } else if (focus == &window_->page().board()) {
        return answerOnTheBoard();
    } else {
        // Another answer, or the disk; beyond the answers are the menu, what takes back and the rule.
        const PromptPanel& prompt = window_->page().prompt();
        const auto isAnswer = [&prompt](const QWidget* widget) {
            const auto& all = prompt.actionButtons();
            return std::find(all.begin(), all.end(), widget) != all.end();
        };
        const bool answers = isAnswer(focus);
        for (int i = random_.bounded(3); i > 0; --i) {
            press(Qt::Key_Right);
            if (answers && !isAnswer(QApplication::focusWidget())) press(Qt::Key_Left);
        }
    }
    press(Qt::Key_Return);
    QTest::qWait(0);
}

void KeyboardTest::cardsAreOneTabStop() {
    Setup setup;
    setup.seed = "stops";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}}));
    press(Qt::Key_Tab);
    QVERIFY(waitForQuestion());
    QCOMPARE(QString::fromStdString(window_->model().decision()->kind), QString("power"));
    auto* first = qobject_cast<OfferButton*>(QApplication::focusWidget());
    QVERIFY2(first != nullptr, qPrintable(where()));
    press(Qt::Key_Right);
    const bool atTheEnd = QApplication::focusWidget() == first;
    if (atTheEnd) press(Qt::Key_Left);
    auto* second = qobject_cast<OfferButton*>(QApplication::focusWidget());
    QVERIFY2(second != nullptr && second != first, qPrintable(where()));
    QVERIFY(second->parentWidget() == first->parentWidget());
    press(atTheEnd ? Qt::Key_Right : Qt::Key_Left);
    QVERIFY(QApplication::focusWidget() == first);
    press(Qt::Key_Tab);
    QVERIFY2(!first->parentWidget()->isAncestorOf(QApplication::focusWidget()), qPrintable(where()));
}

// From anywhere to anywhere, whatever is asked.
void KeyboardTest::arrowsReachEveryPlace() {
    Setup setup;
    setup.seed = "arrows";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}}));
    QVERIFY(waitForQuestion());
    BoardView& board = window_->page().board();
    std::vector<BoardSpot> places;
    for (const BoardSpot& spot : board.spots())
        if (spot.owner == Owner::None && spot.token == Token::None) places.push_back(spot);
    QVERIFY(places.size() >= 10);
    board.setFocus();
    for (const BoardSpot& start : places) {
        std::vector<BoardSpot> reached{start};
        std::size_t within = 0; // so many are reached by at most five arrows
        for (std::size_t i = 0, steps = 0, end = 1; i < reached.size() && steps < 5; ++steps, end = reached.size())
            for (; i < end; ++i)
                for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                    board.setFocusSpot(reached[i]);
                    QTest::keyClick(&board, key);
                    if (std::find(reached.begin(), reached.end(), board.focusSpot()) == reached.end())
                        reached.push_back(board.focusSpot());
                    within = reached.size();
                }
        QVERIFY2(within == places.size(), qPrintable(QStringLiteral("only %1 of %2 places are reached from place %3")
                                                         .arg(within)
                                                         .arg(places.size())
                                                         .arg(static_cast<int>(index(start.area)))));
    }
}

// Wherever the keyboard is; Ctrl with the same keys is for the text.
void KeyboardTest::boardIsEnlargedAndFittedByKeys() {
    Setup setup;
    setup.seed = "sizes";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}}));
    QVERIFY(waitForQuestion());
    const auto& zoom = partOf<BoardZoom>(window_->page().board());
    QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::AltModifier);
    QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::AltModifier);
    QVERIFY(zoom.factor() > 1.5);
    QTest::keyClick(window_.get(), Qt::Key_Minus, Qt::AltModifier);
    QVERIFY(zoom.factor() > 1.2 && zoom.factor() < 1.3);
    QTest::keyClick(window_.get(), Qt::Key_0, Qt::AltModifier);
    QCOMPARE(zoom.factor(), 1.0);
}

void KeyboardTest::decisionsTakeFewKeys() {
    constexpr int kMostKeys = 12;
    std::map<std::string, int> most;
    int decisions = 0;
    int keys = 0;
    for (const char* seed : {"few", "keys", "only"}) {
        Setup setup;
        setup.seed = seed;
        setup.rounds = 6;
        QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}, {"Di", "greedy"}}));
        window_->model().setWarnings({});
        press(Qt::Key_Tab);
        while (waitForQuestion() && !window_->model().observation().over && decisions < 1000) {
            const std::string kind = window_->model().decision()->kind;
            const int before = presses_;
            answerKnowingly();
            const int taken = presses_ - before;
            most[kind] = std::max(most[kind], taken);
            keys += taken;
            ++decisions;
            QVERIFY2(taken <= kMostKeys, qPrintable(QStringLiteral("%1 keys, %2").arg(taken).arg(where())));
        }
        QVERIFY2(window_->model().observation().over, qPrintable(QStringLiteral("%1 %2").arg(seed, where())));
    }
    QString list;
    for (const auto& [kind, number] : most)
        list += QStringLiteral(" %1 %2").arg(QString::fromStdString(kind)).arg(number);
    qInfo("%d decisions, %d keys; the most for:%s", decisions, keys, qPrintable(list));
    QVERIFY(most.count("relocate") != 0 && most.count("place") != 0);
}

ELGRANDE_TEST(KeyboardTest)
#include "keyboard_test.moc"
