// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board's composition: every region has its room for name, scoreboard, King, Grandes and piles, and the expansions
// have theirs, without one lying on another or on a foreign land.
#include "tests/gui/board_stage.h"

#include "app/program/language.h"
#include "app/settings/settings.h"
#include "tests/named_test.h"
#include "views/board/board_items.h"
#include "views/board/board_places.h"
#include "views/theme/text_scale.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace elgrande;

namespace {

constexpr int kLand = 40;     // grey values apart enough to be told from each other
constexpr qreal kRim = 52;    // of the score track
constexpr qreal kPile = 34;   // of each of two overlapping piles, to be told by its sign
constexpr qreal kMark = 4;    // that the ribbon around a piece which has moved reaches out
constexpr qreal kShare = 0.4; // of the growth that is wanted: the land has no more room
constexpr qreal kMost = 1.2;
constexpr QSizeF kMobilePlate(106, 34);
constexpr QSizeF kKing(44, 80); // he is slimmer than his box

struct Footprint {
    QString name;
    QRectF box;
    int land; // grey value of its own land; 0: the open sea only
};

QRectF around(QPointF middle, QSizeF size) {
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

} // namespace

class PlacesTest : public gui::BoardStage {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() {
        clear();
        words_.use("en");
    }
    void peninsulaFillsTheBoard();
    void footprintsLieOnTheirLandOrAtSea_data();
    void footprintsLieOnTheirLandOrAtSea();
    void footprintsKeepApart_data() { footprintsLieOnTheirLandOrAtSea_data(); }
    void footprintsKeepApart();
    void namesGrowWithTheText_data() { footprintsLieOnTheirLandOrAtSea_data(); }
    void namesGrowWithTheText();
    void marksOfMovesCoverNoScoreboard();
    void rowsAtSeaAreTiedToTheirLand();
    void rowsHoldEverybody();
    void haloOfTheKingCoversNoPile();
    void piecesStandInTheirRows();
    void placesAreAsLargeAsPromised();

  private:
    std::vector<Footprint> footprints() const;
    void setWords(); // language and text size of the row
    Language words_;
    int landOf(const std::string& id) const;
    std::vector<std::string> lands_; // by grey value
    QImage chart_;                   // grey values of the lands; 0: sea
};

void PlacesTest::init() {
    set();
    const BoardMap& map = view_->map();
    lands_.clear();
    chart_ = QImage(map.bounds().size().toSize(), QImage::Format_Grayscale8);
    chart_.fill(0);
    QPainter painter(&chart_);
    painter.setPen(Qt::NoPen);
    const auto draw = [&](const std::string& id, const QPainterPath& outline) {
        lands_.push_back(id);
        const int grey = landOf(id);
        painter.setBrush(QColor(grey, grey, grey));
        painter.drawPath(outline);
    };
    for (const char* land : {"france", "portugal"}) draw(land, map.reserved(QLatin1String(land)));
    for (const AreaFacts& area : fixture_->model.catalogue().areas)
        if (area.region) draw(area.id, map.outline(area.id));
}

int PlacesTest::landOf(const std::string& id) const {
    const auto found = std::find(lands_.begin(), lands_.end(), id);
    return found == lands_.end() ? 0 : kLand + 15 * static_cast<int>(found - lands_.begin());
}

std::vector<Footprint> PlacesTest::footprints() const {
    const BoardMap& map = view_->map();
    const Catalogue& catalogue = fixture_->model.catalogue();
    std::vector<Footprint> found;
    for (const std::string& id : lands_) {
        const QString name = QString::fromStdString(id);
        const int land = landOf(id);
        found.push_back({name + " scoreboard", around(map.anchorOf(id, "board"), kMobilePlate), land});
        found.push_back({name + " King", around(map.anchorOf(id, "king"), kKing), land});
        for (const char* what : {"piles", "grandes"})
            for (const BoardMap::Row& row : map.rows(id, what))
                found.push_back({name + ' ' + what + ' ' + QString::number(found.size()), row.box, land});
    }
    for (const QGraphicsItem* item : view_->table().items())
        if (const auto* label = dynamic_cast<const NameItem*>(item)) {
            const std::string& id = catalogue.areas[index(label->spot().area)].id;
            if (landOf(id) == 0) continue; // the Castillo's stands on its ribbon
            QRectF box = label->nameBox().translated(label->pos());
            box.setBottom(map.anchorOf(id, "board").y() - kMobilePlate.height() / 2);
            found.push_back({QString::fromStdString(id) + " name", box, landOf(id)});
        }
    for (const auto& [name, outline] : map.reservedPlaces())
        if (landOf(name.toStdString()) == 0) found.push_back({name, outline.boundingRect(), 0});
    found.push_back({"Castillo", map.outline("castillo").boundingRect().adjusted(-22, 0, 22, 8), 0});
    for (int number = 1; number <= 9; ++number)
        found.push_back({QStringLiteral("round %1").arg(number),
                         around(*map.anchor(QStringLiteral("round-%1").arg(number)), {42, 42}), 0});
    for (int number = 1; number <= 2; ++number)
        found.push_back({QStringLiteral("spare scoreboard %1").arg(number),
                         around(*map.anchor(QStringLiteral("spare-board-%1").arg(number)), kMobilePlate), -1});
    return found;
}

void PlacesTest::peninsulaFillsTheBoard() {
    QRectF peninsula;
    for (const AreaFacts& area : fixture_->model.catalogue().areas)
        if (area.region) peninsula |= view_->map().outline(area.id).boundingRect();
    QVERIFY2(peninsula.width() >= 1230 && peninsula.height() >= 910, // 997 x 840 on the board before
             qPrintable(QStringLiteral("%1 x %2").arg(peninsula.width()).arg(peninsula.height())));
}

void PlacesTest::footprintsLieOnTheirLandOrAtSea_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textSize"); // per cent
    for (const char* language : {"en", "de"})
        for (int percent = Settings::kSmallestText; percent <= Settings::kLargestText; percent += 10)
            QTest::addRow("%s %d", language, percent) << language << percent;
}

