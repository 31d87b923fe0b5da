// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One decision searched by several trees, each on a thread of its own, which know nothing of each other until what they
// found is added up (root parallelisation: Chaslot, Winands, van den Herik 2008). How many trees there are is part of
// how a player plays and not of the machine, so the answer is the same whatever the number of cores.
#pragma once

#include "model/agents/tree_search.h"

namespace elgrande {

// `simulations` are divided among settings.trees; each tree has a seed that comes from that of the limits. Whoever asks
// `limits.enough` is one thread only, the one that calls.
Thought searchTogether(const Rules& rules, const InformationState& known, const ActionList& legal,
                       const SearchSettings& settings, int simulations, const ThinkLimits& limits);

} // namespace elgrande
