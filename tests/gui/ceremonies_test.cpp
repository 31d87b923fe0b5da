// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What happens at the table is played over it: disks, Veto, rounds, cards, homes, the coronation. Everything waits for
// it that has to, everything can be skipped, and nothing is played where nobody wants it. One file, because all of it
// is asked of one staged table.
#include "app/page/game_page.h"
#include "app/table/local_table.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/board_fixture.h"
#include "tests/gui/painted_words.h"
#include "tests/gui/settle.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/cards/card_view.h"
#include "views/ceremony/ceremonies.h"
#include "views/ceremony/disk_ceremony.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/panels/status_strip.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace elgrande;
using gui::Fixture;

class CeremoniesTest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void disksAreTurnedOneByOne();
    void disksCanBeReadOnASmallBoard();
    void boardAndSeatsWaitForTheDisks();
    void curtainWaitsForTheDisks();
    void filmTurnsTheDisksOfItsScoring();
    void vetoSaysWhoStopsWhom();
    void vetoOfAComputerWaitsUntilItIsRead();
    void vetoBeforeAScoringIsReadFirst();
    void vetoThatStopsNobodyHereWaitsForNobody();
    void clicksGoOnThroughAFilm();
    void resultIsLeftFromTheBar();
    void scoresCountUp();
    void roundTellsWhatComesAtItsEnd_data();
    void roundTellsWhatComesAtItsEnd();
    void shortGameCountsItsRoundsEverywhere();
    void generalScoringIsAnnounced();
    void setsSayWhatIsSpecialAboutAScoring();
    void cardsAreDealtAndTaken();
    void homesAreDrawn();
    void winnersAreCrownedBeforeTheResult();
    void whatIsNotShownIsHeardAtOnce();
    void expansionsPlayTheirOwn();
    void tableWaitsAndGoesOn();
    void clicksAndKeysSkip();
    void ownChoiceEndsThem();
    void anotherMomentEndsThem();
    void nothingIsPlayedWhereNobodyWantsIt();

  private:
    template <class Sort>
    const Sort* shown() {
        return dynamic_cast<const Sort*>(page_->ceremonies().stage().shown());
    }
    static Event event(EventKind kind, int seat, Area to = Area::None, int number = 0) {
        Event event;
        event.kind = kind;
        if (seat >= 0) event.seat = seatAt(seat);
        event.to = to;
        event.number = static_cast<std::int16_t>(number);
        return event;
    }
    void happen(const std::vector<Event>& events) {
        for (const Event& each : events) table_->model.report(each);
        table_->show();
    }
    // Against the first seat by the second one, which a computer plays.
    void veto(const std::vector<Event>& afterwards = {}) {
        Event begun = event(EventKind::SpecialAnnounced, 0);
        Event vetoed = event(EventKind::SpecialVetoed, 1);
        begun.card = vetoed.card = static_cast<Card>(3);
        std::vector<Event> events{begun, vetoed};
        events.insert(events.end(), afterwards.begin(), afterwards.end());
        happen(events);
    }
    void seat(const std::vector<bool>& persons) {
        table_->model.startGame(Catalogue(table_->model.catalogue()), {"Ramón", "Benita", "Gabriel", "Ricarda"},
                                persons);
        table_->show();
    }
    void showDisks() {
        happen({event(EventKind::DisksRevealed, 0, Area::Galicia), event(EventKind::DisksRevealed, 1, Area::Aragon),
                event(EventKind::DisksRevealed, 3, Area::Galicia)});
    }
    bool stands(int owner, Area area) {
        const auto pieces = page_->board().table().pieces();
        return std::find(pieces.begin(), pieces.end(), BoardSpot{area, static_cast<Owner>(owner), Token::None}) !=
               pieces.end();
    }

    std::unique_ptr<Fixture> table_;
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<GamePage> page_;
};

