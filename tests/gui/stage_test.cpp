// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Nothing of a scene over the table is left there when it is over, whatever has become of the table meanwhile.
#include "tests/gui/board_fixture.h"
#include "tests/gui/settle.h"
#include "tests/named_test.h"
#include "views/ceremony/stage.h"
#include "views/theme/theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTest>

using namespace elgrande;
using gui::Fixture;

namespace {

constexpr QRectF kPlace(40, 50, 120, 80);

// A flight from a card, which is gone in the middle of it; it ends when it is told to.
class Flight final : public Ceremony {
  public:
    struct Course {
        bool gone = false;
        bool over = false;
    };

    explicit Flight(const Course& course)
        : course_(course) {}
    int length() const override { return course_.over ? 0 : 1000000; }
    QRectF box(const Scenery& /*scenery*/) const override { return course_.gone ? QRectF() : kPlace; }
    void paint(QPainter& painter, const Scenery& /*scenery*/, double /*now*/) const override {
        painter.fillRect(kPlace, Qt::red);
    }

  private:
    const Course& course_;
};

// Where a widget is painted.
class PaintedRegion final : public QObject {
  public:
    QRegion where;

  protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint) where += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
};

} // namespace

class StageTest : public QObject {
    Q_OBJECT

  private slots:
    void cardThatIsGoneLeavesNothing();
};

void StageTest::cardThatIsGoneLeavesNothing() {
    Fixture table(4);
    Theme theme;
    QWidget page;
    page.resize(400, 300);
    Stage stage(table.model, theme, &page);
    stage.setGeometry(page.rect());
    stage.setTempo(Tempo::Normal);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    PaintedRegion painted;
    stage.installEventFilter(&painted);
    Flight::Course course;
    stage.play(std::make_unique<Flight>(course));
    QTRY_VERIFY(painted.where.contains(kPlace.toRect()));
    QVERIFY(stage.shown() != nullptr);
    course.gone = true;
    gui::settle(); // what was asked for before is done
    painted.where = {};
    course.over = true;
    QTRY_VERIFY(stage.shown() == nullptr);
    QTRY_VERIFY(painted.where.intersected(kPlace.toRect()) == QRegion(kPlace.toRect()));
}

ELGRANDE_TEST(StageTest)
#include "stage_test.moc"
