// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advice on a decision, in three grades and elsewhere than in the window's thread: where to look, a turn that is drawn
// and can be played, and its reasons; and the tutor, who asks once more before what is far worse.
#include "expansions/installed.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/announced_step.h"
#include "views/board/board_items.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/disk/secret_disk.h"
#include "views/insight/advice_panel.h"
#include "views/insight/tutor.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/advice_text.h"
#include "views/texts/texts.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <map>

using namespace elgrande;
using gui::partOf;

namespace {

constexpr int kPatience = 60000; // milliseconds; a search takes longer where other tests want the processor as well

Event points(Seat seat, Area place, int number) {
    return {.kind = EventKind::Points, .seat = seat, .to = place, .number = static_cast<std::int16_t>(number)};
}

// Of a turn of Ada's.
QString reason(const Catalogue& catalogue, const AdvisedTurn& turn) {
    const auto called = [](Seat seat) { return QString(index(seat) == 0 ? "Ada" : "Bo"); };
    return texts::reasonText(catalogue, {0, seatAt(0), turn}, called, false);
}

} // namespace

class AdviceTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void init() {
        open();
        QVERIFY(begin("advice"));
        page().showPanel(page().advice());
    }
    void cleanup() { forget(); }
    void comesInThreeGrades();
    void turnIsDrawnOnTheBoard();
    void turnCanBePlayed();
    void whatIsAdvisedIsNotDoubted();
    void nextBestIsAnotherTurn();
    void chancesAreOnlyForThoseWhoWantThem();
    void nothingHiddenIsDrawn();
    void endsWithTheQuestion();
    void isNotGivenAsAtTheTable();
    void isReadBesideTheDisk();
    void tutorAsksBeforeWhatIsFarWorse();
    void tutorIsSilentUnlessWanted();
    void changesAreWhatTheLineDoes();
    void powersAreNamedAsTheSetNamesThem();
    void smallTurnsHaveReasons();
    void nothingIsForLaterAtTheEnd();
    void whatNamesEverythingIsNoHint();
    void turnsOfComputersHaveReasons();
    void reasonsNameTheTwoLargestEffects();
    void loosePartsAreNamedByTheirPlace();
    void whatIsChosenNeedsNoVerb();
    void adviceIsComparedWithTheNextBest();
    void vetosOfOthersAreNamed();
    void powerCardsAreComparedByTheirPlaceInTheOrder();
    void whyNamesOnlyWhatIsKnown();
    void computersTellWhy();
    void computersTellWhyAfterAResume();

  private:
    bool asked(const char* kind) {
        return until([this, kind] { return model().decision() && model().decision()->kind == kind; });
    }
    texts::Names names() {
        return [this](Seat seat) { return model().playerName(seat); };
    }
    AreaSet marked() {
        AreaSet places;
        for (const MapMark& mark : page().board().marks()) places.insert(mark.place);
        return places;
    }
    std::vector<AnnouncedItem::Drawing> drawn() {
        std::vector<AnnouncedItem::Drawing> drawings;
        for (const AnnouncedItem* each : page().board().table().turn()) drawings.push_back(each->drawing());
        return drawings;
    }
    // Asks until that much is told; what the panel has found.
    Advice told(AdvicePanel::Grade grade) {
        page().showPanel(page().advice());
        Advice advice = opinion(); // the same again, by the same seed
        for (int step = 0; step < 3 && page().advice().grade() < grade; ++step) {
            page().advice().tellMore();
            (void)QTest::qWaitFor([this] { return !page().advice().isSearching(); }, kPatience);
        }
        return advice;
    }
    // What the tutor finds about the open question.
    Advice opinion() {
        const std::atomic<bool> never{false};
        return model().aids().adviceSearch()(never);
    }
};

void AdviceTest::comesInThreeGrades() {
    QVERIFY(asked("place"));
    AdvicePanel& panel = page().advice();
    const Advice advice = opinion(); // the same again, by the same seed
    QVERIFY(advice.moves.size() > 1);
    QSignalSpy told(&panel, &AdvicePanel::told);
    QTest::mouseClick(panel.button(), Qt::LeftButton);
    QCOMPARE(panel.grade(), AdvicePanel::Grade::Nudge);
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isSearching(), kPatience);
    const QString nudge = texts::nudgeText(model().catalogue(), *model().decision(), advice, names());
    QCOMPARE(panel.words(), nudge);
    QCOMPARE(told.takeLast().first().toString(), nudge);
    QCOMPARE(marked(), texts::lookoutOf(model().catalogue(), *model().decision(), advice).places);
    QCOMPARE(!marked().empty(), nudge.startsWith("Worth a look"));
    QVERIFY(drawn().empty()); // only where to look
    const int left = panel.button()->x();

    QTest::mouseClick(panel.button(), Qt::LeftButton);
    const QStringList turn = texts::adviceText(model().catalogue(), *model().decision(), advice, 0, names());
    QVERIFY(turn.size() >= 2);
    QCOMPARE(panel.words(), turn.join(u'\n'));
    QCOMPARE(marked(), texts::lookoutOf(model().catalogue(), advice.turns.front()).places);
    QVERIFY(!drawn().empty());

    QTest::mouseClick(panel.button(), Qt::LeftButton);
    const QStringList reasons = texts::adviceReasons(model().catalogue(), *model().decision(), advice, 0, names());
    QVERIFY(!reasons.empty());
    for (const QString& reason : reasons) QVERIFY2(panel.words().contains(reason), qPrintable(reason));
    QVERIFY(!panel.button()->isVisible());
    QTRY_COMPARE(partOf<QPushButton>(panel, "play").x(), left); // hidden buttons leave no gap
    page().showPanel(page().log());                             // what is not seen draws nothing
    QVERIFY(drawn().empty() && marked().empty());
}

