// What is worked out for the players, compared with what the rules then do: a rehearsed disk with the scoring that
// follows, a threat with a turn that really carries it out, a warning with what the choice gives; and that none of it
// knows a secret.
#include "model/core/rng.h"
#include "model/observe/insight.h"
#include "model/observe/needless.h"
#include "model/observe/observation.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace elgrande;

namespace {

using RulesPtr = std::shared_ptr<const Rules>;

// Plays a game by chance and looks at every decision of a player.
void eachDecision(const RulesPtr& rules, int seed,
                  const std::function<void(const State&, Seat, const ActionList&)>& look) {
    Dealer dealer(*rules, rules->setup.seed);
    Rng rng(static_cast<std::uint64_t>(seed));
    State state = initialState(*rules);
    ActionList legal;
    Seat next = advance(*rules, state, legal);
    while (next != Seat::None) {
        if (next != Seat::Table) look(state, next, legal);
        const Action action = next == Seat::Table ? dealer.answer(state, legal) : legal[rng.below(legal.size())];
        next = play(*rules, state, {next, action}, legal);
    }
}

RulesPtr rulesFor(int players, const std::string& seed) {
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    return *RulesBuilder::build(setup);
}

Insight insightOf(const RulesPtr& rules, const State& state, Seat seat, bool remembering = true) {
    return {rules, InformationState(*rules, state, seat), remembering};
}

} // namespace

class InsightTest : public QObject {
    Q_OBJECT

  private slots:
    void rehearsalHoldsWhatComes();
    void secretScoringIsPlayedToItsEnd();
    void forgottenCastilloIsLeftOut();
    void threatsCanBeCarriedOut();
    void threatsComeFromThoseWithATurnLeft();
    void nothingDependsOnSecrets();
    void reachIsTrue();
    void previewIsTrueAndQuick();
    void needlessQuestionsChangeNothing();
    void warningsAreTrue();
    void warningsDoNotLookIntoTheCastillo();
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

// What others have in the Castillo counts only where it is remembered.
void InsightTest::forgottenCastilloIsLeftOut() {
    int counted = 0;
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
            for (Action action : legal) QVERIFY(one.wasteOf(action) == two.wasteOf(action));
            QVERIFY(one.reach(seat).deeds == two.reach(seat).deeds);
            if (compared % 10 == 0) QVERIFY(one.threatsAgainst(seat) == two.threatsAgainst(seat));
        });
    }
    QVERIFY(compared > 20);
}

// Whatever a hand can do is legal decision by decision, does what it says, and nothing that is offered is left out.
void InsightTest::reachIsTrue() {
    int deeds = 0;
    int begun = 0;
    qint64 longest = 0;
    for (int game = 0; game < 12; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "r" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            const Insight insight = insightOf(rules, state, seat);
            QElapsedTimer timer;
            timer.start();
            const Reach reach = insight.reach(seat);
            longest = std::max(longest, timer.nsecsElapsed());
            for (Action action : legal)
                if (action.kind == ActionKind::Caballero || action.kind == ActionKind::Relocate)
                    QVERIFY(std::any_of(reach.deeds.begin(), reach.deeds.end(),
                                        [&](const Deed& deed) { return deed.moves == std::vector<Action>{action}; }));
            for (const Deed& deed : reach.deeds) {
                State after = state;
                ActionList list = legal;
                Seat next = seat;
                EventLog log;
                for (Action move : deed.moves) {
                    while (next != seat && list.contains(act(ActionKind::Allow)))
                        next = play(*rules, after, {next, act(ActionKind::Allow)}, list);
                    QVERIFY(next == seat && list.contains(move));
                    next = play(*rules, after, {seat, move}, list, &log);
                }
                while (next != seat && next != Seat::None && next != Seat::Table &&
                       list.contains(act(ActionKind::Allow)))
                    next = play(*rules, after, {next, act(ActionKind::Allow)}, list, &log);
                ++deeds;
                begun += deed.moves.size() > 1 ? 1 : 0;
                const Grip& grip = deed.grip;
                if (grip.grande) QCOMPARE(after.grande[index(seat)], deed.to);
                if (grip.token == Token::King) QCOMPARE(after.king(), deed.to);
                if (!grip.grande && grip.owner != Owner::None && log.events.size() == 1)
                    QCOMPARE(after.at(deed.to, grip.owner), state.at(deed.to, grip.owner) + 1);
            }
        });
    }
    qInfo("%d deeds, %d of them begin a part of the turn; the longest search took %.2f ms", deeds, begun,
          static_cast<double>(longest) / 1e6);
    QVERIFY(deeds > 10000 && begun > 1000);
}

