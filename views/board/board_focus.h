// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The keyboard's place on the board: Tab leads through what may be chosen, arrows and letters through that and every
// place.
#pragma once

#include "views/board/board_chooser.h"

#include <QPointF>

#include <functional>
#include <vector>

namespace elgrande {

class BoardScene;

class BoardFocus {
  public:
    BoardFocus(const BoardScene& scene, const BoardChooser& chooser);

    const BoardSpot& spot() const { return spot_; } // nothing: it is on the board as a whole
    void set(const BoardSpot& spot) { spot_ = spot; }
    // Whose words are the board's description; nothing: what to do is.
    const BoardSpot& told() const { return told_; }
    void tell() { told_ = spot_; }
    void tellNothing() { told_ = {}; }
    void follow(); // another decision: a piece that is no longer there leaves the focus to its place
    void forget(); // another game

    std::vector<BoardSpot> stops() const;       // what may be chosen, as far as it lies on the board
    BoardSpot stopAfter(bool forwards) const;   // the next one, or the one before; nothing: Tab leaves the board
    BoardSpot towards(QPointF direction) const; // the nearest one there; nothing: none
    // The next place whose name begins so, after the current one and then from the first; nothing: none.
    BoardSpot beginningWith(QChar letter, const std::function<QString(Area)>& nameOf) const;

  private:
    std::vector<BoardSpot> graph() const;

    const BoardScene& scene_;
    const BoardChooser& chooser_;
    BoardSpot spot_;
    BoardSpot told_;
};

} // namespace elgrande
