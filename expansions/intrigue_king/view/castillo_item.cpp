// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "castillo_item.h"

#include "../names.h"
#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace elgrande::intrigue_king {

namespace {

constexpr QSizeF kSize(84, 84);        // in points of the map
constexpr QPointF kBesideKing(-66, 0); // where the King has come to the same region

} // namespace

CastilloItem::CastilloItem(const Shown& shown, const Theme& theme, const BoardMap& map)
    : shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , map_(map)
    , token_(model_.catalogue().token(kMovedCastillo)) {
    setData(kTokenOfItem, static_cast<int>(index(token_)));
    connect(&model_, &GameModel::changed, this, &CastilloItem::readGame);
    connect(&shown, &Shown::changed, this, &CastilloItem::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

void CastilloItem::readGame() {
    const Observation& seen = shown_.seen();
    const Area area = token_ == Token::None ? Area::None : seen.spotOf(token_).area();
    setVisible(area != Area::None);
    if (!isVisible()) return;
    const QPointF throne = map_.anchorOf(model_.catalogue().areas[index(area)].id, "king");
    setPos(seen.king == area ? throne + kBesideKing : throne);
    setToolTip(word("castillo:stands").arg(texts::areaName(model_.catalogue(), area)));
    update();
}

QRectF CastilloItem::boundingRect() const {
    return {-kSize.width() / 2, -kSize.height() / 2, kSize.width(), kSize.height()};
}

void CastilloItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QColor ground = theme_.colour(Role::Paper);
    ground.setAlphaF(0.75F);
    painter->setPen(QPen(theme_.colour(Role::GoldDeep), 2));
    painter->setBrush(ground);
    painter->drawEllipse(boundingRect().adjusted(3, 3, -3, -3));
    art_.paint(*painter, QStringLiteral("pieces/castillo"), boundingRect().adjusted(13, 9, -13, -13));
}

} // namespace elgrande::intrigue_king
