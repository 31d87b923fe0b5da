// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How places and pieces are highlighted: what a click could mean, what the pointer and the keyboard are on, what has
// been moved, and what a scoring, a card or advice points out.
#pragma once

#include "model/core/ids.h"
#include "views/board/board_chooser.h"

namespace elgrande {

class BoardGround;
class BoardItem;
class BoardPieces;
class RecentMoves;
class Scoreboards;

class BoardLooks {
  public:
    BoardLooks(const BoardGround& ground, const BoardPieces& pieces, const Scoreboards& scoreboards,
               const RecentMoves& recent);

    // A place in light while it is scored; None: no more.
    void setSpotlight(Area place) { spotlight_ = place; }
    void setLit(AreaSet places) { lit_ = places; } // as if they were offered; the rest is dimmed
    void show(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) const;

  private:
    void showPlaces(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) const;
    void showPiles(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) const;
    void showToken(BoardItem& item, Token token, const BoardChooser& chooser, const BoardSpot& hover,
                   const BoardSpot& focus) const;

    const BoardGround& ground_;
    const BoardPieces& pieces_;
    const Scoreboards& scoreboards_;
    const RecentMoves& recent_;
    Area spotlight_ = Area::None;
    AreaSet lit_;
};

} // namespace elgrande
