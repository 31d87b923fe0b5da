// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is worked out for the players, compared with what the rules then do: a rehearsed disk with the scoring that
// follows, a threat with a turn that really carries it out; and that none of it knows a secret.
#include "model/core/rng.h"
#include "model/observe/information_state.h"
#include "model/observe/insight.h"
#include "model/rules/engine.h"
#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "tests/table/insight_fixture.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace elgrande;
using namespace elgrande::insight_tests;

class InsightTest : public QObject {
    Q_OBJECT

  private slots:
    void rehearsalHoldsWhatComes();
    void rehearsalGoesOnBehindWhatMayBeDone();
    void secretScoringIsPlayedToItsEnd();
    void everyCombinationIsRehearsed_data();
    void everyCombinationIsRehearsed();
    void forgottenCastilloIsLeftOut();
    void threatsCanBeCarriedOut();
    void threatsComeFromThoseWithATurnLeft();
    void nothingDependsOnSecrets();
    void imaginedTurnStopsAtItsEnd();
};

// What is rehearsed for each place lies in order; and where nobody else has a disk to set, it is exactly what comes.
void InsightTest::rehearsalHoldsWhatComes() {
    int asked = 0;
    int different = 0;
    int certain = 0;
    for (int game = 0; game < 12; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            const auto tries = insightOf(rules, state, seat).rehearse();
            QCOMPARE(tries.empty(), legal[0].kind != ActionKind::Disk);
            if (tries.empty()) return;
            ++asked;
            QCOMPARE(static_cast<int>(tries.size()), legal.size());
            for (const DiskTry& tried : tries) {
                QVERIFY(legal.contains(tried.action));
                QVERIFY(tried.least <= tried.mean + 1e-9 && tried.mean <= tried.most + 1e-9);
                different += std::abs(tried.mean - tries.front().mean) > 0.5 ? 1 : 0;
            }
            const bool alone = actors(*rules, state) == SeatSet::of(seat) &&
                               InformationState(*rules, state, seat).hiddenDisks().empty();
            if (!alone || state.special.seat != Seat::None) return;
            for (const DiskTry& tried : tries) { // the general scoring follows at once
                State after = state;
                ActionList list;
                play(*rules, after, {seat, tried.action}, list);
                const int points = after.score[index(seat)] - state.score[index(seat)];
                QCOMPARE(tried.least, points);
                QCOMPARE(tried.most, points);
                ++certain;
            }
        });
    }
    QVERIFY(asked > 50);
    QVERIFY(different > 50); // where the pointer stands matters
    QVERIFY(certain > 20);
}

// Who may still move something before it is scored is told what comes when nothing is moved, and not the points of the
// Castillo alone.
void InsightTest::rehearsalGoesOnBehindWhatMayBeDone() {
    if (!tests::hasExpansion("grandissimo")) QSKIP("This build has no such set.");
    int asked = 0;
    for (int game = 0; game < 40 && asked < 4; ++game) {
        Setup setup;
        setup.players = 3;
        setup.expansions = {"grandissimo"};
        setup.seed = "choice" + std::to_string(game);
        const RulesPtr rules = *RulesBuilder::build(setup);
        std::uint8_t choice = 0;
        while (choice < rules->kept.size() && rules->kept[choice].id != std::string("gr-free-choice")) ++choice;
        QVERIFY(choice < rules->kept.size());
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            const std::size_t mine = keptAt(state, choice);
            if (legal[0].kind != ActionKind::Disk || state.special.seat != Seat::None) return;
            if (mine == state.kept.size() || state.kept[mine].seat != seat) return;
            State without = state;
            giveUp(without, mine);
            const auto tries = insightOf(rules, state, seat).rehearse();
            QVERIFY(tries == insightOf(rules, without, seat).rehearse());
            ++asked;
        });
    }
    QVERIFY(asked > 0);
}

// A card by which every player secretly names a region; those that one player alone has named are scored.
void InsightTest::secretScoringIsPlayedToItsEnd() {
    int asked = 0;
    for (int game = 0; game < 60; ++game) {
        const RulesPtr rules = rulesFor(3, "secret" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            if (legal[0].kind != ActionKind::Disk || state.special.card == Card::None) return;
            const CardInPlay& card = rules->card(state.special.card);
            if (rules->deck.rows[card.row].id != "score-secret") return;
            ++asked;
            const Insight insight = insightOf(rules, state, seat);
            const auto pointsIn = [&](Area place) {
                AwardList awards;
                scorePlace(*rules, state, place, ScoreMode::Full, awards);
                int mine = 0;
                for (const Award& award : awards) mine += award.seat == seat ? award.points : 0;
                return mine;
            };
            std::vector<int> best;
            for (Area place : rules->map.scoringOrder) best.push_back(pointsIn(place));
            std::sort(best.rbegin(), best.rend());
            for (const DiskTry& tried : insight.rehearse()) {
                QVERIFY(tried.most >= pointsIn(areaAt(tried.action.a)));
                QVERIFY(tried.mean >= 0.4 * pointsIn(areaAt(tried.action.a))); // seldom named by another as well
                QVERIFY(tried.most <= best[0] + best[1] + best[2]);            // three players name three places
            }
        });
    }
    QVERIFY(asked > 3);
}