// Each Caballero of the turn has its ghost where it goes, and an arrow from where it stands.
void AdviceTest::turnIsDrawnOnTheBoard() {
    QVERIFY(asked("place"));
    const Advice advice = told(AdvicePanel::Grade::Move);
    std::map<Area, int> placed;
    for (const Event& event : advice.turns.front().events)
        if (event.kind == EventKind::CaballeroPlaced) placed[event.to] += std::max<int>(1, event.number);
    QVERIFY(!placed.empty());
    int ghosts = 0;
    for (const AnnouncedItem::Drawing& drawing : drawn()) {
        QVERIFY(drawing.to.has_value());
        const bool own = drawing.grip.owner == ownerOf(advice.seat) && drawing.grip.from == Area::Court;
        ghosts += own ? drawing.number : 0;
        QVERIFY(!own || (drawing.from.has_value() && drawing.told));
        QVERIFY(!drawing.colour.empty());
    }
    int all = 0;
    for (const auto& [place, number] : placed) all += number;
    QCOMPARE(ghosts, all);
    const auto plateOf = [this](Area place) {
        QRectF plate(0, 0, NameItem::kPlateWidth, NameItem::kPlateHeight);
        plate.moveCenter(page().board().table().points().of({place, Owner::None, Token::None}));
        return plate;
    };
    for (const AnnouncedItem* each : page().board().table().turn()) // values can still be read
        for (const auto& [place, number] : placed) QVERIFY(!each->tag().intersects(plateOf(place)));
    const QImage with = page().board().grab().toImage();
    page().board().setTurn({});
    QVERIFY(page().board().grab().toImage() != with);
}

// Decision by decision, up to the end of the turn, which is left to the player.
void AdviceTest::turnCanBePlayed() {
    QVERIFY(asked("action"));
    const Advice advice = told(AdvicePanel::Grade::Move);
    const AdvisedTurn& turn = advice.turns.front();
    QVERIFY(turn.whole && turn.moves.size() > 2);
    const auto framed = [this](Card card) {
        for (std::size_t i = 0; i < page().cards().faces().size(); ++i) {
            if (page().cards().cardAt(static_cast<int>(i)) != card) continue;
            CardFace* const face = page().cards().faces()[i];
            const QImage shown = face->grab().toImage();
            face->setAdvised(false);
            return shown != face->grab().toImage();
        }
        return false;
    };
    QVERIFY(framed(turn.events.front().card));
    const std::size_t before = model().history().size();
    QTest::mouseClick(&partOf<QPushButton>(page().advice(), "play"), Qt::LeftButton);
    QTRY_VERIFY(model().decision() && !model().hasMore());
    std::map<Area, int> left;
    for (const Event& event : turn.events)
        if (event.kind == EventKind::CaballeroPlaced) left[event.to] += std::max<int>(1, event.number);
    for (std::size_t i = before; i < model().history().size(); ++i)
        if (model().history()[i].kind == EventKind::CaballeroPlaced && model().history()[i].seat == advice.seat)
            --left[model().history()[i].to];
    for (const auto& [place, number] : left) QCOMPARE(number, 0);
    QVERIFY(drawn().empty());
}

void AdviceTest::whatIsAdvisedIsNotDoubted() {
    model().setWarnings({Waste::PlacingLeft, Waste::SpecialLeft});
    QVERIFY(asked("turn"));
    const Action end = act(ActionKind::End);
    model().choose(end);
    QVERIFY(model().wasteful());
    model().thinkAgain();
    const std::size_t events = model().history().size();
    model().chooseAdvised({end});
    QVERIFY(!model().wasteful());
    QTRY_VERIFY(model().history().size() > events);
}

void AdviceTest::nextBestIsAnotherTurn() {
    QVERIFY(asked("action"));
    const Advice advice = told(AdvicePanel::Grade::Move);
    AdvicePanel& panel = page().advice();
    QVERIFY(advice.turns.size() > 1);
    const QString first = panel.words();
    QTest::mouseClick(&partOf<QPushButton>(panel, "next"), Qt::LeftButton);
    QCOMPARE(panel.which(), std::size_t(1));
    QVERIFY(panel.words() != first);
    const QStringList second = texts::adviceText(model().catalogue(), *model().decision(), advice, 1, names());
    QCOMPARE(panel.words(), second.join(u'\n'));
    for (std::size_t i = 1; i < advice.turns.size(); ++i) panel.showNext();
    QCOMPARE(panel.words(), first);
}

