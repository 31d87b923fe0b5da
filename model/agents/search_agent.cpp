// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/search_agent.h"

#include "model/agents/root_parallel.h"
#include "model/agents/secret_choice.h"
#include "model/observe/waste.h"
#include "model/rules/queries.h"

#include <limits>

namespace elgrande {

namespace {

// A power card or Caballeros more are never worse, whatever the evaluation thinks: who may have them does not end the
// turn without. In the last round they are worth nothing.
ActionList withoutWaste(const Rules& rules, const InformationState& known, const ActionList& legal) {
    const State& state = known.known();
    const Card card = state.taken(known.seat());
    const bool may = legal.contains(act(ActionKind::Special)) || legal.contains(act(ActionKind::Use, card));
    if (!legal.contains(act(ActionKind::End)) || !may || card == Card::None || roundsLeft(rules, state) == 0 ||
        !onlyBringsMore(rules, card))
        return legal;
    ActionList rest;
    for (const Action each : legal)
        if (each.kind != ActionKind::End) rest.push(each);
    return rest;
}

} // namespace

Thought SearchAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) {
    const int own = limits.enough && !limits.capped && settings_.fillsTime ? std::numeric_limits<int>::max()
                                                                           : settings_.simulations;
    const int wanted = limits.simulations > 0 ? limits.simulations : own;
    if (legal[0].kind == ActionKind::Disk && settings_.network != nullptr)
        return chooseSecretly(rules, known, legal, settings_, wanted, limits);
    return searchRootParallel(rules, known, withoutWaste(rules, known, legal), settings_, wanted, limits);
}

SearchSettings puctSettings(std::shared_ptr<const Network> network) {
    SearchSettings settings{
        .simulations = 1000, .exploration = 1.4, .rolloutEnd = SearchSettings::RolloutEnd::Round, .usesPuct = true};
    if (network == nullptr) return settings;
    settings.exploration = 0.5; // its values need fewer visits than those of Evaluation (README.md)
    settings.rolloutEnd = SearchSettings::RolloutEnd::Leaf;
    settings.priorTemperature = 0.4;
    settings.network = std::move(network);
    return settings;
}

SearchSettings rolloutSettings(std::shared_ptr<const Network> network) {
    SearchSettings settings = puctSettings(std::move(network));
    if (settings.network == nullptr) return settings;
    settings.rolloutEnd = SearchSettings::RolloutEnd::Turn;
    settings.rolloutCandidates = 20;
    settings.rolloutWeight = 0.5;
    return settings;
}

SearchSettings ismctsSettings() { return {}; }

} // namespace elgrande
