// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The pieces on the board: piles of Caballeros, Grandes, and tokens that are not scoreboards. One item for each; where
// they stand is decided elsewhere (piece_rows.h).
#pragma once

#include "views/board/board_items.h"

#include <map>
#include <utility>

class QGraphicsScene;

namespace elgrande {

class Art;
class BoardGround;
class Shown;
struct TokenFacts;

class BoardPieces {
  public:
    using PileKey = std::pair<Area, Owner>; // one owner's Caballeros in a place

    BoardPieces(const Shown& shown, const Theme& theme, const Art& art, const BoardGround& ground);

    void build(QGraphicsScene& scene);
    void clear();               // the scene has deleted its items
    void leaveOut(Token token); // an expansion draws it; not for the King
    // Makes and deletes items for the piles that there are; all Caballeros have landed.
    void layPiles(QGraphicsScene& scene);

    const std::map<PileKey, TokenItem*>& piles() const { return piles_; }
    const std::map<Seat, FigureItem*>& grandes() const { return grandes_; }
    const std::map<Token, FigureItem*>& tokens() const { return tokens_; } // with the King
    FigureItem* king() const { return king_; }
    Seat grandeAt(QPointF point) const; // whose Grande stands there; None: no Grande

    // A Caballero that the observation counts flies to its pile, which has one less until it lands. False: none of them
    // is missing there.
    bool startFlight(const PileKey& pile);
    void endFlight(const PileKey& pile);
    void showNumbers();

  private:
    void addToken(QGraphicsScene& scene, Token token, const TokenFacts& facts);

    const Shown& shown_;
    const Theme& theme_;
    const Art& art_;
    const BoardGround& ground_;
    std::map<PileKey, TokenItem*> piles_;
    std::map<PileKey, int> flying_; // counted by the observation, but not landed yet
    std::map<Seat, FigureItem*> grandes_;
    std::map<Token, FigureItem*> tokens_;
    FigureItem* king_ = nullptr; // one of them
};

} // namespace elgrande
