// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a small picture: what lies open on the board is seen on it, and nothing else.
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "views/board/board_map.h"
#include "views/board/small_map.h"

#include <QImage>
#include <QTest>

#include <thread>

using namespace elgrande;

class SmallMapTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void piecesAreSeenWhereTheyStand();
    void closedCastilloShowsNothing();
    void otherThreadPaintsTheSame();
    void themeIsFollowed();

  private:
    static constexpr QSize kPixels{300, 200};

    QImage painted(const Observation& seen, Theme::Mode mode = Theme::Mode::Light) const {
        const Theme theme(mode);
        return SmallMap(theme).paint(catalogue_, seen, kPixels);
    }
    // Where two pictures differ.
    static QRect difference(const QImage& one, const QImage& other);

    Catalogue catalogue_;
    Observation seen_;
};

void SmallMapTest::initTestCase() {
    Setup setup;
    setup.players = 4;
    setup.seed = "small map";
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    catalogue_ = catalogueOf(**rules);
    seen_ = observe(**rules, initialState(**rules), Seat::None);
}

QRect SmallMapTest::difference(const QImage& one, const QImage& other) {
    QRect box;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y)) box |= QRect(x, y, 1, 1);
    return box;
}

void SmallMapTest::piecesAreSeenWhereTheyStand() {
    const QImage before = painted(seen_);
    QCOMPARE(before.size(), kPixels);
    QRect last;
    for (const char* place : {"galicia", "granada", "cataluna"}) {
        Observation more = seen_;
        const Area area = catalogue_.area(place);
        QVERIFY(area != Area::None);
        more.count[index(ownerOf(seatAt(1)))][index(area)] += 5;
        const QRect changed = difference(before, painted(more));
        QVERIFY2(!changed.isEmpty() && changed.width() < kPixels.width() / 4, place);
        QVERIFY(changed != last);
        last = changed;
    }
    Observation moved = seen_;
    moved.king = catalogue_.area("sevilla");
    moved.kingsRegion = moved.king;
    QVERIFY(!difference(before, painted(moved)).isEmpty());
}

// Nothing of it is in what a spectator sees, so that nothing can be painted.
void SmallMapTest::closedCastilloShowsNothing() {
    for (int owner = 0; owner < kMaxOwners; ++owner) QCOMPARE(seen_.at(Area::Castillo, static_cast<Owner>(owner)), 0);
}

void SmallMapTest::otherThreadPaintsTheSame() {
    const QImage here = painted(seen_);
    const Theme theme;
    SmallMap map(theme);
    QImage there;
    std::thread([&] { there = map.paint(catalogue_, seen_, kPixels); }).join();
    QVERIFY(difference(here, there).isEmpty());
    QVERIFY(difference(here, map.paint(catalogue_, seen_, kPixels)).isEmpty()); // with what it has kept
}

void SmallMapTest::themeIsFollowed() {
    const QRect changed = difference(painted(seen_), painted(seen_, Theme::Mode::Dark));
    QVERIFY(changed.width() > kPixels.width() * 3 / 4);
}

ELGRANDE_TEST(SmallMapTest)
#include "small_map_test.moc"
