// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Questions that are not asked because nothing depends on them, and questions before what is wasted, compared with what
// the choice then gives; none of them knows a secret.
#include "model/core/rng.h"
#include "model/observe/insight.h"
#include "model/observe/needless.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "tests/table/insight_fixture.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace elgrande;
using namespace elgrande::insight_tests;

namespace {

const std::vector<std::string> kBoth{"inquisitor_colonies", "intrigue_king"};

} // namespace

class WasteTest : public QObject {
    Q_OBJECT

  private slots:
    void needlessQuestionsChangeNothing();
    void warningsAreTrue();
    void aCardThatMustBeUsedIsNotIdle();
    void aVetoIsNotGivenUpUnasked();
    void warningsDoNotLookIntoTheCastillo();
};

// Whatever is answered instead of the player, by chance any other way leads to the same game; and where somebody could
// object in between, it is asked.
void WasteTest::needlessQuestionsChangeNothing() {
    int needless = 0;
    int many = 0; // of more places than are played in every order
    int mayMatter = 0;
    const auto sends = [](const State& state) {
        return !state.agenda.empty() && state.agenda.top().kind == StepKind::Send;
    };
    qint64 longest = 0;
    Rng rng(3);
    for (int game = 0; game < 60; ++game) {
        const std::vector<std::string> sets = game % 2 == 0 ? std::vector<std::string>{} : std::vector{kBoth[0]};
        const RulesPtr rules = rulesFor(2 + game % 4, "n" + std::to_string(game), sets);
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList&) {
            QElapsedTimer timer;
            timer.start();
            const auto answer = needlessAnswer(*rules, state, seat);
            longest = std::max(longest, timer.nsecsElapsed());
            if (!asksForOrderOnly(state) && !sends(state)) QVERIFY(!answer);
            if (asksForOrderOnly(state) && !objectors(*rules, state).empty()) {
                QVERIFY(!answer);
                ++mayMatter;
            }
            if (!answer) return;
            ++needless;
            many += state.agenda.top().kind == StepKind::ScoreChoice && AreaSet{state.agenda.top().data}.size() > 9;
            const auto toTheEnd = [&](bool byChance) {
                State after = state;
                ActionList list;
                legalActions(*rules, after, seat, list);
                Seat next = seat;
                while (next == seat && (asksForOrderOnly(after) || sends(after)))
                    next = play(*rules, after, {seat, list[byChance ? rng.below(list.size()) : 0]}, list);
                return after;
            };
            const State usual = toTheEnd(false);
            for (int i = 0; i < 10; ++i) QVERIFY(toTheEnd(true) == usual);
        });
    }
    qInfo("%d needless questions, %d where a Veto could fall; the longest look took %.2f ms", needless, mayMatter,
          static_cast<double>(longest) / 1e6);
    QVERIFY(needless > 20 && many > 0 && mayMatter > 0);
}

void WasteTest::warningsAreTrue() {
    std::array<int, static_cast<std::size_t>(Waste::Count)> seen{};
    int idleAtTheEnd = 0; // what the card brings is of no use any more
    int both = 0;         // Caballeros and the special action left
    for (int game = 0; game < 40; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "w" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            for (Action action : legal) {
                const auto wastes = insightOf(rules, state, seat).wastesOf(action);
                for (const Waste waste : wastes) {
                    ++seen[static_cast<std::size_t>(waste)];
                    switch (waste) {
                    case Waste::PlacingLeft:
                        QVERIFY(state.at(Area::Court, ownerOf(seat)) > 0);
                        break;
                    case Waste::SpecialLeft:
                        QVERIFY(legal.contains(act(ActionKind::Special)));
                        break;
                    case Waste::IdleCard: {
                        State after = state;
                        apply(*rules, after, {seat, action});
                        QVERIFY(activeSeat(*rules, after) != seat || after.roundsBegun != state.roundsBegun);
                        break;
                    }
                    case Waste::PointsForOthers: {
                        State after = state;
                        ActionList list;
                        Seat next = play(*rules, after, {seat, action}, list);
                        while (next == seat && asksForOrderOnly(after))
                            next = play(*rules, after, {seat, list[0]}, list);
                        int others = 0;
                        for (Seat each : rules->seats())
                            if (each != seat) others += after.score[index(each)] - state.score[index(each)];
                        QVERIFY(others > 0);
                        break;
                    }
                    default:
                        QFAIL("unknown");
                    }
                }
                if (action.kind != ActionKind::End) continue;
                const auto names = [&wastes](Waste waste) {
                    return std::find(wastes.begin(), wastes.end(), waste) != wastes.end();
                };
                QCOMPARE(names(Waste::PlacingLeft), legal.contains(act(ActionKind::Place)));
                const std::string& card = rules->row(state.taken(seat)).id;
                const bool late = state.roundsBegun == rules->flow.roundNumbers.size() && (state.parts & kPlaced) != 0;
                const bool idle = late && (card.starts_with("court") || card.starts_with("power-back"));
                idleAtTheEnd += idle && legal.contains(act(ActionKind::Special)) ? 1 : 0;
                QCOMPARE(names(Waste::SpecialLeft), legal.contains(act(ActionKind::Special)) && !idle);
                both += wastes.size() == 2 ? 1 : 0;
            }
        });
    }
    for (const Waste each : {Waste::PlacingLeft, Waste::SpecialLeft, Waste::IdleCard, Waste::PointsForOthers})
        QVERIFY(seen[static_cast<std::size_t>(each)] > 0); // the rest is of expansions, and of what a computer expects
    QVERIFY(both > 0 && idleAtTheEnd > 0);
}

