// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "castillo_gap.h"

#include "../names.h"
#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/fitted_text.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace elgrande::intrigue_king {

namespace {

// In points of the map.
constexpr qreal kGapMargin = 6;
constexpr qreal kGapRadius = 12;
constexpr QMarginsF kAroundSign(14, 14, 14, 0);
constexpr qreal kSignHeight = 76; // above the rows of those in an open Castillo
constexpr qreal kLeastSign = 14;
constexpr qreal kUsualSign = 24;

} // namespace

CastilloGap::CastilloGap(const Shown& shown, const Theme& theme, const BoardMap& map)
    : shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , place_(map.outline("castillo").boundingRect()) {
    setAcceptedMouseButtons(Qt::NoButton);
    connect(&model_, &GameModel::changed, this, &CastilloGap::readGame);
    connect(&shown, &Shown::changed, this, &CastilloGap::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

void CastilloGap::readGame() {
    const Token token = model_.catalogue().token(kMovedCastillo);
    const Area area = token == Token::None ? Area::None : shown_.seen().spotOf(token).area();
    setVisible(area != Area::None && !place_.isEmpty());
    if (!isVisible()) return;
    words_ = word("castillo:gap").arg(texts::areaName(model_.catalogue(), area));
    update();
}

void CastilloGap::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    QColor veil = theme_.colour(Role::Table);
    veil.setAlphaF(0.72F);
    painter->setPen(QPen(theme_.colour(Role::GoldDeep), 2, Qt::DashLine));
    painter->setBrush(veil);
    const QRectF around = place_.adjusted(kGapMargin, kGapMargin, -kGapMargin, -kGapMargin);
    painter->drawRoundedRect(around, kGapRadius, kGapRadius);
    QRectF sign = around.marginsRemoved(kAroundSign);
    sign.setHeight(kSignHeight);
    painter->setPen(QPen(theme_.colour(Role::PaperEdge), 1.5));
    painter->setBrush(theme_.colour(Role::Paper));
    painter->drawRoundedRect(sign, kGapRadius / 2, kGapRadius / 2);
    painter->setPen(theme_.colour(Role::Ink));
    drawFitted(*painter, sign.adjusted(6, 2, -6, -2), words_, Theme::serif(kUsualSign, true), kLeastSign, kUsualSign,
               Qt::AlignCenter);
}

} // namespace elgrande::intrigue_king

#include "moc_castillo_gap.cpp"
