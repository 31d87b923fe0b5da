// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything lies on the table: places, pieces, scoreboards and markers; rows of pieces: board_scene_rows.cpp.
#include "views/board/board_scene.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kTokens = 5;     // over the plates, under the figures
constexpr qreal kTrackWidth = 7; // over everything that lies on the map

constexpr int kField = 70;     // milliseconds from one field of the score track to the next
constexpr int kLongWalk = 900; // at most

// Where the n-th of several score markers lies in one field.
QPointF stackedShift(int which, int of) {
    if (of == 1) return {};
    constexpr std::array<QPointF, 5> kPlaces = {QPointF(-9, -8), QPointF(9, -8), QPointF(-9, 8), QPointF(9, 8),
                                                QPointF(0, 0)};
    return kPlaces[static_cast<std::size_t>(which) % kPlaces.size()];
}

} // namespace

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
    const Observation& seen = shown_.seen();
    for (const auto& [area, name] : names_) {
        if (index(area) >= catalogue.areas.size()) return; // another game has begun, whose board is built next
        const std::array<int, 3>& values = catalogue.areas[index(area)].values;
        name->setPlate(values, catalogue.ranksScored, values != std::array<int, 3>{});
        const QPointF inside = map_.anchorOf(catalogue.areas[index(area)].id, "tokens") - name->pos();
        const bool closed = area == Area::Castillo && !seen.castilloOpen && !towerOpen_;
        //: The Castillo, into which nobody may look: a small note below its name
        name->setNote(closed ? tr("closed") : QString(), inside);
    }
    layTower();
    for (const auto& [area, region] : regions_) region->setTaboo(closed(area));
}

bool BoardScene::closed(Area area) const {
    const std::vector<Closed>& all = shown_.seen().closed;
    return std::any_of(all.begin(), all.end(), [area](const Closed& each) { return each.areas.contains(area); });
}

void BoardScene::layTower() {
    if (tower_ == nullptr) return;
    const qreal wanted = towerOpen_ || shown_.seen().castilloOpen ? 1 : 0;
    const qreal now = tower_->isVisible() ? tower_->opacity() : 0;
    if (qFuzzyCompare(1 + now, 1 + wanted) ||
        (gate_.state() == QVariantAnimation::Running && qFuzzyCompare(1 + gate_.endValue().toReal(), 1 + wanted)))
        return;
    gate_.stop();
    gate_.setStartValue(motion_.isEnabled() && !fresh_ ? now : wanted);
    gate_.setEndValue(wanted);
    gate_.start();
}

void BoardScene::setTowerOpen(bool open) {
    if (std::exchange(towerOpen_, open) != open) layPlaces();
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
        moveTo(plate, target, !fresh_);
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
        token->setZValue(kTokens);
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
    if (round_ == nullptr) return; // no game
    flyStill();
    layScores();
    glides_ = true;
}

void BoardScene::layScores() {
    const int length = map_.trackLength();
    std::map<int, int> lying;
    std::map<int, int> together;
    for (const auto& [seat, item] : scores_) ++together[length > 0 ? shown_.score(seat) % length : 0];
    for (const auto& [seat, item] : scores_) {
        const int score = shown_.score(seat);
        const int place = length > 0 ? score % length : 0;
        const int stacked = lying[place]++;
        const QPointF shift = stackedShift(stacked, together[place]);
        item->setLap(BoardMap::lap(score, length), length);
        const auto before = shownScores_.find(seat);
        if (before != shownScores_.end() && before->second != score && motion_.isEnabled()) {
            QPainterPath path(item->pos());
            const int step = score > before->second ? 1 : -1;
            for (int each = before->second + step; each != score; each += step) path.lineTo(map_.trackPoint(each));
            path.lineTo(map_.trackPoint(score) + shift);
            motion_.glide(item, path, 0,
                          BoardMotion::kPiece + std::min(kLongWalk, kField * std::abs(score - before->second)));
        } else {
            item->setPos(map_.trackPoint(score) + shift);
        }
        item->setZValue(kTrackWidth + 0.01 * stacked);
        shownScores_[seat] = score;
    }
    layRound();
}

void BoardScene::layRound() {
    const auto point = map_.anchor(QStringLiteral("round-%1").arg(shown_.round()));
    round_->setVisible(point.has_value());
    if (point) moveTo(round_, *point, !fresh_);
}

void BoardScene::moveTo(QGraphicsItem* item, QPointF target, bool known) {
    if (known && glides_ && motion_.isEnabled() && (item->pos() - target).manhattanLength() > 1)
        motion_.glide(item, BoardMotion::arc(item->pos(), target), 0, BoardMotion::kPiece);
    else
        item->setPos(target);
}

} // namespace elgrande
