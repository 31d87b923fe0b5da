// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Several persons at one screen: under the curtain nothing can be read of what the person before has chosen, looked at
// or been told, in no widget, be it hidden; and all that is public can. Two games are compared that differ in nothing
// else.
#include "expansions/installed.h"
#include "tests/gui/settle.h"
#include "tests/gui/widget_words.h"
#include "tests/gui/window_player.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/cards/power_hand.h"
#include "views/disk/secret_disk.h"
#include "views/panels/announcer.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace elgrande;

namespace {

// Two persons at one screen, in a game of their own.
class TwoPersons : public gui::WindowStage {
  public:
    TwoPersons(const Setup& setup, gui::Listening& listening) {
        open();
        listening.follow(page().announcer());
        gui::slowTimers(page().announcer());           // what is told together does not depend on the time between
        QTest::keyClick(window_.get(), Qt::Key_Shift); // somebody who plays by keys
        begun = begin(setup, {{"Ada", {}}, {"Bo", {}}});
    }
    using WindowStage::model;
    using WindowStage::page;
    using WindowStage::until;
    MainWindow& window() { return *window_; }

    bool asked(const char* kind) {
        return until([this, kind] { return model().decision() && model().decision()->kind == kind; });
    }
    bool curtain() {
        return QTest::qWaitFor([this] { return page().findChild<Curtain*>()->isVisible(); });
    }
    void tell() { gui::letTimersFire(page().announcer()); } // all that has happened
    QStringList read() {
        tell();
        return gui::wordsOf(window());
    }
    bool begun = false;
};

QString without(const QStringList& all, const QStringList& others) {
    QStringList rest;
    for (const QString& each : all)
        if (!others.contains(each)) rest << each;
    return rest.join('\n');
}

} // namespace

class CurtainSecretsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() { listening_.emplace(); }
    void cleanup() { listening_.reset(); }
    void diskIsNotRead();
    void pointedCardIsNotRead();
    void chosenHandIsNotRead();

  private:
    void compare(const QStringList& one, const QStringList& other, TwoPersons& table);
    std::optional<gui::Listening> listening_;
};

void CurtainSecretsTest::compare(const QStringList& one, const QStringList& other, TwoPersons& table) {
    QVERIFY2(one == other, qPrintable(without(one, other) + "\ninstead of\n" + without(other, one)));
    const QString all = one.join('\n');
    for (int seat = 0; seat < 2; ++seat) {
        const QString row = table.model().playerName(seatAt(seat));
        QVERIFY2(all.contains(row), qPrintable(row));
    }
    QVERIFY(all.contains("Hand over to"));
    QVERIFY(all.contains(" points"));
    for (const char* place : {"Granada", "Castillo"}) QVERIFY(all.contains(place));
}

// Turned to different places, and with what advice said of them.
void CurtainSecretsTest::diskIsNotRead() {
    if (!tests::hasExpansion("intrigue_king")) QSKIP("No set begins with disks.");
    QStringList read[2];
    for (int i = 0; i < 2; ++i) {
        Setup setup;
        setup.players = 2;
        setup.seed = "disk";
        setup.expansions = {"intrigue_king"};
        TwoPersons at(setup, *listening_);
        QVERIFY(at.begun && at.asked("disk")); // of the opening, where each has one
        at.tell();
        at.page().prompt().setNote(i == 0 ? "Granada is best." : "Seville is best.");
        SecretDisk& disk = at.page().disk();
        QTRY_VERIFY(disk.isVisible());
        disk.setArea(static_cast<Area>(at.model().decision()->legal[static_cast<std::size_t>(i)].a));
        at.tell();
        at.page().prompt().actionButtons().front()->click();
        if (at.model().wasteful()) at.model().insist();
        QVERIFY2(at.curtain(), at.model().decision() ? at.model().decision()->kind.c_str() : "nobody is asked");
        read[i] = at.read();
        if (i == 1) compare(read[0], read[1], at);
    }
}

// By keys, which tells what it would mean to play it; the same card is played.
void CurtainSecretsTest::pointedCardIsNotRead() {
    QStringList read[2];
    for (int i = 0; i < 2; ++i) {
        Setup setup;
        setup.players = 2;
        setup.seed = "pointed";
        setup.options["used-power-open"] = "false";
        TwoPersons at(setup, *listening_);
        QVERIFY(at.begun && at.asked("power"));
        at.tell();
        QTRY_VERIFY(qobject_cast<PowerFace*>(QApplication::focusWidget()) != nullptr);
        for (int keys = 0; keys < 2 + 3 * i; ++keys) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        at.tell();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left); // not spoken yet
        at.model().choose(at.model().decision()->legal.front());
        for (int answers = 0; answers < 40 && at.model().curtainFor() == Seat::None; ++answers) {
            QVERIFY(QTest::qWaitFor([&] { return at.model().decision() || at.model().curtainFor() != Seat::None; }));
            if (at.model().decision()) at.model().choose(at.model().decision()->legal.back());
        }
        QVERIFY(at.curtain());
        read[i] = at.read();
        if (i == 1) compare(read[0], read[1], at);
    }
}

// By chance, which is another one each time; also at the next curtain, and after it.
void CurtainSecretsTest::chosenHandIsNotRead() {
    if (!tests::hasExpansion("intrigue_king")) QSKIP("No set has a hand that is chosen.");
    QStringList read[2][2];
    for (int i = 0; i < 2; ++i) {
        Setup setup;
        setup.players = 2;
        setup.seed = "hand";
        setup.expansions = {"intrigue_king"};
        TwoPersons at(setup, *listening_);
        QVERIFY(at.begun && at.asked("ki-choose"));
        at.tell();
        for (int person = 0; person < 2; ++person) {
            if (person == 1) {
                at.model().liftCurtain();
                QTRY_VERIFY(at.model().decision() && at.model().decision()->kind == "ki-choose");
                at.tell();
            }
            for (const char* name : {"choice-by-chance", "choice-done"}) {
                auto* button = at.page().findChild<QPushButton*>(QLatin1String(name));
                QTRY_VERIFY(button != nullptr && button->isVisible() && button->isEnabled());
                button->click();
            }
            QVERIFY(at.curtain());
            read[i][person] = at.read();
        }
        if (i == 0) continue;
        for (int person = 0; person < 2; ++person) compare(read[0][person], read[1][person], at);
        at.model().liftCurtain(); // whose hand the other one could still find among the hidden cards
        at.tell();
        for (const auto* each : at.page().findChildren<QAbstractButton*>())
            QVERIFY2(!each->isCheckable() || !each->isChecked() || each->isVisible(),
                     qPrintable(each->accessibleName()));
    }
}

ELGRANDE_TEST(CurtainSecretsTest)
#include "curtain_secrets_test.moc"
