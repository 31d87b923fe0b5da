// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "region_marks.h"

#include "material.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/game/shown.h"
#include "views/theme/art.h"
#include "views/theme/paint.h"
#include "views/theme/theme.h"

#include <QGraphicsSceneHoverEvent>
#include <QPainter>

namespace elgrande::grandissimo {

namespace {

constexpr qreal kOverBoards = 4.5; // under the pieces

// In points of the map.
constexpr QSizeF kCross(92, 36);
constexpr qreal kAlly = 22;   // a medallion
constexpr qreal kApart = 100; // between the two, which hold the scoreboard by its ends and leave its numbers free
constexpr qreal kCrownSide = 40;

QRectF around(QPointF middle, QSizeF size) { return {middle - QPointF(size.width(), size.height()) / 2, size}; }

QString markPicture(const char* name) { return artOf("grandissimo", QStringLiteral("pieces/") + QLatin1String(name)); }

} // namespace

RegionMarks::RegionMarks(const Shown& shown, const Theme& theme, const BoardMap& map)
    : shown_(shown)
    , model_(shown.model())
    , theme_(theme)
    , map_(map)
    , bounds_(map.bounds()) {
    setAcceptedMouseButtons(Qt::NoButton); // clicks go through to the region
    setAcceptHoverEvents(true);
    setZValue(kOverBoards);
    connect(&model_, &GameModel::changed, this, &RegionMarks::readGame);
    connect(&shown, &Shown::changed, this, &RegionMarks::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

void RegionMarks::readGame() {
    marks_.clear();
    boxes_.clear();
    for (const Pact& pact : pactsOf(model_.catalogue(), shown_.seen())) addPact(pact);
    addCrown();
    for (const Mark& mark : marks_) boxes_.push_back(mark.box);
    update();
}

void RegionMarks::addPact(const Pact& pact) {
    const Catalogue& catalogue = model_.catalogue();
    const QPointF board = map_.anchorOf(catalogue.areas[index(pact.region)].id, "board");
    const bool alone = pact.partner == Seat::None;
    Mark mark;
    mark.tip = told(model_, alone ? "strip:boycott" : "strip:alliance", pact.seat, pact.region, pact.partner);
    if (alone) mark.picture = markPicture("boycott");
    mark.box = alone ? around(board, kCross) : around(board, {2 * kAlly + kApart, kAlly});
    if (!alone)
        for (const Seat seat : {pact.seat, pact.partner}) mark.colours.push_back(catalogue.colourOf(ownerOf(seat)));
    marks_.push_back(std::move(mark));
}

// In the King's place of the region: he himself is in Portugal meanwhile.
void RegionMarks::addCrown() {
    const Seat seat = crownedSeat(model_.catalogue(), shown_.seen());
    const Area region = seat == Seat::None ? Area::None : shown_.grandeOf(seat);
    if (region == Area::None || region == model_.catalogue().area(kPortugal)) return;
    const QPointF place = map_.anchorOf(model_.catalogue().areas[index(region)].id, "king");
    marks_.push_back(
        {around(place, {kCrownSide, kCrownSide}), markPicture("crown"), {}, told(model_, "strip:crown", seat, region)});
}

QPainterPath RegionMarks::shape() const {
    QPainterPath path;
    for (const Mark& mark : marks_) path.addRect(mark.box);
    return path;
}

void RegionMarks::hoverMoveEvent(QGraphicsSceneHoverEvent* event) {
    for (const Mark& mark : marks_)
        if (mark.box.contains(event->pos())) setToolTip(mark.tip);
}

void RegionMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const Mark& mark : marks_) {
        if (mark.colours.empty()) {
            paintFigure(*painter, art_, mark.picture, mark.box);
            continue;
        }
        const QRectF left(mark.box.topLeft(), QSizeF(kAlly, kAlly));
        paintMedallion(*painter, theme_, mark.colours.front(), left);
        paintMedallion(*painter, theme_, mark.colours.back(), left.translated(kAlly + kApart, 0));
    }
}

} // namespace elgrande::grandissimo

#include "moc_region_marks.cpp"
