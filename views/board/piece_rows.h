// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Lays the pieces in the rows of their places: piles in one, Grandes and tokens in another, the King on his spot. A
// token that somebody carries lies at the edge of that pile. A row at sea has a line to its land while somebody stands
// there.
#pragma once

#include "views/board/board_map.h"
#include "views/board/pile_order.h"

#include <utility>
#include <vector>

class QGraphicsLineItem;
class QGraphicsScene;

namespace elgrande {

class BoardGround;
class BoardItem;
class BoardMotion;
class BoardPieces;
class FigureItem;
class Theme;
class TokenItem;
struct RowPlace;

class PieceRows {
  public:
    PieceRows(const Shown& shown, const BoardGround& ground, const BoardPieces& pieces, BoardMotion& motion);

    void build(QGraphicsScene& scene, const Theme& theme); // the lines
    void clear();                                          // the scene has deleted its items
    void lay();

  private:
    void layPlace(Area place);
    void layPiles(std::vector<TokenItem*> piles, const std::vector<BoardMap::Row>& rows);
    void layFigures(Area place, const std::vector<FigureItem*>& figures, const std::vector<BoardMap::Row>& rows);
    void moveFigure(FigureItem& figure, QPointF target);
    void showLeaders(const std::vector<BoardMap::Row>& rows, const std::vector<RowPlace>& standing);
    void findCarried();
    void layCarried();
    void layKing();
    std::vector<TokenItem*> pilesIn(Area area); // null: the room of one that has gone in this turn
    std::vector<FigureItem*> figuresIn(Area area) const;
    std::vector<Token> tokensIn(Area area) const;
    bool isCarriedIn(Area area) const;
    qreal besideOf(const TokenItem* pile) const; // the room of what it carries
    std::vector<qreal> roomsOf(const std::vector<TokenItem*>& piles) const;

    const Shown& shown_;
    const BoardGround& ground_;
    const BoardPieces& pieces_;
    BoardMotion& motion_;
    PileOrder order_;
    std::vector<std::pair<TokenItem*, FigureItem*>> carried_;
    std::vector<std::pair<QRectF, QGraphicsLineItem*>> leaders_; // by the row's box
};

} // namespace elgrande
