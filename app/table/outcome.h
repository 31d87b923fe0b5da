// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The result of one move at the local table.
#pragma once

#include "app/table/screen.h"
#include "model/core/event.h"
#include "model/core/state.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace elgrande {

// What followed by itself on the end of a turn that a person is still asked about.
struct Aftermath {
    State turnEnd; // as the table lay when that turn was over
    std::vector<Event> events;
};

// Hands the events on to the screen, and keeps them.
class Outcome final : public EventSink {
  public:
    explicit Outcome(Screen& screen)
        : screen_(screen) {}
    // From the end of a turn of `seat` on nothing reaches the screen. `state`: the one that is played on.
    void holdAfterTurnOf(Seat seat, const Rules& rules, const State& state) {
        holdsFor_ = seat;
        rules_ = &rules;
        state_ = &state;
    }
    // Looks at the table at the end of a turn of `seat`.
    void lookAfterTurnOf(Seat seat, const Rules& rules, const State& state) {
        looksFor_ = seat;
        rules_ = &rules;
        state_ = &state;
    }
    void add(const Event& event) override;
    template <class Test>
    bool any(Test test) const {
        return std::any_of(events.begin(), events.end(), test);
    }

    std::vector<Event> events;      // that have reached the screen
    std::optional<Aftermath> later; // that have not
    struct TurnEnd {
        State state;
        std::size_t event = 0; // of what the screen has been told
    };
    std::optional<TurnEnd> turnEnd; // that was to be looked at

  private:
    Screen& screen_;
    Seat holdsFor_ = Seat::None;
    Seat looksFor_ = Seat::None;
    const Rules* rules_ = nullptr;
    const State* state_ = nullptr;
};

} // namespace elgrande