void AdviceTest::chancesAreOnlyForThoseWhoWantThem() {
    QVERIFY(asked("action"));
    const Advice advice = told(AdvicePanel::Grade::Reasons);
    AdvicePanel& panel = page().advice();
    QVERIFY2(!panel.words().contains(u'%'), qPrintable(panel.words()));
    panel.setChancesShown(true);
    QVERIFY(panel.words().contains(texts::adviceChances(advice, 0)) && panel.words().contains(u'%'));

    settings_->chances.set(true); // from the start
    close();
    open();
    QVERIFY(begin("advice"));
    QVERIFY(asked("action"));
    told(AdvicePanel::Grade::Reasons);
    QVERIFY2(page().advice().words().contains(u'%'), qPrintable(page().advice().words()));
}

// The inside of the closed Castillo is in nobody's advice who does not have it remembered.
void AdviceTest::nothingHiddenIsDrawn() {
    model().setWarnings({});
    int seen = 0;
    for (int question = 0; question < 12; ++question) {
        QVERIFY(until([this] { return model().decision().has_value(); }));
        QVERIFY(!model().observation().castilloOpen);
        const Advice advice = told(AdvicePanel::Grade::Reasons);
        for (const AnnouncedItem::Drawing& drawing : drawn()) {
            QVERIFY(drawing.grip.from != Area::Castillo);
            ++seen;
        }
        for (const AdvisedTurn& turn : advice.turns) {
            for (const PointsChange& change : turn.changes) QVERIFY(change.place != Area::Castillo);
            for (const Event& event : turn.events)
                QVERIFY(event.kind != EventKind::Points || event.to != Area::Castillo);
        }
        const std::size_t before = model().history().size();
        model().choose(model().decision()->legal.back());
        QTRY_VERIFY(model().history().size() > before || model().decision());
    }
    QVERIFY(seen > 0);
}

void AdviceTest::endsWithTheQuestion() {
    QVERIFY(asked("place"));
    AdvicePanel& panel = page().advice();
    panel.tellMore();
    model().choose(model().decision()->legal.front());
    QCOMPARE(panel.grade(), AdvicePanel::Grade::None);
    QVERIFY(!panel.isSearching());
    QVERIFY(page().board().marks().empty());
    QVERIFY(drawn().empty());
}

void AdviceTest::isNotGivenAsAtTheTable() {
    model().setAids(false);
    QVERIFY(asked("place"));
    page().advice().tellMore();
    QCOMPARE(page().advice().grade(), AdvicePanel::Grade::None);
    QVERIFY(!model().aids().adviceSearch());
    model().setDoubtsFrom(1);
    Advice advice;
    advice.seat = model().decision()->seat;
    model().setOpinion(advice);
    model().choose(model().decision()->legal.front());
    QVERIFY(!model().wasteful());
}

void AdviceTest::isReadBesideTheDisk() {
    QVERIFY(asked("disk"));
    QTRY_VERIFY(page().disk().isVisible());
    page().showPanel(page().advice());
    QVERIFY(page().advice().isVisible() && page().disk().isVisible());
    QVERIFY(asked("disk")); // nothing was answered
}

void AdviceTest::tutorAsksBeforeWhatIsFarWorse() {
    model().setWarnings({});
    model().setDoubtsFrom(1);
    for (int question = 0; question < 60; ++question) {
        QVERIFY(until([this] { return model().decision().has_value(); }));
        QTRY_VERIFY_WITH_TIMEOUT(!page().tutor().isSearching(), kPatience);
        const Advice advice = opinion();
        const auto worse = std::find_if(advice.moves.begin(), advice.moves.end(), [&](const WeighedMove& each) {
            return each.visits >= 20 && advice.moves.front().lead - each.lead > 1.2;
        });
        if (worse == advice.moves.end()) {
            const std::size_t before = model().history().size();
            model().choose(advice.moves.empty() ? model().decision()->legal.front() : advice.moves.front().action);
            QVERIFY(!model().wasteful() || model().wasteful()->why != Waste::FarWorse); // the best is never doubted
            if (model().wasteful()) model().insist();
            QTRY_VERIFY(model().history().size() > before || model().decision());
            continue;
        }
        model().choose(worse->action);
        QVERIFY(model().wasteful());
        QCOMPARE(model().wasteful()->why, Waste::FarWorse);
        const bool shown = !advice.turns.front().events.empty(); // what is drawn is not the move that is asked about
        QVERIFY(page().prompt().promptText().contains(shown ? "from the move shown on the board. Stay with yours?"
                                                            : "from another move. Stay with yours?"));
        QCOMPARE(drawn().empty(), advice.turns.front().events.empty()); // the better turn is there to be seen
        QVERIFY(page().advice().words().startsWith(
            texts::adviceText(model().catalogue(), *model().decision(), advice, 0, names()).first()));
        model().thinkAgain();
        QVERIFY(drawn().empty());
        model().choose(advice.moves.front().action);
        QVERIFY(!model().wasteful());
        return;
    }
    QFAIL("nothing was ever far worse");
}

