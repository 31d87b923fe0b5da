// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advised turns: each of them can be played as it is told, it does what it tells, and it tells nothing that the seat
// cannot see.
#include "tests/property/random_game.h"
#include "tests/property/secrets.h"

#include "model/agents/adviser.h"
#include "model/observe/information_state.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <atomic>
#include <cstdio>

using namespace elgrande;

namespace {

constexpr int kSimulations = 300;

int failures = 0;

void expect(bool condition, const std::string& what) {
    if (condition) return;
    if (++failures <= 30) std::printf("advice_test.cpp: %s\n", what.c_str());
}

ThinkLimits limits() {
    ThinkLimits few;
    few.simulations = kSimulations;
    return few;
}

// The number of pieces that the events of a turn carry from one place to another.
int carried(const std::vector<Event>& events, const Event& like) {
    int sum = 0;
    for (const Event& event : events)
        if (event.kind == like.kind && event.seat == like.seat && event.owner == like.owner &&
            event.from == like.from && event.to == like.to)
            sum += std::max<int>(1, event.number);
    return sum;
}

// In the real game, where nobody uses a Veto.
void playIt(const Rules& rules, const State& truth, Seat seat, const ActionList& legal, const AdvisedTurn& turn,
            const std::string& where) {
    State state = truth;
    ActionList open = legal;
    Seat next = seat;
    EventLog log;
    for (const Action action : turn.moves) {
        while (next != seat && open.contains(act(ActionKind::Allow)))
            next = play(rules, state, {next, act(ActionKind::Allow)}, open, &log);
        expect(next == seat && open.contains(action), "an advised move is not possible in " + where);
        if (next != seat || !open.contains(action)) return;
        if (action.kind == ActionKind::End || action.kind == ActionKind::Disk) break;
        next = play(rules, state, {seat, action}, open, &log);
    }
    while (next != seat && next != Seat::None && next != Seat::Table && open.contains(act(ActionKind::Allow)))
        next = play(rules, state, {next, act(ActionKind::Allow)}, open, &log);
    const auto strength = [&](Area place, Seat whose) {
        for (const Standing& each : standingsIn(rules, state, place))
            if (each.seats.contains(whose)) return each.count;
        return 0;
    };
    for (const Foothold& each : turn.footholds)
        expect(each.place == Area::Castillo ||
                   strength(each.place, seat) - (each.rival == Seat::None ? 0 : strength(each.place, each.rival)) ==
                       each.ahead,
               "a seat stands otherwise after a turn in " + where);
    for (const Event& event : turn.events)
        if (rules.words.events[index(event.kind)].family == EventFamily::Pieces)
            expect(carried(log.events, event) == std::max<int>(1, event.number),
                   "a turn does other things in " + where);
}

// Of turns that change no points, how many have a foothold.
int small = 0;
int withFoothold = 0;

void checkTurns(const Rules& rules, const State& truth, Seat seat, const ActionList& legal, bool castillo, int& whole) {
    const std::string where = property::toText(rules.setup);
    const Advice advice = advise(rules, InformationState(rules, truth, seat), legal, limits(), castillo);
    expect(!advice.turns.empty() && advice.turns.size() <= Advice::kMostTurns, "no turns in " + where);
    if (advice.turns.empty()) return;
    expect(advice.turns.front().moves.front() == advice.moves.front().action, "another turn comes first in " + where);
    const bool seen = castillo || rules.rulings.openCastillo;
    for (const AdvisedTurn& turn : advice.turns) {
        playIt(rules, truth, seat, legal, turn, where);
        whole += turn.whole && turn.moves.size() > 3 ? 1 : 0;
        expect(turn.kept == Power::None || legal.contains(act(ActionKind::Power, turn.kept)),
               "a card is saved that could not be played in " + where);
        small += turn.changes.empty() ? 1 : 0;
        withFoothold += turn.changes.empty() && !turn.footholds.empty() ? 1 : 0;
        for (const Event& event : turn.events) {
            const bool inside =
                event.from == Area::Castillo || (event.to == Area::Castillo && event.kind == EventKind::Points);
            expect(!event.secret && (seen || !inside), "a turn tells a secret in " + where);
        }
        for (const PointsChange& change : turn.changes)
            expect(seen || change.place != Area::Castillo, "the Castillo is told of in " + where);
        for (const Foothold& each : turn.footholds)
            expect(seen || each.place != Area::Castillo, "the Castillo is told of in " + where);
    }
}

// Every few decisions of a random game; how many turns were whole.
int checkGame(std::uint64_t number, int step) {
    const auto rules = RulesBuilder::build(property::setupOf(7, number, property::expansionSets()));
    int whole = 0;
    if (!rules) return whole;
    property::Game game(*rules, number);
    Rng rng(number);
    for (int move = 0; !game.over(); ++move) {
        if (game.asked != Seat::Table && game.legal.size() > 1 && move % step == 0)
            checkTurns(*game.rules, game.state, game.asked, game.legal, number % 2 == 0, whole);
        game.play(game.next(rng));
    }
    return whole;
}

void turnsCanBePlayed() {
    constexpr std::uint64_t kEmptiesTheCastillo = 119; // a game in which a turn would
    int whole = 0;
    for (std::uint64_t number = 0; number < 24; ++number) whole += checkGame(number, 23);
    whole += checkGame(kEmptiesTheCastillo, 7);
    std::printf("%d whole turns; %d without points, %d of them with a foothold\n", whole, small, withFoothold);
    expect(withFoothold > 10, "hardly any turn without points has a foothold");
    expect(whole > 20, "hardly any turn is whole");
}

// The same whatever is hidden.
void secretsDoNotMatter() {
    for (const Setup& setup : property::secretiveSetups()) {
        int asked = 0;
        property::eachSecret(
            setup, 20, 400,
            [&](const Rules& rules, const State& truth, const State& other, Seat seat, const ActionList& legal) {
                if (++asked > 6) return;
                const Advice one = advise(rules, InformationState(rules, truth, seat), legal, limits(), true);
                const Advice two = advise(rules, InformationState(rules, other, seat), legal, limits(), true);
                expect(one == two, "advice by what is hidden in " + property::toText(rules.setup));
            });
    }
}

void canBeCancelled() {
    const auto rules = RulesBuilder::build(Setup{});
    property::Game game(*rules, 1);
    Rng rng(1);
    while (game.asked == Seat::Table || game.legal.size() < 2) game.play(game.next(rng));
    const std::atomic<bool> cancelled{true};
    ThinkLimits stopped = limits();
    stopped.cancel = &cancelled;
    const InformationState known(*game.rules, game.state, game.asked);
    expect(advise(*game.rules, known, game.legal, stopped, true).turns.size() == 1, "a cancelled search goes on");
}

} // namespace

int main() {
    turnsCanBePlayed();
    secretsDoNotMatter();
    canBeCancelled();
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
