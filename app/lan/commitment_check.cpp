// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/commitment_check.h"

#include "app/lan/seat_commitment.h"

namespace elgrande::lan {

void CommitmentCheck::noteSeen(int events) {
    if (shownAfter_ == kNotKnownYet) shownAfter_ = events;
}

// A commitment is void once a computer player stands in for its seat.
Result<void> CommitmentCheck::take(const Commitments& commitments, std::optional<int> seen) {
    const bool again =
        commitments_ && commitments_->question == commitments.question && commitments_->branch == commitments.branch;
    for (std::size_t i = 0; again && i < kMaxSeats; ++i)
        if (!commitments.commitments[i].isEmpty() && commitments.commitments[i] != commitments_->commitments[i])
            return Error{"another commitment"};
    commitments_ = commitments;
    if (!again || !shownAfter_) shownAfter_ = seen.value_or(kNotKnownYet);
    return {};
}

// Every commitment has its opening, and every opening its commitment.
Result<void> CommitmentCheck::take(const Openings& openings, const QByteArray& game) {
    if (!commitments_ || commitments_->question != openings.question) return Error{"openings without commitments"};
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        const QByteArray& commitment = commitments_->commitments[i];
        const auto& opening = openings.openings[i];
        if (commitment.isEmpty() != !opening) return Error{"an opening too many or too few"};
        if (!opening) continue;
        const DiskQuestion asked{game, seatAt(static_cast<int>(i)), openings.question, commitments_->branch};
        if (commitmentOf(asked, opening->action, opening->nonce) != commitment)
            return Error{"an opening that does not match its commitment"};
    }
    openings_ = openings;
    return {};
}

Result<void> CommitmentCheck::take(const std::vector<Event>& events, int first, int branch) {
    if (!commitments_ || commitments_->branch != branch) return {};
    int at = first;
    bool isVetoed = false;
    for (const Event& each : events) {
        const bool due = shownAfter_ && at >= *shownAfter_;
        const bool opened = openings_ && at >= openings_->from && at < openings_->to;
        ++at;
        isVetoed = isVetoed || (due && each.kind == EventKind::SpecialVetoed);
        if (isVetoed || each.kind != EventKind::DisksRevealed || index(each.seat) >= kMaxSeats) continue;
        const auto& opening = opened ? openings_->openings[index(each.seat)] : std::nullopt;
        if (opening && static_cast<Area>(opening->action.a) != each.to) return Error{"a disk that was not opened so"};
        if (due && !opening && !commitments_->commitments[index(each.seat)].isEmpty())
            return Error{"a disk that nobody has opened"};
    }
    if (isVetoed || (openings_ && at >= openings_->to)) *this = {}; // no disk is left to be revealed
    return {};
}

} // namespace elgrande::lan
