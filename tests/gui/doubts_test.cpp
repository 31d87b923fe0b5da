// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The question before a wasteful choice: when it comes, what it says, how it is answered and silenced.
#include "tests/gui/seated.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace elgrande;
using gui::kAllWastes;
using gui::Seated;

class DoubtsTest : public QObject {
    Q_OBJECT

  private slots:
    void wastefulChoiceIsAskedAbout();
    void slowPressMeansWhatWasPressed();
    void warningCanBeSilenced();
    void allLossesAreAskedAboutAtOnce();
    void answersSayWhatTheyDo();
    void otherAnswersEndTheDoubt();
    void boardGoesOnAskingAfterADoubt();
};

void DoubtsTest::wastefulChoiceIsAskedAbout() {
    Seated at("waste");
    QVERIFY(at.ok);
    at.model.setWarnings(kAllWastes);
    QVERIFY(at.until([&] { return at.model.wasteful().has_value(); }));
    const Observation before = at.model.observation();
    const auto events = at.model.history().size();
    PromptPanel& prompt = at.page.prompt();
    const auto& doubt = *at.model.wasteful();
    QCOMPARE(prompt.promptText(),
             texts::wasteText(at.model.catalogue(), *at.model.decision(), doubt.action, doubt.why, doubt.also));
    QCOMPARE(prompt.actionButtons().size(), std::size_t(3));
    // Enter thinks again: nothing has been done.
    QVERIFY(prompt.triggerDefault());
    QTRY_VERIFY(!at.model.wasteful());
    QVERIFY(at.model.observation() == before);
    QCOMPARE(at.model.history().size(), events);
    QVERIFY(at.model.decision());
    // The same choice again, and meant.
    QVERIFY(at.until([&] { return at.model.wasteful().has_value(); }));
    const auto count = at.model.history().size();
    QTest::mouseClick(prompt.actionButtons()[1], Qt::LeftButton);
    QTRY_VERIFY(!at.model.wasteful());
    QVERIFY(at.model.history().size() > count);
}

// Pressed through a screen reader: Qt clicks a tenth of a second later, when the button may belong to another question.
void DoubtsTest::slowPressMeansWhatWasPressed() {
    Seated at("waste");
    at.model.setWarnings(kAllWastes);
    QVERIFY(at.until([&] { return at.model.wasteful().has_value(); }));
    QPushButton* doIt = at.page.prompt().actionButtons()[1];
    const QString words = doIt->text();
    QSignalSpy clicked(doIt, &QPushButton::clicked);
    doIt->animateClick();
    at.model.thinkAgain();
    QVERIFY(doIt->isVisible());
    QVERIFY(doIt->text() != words);
    const auto count = at.model.history().size();
    const auto asked = at.model.decision()->legal;
    QTRY_COMPARE(clicked.count(), 1);
    QTest::qWait(0);
    QCOMPARE(at.model.history().size(), count);
    QVERIFY(at.model.decision()->legal == asked);
    QVERIFY(!at.model.wasteful());
}

void DoubtsTest::warningCanBeSilenced() {
    Seated at("silence");
    at.model.setWarnings(kAllWastes);
    QVERIFY(at.until([&] { return at.model.wasteful().has_value(); }));
    QSignalSpy silenced(&at.page.prompt(), &PromptPanel::warningSilenced);
    const Waste why = at.model.wasteful()->why;
    const auto named = static_cast<int>(1 + at.model.wasteful()->also.size());
    QTest::mouseClick(at.page.prompt().actionButtons()[2], Qt::LeftButton);
    QTRY_COMPARE(silenced.count(), named);
    QCOMPARE(silenced.first().first().value<Waste>(), why);
    std::set<Waste> rest = kAllWastes;
    rest.erase(why);
    at.model.setWarnings(rest);
    QVERIFY(!at.until([&] { return at.model.wasteful() && at.model.wasteful()->why == why; }));
    QVERIFY(at.model.observation().over);
}

