// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The course of a round: where steps hook in and in which order they come, for whom, and what happens when one is taken
// out. A watcher at every anchor writes down what passes.
#include "tests/rules/hooks/made_up.h"

#include "model/steps/disk.h"
#include "model/steps/score.h"

namespace elgrande::hooks {

namespace {

struct Passed {
    int mark = 0;
    Seat seat = Seat::None;
};
std::vector<Passed> passed; // by the watchers, since a test began
StepKind watcher = StepKind::None;

void watch(const Rules&, State&, Step step, EventSink*) { passed.push_back({step.n, step.seat}); }

Step mark(int n) { return {watcher, Seat::None, static_cast<std::uint8_t>(n), 0, 0}; }
int markOf(Anchor anchor) { return 100 + static_cast<int>(anchor); }

void addWatchers(RulesBuilder& builder) {
    watcher = builder.addStep({.id = "watcher", .decision = nullptr, .run = watch});
    for (std::size_t i = 0; i < kAnchors; ++i) builder.at(static_cast<Anchor>(i), mark(markOf(static_cast<Anchor>(i))));
    builder.at(Anchor::ScoringRegions, mark(1), StepKind::RegionScoring);
    builder.at(Anchor::ScoringRegions, mark(2), StepKind::RegionScoring);
}

// Plays with the first alternatives from here to the beginning of the next round of power cards, or to the end.
void playOn(Table& table, int rounds) {
    const int last = table.state.roundsBegun + rounds;
    const Dealer dealer(table.rules, "flow");
    while (table.asked != Seat::None && table.state.roundsBegun < last) {
        const Action action =
            table.asked == Seat::Table ? dealer.answer(table.state, table.legal) : table.legal[table.legal.size() - 1];
        table.asked = play(table.rules, table.state, {table.asked, action}, table.legal, &table.log);
    }
}

std::vector<int> marks() {
    std::vector<int> list;
    list.reserve(passed.size());
    for (const Passed& each : passed) list.push_back(each.mark);
    return list;
}

void anchorsComeInOrder() {
    Table table(addWatchers, 2);
    passed.clear();
    table.state = initialState(table.rules);
    table.asked = advance(table.rules, table.state, table.legal, &table.log);
    playOn(table, 2); // the set-up and the first round
    const auto at = [](Anchor anchor) { return markOf(anchor); };
    const std::vector<int> turn{at(Anchor::TurnStart), at(Anchor::Turn), at(Anchor::TurnEnd)};
    std::vector<int> wanted{at(Anchor::Setup), at(Anchor::RoundStart), at(Anchor::Powers), at(Anchor::BeforeTurns)};
    for (int i = 0; i < 2; ++i) wanted.insert(wanted.end(), turn.begin(), turn.end());
    wanted.push_back(at(Anchor::RoundEnd));
    std::vector<int> seen = marks();
    seen.resize(std::min(seen.size(), wanted.size()));
    same(seen, wanted, "the anchors of a round come in another order");
    // Within a turn the watchers are the active seat's, elsewhere nobody's.
    for (std::size_t i = 0; i < wanted.size(); ++i)
        expect((passed[i].seat != Seat::None) == (i >= 4 && i < 10), "a step hooks in for the wrong seat");
    expect(passed[4].seat != passed[7].seat, "both turns are the same seat's");
}

void scoringsComeInOrder() {
    Table table(addWatchers, 2);
    table.state.round = table.state.roundsBegun = 3;
    table.state.turn = 2;
    table.state.agenda = {};
    passed.clear();
    pushAnchor(table.rules, table.state, Anchor::RoundEnd);
    table.asked = advance(table.rules, table.state, table.legal, &table.log);
    const auto at = [](Anchor anchor) { return markOf(anchor); };
    const std::vector<int> wanted{at(Anchor::RoundEnd),
                                  at(Anchor::ScoringStart),
                                  at(Anchor::ScoringDisks),
                                  at(Anchor::ScoringCastillo),
                                  at(Anchor::ScoringMoves),
                                  1,
                                  2,
                                  at(Anchor::ScoringRegions),
                                  at(Anchor::ScoringEnd)};
    std::vector<int> seen = marks();
    seen.resize(std::min(seen.size(), wanted.size()));
    same(seen, wanted, "the anchors of a scoring come in another order");
    expect(table.happened(EventKind::ScoringBegan), "nobody tells that a scoring begins");
    same(table.state.round, 4, "the next round should have begun");
    // After a round without a scoring nothing of it comes.
    passed.clear();
    table.state.turn = 2;
    table.state.agenda = {};
    table.state.order = {kRed, kBlue, Seat::None, Seat::None, Seat::None};
    pushAnchor(table.rules, table.state, Anchor::RoundEnd);
    table.asked = advance(table.rules, table.state, table.legal, &table.log);
    same(passed.size(), 1, "a scoring comes after round 4");
}

// An expansion that replaces a phase: no Castillo is scored, and nobody is asked for a disk.
void phasesAreTakenOut() {
    Table table(
        [](RulesBuilder& builder) {
            builder.takeOut(Anchor::ScoringDisks, diskFor(DiskUse::Castillo, StepKind::None));
            builder.takeOut(Anchor::ScoringCastillo, castilloScoring(ScoreMode::General));
        },
        2);
    table.at(Area::Castillo, kRed, 3);
    table.at(Area::Castillo, kBlue, 1);
    table.state.round = table.state.roundsBegun = 9;
    table.state.turn = 2;
    table.state.agenda = {};
    pushAnchor(table.rules, table.state, Anchor::RoundEnd);
    table.asked = advance(table.rules, table.state, table.legal, &table.log);
    expect(table.state.over(), "somebody is asked for a disk");
    same(table.state.score[0], 0, "the Castillo is scored");
    same(table.count(Area::Court, kRed), 3, "without a disk they come to the court");
}

// One step of a phase is left out, and the others stay.
void stepsAreTakenOut() {
    Table table([](RulesBuilder& builder) {
        builder.takeOut(Anchor::ScoringMoves, {StepKind::OpenDisks, Seat::None, 0, 0, 0});
    });
    const auto& moves = table.rules.flow.anchors[static_cast<std::size_t>(Anchor::ScoringMoves)];
    same(moves.size(), 1, "one of the two steps should be left");
    expect(moves[0].kind == StepKind::CastilloEmptying, "the wrong step has been taken out");
}

// Right behind the first step of a kind, whatever follows that.
void stepsComeAfterOthers() {
    Table table([](RulesBuilder& builder) {
        watcher = builder.addStep({.id = "watcher", .decision = nullptr, .run = watch});
        builder.at(Anchor::Turn, mark(1), StepKind::Turn);
        builder.after(Anchor::Turn, mark(2), StepKind::TakeCard);
    });
    const auto& turn = table.rules.flow.anchors[static_cast<std::size_t>(Anchor::Turn)];
    const auto taken =
        std::find_if(turn.begin(), turn.end(), [](const Step& each) { return each.kind == StepKind::TakeCard; });
    expect(std::distance(taken, turn.end()) > 2 && taken[1] == mark(2), "the step does not follow");
    expect(taken[2] == mark(1), "what stood behind it is gone");
}

// The short game scores after each second round, and its last scoring is the third.
void shortGamesScoreAsOften() {
    const Folders none({});
    Setup setup = playing({}, 2);
    setup.rounds = 6;
    Table table(setup);
    same(table.rules.flow.roundNumbers, std::vector<int>{2, 3, 5, 6, 8, 9}, "other rounds are played");
    table.state = initialState(table.rules);
    table.asked = advance(table.rules, table.state, table.legal, &table.log);
    playOn(table, 99);
    int scorings = 0;
    for (const Event& event : table.log.events)
        if (event.kind == EventKind::ScoringBegan) same(event.number, ++scorings, "scorings are numbered otherwise");
    same(scorings, 3, "there should be three scorings");
    expect(table.state.over() && table.happened(EventKind::GameEnded), "the game should be over");
    same(table.state.roundsBegun, 6, "six rounds should have been played");
}

// What is imagined ends with the turn, and what an expansion hooks in there is part of it.
void imaginedTurnsHaveTheirHooks() {
    Table table(addWatchers);
    table.at(Area::Court, kRed, 2);
    table.at(Area::Court, kYellow, 2);
    table.beginTurn({"intrigue-2-from-court"});
    passed.clear();
    State state = table.state;
    imagineTurn(table.rules, state, kYellow);
    state.offer = table.state.offer;
    ActionList legal;
    Seat next = advance(table.rules, state, legal);
    while (next != Seat::None) next = play(table.rules, state, {next, legal[legal.size() - 1]}, legal);
    same(marks(), std::vector<int>{markOf(Anchor::TurnStart), markOf(Anchor::Turn), markOf(Anchor::TurnEnd)},
         "an imagined turn has other hooks");
    for (const Passed& each : passed) same(each.seat, kYellow, "they are another seat's");
    passed.clear();
    state = table.state; // red's turn is under way: its beginning does not come again
    imagineTurn(table.rules, state, kRed);
    for (next = advance(table.rules, state, legal); next != Seat::None;)
        next = play(table.rules, state, {next, legal[legal.size() - 1]}, legal);
    same(marks(), std::vector<int>{markOf(Anchor::Turn), markOf(Anchor::TurnEnd)}, "a turn under way begins anew");
}

} // namespace

void testFlow() {
    anchorsComeInOrder();
    scoringsComeInOrder();
    phasesAreTakenOut();
    stepsAreTakenOut();
    stepsComeAfterOthers();
    shortGamesScoreAsOften();
    imaginedTurnsHaveTheirHooks();
}

} // namespace elgrande::hooks
