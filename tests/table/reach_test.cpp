// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where pieces can go in one gesture and what a card would bring at best, compared with what the rules then do.
#include "model/observe/insight.h"
#include "model/observe/observation.h"
#include "model/rules/engine.h"
#include "model/steps/place.h"
#include "tests/named_test.h"
#include "tests/table/insight_fixture.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace elgrande;
using namespace elgrande::insight_tests;

class ReachTest : public QObject {
    Q_OBJECT

  private slots:
    void reachIsTrue();
    void previewIsTrueAndQuick();
    void announcedIsWhatHappensThen();
    void placingFromTheProvincesIsSeenFromThere();
};

// Whatever a hand can do is legal decision by decision, does what it says, and nothing that is offered is left out.
void ReachTest::reachIsTrue() {
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
void ReachTest::previewIsTrueAndQuick() {
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
                    const auto isShown = [&](Area area) { return rules->map.rows[index(area)].shown; };
                    const Area place = isShown(deed.to) ? deed.to : deed.grip.from;
                    if (!isShown(place)) continue;
                    QVERIFY(preview.places.contains(place));
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

// What everybody sees announced while somebody may say Veto is what the rules do when nobody does.
void ReachTest::announcedIsWhatHappensThen() {
    int caballeros = 0;
    int figures = 0;
    int places = 0;
    for (int game = 0; game < 1500; ++game) {
        const RulesPtr rules = rulesFor(2 + game % 4, "a" + std::to_string(game));
        eachDecision(rules, game, [&](const State& state, Seat seat, const ActionList& legal) {
            const auto deed = observe(*rules, state, Seat::None).announced;
            QCOMPARE(deed.has_value(),
                     state.agenda.top().kind == StepKind::VetoWindow && state.agenda.top().a == kWindowPending);
            if (!deed) return;
            QCOMPARE(deed->moves.size(), std::size_t(1));
            State after = state;
            ActionList list = legal;
            EventLog log;
            for (Seat next = seat; log.events.empty() && list.contains(act(ActionKind::Allow));)
                next = play(*rules, after, {next, act(ActionKind::Allow)}, list, &log);
            const Grip& grip = deed->grip;
            if (grip.isNothing()) {
                ++places;
            } else if (grip.grande) {
                ++figures;
                QCOMPARE(state.grande[index(grip.owner)], grip.from);
                QCOMPARE(after.grande[index(grip.owner)], deed->to);
            } else if (grip.token != Token::None) {
                ++figures;
                QCOMPARE(state.token[index(grip.token)].area(), grip.from);
            } else {
                ++caballeros;
                QVERIFY(state.at(grip.from, grip.owner) > 0);
                if (log.events.size() != 1) return;
                QCOMPARE(after.at(grip.from, grip.owner), state.at(grip.from, grip.owner) - 1);
                QCOMPARE(after.at(deed->to, grip.owner), state.at(deed->to, grip.owner) + 1);
            }
        });
    }
    qInfo("announced: %d Caballeros, %d figures, %d without a piece", caballeros, figures, places);
    QVERIFY(caballeros > 30 && figures > 100 && places > 100);
}

// No card of the base game does so, those of an expansion may.
void ReachTest::placingFromTheProvincesIsSeenFromThere() {
    const RulesPtr rules = rulesFor(3, "provinces");
    int seen = 0;
    eachDecision(rules, 1, [&](const State& now, Seat seat, const ActionList& legal) {
        const Owner own = ownerOf(seat);
        if (now.agenda.top().kind != StepKind::Place || now.special.seat != Seat::None || legal.size() < 2) return;
        if (now.at(Area::Provinces, own) == 0) return;
        State state = now;
        state.agenda.pop();
        state.special = {seat, state.taken(seat), 0, 0};
        state.agenda.push({StepKind::SpecialEnd, seat, 0, 0, 0});
        state.agenda.push(place(2, PlaceMode::Anywhere, PlaceFrom::Provinces).as(seat));
        const Reach reach = insightOf(rules, state, seat).reach(seat);
        QVERIFY(!reach.deeds.empty());
        for (const Deed& deed : reach.deeds) QVERIFY(deed.grip == (Grip{Area::Provinces, own, Token::None, false}));
        state.kept[0] = {kKeptVeto, rules->leftOf(seat), static_cast<std::uint8_t>(state.roundsBegun + 1), 0};
        const Deed& wanted = reach.deeds.front();
        ActionList list;
        play(*rules, state, {seat, wanted.moves.back()}, list);
        QVERIFY(list.contains(act(ActionKind::Veto)));
        QVERIFY(observe(*rules, state, rules->leftOf(seat)).announced == wanted);
        ++seen;
    });
    QVERIFY(seen > 10);
}

ELGRANDE_TEST(ReachTest)
#include "reach_test.moc"