void InsightTest::everyCombinationIsRehearsed_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("off"); // at most, so that whole points are right
    for (int players = 2; players <= 4; ++players) QTest::addRow("%d players", players) << players << 1e-9;
    QTest::newRow("5 players, a part of the combinations") << 5 << 0.05;
}

// Where a card scores what only one has named, the mean is that over all that the others may name, whether they have
// done so or not.
void InsightTest::everyCombinationIsRehearsed() {
    QFETCH(int, players);
    QFETCH(double, off);
    int asked = 0;
    for (int game = 0; game < 200 && asked < 4; ++game) {
        const RulesPtr rules = rulesFor(players, "all" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            if (legal[0].kind != ActionKind::Disk || state.special.card == Card::None) return;
            if (rules->deck.rows[rules->card(state.special.card).row].id != "score-secret") return;
            ++asked;
            std::vector<int> mine;
            for (Action each : legal) mine.push_back(pointsIn(*rules, state, areaAt(each.a))[index(seat)]);
            const int places = legal.size();
            const auto tries = insightOf(rules, state, seat).rehearse();
            for (int place = 0; place < places; ++place) {
                long sum = 0;
                int all = 1;
                for (int other = 1; other < players; ++other) all *= places;
                for (int number = 0; number < all; ++number) {
                    std::vector<int> named(static_cast<std::size_t>(places));
                    ++named[static_cast<std::size_t>(place)];
                    for (int other = 1, rest = number; other < players; ++other, rest /= places)
                        ++named[static_cast<std::size_t>(rest % places)];
                    for (std::size_t i = 0; i < named.size(); ++i) sum += named[i] == 1 ? mine[i] : 0;
                }
                const double mean = static_cast<double>(sum) / all;
                const double found = tries[static_cast<std::size_t>(place)].mean;
                QVERIFY2(std::abs(found - mean) <= off, qPrintable(QStringLiteral("%1 %2").arg(found).arg(mean)));
            }
        });
    }
    QVERIFY(asked > 0);
}

// What others have in the Castillo counts only where it is remembered, and what it gives as well.
void InsightTest::forgottenCastilloIsLeftOut() {
    int counted = 0;
    int left = 0;
    for (int game = 0; game < 6; ++game) {
        const RulesPtr rules = rulesFor(3, "c" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList&) {
            const Insight knows = insightOf(rules, state, seat);
            const Insight forgets = insightOf(rules, state, seat, false);
            QVERIFY(forgets.castillo().empty());
            QVERIFY(forgets.ifScoredNow(Area::Castillo).empty());
            for (Seat each : rules->seats())
                QCOMPARE(knows.castillo()[index(each)], state.at(Area::Castillo, ownerOf(each)));
            const auto all = knows.rehearse();
            const auto own = forgets.rehearse();
            if (!own.empty() && own[0].scored && state.special.seat == Seat::None) {
                State alone = state; // who knows nobody else inside is not told that he is its first
                forgetCastillo(*rules, alone, seat);
                const auto first = insightOf(rules, alone, seat).rehearse();
                for (std::size_t i = 0; i < own.size(); ++i)
                    QCOMPARE(first[i].mean - own[i].mean, pointsIn(*rules, alone, Area::Castillo)[index(seat)]);
                ++left;
            }
            for (const DiskTry& tried : all) QVERIFY(!tried.partial);
            bool different = false;
            for (std::size_t i = 0; i < all.size(); ++i)
                different = different || all[i].mean != own[i].mean || all[i].lead != own[i].lead;
            if (!different) return;
            ++counted;
            for (const DiskTry& tried : own) QVERIFY(tried.partial); // and that is said
        });
    }
    QVERIFY(counted > 5);
    QVERIFY(left > 5);
}

