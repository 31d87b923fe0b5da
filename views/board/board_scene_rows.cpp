// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of pieces: who stands where in a place, and what ties a row at sea to its land.
#include "views/board/board_scene.h"

#include "views/board/board_stacking.h"
#include "views/board/row_geometry.h"

#include <QGraphicsLineItem>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr qreal kPileStep = 34;    // of piles that overlap, where more owners come than a region has room for
constexpr qreal kGrandeStep = 12;  // of Grandes
constexpr qreal kBehind = 0.001;   // each lies a little under the one before, whose number it would cover
constexpr qreal kCarried = 0.55;   // of a token's size, with whoever stands there
constexpr QPointF kOnPile(0, -18); // between sign and number; of a single piece at its upper right corner
constexpr QPointF kOnPiece(16, -16);

bool isFigure(const QGraphicsItem* item) { return dynamic_cast<const FigureItem*>(item) != nullptr; }
qreal widthOf(const QGraphicsItem* item) { // a pile is larger while it is picked, and takes no more room
    return static_cast<const BoardItem*>(item)->box().width() * (isFigure(item) ? item->scale() : 1);
}
// Figures are smaller in a row that is lower than they are.
void fitFigures(const std::vector<QGraphicsItem*>& pieces, const std::vector<BoardMap::Row>& rows) {
    for (QGraphicsItem* piece : pieces)
        if (isFigure(piece) && !rows.empty())
            piece->setScale(
                std::min(1.0, rows.front().box.height() / static_cast<const BoardItem*>(piece)->box().height()));
}

} // namespace

void BoardScene::addLeaders() {
    const QPen pen(theme_.isDark() ? QColor(0xf0, 0xdf, 0xb8) : QColor(0x3a, 0x24, 0x12), 3, Qt::SolidLine,
                   Qt::RoundCap);
    for (const auto& [area, region] : regions_)
        for (const char* what : {"piles", "grandes"})
            for (const BoardMap::Row& row : map_.rows(model_.catalogue().areas[index(area)].id, what)) {
                if (!row.leader) continue;
                auto* line = new QGraphicsLineItem(*row.leader);
                line->setPen(pen);
                line->setZValue(kLeaderLayer);
                addItem(line);
                leaders_.emplace_back(row.box, line);
            }
}

void BoardScene::layRows(Area area, const std::vector<QGraphicsItem*>& pieces, const std::vector<BoardMap::Row>& rows,
                         qreal step) {
    fitFigures(pieces, rows);
    std::vector<qreal> widths;
    for (const QGraphicsItem* piece : pieces) widths.push_back(widthOf(piece));
    const std::vector<Standing> standing = standInRows(widths, rows, step);
    for (std::size_t i = 0; i < standing.size(); ++i) {
        auto* piece = static_cast<BoardItem*>(pieces[i]);
        const BoardSpot before = piece->spot();
        if (isFigure(piece)) {
            moveFigure(piece, standing[i].at);
            piece->setSpot({area, before.owner, before.token});
        } else {
            piece->setPos(standing[i].at); // it may stand in a part of the place
        }
        // Layers are whole and half numbers.
        piece->setZValue(std::ceil(piece->zValue() * 2) / 2 - standing[i].behind * kBehind);
    }
    for (const auto& [box, line] : leaders_)
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (rows[row].box == box)
                line->setVisible(std::any_of(standing.begin(), standing.end(),
                                             [row](const Standing& each) { return each.row == row; }));
}

// One that was not on the board is there immediately.
void BoardScene::moveFigure(BoardItem* figure, QPointF target) {
    if (figure->spot().area == Area::None)
        figure->setPos(target);
    else
        motion_.move(figure, target);
}

// All but the King, who has a place of his own.
std::vector<Token> BoardScene::tokensIn(Area area) const {
    std::vector<Token> found;
    for (const auto& [token, figure] : figures_)
        if (figure != king_ && shown_.seen().spotOf(token) == Spot::in(area)) found.push_back(token);
    return found;
}

std::vector<QGraphicsItem*> BoardScene::pilesIn(Area area) {
    std::vector<QGraphicsItem*> piles;
    for (const auto& [key, token] : tokens_)
        if (key.first == area) piles.push_back(token);
    const std::vector<Owner>& order = order_.in(area, [&](Owner owner) { return shown_.at(area, owner); });
    const auto rank = [&](const QGraphicsItem* item) {
        return std::find(order.begin(), order.end(), static_cast<const BoardItem*>(item)->spot().owner);
    };
    std::sort(piles.begin(), piles.end(),
              [&](const QGraphicsItem* one, const QGraphicsItem* other) { return rank(one) < rank(other); });
    return piles;
}

