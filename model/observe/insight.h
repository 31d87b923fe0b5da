// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that can be computed from the rules and from what one seat may know. A value: the feeder of a GameModel
// creates a new one on request, and it may be used on another thread. It holds no secret (InformationState), but a
// perfect memory; `remembering` states where that may be used.
#pragma once

#include "model/core/facts.h"
#include "model/observe/information_state.h"
#include "model/observe/insight_facts.h"
#include "model/observe/reach.h"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace elgrande {

enum class ScoreMode : std::uint8_t;

class Insight {
  public:
    Insight(std::shared_ptr<const Rules> rules, const InformationState& known, bool remembering);

    // What scoring the place now would give: the special scoring that has been begun or announced, else the general
    // one. Nothing for a closed Castillo that is not remembered.
    std::vector<AwardLine> ifScoredNow(Area place) const;
    // The same of the general scoring, whatever has been begun.
    std::vector<AwardLine> inGeneralScoring(Area place) const;
    // Who contends for the place in that scoring, with the ranks behind ifScoredNow(); and the Caballeros that count
    // for nobody in it.
    std::vector<Standing> standings(Area place) const;
    int idleIn(Area place) const;
    // Caballeros in the Castillo by Owner, as far as throws have been seen; empty when not remembered.
    std::vector<int> castillo() const;
    // The power cards of a seat, as far as it has been seen which ones have been played.
    PowersKnown powersOf(Seat seat) const;
    // For every place on the disk that the seat is asked for (empty when it is not). A Castillo that is not remembered,
    // and the others' pieces in it, are left out.
    std::vector<DiskTry> rehearse() const;
    std::vector<Waste> wastesOf(Action action) const; // in the order in which they are asked about
    // Worst first. Some milliseconds for each seat and card, so not for the thread of a window; `cancel` breaks off.
    std::vector<Threat> threatsAgainst(Seat seat, const std::atomic<bool>* cancel = nullptr) const;

    // What a hand of the seat that is asked can do (reach.h); what else its decisions in a row would mean.
    Reach reach(Seat seat) const;
    std::vector<Action> asOftenAsPossible(Seat seat, std::vector<Action> moves) const;
    std::optional<Trial> tryOut(Seat seat, const std::vector<Action>& moves, Area place) const;
    CardPreview preview(Seat seat, Card card) const;

  private:
    bool seesCastillo() const;
    std::vector<AwardLine> awardsIn(Area place, ScoreMode mode) const;

    std::shared_ptr<const Rules> rules_;
    InformationState known_;
    bool remembering_;
};

} // namespace elgrande
