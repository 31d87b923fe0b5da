// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table by keys alone and through what a screen reader gets: where Tab leads, which cards can be reached, what is
// announced and what the things are called.
#include "app/new_game/drawer_front.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/presets.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "expansions/installed.h"
#include "model/game_model/game_model.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_face.h"
#include "views/disk/dial.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/prompt/question.h"
#include "views/rulebook/rulebook_window.h"
#include "views/texts/texts.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

class AccessTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init();
    void cleanup();
    void questionsRefusalsAndTheEndOfATurnAreTold();
    void logIsOneStopForTab();
    void arrowsGoAlongTheLog();
    void tabLeadsToTheDoubtsOwnButtons();
    void actionCardsCanAlwaysBeReached();
    void cardsAreToldAsAWhole();
    void dialHasAChoiceForEachPlace();
    void rulingsAreExplained();
    void rulingsComeBeforeTheButtons();
    void seatsAreNamed();
    void questionsAreAlerts();
    void ruleBookIsAWindow();
    void sentencesAmongPartsStandForThemselves();
    void lessonsAreToldWithoutMarks();
    void endOfATurnHasTheFocus();
    void askedElsewhereCallsForAttention();
};

void AccessTest::init() {
    prepare();
    settings_->confirmTurn.set(true);
    open();
}

void AccessTest::cleanup() { close(); }

// What arrives on the bus of a desktop: tests/gui/screen_reader.
void AccessTest::questionsRefusalsAndTheEndOfATurnAreTold() {
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    const auto heard = [&spoken](const QString& words) {
        return std::any_of(spoken.begin(), spoken.end(),
                           [&words](const QList<QVariant>& each) { return each.first().toString().contains(words); });
    };
    QVERIFY(begin("announced"));
    QTRY_VERIFY(model().decision());
    QTRY_VERIFY(heard("Round 1") && heard(page().prompt().promptText()));
    page().prompt().showReason("Not there.");
    QTRY_VERIFY(heard("Not there."));
    QVERIFY(until([this] { return model().mustConfirm(); }));
    QTRY_VERIFY(heard(page().prompt().promptText()));
    const QList<QLabel*> voices = page().announcer().findChildren<QLabel*>();
    QVERIFY(!voices.isEmpty());
    for (QLabel* voice : voices)
        QCOMPARE(QAccessible::queryAccessibleInterface(voice)->role(), QAccessible::Notification);
}

void AccessTest::logIsOneStopForTab() {
    QVERIFY(begin("log"));
    QVERIFY(until([this] { return model().observation().round == 2 && model().decision(); }));
    QTextBrowser& log = *page().log().browser();
    QTRY_VERIFY(log.toHtml().count("href=") > 20);
    log.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&log, Qt::Key_Tab);
    QVERIFY(!log.hasFocus());
    log.setFocus(Qt::BacktabFocusReason);
    QTest::keyClick(&log, Qt::Key_Backtab);
    QVERIFY(!log.hasFocus());
}

void AccessTest::arrowsGoAlongTheLog() {
    QVERIFY(begin("log"));
    QVERIFY(until([this] { return model().observation().round == 2 && model().decision(); }));
    QTextBrowser& log = *page().log().browser();
    QTRY_VERIFY(log.document()->blockCount() > 20);
    log.setFocus(Qt::TabFocusReason);
    const int last = log.document()->blockCount() - 1;
    QCOMPARE(log.textCursor().blockNumber(), last); // what happened last is of interest first
    QTest::keyClick(&log, Qt::Key_Up);
    QCOMPARE(log.textCursor().blockNumber(), last - 1);
    QTest::keyClick(&log, Qt::Key_Home);
    QCOMPARE(log.textCursor().blockNumber(), 0);
    for (int entry = 1; entry < 6; ++entry) {
        QTest::keyClick(&log, Qt::Key_Down);
        QCOMPARE(log.textCursor().blockNumber(), entry);
    }
    // A heading has two links: fold and look at it again.
    QSignalSpy moments(&page().log(), &LogPanel::momentActivated);
    const auto isRound = [&log] { return log.textCursor().block().text().contains("Round 1"); };
    QTest::keyClick(&log, Qt::Key_Home);
    for (int i = 0; i < last && !isRound(); ++i) QTest::keyClick(&log, Qt::Key_Down);
    QVERIFY(isRound());
    QTest::keyClick(&log, Qt::Key_Right);
    QVERIFY(log.textCursor().selectedText().contains("Round 1"));
    QTest::keyClick(&log, Qt::Key_Right);
    QCOMPARE(log.textCursor().selectedText(), QString("↺"));
    QTest::keyClick(&log, Qt::Key_Left);
    QVERIFY(log.textCursor().selectedText().contains("Round 1"));
    QTest::keyClick(&log, Qt::Key_Right);
    QTest::keyClick(&log, Qt::Key_Return);
    QCOMPARE(moments.count(), 1);
}