void AdviceTest::tutorIsSilentUnlessWanted() {
    QCOMPARE(settings_->doubtsFrom(), 0);
    QVERIFY(asked("place"));
    QVERIFY(!page().tutor().isSearching());
    settings_->doubtsFrom.set(5);
    QCOMPARE(settings_->doubtsFrom(), 5);
    settings_->setWarning(Waste::FarWorse, false);
    QCOMPARE(settings_->doubtsFrom(), 0);
}

// The moves are made, and the forecast is asked before and after.
void AdviceTest::changesAreWhatTheLineDoes() {
    model().setWarnings({});
    const auto points = [this] {
        std::map<std::pair<Area, Seat>, int> sum;
        for (int i = 0; i < static_cast<int>(model().catalogue().areas.size()); ++i)
            for (const AwardLine& line : model().aids().inGeneralScoring(areaAt(i)))
                if (line.place == areaAt(i)) sum[{line.place, line.seat}] += line.points;
        return sum;
    };
    int compared = 0;
    for (int turn = 0; turn < 4; ++turn) {
        QVERIFY(asked("place"));
        const Advice advice = opinion();
        auto expected = points();
        for (const PointsChange& each : advice.turns.front().changes) expected[{each.place, each.seat}] += each.points;
        const int now = model().observation().turn;
        bool made = true;
        for (const Action action : advice.turns.front().moves) {
            if (action.kind == ActionKind::End) break;
            made = made && model().decision() && std::ranges::count(model().decision()->legal, action) > 0;
            if (made) model().choose(action);
        }
        auto reached = points();
        std::erase_if(expected, [](const auto& each) { return each.second == 0; });
        std::erase_if(reached, [](const auto& each) { return each.second == 0; });
        if (made && model().observation().turn == now) {
            QCOMPARE(reached, expected);
            compared += advice.turns.front().changes.empty() ? 0 : 1;
        }
        QVERIFY(until([this, now] { return model().observation().turn != now || !model().decision(); }));
    }
    QVERIFY(compared > 0);
}

// Where no points change yet, how the seat stands there is told instead of nothing.
void AdviceTest::smallTurnsHaveReasons() {
    QVERIFY(asked("place"));
    const Seat seat = model().decision()->seat;
    const Seat rival = seatAt(index(seat) == 0 ? 1 : 0);
    const QString other = model().playerName(rival);
    const auto reasons = [&](const std::vector<Foothold>& footholds, Area placed = Area::Aragon) {
        AdvisedTurn turn;
        Event event;
        event.kind = EventKind::CaballeroPlaced;
        event.seat = seat;
        event.owner = ownerOf(seat);
        event.from = Area::Court;
        event.to = placed;
        turn.events = {event};
        turn.footholds = footholds;
        return texts::turnReasons(model().catalogue(), seat, turn, names()).join(u'|');
    };
    QCOMPARE(reasons({}), QString("It seemed a little better than the others.")); // for later, or not
    QVERIFY(reasons({}, Area::Castillo).contains("secret disk"));
    QCOMPARE(reasons({{.place = Area::Aragon}}), QString("Nobody else has Caballeros in Aragon."));
    QCOMPARE(reasons({{.place = Area::Aragon, .rival = rival, .ahead = -1},
                      {.place = Area::Galicia, .rival = rival, .ahead = 3},
                      {.place = Area::Granada, .rival = rival, .ahead = 4}}),
             QStringLiteral("%1 is now only 1 Caballero ahead in Aragon.|"
                            "The lead over %1 in Galicia grows to 3 Caballeros.")
                 .arg(other));
    QCOMPARE(reasons({{.place = Area::Aragon, .rival = rival, .home = true}}),
             QStringLiteral("Now tied with %1 in Aragon. Being sole first there brings the home bonus.").arg(other));
}

