// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Replays: every moment of a recorded game as it was seen then, forward, backward and by jumps; what may not be seen of
// a running game; playing on from the middle.
#include "app/table/local_table.h"
#include "app/table/replay.h"
#include "model/core/rng.h"
#include "model/position/record_start.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

using namespace elgrande;

namespace {

constexpr int kReplayPatience = 60000; // ms; computer players are slow under a sanitizer

Setup game(const char* seed) {
    Setup setup;
    setup.rounds = 6;
    setup.seed = seed;
    return setup;
}

// A game of computers with one person who answers by chance; what the screen saw at each of the person's questions.
struct Played {
    QString record;
    std::vector<Observation> seen;
    std::vector<std::size_t> events;
};

Played playGame(const char* seed, int questions = 10000) {
    GameModel model;
    LocalTable table(model);
    Played played;
    Rng rng(4);
    if (!table.start(game(seed), {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "random"}})) return played;
    while (!model.observation().over && questions-- > 0) {
        if (!QTest::qWaitFor([&] { return model.decision() || model.observation().over; }, kReplayPatience)) break;
        played.seen.push_back(model.observation());
        played.events.push_back(model.history().size());
        if (!model.decision()) break;
        const auto& legal = model.decision()->legal;
        model.choose(legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
    }
    played.record = table.recordText();
    return played;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

  private slots:
    void everyMomentIsAsItWas();
    void jumpsGoByRoundsAndScorings();
    void runningGameGivesNothingAway();
    void lockedAidsStayLockedWhileLookingBack();
    void anyViewWhenOver();
    void playsByItself();
    void goesOnFromTheMiddle();
    void brokenRecordIsRefused();
    void recordFromAPositionBeginsThere();
};

void ReplayTest::everyMomentIsAsItWas() {
    const Played played = playGame("replay");
    QVERIFY(played.seen.size() > 30);
    GameModel model;
    Replay replay(model);
    QVERIFY(replay.open(played.record));
    QVERIFY(replay.isOver());
    QCOMPARE(replay.viewer(), seatAt(0));
    QVERIFY(model.isReplay());
    // Forward, move by move: every observation of the game turns up, in its order.
    replay.goTo(0);
    std::size_t next = 0;
    std::vector<Observation> forward{model.observation()};
    for (int i = 0; i <= replay.length(); ++i) {
        if (next < played.seen.size() && model.history().size() == played.events[next]) {
            QVERIFY(model.observation() == played.seen[next]);
            ++next;
        }
        if (i < replay.length()) {
            replay.step(1);
            forward.push_back(model.observation());
        }
    }
    QCOMPARE(next, played.seen.size());
    // Backward and by jumps the same.
    for (int i = replay.length(); i >= 0; --i) {
        replay.goTo(i);
        QVERIFY(model.observation() == forward[static_cast<std::size_t>(i)]);
    }
    Rng rng(1);
    for (int i = 0; i < 200; ++i) {
        const int at = rng.below(replay.length() + 1);
        replay.goTo(at);
        QVERIFY(model.observation() == forward[static_cast<std::size_t>(at)]);
        if (!model.history().empty()) QVERIFY(replay.positionOfEvent(model.history().size() - 1) <= at);
    }
}

void ReplayTest::jumpsGoByRoundsAndScorings() {
    GameModel model;
    Replay replay(model);
    QVERIFY(replay.open(playGame("jump").record));
    replay.goTo(0);
    for (int round : model.catalogue().roundsPlayed) {
        if (model.observation().round != round) replay.jump(ReplayMark::Kind::Round, 1);
        QCOMPARE(model.observation().round, round);
    }
    replay.goTo(0);
    for (int scoring : model.catalogue().scoringAfter) {
        replay.jump(ReplayMark::Kind::Scoring, 1);
        QVERIFY(model.observation().round >= scoring);
    }
    QVERIFY(replay.position() >= replay.length() - 2);
    replay.jump(ReplayMark::Kind::Scoring, -1);
    QCOMPARE(model.observation().round, model.catalogue().scoringAfter[1]);
}

void ReplayTest::runningGameGivesNothingAway() {
    const Played played = playGame("running", 25);
    GameModel model;
    Replay replay(model);
    QVERIFY(replay.open(played.record));
    QVERIFY(!replay.isOver());
    QCOMPARE(replay.viewers(), (std::vector<Seat>{seatAt(0)}));
    replay.setViewer(seatAt(1));
    QCOMPARE(replay.viewer(), seatAt(0));
    for (int i = replay.length(); i >= 0; --i) {
        replay.goTo(i);
        QCOMPARE(model.observation().viewer, seatAt(0));
        for (std::size_t seat = 1; seat < model.observation().seats.size(); ++seat)
            QCOMPARE(model.observation().seats[seat].disk, Area::None);
        for (const auto& row : model.observation().count) QCOMPARE(row[index(Area::Castillo)], std::uint8_t(0));
    }
}

// A table "as at the table": looking back at the running game works nothing out, the finished one may be looked into.
void ReplayTest::lockedAidsStayLockedWhileLookingBack() {
    const auto open = [](bool aids, bool finish) {
        GameModel model;
        LocalTable table(model);
        const std::vector<SeatChoice> seats{{"Ada", finish ? "random" : ""}, {"Bo", "random"}, {"Cy", "random"}};
        if (!table.start(game("locked"), seats, aids)) return -1;
        const bool waited = QTest::qWaitFor(
            [&] { return finish ? model.observation().over : model.decision().has_value(); }, kReplayPatience);
        GameModel past;
        Replay replay(past);
        if (!waited || !replay.open(table.recordText())) return -1;
        int lines = 0;
        for (Area place : past.catalogue().scoringOrder)
            lines += static_cast<int>(past.aids().ifScoredNow(place).size());
        return lines;
    };
    QVERIFY(open(true, false) > 0);
    QCOMPARE(open(false, false), 0);
    QVERIFY(open(false, true) > 0);
}

void ReplayTest::anyViewWhenOver() {
    GameModel model;
    Replay replay(model);
    QVERIFY(replay.open(playGame("views").record));
    QCOMPARE(replay.viewers().size(), std::size_t(4)); // three seats and a spectator
    for (Seat seat : replay.viewers()) {
        replay.setViewer(seat);
        QCOMPARE(model.observation().viewer, seat);
    }
}

void ReplayTest::playsByItself() {
    GameModel model;
    Replay replay(model);
    QVERIFY(replay.open(playGame("auto", 5).record));
    replay.goTo(0);
    replay.setPace(1);
    QSignalSpy stopped(&replay, &Replay::playingChanged);
    replay.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(!replay.isPlaying(), 20000);
    QCOMPARE(replay.position(), replay.length());
    QCOMPARE(stopped.count(), 2);
}

void ReplayTest::goesOnFromTheMiddle() {
    GameModel model;
    Replay replay(model);
    QVERIFY(replay.open(playGame("branch").record));
    replay.jump(ReplayMark::Kind::Round, -1);
    replay.jump(ReplayMark::Kind::Round, -1);
    const Observation middle = model.observation();
    GameModel anew;
    LocalTable table(anew);
    QVERIFY(table.resume(replay.recordUpTo(replay.position())));
    QCOMPARE(anew.observation().round, middle.round);
    QVERIFY(anew.observation().seats == middle.seats);
    QVERIFY(table.running());
}

void ReplayTest::brokenRecordIsRefused() {
    GameModel model;
    Replay replay(model);
    const Played played = playGame("broken", 5);
    QVERIFY(replay.open(played.record));
    const int length = replay.length();
    const auto opened = replay.open(played.record.left(played.record.size() / 2));
    QVERIFY(!opened);
    QVERIFY(!opened.error().empty());
    QCOMPARE(replay.length(), length); // what was shown stays
}

// A record that begins in the last third of a game: looked at, played on from, kept and gone on with.
void ReplayTest::recordFromAPositionBeginsThere() {
    const Played played = playGame("position", 60);
    const auto whole = recordFromText(played.record.toStdString());
    QVERIFY(whole);
    const auto rules = *RulesBuilder::build(whole->setup);
    const auto half = static_cast<int>(whole->moves.size() * 2 / 3);
    const auto middle = elgrande::replay(*rules, initialState(*rules), *whole, half);
    QVERIFY(middle && middle->state.round > 2);
    Record late = *whole;
    late.moves.erase(late.moves.begin(), late.moves.begin() + half);
    std::erase_if(late.tags, [](const auto& tag) { return tag.first == "Result"; }); // of whoever plays on
    const QJsonObject position = positionToJson(*rules, middle->state, Dealer(*rules, rules->setup.seed));
    late.position = QJsonDocument(position).toJson(QJsonDocument::Compact).toStdString();
    const QString text = QString::fromStdString(toText(*rules, late, &middle->state));

    GameModel wholeModel;
    Replay before(wholeModel);
    QVERIFY(before.open(played.record));
    GameModel model;
    Replay replay(model);
    const auto opened = replay.open(text);
    QVERIFY2(opened, opened ? "" : opened.error().c_str());
    QCOMPARE(replay.length(), static_cast<int>(late.moves.size()));
    for (const int at : {0, 3, replay.length()}) {
        replay.goTo(at);
        before.goTo(half + at);
        QVERIFY(model.observation() == wholeModel.observation());
    }
    QCOMPARE(replay.recordUpTo(replay.length()), text);

    GameModel onwards;
    LocalTable table(onwards);
    const auto resumed = table.resume(replay.recordUpTo(3));
    QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
    QVERIFY(onwards.observation().round >= middle->state.round);
    QVERIFY(table.recordText().contains("[Position \""));
    Rng rng(4);
    while (!onwards.observation().over) {
        QVERIFY(QTest::qWaitFor([&] { return onwards.decision() || onwards.observation().over; }, kReplayPatience));
        if (!onwards.decision()) break;
        const auto& legal = onwards.decision()->legal;
        onwards.choose(legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
    }
    GameModel end;
    LocalTable again(end);
    QVERIFY(again.resume(table.recordText()));
    QVERIFY(end.observation() == onwards.observation());

    QString wrong = text;
    QVERIFY(!replay.open(wrong.replace("{\\\"", "{")));
}

ELGRANDE_TEST(ReplayTest)
#include "replay_test.moc"
