// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What helps a player beside the rules: the rehearsal on the secret disk, the threat view, the remembered Castillo and
// its gate; and that a table as at the table has none of it. Questions before a choice are in doubts_test.cpp.
#include "tests/gui/parts.h"
#include "tests/gui/seated.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/board/place_tip.h"
#include "views/disk/secret_disk.h"
#include "views/insight/forecast_panel.h"
#include "views/insight/place_table.h"
#include "views/insight/threat_panel.h"
#include "views/prompt/answer_buttons.h"
#include "views/prompt/bar_label.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QGuiApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace elgrande;
using gui::kAllWastes;
using gui::partOf;
using gui::Seated;

class AidsTest : public QObject {
    Q_OBJECT

  private slots:
    void diskIsRehearsed();
    void countedCastilloIsRehearsed();
    void forecastComparesWithTheLastScoring();
    void diskDoesNotProposeWhereNothingGoes();
    void secondClickOfADoubleClickMeansWhatWasThere();
    void quickClicksAnswerOnce();
    void threatsAreListed();
    void castilloIsRemembered();
    void gateOpensWhenScored();
    void noneOfItAsAtTheTable();
    void diskLiesOnTheBoard();
};

void AidsTest::diskIsRehearsed() {
    Seated at("rehearse");
    at.model.setCastilloRemembered(true);
    QVERIFY(at.until([&] { return at.page.disk().isAsked() && at.model.observation().round >= 3; }));
    for (const DiskTry& tried : at.model.aids().rehearsal()) QVERIFY(!tried.partial);
    const auto tries = at.model.aids().rehearsal();
    QCOMPARE(tries.size(), at.model.decision()->legal.size());
    SecretDisk& disk = at.page.disk();
    QStringList told;
    for (const DiskTry& tried : tries) {
        disk.setArea(areaAt(tried.action.a));
        const QString words = disk.dial()->accessibleDescription();
        QVERIFY2(words.contains(QString::number(tried.most)), qPrintable(words));
        QVERIFY2(words.contains(" point") && words.contains(", on average "), qPrintable(words));
        told << words;
    }
    QVERIFY(told.removeDuplicates() == 0);
}

// By a card that scored it in this round: that is no longer hidden from who remembers nothing.
void AidsTest::countedCastilloIsRehearsed() {
    Seated at("rehearse");
    const auto partial = [&at] {
        const auto tries = at.model.aids().rehearsal();
        return std::any_of(tries.begin(), tries.end(), [](const DiskTry& tried) { return tried.partial; });
    };
    QVERIFY(at.until([&] { return at.page.disk().isAsked() && at.model.observation().round >= 3 && partial(); }));
    SecretDisk& disk = at.page.disk();
    disk.setArea(areaAt(at.model.decision()->legal.front().a));
    // Without the others' there is nothing to compare with.
    QVERIFY2(disk.outcome().endsWith(" without the Castillo and what others have in it"), qPrintable(disk.outcome()));
    Event event;
    event.kind = EventKind::CastilloCounted;
    event.seat = seatAt(0);
    event.owner = ownerOf(event.seat);
    event.to = Area::Castillo;
    event.number = 1;
    at.model.report(event);
    QVERIFY(!partial());
    event.kind = EventKind::RoundBegan; // long ago
    at.model.report(event);
    QVERIFY(partial());
}

void AidsTest::diskDoesNotProposeWhereNothingGoes() {
    const auto tried = [](Area area, double mean) {
        return DiskTry{act(ActionKind::Disk, area), 0, 0, mean, 0, true, false};
    };
    const std::vector<DiskTry> tries{tried(Area::Galicia, 17.2), tried(Area::Aragon, 15), tried(Area::Granada, 17)};
    QCOMPARE(bestTry(tries, Area::Galicia), 2);
    QCOMPARE(bestTry(tries, Area::Aragon), 0);
    QCOMPARE(bestTry({tries[0], tries[1]}, Area::Galicia), 0); // to stay is best
    QCOMPARE(bestTry({}, Area::Galicia), -1);
}

// The button of the next question is in the same place.
void AidsTest::secondClickOfADoubleClickMeansWhatWasThere() {
    Theme theme;
    QWidget window;
    AnswerButtons buttons(theme, &window);
    buttons.resize(600, 40);
    buttons.setMainWidth(120);
    int ended = 0;
    int played = 0;
    const auto add = [&](const QString& words, const std::function<void()>& deed) {
        buttons.clear();
        QPushButton* button = buttons.add(AnswerButtons::Place::Main, true, words, {}, deed);
        buttons.finish("More", "Use a card", false, true);
        return button;
    };
    QPushButton* next = nullptr;
    QPushButton* end = add("Done", [&] {
        ++ended;
        next = add("Special action", [&] { ++played; });
    });
    const auto send = [](QPushButton* button, QEvent::Type type) {
        const QPointF at = button->rect().center();
        const bool down = type != QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, button->mapToGlobal(at), Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, {});
        QApplication::sendEvent(button, &event);
        QCoreApplication::processEvents();
    };
    send(end, QEvent::MouseButtonPress);
    send(end, QEvent::MouseButtonRelease);
    QCOMPARE(ended, 1);
    QVERIFY(next != nullptr);
    send(next, QEvent::MouseButtonDblClick);
    send(next, QEvent::MouseButtonRelease);
    QCOMPARE(played, 0);
    send(next, QEvent::MouseButtonPress);
    send(next, QEvent::MouseButtonRelease);
    QCOMPARE(played, 1);
    send(next, QEvent::MouseButtonDblClick); // the same button was there
    send(next, QEvent::MouseButtonRelease);
    QCOMPARE(played, 2);
}