// What waits pays off later, unless there is no later round.
void AdviceTest::nothingIsForLaterAtTheEnd() {
    QVERIFY(asked("place"));
    const Seat seat = model().decision()->seat;
    const auto reasons = [&](const AdvisedTurn& turn) {
        return texts::turnReasons(model().catalogue(), seat, turn, names()).join(u'|');
    };
    const QString neutral = "It seemed a little better than the others.";
    AdvisedTurn turn;
    turn.whole = true;
    turn.court = 2;
    QCOMPARE(reasons(turn), QString("It pays off only in later turns.|2 Caballeros stay at court for later turns."));
    turn.events = {{.kind = EventKind::CaballeroSentBack, .seat = seat, .from = Area::Aragon, .to = Area::Provinces}};
    QCOMPARE(reasons(turn), QString("2 Caballeros stay at court for later turns.")); // what is lost does not pay off
    turn.last = true;
    QCOMPARE(reasons(turn), neutral);
    turn.events.clear();
    QCOMPARE(reasons(turn), neutral);

    turn.court = 0;
    turn.events = {{.kind = EventKind::PowerPlayed, .seat = seat, .power = static_cast<Power>(0)}};
    turn.kept = static_cast<Power>(12);
    QCOMPARE(reasons(turn), neutral); // the provinces are empty
    turn.brought = 4;
    QCOMPARE(reasons(turn), QString("Power card 1 brings 4 Caballeros to court."));
    turn.last = false;
    QVERIFY2(reasons(turn).endsWith("Power card 13 is saved for a later round."), qPrintable(reasons(turn)));
}

// Most of the regions, or of what may be chosen.
void AdviceTest::whatNamesEverythingIsNoHint() {
    QVERIFY(asked("place"));
    const Catalogue& catalogue = model().catalogue();
    const auto scored = [](std::initializer_list<Area> places) {
        AdvisedTurn turn;
        for (const Area place : places) turn.events.push_back({.kind = EventKind::PlaceScored, .to = place});
        return turn;
    };
    const auto score = [](Area place) { return act(ActionKind::Score, place); };
    Decision decision;
    decision.legal = {score(Area::Aragon), score(Area::Galicia), score(Area::Granada)};
    Advice advice;
    advice.moves = {{.action = decision.legal[0], .visits = 10}, {.action = decision.legal[1], .visits = 9}};
    advice.turns = {scored({Area::Aragon}), scored({Area::Galicia})};
    for (std::size_t i = 0; i < 2; ++i) advice.turns[i].moves = {decision.legal[i]};
    const auto said = [&] { return texts::nudgeText(catalogue, decision, advice, names()); };
    QCOMPARE(said(), QString("The choice is between “Score: Aragon” and “Score: Galicia”."));
    QVERIFY(texts::lookoutOf(catalogue, decision, advice).isEmpty()); // nor is it marked
    decision.legal.push_back(score(Area::Sevilla));
    QCOMPARE(said(), QString("Worth a look: Galicia, Aragon."));

    const auto card = static_cast<Card>(0);
    advice.turns = {scored({Area::Aragon, Area::Galicia, Area::Granada, Area::Sevilla, Area::Valencia})};
    QVERIFY2(!said().startsWith("Worth"), qPrintable(said()));
    advice.turns[0].events.push_back({.kind = EventKind::CardTaken, .card = card}); // says enough
    QCOMPARE(said(), QStringLiteral("Worth a look: “%1”.").arg(texts::cardTitle(catalogue, card)));
}

void AdviceTest::turnsOfComputersHaveReasons() {
    QVERIFY(until([this] { return model().aids().reasons().size() >= 4; }));
    QStringList sentences;
    const auto called = names();
    for (const TurnReason& reason : model().aids().reasons()) {
        const Event& end = model().history().at(reason.event);
        QCOMPARE(end.kind, EventKind::TurnPassed);
        QCOMPARE(end.seat, reason.seat);
        QVERIFY(!model().isPerson(reason.seat));
        for (const PointsChange& change : reason.turn.changes) QVERIFY(change.place != Area::Castillo);
        sentences << texts::reasonText(model().catalogue(), reason, called, false);
    }
    sentences.removeAll(QString());
    QVERIFY(!sentences.empty());
    LogPanel& log = page().log();
    for (const QString& sentence : sentences) QTRY_VERIFY2(log.plainText().contains(sentence), qPrintable(sentence));
    log.setReasonsShown(false);
    for (const QString& sentence : sentences) QVERIFY(!log.plainText().contains(sentence));
}