void CeremoniesTest::init() {
    table_ = std::make_unique<Fixture>(4);
    theme_ = std::make_unique<Theme>();
    page_ = std::make_unique<GamePage>(table_->model, *theme_);
    page_->setTempo(Tempo::Slow);
    page_->resize(1280, 760);
    page_->show();
    page_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page_.get()));
    table_->show();
}

void CeremoniesTest::cleanup() {
    page_.reset();
    theme_.reset();
    table_.reset();
}

void CeremoniesTest::disksAreTurnedOneByOne() {
    showDisks();
    const auto* disks = shown<DiskCeremony>();
    QVERIFY(disks != nullptr);
    QCOMPARE(disks->disks().size(), std::size_t(3));
    QCOMPARE(disks->disks()[2].area, Area::Galicia);
    QCOMPARE(disks->turned(0), std::size_t(0));
    std::vector<std::size_t> seen;
    for (double now = 0; now < disks->length(); now += 16)
        if (seen.empty() || seen.back() != disks->turned(now)) seen.push_back(disks->turned(now));
    QCOMPARE(seen, (std::vector<std::size_t>{0, 1, 2, 3}));
    QVERIFY(page_->ceremonies().isBusy());
    QSignalSpy heard(&page_->ceremonies(), &Ceremonies::heard);
    QTRY_VERIFY(!heard.isEmpty());
    QCOMPARE(heard.front().front().value<EventFamily>(), EventFamily::Secret);
}

// Five of them at 1024x640: the names are about as large as on a card.
void CeremoniesTest::disksCanBeReadOnASmallBoard() {
    constexpr qreal kReadableDisk = 11; // pixels
    std::vector<ShownDisk> five;
    for (int i = 0; i < 5; ++i) five.push_back({seatAt(i), Area::CastillaLaNueva});
    DiskCeremony disks(five, false);
    const Art art;
    Scenery scenery{table_->model, *theme_, art};
    for (const QSizeF size : {QSizeF(545, 360), QSizeF(785, 520), QSizeF(1400, 920)}) {
        scenery.board = QRectF(QPointF(10, 10), size);
        const QRectF tag = disks.tagOf(scenery, 0);
        QVERIFY2(tag.height() >= 1.8 * kReadableDisk, qPrintable(QString::number(tag.height()))); // with its edges
        QVERIFY(disks.boxOf(scenery, 0).contains(tag));
        for (std::size_t i = 0; i < 5; ++i) {
            QVERIFY(scenery.board.contains(disks.boxOf(scenery, i)));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!disks.boxOf(scenery, i).adjusted(1, 1, -1, -1).intersects(disks.boxOf(scenery, j)));
        }
    }
}

void CeremoniesTest::boardAndSeatsWaitForTheDisks() {
    const SeatRow* row = page_->findChild<SeatPanel*>()->row(seatAt(0));
    QVERIFY(stands(0, Area::Galicia));
    QCOMPARE(row->content().provinces, 12);
    table_->seen.count[0][index(Area::Galicia)] = 0;
    table_->seen.seats[0].provinces = 14;
    showDisks();
    QVERIFY(stands(0, Area::Galicia));
    QCOMPARE(row->content().provinces, 12);
    QVERIFY(page_->ceremonies().goOn());
    QVERIFY(!stands(0, Area::Galicia));
    QCOMPARE(row->content().provinces, 14);
}

void CeremoniesTest::curtainWaitsForTheDisks() {
    auto* curtain = page_->findChild<Curtain*>();
    table_->model.report(event(EventKind::DisksRevealed, 1, Area::Aragon));
    table_->model.show(table_->seen, {}, {seatAt(2)}, seatAt(2));
    QVERIFY(shown<DiskCeremony>() != nullptr);
    QVERIFY(!curtain->isVisible());
    page_->ceremonies().goOn();
    QVERIFY(curtain->isVisible());
}

