// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_points.h"

#include "views/board/board_ground.h"
#include "views/board/board_pieces.h"
#include "views/board/scoreboards.h"

namespace elgrande {

BoardPoints::BoardPoints(const BoardGround& ground, const Scoreboards& scoreboards, const BoardPieces& pieces)
    : ground_(ground)
    , scoreboards_(scoreboards)
    , pieces_(pieces) {}

QRectF BoardPoints::nameBox(Area area) const { return scoreboards_.nameBox(ground_.drawnIn(area)); }

bool BoardPoints::isOnBoard(Area area) const { return ground_.isDrawn(area); }

std::optional<QPointF> BoardPoints::seat(Seat seat, Area area) const {
    if (!seatPoint_) return {};
    return seatPoint_(seat, area);
}

QPointF BoardPoints::of(const BoardSpot& spot) const {
    const auto& boards = scoreboards_.mobile();
    const auto& tokens = pieces_.tokens();
    if (spot.token != Token::None && boards.count(spot.token) != 0) return boards.at(spot.token)->pos();
    if (spot.token != Token::None && tokens.count(spot.token) != 0 && tokens.at(spot.token)->isVisible())
        return tokens.at(spot.token)->pos();
    if (!isOnBoard(spot.area)) return ground_.map().bounds().center();
    if (spot.owner != Owner::None) return pile(spot.area, spot.owner);
    return scoreboards_.printedPoint(ground_.drawnIn(spot.area));
}

QPointF BoardPoints::grande(Seat seat) const { return pieces_.grandes().at(seat)->pos(); }

QPointF BoardPoints::pile(Area area, Owner owner) const {
    if (isOnBoard(area)) {
        const auto pile = pieces_.piles().find({area, owner});
        return pile != pieces_.piles().end() ? pile->second->pos() : ground_.anchorOf(ground_.drawnIn(area), "tokens");
    }
    if (seatPoint_ && seatOf(owner) != Seat::None) return seatPoint_(seatOf(owner), area);
    const QRectF bounds = ground_.map().bounds();
    return {bounds.right() + 40, bounds.center().y()};
}

std::optional<QPointF> BoardPoints::target(const Grip& grip, Area place) const {
    if (!isOnBoard(place) || (grip.token == Token::None && !grip.grande))
        return piece({place, grip.owner, Token::None});
    const Area around = ground_.drawnIn(place);
    if (grip.token == Token::King) return ground_.anchorOf(around, "king");
    if (scoreboards_.mobile().count(grip.token) != 0) return ground_.anchorOf(around, "board");
    const auto rows = ground_.rowsIn(around, "grandes");
    return rows.empty() ? ground_.anchorOf(around, "tokens") : rows.front().box.center();
}

std::optional<QPointF> BoardPoints::piece(const BoardSpot& spot) const {
    const bool hasItem = scoreboards_.mobile().count(spot.token) != 0 ||
                         (pieces_.tokens().count(spot.token) != 0 && isOnBoard(spot.area));
    if (hasItem) return of({spot.area, Owner::None, spot.token});
    if (spot.area == Area::None) return {};
    return pile(spot.area, spot.owner);
}

} // namespace elgrande
