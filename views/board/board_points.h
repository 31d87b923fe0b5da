// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where things are, in the scene: to be pointed at, and as both ends of a piece's way. What is not on the board comes
// from the seats and goes to them.
#pragma once

#include "views/board/board_chooser.h"

#include <QPointF>

#include <functional>
#include <optional>

namespace elgrande {

class BoardGround;
class BoardPieces;
class Scoreboards;

class BoardPoints {
  public:
    BoardPoints(const BoardGround& ground, const Scoreboards& scoreboards, const BoardPieces& pieces);

    // Where a seat's court and provinces are; without it, beside the board's right edge.
    void setSeatPoint(std::function<QPointF(Seat, Area)> point) { seatPoint_ = std::move(point); }
    std::optional<QPointF> seat(Seat seat, Area area) const;

    QPointF of(const BoardSpot& spot) const;
    QPointF grande(Seat seat) const;
    QPointF pile(Area area, Owner owner) const; // where it stands or would stand, on the board or beside it
    // Of the token, where it has an item there, otherwise of the owner's pile; none without a place.
    std::optional<QPointF> piece(const BoardSpot& spot) const;
    // Where what is taken up would lie in the place; none without a place.
    std::optional<QPointF> target(const Grip& grip, Area place) const;
    QRectF nameBox(Area area) const; // with its printed scoreboard; of a place on the board
    bool isOnBoard(Area area) const;

  private:
    const BoardGround& ground_;
    const Scoreboards& scoreboards_;
    const BoardPieces& pieces_;
    std::function<QPointF(Seat, Area)> seatPoint_;
};

} // namespace elgrande