void CeremoniesTest::filmTurnsTheDisksOfItsScoring() {
    happen({event(EventKind::ScoringBegan, -1, Area::None, 2), event(EventKind::PlaceScored, -1, Area::Castillo),
            event(EventKind::Points, 1, Area::Castillo, 5), event(EventKind::DisksRevealed, 1, Area::Aragon),
            event(EventKind::CastilloEmptied, 1, Area::Aragon, 2), event(EventKind::PlaceScored, -1, Area::Aragon),
            event(EventKind::Points, 1, Area::Aragon, 4), event(EventKind::RoundBegan, -1, Area::None, 7)});
    ScoringFilm& film = page_->film();
    QVERIFY(film.isShowing());
    using Kind = ReelPicture::Kind;
    std::vector<Kind> kinds;
    for (const ReelPicture& picture : film.reel().pictures) kinds.push_back(picture.kind);
    QVERIFY((kinds == std::vector<Kind>{Kind::Place, Kind::Disks, Kind::Castillo, Kind::Place, Kind::Result}));
    QVERIFY(shown<RibbonCeremony>() != nullptr); // of the scoring
    page_->ceremonies().goOn();
    QVERIFY(page_->ceremonies().stage().shown() == nullptr);
    film.step(1);
    QVERIFY(shown<DiskCeremony>() != nullptr);
    QCOMPARE(shown<DiskCeremony>()->disks().size(), std::size_t(1));
    const auto isRead = [&film](const QString& words) {
        const auto labels = film.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
    };
    QVERIFY(!isRead("Aragon")); // before it has been turned over
    QTRY_VERIFY(isRead("Aragon"));
    QVERIFY(page_->ceremonies().goOn());
    QCOMPARE(film.position(), 2);
    QVERIFY(page_->ceremonies().stage().shown() == nullptr);
    film.step(-1);
    QVERIFY(shown<DiskCeremony>() != nullptr); // as often as one likes
    film.skip();
    QVERIFY(shown<RibbonCeremony>() != nullptr); // not before the scoring is over
    QVERIFY(page_->ceremonies().isBusy());
}

void CeremoniesTest::vetoSaysWhoStopsWhom() {
    QSignalSpy told(&page_->announcer(), &Announcer::announced);
    Event begun = event(EventKind::SpecialAnnounced, 2);
    Event vetoed = event(EventKind::SpecialVetoed, 1);
    begun.card = vetoed.card = static_cast<Card>(3);
    happen({begun});
    QVERIFY(page_->ceremonies().stage().shown() == nullptr);
    happen({vetoed});
    QVERIFY(shown<VetoCeremony>() != nullptr);
    const Art art;
    CardFace face(*theme_, art); // as large as that of the scene
    face.resize(192, 221);
    face.setContent(cardContent(table_->model, vetoed.card));
    const CardParts parts = face.parts();
    const QRectF seal = VetoCeremony::sealOn(face.rect());
    QVERIFY(!parts.words.isNull() && !seal.intersects(parts.words) && !seal.intersects(parts.band));
    const QString caption = shown<VetoCeremony>()->caption();
    QVERIFY(caption.contains(table_->model.playerName(seatAt(1))));
    QVERIFY(caption.contains(table_->model.playerName(seatAt(2))));
    QTRY_VERIFY(!told.isEmpty());
    QVERIFY(gui::untilIdle(page_->announcer()));
    const auto says = [](const QList<QVariant>& each) { return each.front().toString().contains("uses the Veto"); };
    QCOMPARE(std::count_if(told.begin(), told.end(), says), 1);
    for (const QList<QVariant>& each : told) QVERIFY(!each.front().toString().contains(caption)); // not once more
}

