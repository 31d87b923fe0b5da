// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/shared_view.h"

#include "app/table/secrets.h"

namespace elgrande {

void SharedView::begin(Seat reader) {
    *this = {};
    reader_ = shownTo_ = reader;
}

bool SharedView::needsCurtain(const Rules& rules, const State& state, Seat seat) const {
    if (reader_ == seat || unseen_ == seat) return false;
    return asksUnseen(rules, state, seat) || (shownTo_ != seat && knowsMoreThanAll(rules, state, seat));
}

} // namespace elgrande