// A turn ended with Caballeros and the special action left: one question, of what the settings ask about.
void DoubtsTest::allLossesAreAskedAboutAtOnce() {
    const Action end = act(ActionKind::End);
    int met = 0;
    Seated at("losses");
    const auto loses = [&] {
        const auto& legal = at.model.decision()->legal;
        const auto offers = [&legal](Action action) {
            return std::find(legal.begin(), legal.end(), action) != legal.end();
        };
        return offers(end) && offers(act(ActionKind::Place)) && offers(act(ActionKind::Special));
    };
    const auto why = [&] { return at.model.wasteful() ? at.model.wasteful()->why : Waste::Count; };
    for (; met < 3 && at.until(loses); ++met) {
        const auto before = at.model.history().size();
        at.model.setWarnings(kAllWastes);
        at.model.choose(end);
        QCOMPARE(why(), Waste::PlacingLeft);
        QVERIFY(at.model.wasteful()->wastes(Waste::SpecialLeft));
        const QString card = texts::cardTitle(at.model.catalogue(), at.model.decision()->card);
        QCOMPARE(at.page.prompt().promptText(), QStringLiteral("You could still place Caballeros. You have not used "
                                                               "the special action “%1”. End your turn anyway?")
                                                    .arg(card));
        QCOMPARE(at.page.prompt().actionButtons()[1]->text(), QStringLiteral("End turn"));
        QCOMPARE(at.model.history().size(), before);
        at.model.thinkAgain();
        QCOMPARE(why(), Waste::Count);
        at.model.setWarnings({Waste::SpecialLeft}); // the other one silenced
        at.model.choose(end);
        QCOMPARE(why(), Waste::SpecialLeft);
        QVERIFY(at.model.wasteful()->also.empty());
        at.model.thinkAgain();
        at.model.setWarnings(kAllWastes);
        at.model.choose(end);
        at.model.insist(); // once for all
        QCOMPARE(why(), Waste::Count);
        QVERIFY(at.model.history().size() > before);
        at.model.setWarnings({});
    }
    QCOMPARE(met, 3);
}

// No answer of one question could be taken for that of another, or for doing what is about to be lost.
void DoubtsTest::answersSayWhatTheyDo() {
    std::set<QString> words;
    for (const Waste why : kAllWastes)
        for (const bool forGood : {false, true}) words.insert(texts::wasteAnswer(why, forGood));
    QCOMPARE(words.size(), 2 * kAllWastes.size());
    Seated at("answers");
    at.model.setWarnings(kAllWastes);
    QVERIFY(at.until([&] { return at.model.wasteful() && at.model.wasteful()->why == Waste::SpecialLeft; }));
    const auto& buttons = at.page.prompt().actionButtons();
    QCOMPARE(buttons[1]->text(), QStringLiteral("End turn"));
    QCOMPARE(buttons[2]->text(), texts::wasteAnswer(Waste::SpecialLeft, true));
}

void DoubtsTest::otherAnswersEndTheDoubt() {
    Seated at("other");
    at.model.setWarnings({Waste::SpecialLeft, Waste::PlacingLeft});
    QVERIFY(at.until([&] { return at.model.wasteful().has_value(); }));
    const Action wasteful = at.model.wasteful()->action;
    for (Action each : at.model.decision()->legal) {
        if (each == wasteful) continue;
        at.model.choose(each);
        break;
    }
    QVERIFY(!at.model.wasteful());
}

// A place that was clicked and thought about again can be clicked again, and so can another one.
void DoubtsTest::boardGoesOnAskingAfterADoubt() {
    bool doubted = false;
    for (int game = 0; game < 30 && !doubted; ++game) {
        Seated at(qPrintable(QString::number(game)));
        at.model.setWarnings({Waste::PointsForOthers});
        BoardView& board = at.page.board();
        const auto scoring = [&] { return at.model.decision()->kind == "score" && !at.model.wasteful(); };
        while (!doubted && at.until(scoring)) {
            const std::vector<BoardSpot> before = board.chooser().offered();
            QVERIFY(!before.empty());
            const QPoint there = board.pointOf(before.front());
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, there);
            if (!at.model.wasteful()) continue;
            doubted = true;
            QVERIFY(board.chooser().offered() == before);
            at.model.thinkAgain();
            QVERIFY(!at.model.wasteful());
            QVERIFY(board.chooser().offered() == before);
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, there);
            QVERIFY(at.model.wasteful());
        }
    }
    QVERIFY(doubted);
}

ELGRANDE_TEST(DoubtsTest)
#include "doubts_test.moc"
