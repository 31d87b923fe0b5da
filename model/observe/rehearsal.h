// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Preview of a secret disk: for every place that may be chosen the rules play on to the next question, once for each
// combination of what the others may choose, or of an even part of the combinations where they are many. The result is
// the points of a scoring that follows immediately, or else what the places would yield if they were scored afterwards.
#pragma once

#include "model/observe/information_state.h"
#include "model/observe/insight_facts.h"

#include <vector>

namespace elgrande {

// Empty unless the seat of `known` is asked for a disk. Without `castillo` what the Castillo gives and what others have
// in it are left out; also empty where those alone are what the disk sends, so that nothing is known about any place.
std::vector<DiskTry> rehearseDisk(const Rules& rules, const InformationState& known, bool castillo);

} // namespace elgrande
