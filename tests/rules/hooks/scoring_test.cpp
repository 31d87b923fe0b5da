// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Scoring: who contends, what is left out, what comes before, awards of any number, effects that outlive the round.
#include "tests/rules/hooks/made_up.h"

#include "model/agents/evaluation.h"
#include "model/observe/insight.h"
#include "model/observe/rehearsal.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace elgrande::hooks {

namespace {

// In Aragon blue's count for red; in Granada nobody sees who yellow is; in Sevilla red and blue share one count.
void contestsAreChanged() {
    Table table([](RulesBuilder& builder) {
        builder.contest([](const Rules&, const State&, Area area, ScoreMode, Contest& contest) {
            if (area == Area::Aragon) contest.merge(ownerOf(kBlue), ownerOf(kRed));
            if (area == Area::Granada) contest.setSeats(ownerOf(kYellow), {});
            if (area == Area::Sevilla) contest.setSeats(ownerOf(kRed), SeatSet::of(kRed, kBlue));
            if (area == Area::Galicia) contest.setCount(ownerOf(kBlue), 0);
        });
    });
    for (const Area area : {Area::Aragon, Area::Granada, Area::Sevilla, Area::Galicia}) {
        table.at(area, kRed, 2);
        table.at(area, kBlue, 1);
        table.at(area, kYellow, 3);
    }
    same(table.points(Area::Aragon, kRed), 4, "three against three: both get the second rank");
    same(table.points(Area::Aragon, kBlue), 0, "blue's count for red");
    same(table.points(Area::Granada, kYellow), 0, "the invisible player gets nothing");
    same(table.points(Area::Granada, kRed), 3, "and yet he is first");
    const auto standing = [&table](Area area, std::size_t at) {
        return standingsIn(table.rules, table.state, area).at(at);
    };
    const Standing invisible{.owner = ownerOf(kYellow), .count = 3, .rank = 1, .seats = {}, .points = 6, .idle = true};
    expect(standing(Area::Granada, 0) == invisible, "the rank that he takes should be told");
    const Standing shared{
        .owner = ownerOf(kRed), .count = 2, .rank = 2, .seats = SeatSet::of(kRed, kBlue), .points = 3};
    expect(standing(Area::Sevilla, 1) == shared, "who has a share in a rank should be told");
    table.at(Area::Granada, kRed, 3);
    const Standing tied{
        .owner = ownerOf(kYellow), .count = 3, .rank = 2, .tied = true, .seats = {}, .points = 3, .idle = true};
    expect(standing(Area::Granada, 1) == tied, "who ties has the next lower rank");
    expect(standingsIn(table.rules, table.state, Area::Court).empty(), "a place that is not scored has ranks");
    same(idleIn(table.rules, table.state, Area::Galicia), 1, "blue's Caballero counts for nobody");
    same(table.points(Area::Sevilla, kRed), 3, "red is second in Sevilla");
    same(table.points(Area::Sevilla, kBlue), 3, "blue has a share in it");
    same(table.points(Area::Galicia, kBlue), 0, "blue does not count in Galicia");
    same(table.points(Area::Galicia, kRed), 2, "red is second in Galicia");
}

int pointsOf(const std::vector<AwardLine>& lines, Seat seat) {
    int points = 0;
    for (const AwardLine& line : lines) points += line.seat == seat ? line.points : 0;
    return points;
}

// In general scorings blue's count for red, and Aragon is left out; what is said before the scoring is what it gives.
void forecastsKnowTheScoring() {
    Table table([](RulesBuilder& builder) {
        builder.contest([](const Rules&, const State&, Area, ScoreMode mode, Contest& contest) {
            if (mode == ScoreMode::General) contest.merge(ownerOf(kBlue), ownerOf(kRed));
        });
        builder.leaveUnscored([](const Rules&, const State&) { return AreaSet::of(Area::Aragon, Area::Castillo); });
    });
    for (const Area area : {Area::Aragon, Area::Granada, Area::Castillo}) {
        table.at(area, kRed, 1);
        table.at(area, kBlue, 2);
    }
    table.beginTurn({"score-one-2"});
    const auto insight = [&] { return Insight(table.shared, InformationState(table.rules, table.state, kRed), true); };
    same(table.points(Area::Granada, kRed), 6, "together they are first");
    same(table.points(Area::Granada, kBlue), 0, "and it is red who has the points");
    same(table.points(Area::Aragon, kBlue) + table.points(Area::Castillo, kBlue), 0, "what is left out gives nothing");
    same(pointsIn(table.rules, table.state, Area::Aragon, ScoreMode::Full)[1], 5, "but it does in a special scoring");
    same(pointsOf(insight().ifScoredNow(Area::Granada), kRed), 6, "the next scoring is the general one");
    table.play("special");
    same(table.decision(), "score", "a special scoring has been begun");
    same(pointsOf(insight().ifScoredNow(Area::Granada), kRed), 3, "which counts each for himself");
    same(pointsOf(insight().ifScoredNow(Area::Aragon), kBlue), 5, "and leaves nothing out");
    same(pointsOf(insight().inGeneralScoring(Area::Granada), kRed), 6, "the general one still comes");
    same(table.points(Area::Granada, kRed), 6, "agents look ahead to that");
    table.play("score granada");
    same(table.state.score[1], 6, "the special scoring gives what was said");
    table.state.agenda = {};
    table.state.round = table.state.roundsBegun = 9;
    table.state.turn = 3;
    pushAnchor(table.rules, table.state, Anchor::ScoringCastillo);
    advance(table.rules, table.state, table.legal, &table.log);
    same(table.state.score[0], 3 + 6, "and so does the general one");
    same(table.state.score[1], 6, "without Aragon and the Castillo");
}

// The special scoring that is ahead says which one it is, before and after the choice of its places.
void firstPlacesAreForeseen() {
    Table table;
    table.at(Area::Granada, kRed, 2);
    table.at(Area::Granada, kBlue, 1);
    table.beginTurn({"score-first-only"});
    expect(scoringAhead(table.state) == ScoreMode::General, "no special scoring is ahead");
    table.play("special");
    expect(scoringAhead(table.state) == ScoreMode::FirstOnly, "one of first places is");
    const Insight insight(table.shared, InformationState(table.rules, table.state, kRed), true);
    same(pointsOf(insight.ifScoredNow(Area::Granada), kRed), 6, "the first place counts");
    same(pointsOf(insight.ifScoredNow(Area::Granada), kBlue), 0, "the second does not");
    same(pointsOf(insight.inGeneralScoring(Area::Granada), kBlue), 3, "in the general scoring it will");
}

StepKind tithe; // of the test below

// Aragon is left out of general scorings, not of special ones; before each scoring red pays a tithe.
void scoringsAreChanged() {
    Table table([](RulesBuilder& builder) {
        tithe = builder.addStep({.id = "tithe",
                                 .decision = nullptr,
                                 .run =
                                     [](const Rules&, State& state, Step step, EventSink*) {
                                         const std::size_t who = step.seat == Seat::None ? 2 : index(step.seat);
                                         state.score[who] = static_cast<std::int16_t>(state.score[who] - 1);
                                     },
                                 .anywhere = true});
        builder.beforeScoring({tithe, Seat::None, 0, 0, 0});
        builder.leaveUnscored([](const Rules&, const State&) { return AreaSet::of(Area::Aragon); });
    });
    table.at(Area::Aragon, kRed, 2);
    table.at(Area::Granada, kBlue, 2);
    table.beginTurn({"score-one-2"});
    table.play("special");
    same(table.state.score[0], 0, "of one place that is chosen the choice comes first");
    table.play("score aragon");
    same(table.state.score[0], 4,
         "before a special scoring the one who brings it about is asked, and Aragon is scored");
    table.state.agenda = {};
    table.state.round = table.state.roundsBegun = 9;
    table.state.turn = 3;
    pushAnchor(table.rules, table.state, Anchor::ScoringRegions);
    table.asked = advance(table.rules, table.state, table.legal, &table.log);
    same(table.state.score[0], 4, "a general scoring leaves Aragon out");
    same(table.state.score[1], 6, "and scores Granada");
    same(table.state.score[2], -1, "before the general one everybody is asked at once");
    expect(table.state.over(), "the game should be over");
}

// Five points of an expansion for everybody in every place make far more awards than a fixed list of them could hold.
void manyAwardsAreCounted() {
    Table table(
        [](RulesBuilder& builder) {
            builder.scoreAlso([](const Rules& rules, const State&, Area area, ScoreMode, AwardList& awards) {
                for (Seat seat : rules.seats())
                    for (int i = 0; i < 5; ++i) awards.push({area, seat, 0, Reason::Rank, 1});
            });
        },
        5);
    const auto before = Evaluation(table.rules, table.state).prospects(table.state);
    for (Area area : table.rules.map.scoringOrder) same(table.points(area, seatAt(4)), 5, "an award is lost");
    // The same points in one place only, and four times as many: what a place gives is worth the same everywhere.
    Table one(
        [](RulesBuilder& builder) {
            builder.scoreAlso([](const Rules& rules, const State&, Area area, ScoreMode, AwardList& awards) {
                for (Seat seat : rules.seats())
                    if (area == Area::Galicia) awards.push({area, seat, 0, Reason::Rank, 45});
                for (Seat seat : rules.seats())
                    if (area == Area::Castillo) awards.push({area, seat, 0, Reason::Rank, 5});
            });
        },
        5);
    const auto after = Evaluation(one.rules, one.state).prospects(one.state);
    for (std::size_t i = 0; i < kMaxSeats; ++i)
        expect(before[i] > after[i] - 1e-6 && before[i] < after[i] + 1e-6, "agents overlook awards of later places");
}

// A tie for the first place by ranks in force, whatever the number of players.
void ranksAreSet() {
    Table table([](RulesBuilder& builder) { builder.setRanks(3); }, 2);
    table.at(Area::Granada, kRed, 2);
    table.at(Area::Granada, kBlue, 1);
    same(table.points(Area::Granada, kBlue), 3, "two players should have a second rank");
    same(Table(nullptr, 2).rules.flow.ranksScored, 1, "two players have one rank");
}

std::uint8_t truce = 0; // of the test below
int spent = 0;

// A truce is kept until its owner removes it and stops special actions like a Veto; something follows when it does.
void keptEffectsStay() {
    Table table([](RulesBuilder& builder) {
        truce = builder.addKept({.id = "truce",
                                 .source = {},
                                 .most = 3,
                                 .objects = true,
                                 .onUse = [](const Rules&, State& state, const Kept& kept, EventSink*) {
                                     state.score[index(kept.seat)] = 50;
                                     spent = kept.data;
                                 }});
    });
    keep(table.state, {kKeptVeto, kBlue, 2, 0});
    keep(table.state, {truce, kBlue, kUntilRemoved, 7});
    keep(table.state, {truce, kYellow, 1, 0});
    table.at(Area::Aragon, kRed, 3);
    table.beginTurn({"intrigue-4-own"});
    table.play("special");
    same(table.decision(), "veto", "who keeps a truce may object");
    same(table.asked, kBlue, "the left neighbour is asked first");
    table.play("veto");
    same(table.state.kept[0].kind, truce, "the Veto expires first, so it is spent first");
    same(table.state.score[1], 0, "the truce has not been used");
    table.beginTurn({"intrigue-4-any"});
    table.play("special; veto");
    same(table.state.score[1], 50, "what follows the use of a truce does not");
    same(spent, 7, "it should know what was spent");
    keep(table.state, {truce, kBlue, kUntilRemoved, 0});
    table.state.agenda = {};
    table.state.turn = 3;
    table.state.order = {kRed, kBlue, kYellow, Seat::None, Seat::None};
    pushAnchor(table.rules, table.state, Anchor::RoundEnd);
    advance(table.rules, table.state, table.legal, nullptr);
    expect(isKept(table.state, truce, kBlue), "a truce until its owner removes it ends with the round");
    expect(!isKept(table.state, truce, kYellow), "a truce of this round outlives it");
}

} // namespace

void testScoring() {
    contestsAreChanged();
    forecastsKnowTheScoring();
    firstPlacesAreForeseen();
    scoringsAreChanged();
    manyAwardsAreCounted();
    ranksAreSet();
    keptEffectsStay();
}

} // namespace elgrande::hooks