// Qt calls every third one a click of its own.
void AidsTest::quickClicksAnswerOnce() {
    Theme theme;
    QWidget window;
    AnswerButtons buttons(theme, &window);
    buttons.resize(600, 40);
    buttons.setMainWidth(120);
    int answered = 0;
    std::function<void()> ask = [&] {
        buttons.clear();
        buttons.add(AnswerButtons::Place::Main, true, "Question " + QString::number(answered), {}, [&] {
            ++answered;
            ask();
        });
        buttons.finish("More", "Use a card", false, true);
    };
    ask();
    auto* main = buttons.findChild<QPushButton*>(QStringLiteral("main-answer"));
    QVERIFY(main != nullptr);
    const auto click = [&](QEvent::Type type, quint64 moment, QPoint at) {
        for (const QEvent::Type each : {type, QEvent::MouseButtonRelease}) {
            QMouseEvent event(each, at, main->mapToGlobal(at), Qt::LeftButton,
                              each == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
            event.setTimestamp(moment);
            QApplication::sendEvent(main, &event);
            QCoreApplication::processEvents();
        }
    };
    const QPoint middle = main->rect().center();
    const auto soon = static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval()) / 2;
    click(QEvent::MouseButtonPress, 1000, middle);
    QCOMPARE(answered, 1);
    click(QEvent::MouseButtonDblClick, 1000 + soon, middle);
    click(QEvent::MouseButtonPress, 1000 + 2 * soon, middle);
    QCOMPARE(answered, 1);
    click(QEvent::MouseButtonPress, 1000 + 6 * soon, middle);
    QCOMPARE(answered, 2);
    click(QEvent::MouseButtonPress, 1000 + 7 * soon, middle + QPoint(30, 0)); // somewhere else
    QCOMPARE(answered, 3);
}

void AidsTest::threatsAreListed() {
    Seated at("threats");
    at.page.showPanel(at.page.threats());
    ThreatPanel& panel = at.page.threats();
    int listed = 0;
    for (int turn = 0; turn < 6; ++turn) {
        const int now = at.model.observation().turn + 10 * at.model.observation().roundsBegun;
        QVERIFY(at.until([&] {
            return at.model.decision()->kind == "action" &&
                   at.model.observation().turn + 10 * at.model.observation().roundsBegun != now;
        }));
        QTRY_VERIFY(!panel.isSearching());
        QCOMPARE(panel.about(), at.model.decision()->seat);
        PlaceTable& table = *panel.table();
        QCOMPARE(table.rowCount(), static_cast<int>(at.model.catalogue().scoringOrder.size()));
        QCOMPARE(table.columnCount(), 1 + at.model.catalogue().players);
        for (const Threat& threat : panel.threats()) {
            for (int row = 0; row < table.rowCount(); ++row) {
                if (table.placeOf(row) != threat.place) continue;
                bool named = false;
                for (int column = 2; column < table.columnCount(); ++column)
                    named = named || table.item(row, column)
                                         ->toolTip()
                                         .contains(texts::cardTitle(at.model.catalogue(), threat.card));
                QVERIFY(named);
                ++listed;
            }
        }
    }
    QVERIFY(listed > 0);
}

void AidsTest::castilloIsRemembered() {
    Seated at("castillo");
    const auto thrown = [&] {
        int sum = 0;
        for (const Event& event : at.model.history()) {
            if (event.kind == EventKind::CastilloEmptied)
                sum = 0;
            else if (event.to == Area::Castillo &&
                     (event.kind == EventKind::CaballeroPlaced || event.kind == EventKind::CaballeroMoved))
                ++sum;
        }
        return sum;
    };
    const Action inside = act(ActionKind::Caballero, Area::Castillo);
    const auto mayThrow = [&] {
        const auto& legal = at.model.decision()->legal;
        return std::find(legal.begin(), legal.end(), inside) != legal.end();
    };
    for (int i = 0; i < 3; ++i) {
        QVERIFY(at.until(mayThrow));
        at.model.choose(inside);
    }
    QVERIFY(thrown() >= 1);
    QVERIFY(!at.model.aids().seesInto(Area::Castillo));
    QVERIFY(at.model.aids().ifScoredNow(Area::Castillo).empty());
    const QString closed = placeTip(at.page.shown(), at.theme, Area::Castillo, {});
    at.model.setCastilloRemembered(true);
    int sum = 0;
    for (int seat = 0; seat < 3; ++seat) sum += at.model.aids().caballerosAt(Area::Castillo, ownerOf(seatAt(seat)));
    QVERIFY(at.model.aids().seesInto(Area::Castillo));
    QCOMPARE(sum, thrown());
    QVERIFY(!at.model.aids().ifScoredNow(Area::Castillo).empty());
    QVERIFY(placeTip(at.page.shown(), at.theme, Area::Castillo, {}) != closed);
    at.page.showPanel(at.page.forecast());
    int points = 0;
    for (int seat = 0; seat < 3; ++seat) points += at.page.forecast().pointsAt(Area::Castillo, seatAt(seat));
    QVERIFY(points > 0);
}