// The best that a card promises is what the hand's deeds in the turn with it really give; it takes no thread of its
// own.
void InsightTest::previewIsTrueAndQuick() {
    std::vector<qint64> times;
    int some = 0;
    for (int game = 0; game < 12; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "p" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            if (legal[0].kind != ActionKind::TakeCard) return;
            const Insight insight = insightOf(rules, state, seat);
            for (Action take : legal) {
                QElapsedTimer timer;
                timer.start();
                const CardPreview preview = insight.preview(seat, static_cast<Card>(take.a));
                times.push_back(timer.nsecsElapsed());
                State after = state;
                ActionList list;
                if (play(*rules, after, {seat, take}, list) != seat) continue;
                const Insight then = insightOf(rules, after, seat);
                int best = 0;
                for (const Deed& deed : then.reach(seat).deeds) {
                    if (deed.moves.front().kind == ActionKind::Place) continue;
                    QVERIFY(preview.places.contains(deed.to));
                    best = std::max(best, then.tryOut(seat, deed.moves, deed.to)->change);
                }
                QCOMPARE(preview.best, best);
                some += best > 0 ? 1 : 0;
            }
        });
    }
    std::sort(times.begin(), times.end());
    qInfo("%d previews, median %.3f ms, longest %.2f ms", static_cast<int>(times.size()),
          static_cast<double>(times[times.size() / 2]) / 1e6, static_cast<double>(times.back()) / 1e6);
    QVERIFY(some > 100);
}

// Whatever is answered instead of the player, by chance any other way leads to the same game; and where somebody could
// object in between, it is asked.
void InsightTest::needlessQuestionsChangeNothing() {
    int needless = 0;
    int mayMatter = 0;
    qint64 longest = 0;
    Rng rng(3);
    for (int game = 0; game < 60; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "n" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList&) {
            QElapsedTimer timer;
            timer.start();
            const auto answer = needlessAnswer(*rules, state, seat);
            longest = std::max(longest, timer.nsecsElapsed());
            if (!asksForOrderOnly(state)) QVERIFY(!answer);
            if (asksForOrderOnly(state) && !objectors(*rules, state).empty()) {
                QVERIFY(!answer);
                ++mayMatter;
            }
            if (!answer) return;
            ++needless;
            const auto toTheEnd = [&](bool byChance) {
                State after = state;
                ActionList list;
                legalActions(*rules, after, seat, list);
                Seat next = seat;
                while (next == seat && asksForOrderOnly(after))
                    next = play(*rules, after, {seat, list[byChance ? rng.below(list.size()) : 0]}, list);
                return after;
            };
            const State usual = toTheEnd(false);
            for (int i = 0; i < 10; ++i) QVERIFY(toTheEnd(true) == usual);
        });
    }
    qInfo("%d needless questions, %d where a Veto could fall; the longest look took %.2f ms", needless, mayMatter,
          static_cast<double>(longest) / 1e6);
    QVERIFY(needless > 20 && mayMatter > 0);
}

void InsightTest::warningsAreTrue() {
    std::array<int, static_cast<std::size_t>(Waste::Count)> seen{};
    for (int game = 0; game < 40; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "w" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            for (Action action : legal) {
                const auto waste = insightOf(rules, state, seat).wasteOf(action);
                if (!waste) continue;
                ++seen[static_cast<std::size_t>(*waste)];
                switch (*waste) {
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
                    while (next == seat && asksForOrderOnly(after)) next = play(*rules, after, {seat, list[0]}, list);
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
        });
    }
    for (int each : seen) QVERIFY(each > 0);
}

// Two players, red about to score the closed Castillo: without a memory of it the question cannot depend on how many of
// blue's are inside.
void InsightTest::warningsDoNotLookIntoTheCastillo() {
    const RulesPtr rules = rulesFor(2, "castillo");
    const auto card = cardFromText(*rules, "score-castillo");
    QVERIFY(card);
    const auto wasteWith = [&](int red, int blue, bool remembering) {
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
        return legal.contains(special) ? insightOf(rules, state, seatAt(0), remembering).wasteOf(special)
                                       : std::optional(Waste::Count);
    };
    QVERIFY(wasteWith(1, 2, true) == Waste::PointsForOthers);
    QVERIFY(!wasteWith(3, 2, true));
    QVERIFY(!wasteWith(1, 2, false));
    QVERIFY(!wasteWith(3, 2, false));
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

QTEST_GUILESS_MAIN(InsightTest)
#include "insight_test.moc"
