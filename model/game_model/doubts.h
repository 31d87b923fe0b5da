// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Choices before which a person is asked once more, with one question for each choice: what they waste, and what a
// computer player thinks much worse.
#pragma once

#include "model/game_model/aids.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace elgrande {

struct WastefulChoice {
    Action action;
    Waste why = Waste::PlacingLeft;
    std::vector<Waste> also; // what else it wastes

    bool wastes(Waste what) const { return why == what || std::find(also.begin(), also.end(), what) != also.end(); }
};

class Doubts {
  public:
    void setWarnings(std::set<Waste> warnings) { warnings_ = std::move(warnings); }
    void setFrom(int points) { from_ = points; } // 0: no choice is worse than another
    int from() const { return from_; }
    void setOpinion(Advice advice) { opinion_ = std::move(advice); } // until the next question
    const Advice& opinion() const { return opinion_; }

    // What is to be asked about; nothing: the choice can be made.
    const std::optional<WastefulChoice>& current() const { return current_; }
    void raise(const Aids& aids, Seat seat, Action action);
    bool drop(); // false: there was nothing to ask about

  private:
    bool isFarWorse(Seat seat, Action action) const;

    std::set<Waste> warnings_;
    int from_ = 0;
    Advice opinion_;
    std::optional<WastefulChoice> current_;
};

} // namespace elgrande