// A card of one's own whose action is owed keeps the turn from ending: that is no sign that it can do nothing.
void WasteTest::aCardThatMustBeUsedIsNotIdle() {
    if (!tests::hasExpansion("king_colonies")) QSKIP("This build has no such set.");
    int owed = 0;
    for (int game = 0; game < 12; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "owed" + std::to_string(game), kBoth);
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            for (Action action : legal) {
                if (action.kind != ActionKind::TakeCard) continue;
                State after = state;
                ActionList left;
                const Seat next = play(*rules, after, {seat, action}, left);
                const bool goesOn = next == seat && after.turn == state.turn && after.roundsBegun == state.roundsBegun;
                if (!goesOn) continue;
                owed += left.contains(act(ActionKind::End)) ? 0 : 1;
                for (const Waste waste : insightOf(rules, state, seat).wastesOf(action))
                    QVERIFY(waste != Waste::IdleCard);
            }
        });
    }
    QVERIFY2(owed > 5, qPrintable(QString::number(owed)));
}

// A Veto in force before the own turn is the action of the own card: whoever takes one of a stack instead gives it up.
void WasteTest::aVetoIsNotGivenUpUnasked() {
    if (!tests::hasExpansion("king_colonies")) QSKIP("This build has no such set.");
    int kept = 0;
    int lost = 0;
    for (int game = 0; game < 12; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "veto" + std::to_string(game), kBoth);
        const auto vetosOf = [&rules](const State& state, Seat seat) {
            return std::count_if(state.kept.begin(), state.kept.end(), [&](const Kept& each) {
                return each.kind != 0 && each.seat == seat && rules->kept[each.kind].objects;
            });
        };
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            for (Action action : legal) {
                if (action.kind != ActionKind::TakeCard || vetosOf(state, seat) == 0) continue;
                State after = state;
                ActionList left;
                play(*rules, after, {seat, action}, left);
                if (after.roundsBegun != state.roundsBegun) continue;
                const bool loses = vetosOf(after, seat) < vetosOf(state, seat);
                ++(loses ? lost : kept);
                const auto wastes = insightOf(rules, state, seat).wastesOf(action);
                QCOMPARE(std::count(wastes.begin(), wastes.end(), Waste::VetoLost), loses ? 1 : 0);
            }
        });
    }
    QVERIFY2(lost > 0 && kept > 0, qPrintable(QString("%1 %2").arg(lost).arg(kept)));
}

// Two players, red about to score the closed Castillo: without a memory of it the question cannot depend on how many of
// blue's are inside.
void WasteTest::warningsDoNotLookIntoTheCastillo() {
    const RulesPtr rules = rulesFor(2, "castillo");
    const auto card = cardFromText(*rules, "score-castillo");
    QVERIFY(card);
    using Wastes = std::vector<Waste>;
    const auto wastesWith = [&](int red, int blue, bool remembering) {
        State state = initialState(*rules);
        state.token[index(Token::King)] = Spot::in(Area::Aragon);
        state.round = state.roundsBegun = 1;
        state.played = {static_cast<Power>(12), static_cast<Power>(11), Power::None, Power::None, Power::None};
        state.order = {seatAt(0), seatAt(1), Seat::None, Seat::None, Seat::None};
        state.at(Area::Castillo, ownerOf(seatAt(0))) = static_cast<std::uint8_t>(red);
        state.at(Area::Castillo, ownerOf(seatAt(1))) = static_cast<std::uint8_t>(blue);
        state.at(Area::Court, ownerOf(seatAt(0))) = 3;
        state.offer[rules->card(*card).stack] = *card;
        state.agenda = {};
        pushAnchor(*rules, state, Anchor::Turn);
        ActionList legal;
        advance(*rules, state, legal);
        const Action special = act(ActionKind::Special);
        return legal.contains(special) ? insightOf(rules, state, seatAt(0), remembering).wastesOf(special)
                                       : Wastes{Waste::Count};
    };
    QVERIFY(wastesWith(1, 2, true) == Wastes{Waste::PointsForOthers});
    QVERIFY(wastesWith(3, 2, true).empty());
    QVERIFY(wastesWith(1, 2, false).empty());
    QVERIFY(wastesWith(3, 2, false).empty());
}

ELGRANDE_TEST(WasteTest)
#include "waste_test.moc"
