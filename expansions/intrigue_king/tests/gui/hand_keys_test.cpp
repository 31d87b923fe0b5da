// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand of 13 by keys and by ear: what fills it tells so and leaves the keyboard where the next key does no harm,
// and cards that may be chosen are not called used.
#include "../../view/deck_grid.h"
#include "../../view/deck_panel.h"

#include "expansions/installed.h"
#include "tests/gui/widget_words.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/cards/power_hand.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

using namespace elgrande;
using namespace elgrande::intrigue_king;

class HandKeysTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init();
    void cleanup() { close(); }
    void filledByChanceIsToldAndNotThrownAway();
    void cardsToChooseAreNotUsed();
    void eachCardIsToldOnceAndShortly();
    void handIsToldWithoutSigns();
    void arrowsReachEveryCard();

  private:
    DeckPanel& deck() { return *page().findChild<DeckPanel*>(); }
    QPushButton* button(const char* name) { return deck().findChild<QPushButton*>(name); }
};

void HandKeysTest::init() {
    open();
    Setup setup;
    setup.players = 3;
    setup.seed = "keys";
    setup.expansions = {"intrigue_king"};
    QTest::keyClick(window_.get(), Qt::Key_Shift);
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}}));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "ki-choose"; }));
    QTRY_VERIFY(deck().isVisible());
}

void HandKeysTest::filledByChanceIsToldAndNotThrownAway() {
    gui::Listening listening;
    button("choice-by-chance")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button("choice-by-chance"), Qt::Key_Return);
    QVERIFY2(listening.heard().join(' ').contains("13 of 13 chosen"), qPrintable(listening.heard().join(' ')));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(button("choice-done")));
    listening.forget();
    button("choice-none")->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button("choice-none"), Qt::Key_Return);
    QVERIFY2(listening.heard().join(' ').contains("0 of 13 chosen"), qPrintable(listening.heard().join(' ')));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(button("choice-by-chance")));
}

void HandKeysTest::cardsToChooseAreNotUsed() {
    int cards = 0;
    for (const auto* face : page().hand().findChildren<PowerFace*>()) {
        ++cards;
        QVERIFY2(!face->accessibleDescription().contains("Used"), qPrintable(face->accessibleDescription()));
        QVERIFY2(!face->toolTip().contains("Used"), qPrintable(face->toolTip()));
        QVERIFY2(!face->toolTip().contains("Power card"), qPrintable(face->toolTip())); // it has a title
        QVERIFY2(!face->accessibleName().contains("Power card"), qPrintable(face->accessibleName()));
    }
    QVERIFY(cards > 20);
}

void HandKeysTest::eachCardIsToldOnceAndShortly() {
    for (const auto* face : deck().findChildren<PowerFace*>()) {
        const QStringList name = face->accessibleName().split(", ");
        QVERIFY2(name.size() < 2 || !name.front().endsWith(' ' + name.back()), qPrintable(face->accessibleName()));
        const QString told = face->accessibleDescription();
        QVERIFY2(told.endsWith('.') && !told.contains(u'≈'), qPrintable(told));
        QVERIFY2(told.startsWith("no Caballeros to your court. ") || told.contains(" to your court. "),
                 qPrintable(told));
    }
}

// What stands for a sentence on a card is no word.
void HandKeysTest::handIsToldWithoutSigns() {
    int doubtful = 0;
    for (const auto* face : page().hand().findChildren<PowerFace*>()) {
        const QString told = face->accessibleDescription();
        QVERIFY2(!told.contains(u'≈') && !told.contains("! "), qPrintable(told));
        QVERIFY2(told.endsWith('.') && !told.contains(".,"), qPrintable(told));
        doubtful += told.contains("Not seen in print.") ? 1 : 0;
    }
    QVERIFY(doubtful > 5);
}

// Row after row: who does not see where one ends hears on.
void HandKeysTest::arrowsReachEveryCard() {
    const auto faces = deck().findChildren<PowerFace*>();
    QVERIFY(faces.size() > 20);
    faces.front()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(faces.front(), Qt::Key_Home);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left}) {
        QSet<QWidget*> reached;
        for (qsizetype i = 0; i < faces.size(); ++i) {
            reached << QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), key);
        }
        QCOMPARE(reached.size(), faces.size());
    }
}

ELGRANDE_TEST(HandKeysTest)
#include "hand_keys_test.moc"
