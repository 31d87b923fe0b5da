// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A second, stupid account of the game, kept from the events alone: if a piece, a point or a card moves without an
// event, or an event tells what did not happen, the accounts differ. This is what a view or a log relies on.
#pragma once

#include "model/rules/rules.h"

namespace elgrande::property {

class Shadow {
  public:
    explicit Shadow(const Rules& rules);

    void add(const Event& event);
    // Empty when the account agrees with the state.
    std::string differenceFrom(const State& state) const;

  private:
    void move(Owner owner, Area from, Area to, int number);
    void moveToken(const Event& event);

    const Rules& rules_;
    std::array<std::array<int, kMaxOwners>, kMaxAreas> count_{};
    std::array<int, kMaxSeats> score_{};
    std::array<std::uint32_t, kMaxSeats> hand_{};
    std::array<Power, kMaxSeats> played_{};
    std::array<Card, kMaxSeats> taken_{};
    std::array<Area, kMaxSeats> grande_{};
    std::array<Spot, kMaxTokens> token_{};
    std::array<int, kMaxSeats> vetos_{};
    int round_ = 0;
    bool ended_ = false;
};

} // namespace elgrande::property