void AccessTest::tabLeadsToTheDoubtsOwnButtons() {
    QVERIFY(begin("doubt"));
    model().setWarnings({Waste::PlacingLeft, Waste::SpecialLeft});
    QVERIFY(until([this] { return model().wasteful().has_value(); }));
    const std::vector<QPushButton*> own = page().prompt().actionButtons();
    QCOMPARE(own.size(), std::size_t(3));
    for (QPushButton* each : {own[0], own[1]}) {
        QCOMPARE(QApplication::focusWidget(), each);
        QTest::keyClick(each, Qt::Key_Tab);
    }
    auto* more = qobject_cast<QPushButton*>(QApplication::focusWidget()); // not to be asked again
    const auto* menu = more != nullptr ? more->findChild<QMenu*>() : nullptr;
    QVERIFY(menu != nullptr && menu->actions().size() == 1);
    QTest::keyClick(more, Qt::Key_Tab);
    // The other way as well, from wherever Tab led.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
    QCOMPARE(QApplication::focusWidget(), more);
}

void AccessTest::actionCardsCanAlwaysBeReached() {
    QVERIFY(begin("cards"));
    QTRY_VERIFY(model().decision());
    QVERIFY(model().decision()->kind == "power");
    int open = 0;
    for (CardFace* face : page().cards().findChildren<CardFace*>()) {
        QCOMPARE(face->focusPolicy() == Qt::StrongFocus, face->content().open);
        if (!face->content().open) continue;
        ++open;
        page().board().setFocus();
        QSignalSpy pointed(face, &OfferButton::pointed);
        face->setFocus(Qt::TabFocusReason);
        QVERIFY(face->hasFocus());
        QCOMPARE(pointed.count(), 1); // what enlarges it
    }
    QCOMPARE(open, 5);
}

void AccessTest::cardsAreToldAsAWhole() {
    QVERIFY(begin("cards"));
    QTRY_VERIFY(model().decision());
    for (CardFace* face : page().cards().findChildren<CardFace*>()) {
        if (!face->content().open) continue;
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(face);
        const QString name = read->text(QAccessible::Name);
        const QString told = read->text(QAccessible::Description);
        QVERIFY2(name.contains(face->content().title) && name.contains("Stack " + face->content().stack),
                 qPrintable(name));
        const int caballeros = face->content().caballeros;
        const QString places =
            caballeros == 1 ? QString("Place 1 Caballero") : QString("Place up to %1 Caballeros").arg(caballeros);
        QVERIFY2(told.contains(places), qPrintable(told));
        QVERIFY2(told.contains(face->content().text), qPrintable(told));
    }
    // What stands in the corner of the menu bar, where a screen reader finds nothing.
    const QList<QLabel*> labels = page().findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->accessibleName().startsWith("Round 1 of 9"); }));
}

void AccessTest::dialHasAChoiceForEachPlace() {
    Theme theme;
    const Art art;
    Dial dial(theme, art);
    dial.setNames({"Aragón", "Galicia", "Granada"});
    dial.setOutlooks({"nothing", "5 points", "2 points"});
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&dial);
    QCOMPARE(read->childCount(), 3);
    QCOMPARE(read->child(1)->text(QAccessible::Name), QString("Galicia"));
    QCOMPARE(read->child(1)->text(QAccessible::Description), QString("5 points"));
    QVERIFY(!read->child(1)->state().checked);
    read->child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(dial.current(), 1);
    QVERIFY(read->child(1)->state().checked && !read->child(0)->state().checked);
    QCOMPARE(read->indexOfChild(read->child(2)), 2);
    dial.setNames({"Aragón"});
    QCOMPARE(read->childCount(), 1);
    QVERIFY(read->child(1) == nullptr);
}

void AccessTest::rulingsAreExplained() {
    const RulingsEditor editor;
    const QList<QCheckBox*> boxes = editor.findChildren<QCheckBox*>();
    QVERIFY(boxes.size() > 3);
    for (const QCheckBox* box : boxes) {
        QVERIFY2(!box->accessibleDescription().isEmpty(), qPrintable(box->text()));
        QVERIFY2(QKeySequence::mnemonic(box->text()).isEmpty(), qPrintable(box->text()));
    }
    auto* choice = editor.findChild<QComboBox*>("tie-break");
    QVERIFY(choice != nullptr && !choice->accessibleDescription().isEmpty());
}

