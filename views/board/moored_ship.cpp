// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/moored_ship.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/board/board_places.h"
#include "views/board/board_scene.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace elgrande {

namespace {

constexpr qreal kSide = 46;    // in points of the map
constexpr qreal kClear = 12;   // from where her deck is drawn
constexpr int kLeg = 260;      // milliseconds from one sea to the next
constexpr int kLongest = 1100; // milliseconds of the whole way

qreal distance(QPointF point, const QPainterPath& outline) {
    qreal least = std::numeric_limits<qreal>::max();
    for (const QPolygonF& polygon : outline.toSubpathPolygons())
        for (const QPointF& corner : polygon) least = std::min(least, QLineF(point, corner).length());
    return least;
}

QRectF seaBox(const BoardMap& map, int sea) { return map.reserved(QStringLiteral("sea-%1").arg(sea)).boundingRect(); }

} // namespace

MooredShip::MooredShip(const Shown& shown, const Theme& theme, const BoardMap& map, Cruise cruise)
    : shown_(shown)
    , model_(shown.model())
    , map_(map)
    , cruise_(std::move(cruise)) {
    setAcceptedMouseButtons(Qt::NoButton); // clicks go through
    connect(&model_, &GameModel::changed, this, &MooredShip::readGame);
    connect(&shown, &Shown::changed, this, &MooredShip::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

bool MooredShip::isFree(int sea) const {
    const QRectF box = seaBox(map_, sea);
    return !box.isEmpty() && !map_.outline(cruise_.deck).intersects(box.adjusted(-kClear, 0, kClear, 0));
}

int MooredShip::nearestTo(Area region) const {
    if (region == Area::None) return 0;
    const QPainterPath outline = map_.outline(model_.catalogue().areas[index(region)].id);
    int nearest = 0;
    qreal least = std::numeric_limits<qreal>::max();
    for (int sea = 1; sea <= kSeaAreas && !outline.isEmpty(); ++sea) {
        if (!isFree(sea)) continue;
        if (const qreal way = distance(seaBox(map_, sea).center(), outline); way < least) {
            least = way;
            nearest = sea;
        }
    }
    return nearest;
}

// Sea by sea, which are numbered along the coast.
QPainterPath MooredShip::wayTo(int sea) const {
    QPainterPath way(pos());
    for (int at = sea_; at != sea;) {
        at += at < sea ? 1 : -1;
        if (at == sea || isFree(at)) way.lineTo(seaBox(map_, at).center());
    }
    return way;
}

void MooredShip::readGame() {
    const Area region = cruise_.off(shown_);
    const int sea = nearestTo(region);
    setVisible(sea != 0);
    if (sea != 0) setToolTip(cruise_.words(texts::areaName(model_.catalogue(), region)));
    if (sea == sea_) return;
    auto* scene = qobject_cast<BoardScene*>(this->scene());
    if (sea != 0 && sea_ != 0 && scene != nullptr && scene->motion().isEnabled())
        scene->motion().glide(this, wayTo(sea), 0, std::min(kLeg * std::abs(sea - sea_), kLongest));
    else if (sea != 0)
        setPos(seaBox(map_, sea).center());
    sea_ = sea;
}

QRectF MooredShip::boundingRect() const { return {-kSide / 2, -kSide / 2, kSide, kSide}; }

void MooredShip::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    paintFigure(*painter, art_, QStringLiteral("pieces/ship"), boundingRect());
}

} // namespace elgrande

#include "moc_moored_ship.cpp"
