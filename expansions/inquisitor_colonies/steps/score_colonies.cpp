// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Scoring of the new regions (7j), in an order that the active player chooses (X13).
#include "../colonies_rules.h"

#include "model/steps/score.h"

namespace elgrande::inquisitor_colonies {

namespace {

AreaSet colonies(const Ids& ids) { return AreaSet::of(ids.france, ids.ship, ids.america, ids.mediterranean); }

void run(const Rules& rules, State& state, Step step, EventSink*) {
    pushScoring(rules, state, step.seat, colonies(idsOf(rules)), ScoreMode::Full);
}

bool fits(const Rules& rules, const State&, const Step& parent, const Step& child) {
    const Step choice{StepKind::ScoreChoice, parent.seat, static_cast<std::uint8_t>(ScoreMode::Full), 0, child.data};
    return child == choice && child.data != 0 && (AreaSet{child.data} - colonies(idsOf(rules))).empty();
}

} // namespace

const StepRules kScoreColonies{.id = "colonies-score", .decision = nullptr, .run = run, .fits = fits};

} // namespace elgrande::inquisitor_colonies
