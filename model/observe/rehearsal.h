// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Preview of a secret disk: for every place that may be chosen the rules play on to the next question, with the others'
// disks sampled evenly from their possible choices, the same samples for every place. The result is the points of a
// scoring that follows immediately, or else what the places would yield if they were scored afterwards.
#pragma once

#include "model/observe/information_state.h"
#include "model/observe/insight_facts.h"

#include <vector>

namespace elgrande {

// Empty unless the seat of `known` is asked for a disk. Without `castillo` the others' pieces inside are left out; also
// empty where those alone are what the disk sends, so that nothing is known about any place.
std::vector<DiskTry> rehearseDisk(const Rules& rules, const InformationState& known, bool castillo);

} // namespace elgrande
