// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/large_door.h"

#include "app/start/table_sheet.h"
#include "views/theme/theme.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace elgrande {
namespace {

constexpr qreal kDoorTitle = 1.45; // times the text size
constexpr qreal kDoorPad = 0.7;
constexpr qreal kDoorPicture = 2;   // width to height, as in resources/art/doors
constexpr qreal kDoorMiddle = 0.56; // of its height, where there is most to be seen
constexpr int kDoorNight = 70;      // how dark a picture is on the dark table

} // namespace

QFont LargeDoor::titleFont() const { return Theme::serif(QFontInfo(font()).pixelSize() * kDoorTitle, true); }

int LargeDoor::pad() const { return static_cast<int>(kDoorPad * QFontInfo(font()).pixelSize()) + 4; }

int LargeDoor::linesIn(int width) const {
    const QFontMetrics metrics(lineFont());
    const QRect box = metrics.boundingRect(QRect(0, 0, width - 2 * pad(), 0), Qt::TextWordWrap, line());
    return line().isEmpty() ? 0 : (box.height() + metrics.height() / 2) / metrics.height();
}

void LargeDoor::setRoom(int width, int picture, int lines) {
    width_ = width;
    pictureHeight_ = picture;
    lines_ = lines;
    updateGeometry();
}

QSize LargeDoor::sizeHint() const {
    const int words = QFontMetrics(titleFont()).height() + lines_ * QFontMetrics(lineFont()).height();
    return {std::max(width_, QFontMetrics(titleFont()).horizontalAdvance(text()) + 2 * pad()),
            pictureHeight_ + words + 2 * pad()};
}

// The picture, as much of it as there is room for.
void LargeDoor::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF box = paintGround(painter, true);
    const QRectF frame(box.left() + 3, box.top() + 3, box.width() - 6, pictureHeight_);
    if (pictureHeight_ > 0) {
        QRectF whole(0, 0, std::max(frame.width(), frame.height() * kDoorPicture), 0);
        whole.setHeight(whole.width() / kDoorPicture);
        whole.moveTop(std::max(frame.center().y() - whole.height() * kDoorMiddle, frame.bottom() - whole.height()));
        whole.moveLeft(frame.center().x() - whole.width() / 2);
        QPainterPath hole;
        hole.addRoundedRect(frame, kRadius - 2, kRadius - 2);
        painter.save();
        painter.setClipPath(hole);
        art().paint(painter, picture(), whole);
        if (theme().isDark()) painter.fillRect(frame, QColor(0x14, 0x0a, 0x02, kDoorNight));
        painter.restore();
    }
    const SheetColours colours(theme());
    const int high = QFontMetrics(titleFont()).height();
    const int top = static_cast<int>(frame.bottom()) + pad() - 6;
    const QRect title(pad(), top, width() - 2 * pad(), high);
    paintWords(painter, title, text(), titleFont(), colours.title, Qt::AlignVCenter);
    const QRect below(pad(), title.bottom() + 1, title.width(), lines_ * QFontMetrics(lineFont()).height());
    paintWords(painter, below, line(), lineFont(), colours.line, Qt::AlignTop | Qt::TextWordWrap);
}

} // namespace elgrande

#include "moc_large_door.cpp"
