// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/property/secrets.h"

#include "model/observe/information_state.h"
#include "model/rules/rules_builder.h"

namespace elgrande::property {

std::vector<Setup> secretiveSetups() {
    std::vector<Setup> setups(1);
    for (const ExpansionFacts& each : knownExpansions()) {
        Setup setup;
        setup.expansions = each.edition.empty() ? smallestSetOf(each) : std::vector<std::string>{};
        if (!each.edition.empty()) setup.edition = each.edition;
        setups.push_back(setup);
    }
    for (Setup& each : setups) each.options["used-power-open"] = "false";
    setups.emplace_back().options["used-power-open"] = "top"; // what is in doubt is not everything that is used
    return setups;
}

int eachSecret(Setup setup, int wanted, int games, const SecretCheck& check) {
    int found = 0;
    for (int number = 0; number < games && found < wanted; ++number) {
        setup.players = 2 + number % (kMaxSeats - 1);
        setup.seed = "secrets" + std::to_string(number);
        Game game(*RulesBuilder::build(setup), static_cast<std::uint64_t>(number));
        Rng rng(static_cast<std::uint64_t>(number));
        while (!game.over() && found < wanted) {
            if (game.asked != Seat::Table) {
                const State other = resample(*game.rules, game.state, game.asked, rng);
                if (!(other == game.state)) {
                    ++found;
                    check(*game.rules, game.state, other, game.asked, game.legal);
                }
            }
            game.play(game.next(game.random));
        }
    }
    return found;
}

} // namespace elgrande::property
