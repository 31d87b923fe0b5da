// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board with everything that the expansions bring at once, at 1280 x 800: all of it fits into the places that are
// kept for it, and nothing of the base game moves or is covered. ELGRANDE_SKETCH=file.png keeps the picture.
#include "app/page/game_page.h"
#include "tests/gui/board_fixture.h"
#include "tests/gui/places_sketch.h"
#include "tests/named_test.h"
#include "views/board/board_items.h"
#include "views/board/board_view.h"
#include "views/contributions/expansion_ui.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>

using namespace elgrande;
using gui::Fixture;
using gui::PlacesSketch;

class SketchTest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { page_.reset(); }
    void everythingFitsAtOnce();
    void nothingMovesAndNothingIsCovered();
    void pictureShowsItAll();

  private:
    void begin(bool withExpansions);
    std::map<QString, QRectF> pieces() const; // of the base game, where they lie

    Theme theme_;
    std::unique_ptr<Fixture> fixture_;
    std::unique_ptr<GamePage> page_;
    PlacesSketch* sketch_ = nullptr; // belongs to the scene
};

void SketchTest::init() {
    fixture_ = std::make_unique<Fixture>(5);
    Observation& seen = fixture_->seen;
    for (std::size_t area = 0; area < 9; ++area)
        for (std::size_t owner = 0; owner < 5; ++owner)
            seen.count[owner][area] = static_cast<std::uint8_t>((area + owner) % 4 == 0 ? 0 : 1 + (area * owner) % 5);
    page_ = std::make_unique<GamePage>(fixture_->model, theme_);
    page_->setTempo(Tempo::Off);
    page_->resize(1280, 800);
    page_->show();
}

void SketchTest::begin(bool withExpansions) {
    sketch_ = nullptr;
    registerExpansionUi({.id = "test-sketch", .items = {[this](const Shown&, const Theme& theme, const BoardMap& map) {
                                                  return sketch_ = new PlacesSketch(theme, map);
                                              }}});
    Catalogue catalogue = fixture_->model.catalogue();
    catalogue.contributors.clear();
    if (withExpansions) catalogue.contributors.push_back("test-sketch");
    fixture_->model.startGame(std::move(catalogue), {"Ada", "Bo", "Cy", "Di", "Eva"}, std::vector<bool>(5, true));
    fixture_->show();
}

std::map<QString, QRectF> SketchTest::pieces() const {
    std::map<QString, QRectF> found;
    for (const QGraphicsItem* item : page_->board().table().items()) {
        const auto* piece = dynamic_cast<const BoardItem*>(item);
        if (piece == nullptr || !piece->isVisible() || dynamic_cast<const RegionItem*>(item) != nullptr) continue;
        const QRectF box = piece->box().translated(piece->pos());
        found[QStringLiteral("%1 %2 %3 at %4, %5")
                  .arg(index(piece->spot().area))
                  .arg(index(piece->spot().owner))
                  .arg(index(piece->spot().token))
                  .arg(box.center().x())
                  .arg(box.center().y())] = box;
    }
    return found;
}

void SketchTest::everythingFitsAtOnce() {
    begin(true);
    QVERIFY(sketch_ != nullptr);
    QVERIFY2(sketch_->tooSmall().isEmpty(), qPrintable(sketch_->tooSmall().join(u' ')));
    const std::vector<PlacesSketch::Thing>& things = sketch_->things();
    QVERIFY(things.size() > 90);
    for (std::size_t i = 0; i < things.size(); ++i)
        for (std::size_t j = i + 1; j < things.size(); ++j)
            QVERIFY2(!things[i].box.intersects(things[j].box),
                     qPrintable(things[i].place + " lies on " + things[j].place));
}

void SketchTest::nothingMovesAndNothingIsCovered() {
    begin(false);
    const std::map<QString, QRectF> before = pieces();
    QVERIFY(before.size() > 50);
    begin(true);
    QVERIFY(pieces() == before);
    for (const PlacesSketch::Thing& thing : sketch_->things())
        for (const auto& [name, box] : before)
            QVERIFY2(!thing.box.intersects(box), qPrintable(thing.place + " lies on " + name));
}

void SketchTest::pictureShowsItAll() {
    begin(false);
    page_->board().finishPicture();
    const QImage plain = page_->grab().toImage();
    begin(true);
    page_->board().finishPicture();
    const QImage sketched = page_->grab().toImage();
    QCOMPARE(sketched.size(), QSize(1280, 800));
    const BoardView& board = page_->board();
    for (const auto& [name, outline] : board.map().reservedPlaces()) { // each is to be seen
        const QPoint corner = board.viewport()->mapTo(page_.get(), QPoint(0, 0));
        const QRect box = board.mapFromScene(outline.boundingRect()).boundingRect().translated(corner);
        QVERIFY2(plain.copy(box) != sketched.copy(box), qPrintable(name));
    }
    if (const QString file = qEnvironmentVariable("ELGRANDE_SKETCH"); !file.isEmpty()) QVERIFY(sketched.save(file));
}

ELGRANDE_TEST(SketchTest)
#include "sketch_test.moc"
