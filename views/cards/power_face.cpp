// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/power_face.h"

#include "views/theme/fitted_text.h"
#include "views/theme/text_scale.h"

#include <QPainter>

#include <algorithm>

namespace elgrande {

namespace {

constexpr qreal kMostSeal = 22; // pixels

} // namespace

PowerFace::PowerFace(const Theme& theme, const Art& art, QWidget* parent)
    : OfferButton(theme, parent)
    , art_(art) {}

void PowerFace::setCard(const PowerContent& content) {
    if (content == content_) return;
    content_ = content;
    update();
}

void PowerFace::setTitle(const TitleFit& title) {
    if (title.pixels == title_.pixels && title.height == title_.height) return;
    title_ = title;
    update();
}

EffectParts PowerFace::parts() const { return effectParts(content_, face(), title_, textScaleOf(*this)); }

void PowerFace::setState(State state, const std::string& blocker) {
    if (state == state_ && blocker == blocker_) return;
    state_ = state;
    blocker_ = blocker;
    update();
}

void PowerFace::paintValue(QPainter& painter, const QRectF& card, const PieceColours& colours) const {
    art_.paint(painter, QStringLiteral("pieces/power-card"), card, colours);
    painter.setPen(colours.ink);
    const QRectF number(card.left() + card.width() * 0.12, card.top() + card.height() * 0.06, card.width() * 0.76,
                        card.height() * 0.36);
    drawFitted(painter, number, content_.name, Theme::serif(40, true), 8, card.height() * 0.4);
    const QRectF cubes(card.left() + card.width() * 0.17, card.top() + card.height() * 0.6, card.width() * 0.66,
                       card.height() * 0.31);
    paintCubes(painter, cubes, content_.caballeros, colours.light, colours.dark);
}

// At the corner; on a card with words there, over its picture.
QRectF PowerFace::tickBox() const {
    const QRectF card = face();
    const bool pictured = !content_.picture.isEmpty();
    const qreal inside = pictured ? 0.6 : 0.8; // of its width
    qreal side = pictured ? std::min(card.width() * 0.3, kMostSeal) : card.width() * 0.44;
    if (!pictured) return {card.right() - side * inside, card.top() - side * (1 - inside), side, side};
    const EffectParts at = parts();
    side = std::min(side, at.picture.height());
    return {at.picture.right() - side, at.picture.center().y() - side / 2, side, side};
}

// Played this round, or chosen: a golden seal with a tick.
void PowerFace::paintTick(QPainter& painter) const {
    const QRectF seal = tickBox();
    const qreal side = seal.width();
    painter.setBrush(theme_.colour(Role::Gold));
    painter.setPen(QPen(theme_.colour(Role::GoldDeep), 1.5));
    painter.drawEllipse(seal);
    QPainterPath tick(QPointF(seal.left() + side * 0.26, seal.top() + side * 0.52));
    tick.lineTo(seal.left() + side * 0.44, seal.top() + side * 0.7);
    tick.lineTo(seal.left() + side * 0.76, seal.top() + side * 0.32);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x33, 0x1c, 0x02), side * 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
}

void PowerFace::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF card = face();
    const qreal radius = std::min(card.width() * 0.1, 8.0);
    paintMarks(painter, radius);
    const PieceColours colours = theme_.pieces(content_.colour);
    const bool faint = (state_ == State::Used && !isOffered()) || !blocker_.empty();
    painter.setOpacity(faint ? (state_ == State::Used ? 0.3 : 0.45) : 1.0);
    if (content_.picture.isEmpty())
        paintValue(painter, card, colours);
    else
        paintEffectFace(painter, theme_, art_, content_, card, title_, textScaleOf(*this));
    painter.setOpacity(1);
    if (!blocker_.empty()) {
        // In the place of the picture, where there is one.
        const bool level = !content_.picture.isEmpty() && title_.pixels > 0;
        const QRectF room = level ? parts().picture : card;
        const qreal side = level ? std::min(room.width(), room.height()) : std::min(room.width(), room.height()) * 0.5;
        QRectF seal(0, 0, side, side);
        seal.moveCenter(room.center());
        paintMedallion(painter, theme_, blocker_, seal);
    }
    if (state_ == State::Chosen) {
        painter.setPen(QPen(theme_.colour(Role::GoldDeep), 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), radius, radius);
    }
    if (state_ == State::Played || state_ == State::Chosen) paintTick(painter);
}

} // namespace elgrande

#include "moc_power_face.cpp"
