// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/name_room.h"

#include "views/board/board_items.h"
#include "views/board/board_map.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace elgrande {

namespace {

constexpr qreal kStep = 0.05;       // of the size
constexpr qreal kAir = 3;           // between a name and what it must not touch
constexpr qreal kBetweenNames = 13; // about as wide as a letter, or two names are read as one
constexpr qreal kFinestStep = 0.01; // of the size of names that come too close to each other
constexpr qreal kLeastSize = 0.8;
constexpr qreal kRoomRim = 52;  // of the score track
constexpr qreal kWalls = 22;    // that a building reaches out
constexpr QSizeF kKing(44, 80); // he is slimmer than his box
constexpr QSizeF kRoundPiece(42, 42);
constexpr QSizeF kBoard(NameItem::kPlateWidth - 2, NameItem::kPlateHeight + 4); // a mobile scoreboard
// How far a name may stand beside the middle of its scoreboard, nearest first.
constexpr std::array<qreal, 11> kAsides{0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60};

// Down to its scoreboard, since nothing comes between the two.
QRectF takenBy(const NameItem& name, const NameItem::Setting& setting) {
    QRectF box = name.nameBox(setting).translated(name.pos());
    box.setBottom(name.pos().y() - kBoard.height() / 2);
    return box;
}

bool isNear(const QRectF& one, const QRectF& other, qreal air) {
    return one.adjusted(-air, 0, air, 0).intersects(other);
}

QRectF around(QPointF middle, QSizeF size) {
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

} // namespace

NameRoom::NameRoom(const BoardMap& map, const Catalogue& catalogue)
    : map_(map)
    , catalogue_(catalogue) {
    for (const auto& [name, outline] : map_.reservedPlaces()) {
        // A land that an expansion adds has rows of its own; everything else is kept as a whole.
        if (map_.anchor(name + QStringLiteral("-king")))
            lands_.push_back({name.toStdString(), outline, outline.boundingRect()});
        else
            kept_.push_back(outline.boundingRect());
    }
    for (const AreaFacts& area : catalogue_.areas) {
        const QPainterPath outline = map_.outline(area.id);
        if (outline.isEmpty()) continue;
        if (area.region)
            lands_.push_back({area.id, outline, outline.boundingRect()});
        else
            kept_.push_back(outline.boundingRect().adjusted(-kWalls, 0, kWalls, kWalls / 2));
    }
    for (const Land& land : lands_) keepPieces(land.id);
    for (int number = 1; const auto round = map_.anchor(QStringLiteral("round-%1").arg(number)); ++number)
        kept_.push_back(around(*round, kRoundPiece));
    for (int number = 1; const auto spare = map_.anchor(QStringLiteral("spare-board-%1").arg(number)); ++number)
        kept_.push_back(around(*spare, kBoard));
}

void NameRoom::keepPieces(const std::string& land) {
    kept_.push_back(around(map_.anchorOf(land, "board"), kBoard));
    kept_.push_back(around(map_.anchorOf(land, "king"), kKing));
    for (const char* what : {"piles", "grandes"})
        for (const BoardMap::Row& row : map_.rows(land, what)) kept_.push_back(row.box);
}

void NameRoom::fit(const std::map<Area, NameItem*>& names, qreal times) {
    names_.clear();
    const NameItem::Setting usual{.times = std::min(times, 1.0)};
    for (const auto& [area, name] : names) {
        name->setSetting(usual);
        names_[area] = takenBy(*name, name->setting());
    }
    part(names);
    if (times <= 1) return;
    for (const auto& [area, name] : names) {
        if (name->hasNamePoint()) { // a place made for it
            name->setSetting({.times = times});
            continue;
        }
        names_.erase(area);
        fitOne(*name, catalogue_.areas[index(area)].id, times);
        names_[area] = takenBy(*name, name->setting());
    }
}

// Both of two that come too close to each other are set smaller.
void NameRoom::part(const std::map<Area, NameItem*>& names) {
    const auto shrink = [&](Area area) {
        NameItem& name = *names.at(area);
        NameItem::Setting setting = name.setting();
        setting.times -= kFinestStep;
        name.setSetting(setting);
        names_[area] = takenBy(name, setting);
    };
    for (auto one = names.begin(); one != names.end(); ++one)
        for (auto other = std::next(one); other != names.end(); ++other)
            while (isNear(names_[one->first], names_[other->first], kBetweenNames) &&
                   std::min(one->second->setting().times, other->second->setting().times) > kLeastSize) {
                shrink(one->first);
                shrink(other->first);
            }
}

// The largest that is free; the one that is nearest to the middle of its scoreboard, in as many lines as usual first.
void NameRoom::fitOne(NameItem& name, const std::string& land, qreal times) {
    for (qreal tried = times; tried > 1; tried -= kStep)
        for (const int lines : {0, 1, 2}) {
            if (lines > 0 && !name.canTakeTwoLines()) continue;
            const QRectF box = takenBy(name, {.times = tried, .aside = 0, .lines = lines});
            for (const qreal aside : kAsides) {
                if (!isFree(box.translated(aside, 0), land)) continue;
                name.setSetting({.times = tried, .aside = aside, .lines = lines});
                return;
            }
        }
}

bool NameRoom::isFree(const QRectF& box, const std::string& land) const {
    if (!map_.bounds().adjusted(kRoomRim, kRoomRim, -kRoomRim, -kRoomRim).contains(box)) return false;
    if (std::any_of(kept_.begin(), kept_.end(), [&](const QRectF& each) { return isNear(each, box, kAir); }) ||
        std::any_of(names_.begin(), names_.end(),
                    [&](const auto& each) { return isNear(each.second, box, kBetweenNames); }))
        return false;
    return std::none_of(lands_.begin(), lands_.end(), [&](const Land& each) {
        return each.id != land && each.bounds.intersects(box) && each.outline.intersects(box);
    });
}

} // namespace elgrande
