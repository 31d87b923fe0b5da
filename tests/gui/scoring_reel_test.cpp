// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a scoring is made into to be shown: a reel of pictures, with whatever was scored and who stands where.
#include "model/observe/observation.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "model/steps/score.h"
#include "tests/named_test.h"
#include "views/scoring/scoring_reel.h"
#include "views/texts/texts.h"

#include <QTest>

using namespace elgrande;

class ScoringReelTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { init(3); }
    void castilloIsCountedWhenACardScoresIt();
    void tiesAreTold();
    void piecesAreThoseOfTheScoring();
    void resultTellsThePlaces();
    void scoringThatAsksIsOneFilm();
    void whatComesLaterIsNotCounted();
    void whatMovesInBetweenIsTold();
    void grandesThatStayAreTold();

  private:
    void init(int players);

    std::shared_ptr<const Rules> rules_;
    State state_;
    EventLog log_;
};

void ScoringReelTest::init(int players) {
    Setup setup;
    setup.players = players;
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    rules_ = *rules;
    state_ = initialState(*rules_);
    log_ = {};
}

// In the closed Castillo nobody sees how many there are, but while it is scored they are counted in front of everybody.
void ScoringReelTest::castilloIsCountedWhenACardScoresIt() {
    state_.token[index(Token::King)] = Spot::in(Area::Aragon);
    state_.at(Area::Castillo, ownerOf(seatAt(0))) = 3;
    state_.at(Area::Castillo, ownerOf(seatAt(2))) = 1;
    scoreNow(*rules_, state_, seatAt(1), Area::Castillo, ScoreMode::Full, &log_);
    const Observation after = observe(*rules_, state_, Seat::None);
    QVERIFY(!after.castilloOpen);
    const ScoringReel reel = reelOf(catalogueOf(*rules_), log_.events, after, 0);
    QCOMPARE(reel.pictures.size(), std::size_t(1));
    QCOMPARE(reel.pictures[0].rows[0].pieces, 3);
    QCOMPARE(reel.pictures[0].rows[1].pieces, 0);
    QCOMPARE(reel.pictures[0].rows[2].pieces, 1);
    QCOMPARE(reel.pictures[0].rows[0].points, 5);
}

// Two are tied for the first place and score the second, two are tied for the third and get nothing.
void ScoringReelTest::tiesAreTold() {
    init(4);
    const int counts[] = {1, 3, 1, 3};
    for (int i = 0; i < 4; ++i) state_.at(Area::Aragon, ownerOf(seatAt(i))) = static_cast<std::uint8_t>(counts[i]);
    scoreNow(*rules_, state_, seatAt(1), Area::Aragon, ScoreMode::Full, &log_);
    const Catalogue catalogue = catalogueOf(*rules_);
    const ScoringReel reel = reelOf(catalogue, log_.events, observe(*rules_, state_, Seat::None), 0);
    const std::vector<ReelRow>& rows = reel.pictures.at(0).rows;
    for (std::size_t i = 0; i < 4; ++i) {
        const bool first = counts[i] == 3;
        QCOMPARE(rows[i].pieces, counts[i]);
        QVERIFY(rows[i].tied && rows[i].idle != first && rows[i].each == first);
        QCOMPARE(rows[i].rank, first ? 2 : 4);
        QCOMPARE(rows[i].points > 0, first);
    }
    QStringList lines;
    for (const Event& event : log_.events)
        lines << texts::eventText(
            catalogue, event, [](Seat seat) { return QString::number(index(seat)); }, false);
    lines.removeAll(QString());
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[1], QString("0 in Aragon – tied for 3rd: nothing."));
    QVERIFY2(lines[3].contains("(tied for 1st, so 2nd place)"), qPrintable(lines[3]));
}

// Not those of a later moment, when others have come.
void ScoringReelTest::piecesAreThoseOfTheScoring() {
    state_.at(Area::Aragon, ownerOf(seatAt(0))) = 2;
    scoreNow(*rules_, state_, seatAt(1), Area::Aragon, ScoreMode::Full, &log_);
    state_.at(Area::Aragon, ownerOf(seatAt(0))) = 5;
    const ScoringReel reel = reelOf(catalogueOf(*rules_), log_.events, observe(*rules_, state_, Seat::None), 0);
    QCOMPARE(reel.pictures.at(0).rows[0].pieces, 2);
}

