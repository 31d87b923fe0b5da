// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/charts/charts.h"

#include "views/texts/region.h"
#include "views/theme/palettes.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace elgrande {
namespace {

// Times the text size.
constexpr qreal kRowHeight = 1.7;
constexpr qreal kTitleHeight = 2.2;
constexpr qreal kMostRowHeight = 2.4;

constexpr qreal kNamesShare = 0.42; // of the width, at most
constexpr const char* kRing = "dummy";

qreal headingRoom(const ChartWords& words, qreal textSize) {
    return words.title.isEmpty() ? 0 : kTitleHeight * textSize;
}

QRectF paintTitle(QPainter& painter, const Theme& theme, const QRectF& box, const ChartWords& words, qreal textSize) {
    const qreal room = headingRoom(words, textSize);
    if (room > 0) {
        const QFont usual = Theme::serif(textSize * 1.25, true);
        const qreal wide = QFontMetricsF(usual).horizontalAdvance(words.title);
        painter.setFont(wide > box.width() ? Theme::serif(textSize * 1.25 * box.width() / wide, true) : usual);
        painter.setPen(theme.colour(Role::Accent));
        painter.drawText(QRectF(box.left(), box.top(), box.width(), room * 0.8), Qt::AlignLeft | Qt::AlignVCenter,
                         words.title);
    }
    return box.adjusted(0, room, 0, 0);
}

bool sayEmpty(QPainter& painter, const Theme& theme, const QRectF& box, const ChartWords& words, qreal textSize) {
    painter.setFont(Theme::sans(textSize));
    painter.setPen(theme.colour(Role::InkSoft));
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, words.empty);
    return true;
}

QColor barColour(const Theme& theme, const std::string& colour) {
    return colour.empty() ? theme.colour(Role::GoldDeep) : theme.pieces(colour).base;
}

void paintSymbol(QPainter& painter, const Theme& theme, const std::string& colour, QPointF at, qreal size) {
    const PieceColours shades = theme.pieces(colour);
    const QRectF disc(at - QPointF(size, size) / 2, QSizeF(size, size));
    painter.setPen(QPen(shades.dark, size / 14));
    painter.setBrush(shades.base);
    painter.drawEllipse(disc);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shades.ink);
    const qreal inset = size * 0.27;
    painter.drawPath(Theme::symbol(colour.empty() ? kRing : colour, disc.adjusted(inset, inset, -inset, -inset)));
}

// A step of 1, 2 or 5 times a power of ten, so that at most `most` lines cross the chart.
double niceStep(double range, int most) {
    const double raw = std::max(range, 1.0) / std::max(most, 1);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double step : {1.0, 2.0, 5.0})
        if (raw <= step * power) return step * power;
    return 10 * power;
}

// The frame of a line chart: numbers at the left, lines across, labels below.
class LineFrame {
  public:
    LineFrame(const QRectF& box, const std::vector<ChartLine>& lines, const ChartWords& words, qreal textSize)
        : textSize_(textSize)
        , metrics_(Theme::sans(textSize)) {
        for (const ChartLine& line : lines) {
            count_ = std::max(count_, line.values.size());
            for (const double value : line.values) high_ = std::max(high_, value);
        }
        step_ = niceStep(high_, std::max(2, static_cast<int>(box.height() / textSize / 2.6)));
        high_ = std::ceil(high_ / step_) * step_;
        qreal names = 0;
        for (const ChartLine& line : lines) names = std::max(names, metrics_.horizontalAdvance(line.name));
        names = std::min(names, box.width() * 0.25);
        const qreal below = words.below.isEmpty() ? textSize * 0.6 : textSize * 2;
        field_ = box.adjusted(metrics_.horizontalAdvance(texts::numbers().toString(high_, 'f', 0)) + textSize * 0.8,
                              textSize, -(names + textSize * 2.4), -below);
    }

