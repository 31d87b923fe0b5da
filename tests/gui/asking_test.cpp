// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked and in how many clicks: nothing that changes nothing, a doubt before the rest of a gesture, and answers
// that keep their places.
#include "app/page/step_aside.h"
#include "app/table/local_table.h"
#include "tests/gui/table_stage.h"
#include "views/disk/secret_disk.h"
#include "views/prompt/answer_buttons.h"
#include "views/prompt/prompt_panel.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace elgrande;
using gui::kIntrigue;

class AskingTest : public gui::TableStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void doubtComesBeforeTheRest();
    void orderThatChangesNothingIsNotAsked();
    void buttonsKeepTheirPlaces();
    void courtIsOneClick();
    void courtThatRunsShortSaysWhatComesFromRegions();
    void kingDoesNotStayWhereTheTurnEnds();
    void menuEndsTheTurnWheneverThatCanBeDone();
    void vetoIsAskedForInTheSamePlace();
    void secretAnswersTakeNoTime();
    void roomForTheLongestQuestionIsNotKeptForever();
    void namesAreNoKeyboardLetters();
    void tabsUnderAQuestionAreAsWideAsTheirWords();
    void keysComeBackToTheDisk();

  private:
    const Action kStep = act(ActionKind::Relocate, ownerOf(seatAt(2)), Area::PaisVasco, Area::CastillaLaNueva);
    Card cardOf(const char* id);
    void askForVeto(const char* card, std::optional<Action> next);
};

// A question whether one really wants to comes first; then the rest of the gesture goes on, or not.
void AskingTest::doubtComesBeforeTheRest() {
    const char* const forOthers = R"({"stacks": {"3": ["score-one-3"]},
        "regions": {"galicia": {"red": 3, "blue": 2}, "sevilla": {"yellow": 2}, "valencia": {"red": 2}}})";
    QVERIFY(begin(forOthers, "score-one-3"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    click(place(Area::Sevilla));
    QVERIFY(model().wasteful());
    QCOMPARE(kind(), QString("score"));
    QCOMPARE(model().observation().seats[2].score, 0);
    model().thinkAgain();
    settle();
    QVERIFY(board().chooser().offers(place(Area::Galicia)));
    click(place(Area::Galicia));
    QVERIFY(model().observation().seats[0].score > 0);
}

void AskingTest::orderThatChangesNothingIsNotAsked() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    pressAnswer("Special");
    QTRY_VERIFY(model().observation().turn > 0);                // the turn is over
    QCOMPARE(window_->table().recordText().count("score "), 2); // of three regions; the last one has no choice
    close();
    open();
    settings_->askNeedless.set(true);
    window_->table().setAskNeedless(true);
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    pressAnswer("Special");
    QCOMPARE(kind(), QString("score"));
    settings_->askNeedless.set(false);
}

// Whatever is asked, what takes back and what ends stays where it is; what cannot be done any more keeps its place.
void AskingTest::buttonsKeepTheirPlaces() {
    const auto pointOf = [this](const QString& words) {
        for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
            if (button->isVisible() && (button->text() == words || button->accessibleName() == words))
                return button->mapTo(&page(), QPoint(0, 0));
        return QPoint();
    };
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    const QPoint undo = pointOf("Undo");
    const QPoint reset = pointOf("Reset turn");
    const QPoint special = pointOf("Special action");
    const QPoint end = pointOf("End turn");
    QVERIFY(!undo.isNull() && !reset.isNull() && !special.isNull() && !end.isNull());
    click(place(Area::Aragon)); // placing has begun with the only Caballero of the card
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(pointOf("Special action"), special);
    QCOMPARE(pointOf("End turn"), end);
    QVERIFY(!pointOf("Place Caballeros").isNull());
    drag(piece(Area::Aragon, 3), place(Area::Sevilla));
    QCOMPARE(kind(), QString("relocate"));
    QCOMPARE(pointOf("Done"), end);
    QCOMPARE(pointOf("Undo"), undo);
    QCOMPARE(pointOf("Reset turn"), reset);
    model().undo();
    settle();
    QCOMPARE(pointOf("Undo"), undo);
    QCOMPARE(pointOf("Special action"), special);
    const QPushButton* redo = nullptr;
    for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
        if (button->accessibleName() == "Redo") redo = button;
    QVERIFY(redo != nullptr && redo->isEnabled());
}