// What the turn itself scored first of all; what only a general scoring would give is told from it.
void AdviceTest::reasonsNameTheTwoLargestEffects() {
    const Seat own = seatAt(0);
    const Seat other = seatAt(1);
    const auto said = [this](const AdvisedTurn& turn) { return reason(model().catalogue(), turn); };
    AdvisedTurn turn;
    turn.events = {points(own, Area::Granada, 8), points(other, Area::Granada, 4)};
    QCOMPARE(said(turn), QString("Why: 8 points scored in Granada."));
    turn.changes = {{.place = Area::Aragon, .seat = own, .points = 3, .rank = 1},
                    {.place = Area::Aragon, .seat = other, .points = -2}};
    QCOMPARE(said(turn), QString("Why: 8 points scored in Granada; 3 more points in Aragon (1st place) at the next "
                                 "general scoring."));
    turn.events.push_back(points(own, Area::Sevilla, 2));
    QVERIFY(said(turn).startsWith("Why: 10 points scored; 3 more"));
    Event thrown;
    thrown.kind = EventKind::CaballeroPlaced; // without an owner, as the engine tells it
    thrown.seat = own;
    thrown.to = Area::Castillo;
    thrown.number = 2;
    AdvisedTurn castillo;
    castillo.events = {points(own, Area::Castillo, 5), thrown};
    QCOMPARE(said(castillo), QString("Why: 5 points scored in the Castillo and 2 more Caballeros there."));
    castillo.events = {thrown};
    castillo.changes = {{.place = Area::Aragon, .seat = own, .points = 5}}; // more than they
    QCOMPARE(said(castillo),
             QString("Why: 5 more points in Aragon at the next general scoring; 2 more Caballeros in the Castillo."));
    castillo.changes.clear();
    castillo.events.push_back({.kind = EventKind::KingMoved, .seat = own, .from = Area::Aragon, .to = Area::Galicia});
    castillo.held.insert(Area::Galicia);
    QCOMPARE(said(castillo), QString("Why: 2 more Caballeros in the Castillo and the King's protection in Galicia."));
    turn.events.clear();
    QCOMPARE(said(turn), QString("Why: 3 more points in Aragon (1st place) and 2 fewer points for Bo there at the "
                                 "next general scoring."));
    turn.changes.clear();
    turn.footholds = {{.place = Area::Galicia}, {.place = Area::Valencia, .rival = other}};
    QCOMPARE(said(turn), QString("Why: nobody else in Galicia and now tied with Bo in Valencia."));
    QCOMPARE(said({}), QString());
}

// Holds by what they are in, and points by no place where the log names none.
void AdviceTest::loosePartsAreNamedByTheirPlace() {
    if (!tests::hasExpansion("inquisitor_colonies")) QSKIP("not built");
    installExpansionViews(); // their words
    Setup setup;
    setup.expansions = {"inquisitor_colonies"};
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    AdvisedTurn turn;
    turn.events = {points(seatAt(0), catalogue.area("limit-table"), 10)};
    QCOMPARE(reason(catalogue, turn), QString("Why: 10 points scored."));
    for (const char* id : {"mediterranean", "mediterranean.wares", "ship.captain"})
        turn.events.push_back({.kind = EventKind::CaballeroPlaced, .to = catalogue.area(id)});
    turn.events.erase(turn.events.begin());
    Advice advice;
    advice.moves.emplace_back();
    advice.turns = {turn};
    QCOMPARE(texts::nudgeText(catalogue, {}, advice, {}), QString("Worth a look: Ship, Mediterranean."));
}

// Buttons that say what they do have one.
void AdviceTest::whatIsChosenNeedsNoVerb() {
    QVERIFY(asked("place"));
    const Action action = act(ActionKind::Caballero, Area::Aragon);
    Advice advice;
    advice.moves.push_back({.action = action});
    advice.turns.emplace_back().moves = {action};
    QCOMPARE(texts::adviceText(model().catalogue(), *model().decision(), advice, 0, names()).front(),
             QString("The computer's choice: “Place in Aragon”."));
    MoveThought thought;
    thought.decision = *model().decision();
    thought.decision.legal = {action};
    QCOMPARE(texts::whyTitle(model().catalogue(), thought, [](Seat) { return QString("Ada"); }),
             QString("Ada's choice: “Place in Aragon”."));
}

void AdviceTest::adviceIsComparedWithTheNextBest() {
    QVERIFY(asked("place"));
    const auto place = [](Area area) { return act(ActionKind::Caballero, area); };
    Advice advice;
    advice.seat = model().decision()->seat;
    advice.turns.resize(2);
    advice.turns[0].moves = {place(Area::Sevilla)};
    advice.turns[1].moves = {place(Area::Aragon)};
    for (const AdvisedTurn& turn : advice.turns) advice.moves.push_back({.action = turn.moves[0]});
    advice.turns[0].changes = {{.place = Area::Sevilla, .seat = advice.seat, .points = 3}};
    advice.turns[0].court = 1;
    const auto first = [&] {
        return texts::adviceReasons(model().catalogue(), *model().decision(), advice, 0, names()).front();
    };
    QCOMPARE(first(),
             QString("Unlike “Place in Aragon”, this choice promises 3 more points in Seville and leaves you 1 more "
                     "Caballero at court."));
    advice.turns[1].moves.push_back(place(Area::Galicia));
    QVERIFY2(first().startsWith("Unlike a turn that begins with “Place in Aragon”, this choice promises"),
             qPrintable(first()));
    advice.turns[0].moves.push_back(place(Area::Aragon)); // what both begin or go on with names neither
    advice.turns[0].court = 0;
    QCOMPARE(first(), QString("Unlike the next best turn, this choice promises 3 more points in Seville."));
    advice.turns[1] = advice.turns[0];
    QVERIFY(!first().startsWith("Unlike"));
    QVERIFY(!texts::adviceReasons(model().catalogue(), *model().decision(), advice, 1, names())
                 .join(u' ')
                 .contains("Unlike"));
}