// Equal tokens lie in one stack: the first one with their number, the others under it.
std::vector<QGraphicsItem*> BoardScene::figuresIn(Area area) {
    std::vector<QGraphicsItem*> figures;
    for (const auto& [seat, grande] : grandes_)
        if (shown_.grandeOf(seat) == area) figures.push_back(grande);
    if (isCarriedIn(area)) return figures;
    std::map<std::string, FigureItem*> stacks;
    for (const Token token : tokensIn(area)) {
        FigureItem* figure = figures_.at(token);
        const auto [stack, first] = stacks.emplace(model_.catalogue().tokens[index(token)].id, figure);
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

std::vector<Area> BoardScene::partsIn(Area place) const {
    std::vector<Area> parts;
    for (std::size_t i = 0; i < model_.catalogue().areas.size(); ++i)
        if (const Area area = areaAt(static_cast<int>(i)); area != place && drawnIn(area) == place)
            parts.push_back(area);
    return parts;
}

// Where each has a space of his own, or the place has none for them, tokens belong to those who stand there.
bool BoardScene::isCarriedIn(Area area) const {
    return drawnIn(area) != area || model_.catalogue().areas[index(area)].room == 1;
}

// At the upper edge of the piles, the rest under them. A click means the pile.
void BoardScene::layCarried(Area area) {
    if (!isCarriedIn(area)) return;
    const std::vector<QGraphicsItem*> piles = pilesIn(area);
    std::size_t next = 0;
    for (const Token token : tokensIn(area)) {
        FigureItem* figure = figures_.at(token);
        figure->setCount(next < piles.size() ? 1 : 0);
        if (piles.empty()) continue;
        const QGraphicsItem* pile = piles[std::min(next++, piles.size() - 1)];
        figure->setScale(kCarried);
        motion_.move(figure, pile->pos() + (widthOf(pile) < TokenItem::kWidth ? kOnPiece : kOnPile));
        figure->setSpot({});
    }
}

void BoardScene::layStanding(Area place) {
    const std::string& id = model_.catalogue().areas[index(place)].id;
    std::vector<QGraphicsItem*> piles = pilesIn(place);
    const bool apart = map_.hasRows(id, "parts");
    std::vector<QGraphicsItem*> ofParts;
    for (const Area part : partsIn(place))
        for (QGraphicsItem* pile : pilesIn(part)) (apart ? ofParts : piles).push_back(pile);
    layRows(place, piles, map_.rows(id, "piles"), kPileStep);
    if (apart) layRows(place, ofParts, map_.rows(id, "parts"), kPileStep);
    layRows(place, figuresIn(place), map_.rows(id, "grandes"), kGrandeStep);
}

// By that order; the Grandes and what else lies there have rows of their own, and so has the King his spot.
void BoardScene::layFigures() {
    const Observation& seen = shown_.seen();
    order_.follow(shown_);
    for (const auto& [token, figure] : figures_) {
        figure->setScale(1);
        figure->setCount(1);
        figure->setSpot({figure->spot().area, Owner::None, token});
    }
    for (const auto& entry : regions_) layStanding(entry.first);
    for (std::size_t i = 0; i < model_.catalogue().areas.size(); ++i)
        if (const Area area = areaAt(static_cast<int>(i)); onBoard(area)) layCarried(area);
    for (const auto& [seat, grande] : grandes_) grande->setVisible(onBoard(shown_.grandeOf(seat)));
    for (const auto& [token, figure] : figures_) {
        const Area area = token == Token::King ? seen.king : seen.spotOf(token).area();
        figure->setVisible(onBoard(area) && figure->count() > 0);
        if (!onBoard(area)) figure->setSpot({Area::None, Owner::None, token});
    }
    layKing();
}

void BoardScene::layKing() {
    const Area place = shown_.seen().king;
    if (!onBoard(place)) return;
    const QPointF throne = map_.anchorOf(model_.catalogue().areas[index(place)].id, "king");
    moveFigure(king_, throne);
    king_->setSpot({place, Owner::None, Token::King});
}

} // namespace elgrande
