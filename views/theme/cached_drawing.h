// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Cached drawings for things that many paint events repeat at many places, such as sheets of paper: each is rendered
// once for a scale and a subpixel offset, kept in QPixmapCache, and then copied pixel by pixel. That is cheaper than
// drawing, and does not block the GUI thread: Qt's raster engine hands large fills to a thread pool and waits for it,
// but not copies.
#pragma once

#include <QPixmap>
#include <QRectF>
#include <QTransform>

#include <functional>

class QPainter;

namespace elgrande {

// The pixels of the device that a box covers, for a painter with this world transform on a device with this pixel
// ratio.
struct PixelBox {
    PixelBox() = default;
    PixelBox(const QTransform& world, qreal ratio, const QRectF& bounds);

    QTransform toPicture; // from the painter's coordinates to the pixels of a picture
    QPoint corner;        // of the picture on the device, in pixels
    QSize size;           // in pixels
};

// Puts a part of the picture down at a place on the painter's device; everything in pixels of the device, whatever the
// painter's transformation.
void paintPixels(QPainter& painter, QPoint at, const QPixmap& picture, const QRect& part);

// `key` says what is drawn but for its size. Between `sides` at its left and right end, in the painter's units, the
// drawing is the same in every column, and is kept no wider than needed. A painter that turns, is transparent or does
// not paint in pixels is drawn on directly.
using BoxDraw = std::function<void(QPainter&, const QRectF&)>;
void paintCached(QPainter& painter, const QString& key, const QRectF& bounds, qreal sides, const BoxDraw& draw);

} // namespace elgrande
