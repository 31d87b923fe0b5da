// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// With two or three players the third place scores nothing, though every scoreboard has a number for it. That is said
// once in each scoring, of the first place where it costs a player something.
#pragma once

#include "model/core/event.h"
#include "model/core/facts.h"

#include <vector>

namespace elgrande {

struct Catalogue;

class ThirdPlace {
  public:
    // Whether the place has a number for it that does not count.
    static bool isIdle(const Catalogue& catalogue, Area place);
    // To be told of all events in their order. True: behind this one it is said.
    bool matters(const Catalogue& catalogue, const Event& event);

  private:
    bool isOutranked() const;

    bool said_ = false;
    Area place_ = Area::None;
    struct Contender {
        bool plays;
        int number;
    };
    std::vector<Contender> contenders_; // of that place
};

} // namespace elgrande
