// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/piece_rows.h"

#include "model/game_model/game_model.h"
#include "views/board/board_ground.h"
#include "views/board/board_motion.h"
#include "views/board/board_pieces.h"
#include "views/board/board_stacking.h"
#include "views/board/row_geometry.h"
#include "views/game/shown.h"
#include "views/theme/theme.h"

#include <QGraphicsLineItem>
#include <QGraphicsScene>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

namespace elgrande {

namespace {

constexpr qreal kPileStep = 34;   // of piles that overlap, where more owners come than a region has room for
constexpr qreal kGrandeStep = 12; // of Grandes
constexpr std::array kPileSizes{1.0, 0.9, 0.8, 0.7}; // on a smaller one the number could not be read
constexpr qreal kBehind = 0.001;     // each lies a little under the one before, whose number it would cover
constexpr qreal kCarried = 0.55;     // of a token's size, with whoever stands there
constexpr qreal kCarriedRoom = 21;   // of a pile's row, for what it carries
constexpr QPointF kOnPile(37, 0);    // at its right edge, where it covers neither sign nor number
constexpr QPointF kOnPiece(16, -16); // of a single piece at its upper right corner

// A pile is larger while it is picked, and takes no more room.
qreal widthOf(const TokenItem* pile) { return pile == nullptr ? TokenItem::kWidth : pile->box().width(); }
qreal sizeOf(const TokenItem* pile) { return pile == nullptr ? 1 : pile->size(); }
qreal widthOf(const FigureItem* figure) { return figure->box().width() * figure->scale(); }

template <typename Item>
std::vector<qreal> widthsOf(const std::vector<Item*>& items) {
    std::vector<qreal> widths;
    widths.reserve(items.size());
    for (const Item* item : items) widths.push_back(widthOf(item));
    return widths;
}

bool isCrowded(const std::vector<RowPlace>& standing, const std::vector<qreal>& widths) {
    for (std::size_t i = 1; i < standing.size(); ++i)
        if (standing[i].row == standing[i - 1].row &&
            std::abs(standing[i].at.x() - standing[i - 1].at.x()) < (widths[i] + widths[i - 1]) / 2 - 1)
            return true;
    return false;
}

// The last rows go to those who have too few, as far as the rest is enough for whoever stands there.
void lendRows(std::vector<BoardMap::Row>& from, std::size_t staying, std::vector<BoardMap::Row>& to,
              const std::vector<qreal>& others) {
    const qreal widest = others.empty() ? 0 : *std::max_element(others.begin(), others.end());
    while (from.size() > 1 && roomIn(to, widest) < others.size()) {
        const std::vector<BoardMap::Row> rest(from.begin(), from.end() - 1);
        if (roomIn(rest, TokenItem::kWidth) < staying) return;
        to.insert(to.begin(), from.back());
        from = rest;
    }
}

// Layers are whole and half numbers.
void layBehind(BoardItem& item, int behind) { item.setZValue(std::ceil(item.zValue() * 2) / 2 - behind * kBehind); }

} // namespace

PieceRows::PieceRows(const Shown& shown, const BoardGround& ground, const BoardPieces& pieces, BoardMotion& motion)
    : shown_(shown)
    , ground_(ground)
    , pieces_(pieces)
    , motion_(motion) {}

void PieceRows::build(QGraphicsScene& scene, const Theme& theme) {
    const QPen pen(theme.isDark() ? QColor(0xf0, 0xdf, 0xb8) : QColor(0x3a, 0x24, 0x12), 3, Qt::SolidLine,
                   Qt::RoundCap);
    for (const auto& [area, region] : ground_.regions())
        for (const char* what : {"piles", "grandes"})
            for (const BoardMap::Row& row :
                 ground_.map().rows(shown_.model().catalogue().areas[index(area)].id, what)) {
                if (!row.leader) continue;
                auto* line = new QGraphicsLineItem(*row.leader);
                line->setPen(pen);
                line->setZValue(kLeaderLayer);
                scene.addItem(line);
                leaders_.emplace_back(row.box, line);
            }
}

void PieceRows::clear() {
    leaders_.clear();
    order_.clear();
    carried_.clear();
}

void PieceRows::lay() {
    order_.follow(shown_);
    for (const auto& [token, figure] : pieces_.tokens()) {
        figure->setScale(1);
        figure->setCount(1);
        figure->setSpot({figure->spot().area, Owner::None, token});
    }
    findCarried();
    for (const auto& entry : ground_.regions()) layPlace(entry.first);
    layCarried();
    for (const auto& [seat, grande] : pieces_.grandes()) grande->setVisible(ground_.isDrawn(shown_.grandeOf(seat)));
    for (const auto& [token, figure] : pieces_.tokens()) {
        const Area area = token == Token::King ? shown_.seen().king : shown_.seen().spotOf(token).area();
        figure->setVisible(ground_.isDrawn(area) && figure->count() > 0);
        if (!ground_.isDrawn(area)) figure->setSpot({Area::None, Owner::None, token});
    }
    layKing();
}

void PieceRows::layPlace(Area place) {
    const BoardMap& map = ground_.map();
    const std::string& id = shown_.model().catalogue().areas[index(place)].id;
    std::vector<TokenItem*> piles = pilesIn(place);
    const bool apart = map.hasRows(id, "parts");
    std::vector<TokenItem*> ofParts;
    for (const Area part : ground_.partsIn(place))
        for (TokenItem* pile : pilesIn(part)) (apart ? ofParts : piles).push_back(pile);
    std::vector<BoardMap::Row> rows = map.rows(id, "piles");
    if (apart) {
        std::vector<BoardMap::Row> rowsOfParts = map.rows(id, "parts");
        lendRows(rows, piles.size(), rowsOfParts, roomsOf(ofParts));
        layPiles(ofParts, rowsOfParts);
    }
    layPiles(piles, rows);
    layFigures(place, figuresIn(place), map.rows(id, "grandes"));
}

// They may stand in a part of the place, so that their spots are their own. The room of those that have gone is kept
// free, unless the others would lie on each other for it; before they do they become smaller.
void PieceRows::layPiles(std::vector<TokenItem*> piles, const std::vector<BoardMap::Row>& rows) {
    const auto stand = [&](qreal size) {
        for (TokenItem* pile : piles)
            if (pile != nullptr) pile->setSize(size);
        return standInRows(roomsOf(piles), rows, kPileStep);
    };
    std::vector<RowPlace> standing = stand(1);
    if (isCrowded(standing, roomsOf(piles))) {
        std::erase(piles, nullptr);
        for (const qreal size : kPileSizes)
            if (!isCrowded(standing = stand(size), roomsOf(piles))) break;
        if (isCrowded(standing, roomsOf(piles))) standing = stand(1); // then they are told apart by their signs
    }
    std::vector<RowPlace> taken;
    for (std::size_t i = 0; i < standing.size(); ++i) {
        if (piles[i] == nullptr) continue;
        piles[i]->setPos(standing[i].at - QPointF(besideOf(piles[i]) / 2, 0));
        layBehind(*piles[i], standing[i].behind);
        taken.push_back(standing[i]);
    }
    showLeaders(rows, taken);
}

// Figures are smaller in a row that is lower than they are.
void PieceRows::layFigures(Area place, const std::vector<FigureItem*>& figures,
                           const std::vector<BoardMap::Row>& rows) {
    if (!rows.empty())
        for (FigureItem* figure : figures)
            figure->setScale(std::min(1.0, rows.front().box.height() / figure->box().height()));
    const std::vector<RowPlace> standing = standInRows(widthsOf(figures), rows, kGrandeStep);
    for (std::size_t i = 0; i < standing.size(); ++i) {
        const BoardSpot before = figures[i]->spot();
        moveFigure(*figures[i], standing[i].at);
        figures[i]->setSpot({place, before.owner, before.token});
        layBehind(*figures[i], standing[i].behind);
    }
    showLeaders(rows, standing);
}

// One that was not on the board is there immediately.
void PieceRows::moveFigure(FigureItem& figure, QPointF target) {
    if (figure.spot().area == Area::None)
        figure.setPos(target);
    else
        motion_.move(&figure, target);
}

void PieceRows::showLeaders(const std::vector<BoardMap::Row>& rows, const std::vector<RowPlace>& standing) {
    for (const auto& [box, line] : leaders_)
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (rows[row].box == box)
                line->setVisible(std::any_of(standing.begin(), standing.end(),
                                             [row](const RowPlace& each) { return each.row == row; }));
}

std::vector<TokenItem*> PieceRows::pilesIn(Area area) {
    std::vector<TokenItem*> piles;
    for (const auto& [key, pile] : pieces_.piles())
        if (key.first == area) piles.push_back(pile);
    const bool single = shown_.model().catalogue().areas[index(area)].room == 1;
    std::vector<TokenItem*> inOrder;
    for (const Owner owner : order_.in(area, [&](Owner each) { return shown_.at(area, each); })) {
        const auto found = std::find_if(piles.begin(), piles.end(),
                                        [owner](const TokenItem* pile) { return pile->spot().owner == owner; });
        if (found != piles.end() || !single) inOrder.push_back(found == piles.end() ? nullptr : *found);
    }
    return inOrder;
}

// Equal tokens lie in one stack: the first one with their number, the others under it.
std::vector<FigureItem*> PieceRows::figuresIn(Area area) const {
    std::vector<FigureItem*> figures;
    for (const auto& [seat, grande] : pieces_.grandes())
        if (shown_.grandeOf(seat) == area) figures.push_back(grande);
    if (isCarriedIn(area)) return figures;
    std::map<std::string, FigureItem*> stacks;
    for (const Token token : tokensIn(area)) {
        FigureItem* figure = pieces_.tokens().at(token);
        const auto [stack, first] = stacks.emplace(shown_.model().catalogue().tokens[index(token)].id, figure);
        if (first) {
            figures.push_back(figure);
            continue;
        }
        stack->second->setCount(stack->second->count() + 1);
        figure->setPos(stack->second->pos());
        figure->setCount(0);
    }
    return figures;
}

// All but the King, who has a place of his own.
std::vector<Token> PieceRows::tokensIn(Area area) const {
    std::vector<Token> found;
    for (const auto& [token, figure] : pieces_.tokens())
        if (figure != pieces_.king() && shown_.seen().spotOf(token) == Spot::in(area)) found.push_back(token);
    return found;
}

// Where each has a space of his own, or the place has none for them, tokens belong to those who stand there.
bool PieceRows::isCarriedIn(Area area) const {
    return ground_.drawnIn(area) != area || shown_.model().catalogue().areas[index(area)].room == 1;
}

// One for each pile, the rest under the last of them.
void PieceRows::findCarried() {
    carried_.clear();
    for (std::size_t i = 0; i < shown_.model().catalogue().areas.size(); ++i) {
        const Area area = areaAt(static_cast<int>(i));
        if (!ground_.isDrawn(area) || !isCarriedIn(area)) continue;
        std::vector<TokenItem*> piles = pilesIn(area);
        std::erase(piles, nullptr);
        std::size_t next = 0;
        for (const Token token : tokensIn(area)) {
            FigureItem* figure = pieces_.tokens().at(token);
            figure->setCount(next < piles.size() ? 1 : 0);
            if (!piles.empty()) carried_.emplace_back(piles[std::min(next++, piles.size() - 1)], figure);
        }
    }
}

qreal PieceRows::besideOf(const TokenItem* pile) const {
    const bool carries =
        std::any_of(carried_.begin(), carried_.end(), [pile](const auto& each) { return each.first == pile; });
    return carries && widthOf(pile) >= TokenItem::kWidth ? kCarriedRoom * sizeOf(pile) : 0;
}

std::vector<qreal> PieceRows::roomsOf(const std::vector<TokenItem*>& piles) const {
    std::vector<qreal> rooms = widthsOf(piles);
    for (std::size_t i = 0; i < piles.size(); ++i) rooms[i] = rooms[i] * sizeOf(piles[i]) + besideOf(piles[i]);
    return rooms;
}

// A click means the pile.
void PieceRows::layCarried() {
    for (const auto& [pile, figure] : carried_) {
        figure->setScale(kCarried * pile->size());
        motion_.move(figure, pile->pos() + (widthOf(pile) < TokenItem::kWidth ? kOnPiece : kOnPile) * pile->size());
        figure->setSpot({});
    }
}

void PieceRows::layKing() {
    const Area place = shown_.seen().king;
    if (!ground_.isDrawn(place)) return;
    moveFigure(*pieces_.king(), ground_.anchorOf(place, "king"));
    pieces_.king()->setSpot({place, Owner::None, Token::King});
}

} // namespace elgrande
