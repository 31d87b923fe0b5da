// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Text that always fits its box: wrapped between words and set smaller until all of it can be seen, because German is
// half as long again as English and nothing on a card may be cut off. Sizes are remembered, so that a repaint
// does not measure again.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace elgrande {

// The largest size between `smallest` and `largest` pixels at which the text fits into `size`.
qreal fittedPixels(const QString& text, const QFont& font, QSizeF size, qreal smallest, qreal largest);

// Whether all of the text can be seen at that size, no word broken.
bool textFits(const QString& text, const QFont& font, QSizeF size, qreal pixels);

// Draws the text at the size that fits; returns that size. `flags` are alignment flags; wrapping is added, into lines
// that are about as long.
qreal drawFitted(QPainter& painter, const QRectF& box, const QString& text, const QFont& font, qreal smallest,
                 qreal largest, int flags = Qt::AlignCenter);

} // namespace elgrande
