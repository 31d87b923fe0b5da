// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where pieces stand in the rows of a place: side by side while there is room, then over each other.
#include "tests/named_test.h"
#include "views/board/row_geometry.h"

#include <QTest>

#include <array>

using namespace elgrande;

namespace {

constexpr qreal kWidth = 50;
constexpr qreal kStep = 20;

// Two rows, each with room for two pieces and no more.
std::vector<BoardMap::Row> twoRows() { return {{QRectF(0, 0, 120, 30), {}}, {QRectF(0, 40, 120, 30), {}}}; }
std::vector<RowPlace> stand(std::size_t pieces) {
    return standInRows(std::vector<qreal>(pieces, kWidth), twoRows(), kStep);
}

} // namespace

class RowGeometryTest : public QObject {
    Q_OBJECT

  private slots:
    void nobodyStandsWithoutRows();
    void oneStandsInTheMiddle();
    void secondRowFollowsAFullOne();
    void crowdOverlaps();
    void narrowPiecesLeaveNoHoles();
};

void RowGeometryTest::nobodyStandsWithoutRows() {
    QVERIFY(standInRows({kWidth}, {}, kStep).empty());
    QVERIFY(stand(0).empty());
}

void RowGeometryTest::oneStandsInTheMiddle() {
    const std::vector<RowPlace> one = stand(1);
    QCOMPARE(one.size(), std::size_t(1));
    QCOMPARE(one.front().at, QPointF(60, 15));
}

void RowGeometryTest::secondRowFollowsAFullOne() {
    const std::vector<RowPlace> three = stand(3);
    QCOMPARE(three.size(), std::size_t(3));
    QVERIFY(three[1].at.x() - three[0].at.x() >= kWidth); // side by side
    QCOMPARE(three[0].at.y(), three[1].at.y());
    QCOMPARE(three[2].at, QPointF(60, 55));
    QCOMPARE(three[1].row, std::size_t(0));
    QCOMPARE(three[1].behind, 1);
    QCOMPARE(three[2].row, std::size_t(1));
    QCOMPARE(three[2].behind, 0);
}

void RowGeometryTest::crowdOverlaps() {
    const std::vector<RowPlace> many = stand(7);
    QCOMPARE(many.size(), std::size_t(7));
    std::array<int, 2> inRow{};
    for (const RowPlace& each : many) {
        ++inRow[each.row];
        const QRectF box = twoRows()[each.row].box;
        QVERIFY(each.at.x() - kWidth / 2 >= box.left() && each.at.x() + kWidth / 2 <= box.right());
    }
    QCOMPARE(inRow[0], 4); // as many as can be told apart
    for (std::size_t i = 1; i < 4; ++i) QVERIFY(many[i].at.x() - many[i - 1].at.x() >= kStep);
}

void RowGeometryTest::narrowPiecesLeaveNoHoles() {
    const std::vector<RowPlace> both = standInRows({kWidth, kWidth / 2}, twoRows(), kStep);
    const qreal gap = both[1].at.x() - both[0].at.x() - kWidth * 0.75;
    QCOMPARE(gap, 5.0);
    QCOMPARE(both[0].at.x() - kWidth / 2, 120 - both[1].at.x() - kWidth / 4); // in the middle of the row
}

ELGRANDE_TEST(RowGeometryTest)
#include "row_geometry_test.moc"
