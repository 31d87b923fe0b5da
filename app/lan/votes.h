// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the players of a table vote on: one proposal at a time. It is agreed once every seat that was asked, and is
// still connected, has voted yes; a single no ends it. Where nobody of them is connected, it waits.
#pragma once

#include "app/lan/messages.h"

namespace elgrande::lan {

class Votes {
  public:
    const std::optional<Proposal>& proposal() const { return proposal_; }
    void drop() { proposal_.reset(); }

    // Rejection::None: it counts. A seat may replace its own proposal, for which it votes yes.
    Rejection propose(Proposal::What what, Seat by, Seat about, SeatSet connected);
    Rejection vote(Seat seat, bool yes);
    // The proposal if it is agreed by now. It stays until drop(), which follows when it has been carried out.
    std::optional<Proposal> agreed(SeatSet connected) const;

  private:
    std::optional<Proposal> proposal_;
};

} // namespace elgrande::lan