void CeremoniesTest::vetoOfAComputerWaitsUntilItIsRead() {
    seat({true, false, false, false});
    const PromptPanel& bar = page_->prompt();
    for (const Tempo tempo : {Tempo::Slow, Tempo::Off}) { // read it has to be, with a scene or without
        page_->setTempo(tempo);
        veto({event(EventKind::RoundBegan, -1, Area::None, 2)});
        QVERIFY(page_->ceremonies().isBusy());
        if (tempo != Tempo::Off) {
            QVERIFY(shown<VetoCeremony>() != nullptr);
            page_->ceremonies().goOn();
        }
        QVERIFY(page_->ceremonies().isBusy());
        QVERIFY(page_->ceremonies().stage().shown() == nullptr); // the round has not begun yet
        const QString card = texts::cardTitle(table_->model.catalogue(), static_cast<Card>(3));
        QCOMPARE(bar.promptText(),
                 QString("Ramón: Benita vetoes “%1”. Your special action does not take place.").arg(card));
        QTest::keyClick(page_.get(), Qt::Key_Return);
        QTRY_VERIFY(!bar.hasNotice());
        QCOMPARE(shown<RibbonCeremony>() != nullptr, tempo != Tempo::Off);
        page_->ceremonies().goOn();
        QVERIFY(!page_->ceremonies().isBusy());
    }
}

void CeremoniesTest::vetoBeforeAScoringIsReadFirst() {
    seat({true, false, false, false});
    veto({event(EventKind::ScoringBegan, -1, Area::None, 2), event(EventKind::PlaceScored, -1, Area::Aragon),
          event(EventKind::Points, 1, Area::Aragon, 4), event(EventKind::RoundBegan, -1, Area::None, 7)});
    const ScoringFilm& film = page_->film();
    QVERIFY(shown<VetoCeremony>() != nullptr);
    QVERIFY(film.isHeld());
    page_->ceremonies().goOn();
    QVERIFY(film.isHeld());
    QVERIFY(page_->prompt().hasNotice());
    page_->ceremonies().closeNotice();
    QVERIFY(film.isHeld());
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    page_->ceremonies().goOn();
    QVERIFY(film.isShowing() && !film.isHeld());
}

void CeremoniesTest::vetoThatStopsNobodyHereWaitsForNobody() {
    for (const std::vector<bool>& persons :
         {std::vector{false, false, true, true}, std::vector{true, true, false, false}}) {
        seat(persons);
        veto();
        QVERIFY(!page_->prompt().hasNotice());
    }
    seat({true, false, false, false});
    page_->ceremonies().setNoticed(false);
    veto();
    QVERIFY(!page_->prompt().hasNotice());
    page_->ceremonies().setNoticed(true);
    veto();
    QVERIFY(page_->prompt().hasNotice());
    table_->model.setHistory({});
    table_->show(); // another moment
    QVERIFY(!page_->prompt().hasNotice());
}

// The same for a scene and for a film: a click goes on to what comes next, Esc ends it as a whole.
void CeremoniesTest::clicksGoOnThroughAFilm() {
    const auto scoring = [this] {
        happen({event(EventKind::ScoringBegan, -1, Area::None, 2), event(EventKind::PlaceScored, -1, Area::Aragon),
                event(EventKind::Points, 1, Area::Aragon, 4), event(EventKind::PlaceScored, -1, Area::Galicia),
                event(EventKind::Points, 2, Area::Galicia, 5), event(EventKind::RoundBegan, -1, Area::None, 7)});
    };
    scoring();
    ScoringFilm& film = page_->film();
    QVERIFY(film.isShowing());
    QWidget* board = page_->board().viewport();
    QTest::mouseClick(board, Qt::MiddleButton); // which moves the map
    QVERIFY(film.isHeld());
    QTest::mouseClick(board, Qt::LeftButton); // past what announces it
    QVERIFY(!film.isHeld());
    QCOMPARE(film.position(), 0);
    QTest::mouseClick(board, Qt::LeftButton);
    QCOMPARE(film.position(), 1);
    QTest::mouseDClick(board, Qt::LeftButton);
    QVERIFY(!film.isShowing() || film.position() > 1);
    while (film.isShowing()) QTest::mouseClick(board, Qt::LeftButton);
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    QTest::mouseClick(board, Qt::LeftButton);
    QVERIFY(shown<RibbonCeremony>() == nullptr);
    QVERIFY(table_->chosen.empty());
    scoring();
    QVERIFY(film.isShowing());
    QTest::keyClick(page_.get(), Qt::Key_Escape);
    QVERIFY(!film.isShowing());
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    QTest::keyClick(page_.get(), Qt::Key_Escape);
    QVERIFY(shown<RibbonCeremony>() == nullptr);
}

