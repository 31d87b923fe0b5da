// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_looks.h"

#include "views/board/board_ground.h"
#include "views/board/board_pieces.h"
#include "views/board/recent_moves.h"
#include "views/board/scoreboards.h"

#include <algorithm>

namespace elgrande {

namespace {

bool isPicked(const BoardChooser& chooser, const BoardSpot& spot) {
    return std::any_of(chooser.picks().begin(), chooser.picks().end(), [&](const BoardSpot& pick) {
        return pick.token != Token::None ? pick.token == spot.token : pick == spot;
    });
}

} // namespace

BoardLooks::BoardLooks(const BoardGround& ground, const BoardPieces& pieces, const Scoreboards& scoreboards,
                       const RecentMoves& recent)
    : ground_(ground)
    , pieces_(pieces)
    , scoreboards_(scoreboards)
    , recent_(recent) {}

void BoardLooks::show(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) const {
    showPlaces(chooser, hover, focus);
    showPiles(chooser, hover, focus);
    for (const auto& [board, plate] : scoreboards_.mobile()) showToken(*plate, board, chooser, hover, focus);
    for (const auto& [token, figure] : pieces_.tokens()) showToken(*figure, token, chooser, hover, focus);
    for (const auto& [seat, grande] : pieces_.grandes()) {
        Look look;
        look.moved = recent_.isGrandeMoved(seat);
        grande->setLook(look);
    }
}

void BoardLooks::showPlaces(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) const {
    const bool placeWanted = chooser.want() == BoardChooser::Want::Place;
    const bool pieceWanted = chooser.want() == BoardChooser::Want::Piece;
    const bool tokenWanted = chooser.want() == BoardChooser::Want::Token;
    AreaSet lit = lit_;
    if (lit_.empty())
        for (const BoardSpot& each : chooser.offered())
            if (each.area != Area::None) lit.insert(each.area);
    AreaSet here; // spaces are too small to be found in a dark place, and a click beside them means them as well
    for (const Area each : lit) here = here | ground_.placesOf(each);
    const bool glows = placeWanted || !lit_.empty();
    for (const auto& [area, region] : ground_.regions()) {
        Look look;
        look.offered = spotlight_ == Area::None && glows && here.contains(area);
        look.dimmed = spotlight_ != Area::None ? area != spotlight_ : (glows || pieceWanted) && !here.contains(area);
        look.hover = hover.area == area && (hover.token == Token::None || !tokenWanted);
        look.selected = isPicked(chooser, region->spot()) || area == spotlight_;
        look.focused = focus == region->spot();
        region->setLook(look);
    }
}

void BoardLooks::showPiles(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) const {
    const bool pieceWanted = chooser.want() == BoardChooser::Want::Piece;
    for (const auto& [key, pile] : pieces_.piles()) {
        Look look;
        look.offered = pieceWanted && chooser.offers(pile->spot());
        look.dimmed = pieceWanted && !look.offered;
        look.hover = hover == pile->spot();
        look.selected = isPicked(chooser, pile->spot());
        look.focused = focus == pile->spot();
        look.moved = recent_.isPileMoved(key.first, key.second);
        pile->setLook(look);
        pile->setScale(pile->size() * (look.selected ? 1.2 : 1.0));
    }
}

void BoardLooks::showToken(BoardItem& item, Token token, const BoardChooser& chooser, const BoardSpot& hover,
                           const BoardSpot& focus) const {
    const bool tokenWanted = chooser.want() == BoardChooser::Want::Token;
    Look look;
    look.moved = recent_.isTokenMoved(token);
    if (!item.spot().isNothing()) { // else carried by a Caballero, who is what may be chosen
        look.offered = tokenWanted && chooser.offers(item.spot());
        look.hover = tokenWanted && hover.token == item.spot().token;
        look.selected = isPicked(chooser, item.spot());
        look.focused = focus.token == item.spot().token;
    }
    item.setLook(look);
}

} // namespace elgrande
