// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/drag_ghost.h"

#include "views/board/grip_picture.h"
#include "views/theme/paint.h"

#include <QPainter>

namespace elgrande {
namespace {

constexpr QSize kSize(190, 96);
constexpr QRectF kGhostPiece(62, 4, 66, 52);
constexpr qreal kWordsTop = 62;
constexpr qreal kWordsHeight = 28;
constexpr qreal kTextSize = 15;
constexpr qreal kThrough = 0.88; // what lies below can still be seen

} // namespace

DragGhost::DragGhost(const Theme& theme, const Art& art)
    : theme_(theme)
    , art_(art) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setFixedSize(kSize);
    hide();
}

void DragGhost::show(QWidget* window, const Catalogue& catalogue, const Grip& grip) {
    catalogue_ = &catalogue;
    grip_ = grip;
    words_.clear();
    number_ = 1;
    setParent(window);
    raise();
    QWidget::show();
}

void DragGhost::setWords(const QString& words, int number) {
    if (words == words_ && number == number_) return;
    words_ = words;
    number_ = number;
    update();
}

QPoint DragGhost::hotSpot() const { return kGhostPiece.center().toPoint(); }

void DragGhost::moveTo(QPoint global) { move(parentWidget()->mapFromGlobal(global) - hotSpot()); }

void DragGhost::paintEvent(QPaintEvent* /*event*/) {
    if (catalogue_ == nullptr) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(kThrough);
    paintGrip(painter, theme_, art_, *catalogue_, grip_, kGhostPiece, number_);
    if (words_.isEmpty()) return;
    painter.setOpacity(1);
    painter.setFont(Theme::sans(kTextSize, true));
    const qreal wide = std::min<qreal>(width() - 4.0, painter.fontMetrics().horizontalAdvance(words_) + 22.0);
    const QRectF sheet((width() - wide) / 2, kWordsTop, wide, kWordsHeight);
    paintPaper(painter, theme_, sheet, 7);
    painter.setPen(theme_.colour(Role::Ink));
    painter.drawText(sheet, Qt::AlignCenter, words_);
}

} // namespace elgrande

#include "moc_drag_ghost.cpp"
