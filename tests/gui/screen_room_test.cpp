// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is bounded by a screen: the scale, windows and what is offered in the preferences; borders that were dragged in
// a window of another size; and what upright and very wide screens make of their room.
#include "app/page/game_page.h"
#include "app/preferences/settings_dialog.h"
#include "app/shell/screen_room.h"
#include "tests/gui/board_fixture.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/ceremony/ceremonies.h"
#include "views/court/seat_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/toolkit/share_splitter.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSlider>
#include <QStandardPaths>
#include <QTest>

using namespace elgrande;
using namespace elgrande::gui;

class ScreenRoomTest : public QObject, protected WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { forget(); }

    void scaleFits_data();
    void scaleFits();
    void onlyWhatFitsIsOffered();
    void buttonsStayBelowWhatIsScrolled();
    void bordersAreKeptAsShares();
    void otherShapesUseTheirRoom();
    void filmLeavesTheSeatsFree();
};

void ScreenRoomTest::scaleFits_data() {
    QTest::addColumn<QSize>("screen"); // its pixels, all of them free
    QTest::addColumn<double>("asked");
    QTest::addColumn<double>("shown");
    QTest::newRow("as the desktop") << QSize(1920, 1080) << 1.0 << 1.0;
    QTest::newRow("200 % on full HD") << QSize(1920, 1080) << 2.0 << 2.0;
    QTest::newRow("300 % on full HD") << QSize(1920, 1080) << 3.0 << 2.25;
    QTest::newRow("125 % on a laptop") << QSize(1366, 768) << 1.25 << 1.25;
    QTest::newRow("200 % on a laptop") << QSize(1366, 768) << 2.0 << 1.6;
    QTest::newRow("150 % on a small one") << QSize(800, 600) << 1.5 << 1.05;
    QTest::newRow("never smaller than it is") << QSize(640, 480) << 1.5 << 1.0;
    QTest::newRow("400 % on 4K") << QSize(3840, 2160) << 4.0 << 4.0;
}

void ScreenRoomTest::scaleFits() {
    QFETCH(QSize, screen);
    QFETCH(double, asked);
    QFETCH(double, shown);
    const double fits = fittingScale(screen / asked, asked);
    QVERIFY2(qAbs(fits - shown) < 0.001, qPrintable(QString::number(fits)));
}

// By the preferences: what has no room is neither offered nor promised, and this is said.
void ScreenRoomTest::onlyWhatFitsIsOffered() {
    prepare();
    settings_->scale.set(300);
    settings_->textSize.set(200);
    const SettingsDialog dialog(*settings_, language_, {225, 150}, nullptr);
    const auto* scale = dialog.findChild<QComboBox*>("scale");
    QCOMPARE(scale->itemText(scale->count() - 1), QString("200%"));
    QCOMPARE(scale->currentIndex(), scale->count() - 1);
    const auto* text = dialog.findChild<QSlider*>("textSize");
    QCOMPARE(text->value(), text->maximum());
    QStringList words;
    for (const QLabel* label : dialog.findChildren<QLabel*>()) words << label->text();
    QVERIFY(words.contains("150%"));
    QVERIFY(words.contains("More than 150% needs a larger window."));
    QVERIFY(words.contains("This screen has room for 225% at most."));
    QCOMPARE(settings_->scale(), 300); // on a larger screen it counts again
    QCOMPARE(settings_->textSize(), 200);
    const SettingsDialog all(*settings_, language_);
    QCOMPARE(all.findChild<QComboBox*>("scale")->currentText(), QString("300%"));
    QVERIFY(largestScale(*QGuiApplication::primaryScreen()) >= 100);
}

void ScreenRoomTest::buttonsStayBelowWhatIsScrolled() {
    const QSize size(400, 260);
    const ScreenRoom room(nullptr, size);
    prepare();
    SettingsDialog seen(*settings_, language_);
    seen.setFont(Theme::sans(28));
    seen.show();
    QVERIFY(seen.size() == seen.size().boundedTo(size));
    QCOMPARE(unreachableParts(seen), QStringList());
    QVERIFY(seen.findChild<QScrollArea*>() != nullptr);
    const auto* close = seen.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
    const QRect box(close->mapTo(&seen, QPoint(0, 0)), close->size());
    QVERIFY(close->isVisible() && seen.rect().contains(box)); // without scrolling
}

