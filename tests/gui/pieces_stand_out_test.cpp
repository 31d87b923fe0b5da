// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Can the shape of every piece be made out wherever it may stand (WCAG 2.2, 1.4.11)? What is drawn is measured: the
// ground as the board shows it without pieces, and along the outline of the painted piece whatever lies there: its pale
// rim, its line or its face. One of them has 3:1 against the ground, in every set, by day and by night, for every
// palette, also where places are lit, dimmed or closed.
#include "app/table/local_table.h"
#include "expansions/installed.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/board_view.h"
#include "views/game/shown.h"
#include "views/theme/art.h"
#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

using namespace elgrande;

namespace {

constexpr double kWanted = 3;
constexpr int kScale = 4;            // pixels of a painted piece to a unit of the board
constexpr int kAir = 6;              // units around it, for what lies outside its box
constexpr int kDepth = 5;            // units from its outline: what its shape is made out by
constexpr double kEverywhere = 0.97; // of the outline: sharp corners lose themselves between pixels
constexpr int kSolid = 240;          // alpha: more than a shadow
constexpr int kShades = 256;         // of luminance
constexpr double kMargin = 0.05;     // of a region's points: names of rivers, trees, borders
constexpr std::array kVisions{Vision::Standard, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia,
                              Vision::Greyscale};

double luminance(QRgb colour) {
    static const std::array<double, 256> linear = [] {
        std::array<double, 256> all{};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double c = static_cast<double>(i) / 255;
            all[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        }
        return all;
    }();
    const auto of = [](int channel) { return linear[static_cast<std::size_t>(channel)]; };
    return 0.2126 * of(qRed(colour)) + 0.7152 * of(qGreen(colour)) + 0.0722 * of(qBlue(colour));
}

double contrast(double one, double other) { return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05); }

using Paint = std::function<void(QPainter&, const QRectF&)>;

// A piece as it is drawn: how much of its outline is made out on a ground of each shade.
class Piece {
  public:
    Piece(QString name, QSizeF size, const Paint& paint);
    const QString& name() const { return name_; }
    double seenOn(int shade) const { return seen_[static_cast<std::size_t>(shade)]; }

  private:
    bool isSolid(const QImage& image, int x, int y) const {
        return image.valid(x, y) && qAlpha(image.pixel(x, y)) > kSolid;
    }
    bool isRim(const QImage& image, int x, int y) const {
        return isSolid(image, x, y) && !(isSolid(image, x - 1, y) && isSolid(image, x + 1, y) &&
                                         isSolid(image, x, y - 1) && isSolid(image, x, y + 1));
    }

    QString name_;
    std::array<double, kShades> seen_{};
};

