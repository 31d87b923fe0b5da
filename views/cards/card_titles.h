// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Titles of cards that lie beside each other are set in one size, on as many lines as it takes. A word that is too long
// for a narrow card is broken where translators allow it; only what is still too long ends in dots.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

class QPainter;

namespace elgrande {

inline constexpr qreal kLeastTitle = 11; // pixels; no title is smaller, and no other words on a card

struct TitleFit {
    qreal pixels = 0; // 0: not yet measured
    qreal height = 0; // of as many lines as the longest title has
    int whole = 0;    // titles that do not end in dots
};

// The largest size up to `largest` at which all of the titles fit into `room`, but at least kLeastTitle.
TitleFit fitTitles(const QStringList& titles, QSizeF room, qreal largest);
qreal titleHeight(int lines, qreal pixels);
QString hyphenated(QString text); // with soft hyphens, where its long words may be broken
bool isTitleWhole(const QString& title, QSizeF room, qreal pixels);
void drawTitle(QPainter& painter, const QRectF& box, const QString& title, qreal pixels, int flags = Qt::AlignCenter);

} // namespace elgrande
