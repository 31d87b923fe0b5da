// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a feeder hands to a screen and what the screen hands on: events and history as its reader may know them, names
// and persons, the feeder's own refusals, and aids that work from what was shown.
#include "app/table/screen.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "model/steps/disk.h"
#include "tests/named_test.h"

#include <QSignalSpy>
#include <QTest>

using namespace elgrande;

class ScreenTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void onePersonIsTheReader();
    void gameIsAsTheRecordSays();
    void secretsAreToldToTheirReaderOnly();
    void whatIsTakenBackIsForgotten();
    void ownRefusalsFollowThoseOfTheRules();
    void aidsWorkFromWhatWasShown();
    void withoutAdviceNothingIsRehearsed();
    void namesAreFitToBeShown();

  private:
    static Event regained(Seat seat);

    Record record_;
    std::shared_ptr<const Rules> rules_;
    State state_;
};

void ScreenTest::initTestCase() {
    record_.setup.players = 3;
    rules_ = *RulesBuilder::build(record_.setup);
    state_ = initialState(*rules_);
    record_.names = {"Ada", "Bo"};
    record_.agents = {"", "greedy", "greedy"};
}

Event ScreenTest::regained(Seat seat) {
    Event event;
    event.kind = EventKind::PowerTakenBack;
    event.seat = seat;
    event.power = static_cast<Power>(4);
    event.secret = true;
    return event;
}

void ScreenTest::onePersonIsTheReader() {
    QCOMPARE(Screen::onlyPerson({false, true, false}), seatAt(1));
    QCOMPARE(Screen::onlyPerson({true, true, false}), Seat::None);
    QCOMPARE(Screen::onlyPerson({false, false}), Seat::None);
}

void ScreenTest::gameIsAsTheRecordSays() {
    GameModel model;
    Screen screen(model);
    Record record = record_;
    record.lockAids();
    QSignalSpy started(&model, &GameModel::gameStarted);
    screen.begin(Screen::gameOf(rules_, record), state_);
    QCOMPARE(started.count(), 1);
    QCOMPARE(screen.reader(), seatAt(0));
    QCOMPARE(model.playerName(seatAt(1)), QString("Bo"));
    QCOMPARE(model.playerName(seatAt(2)), QString("Seat 3"));
    QVERIFY(model.isPerson(seatAt(0)) && !model.isPerson(seatAt(2)));
    QVERIFY(!model.hasAids());
    screen.begin(Screen::gameOf(rules_, record_), state_);
    QVERIFY(model.hasAids());
}

void ScreenTest::secretsAreToldToTheirReaderOnly() {
    GameModel model;
    Screen screen(model);
    screen.begin(Screen::gameOf(rules_, record_), state_, {regained(seatAt(0)), regained(seatAt(1))});
    screen.add(regained(seatAt(2)));
    QCOMPARE(screen.eventCount(), std::size_t(3));
    QCOMPARE(model.history()[0].power, static_cast<Power>(4));
    QCOMPARE(model.history()[1].power, Power::None);
    QCOMPARE(model.history()[2].power, Power::None);
    screen.setReader(seatAt(2));
    screen.retell({regained(seatAt(0)), regained(seatAt(2))});
    QCOMPARE(model.history()[0].power, Power::None);
    QCOMPARE(model.history()[1].power, static_cast<Power>(4));
}

void ScreenTest::whatIsTakenBackIsForgotten() {
    GameModel model;
    Screen screen(model);
    screen.begin(Screen::gameOf(rules_, record_), state_, {regained(seatAt(0))});
    const std::size_t before = screen.eventCount();
    screen.add(regained(seatAt(0)));
    screen.takeBack(before);
    QCOMPARE(model.history().size(), std::size_t(1));
}

void ScreenTest::ownRefusalsFollowThoseOfTheRules() {
    GameModel model;
    Screen screen(model);
    ScreenGame game = Screen::gameOf(rules_, record_);
    game.refusals = {"not-today"};
    screen.begin(std::move(game), state_);
    QCOMPARE(model.catalogue().refusals.size(), rules_->words.refusals.size() + 1);
    QCOMPARE(model.catalogue().refusals.back(), std::string("not-today"));
}

// A feeder's state goes on before it is shown; until then the aids speak of the table that is seen.
void ScreenTest::aidsWorkFromWhatWasShown() {
    GameModel model;
    Screen screen(model);
    screen.begin(Screen::gameOf(rules_, record_), state_);
    const Area place = rules_->map.scoringOrder.front();
    QVERIFY(model.aids().ifScoredNow(place).empty());
    State later = state_;
    later.at(place, ownerOf(seatAt(1))) = 3;
    screen.show(later, screen.reader(), std::nullopt, {});
    later.at(place, ownerOf(seatAt(1))) = 0;
    QCOMPARE(model.aids().ifScoredNow(place).size(), std::size_t(1));
    QCOMPARE(model.observation().at(place, ownerOf(seatAt(1))), 3);
}

void ScreenTest::withoutAdviceNothingIsRehearsed() {
    State asked = state_;
    asked.agenda = {};
    asked.agenda.push(diskFor(DiskUse::Scoring, StepKind::DiskScoring));
    asked.agenda.setSeats(static_cast<std::size_t>(asked.agenda.size()) - 1, seatAt(0));
    for (const bool advice : {true, false}) {
        GameModel model;
        Screen screen(model);
        ScreenGame game = Screen::gameOf(rules_, record_);
        game.advice = advice;
        screen.begin(std::move(game), asked);
        screen.show(asked, seatAt(0), decisionFor(*rules_, asked, seatAt(0)), {seatAt(0)});
        QCOMPARE(model.aids().rehearsal().empty(), !advice);
    }
}

void ScreenTest::namesAreFitToBeShown() {
    Record record;
    record.setup.players = 5;
    record.names = {std::string(200000, 'x'), "", " \n ", "Ad\ta", ""};
    const QString crown = QString::fromUtf8("\xf0\x9f\x91\x91"); // two units in UTF-16
    record.names[4] = ("a" + crown.repeated(40)).toStdString();
    const QStringList names = Screen::namesIn(record);
    QCOMPARE(names[0], QString(23, u'x') + QChar(0x2026));
    QCOMPARE(names[1], QString("Seat 2"));
    QCOMPARE(names[2], QString("Seat 3"));
    QCOMPARE(names[3], QString("Ad a"));
    QCOMPARE(names[4], "a" + crown.repeated(11) + QChar(0x2026));
    // What turns what stands beside it, and what nobody sees: as of names in the network.
    record.names = {QString("A\u202eda\u2066").toStdString(), QString("\u200b\u00ad").toStdString(),
                    QString("\u202a\u202b\u202c\u202d").toStdString(), QString("B\u200bo").toStdString(),
                    QString("\u3164\ufe0f").toStdString()};
    QCOMPARE(Screen::namesIn(record), (QStringList{"Ada", "Seat 2", "Seat 3", "Bo", "Seat 5"}));
    record.names.resize(1);
    QCOMPARE(Screen::namesIn(record).size(), 5);
}

ELGRANDE_TEST(ScreenTest)
#include "screen_test.moc"