Piece::Piece(QString name, QSizeF size, const Paint& paint)
    : name_(std::move(name)) {
    QImage image(((size + QSizeF(2 * kAir, 2 * kAir)) * kScale).toSize(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(kScale, kScale);
    paint(painter, QRectF(QPointF(kAir, kAir), size));
    painter.end();
    constexpr int kReach = kScale * kDepth;
    int points = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            if (!isRim(image, x, y)) continue;
            double darkest = 1;
            double lightest = 0;
            for (int down = -kReach; down <= kReach; ++down)
                for (int right = -kReach; right <= kReach; ++right) {
                    if (right * right + down * down > kReach * kReach || !isSolid(image, x + right, y + down)) continue;
                    const double light = luminance(image.pixel(x + right, y + down));
                    darkest = std::min(darkest, light);
                    lightest = std::max(lightest, light);
                }
            ++points;
            for (std::size_t shade = 0; shade < kShades; ++shade) {
                const double ground = static_cast<double>(shade) / (kShades - 1);
                if (std::max(contrast(darkest, ground), contrast(lightest, ground)) >= kWanted) seen_[shade] += 1;
            }
        }
    for (double& share : seen_) share /= points;
}

std::vector<Piece> coloured() {
    std::vector<Piece> all;
    const Art art;
    Theme theme;
    for (const Vision vision : kVisions) {
        theme.setVision(vision);
        for (const std::string& colour : knownPieceColours()) {
            const auto add = [&](const char* what, QSizeF size, const Paint& paint) {
                const QString name = QStringLiteral("%1, %2 of palette %3");
                all.emplace_back(name.arg(QLatin1String(what), colour.c_str()).arg(static_cast<int>(vision)), size,
                                 paint);
            };
            add("Caballeros", {58, 36},
                [&](QPainter& painter, const QRectF& box) { paintToken(painter, theme, colour, box, 3); });
            add("Caballeros who are not asked about", {58, 36}, [&](QPainter& painter, const QRectF& box) {
                TokenItem pile(theme, {}, colour, 3);
                pile.setLook({.dimmed = true});
                painter.translate(box.center());
                pile.paint(&painter, nullptr, nullptr);
            });
            add("a single Caballero", {36, 36},
                [&](QPainter& painter, const QRectF& box) { paintToken(painter, theme, colour, box, -1); });
            add("Grande", {46, 58},
                [&](QPainter& painter, const QRectF& box) { paintGrande(painter, theme, art, colour, box); });
            add("medallion", {31, 31},
                [&](QPainter& painter, const QRectF& box) { paintMedallion(painter, theme, colour, box); });
        }
    }
    return all;
}

std::vector<Piece> figuresOf(const Catalogue& catalogue) {
    std::vector<Piece> all;
    const Art art;
    const Theme theme;
    const auto add = [&](const QString& picture, QSizeF size) {
        all.emplace_back(picture, size,
                         [&](QPainter& painter, const QRectF& box) { paintFigure(painter, art, picture, box); });
    };
    for (const TokenFacts& token : catalogue.tokens)
        if (const QString picture =
                artOf(token.source, QStringLiteral("pieces/") + QString::fromStdString(token.picture));
            !token.isScoreboard() && art.has(picture))
            add(picture, token.picture == "king" ? QSizeF(64, 82) : QSizeF(46, 52));
    add(QStringLiteral("pieces/castillo"), {58, 62}); // where it has been moved
    all.emplace_back(QStringLiteral("mobile scoreboard"), QSizeF(106, 34), [&](QPainter& painter, const QRectF& box) {
        paintPlate(painter, theme, box, {4, 2, 1}, true);
    });
    return all;
}

// The darkest and the lightest shade of a place as it is drawn.
std::pair<int, int> shadesOf(const QImage& ground, const QPainterPath& place) {
    std::vector<int> shades;
    for (const QRect& strip : QRegion(place.toFillPolygon().toPolygon()) & ground.rect())
        for (int y = strip.top(); y <= strip.bottom(); ++y)
            for (int x = strip.left(); x <= strip.right(); ++x)
                shades.push_back(static_cast<int>(std::lround(luminance(ground.pixel(x, y)) * (kShades - 1))));
    std::sort(shades.begin(), shades.end());
    const auto margin = static_cast<std::size_t>(static_cast<double>(shades.size()) * kMargin);
    return {shades[margin], shades[shades.size() - 1 - margin]};
}

} // namespace

class PiecesStandOutTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void onEveryGround_data();
    void onEveryGround();
};

void PiecesStandOutTest::onEveryGround_data() {
    QTest::addColumn<Setup>("setup");
    for (Setup set : tests::offeredSets()) {
        set.players = 4;
        set.seed = "ground";
        QTest::newRow(tests::nameOf(set).c_str()) << set;
    }
}

void PiecesStandOutTest::onEveryGround() {
    QFETCH(Setup, setup);
    static const std::vector<Piece> kColoured = coloured();
    GameModel model;
    LocalTable table(model);
    QVERIFY(table.start(setup, {{"A", {}}, {"B", {}}, {"C", {}}, {"D", {}}}));
    std::vector<Piece> pieces = figuresOf(model.catalogue());
    pieces.insert(pieces.end(), kColoured.begin(), kColoured.end());
    Shown shown(model);
    Theme theme;
    BoardView board(shown, theme);
    board.resize(900, 600);
    board.show();
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        theme.setMode(mode);
        board.finishPicture();
        for (QGraphicsItem* item : board.scene()->items()) item->setVisible(dynamic_cast<RegionItem*>(item) != nullptr);
        const auto& regions = board.table().ground().regions();
        QVERIFY(regions.size() > 9);
        enum { Plain, Dimmed, Offered, Closed };
        for (const int look : {Plain, Dimmed, Offered, Closed}) {
            for (const auto& [area, region] : regions) {
                region->setLook({.offered = look == Offered, .dimmed = look == Dimmed});
                region->setTaboo(look == Closed);
            }
            const QImage ground = board.viewport()->grab().toImage();
            if (look == Offered) { // a King's region as any other
                for (const auto& [area, region] : regions) region->setTaboo(true);
                QCOMPARE(board.viewport()->grab().toImage(), ground);
            }
            for (const auto& [area, region] : regions) {
                const auto [darkest, lightest] = shadesOf(ground, board.viewportTransform().map(region->shape()));
                for (const Piece& piece : pieces)
                    for (int shade = darkest; shade <= lightest; ++shade)
                        if (piece.seenOn(shade) < kEverywhere)
                            QFAIL(qPrintable(QStringLiteral("%1 in %2, theme %3, look %4, shade %5: %6")
                                                 .arg(piece.name(), model.catalogue().areas[index(area)].id.c_str())
                                                 .arg(static_cast<int>(mode))
                                                 .arg(look)
                                                 .arg(shade)
                                                 .arg(piece.seenOn(shade))));
            }
        }
    }
}

ELGRANDE_TEST(PiecesStandOutTest)
#include "pieces_stand_out_test.moc"
