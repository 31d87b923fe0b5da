// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A guest's check of the secret disks: a commitment never changes, every opening matches its commitment, and the host
// reveals no disk otherwise than it was opened, or unopened. Errors are for the log, in English.
#pragma once

#include "app/lan/messages.h"
#include "model/core/event.h"

#include <limits>

namespace elgrande::lan {

class CommitmentCheck {
  public:
    // `seen`: the number of known events; none: not all of them are known yet.
    Result<void> take(const Commitments& commitments, std::optional<int> seen);
    Result<void> take(const Openings& openings, const QByteArray& game);
    // `events` begin with number `first`.
    Result<void> take(const std::vector<Event>& events, int first, int branch);

    void noteSeen(int events); // all of them are known now
    // Openings of disks that were revealed while the guest was disconnected are lost; such disks are accepted.
    void noteReconnected() { shownAfter_.reset(); }

  private:
    static constexpr int kNotKnownYet = std::numeric_limits<int>::max();

    std::optional<Commitments> commitments_; // the last ones
    std::optional<Openings> openings_;       // of these
    std::optional<int> shownAfter_;          // from this event on a disk needs its opening; none: it does not
};

} // namespace elgrande::lan
