// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A part of the game page, as the page's own views, expansions and whoever else contributes one register it: what it
// is, where it stands, and when. The page owns it from then on and finds it by its widget.
#pragma once

#include "model/core/ids.h"

#include <QString>

#include <functional>

class QWidget;

namespace elgrande {

struct PagePanel {
    enum class Place {
        Side,  // on the right, below the ones before
        Tab,   // on the right at the bottom, where one of them is seen at a time
        Below, // under the board, on the right of the ones before
        Strip, // between the board and what is under it, over the whole width: material beside the board
        Over,  // over the sides' lower part while it is asked for; only the one of the highest rank
        Board, // the same over the board, of which it covers what its mask says
        Whole, // the same over the whole page, for what needs the room; the table can be seen only as it lets it
        Notice // as Side; while the page or the curtain covers the sides, over all of it at the upper edge
    };

    Place place = Place::Tab;
    QWidget* widget = nullptr;
    std::function<QString()> title = {};         // Tab; asked for again in another language
    bool needsAids = false;                      // Tab: shut in a game that is played as at the table
    int share = 1;                               // Below: of the width
    std::function<bool()> asked = {};            // always for Over and Whole, else only if it comes and goes
    int rank = 0;                                // Over, Board and Whole: they are one row
    std::function<void(Area)> placeClicked = {}; // Over, Board: the board then only points, and the panel answers

    bool isOver() const { return place == Place::Over || place == Place::Board || place == Place::Whole; }
};

} // namespace elgrande
