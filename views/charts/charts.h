// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Charts on paper, painted in the game's look and equally good on a screen, in a PDF and in an SVG: bars with their
// numbers, and lines over time with a player's symbol at the end of each, so that nothing depends on colour alone.
#pragma once

#include "views/theme/theme.h"

#include <QPainter>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace elgrande {

struct ChartBar {
    QString name;
    QString number; // as written
    double value = 0;
    std::string colour; // of a player; empty: the colour of headings
};

struct ChartLine {
    QString name;
    std::string colour;
    std::vector<double> values; // at 0, 1, 2, …
};

struct ChartWords {
    QString title;
    QStringList below; // labels along the lower edge of a line chart, one for each value
    QString empty;     // said when there is nothing to draw
    double full = 0;   // value of a bar over the whole width; 0: that of the longest one
};

// One value on an axis that need not begin at 0.
struct ChartSpan {
    double value = 0;
    double half = 0; // of its interval; 0: there is none
    double low = 0;
    double high = 1;
};
// A bar from 0 to the value, its interval as a line with ends, a line where 0 is.
void paintSpan(QPainter& painter, const Theme& theme, const QRectF& box, const ChartSpan& span);

// Horizontal bars, as many as fit; `textSize` in pixels.
void paintBars(QPainter& painter, const Theme& theme, const QRectF& box, const std::vector<ChartBar>& bars,
               const ChartWords& words, qreal textSize);
int barsThatFit(const QRectF& box, qreal textSize, bool titled);
void paintLines(QPainter& painter, const Theme& theme, const QRectF& box, const std::vector<ChartLine>& lines,
                const ChartWords& words, qreal textSize);

} // namespace elgrande
