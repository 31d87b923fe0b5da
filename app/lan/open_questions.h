// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The question that each seat is asked now, and since when. Several seats may be asked at the same time, and others may
// answer before a seat does: its answer is stale only if its own question has changed.
#pragma once

#include "app/lan/game_course.h"

namespace elgrande::lan {

class OpenQuestions {
  public:
    void note(const GameCourse& course); // after every step
    const std::vector<Action>& legal(Seat seat) const { return questions_[index(seat)].legal; }
    int since(Seat seat) const { return questions_[index(seat)].since; }
    // The next question of the seat is a new one, even if it looks the same.
    void forget(Seat seat) { questions_[index(seat)].legal.clear(); }
    void forgetAll() { questions_ = {}; }

  private:
    struct Question {
        std::vector<Action> legal; // empty: the seat is not asked
        int since = 0;             // number of events then
    };
    std::array<Question, kMaxSeats> questions_;
};

} // namespace elgrande::lan