void ScreenRoomTest::bordersAreKeptAsShares() {
    open({2560, 1400});
    QVERIFY(begin("borders"));
    const auto borders = page().findChildren<ShareSplitter*>();
    QCOMPARE(borders.size(), 2);
    ShareSplitter& across = *borders[0];
    ShareSplitter& down = *borders[1];
    const QList<int> usual = across.sizes();
    const auto drag = [](ShareSplitter& splitter, QPoint way) {
        QSplitterHandle* handle = splitter.handle(1);
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from + way);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, from + way);
    };
    drag(across, {-300, 0});
    drag(down, {0, -400});
    QCOMPARE(across.sizes()[1], usual[1] + 300);
    const double side = across.share();
    const double cards = down.share();
    QVERIFY(side > 0.2 && cards > 0.3);
    window_->close();
    open({1280, 800});
    QVERIFY(begin("borders"));
    const auto now = page().findChildren<ShareSplitter*>();
    QVERIFY2(qAbs(now[0]->sizes()[1] - side * now[0]->width()) < 12, qPrintable(QString::number(now[0]->sizes()[1])));
    QVERIFY(qAbs(now[1]->sizes()[1] - cards * now[1]->height()) < 12);
    for (ShareSplitter* each : now) {
        QTest::mouseDClick(each->handle(1), Qt::LeftButton);
        QCOMPARE(each->share(), 0.0);
    }
    const QList<int> reset = now[0]->sizes();
    window_->close();
    open({1280, 800});
    QVERIFY(begin("borders"));
    QCOMPARE(page().findChildren<ShareSplitter*>()[0]->sizes(), reset);
}

void ScreenRoomTest::otherShapesUseTheirRoom() {
    open({1080, 1860}); // upright: the board has the whole width, players and log lie side by side below it
    Setup setup;
    setup.players = 5;
    setup.seed = "shapes";
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}, {"Di", "greedy"}, {"Ed", "greedy"}}));
    QVERIFY(QTest::qWaitFor([this] { return model().decision().has_value(); }, 10000));
    const auto place = [this](QWidget& widget) { return QRect(widget.mapTo(&page(), QPoint(0, 0)), widget.size()); };
    QTRY_VERIFY(place(page().board()).width() > 1040);
    QVERIFY(place(page().seats()).top() > place(page().board()).bottom());
    QVERIFY(place(page().seats()).right() < place(page().talk()).left());
    QTRY_COMPARE(unreachableParts(*window_), QStringList());
    window_->resize(2560, 1040); // very wide: both beside the board, which has the whole height
    QTRY_VERIFY(place(page().seats()).left() > place(page().board()).right());
    QVERIFY(place(page().seats()).right() < place(page().talk()).left());
    const QRect board = place(page().board());
    QVERIFY2(board.width() < board.height() * 1.7, qPrintable(QString::number(board.width())));
    QTRY_COMPARE(unreachableParts(*window_), QStringList());
    window_->resize(1280, 800);
    QTRY_VERIFY(place(page().seats()).bottom() < place(page().talk()).top());
    QCOMPARE(place(page().seats()).left(), place(page().talk()).left());
}

// Whatever the window was before: also where the column has moved or is scrolled no longer, at any text size.
void ScreenRoomTest::filmLeavesTheSeatsFree() {
    Fixture fixture(5);
    Theme theme;
    GamePage page(fixture.model, theme);
    page.setTempo(Tempo::Slow);
    page.ceremonies().setWanted(false);
    const auto resize = [&page](QSize size) {
        page.resize(size);
        QTest::qWait(50);
    };
    resize({1920, 1050});
    page.show();
    fixture.show();
    for (const EventKind kind : {EventKind::PlaceScored, EventKind::Points}) {
        Event event;
        event.kind = kind;
        event.to = Area::Aragon;
        if (kind == EventKind::Points) event.seat = seatAt(1);
        event.number = 4;
        fixture.model.report(event);
    }
    fixture.show();
    const auto apart = [&page] {
        const QRect seats(page.seats().mapTo(&page, QPoint(0, 0)), page.seats().size());
        const QRect film = page.film().geometry().adjusted(6, 6, -6, -6);
        return page.film().isVisible() && page.rect().contains(film) && !film.intersects(seats) &&
               qAbs(film.left() - seats.left()) < 20;
    };
    QTRY_VERIFY(page.film().isVisible());
    page.film().togglePause(); // else it may be over before the last size
    QTRY_VERIFY(apart());
    for (const int font : {14, 20, 24, 26}) {
        page.setFont(Theme::sans(font));
        for (const QSize low : {QSize(1200, 732), QSize(1200, 560)}) {
            resize(low);
            QVERIFY(page.film().isVisible());
            resize({1920, 1050});
            QVERIFY2(apart(), qPrintable(QStringLiteral("%1 %2").arg(font).arg(low.height())));
        }
    }
}

ELGRANDE_TEST(ScreenRoomTest)
#include "screen_room_test.moc"