// As everywhere: the main answer, and Enter.
void CeremoniesTest::resultIsLeftFromTheBar() {
    ScoringFilm& film = page_->film();
    for (const bool key : {false, true}) {
        happen({event(EventKind::ScoringBegan, -1, Area::None, 2), event(EventKind::PlaceScored, -1, Area::Aragon),
                event(EventKind::Points, 1, Area::Aragon, 4), event(EventKind::RoundBegan, -1, Area::None, 7)});
        page_->ceremonies().goOn(); // the ribbon
        while (film.isShowing() && !film.waits()) film.step(1);
        QVERIFY(film.waits());
        QCOMPARE(page_->prompt().promptText(), QString("Scoring finished"));
        auto* main = page_->prompt().findChild<QPushButton*>("main-answer");
        QVERIFY(main->isVisible());
        QCOMPARE(main->text(), QString("Continue"));
        if (key)
            QTest::keyClick(page_.get(), Qt::Key_Return);
        else
            main->click();
        QTRY_VERIFY(!film.isShowing());
        QVERIFY(page_->prompt().promptText() != QString("Scoring finished"));
        while (page_->ceremonies().goOn()) QCoreApplication::processEvents();
    }
}

void CeremoniesTest::scoresCountUp() {
    const SeatRow* row = page_->seats().row(seatAt(0));
    const auto shown = [this, row] {
        for (const gui::PaintedWord& word : gui::paintedWords(*page_))
            if (word.by == row && row->scoreBox().contains(row->mapFrom(page_.get(), word.box.center().toPoint())))
                return word.text.toInt();
        return -1;
    };
    const int before = row->content().score;
    QCOMPARE(shown(), before);
    table_->seen.seats[0].score = before + 7;
    table_->show();
    QCOMPARE(row->content().score, before + 7);
    QCOMPARE(shown(), before);
    std::set<int> seen;
    QTRY_VERIFY((seen.insert(shown()), *seen.rbegin() == before + 7));
    QVERIFY(seen.size() > 2);
    page_->setTempo(Tempo::Off);
    table_->seen.seats[0].score = before;
    table_->show();
    QCOMPARE(shown(), before);
}

void CeremoniesTest::roundTellsWhatComesAtItsEnd_data() {
    QTest::addColumn<int>("round");
    QTest::addColumn<QString>("line");
    QTest::newRow("4") << 4 << "General scoring after round 6";
    QTest::newRow("6") << 6 << "Ends with a general scoring";
    QTest::newRow("9") << 9 << "Last round: the game ends with a general scoring";
}

void CeremoniesTest::roundTellsWhatComesAtItsEnd() {
    QFETCH(int, round);
    QFETCH(QString, line);
    happen({event(EventKind::RoundBegan, -1, Area::None, round)});
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    QCOMPARE(shown<RibbonCeremony>()->line(), line);
}