// The usual number stands first and is one click, whatever the number is; the others are a row beside it.
void AskingTest::courtIsOneClick() {
    QPoint first;
    for (const int power : {12, 10, 6, 2}) {
        const QByteArray seats = QStringLiteral(R"({"phase": "turn", "stacks": {"5": ["king"]}, "seats": [
            {"colour": "red", "played": %1}, {"colour": "blue", "played": 13}, {"colour": "yellow", "played": 11},
            {"colour": "green", "played": 9}], "to_move": "red", "starter": "red"})")
                                     .arg(power)
                                     .toUtf8();
        QVERIFY(lay(seats));
        if (power == 12) continue; // brings none, so nothing is asked
        QVERIFY2(waitFor("court"), qPrintable(kind()));
        const int most = model().decision()->legal.back().a;
        const auto& buttons = page().prompt().actionButtons();
        QCOMPARE(static_cast<int>(buttons.size()), most + 1);
        QCOMPARE(buttons.front()->text(), QStringLiteral("Take %1").arg(most));
        const QPoint place = buttons.front()->mapTo(&page(), QPoint(0, 0));
        if (first.isNull()) first = place;
        QCOMPARE(place, first);
        for (const QPushButton* button : buttons) QCOMPARE(button->mapTo(&page(), QPoint(0, 0)).y(), first.y());
        const int court = model().observation().seats[0].court;
        if (power == 6) {
            QVERIFY(page().prompt().triggerDefault()); // Enter
            settle();
        } else {
            press(buttons.front());
        }
        QCOMPARE(model().observation().seats[0].court, court + most);
    }
}

// "Take 1" and "0" alone would hide that five more may come.
void AskingTest::courtThatRunsShortSaysWhatComesFromRegions() {
    QVERIFY(
        lay(R"({"phase": "turn", "stacks": {"5": ["king"]}, "regions": {"aragon": {"red": 4}, "granada": {"red": 4}},
        "seats": [{"colour": "red", "played": 1, "provinces": 1}, {"colour": "blue", "played": 13},
        {"colour": "yellow", "played": 11}, {"colour": "green", "played": 9}], "to_move": "red", "starter": "red"})"));
    QVERIFY2(waitFor("court"), qPrintable(kind()));
    QVERIFY2(page().prompt().promptText().contains("up to 5 more from regions"),
             qPrintable(page().prompt().promptText()));
}

// Nobody gives the King's move away by a click that was meant for the end of the turn.
void AskingTest::kingDoesNotStayWhereTheTurnEnds() {
    const auto placeOf = [this](const QString& words) {
        for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == words)
                return QRect(button->mapTo(&page(), QPoint(0, 0)), button->size());
        return QRect();
    };
    QVERIFY(begin(kIntrigue, "king"));
    const QRect end = placeOf("End turn");
    QVERIFY(!end.isNull());
    pressAnswer("Special");
    QVERIFY(waitFor("king"));
    const QRect stays = placeOf("The King stays");
    QVERIFY(!stays.isNull());
    QVERIFY(!stays.intersects(end));
}

void AskingTest::menuEndsTheTurnWheneverThatCanBeDone() {
    auto* end = window_->findChild<QAction*>("move.end");
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    QVERIFY(!end->isEnabled());
    takeCard("intrigue-3-any");
    QVERIFY(waitFor("turn"));
    QVERIFY(end->isEnabled());
    end->trigger();
    QVERIFY(model().wasteful()); // as the button asks
    while (model().wasteful()) {
        model().insist();
        settle();
    }
    QTRY_VERIFY(model().observation().turn > 0);
    QVERIFY(!end->isEnabled());
}

Card AskingTest::cardOf(const char* id) {
    const auto& cards = model().catalogue().cards;
    const auto found = std::find_if(cards.begin(), cards.end(), [id](const CardFacts& card) { return card.id == id; });
    return static_cast<Card>(found - cards.begin());
}

// Red is asked whether to stop blue's card, or the step of it that is to come.
void AskingTest::askForVeto(const char* card, std::optional<Action> next) {
    Decision decision;
    decision.seat = seatAt(0);
    decision.kind = "veto";
    decision.legal = {act(ActionKind::Veto), act(ActionKind::Allow)};
    decision.card = cardOf(card);
    decision.cardSeat = seatAt(1);
    decision.hasPending = next.has_value();
    decision.pending = next.value_or(Action{});
    model().show(model().observation(), decision, {seatAt(0)}, Seat::None);
    settle();
}

// However long the question is: step after step of a special action.
void AskingTest::vetoIsAskedForInTheSamePlace() {
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    const auto veto = [this] {
        const auto buttons = page().prompt().findChildren<QPushButton*>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* each) {
            return each->isVisible() && each->text().startsWith("Veto");
        });
        return found == buttons.end() ? QPoint(-1, -1) : (*found)->mapTo(&page().prompt(), QPoint(0, 0));
    };
    askForVeto("king", {});
    const QPoint brief = veto();
    QVERIFY(brief.y() > 0);
    askForVeto("intrigue-5-from-one", kStep);
    QCOMPARE(veto(), brief);
    askForVeto("king", {});
    QCOMPARE(veto(), brief);
}

