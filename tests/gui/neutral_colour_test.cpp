// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A colour at whose seat nobody sits: its row, its name wherever something is told of it, its turn that nobody waits
// for. Played in an edition that has one for two players; without such an edition there is nothing to see.
#include "app/new_game/game_box.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "expansions/installed.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/parts.h"
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "views/board/board_items.h"
#include "views/board/place_tip.h"
#include "views/board/track_tip.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_face.h"
#include "views/court/seat_panel.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/panels/log_panel.h"
#include "views/prompt/curtain.h"
#include "views/scoring/scoring_reel.h"
#include "views/texts/texts.h"

#include <QComboBox>
#include <QGraphicsScene>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr Seat kNeutral = seatAt(2);

std::string editionWithOne() {
    for (const std::string& edition : offeredEditions()) {
        Setup setup;
        setup.edition = edition;
        setup.players = 2;
        const auto rules = RulesBuilder::build(setup);
        if (rules && !(*rules)->dummies().empty()) return edition;
    }
    return {};
}

} // namespace

class NeutralColourTest : public TableStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup() { forget(); }

    void rowSaysWhatItHas();
    void ordersItBehindThePlayers();
    void boardNamesIt();
    void scoreboardShowsItsRanks();
    void takesACardByItself();
    void undoGoesOverItsTurn();
    void nobodyWaitsForIt();
    void filmShowsItWithoutPoints();
    void stacksThatAreMergedHaveNoPlace();
    void newGameTellsOfIt();

  private:
    void endTurn(); // whatever it wastes
    bool lay(const QByteArray& rest = {}, const char* blue = "");
    SeatRow& row() { return *page().seats().row(kNeutral); }
    std::string edition_;
};

void NeutralColourTest::initTestCase() {
    installExpansionViews();
    edition_ = editionWithOne();
    if (edition_.empty()) QSKIP("no edition has such a colour");
}

void NeutralColourTest::init() { open(); }

// Red acts first, then the neutral colour, then blue.
bool NeutralColourTest::lay(const QByteArray& rest, const char* blue) {
    const QByteArray usual = R"({"edition": "%1", "seats": [
        {"colour": "red", "court": 3, "played": 13, "grande": "galicia"},
        {"colour": "blue", "court": 3, "played": 11, "grande": "aragon"}], "dummies": [{"played": 12}],
        "regions": {"granada": {"dummy": 4, "red": 2, "blue": 1}, "aragon": {"dummy": 1}},
        "castillo": {"dummy": 1, "red": 1},
        "stacks": {"1": ["intrigue-3-any"], "2": ["score-fours"], "4": ["grande"]}%2})";
    QByteArray json = usual;
    json.replace("%1", QByteArray::fromStdString(edition_)).replace("%2", rest);
    return TableStage::lay(json, blue) && waitFor("action");
}

void NeutralColourTest::endTurn() {
    pressAnswer("End");
    while (model().wasteful()) model().insist();
    settle();
}

void NeutralColourTest::rowSaysWhatItHas() {
    QVERIFY(lay(R"(, "options": {"used-power-open": true})")); // so that what is still to come is known
    const SeatContent& content = row().content();
    QVERIFY(content.unseated);
    QCOMPARE(content.name, QStringLiteral("Neutral"));
    QCOMPARE(content.onBoard, 6);
    QCOMPARE(content.provinces, 24);
    QCOMPARE(content.played, QStringLiteral("12"));
    QCOMPARE(content.powers.size(), std::size_t(13));
    QVERIFY(!content.awaited);
    QVERIFY(row().courtBox().isEmpty());
    QVERIFY(!row().provincesBox().isEmpty());
    QCOMPARE(row().accessibleName(), content.name);
    const QString told = row().accessibleDescription();
    QVERIFY(told.contains("Nobody plays this colour") && told.contains("On the board: 6"));
    QVERIFY(!told.contains("point") && !told.contains("Court"));
    QVERIFY(!told.contains("Power cards in hand") && told.contains("Power cards yet to come: 1, 2"));
    QVERIFY(!page().seats().row(seatAt(0))->content().unseated);
}

