// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/votes.h"

namespace elgrande::lan {

Rejection Votes::propose(Proposal::What what, Seat by, Seat about, SeatSet connected) {
    if (proposal_ && proposal_->by != by) return Rejection::NoVote;
    proposal_ = Proposal{what, by, about, connected, SeatSet::of(by)};
    return Rejection::None;
}

Rejection Votes::vote(Seat seat, bool yes) {
    if (!proposal_ || !proposal_->asked.contains(seat)) return Rejection::NoVote;
    if (yes)
        proposal_->votes.insert(seat);
    else
        drop();
    return Rejection::None;
}

std::optional<Proposal> Votes::agreed(SeatSet connected) const {
    if (!proposal_) return {};
    const SeatSet voters = proposal_->asked & connected;
    if (voters.empty() || !(voters - proposal_->votes).empty()) return {};
    return proposal_;
}

} // namespace elgrande::lan
