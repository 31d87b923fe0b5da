// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/cached_drawing.h"

#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr int kMiddle = 16;         // columns kept of those that are all the same, in pixels
constexpr int kBand = 16;           // rows drawn at a time, too few for the engine to share them out and wait
constexpr qreal kWithinPixel = 256; // steps in which the place within a pixel is told apart

int steps(qreal length) { return static_cast<int>(std::lround(length * kWithinPixel)); }

bool canKeep(const QPainter& painter) {
    return painter.paintEngine()->type() == QPaintEngine::Raster && painter.opacity() == 1 &&
           !painter.viewTransformEnabled() && painter.worldTransform().type() <= QTransform::TxScale;
}

// Each band is a device of its own, so that a drawing may clip as it likes.
QPixmap drawn(const PixelBox& box, QSize size, const QRectF& bounds, const BoxDraw& draw) {
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    for (int top = 0; top < size.height(); top += kBand) {
        QImage band(picture.scanLine(top), size.width(), std::min(kBand, size.height() - top), picture.bytesPerLine(),
                    picture.format());
        QPainter inside(&band);
        inside.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        inside.setTransform(box.toPicture * QTransform::fromTranslate(0, -top));
        draw(inside, bounds);
    }
    return QPixmap::fromImage(std::move(picture));
}

} // namespace

PixelBox::PixelBox(const QTransform& world, qreal ratio, const QRectF& bounds) {
    const QTransform where = world * QTransform::fromScale(ratio, ratio);
    const QPoint whole(static_cast<int>(std::floor(where.dx())), static_cast<int>(std::floor(where.dy())));
    const QTransform scale = where * QTransform::fromTranslate(-whole.x(), -whole.y());
    const QRect pixels = scale.mapRect(bounds).toAlignedRect();
    toPicture = scale * QTransform::fromTranslate(-pixels.left(), -pixels.top());
    corner = whole + pixels.topLeft();
    size = pixels.size();
}

// The fast way of the raster engine, which smooth transformation would close even where nothing is transformed.
void paintPixels(QPainter& painter, QPoint at, const QPixmap& picture, const QRect& part) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    painter.save();
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawPixmap(QRectF(at, part.size()), picture, QRectF(part));
    painter.restore();
}

void paintCached(QPainter& painter, const QString& key, const QRectF& bounds, qreal sides, const BoxDraw& draw) {
    if (!canKeep(painter)) return draw(painter, bounds);
    const PixelBox box(painter.worldTransform(), painter.device()->devicePixelRatioF(), bounds);
    if (box.size.isEmpty()) return;
    const qreal scale = box.toPicture.m11();
    const int side = static_cast<int>(std::ceil(sides * scale)) + 1;
    const int left_out = std::max(0, box.size.width() - 2 * side - kMiddle);
    const QSize size = box.size - QSize(left_out, 0);
    const QRectF narrow = bounds.adjusted(0, 0, -left_out / scale, 0);
    const QRectF within = box.toPicture.mapRect(narrow);
    const QString whole = QStringLiteral("kept/%1/%2/%3/%4/%5/%6/%7")
                              .arg(key)
                              .arg(scale)
                              .arg(box.toPicture.m22())
                              .arg(steps(within.left()))
                              .arg(steps(within.top()))
                              .arg(steps(within.width()))
                              .arg(steps(within.height()));
    QPixmap picture;
    if (!QPixmapCache::find(whole, &picture)) {
        picture = drawn(box, size, narrow, draw);
        QPixmapCache::insert(whole, picture);
    }
    if (left_out == 0) return paintPixels(painter, box.corner, picture, picture.rect());
    paintPixels(painter, box.corner, picture, {0, 0, side + kMiddle, size.height()});
    const int end = box.size.width() - side;
    for (int at = side + kMiddle; at < end; at += kMiddle)
        paintPixels(painter, box.corner + QPoint(at, 0), picture,
                    {side, 0, std::min(kMiddle, end - at), size.height()});
    paintPixels(painter, box.corner + QPoint(end, 0), picture, {side + kMiddle, 0, side, size.height()});
}

} // namespace elgrande