void NeutralColourTest::ordersItBehindThePlayers() {
    QVERIFY(lay());
    const std::vector<Seat> round{seatAt(0), kNeutral, seatAt(1)};
    QCOMPARE(page().seats().order(), round);
    QVERIFY(TableStage::lay(QByteArray(R"({"edition": "%1", "phase": "power", "starter": "blue", "to_move": "blue",
        "regions": {}, "castillo": {}, "seats": [{"colour": "red"}, {"colour": "blue"}]})")
                                .replace("%1", QByteArray::fromStdString(edition_)),
                            ""));
    const std::vector<Seat> before{seatAt(1), seatAt(0), kNeutral};
    QCOMPARE(page().seats().order(), before);
}

void NeutralColourTest::boardNamesIt() {
    QVERIFY(lay());
    Shown shown(model());
    QVERIFY(placeTip(shown, *theme_, Area::Granada, {}).contains("Neutral"));
    QCOMPARE(seatName(model(), kNeutral), QStringLiteral("Neutral"));
    QCOMPARE(seatName(model(), seatAt(0)), QStringLiteral("Ada"));
    QVERIFY(
        !trackTip(page().shown(), board().map(), board().map().trackPoint(0)).contains("Neutral")); // it has no score
    bool filtered = false;
    const auto* const filters = page().log().findChild<QComboBox*>();
    for (int i = 0; i < filters->count(); ++i) filtered = filtered || filters->itemText(i) == "Neutral";
    QVERIFY(filtered);
}

// A rank that it holds is nobody else's, and does not look as if nobody held it.
void NeutralColourTest::scoreboardShowsItsRanks() {
    QVERIFY(lay());
    const Standing first = model().aids().standings(Area::Granada).at(0);
    QVERIFY(first.owner == ownerOf(kNeutral) && first.rank == 1 && first.idle);
    for (const Standing& each : model().aids().standings(Area::Sevilla)) QVERIFY(!each.idle);
    const auto holdersIn = [this](Area area) {
        for (const QGraphicsItem* item : board().scene()->items())
            if (const auto* name = dynamic_cast<const NameItem*>(item); name != nullptr && name->spot().area == area)
                return name->holders();
        return RankHolders{};
    };
    const RankHolders shown = holdersIn(Area::Granada);
    QCOMPARE(shown[0], std::vector<std::string>{"dummy"});
    QCOMPARE(shown[1], std::vector<std::string>{"red"});
    QCOMPARE(shown[2], std::vector<std::string>{"blue"});
    QVERIFY(placeTip(page().shown(), *theme_, Area::Granada, {}).contains("1st place, no points"));
    QVERIFY(placeSummary(page().shown(), Area::Granada, false, {}).contains("1st place, no points"));
}

void NeutralColourTest::takesACardByItself() {
    QVERIFY(lay());
    takeCard("intrigue-3-any");
    QVERIFY(waitFor("turn"));
    endTurn();
    QVERIFY(waitFor("court"));
    QCOMPARE(model().decision()->seat, seatAt(1));
    const Card taken = model().observation().seats[index(kNeutral)].taken;
    QVERIFY(taken != Card::None);
    QCOMPARE(row().content().status, texts::cardTitle(model().catalogue(), taken));
    const auto& faces = page().cards().faces();
    const auto face = std::find_if(faces.begin(), faces.end(), [](const CardFace* each) {
        return each->content().taker == QLatin1String("Neutral");
    });
    QVERIFY(face != faces.end());
    QCOMPARE((*face)->content().title, texts::cardTitle(model().catalogue(), taken));
    QCOMPARE((*face)->content().takerColour, std::string("dummy"));
    QTRY_VERIFY(page().log().plainText().contains("Neutral takes"));
}

void NeutralColourTest::undoGoesOverItsTurn() {
    QVERIFY(lay());
    takeCard("intrigue-3-any");
    QVERIFY(waitFor("turn"));
    endTurn();
    QVERIFY(waitFor("court"));
    QVERIFY(model().canUndo());
    QCOMPARE(model().undoOf(), seatAt(0));
    model().undo();
    QVERIFY(waitFor("turn"));
    QCOMPARE(model().decision()->seat, seatAt(0));
    QVERIFY(model().observation().seats[index(kNeutral)].taken == Card::None);
    QTRY_VERIFY(!page().log().plainText().isEmpty());
    QVERIFY(!page().log().plainText().contains("Neutral takes"));
    model().redo();
    QVERIFY(waitFor("court"));
    QVERIFY(model().observation().seats[index(kNeutral)].taken != Card::None);
}

