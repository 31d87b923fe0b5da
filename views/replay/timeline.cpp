// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/replay/timeline.h"

#include "views/theme/paint.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace elgrande {

namespace {

constexpr qreal kSide = 12;      // room for half a handle
constexpr qreal kBarHeight = 20; //
constexpr qreal kLozenge = 6;

} // namespace

Timeline::Timeline(Theme& theme, QWidget* parent)
    : QAbstractSlider(parent)
    , theme_(theme) {
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractSlider::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&theme_, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Timeline::setMarks(std::vector<TimelineMark> marks) {
    marks_ = std::move(marks);
    update();
}

QRectF Timeline::bar() const { return {kSide, (height() - kBarHeight) / 2 + 4, width() - 2 * kSide, kBarHeight}; }

qreal Timeline::xOf(int position) const {
    const int length = std::max(1, maximum() - minimum());
    return bar().left() + bar().width() * (position - minimum()) / length;
}

void Timeline::followPointer(qreal x) {
    const qreal share = std::clamp((x - bar().left()) / std::max(1.0, bar().width()), 0.0, 1.0);
    setSliderPosition(minimum() + qRound(share * (maximum() - minimum())));
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) followPointer(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) followPointer(event->position().x());
}

int Timeline::roundBeside(int direction) const {
    int best = direction > 0 ? maximum() : minimum();
    for (const TimelineMark& mark : marks_) {
        if (mark.scoring) continue;
        if (direction > 0 && mark.at > value()) best = std::min(best, mark.at);
        if (direction < 0 && mark.at < value()) best = std::max(best, mark.at);
    }
    return best;
}

void Timeline::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp)
        setValue(roundBeside(event->key() == Qt::Key_PageDown ? 1 : -1));
    else
        QAbstractSlider::keyPressEvent(event);
}

void Timeline::focusInEvent(QFocusEvent* event) {
    QAbstractSlider::focusInEvent(event);
    update();
}

void Timeline::focusOutEvent(QFocusEvent* event) {
    QAbstractSlider::focusOutEvent(event);
    update();
}

void Timeline::paintRounds(QPainter& painter) const {
    std::vector<TimelineMark> rounds;
    for (const TimelineMark& mark : marks_)
        if (!mark.scoring) rounds.push_back(mark);
    painter.setFont(Theme::sans(11, true));
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const qreal left = xOf(rounds[i].at);
        const qreal right = i + 1 < rounds.size() ? xOf(rounds[i + 1].at) : bar().right();
        const QRectF field(left, bar().top(), right - left, kBarHeight);
        painter.fillRect(field, theme_.colour(i % 2 == 0 ? Role::Paper : Role::PaperDim));
        painter.setPen(theme_.colour(Role::Ink));
        if (field.width() > 14) painter.drawText(field, Qt::AlignCenter, QString::number(rounds[i].number));
    }
    painter.setPen(QPen(theme_.colour(Role::PaperEdge), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bar(), 3, 3);
    painter.setBrush(theme_.colour(Role::Accent));
    for (const TimelineMark& mark : marks_) {
        if (!mark.scoring) continue;
        const QPointF at(xOf(mark.at), bar().top() - 1);
        painter.drawPolygon(QPolygonF({at + QPointF(0, -kLozenge), at + QPointF(kLozenge, 0), at + QPointF(0, kLozenge),
                                       at + QPointF(-kLozenge, 0)}));
    }
}

void Timeline::paintHandle(QPainter& painter) const {
    const qreal x = xOf(sliderPosition());
    painter.fillRect(QRectF(bar().left(), bar().bottom() - 4, x - bar().left(), 4), theme_.colour(Role::Gold));
    const QRectF handle(x - 6, bar().top() - 5, 12, kBarHeight + 10);
    painter.setPen(QPen(theme_.colour(hasFocus() ? Role::Focus : Role::GoldDeep), hasFocus() ? 2.4 : 1.2));
    painter.setBrush(theme_.colour(Role::Gold));
    painter.drawRoundedRect(handle, 4, 4);
}

void Timeline::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRounds(painter);
    paintHandle(painter);
}

} // namespace elgrande

#include "moc_timeline.cpp"
