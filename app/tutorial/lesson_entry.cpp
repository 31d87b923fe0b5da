// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/lesson_entry.h"

#include "views/texts/sentences.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QFontInfo>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

// Times the text size.
constexpr qreal kEntryPad = 0.5;
constexpr qreal kCover = 3.4; // height
constexpr qreal kCoverShape = 1.5;
constexpr qreal kSeal = 1.3;
const QColor kTick(0x2d, 0x7a, 0x3e);
const QColor kBegun(0xc8, 0x92, 0x2a);

} // namespace

LessonEntry::LessonEntry(int letters, QString cover, QWidget* parent)
    : QAbstractButton(parent)
    , letters_(letters)
    , cover_(std::move(cover)) {
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
}

void LessonEntry::setWords(const QString& title, const QString& line) {
    title_ = title;
    line_ = line;
    setAccessibleName(title);
    updateGeometry();
    update();
}

void LessonEntry::setState(State state, const QString& spoken) {
    state_ = state;
    tellDescription(*this, texts::sentences({spoken, line_}));
    update();
}

int LessonEntry::letter() const { return QFontInfo(font()).pixelSize(); }

QFont LessonEntry::titleFont() const {
    QFont bold = font();
    bold.setBold(!cover_.isEmpty());
    return bold;
}

QFont LessonEntry::lineFont() const {
    QFont small = font();
    small.setPixelSize(std::max(11, letter() - 2));
    return small;
}

QSize LessonEntry::coverSize() const {
    if (cover_.isEmpty()) return {};
    const int high = static_cast<int>(kCover * letter());
    return {static_cast<int>(high * kCoverShape), high};
}

int LessonEntry::wordsWidth() const {
    const int pad = static_cast<int>(kEntryPad * letter());
    const int cover = cover_.isEmpty() ? 0 : coverSize().width() + pad;
    return letters_ * letter() - cover - static_cast<int>(kSeal * letter()) - 4 * pad;
}

int LessonEntry::heightOf(const QString& words, const QFont& font) const {
    if (words.isEmpty()) return 0;
    return QFontMetrics(font).boundingRect(QRect(0, 0, wordsWidth(), 0), Qt::TextWordWrap, words).height();
}

QSize LessonEntry::sizeHint() const {
    const int pad = static_cast<int>(kEntryPad * letter());
    const int words = heightOf(title_, titleFont()) + heightOf(line_, lineFont());
    return {letters_ * letter(), std::max({coverSize().height(), words, static_cast<int>(kSeal * letter())}) + 2 * pad};
}

void LessonEntry::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QAbstractButton::changeEvent(event);
}

void LessonEntry::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QAbstractButton::keyPressEvent(event);
    if (!event->isAutoRepeat()) click();
}

void LessonEntry::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const auto placed = [this](const QRect& box) { return QStyle::visualRect(layoutDirection(), rect(), box); };
    const int pad = static_cast<int>(kEntryPad * letter());
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::WindowText : QPalette::Mid), hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() || hasFocus() ? palette().color(QPalette::AlternateBase)
                                                : palette().color(QPalette::Base));
    painter.drawRoundedRect(all, 5, 5);
    int left = 2 * pad;
    if (!cover_.isEmpty()) {
        art_.paint(painter, cover_, placed(QRect(QPoint(pad, (height() - coverSize().height()) / 2), coverSize())));
        left = coverSize().width() + 2 * pad;
    }
    const int title = heightOf(title_, titleFont());
    const int line = heightOf(line_, lineFont());
    const int top = (height() - title - line) / 2;
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(titleFont());
    painter.drawText(placed(QRect(left, top, wordsWidth(), title)), Qt::AlignLeading | Qt::TextWordWrap, title_);
    painter.setFont(lineFont());
    painter.drawText(placed(QRect(left, top + title, wordsWidth(), line)), Qt::AlignLeading | Qt::TextWordWrap, line_);
    if (state_ == State::New) return;
    const int size = static_cast<int>(kSeal * letter());
    const QRectF seal = placed(QRect(width() - size - pad, (height() - size) / 2, size, size));
    painter.setPen(Qt::NoPen);
    painter.setBrush(state_ == State::Done ? kTick : kBegun);
    painter.drawEllipse(seal);
    const auto at = [&](qreal x, qreal y) { return seal.topLeft() + QPointF(x, y) * size; };
    if (state_ == State::Done) {
        painter.setPen(QPen(Qt::white, size / 8.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{at(0.27, 0.52), at(0.44, 0.68), at(0.74, 0.34)});
    } else { // here it goes on
        painter.setBrush(Qt::white);
        painter.drawPolygon(QPolygonF{at(0.38, 0.27), at(0.74, 0.5), at(0.38, 0.73)});
    }
}

} // namespace elgrande

#include "moc_lesson_entry.cpp"
