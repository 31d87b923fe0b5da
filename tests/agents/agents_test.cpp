// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand-made evaluation, one comparison at a time: of two positions that differ in one thing, the one that any
// player would prefer has the higher value. Then that the agents win games, and that they decide only by what they may
// see.
#include "tests/property/random_game.h"

#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/evaluation.h"
#include "model/agents/search_agent.h"
#include "model/observe/information_state.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "tests/sets.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <memory>
#include <set>

namespace elgrande {

namespace {

int checks = 0;
int failures = 0;

void expect(bool condition, const char* what, int line = __builtin_LINE()) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("agents_test.cpp:%d: %s\n", line, what);
}

constexpr Seat kRed{};
const Seat kBlue = seatAt(1);

std::shared_ptr<const Rules> rulesFor(int players) {
    Setup setup;
    setup.players = players;
    return *RulesBuilder::build(setup);
}

// Round 3, before its scoring; everybody's Caballeros in the provinces.
State beforeScoring(const Rules& rules) {
    State state = initialState(rules);
    state.token[index(Token::King)] = Spot::in(Area::Aragon);
    state.round = state.roundsBegun = 3;
    for (Seat seat : rules.seats()) state.grande[index(seat)] = Area::Aragon;
    return state;
}

void move(State& state, Seat seat, Area to, int count) {
    std::uint8_t& provinces = state.at(Area::Provinces, ownerOf(seat));
    std::uint8_t& there = state.at(to, ownerOf(seat));
    provinces = static_cast<std::uint8_t>(provinces - count);
    there = static_cast<std::uint8_t>(there + count);
}

void worthOfThings() {
    const auto rules = rulesFor(3);
    const State plain = beforeScoring(*rules);
    const Evaluation evaluation(*rules, plain);
    const auto isBetter = [&](const char* what, auto change, int line = __builtin_LINE()) {
        State state = plain;
        change(state);
        expect(evaluation.advantage(state, kRed) > evaluation.advantage(plain, kRed) + 1e-9, what, line);
        expect(evaluation.advantage(state, kBlue) < evaluation.advantage(plain, kBlue) - 1e-9, "and worse for another",
               line);
    };
    isBetter("a point", [](State& s) { s.score[0] = 1; });
    isBetter("a majority", [](State& s) { move(s, kRed, Area::Granada, 2); });
    isBetter("the majority in the Castillo", [](State& s) { move(s, kRed, Area::Castillo, 1); });
    isBetter("Caballeros in the court", [](State& s) { move(s, kRed, Area::Court, 3); });
    isBetter("a Veto", [](State& s) { keep(s, {kKeptVeto, kRed, 4, 0}); });
    State poor = plain;
    poor.hand[0] &= ~(1U << 12U);
    expect(evaluation.advantage(poor, kRed) < evaluation.advantage(plain, kRed), "a power card less");
    // Being first in the Castillo is worth more than what the same Caballero is worth unscored.
    State first = plain;
    State second = plain;
    move(first, kRed, Area::Castillo, 3);
    move(first, kBlue, Area::Castillo, 2);
    move(second, kRed, Area::Castillo, 2);
    move(second, kBlue, Area::Castillo, 3);
    expect(evaluation.advantage(first, kRed) - evaluation.advantage(second, kRed) > 2,
           "who is first in the Castillo matters");
    // A finished game is its points and nothing else.
    State over = plain;
    over.agenda = {};
    move(over, kRed, Area::Granada, 5);
    over.score[1] = 3;
    expect(evaluation.prospects(over)[0] == 0 && evaluation.prospects(over)[1] == 3, "a finished game is its points");
    // A scoring that comes at once counts more than one that is two rounds away.
    State early = plain;
    early.round = 1;
    early.roundsBegun = 1;
    const double now = evaluation.prospects(beforeScoring(*rules))[0];
    State held = plain;
    move(held, kRed, Area::Granada, 2);
    move(early, kRed, Area::Granada, 2);
    expect(evaluation.prospects(held)[0] > evaluation.prospects(early)[0] && now < evaluation.prospects(held)[0],
           "the nearer scoring should count more");
}

// The values of places that are as in the base position are cached, which must not show: the evaluation of a position
// does not depend on the base position.
void evaluationDoesNotDependOnBase() {
    const auto same = [](const Evaluation& one, const Evaluation& other, const State& state) {
        const auto mine = one.prospects(state);
        const auto theirs = other.prospects(state);
        return std::equal(mine.begin(), mine.end(), theirs.begin(),
                          [](double a, double b) { return std::abs(a - b) < 1e-9; });
    };
    for (const std::string expansion : {"", "template"}) {
        Setup setup;
        setup.players = 4;
        setup.seed = "judged" + expansion;
        if (!expansion.empty()) setup.expansions = {expansion};
        const auto rules = RulesBuilder::build(setup);
        if (!rules) continue; // a build without that folder
        property::Game game(*rules, 3);
        const Evaluation atTheStart(**rules, game.state);
        std::unique_ptr<Evaluation> lately;
        for (int moves = 0; !game.over(); ++moves) {
            if (moves % 7 == 0) lately = std::make_unique<Evaluation>(**rules, game.state);
            game.play(game.next(game.random));
            const Evaluation here(**rules, game.state);
            expect(same(here, atTheStart, game.state), "a position has another value from the beginning of the game");
            expect(same(here, *lately, game.state), "a position has another value from a few moves before");
        }
    }
}

// Seat 0 thinks, the others play by chance.
int winsOf(const std::string& id, int games, int simulations = 0) {
    int wins = 0;
    for (int number = 0; number < games; ++number) {
        Setup setup;
        setup.players = 3;
        setup.rounds = 6;
        setup.seed = std::to_string(number);
        property::Game game(*RulesBuilder::build(setup), static_cast<std::uint64_t>(number));
        const auto agent = makeAgent(id);
        while (!game.over()) {
            Move move = game.next(game.random);
            if (game.asked == kRed) {
                ThinkLimits limits;
                limits.seed = static_cast<std::uint64_t>(number);
                limits.simulations = simulations;
                move = {kRed,
                        agent->think(*game.rules, InformationState(*game.rules, game.state, kRed), game.legal, limits)
                            .action};
                expect(game.legal.contains(move.action), "an agent answers with what is not offered");
            }
            game.play(move);
        }
        wins += leaders(*game.rules, game.state).contains(kRed) ? 1 : 0;
    }
    return wins;
}

void everybodyBeatsChance() {
    expect(winsOf("greedy", 8) >= 7, "greedy loses against chance");
    expect(winsOf("search", 8, 100) >= 7, "the search loses against chance");
    expect(winsOf("ismcts", 8, 100) >= 7, "the plain search loses against chance");
    expect(makeAgent("deep-thought") == nullptr, "an agent that does not exist");
    for (const std::string& id : agentIds()) expect(makeAgent(id) != nullptr, "an agent that is named does not exist");
}

// With any ruling of any set: who always answers alike goes on for ever where an answer leads back to its question.
void everyGameEnds() {
    const auto sets = property::expansionSets();
    const auto agent = makeAgent("greedy");
    int games = 0;
    for (std::uint64_t number = 0; number < 120; ++number) {
        Setup setup = property::setupOf(11, number, sets, property::Expanded::Always);
        setup.rounds = kShortGame;
        const auto rules = RulesBuilder::build(setup);
        if (!rules) continue;
        ++games;
        property::Game game(*rules, number);
        while (!game.over() && game.moves.size() < 5000) { // the longest has some hundred
            Move move = game.next(game.random);
            if (game.asked != Seat::Table && game.legal.size() > 1) {
                const InformationState known(*game.rules, game.state, game.asked);
                move = {game.asked, agent->think(*game.rules, known, game.legal, ThinkLimits()).action};
            }
            game.play(move);
        }
        if (!game.over()) std::printf("%s\n", property::toText(setup).c_str());
        expect(game.over(), "a game has no end");
    }
    expect(games > 80, "too few games can be played");
}

// The hand of 13 that greedy chooses in secret: the same from the same seed, and others from others.
void chosenHandsDiffer() {
    Setup setup;
    setup.expansions = {"intrigue_king"};
    setup.seed = "hands";
    if (!tests::hasExpansion("intrigue_king")) return;
    const auto handOf = [&setup](std::uint64_t seed) {
        property::Game game(*RulesBuilder::build(setup), 1);
        const auto agent = makeAgent("greedy");
        const std::size_t red = index(kRed);
        while (!game.over() && std::popcount(game.state.hand[red]) < 13) {
            Move move = game.next(game.random);
            if (game.asked == kRed && game.legal.size() > 1) {
                ThinkLimits limits;
                limits.seed = 100 * seed + static_cast<std::uint64_t>(std::popcount(game.state.hand[red]));
                move = {kRed,
                        agent->think(*game.rules, InformationState(*game.rules, game.state, kRed), game.legal, limits)
                            .action};
            }
            game.play(move);
        }
        return game.state.hand[red];
    };
    std::set<std::uint32_t> hands;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) hands.insert(handOf(seed));
    expect(hands.size() >= 4, "greedy chooses much the same cards in every game");
    expect(handOf(3) == handOf(3), "one seed, two hands");
}