void AccessTest::rulingsComeBeforeTheButtons() {
    NewGameDialog dialog;
    partOf<DrawerFront>(dialog).setChecked(true);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* editor = dialog.findChild<RulingsEditor*>();
    auto* first = editor->findChild<QCheckBox*>();
    QVERIFY(first != nullptr);
    auto* bar = dialog.findChild<QScrollArea*>("rules")->verticalScrollBar();
    bar->setValue(bar->maximum());
    first->setFocus(Qt::TabFocusReason);
    QVERIFY(!first->visibleRegion().isEmpty()); // scrolled into view
    int rulings = 0;
    for (; editor->isAncestorOf(QApplication::focusWidget()) && rulings < 100; ++rulings)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(rulings >= editor->findChildren<QCheckBox*>().size());
    QCOMPARE(QApplication::focusWidget(), &partOf<DrawerFront>(dialog));
    const auto* presets = dialog.findChild<PresetBar*>();
    do QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    while (presets->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(qobject_cast<QDialogButtonBox*>(QApplication::focusWidget()->parentWidget()) != nullptr);
}

void AccessTest::seatsAreNamed() {
    const SeatsEditor editor;
    QStringList names;
    for (const QLineEdit* field : editor.findChildren<QLineEdit*>())
        if (field->accessibleName().contains("name")) names << field->accessibleName();
    for (const QComboBox* box : editor.findChildren<QComboBox*>()) names << box->accessibleName();
    QCOMPARE(names.size(), 15);
    QCOMPARE(names.removeDuplicates(), 0);
    QVERIFY(names.contains("Seat 2: name"));
}

// Enter takes the default, Esc the answer that changes nothing, and what is asked is read out.
void AccessTest::questionsAreAlerts() {
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        Question question(Question::Kind::Ask, "Game", "Really <b>so</b>?", window_.get());
        question.setMore("It cannot be brought back.");
        const QPushButton* yes = question.add("Yes", Question::Answer::Accept);
        const QPushButton* no = question.addCancel();
        QTimer::singleShot(0, &question, [&question, key] {
            const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&question);
            QCOMPARE(read->role(), QAccessible::AlertMessage);
            QCOMPARE(read->text(QAccessible::Name), QString("Really <b>so</b>?"));
            QVERIFY(read->text(QAccessible::Description).isEmpty()); // its labels are read
            for (const QLabel* label : question.findChildren<QLabel*>()) QCOMPARE(label->textFormat(), Qt::PlainText);
            QTest::keyClick(&question, key);
        });
        QCOMPARE(question.ask(), key == Qt::Key_Return ? yes : no);
    }
}

void AccessTest::ruleBookIsAWindow() {
    const RuleBookWindow book(*theme_, window_.get());
    QCOMPARE(QAccessible::queryAccessibleInterface(const_cast<RuleBookWindow*>(&book))->role(), QAccessible::Window);
    QStringList names;
    for (QToolButton* button : book.findChildren<QToolButton*>())
        if (button->text() == "◀" || button->text() == "▶")
            names << QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
    QCOMPARE(names, QStringList({"Back", "Forward"}));
}

void AccessTest::sentencesAmongPartsStandForThemselves() {
    QCOMPARE(texts::joined({"Aragón", "The King is here.", "may be chosen"}),
             QString("Aragón. The King is here. may be chosen"));
    QCOMPARE(texts::joined({"Aragón", "may be chosen", "Not there."}), QString("Aragón, may be chosen. Not there."));
    QVERIFY(begin("stops"));
    QTRY_VERIFY(model().decision());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&page().board());
    for (int i = 0; i < board->childCount(); ++i) {
        const QString name = board->child(i)->text(QAccessible::Name);
        QVERIFY2(!name.contains(".,") && !name.contains(".."), qPrintable(name));
    }
}

void AccessTest::lessonsAreToldWithoutMarks() {
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    window_->learning().begin();
    LessonPanel& panel = partOf<LessonGuide>(*window_).panel();
    QVERIFY(panel.text().contains(u'<'));
    QVERIFY(!panel.accessibleDescription().isEmpty() && !panel.accessibleDescription().contains(u'<'));
    QTRY_VERIFY(spoken.count() > 0 && spoken.last().first().toString().contains(panel.accessibleDescription()));
}

void AccessTest::endOfATurnHasTheFocus() {
    QVERIFY(begin("end"));
    for (int turns = 0; turns < 3; ++turns) {
        page().board().setFocus();
        QVERIFY(until([this] { return model().mustConfirm(); }));
        auto* golden = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(golden != nullptr && page().prompt().isAncestorOf(golden));
        const auto events = model().history().size();
        QTest::keyClick(golden, Qt::Key_Return);
        QTRY_VERIFY(!model().mustConfirm() || model().history().size() > events);
    }
}

void AccessTest::askedElsewhereCallsForAttention() {
    QSignalSpy called(window_.get(), &MainWindow::attentionWanted);
    QVERIFY(begin("elsewhere"));
    QTRY_VERIFY(model().decision());
    QCOMPARE(called.count(), 0);
    const auto lookAway = [] { // at a window that then is gone, so that none of the program's is looked at
        QWidget elsewhere;
        elsewhere.show();
        elsewhere.activateWindow();
        return QTest::qWaitForWindowActive(&elsewhere);
    };
    QVERIFY(lookAway());
    QVERIFY(QApplication::activeWindow() == nullptr);
    QVERIFY(begin("elsewhere again"));
    QTRY_VERIFY(model().decision());
    QCOMPARE(called.count(), 1);
    QVERIFY(begin("elsewhere still"));
    QTRY_VERIFY(model().decision());
    QCOMPARE(called.count(), 1); // nobody has looked since
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(lookAway());
    settings_->notice.set(false);
    QVERIFY(begin("elsewhere and not to be disturbed"));
    QTRY_VERIFY(model().decision());
    QCOMPARE(called.count(), 1);
}

ELGRANDE_TEST(AccessTest)
#include "access_test.moc"