// Its first round is the second one of the track, so that number alone would look like a mistake.
void CeremoniesTest::shortGameCountsItsRoundsEverywhere() {
    Setup setup;
    setup.players = 4;
    setup.rounds = 6;
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    table_->model.startGame(catalogueOf(**rules), {"Ramón", "Benita", "Gabriel", "Ricarda"},
                            std::vector<bool>(4, true));
    table_->seen.round = table_->seen.roundsBegun = 0;
    table_->show();
    table_->seen.round = 2;
    table_->seen.roundsBegun = 1;
    happen({event(EventKind::RoundBegan, -1, Area::None, 2),
            event(EventKind::CaballeroPlaced, 0, Area::Granada)}); // with which the log has its heading
    const QString round = QStringLiteral("Round 2 (1 of 6)");
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    QCOMPARE(shown<RibbonCeremony>()->title(), round);
    page_->ceremonies().goOn();
    QVERIFY(page_->seats().accessibleDescription().contains(round));
    QVERIFY(StatusStrip::textOf(page_->shown()).startsWith(round));
    QTRY_VERIFY(page_->log().plainText().contains(round));
}

// Before the secret disks are asked for, and before the film where nobody is asked.
void CeremoniesTest::generalScoringIsAnnounced() {
    QSignalSpy told(&page_->announcer(), &Announcer::announced);
    happen({event(EventKind::ScoringBegan, -1, Area::None, 1)});
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    QCOMPARE(shown<RibbonCeremony>()->title(), QString("General scoring after round 3"));
    QCOMPARE(shown<RibbonCeremony>()->line(), QString("Scoring 1 of 3"));
    QVERIFY(gui::untilIdle(page_->announcer()));
    QCOMPARE(told.count(), 1);
    QCOMPARE(told[0][0].toString(), QString("General scoring 1."));
    page_->ceremonies().goOn();
    QVERIFY(!page_->ceremonies().isBusy());
    told.clear();
    const std::vector<Event> last{event(EventKind::ScoringBegan, -1, Area::None, 3),
                                  event(EventKind::PlaceScored, -1, Area::Aragon),
                                  event(EventKind::Points, 1, Area::Aragon, 4)};
    happen(last);
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    QCOMPARE(shown<RibbonCeremony>()->line(), QString("The game ends with this scoring"));
    ScoringFilm& film = page_->film();
    QVERIFY(film.isHeld() && !film.isVisible() && !film.isStill());
    QVERIFY(gui::untilIdle(page_->announcer()));
    QCOMPARE(told.count(), 1); // and nothing of the film
    page_->ceremonies().goOn();
    QVERIFY(film.isShowing() && film.isVisible() && !film.isHeld());
    QCOMPARE(film.position(), 0);
    film.skip();
    happen(last);
    QTRY_VERIFY(film.isVisible()); // by itself
    film.skip();
    page_->setTempo(Tempo::Off);
    happen({event(EventKind::ScoringBegan, -1, Area::None, 1)});
    QVERIFY(!page_->ceremonies().isBusy());
}

// Each note once, long enough to be read, and for the ear as well.
void CeremoniesTest::setsSayWhatIsSpecialAboutAScoring() {
    const Event began = event(EventKind::ScoringBegan, -1, Area::None, 1);
    const auto notes = [](const Shown& shown, const std::vector<Event>& since) {
        QStringList all("The Grandes move");
        if (since.size() == 1 && shown.seen().round == shown.model().observation().round) all << "A fair is held";
        return all;
    };
    registerExpansionUi({.id = "test-notes", .scoringNotes = notes});
    registerExpansionUi({.id = "test-notes-again", .scoringNotes = notes});
    happen({began});
    QVERIFY(shown<RibbonCeremony>()->notes().isEmpty());
    const int usual = shown<RibbonCeremony>()->length();
    Catalogue catalogue = table_->model.catalogue();
    catalogue.contributors.push_back("test-notes");
    catalogue.contributors.push_back("test-notes-again");
    table_->model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, {true, true, true, true});
    table_->show();
    QSignalSpy told(&page_->announcer(), &Announcer::announced);
    happen({began, event(EventKind::TokenMoved, -1)});
    QCOMPARE(shown<RibbonCeremony>()->line(), QString("Scoring 1 of 3"));
    QCOMPARE(shown<RibbonCeremony>()->notes(), QStringList({"The Grandes move", "A fair is held"}));
    QVERIFY(shown<RibbonCeremony>()->length() > usual + 2000);
    QVERIFY(gui::untilIdle(page_->announcer()));
    QVERIFY(std::any_of(told.begin(), told.end(), [](const QList<QVariant>& each) {
        return each.front().toString().contains("The Grandes move. A fair is held");
    }));
}

