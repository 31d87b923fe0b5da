// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The levels and temperaments of computer players: the same answer from the same seed, an answer at once when it is
// asked for, in every set and number of players; figures that add up; easy errs, but not by much; and each temperament
// plays as it is called.
#include "tests/property/random_game.h"

#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/levels.h"
#include "model/agents/search_agent.h"
#include "model/observe/information_state.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace elgrande {

namespace {

int checks = 0;
int failures = 0;

void expect(bool condition, const std::string& what, int line = __builtin_LINE()) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("levels_test.cpp:%d: %s\n", line, what.c_str());
}

std::shared_ptr<const Rules> rulesFor(int players, const std::string& seed,
                                      const std::vector<std::string>& expansions = {}) {
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    setup.expansions = expansions;
    return *RulesBuilder::build(setup);
}

// By chance to a decision of a seat with at least so many alternatives, `moves` or more into the game.
void goTo(property::Game& game, int moves, int alternatives) {
    for (int i = 0; !game.over(); ++i) {
        if (i >= moves && game.asked != Seat::Table && game.legal.size() >= alternatives) return;
        game.play(game.next(game.random));
    }
}

Thought think(const std::string& id, const property::Game& game, std::uint64_t seed, int simulations = 0,
              const std::atomic<bool>* cancel = nullptr) {
    ThinkLimits limits;
    limits.seed = seed;
    limits.simulations = simulations;
    limits.cancel = cancel;
    return makeAgent(id)->think(*game.rules, InformationState(*game.rules, game.state, game.asked), game.legal, limits);
}

bool same(const Considered& one, const Considered& other) {
    return one.action == other.action && one.visits == other.visits && one.share == other.share &&
           one.lead == other.lead;
}

void idsAreRead() {
    const std::vector<std::string> ids = agentIds();
    expect(ids.size() == levels().size() * (1 + temperaments().size()), "an opponent is missing");
    for (const std::string& id : ids) expect(makeAgent(id) != nullptr, id + " is named and does not exist");
    for (const char* id : {"random", "greedy", "search", "ismcts"})
        expect(makeAgent(id) != nullptr, std::string(id) + " of older games cannot be read");
    for (const char* id : {"hard-", "hard-gambler", "-builder", "harder", ""})
        expect(makeAgent(id) == nullptr, std::string("there is a player '") + id + "'");
}

void aSeedIsAnAnswer() {
    const auto rules = rulesFor(4, "same");
    for (const std::string& id : agentIds()) {
        property::Game game(rules, 1);
        goTo(game, 60, 5);
        const Thought one = think(id, game, 9, 30);
        const Thought two = think(id, game, 9, 30);
        expect(one.action == two.action && one.values == two.values &&
                   std::equal(one.considered.begin(), one.considered.end(), two.considered.begin(),
                              two.considered.end(), same),
               id + " has two answers from one seed");
    }
}

void levelsKeepTheirMeasure() {
    const auto rules = rulesFor(3, "measure");
    property::Game game(rules, 2);
    goTo(game, 40, 4);
    for (const Level& level : levels()) {
        expect(playerOf(level.id)->threads() == std::max(1, level.trees), "time is shared out among other threads");
        const std::string id(level.id);
        if (level.simulations <= 1000)
            expect(think(id, game, 1).simulations == level.simulations, id + " thinks by another measure");
        ThinkLimits limits;
        int asked = 0;
        limits.enough = [&asked] { return ++asked > 1000; };
        const Thought timed =
            makeAgent(id)->think(*rules, InformationState(*rules, game.state, game.asked), game.legal, limits);
        expect(timed.simulations == level.simulations, id + " plays stronger where there is more time");
    }
}

void figuresAddUp(const std::string& id, const property::Game& game, const Thought& thought) {
    expect(!thought.considered.empty() && thought.considered.front().action == thought.action,
           id + " does not begin with what it does");
    double share = 0;
    int visits = 0;
    for (const Considered& each : thought.considered) {
        expect(game.legal.contains(each.action), id + " looks at what is not offered");
        expect(each.share >= 0 && each.share <= 1 && std::abs(each.lead) < 150, id + " gives figures of no sense");
        const bool mixed = each.action.kind == ActionKind::Disk; // drawn from several
        expect(each.visits > 0 && (mixed || each.visits <= thought.considered.front().visits),
               id + " does not do what it liked");
        share += each.visits * each.share;
        visits += each.visits;
    }
    if (thought.simulations == 0) return;
    expect(visits == thought.simulations, id + " looks at more than it thinks");
    const double sum = std::accumulate(thought.values.begin(), thought.values.end(), 0.0);
    expect(std::abs(sum - 1) < 1e-6, id + " wins more or less than one game");
    expect(std::abs(share / visits - thought.values[index(game.asked)]) < 1e-9, id + " expects two things at once");
}