// Every edge is found again after the tree has grown, and secret choices lead to one place.
void treeRemembers() {
    SearchTree tree;
    constexpr int kEdges = 20000;
    const auto moveOf = [](int i) { return Move{seatAt(i % 3), act(ActionKind::King, i % 250)}; };
    const auto nodeOf = [](int i) { return static_cast<SearchTree::Node>(i / 250); };
    bool isNew = false;
    for (int i = 0; i < kEdges; ++i) {
        tree.edge(nodeOf(i), moveOf(i), isNew).valueSum = i;
        expect(isNew, "an edge is there before it was made");
    }
    for (int i = 0; i < kEdges; ++i) {
        const SearchTree::Edge* edge = tree.find(nodeOf(i), moveOf(i));
        expect(edge != nullptr && edge->valueSum == i, "an edge is lost, or is another one");
        tree.edge(nodeOf(i), moveOf(i), isNew);
        expect(!isNew, "an edge is there twice");
    }
    // Of different nodes and seats; a key of the product of node and action alone would have both in one place.
    const auto packedMove = [](int seat, std::uint32_t word) { return Move{seatAt(seat), unpacked(word)}; };
    tree.edge(1, packedMove(0, 0x3U), isNew);
    tree.edge(237075487, packedMove(1, 0x66c88cc6U), isNew);
    expect(isNew, "two edges are one");
    expect(tree.find(SearchTree::kRoot, {kRed, act(ActionKind::Grande, 1)}) == nullptr, "an edge that nobody made");
    SearchTree::Edge& first = tree.edge(SearchTree::kRoot, moveOf(0), isNew);
    const SearchTree::Node child = tree.child(first);
    expect(!isNew && child != SearchTree::kRoot && tree.child(first) == child, "a node is not found again");
    expect(tree.child(tree.edge(SearchTree::kRoot, moveOf(1), isNew)) != child, "two edges lead to one node");
    const SearchTree::Node secret = tree.secretChild(SearchTree::kRoot);
    expect(secret != child && tree.secretChild(SearchTree::kRoot) == secret, "a secret choice is seen");
}