void AdviceTest::vetosOfOthersAreNamed() {
    QVERIFY(asked("place"));
    Advice advice;
    advice.seat = model().decision()->seat;
    advice.turns.resize(1);
    const auto last = [&] {
        return texts::adviceReasons(model().catalogue(), *model().decision(), advice, 0, names()).back();
    };
    QVERIFY(!last().contains("Veto"));
    const Seat rival = seatAt(index(advice.seat) == 0 ? 1 : 0);
    advice.turns[0].vetoers.insert(rival);
    QCOMPARE(last(), QStringLiteral("%1 could still use a Veto.").arg(names()(rival)));
}

void AdviceTest::powerCardsAreComparedByTheirPlaceInTheOrder() {
    QVERIFY(asked("power"));
    const auto playing = [this](int power, int kept) {
        AdvisedTurn turn;
        turn.brought = model().catalogue().powers[static_cast<std::size_t>(power)].caballeros;
        Event played;
        played.kind = EventKind::PowerPlayed;
        played.power = static_cast<Power>(power);
        turn.moves = {act(ActionKind::Power, static_cast<Power>(power))};
        turn.events = {played};
        turn.kept = static_cast<Power>(kept);
        return turn;
    };
    const Seat rival = seatAt(index(model().decision()->seat) == 0 ? 1 : 0);
    Advice advice;
    advice.seat = model().decision()->seat;
    advice.turns = {playing(0, 12), playing(12, 11)};
    for (const AdvisedTurn& turn : advice.turns) advice.moves.push_back({.action = turn.moves[0]});
    advice.turns[0].starts = true;
    advice.turns[0].after = advice.turns[1].before = SeatSet::of(rival);
    const auto all = [&] {
        return texts::adviceReasons(model().catalogue(), *model().decision(), advice, 0, names()).join(u'|');
    };
    QVERIFY2(all().startsWith(
                 "Unlike “Power card 13”, this choice brings 6 more Caballeros to court and keeps your 13.|Power "),
             qPrintable(all()));
    QVERIFY(all().contains(QStringLiteral("Turn order: after %1.").arg(names()(rival))));
    QVERIFY(all().contains("|You start the next round."));
    std::swap(advice.turns[0], advice.turns[1]);
    QVERIFY2(
        all().startsWith(
            QStringLiteral("Unlike “Power card 1”, this choice lets you act before %1; the other one brings 6 more "
                           "Caballeros to court.|")
                .arg(names()(rival))),
        qPrintable(all()));
}

// Neither how often it looked nor what has hardly been looked at; points only for those who want them.
void AdviceTest::whyNamesOnlyWhatIsKnown() {
    QVERIFY(asked("place"));
    MoveThought thought;
    thought.decision = *model().decision();
    thought.simulations = 300;
    const auto add = [&](Area area, int visits, double share, double lead) {
        thought.moves.push_back({act(ActionKind::Caballero, area), visits, share, lead});
    };
    add(Area::Aragon, 240, 0.5, 2);
    add(Area::Sevilla, 30, 0.45, 0.6);
    add(Area::Granada, 11, 0.5, 2); // less than a twentieth
    add(Area::Valencia, 9, 0.5, 2);
    add(Area::Galicia, 20, 0.4, -4);
    const auto said = [&](bool figures) {
        return texts::whyLines(model().catalogue(), thought, names(), figures).join(u'|');
    };
    QCOMPARE(said(false), QString("Alternatives:|• “Place in Seville”: slightly worse|• “Place in Galicia”: clearly "
                                  "worse"));
    QVERIFY(said(true).contains("Seville”: about 1.4 points fewer"));
    thought.moves[1].lead = 4;
    QVERIFY(said(false).contains("Seville”: more points, but a smaller chance of winning"));
    thought.moves[1].share = 0.6;
    QVERIFY(said(false).contains("Seville”: seemed better"));
    thought.moves.erase(thought.moves.begin() + 1);
    QVERIFY(said(false).contains("clearly worse"));
    thought.moves.pop_back();
    QCOMPARE(said(false), QString("It did not look at any alternative closely enough to compare it."));
    thought.moves.resize(1);
    QCOMPARE(said(false), QString("It considered nothing else worth a look."));
    QVERIFY(!texts::whyChances(thought).contains("240") && !texts::whyChances(thought).contains("300"));
    thought.simulations = 0;
    QVERIFY(said(false).startsWith("It did not look ahead"));
}

