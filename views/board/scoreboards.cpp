// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/scoreboards.h"

#include "model/game_model/game_model.h"
#include "views/board/board_ground.h"
#include "views/board/board_motion.h"
#include "views/board/board_stacking.h"
#include "views/board/name_room.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"

#include <QGraphicsScene>

#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kOwnNamePlace = 60; // a name drawn for farther from the plate than this stands there

} // namespace

Scoreboards::Scoreboards(const Shown& shown, const Theme& theme, const BoardGround& ground, BoardMotion& motion)
    : shown_(shown)
    , theme_(theme)
    , ground_(ground)
    , motion_(motion) {}

void Scoreboards::build(QGraphicsScene& scene) {
    const Catalogue& catalogue = shown_.model().catalogue();
    for (const auto& entry : ground_.regions()) {
        const Area area = entry.first;
        auto* name = new NameItem(theme_, area);
        name->setZValue(kNameLayer);
        const QPointF plate = ground_.anchorOf(area, "board");
        name->setPos(plate);
        const QPointF label = ground_.anchorOf(area, "label");
        if (std::abs(label.y() - plate.y()) > kOwnNamePlace) name->setNamePoint(label - plate);
        if (const auto room = ground_.map().nameRoom(catalogue.areas[index(area)].id))
            name->setNameRoom(room->translated(-plate));
        scene.addItem(printed_[area] = name);
    }
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i) {
        if (!catalogue.tokens[i].isScoreboard()) continue;
        const Token board = static_cast<Token>(i);
        auto* plate = new PlateItem(theme_, board, catalogue.tokens[i].values, catalogue.ranksScored);
        plate->setZValue(kPlateLayer);
        scene.addItem(mobile_[board] = plate);
    }
}

void Scoreboards::clear() {
    printed_.clear();
    mobile_.clear();
}

void Scoreboards::retranslate() {
    for (const auto& [area, name] : printed_) name->setName(texts::areaName(shown_.model().catalogue(), area));
    fitNames();
}

void Scoreboards::setTextScale(qreal times) {
    if (std::exchange(textScale_, times) != times) fitNames();
}

void Scoreboards::fitNames() {
    if (printed_.empty()) return;
    NameRoom(ground_.map(), shown_.model().catalogue()).fit(printed_, textScale_);
    for (const auto& [area, name] : printed_) name->setTextScale(textScale_);
    for (const auto& [board, plate] : mobile_) plate->setTextScale(textScale_);
}

void Scoreboards::setRanksShown(bool shown) {
    ranksShown_ = shown;
    layRanks();
}

void Scoreboards::layPrinted(bool castilloOpen) {
    const Catalogue& catalogue = shown_.model().catalogue();
    for (const auto& [area, name] : printed_) {
        const std::array<int, 3>& values = catalogue.areas[index(area)].values;
        name->setPlate(values, catalogue.ranksScored, values != std::array<int, 3>{});
        const QPointF inside = ground_.anchorOf(area, "tokens") - name->pos();
        const bool closed = area == Area::Castillo && !castilloOpen;
        //: The Castillo, into which nobody may look: a small note below its name
        name->setNote(closed ? tr("closed") : QString(), inside);
    }
}

void Scoreboards::lay() {
    for (const auto& [board, plate] : mobile_) {
        const Area area = shown_.seen().spotOf(board).area();
        plate->setSpot({area, Owner::None, board});
        const BoardMap& map = ground_.map();
        const QString spare = QStringLiteral("spare-board-%1").arg(index(board) + 1);
        motion_.move(plate, ground_.isDrawn(area)
                                ? ground_.anchorOf(area, "board")
                                : map.anchor(spare).value_or(map.bounds().topRight() + QPointF(-120, 100)));
    }
    layRanks();
}

void Scoreboards::layRanks() {
    for (const auto& [area, name] : printed_) name->setHolders(holdersOf(area));
    for (const auto& [board, plate] : mobile_)
        plate->setHolders(plate->spot().area == Area::None ? RankHolders{} : holdersOf(plate->spot().area));
}

// Tied players score the rank that the tie leaves them, so a field may be empty and the next one shared.
RankHolders Scoreboards::holdersOf(Area area) const {
    RankHolders holders;
    if (!ranksShown_) return holders;
    const Catalogue& catalogue = shown_.model().catalogue();
    for (const Standing& each : shown_.standings(area)) {
        if (each.points == 0) continue;
        auto& field = holders[static_cast<std::size_t>(each.rank - 1)];
        for (Seat seat : each.seats) field.push_back(catalogue.colourOf(ownerOf(seat)));
        if (each.seats.empty()) field.push_back(catalogue.colourOf(each.owner));
    }
    return holders;
}

} // namespace elgrande