void searchGivesUpAtOnce() {
    Setup setup;
    property::Game game(*RulesBuilder::build(setup), 1);
    while (game.asked == Seat::Table) game.play(game.next(game.random));
    const InformationState known(*game.rules, game.state, game.asked);
    std::atomic<bool> cancel = true;
    ThinkLimits limits;
    limits.cancel = &cancel;
    const auto agent = makeAgent("search");
    const Thought none = agent->think(*game.rules, known, game.legal, limits);
    expect(none.simulations <= 1 && game.legal.contains(none.action), "a search goes on after it has been cancelled");
    cancel = false;
    limits.simulations = 50;
    const Thought some = agent->think(*game.rules, known, game.legal, limits);
    expect(some.simulations == 50, "a search thinks longer or shorter than it may");
    expect(some.values.size() == 4, "a search does not say what it expects");
    for (double value : some.values) expect(value > 0 && value < 1, "a share of the win is no share");
}

// The same question, whatever is hidden from who thinks, has the same answer.
void thinkingKnowsNoSecrets() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 6; ++number) {
        Setup setup;
        setup.players = 4;
        setup.rounds = 6;
        setup.seed = "secret" + std::to_string(number);
        setup.options["used-power-open"] = "false";
        property::Game game(*RulesBuilder::build(setup), number);
        Rng rng(number);
        while (!game.over()) {
            if (game.asked != Seat::Table && compared < 40) {
                const State other = resample(*game.rules, game.state, game.asked, rng);
                if (!(other == game.state)) {
                    ++compared;
                    const InformationState one(*game.rules, game.state, game.asked);
                    const InformationState two(*game.rules, other, game.asked);
                    std::vector<std::string> all = agentIds();
                    for (const std::string& id : yardstickIds()) all.push_back(id);
                    for (const std::string& id : all) {
                        const auto agent = makeAgent(id);
                        ThinkLimits limits;
                        limits.simulations = 60;
                        expect(agent->think(*game.rules, one, game.legal, limits).action ==
                                   agent->think(*game.rules, two, game.legal, limits).action,
                               "an agent decides by what it cannot know");
                    }
                }
            }
            game.play(game.next(game.random));
        }
    }
    expect(compared > 5, "no secret was ever hidden");
}

} // namespace

} // namespace elgrande

int main() {
    using namespace elgrande;
    worthOfThings();
    evaluationDoesNotDependOnBase();
    everybodyBeatsChance();
    everyGameEnds();
    chosenHandsDiffer();
    treeRemembers();
    searchGivesUpAtOnce();
    thinkingKnowsNoSecrets();
    std::printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
