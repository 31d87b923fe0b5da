// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/track_markers.h"

#include "model/game_model/game_model.h"
#include "views/board/board_items.h"
#include "views/board/board_map.h"
#include "views/board/board_motion.h"
#include "views/board/board_stacking.h"
#include "views/game/shown.h"

#include <QGraphicsScene>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace elgrande {

namespace {

constexpr int kField = 70;     // milliseconds from one field of the score track to the next
constexpr int kLongWalk = 900; // at most

constexpr QPointF kFlag(0, 13);  // in a field, the sign of the full laps
constexpr QPointF kAbove(0, -7); // of a marker by itself, which would lie under it

// Where the n-th of several score markers lies in one field.
QPointF stackedShift(int which, int of, bool lapped) {
    if (of == 1) return lapped ? kAbove : QPointF();
    constexpr std::array<QPointF, 5> kPlaces = {QPointF(-9, -8), QPointF(9, -8), QPointF(-9, 8), QPointF(9, 8),
                                                QPointF(0, 0)};
    return kPlaces[static_cast<std::size_t>(which) % kPlaces.size()];
}

} // namespace

TrackMarkers::TrackMarkers(const Shown& shown, const Theme& theme, const BoardMap& map, BoardMotion& motion)
    : shown_(shown)
    , theme_(theme)
    , map_(map)
    , motion_(motion) {}

void TrackMarkers::build(QGraphicsScene& scene) {
    const Catalogue& catalogue = shown_.model().catalogue();
    for (int i = 0; i < catalogue.players; ++i) {
        auto* score = new ScoreItem(theme_, catalogue.colourOf(ownerOf(seatAt(i))));
        score->setZValue(kTrackLayer);
        scene.addItem(scores_[seatAt(i)] = score);
    }
    for (int number = 1; const auto point = map_.anchor(QStringLiteral("round-%1").arg(number)); ++number) {
        const std::vector<int>& played = catalogue.roundsPlayed;
        if (played.empty() || std::find(played.begin(), played.end(), number) != played.end()) continue;
        auto* skipped = new SkippedRoundItem(theme_);
        skipped->setPos(*point);
        skipped->setZValue(kNameLayer);
        scene.addItem(skipped);
    }
    round_ = new RoundItem(theme_);
    round_->setZValue(kTrackLayer);
    scene.addItem(round_);
}

void TrackMarkers::clear() {
    scores_.clear();
    shownScores_.clear();
    round_ = nullptr;
}

void TrackMarkers::lay() {
    const int length = map_.trackLength();
    std::map<int, int> lying;
    std::map<int, int> together;
    std::map<int, std::map<int, int>> alike; // in a field, how many have each score
    for (const auto& [seat, item] : scores_) {
        const int score = shown_.score(seat);
        ++together[length > 0 ? score % length : 0];
        ++alike[length > 0 ? score % length : 0][score];
    }
    for (const auto& [seat, item] : scores_) {
        const int score = shown_.score(seat);
        const int place = length > 0 ? score % length : 0;
        const int stacked = lying[place]++;
        const int lap = BoardMap::lap(score, length);
        const QPointF shift = stackedShift(stacked, together[place], lap > 0);
        const bool isLast = --alike[place][score] == 0; // the uppermost of those that share the sign
        item->setLap(lap, length,
                     isLast ? std::optional(kFlag - (alike[place].size() == 1 ? shift : QPointF(0, shift.y())))
                            : std::nullopt);
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
        item->setZValue(kTrackLayer + 0.01 * stacked);
        shownScores_[seat] = score;
    }
    layRound();
}

void TrackMarkers::layRound() {
    const auto point = map_.anchor(QStringLiteral("round-%1").arg(shown_.round()));
    round_->setVisible(point.has_value());
    if (point) motion_.move(round_, *point);
}

} // namespace elgrande
