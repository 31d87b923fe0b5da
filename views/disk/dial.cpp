// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/disk/dial.h"

#include "views/disk/dial_accessible.h"
#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr int kWheelStep = 120;
constexpr qreal kRim = 0.885;      // of the radius: where the sectors end
constexpr qreal kSmallestName = 5; // pixels; the chosen place is told beside the dial as well
constexpr qreal kHub = 0.27;       // where they begin
constexpr qreal kDrawnHub = 0.467; // of the drawing, which leaves the names too little room
constexpr qreal kText = 0.7;       // where the names stand, at the top; at the sides they begin nearer to the hub
constexpr qreal kNote = 0.925;     // and what is noted about them
constexpr qreal kPointer = 0.4;    // of the disk, so that it ends before the name
constexpr int kShadow = 3;         // pixels
const QColor kField(0xec, 0xd8, 0xa8);

} // namespace

Dial::Dial(const Theme& theme, const Art& art, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , art_(art) {
    installDialAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setMouseTracking(true);
    turn_.setDuration(220);
    turn_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&turn_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        shown_ = value.toReal();
        update();
    });
}

void Dial::setNames(const QStringList& names, const QStringList& drawn) {
    names_ = names;
    drawn_ = drawn;
    current_ = std::min(current_, static_cast<int>(names.size()) - 1);
    pointed_ = std::min(pointed_, static_cast<int>(names.size()) - 1);
    turn_.stop();
    shown_ = angleOf(std::max(0, current_));
    update();
}

void Dial::setNotes(const QStringList& notes, int best) {
    notes_ = notes;
    bestNote_ = best;
    update();
}

void Dial::clear() {
    if (std::exchange(current_, -1) < 0) return;
    turn_.stop();
    shown_ = 0;
    update();
    emit turned(current_);
}

// From nothing chosen, a step leads to the first name or to the last.
void Dial::step(int by) { setCurrent(current_ < 0 && by < 0 ? by : current_ + by); }

void Dial::setCurrent(int which) {
    if (names_.isEmpty()) return;
    const int count = static_cast<int>(names_.size());
    const int wanted = ((which % count) + count) % count;
    if (wanted == current_) return;
    current_ = wanted;
    qreal way = std::fmod(angleOf(current_) - shown_, 360.0);
    if (way > 180) way -= 360; // the shorter way round
    if (way < -180) way += 360;
    turn_.stop();
    if (isVisible()) {
        turn_.setStartValue(shown_);
        turn_.setEndValue(shown_ + way);
        turn_.start();
    } else {
        shown_ = angleOf(current_);
    }
    update();
    emit turned(current_);
    tellCurrent();
}

void Dial::setPointed(int which) {
    if (std::exchange(pointed_, which) != which) update();
}

void Dial::hover(int which) {
    if (which == pointed_) return;
    setPointed(which);
    emit hovered(which);
}

// The place that the pointer is on has the focus, as one of several choices.
void Dial::tellCurrent() {
    if (!hasFocus() || current_ < 0) return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(current_);
    QAccessible::updateAccessibility(&focus);
}

QRectF Dial::disk() const {
    const qreal side = std::min(width(), height()) - 2.0 * kShadow;
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

qreal Dial::angleOf(int which) const {
    return names_.isEmpty() ? 0 : 360.0 * which / static_cast<qreal>(names_.size());
}

int Dial::sectorAt(QPointF point) const {
    const QPointF way = point - disk().center();
    const qreal length = std::hypot(way.x(), way.y());
    if (names_.isEmpty() || length > disk().width() / 2 || length < disk().width() / 16) return -1;
    const qreal angle = std::atan2(way.x(), -way.y()) * 180.0 / M_PI + 360.0;
    const qreal count = static_cast<qreal>(names_.size());
    return static_cast<int>(std::lround(angle * count / 360.0)) % static_cast<int>(names_.size());
}

void Dial::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return step(-1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return step(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit confirmed();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Dial::mousePressEvent(QMouseEvent* event) {
    event->accept();
    const int sector = sectorAt(event->position());
    if (event->button() == Qt::LeftButton && sector >= 0) setCurrent(sector);
}

void Dial::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    const int sector = sectorAt(event->position());
    hover(sector);
    if (event->buttons().testFlag(Qt::LeftButton) && sector >= 0) setCurrent(sector);
}

void Dial::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    hover(-1);
}

QRect Dial::round() const { return disk().toAlignedRect().adjusted(-kShadow, -kShadow, kShadow, kShadow); }

void Dial::mouseDoubleClickEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() == Qt::LeftButton && sectorAt(event->position()) == current_) emit confirmed();
}

void Dial::wheelEvent(QWheelEvent* event) {
    event->accept();
    wheel_ += event->angleDelta().y();
    while (std::abs(wheel_) >= kWheelStep) {
        const int by = wheel_ > 0 ? -1 : 1;
        step(by);
        wheel_ += by * kWheelStep;
    }
}

void Dial::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    tellCurrent();
}