void ScoringReelTest::resultTellsThePlaces() {
    Catalogue catalogue;
    catalogue.players = 3;
    catalogue.colours = {"red", "blue", "yellow"};
    catalogue.events.resize(static_cast<std::size_t>(EventKind::FirstFree));
    catalogue.events[static_cast<std::size_t>(EventKind::ScoringBegan)].family = EventFamily::Scoring;
    catalogue.events[static_cast<std::size_t>(EventKind::PlaceScored)].family = EventFamily::Scored;
    catalogue.events[static_cast<std::size_t>(EventKind::Points)].family = EventFamily::Points;
    Event began;
    began.kind = EventKind::ScoringBegan;
    began.number = 2;
    Event points;
    points.kind = EventKind::Points;
    points.seat = seatAt(2);
    points.to = Area::Aragon;
    points.number = 7;
    Event scored;
    scored.kind = EventKind::PlaceScored;
    scored.to = points.to;
    Event ended;
    ended.kind = EventKind::RoundEnded;
    Observation after;
    after.seats.resize(3);
    after.seats[0].score = 9;
    after.seats[1].score = 12;
    after.seats[2].score = 12;
    const ScoringReel reel = reelOf(catalogue, {began, scored, points, ended}, after, 0);
    const std::vector<ReelRow>& rows = reel.pictures.back().rows;
    QCOMPARE(rows.size(), std::size_t(3));
    QCOMPARE(std::pair(rows[0].placeBefore, rows[0].placeAfter), std::pair(2, 3));
    QCOMPARE(std::pair(rows[1].placeBefore, rows[1].placeAfter), std::pair(1, 1));
    QCOMPARE(std::pair(rows[2].placeBefore, rows[2].placeAfter), std::pair(3, 1));
    QCOMPARE(rows[2].points, 7);
    after.seats[0].score = after.seats[1].score = 0; // all had 0
    after.seats[2].score = 7;
    const ScoringReel first = reelOf(catalogue, {began, scored, points, ended}, after, 0);
    QCOMPARE(first.pictures.back().rows[0].placeAfter, 2);
    QCOMPARE(first.pictures.back().rows[1].placeAfter, 2); // a place is shared
    for (const ReelRow& row : first.pictures.back().rows) QCOMPARE(row.placeBefore, row.placeAfter);
}

// Somebody is asked something in the middle of a scoring (where Caballeros go that find no room): it is one film.
void ScoringReelTest::scoringThatAsksIsOneFilm() {
    const Catalogue catalogue = catalogueOf(*rules_);
    for (const Area place : {Area::Aragon, Area::Sevilla}) state_.at(place, ownerOf(seatAt(1))) = 2;
    Event began;
    began.kind = EventKind::ScoringBegan;
    began.number = 2;
    log_.add(began);
    scoreNow(*rules_, state_, seatAt(1), Area::Aragon, ScoreMode::General, &log_);
    const Observation then = observe(*rules_, state_, Seat::None);
    const ScoringReel begun = reelOf(catalogue, log_.events, then, 0);
    QVERIFY(!begun.isWhole());
    QCOMPARE(begun.pictures.size(), std::size_t(1)); // no result yet
    log_.events.clear();
    scoreNow(*rules_, state_, seatAt(1), Area::Sevilla, ScoreMode::General, &log_);
    Event ended;
    ended.kind = EventKind::RoundEnded;
    log_.add(ended);
    const Observation after = observe(*rules_, state_, Seat::None);
    const ScoringReel reel = joined(begun, reelOf(catalogue, log_.events, after, 2));
    QVERIFY(reel.isWhole());
    QCOMPARE(reel.number, 2);
    QCOMPARE(reel.pictures.size(), std::size_t(3));
    const int before = reel.before[1];
    QCOMPARE(reel.pictures[0].rows[1].score, before + 5);
    QCOMPARE(reel.pictures[1].rows[1].score, before + 9);
    QCOMPARE(reel.pictures.back().rows[1].points, 9); // of both parts
}

