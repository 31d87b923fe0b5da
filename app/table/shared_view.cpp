// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/shared_view.h"

#include "app/table/secrets.h"

namespace elgrande {

std::optional<Decision> curtainCause(const Decision& asked) {
    if (asked.kind != "disk") return {};
    Decision cause;
    cause.seat = asked.seat;
    cause.kind = asked.kind;
    cause.topic = asked.topic;
    cause.alsoFor = asked.alsoFor;
    cause.card = asked.card;
    cause.cardSeat = asked.cardSeat;
    cause.area = asked.area;
    return cause;
}

void SharedView::begin(Seat reader) {
    *this = {};
    reader_ = shownTo_ = reader;
}

bool SharedView::needsCurtain(const Rules& rules, const State& state, Seat seat) const {
    if (reader_ == seat || unseen_ == seat) return false;
    return asksUnseen(rules, state, seat) || (shownTo_ != seat && knowsMoreThanAll(rules, state, seat));
}

} // namespace elgrande