// From the line of the log, and with a key for the last move; what is said is what the computer weighed then.
void AdviceTest::computersTellWhy() {
    Setup setup;
    setup.seed = "why";
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "normal"}, {"Cy", "easy"}}));
    QVERIFY(until([this] { return model().aids().reasons().size() >= 2; }));
    AdvicePanel& panel = page().advice();
    page().showPanel(page().log());
    const MoveThought* last = model().aids().lastThought();
    QVERIFY(last != nullptr);
    QVERIFY(!model().isPerson(last->decision.seat));
    QVERIFY(!last->moves.empty() && last->moves.size() <= MoveThought::kMostKept);
    QSignalSpy told(&panel, &AdvicePanel::told);
    window_->findChild<QAction*>("view.why")->trigger();
    QVERIFY(panel.isVisible());
    const QString title = texts::whyTitle(model().catalogue(), *last, names());
    QVERIFY2(panel.words().startsWith(title), qPrintable(panel.words()));
    QVERIFY(title.startsWith(model().playerName(last->decision.seat)));
    QVERIFY(!panel.words().contains(u'%'));
    for (const QString& line : texts::whyLines(model().catalogue(), *last, names(), false))
        QVERIFY2(panel.words().contains(line), qPrintable(line));
    QCOMPARE(told.takeLast().first().toString(), panel.words());
    QTest::mouseClick(panel.button(), Qt::LeftButton); // back
    QVERIFY(!panel.words().contains(title));

    QStringList links;
    int drawnTurns = 0;
    page().showPanel(page().log());
    QTRY_VERIFY(page().log().findChild<QTextBrowser*>()->toHtml().contains("why:"));
    const QString html = page().log().findChild<QTextBrowser*>()->toHtml();
    for (std::size_t event = 0; event < model().history().size(); ++event) {
        const QString link = QStringLiteral("href=\"why:%1\"").arg(event);
        if (!html.contains(link)) continue;
        links << link;
        const MoveThought* thought = model().aids().thoughtOf(event);
        QVERIFY(thought != nullptr && !model().isPerson(model().history()[event].seat));
        emit page().log().whyActivated(static_cast<int>(event));
        QVERIFY(panel.words().startsWith(texts::whyTitle(model().catalogue(), *thought, names())));
        QVERIFY2(!panel.words().contains(QStringLiteral("””")), qPrintable(panel.words())); // no quotes in quotes
        drawnTurns += drawn().empty() ? 0 : 1;
    }
    QVERIFY(drawnTurns > 0);
    QVERIFY(links.size() >= 4);
}

void AdviceTest::computersTellWhyAfterAResume() {
    Setup setup;
    setup.seed = "why";
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "normal"}, {"Cy", "easy"}}));
    QVERIFY(until([this] { return model().aids().reasons().size() >= 2; }));
    QVERIFY(window_->table().resume(window_->table().recordText()));
    page().showPanel(page().log());
    QTextBrowser* log = page().log().findChild<QTextBrowser*>();
    QTRY_VERIFY(log->toHtml().contains("why:"));
    const auto isOfBefore = [this](std::size_t event) { // others have been made since
        const MoveThought* thought = model().aids().thoughtOf(event);
        return thought != nullptr && thought->event == event && thought->moves.empty();
    };
    std::size_t event = 0;
    while (event < model().history().size() && !isOfBefore(event)) ++event;
    QVERIFY(event < model().history().size());
    AdvicePanel& panel = page().advice();
    emit page().log().whyActivated(static_cast<int>(event));
    QVERIFY(panel.words().contains("Working out"));
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isSearching(), 60000);
    const MoveThought* thought = model().aids().thoughtOf(event);
    QVERIFY(thought != nullptr && !thought->moves.empty());
    QVERIFY2(panel.words().startsWith(texts::whyTitle(model().catalogue(), *thought, names())),
             qPrintable(panel.words()));
}

// Where a hand holds cards with actions, they are no power cards.
void AdviceTest::powersAreNamedAsTheSetNamesThem() {
    for (const bool own : {false, true}) {
        if (own && !tests::hasExpansion("intrigue_king")) continue;
        installExpansionViews(); // their words
        Setup setup;
        if (own) setup.expansions = {"intrigue_king"};
        const auto rules = RulesBuilder::build(setup);
        QVERIFY(rules);
        const Catalogue catalogue = catalogueOf(**rules);
        const auto power = static_cast<Power>(5);
        Event played;
        played.kind = EventKind::PowerPlayed;
        played.seat = seatAt(0);
        played.power = power;
        AdvisedTurn turn;
        turn.moves = {act(ActionKind::Power, power)};
        turn.events = {played};
        turn.brought = 2;
        Advice advice;
        advice.seat = seatAt(0);
        advice.moves.emplace_back();
        advice.moves.back().action = turn.moves.front();
        advice.turns = {turn};
        QStringList said = texts::turnReasons(catalogue, seatAt(0), turn, [](Seat) { return QString("Ada"); });
        said << texts::nudgeText(catalogue, {}, advice, [](Seat) { return QString("Ada"); });
        const QString all = said.join(u' ');
        const QString name = texts::powerName(catalogue, power);
        QCOMPARE(all.count((own ? "Card " : "Power card ") + name), 2);
        QCOMPARE(all.contains("power card", Qt::CaseInsensitive), !own);
        played.kind = EventKind::PowerTakenBack;
        const QString back = texts::eventText(
            catalogue, played, [](Seat) { return QString("Ada"); }, false);
        QCOMPARE(back, QStringLiteral("Ada takes %1 %2 back.").arg(own ? "card" : "power card", name));
    }
}

ELGRANDE_TEST(AdviceTest)
#include "advice_test.moc"
