// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Cache of evaluations by place. A search evaluates hundreds of positions that differ from the one on the table in a
// place or two; what was computed for a place stays valid while nothing it depends on has changed.
#pragma once

#include "model/rules/rules.h"

namespace elgrande {

class ChangedPlaces {
  public:
    // `base`: the position on the table. Any other of the same game may be asked about.
    ChangedPlaces(const Rules& rules, const State& base);

    const State& base() const { return base_; }
    void moveTo(const State& base) { base_ = base; }
    // Places whose awards or contest may differ from those in the base position; all of them where an effect may look
    // at anything.
    AreaSet in(const State& state) const;

  private:
    const Rules& rules_;
    State base_;
    bool local_; // a place's awards depend on nothing but what stands there
};

} // namespace elgrande