// Several trees: together as many simulations as one, each of them its part, and the same answer every time.
void treesShareTheWork() {
    property::Game game(rulesFor(4, "trees"), 8);
    goTo(game, 70, 6);
    SearchSettings settings = puctSettings(builtInNetwork());
    settings.simulations = 1001;
    const InformationState known(*game.rules, game.state, game.asked);
    ThinkLimits limits;
    limits.seed = 3;
    const auto answer = [&](int trees) {
        settings.trees = trees;
        return SearchAgent(settings).think(*game.rules, known, game.legal, limits);
    };
    const Thought alone = answer(1);
    const Thought three = answer(3);
    const Thought again = answer(3);
    expect(three.simulations == 1001, "three trees think more or less than one");
    figuresAddUp("three trees", game, three);
    expect(std::equal(three.considered.begin(), three.considered.end(), again.considered.begin(),
                      again.considered.end(), same),
           "three trees have two answers from one seed");
    expect(!std::equal(three.considered.begin(), three.considered.end(), alone.considered.begin(),
                       alone.considered.end(), same),
           "three trees are one");
}

void everybodyStopsAtOnce() {
    const auto rules = rulesFor(5, "stop");
    property::Game game(rules, 3);
    goTo(game, 90, 6);
    std::atomic<bool> cancel = true;
    for (const std::string& id : agentIds()) {
        const Thought thought = think(id, game, 1, 0, &cancel);
        expect(thought.simulations <= 1 && game.legal.contains(thought.action), id + " goes on after being cancelled");
    }
    cancel = false;
    ThinkLimits limits;
    limits.simulations = 100'000'000;
    limits.cancel = &cancel;
    limits.enough = [&cancel] { // asked in the middle of it
        cancel = true;
        return false;
    };
    limits.capped = true;
    const Thought thought =
        makeAgent("master")->think(*rules, InformationState(*rules, game.state, game.asked), game.legal, limits);
    expect(thought.simulations > 1 && thought.simulations < 100'000'000, "master does not play now");
}

void everySetIsPlayed() {
    std::uint64_t number = 0;
    for (const auto& set : property::expansionSets())
        for (int players = 2; players <= 5; ++players) {
            Setup setup;
            setup.players = players;
            setup.expansions = set;
            setup.seed = "sets" + std::to_string(++number);
            const auto rules = RulesBuilder::build(setup);
            if (!rules) continue; // not for so many
            property::Game game(*rules, number);
            goTo(game, 30 + static_cast<int>(number * 7 % 120), 2);
            if (game.over()) continue;
            for (const Level& level : levels())
                expect(game.legal.contains(think(std::string(level.id), game, number, 3).action),
                       std::string(level.id) + " answers what is not offered: " + property::toText(setup));
        }
    expect(number >= 20, "there are no sets");
}

void figuresOfAll() {
    for (int players : {2, 4}) {
        const auto rules = rulesFor(players, "figures");
        for (int moves : {20, 90, 150}) {
            property::Game game(rules, 4);
            goTo(game, moves, 3);
            if (game.over()) continue;
            for (const std::string& id : agentIds()) figuresAddUp(id, game, think(id, game, 5, 50));
        }
    }
}

// Not always the best move, never one beyond the blunder cap; by its own values.
void easyErrsLikeAPerson() {
    const Level& easy = levels().front();
    const auto odds = [](double share) { return std::log(share / (1 - share)); };
    int erred = 0;
    int decisions = 0;
    property::Game game(rulesFor(4, "errs"), 5);
    while (!game.over()) {
        Move move = game.next(game.random);
        if (game.asked != Seat::Table && game.legal.size() > 1) {
            const Thought thought = think("easy", game, static_cast<std::uint64_t>(++decisions));
            move = {game.asked, thought.action};
            double best = 0;
            for (const Considered& each : thought.considered) best = std::max(best, each.share);
            const double chosen = thought.considered.front().share;
            if (best > 1 - 1e-9 || chosen < 1e-9) {
                game.play(move); // the last move of the game
                continue;
            }
            erred += chosen < best ? 1 : 0;
            // Values of secret choices are the mean of a few samples.
            if (thought.action.kind != ActionKind::Disk)
                expect(odds(chosen) >= odds(best) - easy.blunderCap - 1e-6, "easy wastes a move");
        }
        game.play(move);
    }
    expect(decisions > 100 && erred > decisions / 10 && erred < decisions * 9 / 10,
           "easy errs always or never: " + std::to_string(erred) + " of " + std::to_string(decisions));
}

