// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What others have moved since somebody at this screen last acted, which the board marks.
#pragma once

#include "model/core/event.h"
#include "model/observe/catalogue.h"
#include "model/observe/reach.h"

#include <set>
#include <utility>

namespace elgrande {

class GameModel;

// What the event moves; nothing where it moves nothing.
Grip gripIn(const Catalogue& catalogue, const Event& event);
inline bool isCaballero(const Grip& grip) { return grip.owner != Owner::None && !grip.grande; }

class RecentMoves {
  public:
    explicit RecentMoves(const GameModel& model);

    void note(const Event& event);
    void act(Seat seat); // by somebody at this screen, who knows what the seat moves
    void forget();       // of a new game, nothing has moved

    bool isPileMoved(Area area, Owner owner) const { return piles_.count({area, owner}) != 0; }
    bool isGrandeMoved(Seat seat) const { return grandes_.count(seat) != 0; }
    bool isTokenMoved(Token token) const { return tokens_.count(token) != 0; }

  private:
    void clear();
    bool somebodyPlaysHere() const;

    const GameModel& model_;
    std::set<std::pair<Area, Owner>> piles_;
    std::set<Seat> grandes_;
    std::set<Token> tokens_;
    Seat lastActor_ = Seat::None;
};

} // namespace elgrande
