// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/game_box.h"

#include "views/theme/art.h"
#include "views/theme/fitted_text.h"

#include <QFocusEvent>
#include <QFontInfo>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace elgrande {
namespace {

// Times the text size.
constexpr qreal kBoxWidth = 9.2;
constexpr qreal kCoverWidth = 7.6;
constexpr qreal kCoverShape = 1.5; // width to height, as in resources/art/boxes
constexpr int kBoxMargin = 6;
constexpr int kBesideWords = 9;  // pixels: the frame, and what keeps them off it
constexpr qreal kLeastWords = 9; // pixels
constexpr qreal kFaded = 0.35;
const QColor kChosenEdge(0xc8, 0x92, 0x2a);
const QColor kChosenTick(0x2d, 0x7a, 0x3e);

} // namespace

GameBox::GameBox(QString cover, QWidget* parent)
    : QAbstractButton(parent)
    , cover_(std::move(cover)) {
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void GameBox::setWords(const QString& name, const QString& facts) {
    name_ = name;
    facts_ = facts;
    setAccessibleName(QStringLiteral("%1, %2").arg(name, facts));
    update();
}

void GameBox::setFits(bool fits) {
    fits_ = fits;
    update();
}

QFont GameBox::nameFont() const {
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(QFontInfo(font()).pixelSize() - 1);
    return bold;
}

QFont GameBox::factsFont() const {
    QFont small = font();
    small.setPixelSize(QFontInfo(font()).pixelSize() - 2);
    return small;
}

QRect GameBox::cover() const {
    const int width = static_cast<int>(kCoverWidth * QFontInfo(font()).pixelSize());
    return {(sizeHint().width() - width) / 2, kBoxMargin, width, static_cast<int>(width / kCoverShape)};
}

QSize GameBox::sizeHint() const {
    const int letters = QFontInfo(font()).pixelSize();
    const int picture = static_cast<int>(kCoverWidth / kCoverShape * letters);
    const int words = 2 * QFontMetrics(nameFont()).height() + QFontMetrics(factsFont()).height();
    return {static_cast<int>(kBoxWidth * letters), picture + words + 2 * kBoxMargin + 4};
}

void GameBox::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    emit pointed(true);
}

void GameBox::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    emit pointed(false);
}

void GameBox::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    const Qt::FocusReason why = event->reason();
    emit reached(why == Qt::TabFocusReason || why == Qt::BacktabFocusReason || why == Qt::ShortcutFocusReason);
}

void GameBox::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    emit reached(false);
}

void GameBox::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (isChecked() || underMouse()) {
        painter.setPen(isChecked() ? QPen(kChosenEdge, 2.5) : QPen(palette().mid(), 1));
        painter.setBrush(palette().base());
        painter.drawRoundedRect(all, 6, 6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(all.adjusted(3, 3, -3, -3), 4, 4);
    }
    painter.setOpacity(fits_ || isChecked() ? 1 : kFaded);
    const QRect picture = cover();
    Art().paint(painter, cover_, picture);
    const QRect words(kBesideWords, picture.bottom() + 4, width() - 2 * kBesideWords, height() - picture.bottom() - 4);
    painter.setPen(palette().color(QPalette::WindowText));
    const int line = QFontMetrics(nameFont()).height();
    const qreal usual = QFontInfo(nameFont()).pixelSize();
    drawFitted(painter, QRectF(words.left(), words.top(), words.width(), 2 * line), name_, nameFont(), kLeastWords,
               usual);
    drawFitted(painter, QRectF(words.left(), words.top() + 2 * line, words.width(), words.height() - 2 * line), facts_,
               factsFont(), kLeastWords, QFontInfo(factsFont()).pixelSize(), Qt::AlignHCenter | Qt::AlignTop);
    if (!isChecked()) return;
    const qreal size = 1.3 * QFontInfo(font()).pixelSize();
    const QRectF seal(picture.right() - size * 0.7, picture.top() - size * 0.3, size, size);
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(kChosenTick);
    painter.drawEllipse(seal);
    painter.setPen(QPen(Qt::white, size / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{seal.left() + size * 0.27, seal.top() + size * 0.52},
                                   {seal.left() + size * 0.44, seal.top() + size * 0.68},
                                   {seal.left() + size * 0.74, seal.top() + size * 0.34}});
}

} // namespace elgrande

#include "moc_game_box.cpp"