void CeremoniesTest::cardsAreDealtAndTaken() {
    std::vector<Event> dealt;
    for (int i = 0; i < 3; ++i) {
        dealt.push_back(event(EventKind::CardsRevealed, -1));
        dealt.back().card = static_cast<Card>(i);
    }
    std::size_t taken = 0;
    std::unique_ptr<Ceremony> made;
    for (const CeremonyMaker& make : baseCeremonies(page_->film().shown()))
        if (!made) made = make(table_->model, dealt, 0, taken);
    QCOMPARE(taken, std::size_t(3));
    QVERIFY(dynamic_cast<const DealCeremony*>(made.get()) != nullptr);
    happen(dealt);
    Event take = event(EventKind::CardTaken, 2);
    take.card = static_cast<Card>(1);
    happen({take});
    QVERIFY(page_->ceremonies().stage().isPlaying()); // they pass by
    QVERIFY(!page_->ceremonies().isBusy());           // and nobody waits
    QTRY_VERIFY(!page_->ceremonies().stage().isPlaying());
}

void CeremoniesTest::homesAreDrawn() {
    happen({event(EventKind::KingPlaced, -1, Area::Aragon), event(EventKind::HomeDrawn, 0, Area::Galicia),
            event(EventKind::HomeDrawn, 1, Area::Granada), event(EventKind::RoundBegan, -1, Area::None, 1)});
    QVERIFY(shown<HomesCeremony>() != nullptr);
    QCOMPARE(shown<HomesCeremony>()->homes().size(), std::size_t(3));
    page_->ceremonies().goOn();
    QVERIFY(shown<RibbonCeremony>() != nullptr);
}

void CeremoniesTest::winnersAreCrownedBeforeTheResult() {
    auto* result = page_->findChild<ResultPanel*>();
    table_->seen.over = true;
    table_->seen.winners = {seatAt(0), seatAt(2)};
    happen({event(EventKind::GameEnded, -1)});
    QVERIFY(shown<CrownCeremony>() != nullptr);
    QCOMPARE(shown<CrownCeremony>()->winners().size(), std::size_t(2));
    for (const int seat : {0, 2})
        QVERIFY(shown<CrownCeremony>()->caption().contains(table_->model.playerName(seatAt(seat))));
    QVERIFY(!result->isVisible());
    page_->ceremonies().goOn();
    QVERIFY(result->isVisible());
}

void CeremoniesTest::whatIsNotShownIsHeardAtOnce() {
    page_->ceremonies().setWanted(false);
    QSignalSpy heard(&page_->ceremonies(), &Ceremonies::heard);
    happen({event(EventKind::RoundBegan, -1, Area::None, 2)});
    QCOMPARE(heard.count(), 1);
    QCOMPARE(heard[0][0].value<EventFamily>(), EventFamily::Round);
    page_->ceremonies().setWanted(true);
    happen({event(EventKind::RoundBegan, -1, Area::None, 2)});
    QCOMPARE(heard.count(), 1);
    QTRY_COMPARE(heard.count(), 2); // with the ribbon
}

