// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_focus.h"

#include "views/board/board_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace elgrande {

BoardFocus::BoardFocus(const BoardScene& scene, const BoardChooser& chooser)
    : scene_(scene)
    , chooser_(chooser) {}

void BoardFocus::follow() {
    const std::vector<BoardSpot> known = graph();
    if (!spot_.isNothing() && std::find(known.begin(), known.end(), spot_) == known.end())
        spot_ = {spot_.area, Owner::None, Token::None};
    if (!told_.isNothing()) tell();
}

void BoardFocus::forget() {
    spot_ = {};
    told_ = {};
}

std::vector<BoardSpot> BoardFocus::stops() const {
    std::vector<BoardSpot> stops;
    for (BoardSpot spot : chooser_.offered()) {
        if (chooser_.want() == BoardChooser::Want::Place) spot.owner = Owner::None;
        for (const BoardSpot& drawn : chooser_.want() == BoardChooser::Want::Place ? scene_.places() : scene_.pieces())
            if (spot.token != Token::None ? drawn.token == spot.token : drawn == spot) stops.push_back(drawn);
    }
    return stops;
}

// Where arrows lead: what may be chosen, and every place for reading about it.
std::vector<BoardSpot> BoardFocus::graph() const {
    std::vector<BoardSpot> spots = stops();
    for (const BoardSpot& place : scene_.places())
        if (std::none_of(spots.begin(), spots.end(), [&](const BoardSpot& each) { return each.area == place.area; }))
            spots.push_back(place);
    return spots;
}

BoardSpot BoardFocus::stopAfter(bool forwards) const {
    const std::vector<BoardSpot> all = stops();
    if (all.empty()) return {};
    const auto at = std::find(all.begin(), all.end(), spot_);
    if (at == all.end()) return forwards ? all.front() : all.back();
    if (forwards ? at + 1 == all.end() : at == all.begin()) return {};
    return forwards ? *(at + 1) : *(at - 1);
}

BoardSpot BoardFocus::towards(QPointF direction) const {
    const std::vector<BoardSpot> spots = graph();
    if (spots.empty()) return {};
    if (spot_.isNothing()) return spots.front();
    const QPointF from = scene_.pointOf(spot_);
    BoardSpot best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const BoardSpot& spot : spots) {
        const QPointF way = scene_.pointOf(spot) - from;
        const qreal along = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (along < 4 || aside > 2.2 * along) continue; // not in that direction
        const qreal cost = along + 2.5 * aside;
        if (cost >= least) continue;
        least = cost;
        best = spot;
    }
    return best;
}

BoardSpot BoardFocus::beginningWith(QChar letter, const std::function<QString(Area)>& nameOf) const {
    std::vector<BoardSpot> spots = graph();
    const auto begins = [&](const BoardSpot& spot) {
        const QString name =
            spot.area == Area::None ? QString() : nameOf(spot.area).normalized(QString::NormalizationForm_D);
        return !name.isEmpty() && name.front().toCaseFolded() == letter.toCaseFolded();
    };
    std::erase_if(spots, [&](const BoardSpot& spot) { return !begins(spot); });
    if (spots.empty()) return {};
    std::stable_sort(spots.begin(), spots.end(), [&](const BoardSpot& one, const BoardSpot& other) {
        return nameOf(one.area) < nameOf(other.area);
    });
    const auto at = std::find(spots.begin(), spots.end(), spot_);
    return at == spots.end() || at + 1 == spots.end() ? spots.front() : *(at + 1);
}

} // namespace elgrande
