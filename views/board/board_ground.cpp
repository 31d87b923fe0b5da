// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_ground.h"

#include "model/game_model/game_model.h"
#include "views/board/board_items.h"
#include "views/board/board_layers.h"
#include "views/game/shown.h"
#include "views/theme/theme.h"

#include <QGraphicsScene>

#include <algorithm>

namespace elgrande {

BoardGround::BoardGround(const Shown& shown, const Theme& theme)
    : shown_(shown)
    , theme_(theme) {}

// The same drawings are read once, however many games are played on them.
void BoardGround::readMap() {
    const QStringList layers = boardLayersFor(shown_.model().catalogue(), theme_.isDark());
    if (layers == layers_) return;
    layers_ = layers;
    map_ = BoardMap();
    for (const QString& layer : layers_) map_.addLayer(layer);
}

void BoardGround::build(QGraphicsScene& scene) {
    const Catalogue& catalogue = shown_.model().catalogue();
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i) {
        const Area area = areaAt(static_cast<int>(i));
        const QPainterPath outline = map_.outline(catalogue.areas[i].id);
        if (outline.isEmpty()) continue;
        const bool building = !catalogue.areas[i].region && outline.elementCount() <= 5; // a plain box
        scene.addItem(regions_[area] = new RegionItem(theme_, area, outline, building));
    }
}

bool BoardGround::isOfThisGame() const {
    return regions_.empty() || index(regions_.rbegin()->first) < shown_.model().catalogue().areas.size();
}

void BoardGround::showClosed() {
    const std::vector<Closed>& all = shown_.seen().closed;
    for (const auto& [area, region] : regions_)
        region->setTaboo(std::any_of(all.begin(), all.end(),
                                     [place = area](const Closed& each) { return each.areas.contains(place); }));
}

std::vector<BoardSpot> BoardGround::places() const {
    std::vector<BoardSpot> found;
    for (const auto& [area, region] : regions_) found.push_back(region->spot());
    return found;
}

Area BoardGround::drawnIn(Area area) const {
    if (regions_.count(area) != 0) return area;
    const std::vector<AreaFacts>& areas = shown_.model().catalogue().areas;
    const Area around = index(area) < areas.size() ? areas[index(area)].inside : Area::None;
    return regions_.count(around) != 0 ? around : Area::None;
}

std::vector<Area> BoardGround::partsIn(Area place) const {
    std::vector<Area> parts;
    for (std::size_t i = 0; i < shown_.model().catalogue().areas.size(); ++i)
        if (const Area area = areaAt(static_cast<int>(i)); area != place && drawnIn(area) == place)
            parts.push_back(area);
    return parts;
}

AreaSet BoardGround::placesOf(Area area) const {
    const std::vector<AreaFacts>& areas = shown_.model().catalogue().areas;
    AreaSet places;
    if (isDrawn(area)) places.insert(drawnIn(area));
    if (index(area) < areas.size() && isDrawn(areas[index(area)].inside)) places.insert(areas[index(area)].inside);
    return places;
}

QPainterPath BoardGround::outlineOf(Area area) const {
    return isDrawn(area) ? regions_.at(drawnIn(area))->shape() : QPainterPath();
}

QPointF BoardGround::anchorOf(Area place, const char* what) const {
    return map_.anchorOf(shown_.model().catalogue().areas[index(place)].id, what);
}

std::vector<BoardMap::Row> BoardGround::rowsIn(Area place, const char* what) const {
    return map_.rows(shown_.model().catalogue().areas[index(place)].id, what);
}

bool BoardGround::drawAhead(const QTransform& view, qreal ratio) const {
    return std::any_of(regions_.begin(), regions_.end(),
                       [&](const auto& region) { return region.second->drawAhead(view, ratio); });
}

} // namespace elgrande
