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
#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace elgrande::intrigue_king {

namespace {

// In points of the map.
constexpr QSizeF kSize(84, 84);
constexpr QRectF kPlate(-46, 32, 92, 26); // of the numbers, below
constexpr QPointF kBesideKing(-66, 0);    // where the King has come to the same region

} // namespace

CastilloItem::CastilloItem(const Shown& shown, const Theme& theme, const BoardMap& map)
    : shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , map_(map)
    , token_(model_.catalogue().token(kMovedCastillo)) {
    setData(kTokenOfItem, static_cast<int>(index(token_)));
    setData(kPlaceOfItem, static_cast<int>(index(Area::Castillo)));
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
    readValues();
    update();
}

// Those of a mobile scoreboard that lies at it, else its own.
void CastilloItem::readValues() {
    const Catalogue& catalogue = model_.catalogue();
    values_ = catalogue.areas[index(Area::Castillo)].values;
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i)
        if (catalogue.tokens[i].isScoreboard() && shown_.seen().token[i] == Spot::in(Area::Castillo))
            values_ = catalogue.tokens[i].values;
}

QRectF CastilloItem::boundingRect() const {
    return QRectF(-kSize.width() / 2, -kSize.height() / 2, kSize.width(), kSize.height())
        .united(kPlate.adjusted(-2, -2, 2, 2));
}

void CastilloItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QColor ground = theme_.colour(Role::Paper);
    ground.setAlphaF(0.75F);
    painter->setPen(QPen(theme_.colour(Role::GoldDeep), 2));
    painter->setBrush(ground);
    const QRectF round(-kSize.width() / 2, -kSize.height() / 2, kSize.width(), kSize.height());
    painter->drawEllipse(round.adjusted(3, 3, -3, -3));
    paintFigure(*painter, art_, QStringLiteral("pieces/castillo"), round.adjusted(13, 5, -13, -17));
    paintPlate(*painter, theme_, kPlate, values_, false, {}, 1, model_.catalogue().ranksScored);
}

} // namespace elgrande::intrigue_king

#include "moc_castillo_item.cpp"