// What is seen is seen after all events of an answer, which may reach into the next round.
void ScoringReelTest::whatComesLaterIsNotCounted() {
    state_.at(Area::Aragon, ownerOf(seatAt(1))) = 2;
    Event event;
    event.kind = EventKind::ScoringBegan;
    event.number = 1;
    log_.add(event);
    scoreNow(*rules_, state_, seatAt(1), Area::Aragon, ScoreMode::General, &log_);
    event = {};
    event.kind = EventKind::RoundEnded;
    log_.add(event);
    event = {};
    event.kind = EventKind::CaballeroMoved;
    event.owner = ownerOf(seatAt(1));
    event.from = Area::Provinces;
    event.to = Area::Aragon;
    event.number = 3;
    log_.add(event);
    state_.at(Area::Aragon, ownerOf(seatAt(1))) = 5;
    const ScoringReel reel = reelOf(catalogueOf(*rules_), log_.events, observe(*rules_, state_, Seat::None), 0);
    QCOMPARE(reel.pictures.front().rows[1].pieces, 2);
    QCOMPARE(reel.later, std::vector<Event>{event});
}

// Before the first picture of what comes after a question, between two, and where the place between has no picture.
void ScoringReelTest::whatMovesInBetweenIsTold() {
    state_.at(Area::Aragon, ownerOf(seatAt(1))) = 2;
    state_.at(Area::Sevilla, ownerOf(seatAt(1))) = 2;
    Event move;
    move.kind = EventKind::CaballeroMoved;
    move.owner = ownerOf(seatAt(1));
    move.from = Area::Provinces;
    move.to = Area::Sevilla;
    move.number = 1;
    log_.add(move);
    scoreNow(*rules_, state_, seatAt(1), Area::Aragon, ScoreMode::General, &log_);
    log_.add(move);
    scoreNow(*rules_, state_, seatAt(1), Area::Galicia, ScoreMode::General, &log_); // nobody is there
    scoreNow(*rules_, state_, seatAt(1), Area::Sevilla, ScoreMode::General, &log_);
    const ScoringReel reel = reelOf(catalogueOf(*rules_), log_.events, observe(*rules_, state_, Seat::None), 2);
    QVERIFY(reel.pictures.size() >= 2);
    const auto last = std::find_if(reel.pictures.begin(), reel.pictures.end(),
                                   [](const ReelPicture& each) { return each.place == Area::Sevilla; });
    QVERIFY(last != reel.pictures.end());
    QCOMPARE(reel.pictures.front().moves, std::vector<Event>{move});
    QCOMPARE(last->moves, std::vector<Event>{move});
    QVERIFY(reel.later.empty());
}

// Who has set a disk and may not follow it, and who has chosen the region where he stands.
void ScoringReelTest::grandesThatStayAreTold() {
    state_.at(Area::Sevilla, ownerOf(seatAt(1))) = 2;
    const Area homes[] = {Area::Aragon, Area::Granada, Area::Sevilla};
    for (int i = 0; i < 3; ++i) {
        Event disk;
        disk.kind = EventKind::DisksRevealed;
        disk.seat = seatAt(i);
        disk.to = Area::Sevilla;
        log_.add(disk);
    }
    for (int i = 0; i < 3; ++i) {
        Event grande;
        grande.kind = EventKind::GrandeMoved;
        grande.seat = seatAt(i);
        grande.owner = ownerOf(grande.seat);
        grande.from = homes[i];
        grande.to = i == 1 ? Area::Sevilla : grande.from;
        log_.add(grande);
    }
    scoreNow(*rules_, state_, seatAt(1), Area::Sevilla, ScoreMode::General, &log_);
    const ScoringReel reel = reelOf(catalogueOf(*rules_), log_.events, observe(*rules_, state_, Seat::None), 2);
    const auto grandes = std::find_if(reel.pictures.begin(), reel.pictures.end(),
                                      [](const ReelPicture& each) { return each.kind == ReelPicture::Kind::Grandes; });
    QVERIFY(grandes != reel.pictures.end());
    QCOMPARE(grandes->grandes.size(), std::size_t(3));
    QVERIFY(grandes->grandes[0].kept && grandes->grandes[0].to == Area::Aragon);
    QVERIFY(!grandes->grandes[1].kept && !grandes->grandes[2].kept);
}

ELGRANDE_TEST(ScoringReelTest)
#include "scoring_reel_test.moc"
