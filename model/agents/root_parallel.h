// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Root parallelisation: several independent trees search one decision, each on its own thread, and their root
// statistics are added up (G. Chaslot, M. Winands, J. van den Herik, "Parallel Monte-Carlo Tree Search", 2008). The
// number of trees belongs to the player and not to the machine, so the answer does not depend on the number of cores.
#pragma once

#include "model/agents/tree_search.h"

namespace elgrande {

// Divides `simulations` among settings.trees; the seed of each tree follows from that of the limits. Only the calling
// thread asks `limits.enough`.
Thought searchRootParallel(const Rules& rules, const InformationState& known, const ActionList& legal,
                           const SearchSettings& settings, int simulations, const ThinkLimits& limits);

} // namespace elgrande