void PlacesTest::setWords() {
    QFETCH(QString, language);
    QFETCH(int, textSize);
    words_.use(language);
    view_->setFont(Theme::sans(kUsualTextSize * textSize / 100));
    QCoreApplication::processEvents();
}

void PlacesTest::footprintsLieOnTheirLandOrAtSea() {
    setWords();
    const QRectF sea = view_->map().bounds().adjusted(kRim, kRim, -kRim, -kRim);
    QStringList wrong;
    for (const Footprint& each : footprints()) {
        if (!sea.contains(each.box)) wrong << each.name + " reaches over the edge";
        const QRect box = each.box.toAlignedRect().adjusted(1, 1, -1, -1);
        std::vector<std::string> foreign;
        for (int y = box.top(); y <= box.bottom(); ++y)
            for (int x = box.left(); x <= box.right(); ++x) {
                const int land = qGray(chart_.pixel(x, y));
                if (land == 0 || land == each.land || each.land < 0) continue;
                const std::string& on = lands_[static_cast<std::size_t>((land - kLand) / 15)];
                if (std::find(foreign.begin(), foreign.end(), on) == foreign.end()) foreign.push_back(on);
            }
        for (const std::string& on : foreign)
            wrong << each.name + " lies on " + QString::fromStdString(on) +
                         QStringLiteral(" (%1, %2, %3 x %4)")
                             .arg(each.box.x())
                             .arg(each.box.y())
                             .arg(each.box.width())
                             .arg(each.box.height());
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

void PlacesTest::footprintsKeepApart() {
    setWords();
    const std::vector<Footprint> all = footprints();
    QVERIFY(all.size() > 80);
    QStringList wrong;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (all[i].box.intersects(all[j].box)) wrong << all[i].name + " lies on " + all[j].name;
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

// As far as their land has room; and back again.
void PlacesTest::namesGrowWithTheText() {
    setWords();
    const qreal textScale = textScaleOf(*view_);
    qreal all = 0;
    int names = 0;
    for (const QGraphicsItem* item : view_->table().items())
        if (const auto* label = dynamic_cast<const NameItem*>(item)) {
            if (landOf(fixture_->model.catalogue().areas[index(label->spot().area)].id) == 0) continue;
            const qreal times = label->setting().times;
            QVERIFY(times <= textScale + 0.001);
            all += times;
            ++names;
        }
    QCOMPARE(names, 9);
    const qreal wanted = textScale <= 1 ? textScale : std::min(1 + kShare * (textScale - 1), kMost);
    QVERIFY2(all / names >= wanted - 0.001, qPrintable(QString::number(all / names)));
}

void PlacesTest::marksOfMovesCoverNoScoreboard() {
    QStringList wrong;
    for (const std::string& place : lands_)
        for (const std::string& other : lands_)
            for (const char* what : {"piles", "grandes"})
                for (const BoardMap::Row& row : view_->map().rows(place, what))
                    if (row.box.adjusted(-kMark, -kMark, kMark, kMark)
                            .intersects(around(view_->map().anchorOf(other, "board"), kMobilePlate)))
                        wrong << QStringLiteral("%1 over the scoreboard of %2").arg(place.c_str(), other.c_str());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void PlacesTest::rowsAtSeaAreTiedToTheirLand() {
    int tied = 0;
    for (const AreaFacts& area : fixture_->model.catalogue().areas) {
        if (!area.region) continue;
        const QPainterPath land = view_->map().outline(area.id);
        for (const char* what : {"piles", "grandes"})
            for (const BoardMap::Row& row : view_->map().rows(area.id, what)) {
                const QSizeF one(std::min(row.box.width(), TokenItem::kWidth), row.box.height());
                QCOMPARE(row.leader.has_value(), !land.intersects(around(row.box.center(), one)));
                if (!row.leader) continue;
                ++tied;
                QVERIFY2(land.contains(row.leader->p2()), area.id.c_str());
                QVERIFY(row.box.adjusted(-1, -1, 1, 1).contains(row.leader->p1()));
            }
    }
    QVERIFY(tied > 0);
}

// Seven owners' piles and five Grandes in each region, each still to be told from the others.
void PlacesTest::rowsHoldEverybody() {
    for (const std::string& id : lands_) {
        if (id == "france") continue; // three Caballeros at most
        const auto room = [&](const char* what, qreal width, qreal step) {
            int all = 0;
            for (const BoardMap::Row& row : view_->map().rows(id, what))
                all += 1 + static_cast<int>((row.box.width() - width) / step);
            return all;
        };
        QVERIFY2(room("piles", TokenItem::kWidth, kPile) >= 7, id.c_str());
        QVERIFY2(room("piles", TokenItem::kWidth, TokenItem::kWidth + 5) >= 5, id.c_str());
        QVERIFY2(room("grandes", 46, 12) >= 5, id.c_str());
    }
}

// The ribbon around a King who has just moved is narrower than his box.
void PlacesTest::haloOfTheKingCoversNoPile() {
    fixture_->seen.king = fixture_->seen.kingsRegion = Area::Granada;
    fixture_->show();
    QRectF halo;
    for (const QGraphicsItem* item : view_->table().items())
        if (const auto* figure = dynamic_cast<const FigureItem*>(item); figure && figure->spot().token == Token::King)
            halo = figure->halo().adjusted(-3, -3, 3, 3);
    QVERIFY(!halo.isEmpty());
    for (const AreaFacts& area : fixture_->model.catalogue().areas) {
        if (!area.region) continue;
        const QRectF around = halo.translated(view_->map().anchorOf(area.id, "king"));
        for (const char* what : {"piles", "grandes"})
            for (const BoardMap::Row& row : view_->map().rows(area.id, what))
                QVERIFY2(!row.box.adjusted(1, 1, -1, -1).intersects(around), area.id.c_str());
    }
}

void PlacesTest::piecesStandInTheirRows() {
    Observation& seen = fixture_->seen;
    for (const AreaFacts& area : fixture_->model.catalogue().areas) {
        if (!area.region) continue;
        const Area here = fixture_->model.catalogue().area(area.id);
        for (auto& row : seen.count) row[index(here)] = 1;
        for (SeatSeen& seat : seen.seats) seat.grande = here;
        seen.king = seen.kingsRegion = here;
        fixture_->show();
        int standing = 0;
        for (const QGraphicsItem* item : view_->table().items()) {
            const auto* piece = dynamic_cast<const BoardItem*>(item);
            if (piece == nullptr || !piece->isVisible() || piece->spot().area != here) continue;
            const bool pile = dynamic_cast<const TokenItem*>(item) != nullptr;
            if (!pile && dynamic_cast<const FigureItem*>(item) == nullptr) continue;
            if (piece->spot().token == Token::King) {
                QCOMPARE(piece->pos(), view_->map().anchorOf(area.id, "king"));
                continue;
            }
            ++standing;
            const auto rows = view_->map().rows(area.id, pile ? "piles" : "grandes");
            const QRectF box =
                piece->mapRectToScene(piece->box()).adjusted(1, 1, -1, -1); // smaller where it is crowded
            QVERIFY2(
                std::any_of(rows.begin(), rows.end(), [&](const BoardMap::Row& row) { return row.box.contains(box); }),
                area.id.c_str());
        }
        QCOMPARE(standing, kMaxOwners + fixture_->model.catalogue().players);
    }
}

void PlacesTest::placesAreAsLargeAsPromised() {
    const auto holds = [&](const QString& name, const BoardPlace& promised) {
        const QRectF box = view_->map().reserved(name).boundingRect();
        QVERIFY2(box.width() >= promised.width && box.height() >= promised.height, qPrintable(name));
        QVERIFY2(view_->map().bounds().adjusted(kRim, kRim, -kRim, -kRim).contains(box), qPrintable(name));
    };
    for (const BoardPlace& place : kBoardPlaces) holds(QLatin1String(place.name), place);
    for (int number = 1; number <= kSeaAreas; ++number) holds(QStringLiteral("sea-%1").arg(number), kSeaArea);
    QCOMPARE(view_->map().reservedPlaces().size(), kBoardPlaces.size() + kSeaAreas);
    QVERIFY(view_->map().reserved(QStringLiteral("atlantis")).isEmpty());
}

ELGRANDE_TEST(PlacesTest)
#include "places_test.moc"
