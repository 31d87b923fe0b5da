// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The host's answers to the intents of each seat. An intent is executed once per counter: a repeated one gets the same
// answer again.
#pragma once

#include "app/lan/messages.h"

#include <deque>

namespace elgrande::lan {

class IntentAnswers {
  public:
    int counter(Seat seat) const { return seats_[index(seat)].counter; } // of its last intent; 0: none yet
    // The answer given before, or that the intent is too old; nothing: the intent is new.
    std::optional<Answer> repeated(const Intent& intent) const;
    void note(const Answer& answer);

  private:
    struct Given {
        int counter = 0;
        std::deque<Answer> last;
    };
    std::array<Given, kMaxSeats> seats_;
};

} // namespace elgrande::lan