void Dial::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void Dial::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    art_.paint(painter, QStringLiteral("pieces/disk"), disk());
    paintHub(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.colour(Role::Dusk));
    painter.drawEllipse(disk());
    paintSectors(painter);
    if (current_ >= 0) paintPointer(painter);
    paintNames(painter);
    if (!hasFocus()) return;
    QPainterPath outline;
    outline.addEllipse(disk().adjusted(1, 1, -1, -1));
    paintFocus(painter, theme_, outline, 2.5);
}

QRectF Dial::hub() const {
    const QSizeF size = disk().size() * kHub;
    return {disk().center() - QPointF(size.width(), size.height()) / 2, size};
}

// The hub of the drawing, once more in a smaller size.
void Dial::paintHub(QPainter& painter) const {
    const QPointF middle = disk().center();
    const qreal radius = disk().width() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(kField);
    painter.drawEllipse(middle, radius * (kDrawnHub + 0.01), radius * (kDrawnHub + 0.01));
    QPainterPath round;
    round.addEllipse(hub());
    painter.save();
    painter.setClipPath(round);
    const qreal side = disk().width() * kHub / kDrawnHub;
    art_.paint(painter, QStringLiteral("pieces/disk"), QRectF(middle - QPointF(side, side) / 2, QSizeF(side, side)));
    painter.restore();
}

void Dial::paintPointer(QPainter& painter) const {
    painter.save();
    painter.translate(disk().center());
    painter.rotate(shown_);
    const qreal side = disk().width() * kPointer;
    art_.paint(painter, QStringLiteral("pieces/disk-pointer"), QRectF(-side / 2, -side / 2, side, side));
    painter.restore();
}

void Dial::paintSectors(QPainter& painter) const {
    const qreal radius = disk().width() / 2;
    const qreal half = 180.0 / static_cast<qreal>(std::max<qsizetype>(1, names_.size()));
    const QRectF outer(disk().center() - QPointF(radius, radius) * kRim, QSizeF(radius, radius) * 2 * kRim);
    const QRectF inner(disk().center() - QPointF(radius, radius) * kHub, QSizeF(radius, radius) * 2 * kHub);
    for (int i = 0; i < names_.size(); ++i) {
        const qreal start = 90 - angleOf(i) + half; // Qt counts against the clock from the right
        QPainterPath sector;
        sector.arcMoveTo(outer, start);
        sector.arcTo(outer, start, -2 * half);
        sector.arcTo(inner, start - 2 * half, 2 * half);
        sector.closeSubpath();
        const bool lit = i == current_ || i == pointed_;
        QColor fill = theme_.colour(lit ? Role::Gold : Role::Paper);
        fill.setAlpha(i == current_ ? 235 : lit ? 120 : i % 2 == 0 ? 60 : 0);
        painter.setBrush(fill);
        painter.setPen(QPen(QColor(0x6e, 0x4a, 0x20, 150), 1));
        painter.drawPath(sector);
    }
}

QRectF Dial::nameRect(int which) const {
    const qreal radius = disk().width() / 2;
    const qreal count = static_cast<qreal>(std::max<qsizetype>(1, names_.size()));
    const qreal angle = angleOf(which) * M_PI / 180.0;
    const qreal aside = std::abs(std::sin(angle)); // a field at the side is longer than it is high
    const qreal chord = 2 * kText * std::sin(M_PI / count) * 0.92;
    const qreal wide = radius * (std::min(0.45, chord) + 0.07 * aside);
    const qreal high = radius * (0.3 - 0.06 * aside);
    const QPointF out(std::sin(angle), -std::cos(angle));
    const QPointF middle = disk().center() + out * radius * (kText - 0.11 * aside);
    return {middle.x() - wide / 2, middle.y() - high / 2, wide, high};
}

void Dial::paintNames(QPainter& painter) const {
    const qreal radius = disk().width() / 2;
    for (int i = 0; i < names_.size(); ++i) {
        const QRectF box = nameRect(i);
        painter.setPen(theme_.colour(Role::Ink));
        drawFitted(painter, box, drawn_.value(i, names_[i]), Theme::serif(20, true), kSmallestName, radius * 0.1);
    }
    paintNotes(painter);
}

void Dial::paintNotes(QPainter& painter) const {
    const qreal radius = disk().width() / 2;
    for (int i = 0; i < std::min(notes_.size(), names_.size()); ++i) {
        const qreal angle = angleOf(i) * M_PI / 180.0;
        const QPointF middle = disk().center() + QPointF(std::sin(angle), -std::cos(angle)) * radius * kNote;
        const QSizeF size(radius * 0.17, radius * 0.13);
        const QRectF badge(middle - QPointF(size.width(), size.height()) / 2, size);
        const bool best = i == bestNote_;
        painter.setPen(QPen(QColor(0x6e, 0x4a, 0x20), best ? 2 : 1));
        painter.setBrush(theme_.colour(best ? Role::Accent : Role::Paper));
        painter.drawRoundedRect(badge, size.height() / 2, size.height() / 2);
        painter.setPen(theme_.colour(best ? Role::Paper : Role::Ink));
        drawFitted(painter, badge, notes_[i], Theme::sans(16, true), 7, radius * 0.1);
    }
}

} // namespace elgrande

#include "moc_dial.cpp"
