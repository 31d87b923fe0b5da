// What one move at the local table brings.
#pragma once

#include "app/table/screen.h"
#include "model/core/event.h"

#include <algorithm>
#include <vector>

namespace elgrande {

// Hands the events on to the screen, and keeps them.
class Outcome final : public EventSink {
  public:
    explicit Outcome(Screen& screen)
        : screen_(screen) {}
    void add(const Event& event) override {
        events.push_back(event);
        screen_.add(event);
    }
    template <class Test>
    bool any(Test test) const {
        return std::any_of(events.begin(), events.end(), test);
    }
    bool endsTurnOf(Seat seat) const {
        return any([seat](const Event& event) { return event.kind == EventKind::TurnPassed && event.seat == seat; });
    }

    std::vector<Event> events;

  private:
    Screen& screen_;
};

} // namespace elgrande
