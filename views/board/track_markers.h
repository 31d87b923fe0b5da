// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The markers beside the map: one of each seat on the score track, walking from field to field, and the one of the
// round.
#pragma once

#include "model/core/ids.h"

#include <map>

class QGraphicsScene;

namespace elgrande {

class BoardMap;
class BoardMotion;
class RoundItem;
class ScoreItem;
class Shown;
class Theme;

class TrackMarkers {
  public:
    TrackMarkers(const Shown& shown, const Theme& theme, const BoardMap& map, BoardMotion& motion);

    void build(QGraphicsScene& scene);
    void clear(); // the scene has deleted its items
    void lay();

  private:
    void layRound();

    const Shown& shown_;
    const Theme& theme_;
    const BoardMap& map_;
    BoardMotion& motion_;
    std::map<Seat, ScoreItem*> scores_;
    std::map<Seat, int> shownScores_; // where each has walked to
    RoundItem* round_ = nullptr;
};

} // namespace elgrande