    void paint(QPainter& painter, const Theme& theme, const ChartWords& words) const {
        painter.setFont(Theme::sans(textSize_));
        for (double value = 0; value <= high_ + step_ / 2; value += step_) {
            const qreal y = at(0, value).y();
            QColor line = theme.colour(Role::PaperEdge);
            line.setAlphaF(value == 0 ? 1.0F : 0.45F);
            painter.setPen(QPen(line, textSize_ / 12));
            painter.drawLine(QPointF(field_.left(), y), QPointF(field_.right(), y));
            painter.setPen(theme.colour(Role::InkSoft));
            painter.drawText(QRectF(0, y - textSize_, field_.left() - textSize_ * 0.5, 2 * textSize_),
                             Qt::AlignRight | Qt::AlignVCenter, texts::numbers().toString(value, 'f', 0));
        }
        qreal free = field_.left() - textSize_ * 4;
        for (std::size_t i = 0; i < count_ && static_cast<qsizetype>(i) < words.below.size(); ++i) {
            const QString& label = words.below[static_cast<qsizetype>(i)];
            const qreal width = metrics_.horizontalAdvance(label);
            const qreal x = at(i, 0).x();
            if (x - width / 2 < free) continue; // would touch the label before
            free = x + width / 2 + textSize_ * 0.6;
            painter.drawText(QRectF(x - width, field_.bottom() + textSize_ * 0.3, 2 * width, textSize_ * 1.6),
                             Qt::AlignHCenter | Qt::AlignTop, label);
        }
    }
    QPointF at(std::size_t i, double value) const {
        const qreal along = count_ > 1 ? static_cast<qreal>(i) / static_cast<qreal>(count_ - 1) : 1;
        return {field_.left() + along * field_.width(), field_.bottom() - value / high_ * field_.height()};
    }
    std::size_t count() const { return count_; }
    const QRectF& field() const { return field_; }

  private:
    qreal textSize_;
    QFontMetricsF metrics_;
    QRectF field_;
    double high_ = 1;
    double step_ = 1;
    std::size_t count_ = 0;
};

// Names at the right, moved apart where lines end close to each other.
std::vector<qreal> namePlaces(const LineFrame& frame, const std::vector<ChartLine>& lines, qreal apart) {
    std::vector<std::size_t> order(lines.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto endOf = [&](std::size_t i) { return frame.at(lines[i].values.size() - 1, lines[i].values.back()).y(); };
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return endOf(a) < endOf(b); });
    std::vector<qreal> places(lines.size());
    qreal free = frame.field().top() - apart;
    for (const std::size_t i : order) free = places[i] = std::max(endOf(i), free + apart);
    qreal over = std::max<qreal>(0, free - frame.field().bottom());
    qreal limit = frame.field().bottom();
    for (auto each = order.rbegin(); over > 0 && each != order.rend(); ++each) {
        places[*each] = std::min(places[*each], limit);
        limit = places[*each] - apart;
    }
    return places;
}

} // namespace

int barsThatFit(const QRectF& box, qreal textSize, bool titled) {
    const qreal room = box.height() - (titled ? kTitleHeight * textSize : 0);
    return std::max(0, static_cast<int>(room / (kRowHeight * textSize)));
}

void paintBars(QPainter& painter, const Theme& theme, const QRectF& whole, const std::vector<ChartBar>& bars,
               const ChartWords& words, qreal textSize) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = paintTitle(painter, theme, whole, words, textSize);
    const int shown = std::min(static_cast<int>(bars.size()), barsThatFit(whole, textSize, !words.title.isEmpty()));
    if (shown == 0) {
        sayEmpty(painter, theme, box, words, textSize);
        return;
    }
    const QFontMetricsF metrics(Theme::sans(textSize));
    qreal names = 0;
    qreal numbers = 0;
    double most = words.full;
    for (int i = 0; i < shown; ++i) {
        const ChartBar& bar = bars[static_cast<std::size_t>(i)];
        names = std::max(names, metrics.horizontalAdvance(bar.name));
        numbers = std::max(numbers, metrics.horizontalAdvance(bar.number));
        most = std::max(most, bar.value);
    }
    names = std::min(names, box.width() * kNamesShare);
    const qreal row = std::min(box.height() / shown, kMostRowHeight * textSize);
    const qreal left = box.left() + names + textSize * 0.8;
    const qreal room = box.right() - left - numbers - textSize * 1.2;
    painter.setFont(Theme::sans(textSize));
    for (int i = 0; i < shown; ++i) {
        const ChartBar& bar = bars[static_cast<std::size_t>(i)];
        const QRectF line(box.left(), box.top() + i * row, box.width(), row);
        painter.setPen(theme.colour(Role::Ink));
        painter.drawText(QRectF(line.left(), line.top(), names, row), Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(bar.name, Qt::ElideRight, names));
        const qreal width = most > 0 && bar.value > 0 ? std::max(textSize * 0.15, room * bar.value / most) : 0;
        const QRectF shape(left, line.top() + row * 0.18, width, row * 0.64);
        const QColor colour = barColour(theme, bar.colour);
        painter.setPen(QPen(colour.darker(150), textSize / 14));
        painter.setBrush(colour);
        if (width > 0) painter.drawRoundedRect(shape, textSize * 0.15, textSize * 0.15);
        if (!bar.colour.empty() && width > shape.height() * 1.5)
            paintSymbol(painter, theme, bar.colour, {shape.right() - shape.height() * 0.7, shape.center().y()},
                        shape.height() * 0.8);
        painter.setPen(theme.colour(Role::Ink));
        painter.drawText(QRectF(shape.right() + textSize * 0.5, line.top(), numbers + textSize, row),
                         Qt::AlignLeft | Qt::AlignVCenter, bar.number);
    }
}

