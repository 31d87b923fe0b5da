// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/charts/chart_sheet.h"

#include "views/texts/region.h"

#include <QFontInfo>

#include <algorithm>

namespace elgrande {

ChartSheet::ChartSheet(Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent) {}

void ChartSheet::showBars(std::vector<ChartBar> bars, const ChartWords& words) {
    asLines_ = false;
    bars_ = std::move(bars);
    lines_.clear();
    words_ = words;
    describe();
}

void ChartSheet::showLines(std::vector<ChartLine> lines, const ChartWords& words) {
    asLines_ = true;
    lines_ = std::move(lines);
    bars_.clear();
    words_ = words;
    describe();
}

void ChartSheet::describe() {
    QStringList parts;
    for (const ChartBar& bar : bars_) parts << QStringLiteral("%1: %2").arg(bar.name, bar.number);
    for (const ChartLine& line : lines_)
        if (!line.values.empty())
            parts << QStringLiteral("%1: %2").arg(line.name, texts::numbers().toString(line.values.back(), 'f', 1));
    setAccessibleName(words_.title);
    setAccessibleDescription(parts.isEmpty() ? words_.empty : parts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

qreal ChartSheet::textSize() const { return QFontInfo(font()).pixelSize(); }

QSize ChartSheet::sizeHint() const { return {static_cast<int>(textSize() * 44), static_cast<int>(textSize() * 19)}; }

// Lines may end close together: their names need room one below the other.
QSize ChartSheet::minimumSizeHint() const {
    const qreal height = std::max(9.0, 6 + 1.7 * static_cast<qreal>(lines_.size()));
    return {static_cast<int>(textSize() * 26), static_cast<int>(textSize() * height)};
}

void ChartSheet::paintEvent(QPaintEvent* event) {
    PaperPanel::paintEvent(event);
    QPainter painter(this);
    const QRectF box = QRectF(rect()).adjusted(kMargin + 6, kMargin, -kMargin - 6, -kMargin);
    if (asLines_)
        paintLines(painter, theme(), box, lines_, words_, textSize());
    else
        paintBars(painter, theme(), box, bars_, words_, textSize());
}

} // namespace elgrande

#include "moc_chart_sheet.cpp"
