// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/piece_flights.h"

#include "model/game_model/game_model.h"
#include "views/board/board_motion.h"
#include "views/board/board_pieces.h"
#include "views/board/board_points.h"
#include "views/board/board_stacking.h"
#include "views/board/recent_moves.h"

#include <QGraphicsScene>

#include <algorithm>
#include <memory>
#include <utility>

namespace elgrande {

namespace {

constexpr int kStagger = 110;    // milliseconds between two pieces of one report
constexpr int kMostDelay = 1100; // however many there are
constexpr qreal kLane = 90;      // width of a number of points, with the air beside it
constexpr QPointF kRise(0, 32);

} // namespace

PieceFlights::PieceFlights(QGraphicsScene& scene, const Shown& shown, const Theme& theme, const BoardPoints& points,
                           BoardPieces& pieces, BoardMotion& motion)
    : scene_(scene)
    , shown_(shown)
    , theme_(theme)
    , points_(points)
    , pieces_(pieces)
    , motion_(motion) {}

void PieceFlights::show(const std::vector<Event>& events) {
    if (!motion_.isEnabled()) return;
    int delay = 0;
    for (const Event& event : events) {
        // The film of the scoring shows these when it comes to them.
        if (event.kind == EventKind::Points || (event.kind == EventKind::CastilloEmptied && !shown_.still().empty()))
            continue;
        showOne(event, delay);
        if (isCaballero(gripIn(shown_.model().catalogue(), event))) delay = std::min(delay + kStagger, kMostDelay);
    }
    pieces_.showNumbers();
}

void PieceFlights::showOne(const Event& event, int delay) {
    const Grip grip = gripIn(shown_.model().catalogue(), event);
    if (!isCaballero(grip)) return;
    const int pieces = event.number > 0 ? std::min<int>(event.number, 6) : 1;
    for (int i = 0; i < pieces; ++i) fly(grip.owner, grip.from, event.to, std::min(delay + i * 70, kMostDelay));
}

void PieceFlights::leaveCastillo(const Shown::Pieces& before, const Shown::Pieces& after) {
    int delay = 0;
    for (const auto& [key, number] : before) {
        const auto rest = after.find(key);
        const int going = number - (rest == after.end() ? 0 : rest->second);
        for (int i = 0; i < going && motion_.isEnabled(); ++i) {
            fly(key.second, Area::Castillo, key.first, delay);
            delay = std::min(delay + kStagger, kMostDelay);
        }
    }
    pieces_.showNumbers();
}

void PieceFlights::showPoints(Area place, Seat seat, int points) {
    if (!motion_.isEnabled() || !points_.isOnBoard(place) || points == 0) return;
    const Catalogue& catalogue = shown_.model().catalogue();
    auto shown = std::make_unique<PointsItem>(theme_, catalogue.colourOf(ownerOf(seat)), points);
    shown->setZValue(kFlightLayer);
    scene_.addItem(shown.get());
    if (std::exchange(scored_, place) != place || lane_ >= catalogue.players) lane_ = 0;
    const QPointF at = besideName(place, lane_++);
    QPainterPath rise(at + kRise);
    rise.lineTo(at - kRise);
    motion_.fly(std::move(shown), rise, 0, BoardMotion::kPiece * 2);
}

// To the right and the left of it in turn, so that they cover neither the name nor each other.
QPointF PieceFlights::besideName(Area place, int lane) const {
    const QRectF name = points_.nameBox(place);
    const QRectF seen = scene_.sceneRect().adjusted(kLane / 2, 0, -kLane / 2, 0);
    const auto at = [&name](int which) {
        const int pair = which / 2;
        const qreal out = kLane * (pair + 0.5);
        return which % 2 == 0 ? name.right() + out : name.left() - out;
    };
    int free = 0;
    for (int which = 0; which < 2 * kMaxSeats; ++which)
        if (const qreal x = at(which); x >= seen.left() && x <= seen.right() && free++ == lane)
            return {x, name.center().y()};
    return {std::clamp(at(lane), seen.left(), seen.right()), name.center().y()};
}

void PieceFlights::fly(Owner owner, Area from, Area to, int delay) {
    if (!points_.isOnBoard(from) && !points_.isOnBoard(to)) return;
    auto piece = std::make_unique<TokenItem>(theme_, BoardSpot{to, owner, Token::None},
                                             shown_.model().catalogue().colourOf(owner), -1);
    piece->setZValue(kFlightLayer);
    scene_.addItem(piece.get());
    const QPainterPath way = BoardMotion::arc(points_.pile(from, owner), points_.pile(to, owner));
    const BoardPieces::PileKey pile{to, owner};
    std::function<void()> landed;
    if (pieces_.startFlight(pile)) landed = [this, pile] { pieces_.endFlight(pile); };
    motion_.fly(std::move(piece), way, delay, BoardMotion::kPiece, std::move(landed));
}

} // namespace elgrande
