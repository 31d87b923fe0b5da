// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What tests that play whole games over the wire ask of every set and of every guest.
#pragma once

#include "model/record/record.h"
#include "model/rules/engine.h"
#include "tests/lan/table_wire.h"
#include "tests/property/random_game.h"

#include <algorithm>

namespace elgrande::lan_tests {

inline std::vector<std::vector<std::string>> offeredSets() {
    auto sets = property::expansionSets();
    for (const ExpansionFacts& each : knownExpansions())
        if (!each.playable)
            std::erase_if(sets,
                          [&](const auto& set) { return std::find(set.begin(), set.end(), each.id) != set.end(); });
    return sets;
}

inline Setup shortGame(const std::vector<std::string>& set, int players) {
    Setup setup;
    setup.rounds = 6;
    setup.players = players;
    setup.expansions = set;
    setup.houseRules = true;
    return setup;
}

// Whether every connected guest has on its screen what its seats may see of the host's truth.
inline bool seesTheTruth(const Wire& wire) {
    const TableGame& game = wire.host->game();
    for (const auto& player : wire.players) {
        if (player->connection < 0 || !player->table->isSeated()) continue;
        const Observation& seen = player->model->observation();
        if (!(seen == observe(game.rules(), game.state(), seen.viewer,
                              player->model->hand() == TableOffers::Hand::Covered ? OwnHand::Covered : OwnHand::Open)))
            return false;
        if (player->seats.size() == 1 && seen.viewer != player->seats.first()) return false;
        const auto& decision = player->model->decision();
        if (!decision) continue;
        const Decision truth = decisionFor(game.rules(), game.state(), decision->seat);
        if (truth.legal != decision->legal || truth.refused != decision->refused || truth.kind != decision->kind)
            return false;
    }
    return true;
}

// The record that the host would keep, played again from its beginning.
inline bool replaysToTheSame(const HostTable& host) {
    const TableGame& game = host.game();
    const auto record = recordFromText(game.text().toStdString());
    if (!record) return false;
    const auto replayed = replay(game.rules(), game.start(), *record);
    return replayed && replayed->state == game.state();
}

} // namespace elgrande::lan_tests
