// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies under a point of the table, where things are to be pointed at, and how they are highlighted.
#include "views/board/board_scene.h"

#include "views/contributions/expansion_ui.h"

#include <algorithm>

namespace elgrande {

namespace {

bool isPicked(const BoardChooser& chooser, const BoardSpot& spot) {
    return std::any_of(chooser.picks().begin(), chooser.picks().end(), [&](const BoardSpot& pick) {
        return pick.token != Token::None ? pick.token == spot.token : pick == spot;
    });
}

} // namespace

std::vector<BoardSpot> BoardScene::spotsAt(QPointF point) const {
    std::vector<BoardSpot> found;
    for (const QGraphicsItem* item : items(point, Qt::IntersectsItemShape, Qt::DescendingOrder)) {
        if (const QVariant shown = item->data(kTokenOfItem); shown.isValid()) {
            const Token token = static_cast<Token>(shown.toInt());
            found.push_back({shown_.seen().spotOf(token).area(), Owner::None, token});
            continue;
        }
        const auto* known = dynamic_cast<const BoardItem*>(item);
        if (known == nullptr || known->spot().isNothing()) continue; // markers and expansions' items lie there only
        found.push_back(known->spot());
    }
    return found;
}

BoardSpot BoardScene::spotAt(QPointF point) const {
    const std::vector<BoardSpot> spots = spotsAt(point);
    return spots.empty() ? BoardSpot{} : spots.front();
}

BoardSpot BoardScene::meantAt(QPointF point, const BoardChooser& chooser) const {
    const std::vector<BoardSpot> spots = spotsAt(point);
    if (spots.empty()) return {};
    if (chooser.offers(spots.front())) return spots.front();
    const Area first = drawnIn(spots.front().area);
    const auto other = std::find_if(spots.begin(), spots.end(), [&](const BoardSpot& each) {
        return drawnIn(each.area) != first && chooser.offers(each);
    });
    return other == spots.end() ? spots.front() : *other;
}

Seat BoardScene::grandeAt(QPointF point) const {
    for (const auto& [seat, grande] : grandes_)
        if (grande->isVisible() && grande->contains(grande->mapFromScene(point))) return seat;
    return Seat::None;
}

QPointF BoardScene::grandePoint(Seat seat) const { return grandes_.at(seat)->pos(); }

QPointF BoardScene::pointOf(const BoardSpot& spot) const {
    if (spot.token != Token::None && plates_.count(spot.token) != 0) return plates_.at(spot.token)->pos();
    if (spot.token != Token::None && figures_.count(spot.token) != 0 && figures_.at(spot.token)->isVisible())
        return figures_.at(spot.token)->pos();
    if (!onBoard(spot.area)) return map_.bounds().center();
    if (spot.owner != Owner::None) return tokenPoint(spot.area, spot.owner);
    return names_.at(drawnIn(spot.area))->pos();
}

QPainterPath BoardScene::outlineOf(Area area) const {
    return onBoard(area) ? regions_.at(drawnIn(area))->shape() : QPainterPath();
}

QPainterPath BoardScene::lightOn(Area area) const {
    QPainterPath light = outlineOf(area);
    light.setFillRule(Qt::WindingFill);
    for (const QGraphicsItem* item : items()) {
        const auto* thing = dynamic_cast<const BoardItem*>(item);
        if (thing == nullptr || !thing->isVisible() || drawnIn(thing->spot().area) != area) continue;
        if (dynamic_cast<const RegionItem*>(item) != nullptr) continue;
        QPainterPath around;
        around.addRoundedRect(thing->box().translated(thing->pos()).adjusted(-4, -4, 4, 4), 9, 9);
        light = light.united(around);
    }
    return light;
}

std::vector<BoardSpot> BoardScene::places() const {
    std::vector<BoardSpot> found;
    for (const auto& [area, region] : regions_) found.push_back(region->spot());
    return found;
}

std::vector<BoardSpot> BoardScene::litPlaces() const {
    std::vector<BoardSpot> found;
    for (const auto& [area, region] : regions_)
        if (region->look().offered) found.push_back(region->spot());
    return found;
}

std::vector<BoardSpot> BoardScene::pieces() const {
    std::vector<BoardSpot> found;
    for (const auto& [key, token] : tokens_) found.push_back(token->spot());
    for (const auto& [board, plate] : plates_) found.push_back(plate->spot());
    for (const auto& [token, figure] : figures_)
        if (figure->isVisible() && !figure->spot().isNothing()) found.push_back(figure->spot());
    return found;
}

void BoardScene::showLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) {
    showPlaceLooks(chooser, hover, focus);
    showPieceLooks(chooser, hover, focus);
    for (const auto& [seat, grande] : grandes_) {
        Look look;
        look.moved = recent_.isGrandeMoved(seat);
        grande->setLook(look);
    }
}

void BoardScene::showPlaceLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) {
    const bool placeWanted = chooser.want() == BoardChooser::Want::Place;
    const bool pieceWanted = chooser.want() == BoardChooser::Want::Piece;
    const bool tokenWanted = chooser.want() == BoardChooser::Want::Token;
    const std::vector<BoardSpot> offered = chooser.offered();
    for (const auto& [area, region] : regions_) {
        const bool here = std::any_of(offered.begin(), offered.end(),
                                      [&, place = area](const BoardSpot& each) { return drawnIn(each.area) == place; });
        Look look;
        look.offered = spotlight_ == Area::None && (lit_.empty() ? placeWanted && here : lit_.contains(area));
        look.dimmed = spotlight_ != Area::None ? area != spotlight_
                      : lit_.empty()           ? (placeWanted || pieceWanted) && !here
                                               : !look.offered;
        look.hover = hover.area == area && (hover.token == Token::None || !tokenWanted);
        look.selected = isPicked(chooser, region->spot()) || area == spotlight_;
        look.focused = focus == region->spot();
        region->setLook(look);
    }
}

void BoardScene::showPieceLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) {
    const bool pieceWanted = chooser.want() == BoardChooser::Want::Piece;
    const bool tokenWanted = chooser.want() == BoardChooser::Want::Token;
    const auto tokenLook = [&](const BoardItem& item, Token token) {
        Look look;
        look.moved = recent_.isTokenMoved(token);
        if (item.spot().isNothing()) return look; // carried by a Caballero, who is what may be chosen
        look.offered = tokenWanted && chooser.offers(item.spot());
        look.hover = tokenWanted && hover.token == item.spot().token;
        look.selected = isPicked(chooser, item.spot());
        look.focused = focus.token == item.spot().token;
        return look;
    };
    for (const auto& [key, token] : tokens_) {
        Look look;
        look.offered = pieceWanted && chooser.offers(token->spot());
        look.dimmed = pieceWanted && !look.offered;
        look.hover = hover == token->spot();
        look.selected = isPicked(chooser, token->spot());
        look.focused = focus == token->spot();
        look.moved = recent_.isPileMoved(key.first, key.second);
        token->setLook(look);
        token->setScale(look.selected ? 1.2 : 1.0);
    }
    for (const auto& [board, plate] : plates_) plate->setLook(tokenLook(*plate, board));
    for (const auto& [token, figure] : figures_) figure->setLook(tokenLook(*figure, token));
}

bool BoardScene::drawAhead(const QTransform& view, qreal ratio) {
    return std::any_of(regions_.begin(), regions_.end(),
                       [&](const auto& region) { return region.second->drawAhead(view, ratio); });
}

} // namespace elgrande
