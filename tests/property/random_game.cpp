// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/property/random_game.h"

#include <algorithm>

namespace elgrande::property {

namespace {

bool isReluctant(Action action) {
    return action.kind == ActionKind::End || action.kind == ActionKind::Done || action.kind == ActionKind::AllowAll ||
           action.kind == ActionKind::Veto;
}

// As many members of a set as it may have, drawn at random.
std::string someOf(const OptionFacts& option, Rng& rng) {
    int wanted = option.least + rng.below(option.most - option.least + 1);
    std::string members;
    for (std::size_t i = 0; i < option.values.size(); ++i) {
        if (rng.below(static_cast<int>(option.values.size() - i)) >= wanted) continue;
        members += (members.empty() ? "" : ",") + option.values[i];
        --wanted;
    }
    return members;
}

} // namespace

std::vector<std::vector<std::string>> expansionSets() {
    const std::vector<ExpansionFacts> known = knownExpansions();
    std::vector<std::vector<std::string>> sets;
    for (std::uint32_t bits = 0; bits < (1U << known.size()); ++bits) {
        std::vector<std::string> chosen;
        for (std::size_t i = 0; i < known.size(); ++i)
            if (((bits >> i) & 1U) != 0) chosen.push_back(known[i].id);
        if (!combinationFault(knownEditions().front(), chosen, true)) sets.push_back(chosen);
    }
    return sets;
}

Setup setupOf(std::uint64_t seed, std::uint64_t number, const std::vector<std::vector<std::string>>& expansionSets,
              Expanded expanded) {
    Rng rng(seed * 0x9e3779b97f4a7c15ULL + number);
    const std::vector<std::string> editions = knownEditions();
    Setup setup;
    setup.edition = editions[number % editions.size()];
    setup.players = 2 + static_cast<int>(number / editions.size() % 4);
    setup.rounds = number / editions.size() / 4 % 2 == 0 ? 9 : 6;
    setup.seed = std::to_string(number);
    // About every other game is the base game alone, in every edition.
    if (rng.below(2) == 1 || expanded == Expanded::Always)
        setup.expansions = expansionSets[static_cast<std::size_t>(rng.below(static_cast<int>(expansionSets.size())))];
    // What an edition's folder excludes is left out; what no rulebook describes is played all the same.
    if (combinationFault(setup.edition, setup.expansions, true)) setup.expansions.clear();
    setup.houseRules = combinationFault(setup.edition, setup.expansions, false).has_value();
    if (number % 3 == 0) return setup; // the edition's own rulings
    for (const OptionFacts& option : knownOptions(setup.edition, setup.expansions)) {
        if (option.kind == OptionFacts::Kind::Set) {
            setup.options[option.id] = someOf(option, rng);
            continue;
        }
        const std::string& value =
            option.values[static_cast<std::size_t>(rng.below(static_cast<int>(option.values.size())))];
        // `starter` may name a colour that does not sit at this table, and games without Vetos test less.
        const std::vector<std::string> colours = knownColours();
        const auto colour = std::find(colours.begin(), colours.end(), value);
        if (colour - colours.begin() >= setup.players && colour != colours.end()) continue;
        if (option.id == "no-veto" && rng.below(4) != 0) continue;
        setup.options[option.id] = value;
    }
    return setup;
}

std::string toText(const Setup& setup) {
    std::string text = setup.edition + ", " + std::to_string(setup.players) + " players, " +
                       std::to_string(setup.rounds) + " rounds, seed " + setup.seed;
    for (const std::string& id : setup.expansions) text += " +" + id;
    for (const auto& [id, value] : setup.options) text.append(" ").append(id).append("=").append(value);
    return text;
}

Action pick(const ActionList& legal, Rng& rng) {
    Action action = legal[rng.below(legal.size())];
    for (int i = 0; i < 2 && isReluctant(action); ++i) action = legal[rng.below(legal.size())];
    return action;
}

Game::Game(std::shared_ptr<const Rules> rulesOfGame, std::uint64_t moveSeed)
    : rules(std::move(rulesOfGame))
    , dealer(*rules, rules->setup.seed)
    , state(initialState(*rules))
    , random(moveSeed) {
    asked = advance(*rules, state, legal, &log);
}

Move Game::next(Rng& rng) const {
    if (asked == Seat::Table) return {Seat::Table, dealer.answer(state, legal)};
    const SeatSet waiting = actors(*rules, state);
    Seat seat = waiting.first();
    for (int skip = rng.below(waiting.size()); Seat each : waiting)
        if (skip-- == 0) seat = each;
    if (seat == asked) return {seat, pick(legal, rng)};
    ActionList own;
    legalActions(*rules, state, seat, own);
    return {seat, pick(own, rng)};
}

void Game::play(Move move) {
    log.events.clear();
    moves.push_back(move);
    asked = elgrande::play(*rules, state, move, legal, &log);
}

} // namespace elgrande::property