// Nobody leaves Caballeros in the provinces that a power card brings, and few leave a card unused.
void easyUsesWhatItHas() {
    int courts = 0;
    int less = 0;
    int turns = 0;
    int left = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        property::Game game(rulesFor(4, "uses" + std::to_string(seed)), seed);
        while (!game.over()) {
            Move move = game.next(game.random);
            if (game.asked != Seat::Table && game.legal.size() > 1) {
                move = {game.asked, think("easy", game, game.random.next()).action};
                if (move.action.kind == ActionKind::Court) {
                    ++courts;
                    less += std::any_of(game.legal.begin(), game.legal.end(),
                                        [&](Action each) { return each.a > move.action.a; })
                                ? 1
                                : 0;
                }
                if (game.legal.contains(act(ActionKind::Special))) {
                    turns += move.action.kind == ActionKind::Special || move.action.kind == ActionKind::End ? 1 : 0;
                    left += move.action.kind == ActionKind::End ? 1 : 0;
                }
            }
            game.play(move);
        }
    }
    expect(courts > 400 && less == 0, "easy brings " + std::to_string(less) + " times of " + std::to_string(courts) +
                                          " fewer Caballeros to court than it may");
    expect(turns > 400 && left * 20 < turns,
           "easy leaves " + std::to_string(left) + " of " + std::to_string(turns) + " cards unused");
}

// What one seat has and does, at the mean of its decisions in the games of three others without a temperament.
struct Habits {
    double onBoard = 0;
    double inCastillo = 0;
    double best = 0;   // the best other: points on the track and what a scoring now would give
    double others = 0; // what a scoring now would give to all others together
};

void add(Habits& habits, const Rules& rules, const State& state, Seat seat) {
    std::array<int, kMaxSeats> places{};
    const Owner own = ownerOf(seat);
    for (Area area : rules.map.scoringOrder) {
        habits.onBoard += state.at(area, own);
        const auto points = pointsIn(rules, state, area);
        for (Seat each : rules.seats()) places[index(each)] += points[index(each)];
    }
    habits.inCastillo += state.at(Area::Castillo, own);
    int best = 0;
    for (Seat each : rules.seats()) {
        if (each == seat) continue;
        best = std::max(best, state.score[index(each)] + places[index(each)]);
        habits.others += places[index(each)];
    }
    habits.best += best;
}

Habits habitsOf(const std::string& id, int games) {
    Habits habits;
    int decisions = 0;
    const auto own = makeAgent(id);
    const auto neutral = makeAgent("casual");
    for (int number = 0; number < games; ++number) {
        const auto rules = rulesFor(4, "habits" + std::to_string(number));
        property::Game game(rules, static_cast<std::uint64_t>(number));
        Rng seeds(static_cast<std::uint64_t>(number));
        const Seat seat = seatAt(number % 4);
        while (!game.over()) {
            Move move = game.next(game.random);
            if (game.asked != Seat::Table && game.legal.size() > 1) {
                ThinkLimits limits;
                limits.seed = seeds.next();
                const InformationState known(*rules, game.state, game.asked);
                Agent& agent = game.asked == seat ? *own : *neutral;
                move = {game.asked, agent.think(*rules, known, game.legal, limits).action};
                if (game.asked == seat) {
                    add(habits, *rules, game.state, seat);
                    ++decisions;
                }
            }
            game.play(move);
        }
    }
    for (double* each : {&habits.onBoard, &habits.inCastillo, &habits.best, &habits.others}) *each /= decisions;
    std::printf("%-17s on board %.2f  in Castillo %.2f  best other %.2f  places of others %.2f\n", id.c_str(),
                habits.onBoard, habits.inCastillo, habits.best, habits.others);
    return habits;
}

void temperamentsPlayAsTheyAreCalled(int games) {
    const Habits neutral = habitsOf("casual", games);
    expect(habitsOf("casual-builder", games).onBoard > neutral.onBoard + 0.2, "the builder does not build");
    expect(habitsOf("casual-castellan", games).inCastillo > neutral.inCastillo + 0.2, "the castellan stays away");
    expect(habitsOf("casual-attacker", games).best < neutral.best - 0.2, "the attacker leaves the leader alone");
    expect(habitsOf("casual-denier", games).others < neutral.others - 0.2, "the denier gives all to the others");
}

} // namespace

} // namespace elgrande

int main(int count, char** arguments) {
    using namespace elgrande;
    if (count > 1) { // for the figures in model/agents/README.md: so many games of each
        temperamentsPlayAsTheyAreCalled(std::atoi(arguments[1]));
        return 0;
    }
    idsAreRead();
    aSeedIsAnAnswer();
    levelsKeepTheirMeasure();
    treesShareTheWork();
    everybodyStopsAtOnce();
    everySetIsPlayed();
    figuresOfAll();
    easyErrsLikeAPerson();
    easyUsesWhatItHas();
    temperamentsPlayAsTheyAreCalled(100); // of 24 a liking cannot be told from luck
    std::printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
