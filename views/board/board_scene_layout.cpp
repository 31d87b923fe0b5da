// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything lies on the table: places, pieces, scoreboards and markers; rows of pieces: board_scene_rows.cpp.
#include "views/board/board_scene.h"

#include "views/board/board_stacking.h"

#include <algorithm>
#include <array>
#include <set>

namespace elgrande {

void BoardScene::layTable() {
    layPlaces();
    layPlates();
    layRanks();
    layTokens();
    layFigures();
    layAnnounced();
}

void BoardScene::layPlaces() {
    const Catalogue& catalogue = model_.catalogue();
    for (const auto& [area, name] : names_) {
        if (index(area) >= catalogue.areas.size()) return; // another game has begun, whose board is built next
        const std::array<int, 3>& values = catalogue.areas[index(area)].values;
        name->setPlate(values, catalogue.ranksScored, values != std::array<int, 3>{});
        const QPointF inside = map_.anchorOf(catalogue.areas[index(area)].id, "tokens") - name->pos();
        const bool closed = area == Area::Castillo && !gate_.isOpen();
        //: The Castillo, into which nobody may look: a small note below its name
        name->setNote(closed ? tr("closed") : QString(), inside);
    }
    gate_.lay();
    for (const auto& [area, region] : regions_) region->setTaboo(closed(area));
}

bool BoardScene::closed(Area area) const {
    const std::vector<Closed>& all = shown_.seen().closed;
    return std::any_of(all.begin(), all.end(), [area](const Closed& each) { return each.areas.contains(area); });
}

void BoardScene::setTowerOpen(bool open) {
    if (gate_.setHeldOpen(open)) layPlaces();
}

void BoardScene::setRanksShown(bool shown) {
    ranksShown_ = shown;
    layRanks();
}

// Tied players score the rank that the tie leaves them, so a field may be empty and the next one shared.
RankHolders BoardScene::holdersOf(Area area) const {
    RankHolders holders;
    if (!ranksShown_) return holders;
    for (const AwardLine& award : shown_.ifScoredNow(area))
        if (award.reason == Reason::Rank && award.rank >= 1 && award.rank <= 3)
            holders[static_cast<std::size_t>(award.rank - 1)].push_back(
                model_.catalogue().colourOf(ownerOf(award.seat)));
    for (const IdleRank& idle : shown_.idleRanks(area))
        holders[static_cast<std::size_t>(idle.rank - 1)].push_back(model_.catalogue().colourOf(idle.owner));
    return holders;
}

void BoardScene::layRanks() {
    for (const auto& [area, name] : names_) name->setHolders(holdersOf(area));
    for (const auto& [board, plate] : plates_)
        plate->setHolders(plate->spot().area == Area::None ? RankHolders{} : holdersOf(plate->spot().area));
}

void BoardScene::layPlates() {
    const Observation& seen = shown_.seen();
    for (const auto& [board, plate] : plates_) {
        const Area area = seen.spotOf(board).area();
        plate->setSpot({area, Owner::None, board});
        const QString spare = QStringLiteral("spare-board-%1").arg(index(board) + 1);
        const QPointF target = onBoard(area)
                                   ? map_.anchorOf(model_.catalogue().areas[index(area)].id, "board")
                                   : map_.anchor(spare).value_or(map_.bounds().topRight() + QPointF(-120, 100));
        motion_.move(plate, target);
    }
}

// The Castillo's inside is zero in the observation while it is closed, so that nothing can be shown by mistake.
void BoardScene::layTokens() {
    std::set<TokenKey> there;
    for (std::size_t i = 0; i < model_.catalogue().areas.size(); ++i) {
        const Area area = areaAt(static_cast<int>(i));
        for (int owner = 0; owner < kMaxOwners && onBoard(area); ++owner)
            if (shown_.at(area, static_cast<Owner>(owner)) > 0) there.insert({area, static_cast<Owner>(owner)});
    }
    for (auto each = tokens_.begin(); each != tokens_.end();) {
        if (there.count(each->first) != 0) {
            ++each;
            continue;
        }
        delete each->second;
        each = tokens_.erase(each);
    }
    for (const TokenKey& key : there) {
        if (tokens_.count(key) != 0) continue;
        auto* token = new TokenItem(theme_, {key.first, key.second, Token::None},
                                    model_.catalogue().colourOf(key.second), pieceNumber(key.first));
        token->setZValue(kPileLayer);
        addItem(tokens_[key] = token);
    }
    underWay_.clear();
    showNumbers();
}

void BoardScene::showNumbers() {
    for (const auto& [key, token] : tokens_) {
        int number = shown_.at(key.first, key.second);
        if (const auto late = underWay_.find(key); late != underWay_.end()) number -= late->second;
        token->setNumber(std::max(0, number));
        token->setVisible(number > 0);
    }
}

void BoardScene::showFilm() {
    if (announced_ == nullptr) return; // no game
    flyStill();
    track_.lay();
    motion_.setGliding(true);
}

} // namespace elgrande