void paintSpan(QPainter& painter, const Theme& theme, const QRectF& box, const ChartSpan& span) {
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = box.height() / 14;
    const QRectF field = box.adjusted(line, 0, -line, 0);
    const auto x = [&](double value) {
        return field.left() + field.width() * (value - span.low) / (span.high - span.low);
    };
    const QColor colour = barColour(theme, {});
    const qreal from = x(std::min(0.0, span.value));
    const qreal to = x(std::max(0.0, span.value));
    painter.setPen(QPen(colour.darker(150), line));
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(from, box.top() + box.height() * 0.2, to - from, box.height() * 0.6), 2 * line,
                            2 * line);
    painter.setPen(QPen(theme.colour(Role::Ink), line * 1.2));
    painter.drawLine(QPointF(x(0), box.top()), QPointF(x(0), box.bottom()));
    if (span.half <= 0) return;
    const qreal middle = box.center().y();
    const qreal end = box.height() * 0.14;
    const qreal low = x(span.value - span.half);
    const qreal high = x(span.value + span.half);
    painter.drawLine(QPointF(low, middle), QPointF(high, middle));
    for (const qreal at : {low, high}) painter.drawLine(QPointF(at, middle - end), QPointF(at, middle + end));
}

void paintLines(QPainter& painter, const Theme& theme, const QRectF& whole, const std::vector<ChartLine>& all,
                const ChartWords& words, qreal textSize) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = paintTitle(painter, theme, whole, words, textSize);
    std::vector<ChartLine> lines;
    std::copy_if(all.begin(), all.end(), std::back_inserter(lines),
                 [](const ChartLine& line) { return !line.values.empty(); });
    if (lines.empty()) {
        sayEmpty(painter, theme, box, words, textSize);
        return;
    }
    const LineFrame frame(box.translated(-box.left(), 0), lines, words, textSize);
    painter.save();
    painter.translate(box.left(), 0);
    frame.paint(painter, theme, words);
    const std::vector<qreal> places = namePlaces(frame, lines, textSize * 1.5);
    const QFontMetricsF metrics(Theme::sans(textSize));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ChartLine& line = lines[i];
        const PieceColours shades = theme.pieces(line.colour);
        QPolygonF path;
        for (std::size_t k = 0; k < line.values.size(); ++k) path << frame.at(k, line.values[k]);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(shades.dark, textSize * 0.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(path);
        painter.setPen(QPen(shades.base, textSize * 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(path);
        if (path.size() == 1) paintSymbol(painter, theme, line.colour, path.back(), textSize * 0.8);
        const QPointF name(frame.field().right() + textSize * 0.9, places[i]);
        painter.setPen(QPen(shades.dark, textSize / 14, Qt::DotLine));
        painter.drawLine(path.back(), name);
        paintSymbol(painter, theme, line.colour, name, textSize * 1.2);
        painter.setPen(nameInk(shades, theme.colour(Role::Paper)));
        painter.setFont(Theme::sans(textSize));
        const qreal room = box.width() - name.x() - textSize * 0.9;
        painter.drawText(QRectF(name.x() + textSize * 0.9, name.y() - textSize, room, 2 * textSize),
                         Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(line.name, Qt::ElideRight, room));
    }
    painter.restore();
}

} // namespace elgrande