// Every threat found at the beginning of a seat's turn is within what a search over that whole turn reaches.
void InsightTest::threatsCanBeCarriedOut() {
    int confirmed = 0;
    int overtaking = 0;
    int others = 0;
    for (int game = 0; game < 3; ++game) {
        const RulesPtr rules = rulesFor(3, "t" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            if (legal[0].kind != ActionKind::Caballero || confirmed > 150) return;
            const Seat victim = rules->leftOf(seat);
            for (const Threat& threat : insightOf(rules, state, victim).threatsAgainst(victim)) {
                QVERIFY(threat.lost > 0);
                QVERIFY(threat.by != victim);
                const int mine = pointsIn(*rules, state, threat.place)[index(victim)];
                const int theirs = pointsIn(*rules, state, threat.place)[index(threat.by)];
                QCOMPARE(threat.overtakes, theirs <= mine && theirs + threat.gained > mine - threat.lost);
                (threat.overtakes ? overtaking : others) += 1;
                if (threat.by != seat) continue;
                QCOMPARE(threat.card, state.taken(seat)); // the turn is under way
                // Carried out one Caballero after another into the place, when that alone does it.
                State copy = state;
                ActionList list;
                legalActions(*rules, copy, seat, list);
                Seat next{seat};
                const Action here = act(ActionKind::Caballero, threat.place);
                const auto pointsOf = [&](const State& then, Seat who) {
                    AwardList awards;
                    scorePlace(*rules, then, threat.place, ScoreMode::Full, awards);
                    int points = 0;
                    for (const Award& award : awards) points += award.seat == who ? award.points : 0;
                    return points;
                };
                const int before = pointsOf(state, victim);
                int fewest = before;
                while (next == seat && list.contains(here)) {
                    next = play(*rules, copy, {seat, here}, list);
                    fewest = std::min(fewest, pointsOf(copy, victim));
                }
                if (fewest < before) {
                    QVERIFY(threat.lost >= before - fewest);
                    ++confirmed;
                }
            }
        });
    }
    QVERIFY(confirmed > 20);
    QVERIFY(overtaking > 0 && others > 0);
}

void InsightTest::threatsComeFromThoseWithATurnLeft() {
    int some = 0;
    const RulesPtr rules = rulesFor(4, "left");
    eachDecision(rules, 4, [&](const State& state, Seat seat, const ActionList& legal) {
        if (legal[0].kind != ActionKind::TakeCard) return;
        for (const Threat& threat : insightOf(rules, state, seat).threatsAgainst(seat)) {
            ++some;
            QVERIFY(state.taken(threat.by) == Card::None);
            QVERIFY(std::find(state.offer.begin(), state.offer.end(), threat.card) != state.offer.end());
            QVERIFY(rules->map.scorable.contains(threat.place));
        }
    });
    QVERIFY(some > 20);
}

// The same for every truth that the seat cannot tell apart.
void InsightTest::nothingDependsOnSecrets() {
    int compared = 0;
    for (int game = 0; game < 4; ++game) {
        const RulesPtr rules = rulesFor(4, "s" + std::to_string(game));
        Rng rng(5);
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            const State other = resample(*rules, state, seat, rng);
            if (other == state) return;
            ++compared;
            const Insight one = insightOf(rules, state, seat);
            const Insight two = insightOf(rules, other, seat);
            QCOMPARE(one.rehearse() == two.rehearse(), true);
            for (Action action : legal) QVERIFY(one.wastesOf(action) == two.wastesOf(action));
            QVERIFY(one.reach(seat).deeds == two.reach(seat).deeds);
            if (compared % 10 == 0) QVERIFY(one.threatsAgainst(seat) == two.threatsAgainst(seat));
        });
    }
    QVERIFY(compared > 20);
}

void InsightTest::imaginedTurnStopsAtItsEnd() {
    const RulesPtr rules = rulesFor(4, "turn");
    int turns = 0;
    eachDecision(rules, 1, [&](const State& state, Seat seat, const ActionList& legal) {
        if (legal[0].kind == ActionKind::Power || state.played[index(seat)] == Power::None) return;
        State imagined = state;
        imagineTurn(*rules, imagined, seat);
        ActionList list;
        Seat next = advance(*rules, imagined, list);
        Rng rng(3);
        while (next != Seat::None) {
            QVERIFY(next != Seat::Table);
            QVERIFY(list[0].kind != ActionKind::TakeCard || activeSeat(*rules, state) != seat ||
                    state.taken(seat) == Card::None); // what is under way is not begun anew
            next = play(*rules, imagined, {next, list[rng.below(list.size())]}, list);
        }
        QVERIFY(imagined.agenda.empty());
        QCOMPARE(imagined.roundsBegun, state.roundsBegun);
        ++turns;
    });
    QVERIFY(turns > 100);
}

ELGRANDE_TEST(InsightTest)
#include "insight_test.moc"
