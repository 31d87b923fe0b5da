// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/outcome.h"

#include "model/rules/engine.h"

namespace elgrande {

void Outcome::add(const Event& event) {
    if (later) return later->events.push_back(event);
    events.push_back(event);
    screen_.add(event);
    if (event.kind != EventKind::TurnPassed || event.seat == Seat::None) return;
    if (event.seat == holdsFor_) later = Aftermath{atTurnEnd(*rules_, *state_), {}};
    if (event.seat == looksFor_) turnEnd = TurnEnd{*state_, screen_.eventCount() - 1};
}

} // namespace elgrande