// A row on what has changed since the last scoring, once there has been one.
void AidsTest::forecastComparesWithTheLastScoring() {
    Seated at("since");
    at.page.showPanel(at.page.forecast());
    const auto heads = [&at] {
        QStringList found;
        const PlaceTable& table = *at.page.forecast().table();
        for (int row = 0; row < table.rowCount(); ++row) found << table.item(row, 0)->text();
        return found;
    };
    QVERIFY(at.until([&] { return at.model.observation().round == 2; }));
    QCOMPARE(heads().mid(0, 2), QStringList({"Total", "New score"}));
    QVERIFY(at.until([&] { return at.model.observation().round == 5; }));
    QCOMPARE(heads().mid(0, 3), QStringList({"Total", "Since scoring", "New score"}));
    QCOMPARE(heads().size(), 3 + 10);
}

void AidsTest::gateOpensWhenScored() {
    Seated at("gate");
    BoardView& board = at.page.board();
    QVERIFY(at.until([&] { return at.model.decision()->kind == "power"; }));
    const QImage closed = board.grab().toImage();
    board.showScored(Area::Castillo);
    board.setSpotlight(Area::None); // the same light for the comparison
    QTRY_VERIFY(board.grab().toImage() != closed);
    board.showScored(Area::None);
    QTRY_COMPARE(board.grab().toImage(), closed);
}

void AidsTest::noneOfItAsAtTheTable() {
    Seated at("plain", 3, false);
    at.model.setWarnings(kAllWastes);
    at.model.setCastilloRemembered(true);
    QVERIFY(at.until([&] { return at.page.disk().isAsked(); }));
    QVERIFY(at.model.aids().rehearsal().empty());
    QVERIFY(!at.model.aids().seesInto(Area::Castillo));
    QVERIFY(!at.model.aids().threatSearch(seatAt(0)));
    QVERIFY(!at.until([&] { return at.model.wasteful().has_value(); })); // without a question …
    QVERIFY(at.model.observation().over);                                // … to the end
}

// Large, and beside all that its choice depends on: seats, tabs, and what stands in the regions. The bar confirms it.
void AidsTest::diskLiesOnTheBoard() {
    for (const QSize size : {QSize(1280, 772), QSize(1024, 612), QSize(1920, 1050)}) {
        Seated at("aside");
        at.page.resize(size);
        QVERIFY(at.until([&] { return at.page.disk().isAsked(); }));
        SecretDisk& disk = at.page.disk();
        BoardView& board = at.page.board();
        QVERIFY(disk.isVisible());
        const QPoint corner = board.viewport()->mapFromGlobal(disk.mapToGlobal(QPoint()));
        QCOMPARE(QRect(corner, disk.size()), board.viewport()->rect());
        QVERIFY2(disk.dial()->round().width() >= size.width() / 6, qPrintable(QString::number(disk.dial()->width())));
        QVERIFY(disk.rect().contains(disk.mask().boundingRect()));
        for (const QRectF& each : board.table().contents()) {
            const QRect box = board.mapFromScene(each).boundingRect().adjusted(1, 1, -1, -1);
            QVERIFY2(!disk.mask().intersects(box), qPrintable(QStringLiteral("%1 %2").arg(box.x()).arg(box.y())));
        }
        at.page.showPanel(at.page.forecast());
        QVERIFY(at.page.forecast().isVisible() && disk.isVisible());
        // Each shows what the other one points to.
        const Area place = areaAt(at.model.decision()->legal.front().a);
        const Area other = areaAt(at.model.decision()->legal.back().a);
        const auto look = [&board](Area area) { return board.table().ground().regions().at(area)->look(); };
        QVERIFY(at.page.prompt().actionButtons().empty());
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.pointOf({place, Owner::None, Token::None}));
        QCOMPARE(disk.area(), place);
        QVERIFY(look(place).selected && !look(other).selected);
        emit board.areaHovered(other);
        QCOMPARE(disk.dial()->pointed(), disk.dial()->names().indexOf(texts::areaName(at.model.catalogue(), other)));
        disk.setArea(other);
        QVERIFY(!look(place).selected && look(other).selected);
        QVERIFY(partOf<BarLabel>(at.page.prompt(), "second")
                    .words()
                    .contains(texts::areaName(at.model.catalogue(), other)));
        QCOMPARE(at.page.prompt().actionButtons().size(), std::size_t(1));
        at.page.prompt().actionButtons().front()->click();
        QTRY_VERIFY(!at.model.decision() || at.model.decision()->kind != "disk");
        QVERIFY(!look(other).selected);
    }
}

ELGRANDE_TEST(AidsTest)
#include "aids_test.moc"
