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
    // Each seat has a lane of its own, so that nobody's points cover another's.
    const qreal aside = (static_cast<qreal>(index(seat)) - (catalogue.players - 1) / 2.0) * 78;
    const QPointF at = points_.of({place, Owner::None, Token::None}) + QPointF(aside, 0);
    QPainterPath rise(at + QPointF(0, 20));
    rise.lineTo(at - QPointF(0, 70));
    motion_.fly(std::move(shown), rise, 0, BoardMotion::kPiece * 2);
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