// Neither a curtain nor a line that says so; a round is played through.
void NeutralColourTest::nobodyWaitsForIt() {
    QVERIFY(lay({}, "greedy"));
    bool waited = false;
    const QObject listener; // no longer than what it writes to
    connect(&model(), &GameModel::changed, &listener, [&] {
        waited = waited || model().curtainFor() == kNeutral;
        for (const Seat seat : model().waitingFor()) waited = waited || seat == kNeutral;
    });
    const int round = model().observation().roundsBegun;
    QVERIFY(until([&] { return model().observation().roundsBegun > round + 1; }));
    QVERIFY(!waited);
}

void NeutralColourTest::filmShowsItWithoutPoints() {
    QVERIFY(lay());
    const auto began = [] {
        Event event;
        event.kind = EventKind::ScoringBegan;
        event.number = 1;
        return event;
    };
    Event scored;
    scored.kind = EventKind::PlaceScored;
    scored.to = Area::Granada;
    Event neutral;
    neutral.kind = EventKind::PlaceContended;
    neutral.seat = kNeutral;
    neutral.owner = ownerOf(kNeutral);
    neutral.to = Area::Granada;
    neutral.number = 4;
    neutral.rank = 1;
    Event points;
    points.kind = EventKind::Points;
    points.to = Area::Granada;
    points.seat = seatAt(0);
    points.number = 3;
    points.rank = 2;
    Event lonely = scored;
    lonely.to = Area::Aragon; // only the neutral colour is there
    Event ended;
    ended.kind = EventKind::RoundEnded;
    const ScoringReel reel =
        reelOf(model().catalogue(), {began(), scored, neutral, points, lonely, ended}, model().observation(), 1);
    QCOMPARE(reel.pictures.size(), std::size_t(2));
    QCOMPARE(reel.pictures[0].rows.size(), std::size_t(3));
    QCOMPARE(reel.pictures[0].rows[2].pieces, 4);
    QCOMPARE(reel.pictures[0].rows[2].points, 0);
    QVERIFY(reel.pictures[0].rows[2].idle && reel.pictures[0].rows[2].rank == 1);
    QCOMPARE(reel.pictures[1].kind, ReelPicture::Kind::Result);
    QCOMPARE(reel.pictures[1].rows.size(), std::size_t(2));
}

void NeutralColourTest::stacksThatAreMergedHaveNoPlace() {
    QVERIFY(lay());
    const std::vector<CardFace*>& faces = page().cards().faces();
    QStringList stacks;
    for (const CardFace* face : faces) stacks << face->content().stack;
    QCOMPARE(stacks, QStringList({"I", "II", "IV", "V"}));
    const int gap = faces[2]->geometry().left() - faces[1]->geometry().right();
    QVERIFY2(std::abs(gap) <= 1, "the cards should lie side by side");
}

void NeutralColourTest::newGameTellsOfIt() {
    NewGameDialog dialog;
    const auto choose = [&dialog](const std::string& edition) {
        dialog.findChild<GameBox*>(QStringLiteral("edition-") + QString::fromStdString(edition))->click();
    };
    const auto told = [&dialog] { return dialog.findChild<QLabel*>("players-text"); };
    QVERIFY(told() != nullptr);
    choose(edition_);
    dialog.seatsEditor().setCount(2);
    QVERIFY(!told()->isHidden() && told()->text().contains("neutral"));
    const auto about = dialog.findChild<QLabel*>("box-text");
    QVERIFY(about != nullptr && about->text().contains(texts::editionText(QString::fromStdString(edition_))));
    for (const OptionFacts& option : knownOptions(edition_, {})) {
        const auto* box = partOf<RulingsEditor>(dialog).findChild<QWidget*>(QString::fromStdString(option.id));
        QVERIFY(box != nullptr);
        QCOMPARE(box->accessibleDescription().contains("not known"),
                 texts::isGuessed(QString::fromStdString(edition_), option));
    }
    dialog.seatsEditor().setCount(4);
    QVERIFY(told()->isHidden());
    choose("classic");
    dialog.seatsEditor().setCount(2);
    QVERIFY(told()->isHidden());
}

ELGRANDE_TEST(NeutralColourTest)
#include "neutral_colour_test.moc"