void CeremoniesTest::expansionsPlayTheirOwn() {
    registerExpansionUi({.id = "test-scenes",
                         .ceremonies = {[](const GameModel&, const std::vector<Event>& events, std::size_t at,
                                           std::size_t& taken) -> std::unique_ptr<Ceremony> {
                             if (events[at].kind != EventKind::RoundBegan) return nullptr;
                             taken = 2;
                             return std::make_unique<RibbonCeremony>("A fair", "in Granada");
                         }}});
    Catalogue catalogue = table_->model.catalogue();
    catalogue.contributors.push_back("test-scenes");
    table_->model.startGame(catalogue, {"Ada", "Bo", "Cy", "Di"}, {true, true, true, true});
    table_->show();
    happen({event(EventKind::RoundBegan, -1, Area::None, 2), event(EventKind::DisksRevealed, 1, Area::Aragon),
            event(EventKind::RoundBegan, -1, Area::None, 3)});
    QVERIFY(shown<RibbonCeremony>() != nullptr);
    QCOMPARE(shown<RibbonCeremony>()->line(), QString("in Granada"));
    page_->ceremonies().goOn(); // the disks belonged to it
    QCOMPARE(shown<RibbonCeremony>()->line(), QString("in Granada"));
    page_->ceremonies().goOn();
    QVERIFY(!page_->ceremonies().isBusy());
}

void CeremoniesTest::tableWaitsAndGoesOn() {
    page_->setTempo(Tempo::Fast);
    QSignalSpy busy(&page_->ceremonies(), &Ceremonies::busyChanged);
    happen({event(EventKind::RoundBegan, -1, Area::None, 2)});
    QCOMPARE(busy.count(), 1);
    QVERIFY(busy[0][0].toBool());
    QTRY_COMPARE(busy.count(), 2); // by itself
    QVERIFY(!busy[1][0].toBool());
}

void CeremoniesTest::clicksAndKeysSkip() {
    const auto begin = [this] {
        happen({event(EventKind::RoundBegan, -1, Area::None, 2)});
        return shown<RibbonCeremony>() != nullptr;
    };
    QSignalSpy clicks(&page_->board(), &BoardView::areaClicked);
    QVERIFY(begin());
    QTest::mouseClick(page_->board().viewport(), Qt::LeftButton, {}, page_->board().rect().center());
    QVERIFY(!page_->ceremonies().isBusy());
    QVERIFY(clicks.isEmpty()); // the click meant the ceremony
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Escape}) {
        QVERIFY(begin());
        QTest::keyClick(page_.get(), key);
        QVERIFY(!page_->ceremonies().isBusy());
    }
    happen({event(EventKind::PlaceScored, -1, Area::Aragon), event(EventKind::Points, 1, Area::Aragon, 4)});
    QVERIFY(page_->film().isShowing());
    page_->board().setFocus(); // wherever the keyboard is
    QTest::keyClick(&page_->board(), Qt::Key_Escape);
    QVERIFY(!page_->film().isShowing());
}

void CeremoniesTest::ownChoiceEndsThem() {
    table_->ask("court", {act(ActionKind::Court, 0), act(ActionKind::Court, 1)});
    happen({event(EventKind::RoundBegan, -1, Area::None, 2), event(EventKind::DisksRevealed, 1, Area::Aragon)});
    table_->ask("court", {act(ActionKind::Court, 0), act(ActionKind::Court, 1)});
    QVERIFY(page_->ceremonies().isBusy());
    table_->model.choose(act(ActionKind::Court, 1));
    QVERIFY(!page_->ceremonies().isBusy());
}

void CeremoniesTest::anotherMomentEndsThem() {
    showDisks();
    QVERIFY(page_->ceremonies().isBusy());
    table_->model.setHistory({});
    table_->show();
    QVERIFY(!page_->ceremonies().isBusy());
}

void CeremoniesTest::nothingIsPlayedWhereNobodyWantsIt() {
    page_->ceremonies().setWanted(false);
    showDisks();
    QVERIFY(!page_->ceremonies().isBusy());
    page_->ceremonies().setWanted(true);
    showDisks();
    QVERIFY(page_->ceremonies().isBusy());
    page_->setTempo(Tempo::Off);
    QVERIFY(!page_->ceremonies().isBusy());
    showDisks();
    QVERIFY(!page_->ceremonies().isBusy());
}

ELGRANDE_TEST(CeremoniesTest)
#include "ceremonies_test.moc"