// The room that a long question needed once is not kept for another text size, another width, language or game.
void AskingTest::roomForTheLongestQuestionIsNotKeptForever() {
    const auto room = [this] {
        for (const QLabel* label : page().prompt().findChildren<QLabel*>())
            if (label->text() == page().prompt().promptText()) return label->minimumHeight();
        return -1;
    };
    const auto briefly = [&] {
        askForVeto("king", {});
        return room();
    };
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    const QFont usual = page().prompt().font();
    QFont large = usual;
    large.setPixelSize(26);
    const int least = briefly();
    page().prompt().setFont(large);
    const int before = briefly();
    askForVeto("intrigue-5-from-one", kStep);
    const int most = room();
    QVERIFY2(most > before, qPrintable(QStringLiteral("%1 %2").arg(most).arg(before)));
    QCOMPARE(briefly(), most); // step after step
    language_.use("de");
    settle();
    language_.use("en");
    QCOMPARE(briefly(), before);
    askForVeto("intrigue-5-from-one", kStep);
    QCOMPARE(briefly(), most);
    window_->resize(1920, 1080);
    page().findChild<QSplitter*>()->setSizes({900, 1000});
    settle();
    QVERIFY(briefly() <= before);
    window_->resize(1280, 800);
    page().findChild<QSplitter*>()->setSizes({900, 360});
    askForVeto("intrigue-5-from-one", kStep);
    page().prompt().setFont(usual);
    QCOMPARE(briefly(), least);
}

void AskingTest::namesAreNoKeyboardLetters() {
    AnswerButtons buttons(*theme_, nullptr);
    const QPushButton* button =
        buttons.add(AnswerButtons::Row::GoingOn, AnswerButtons::Look::Plain, "Take from Ada & Bo", [] {});
    QVERIFY2(QKeySequence::mnemonic(button->text()).isEmpty(), qPrintable(button->text()));
    QCOMPARE(QAccessible::queryAccessibleInterface(const_cast<QPushButton*>(button))->text(QAccessible::Name),
             QString("Take from Ada & Bo"));
}

// The language may have changed since the last question.
void AskingTest::tabsUnderAQuestionAreAsWideAsTheirWords() {
    QVERIFY(begin(R"({"stacks": {"4": ["score-secret"]}})", "score-secret"));
    pressAnswer("Special");
    QVERIFY(waitFor("disk"));
    auto& tabs = *page().findChild<StepAside*>();
    QVERIFY(tabs.isVisible());
    const QString english = tabs.tabText(0);
    const Decision disk = *model().decision();
    model().show(model().observation(), {}, {}, Seat::None);
    settle();
    QVERIFY(!tabs.isVisible());
    language_.use("de");
    settle();
    model().show(model().observation(), disk, {seatAt(0)}, Seat::None);
    settle();
    QVERIFY(tabs.isVisible());
    QVERIFY2(tabs.tabText(0) != english, qPrintable(english));
    for (int i = 0; i < tabs.count(); ++i)
        QVERIFY2(!tabs.isTabVisible(i) ||
                     tabs.tabRect(i).width() >= tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)),
                 qPrintable(tabs.tabText(i)));
}

// What computer players answer in secret cannot be followed, so nobody waits for the pause between their moves.
void AskingTest::secretAnswersTakeNoTime() {
    QVERIFY(begin(R"({"stacks": {"4": ["score-secret"]}})", "score-secret"));
    window_->table().setPace(3600000);
    pressAnswer("Special");
    QVERIFY(waitFor("disk"));
    model().choose(model().decision()->legal.front());
    QVERIFY(QTest::qWaitFor([this] { return model().decision() && kind() != "disk"; }, 10000));
}

// The rulebook was open when the disk was asked for, and is closed by a key.
void AskingTest::keysComeBackToTheDisk() {
    QVERIFY(begin(R"({"stacks": {"4": ["score-secret"]}})", "score-secret"));
    pressAnswer("Special");
    QVERIFY(waitFor("disk"));
    const SecretDisk& disk = page().disk();
    page().board().setFocus(Qt::MouseFocusReason);
    QVERIFY(!disk.isAncestorOf(QApplication::focusWidget()));
    QEvent back(QEvent::WindowActivate);
    QApplication::sendEvent(window_.get(), &back);
    settle();
    QVERIFY(!disk.isAncestorOf(QApplication::focusWidget())); // who plays with the mouse is left alone
    QTest::keyClick(window_.get(), Qt::Key_Shift);
    QApplication::sendEvent(window_.get(), &back);
    QTRY_VERIFY(disk.isAncestorOf(QApplication::focusWidget()));
}

QTEST_MAIN(AskingTest)
#include "asking_test.moc"
