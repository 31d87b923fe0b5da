// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/tiles.h"

#include <QPainterPathStroker>
#include <QRegion>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace elgrande {
namespace {

constexpr int kReduced = 8;
constexpr int kTile = 4;      // pixels of the reduced picture
constexpr double kMost = 6.5; // of 255; half a pixel aside gives less, whatever is blanked more
constexpr double kFlat = 4;   // standard deviation of what is taken for a sheet of one colour
constexpr double kAround = 6; // pixels around an outline

std::array<int, 3> channels(QRgb pixel) { return {qRed(pixel), qGreen(pixel), qBlue(pixel)}; }

// How far the pixels of `one` lie outside of what is near them in `other`: what is only shifted a little lies inside.
double strangeness(const Reduced& one, const Reduced& other, const QRect& tile) {
    int sum = 0;
    for (int y = tile.top(); y <= tile.bottom(); ++y)
        for (int x = tile.left(); x <= tile.right(); ++x) {
            const Reduced::Range& range = other.around(x, y);
            const std::array<int, 3> pixel = channels(one.image().pixel(x, y));
            for (std::size_t i = 0; i < 3; ++i)
                sum += std::max({0, range.least[i] - pixel[i], pixel[i] - range.most[i]});
        }
    return sum / 3.0 / tile.width() / tile.height();
}

// Both ways, because a sheet without its letters lies inside of what was there, and not the other way round.
double differenceIn(const Reduced& one, const Reduced& other, const QRect& tile) {
    return std::max(strangeness(one, other, tile), strangeness(other, one, tile));
}

struct Colours {
    double count = 0;
    double sums[3] = {};
    double squares = 0;

    void add(QRgb pixel) {
        count += 1;
        sums[0] += qRed(pixel);
        sums[1] += qGreen(pixel);
        sums[2] += qBlue(pixel);
        const double grey = qGray(pixel);
        squares += grey * grey;
        greys += grey;
    }
    QColor mean() const {
        const auto channel = [this](double sum) { return static_cast<int>(std::lround(sum / std::max(1.0, count))); };
        return {channel(sums[0]), channel(sums[1]), channel(sums[2])};
    }
    double deviation() const {
        if (count < 1) return 0;
        const double middle = greys / count;
        return std::sqrt(std::max(0.0, squares / count - middle * middle));
    }

  private:
    double greys = 0;
};

Colours coloursIn(const QImage& picture, const QPainterPath& outline) {
    Colours colours;
    const QRegion region = QRegion(outline.toFillPolygon().toPolygon()).intersected(picture.rect());
    for (const QRect& box : region)
        for (int y = box.top(); y <= box.bottom(); ++y)
            for (int x = box.left(); x <= box.right(); ++x) colours.add(picture.pixel(x, y));
    return colours;
}

} // namespace

Reduced Reduced::of(const QImage& picture) {
    return Reduced(picture.scaled(picture.size() / kReduced, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

Reduced::Reduced(const QImage& small)
    : image_(small.convertToFormat(QImage::Format_RGB32)) {
    for (int y = 0; y < image_.height(); ++y)
        for (int x = 0; x < image_.width(); ++x) around_.push_back(rangeAround(x, y));
}

Reduced::Range Reduced::rangeAround(int x, int y) const {
    Range range;
    for (int row = std::max(0, y - 1); row <= std::min(image_.height() - 1, y + 1); ++row)
        for (int column = std::max(0, x - 1); column <= std::min(image_.width() - 1, x + 1); ++column) {
            const std::array<int, 3> pixel = channels(image_.pixel(column, row));
            for (std::size_t i = 0; i < 3; ++i) {
                range.least[i] = std::min(range.least[i], pixel[i]);
                range.most[i] = std::max(range.most[i], pixel[i]);
            }
        }
    return range;
}

bool TileDifference::isSeen() const { return difference > kMost; }

QString TileDifference::text() const {
    return QStringLiteral("tile %1, %2 differs by %3").arg(tile.x()).arg(tile.y()).arg(difference, 0, 'f', 2);
}

TileDifference worstTile(const Reduced& one, const Reduced& other) {
    TileDifference worst;
    const QRect all = one.image().rect().intersected(other.image().rect());
    for (int y = 0; y < all.height(); y += kTile)
        for (int x = 0; x < all.width(); x += kTile) {
            const double difference = differenceIn(one, other, QRect(x, y, kTile, kTile).intersected(all));
            if (difference > worst.difference) worst = {difference, {x / kTile, y / kTile}};
        }
    return worst;
}

bool SeenPart::saysSomething(const QImage& picture) const { return coloursIn(picture, outline).deviation() > kFlat; }

QColor SeenPart::meanColour(const QImage& picture) const { return coloursIn(picture, outline).mean(); }

QColor SeenPart::colourAround(const QImage& picture) const {
    QPainterPathStroker pen;
    pen.setWidth(2 * kAround);
    return coloursIn(picture, pen.createStroke(outline).subtracted(outline)).mean();
}

} // namespace elgrande
