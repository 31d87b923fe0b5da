// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table in the window: the cards of the round lie in a strip above the hand; what lasts is seen there and in the
// seats' rows.
#include "expansions/intrigue_king/tests/gui/king_stage.h"
#include "expansions/intrigue_king/view/bridge_end.h"
#include "expansions/intrigue_king/view/bridge_item.h"
#include "expansions/intrigue_king/view/round_cards.h"

#include "tests/named_test.h"
#include "views/board/board_items.h"
#include "views/board/board_scene.h"
#include "views/cards/card_view.h"
#include "views/cards/power_hand.h"
#include "views/ceremony/ceremony.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/rulebook/rule_book.h"

#include <QSplitter>

#include <set>

using namespace elgrande;
using namespace elgrande::gui;
using namespace elgrande::intrigue_king;

class TableTest : public KingStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init() {
        prepare();
        open();
    }
    void cleanup() { forget(); }
    void cardsOfTheRoundLieInAStrip();
    void cardsOfStacksLieThereAlone();
    void cardsAreShownAsTheyArePlayed();
    void requiredActionsAreSaidToBe();
    void freeActionsAreNot();
    void largeCardPromisesNoNumberOfAnother();
    void boardHasTheRoom();
    void keptThingsAreBadges();
    void generalScoringSaysWhatIsSpecial();
    void bridgeEndsOnOpenGround();
    void othersThreatenWithTheCardsOfTheRound();
    void rulesOfWhatIsAskedAreFound();
    void handsOfAnySizeAreRead_data();
    void handsOfAnySizeAreRead();
};

void TableTest::cardsOfTheRoundLieInAStrip() {
    QVERIFY(layTurn(60));
    const auto& faces = page().cards().faces();
    QCOMPARE(faces.size(), std::size_t(4));
    QCOMPARE(cardAt(0), std::string("ki-king"));
    QCOMPARE(cardAt(1), std::string("ki-60"));
    QCOMPARE(cardAt(3), std::string("ki-intrigue"));
    QCOMPARE(faces[0]->content().takerColour, std::string("blue"));
    QCOMPARE(faces[0]->content().power, QString("180"));
    QCOMPARE(faces[0]->content().caballeros, 5);
    QCOMPARE(faces[1]->content().caballeros, 4);
    QVERIFY(!faces[0]->content().toCome); // the turn is over
    QVERIFY(faces[1]->content().toCome);
    QVERIFY(page().cards().isVisible());
    QVERIFY(page().cards().mapTo(&page(), QPoint()).y() < page().hand().mapTo(&page(), QPoint()).y());
    QVERIFY(page().hand().width() > page().board().width() * 0.9); // nothing beside it
    QVERIFY(faces[1]->isOffered());
    press(faces[1]);
    QVERIFY(QTest::qWaitFor([&] { return model().observation().seats[1].court == 0; }, 5000)); // three are sent back
    QVERIFY(lay("{}")); // a game with stacks: back beside the hand
    settle();
    QCOMPARE(page().cards().faces().size(), std::size_t(5));
    QCOMPARE(page().cards().mapTo(&page(), QPoint()).y(), page().hand().mapTo(&page(), QPoint()).y());
    QVERIFY(page().cards().mapTo(&page(), QPoint()).x() < page().hand().mapTo(&page(), QPoint()).x());
}

// With another set there are stacks, where a card that has been taken is shown with its player.
void TableTest::cardsOfStacksLieThereAlone() {
    Catalogue catalogue;
    catalogue.cards.resize(2);
    catalogue.cards[1].stack = 0;
    catalogue.stacks = 1;
    Observation seen;
    seen.order = {seatAt(0), seatAt(1)};
    seen.seats.resize(2);
    seen.seats[0].taken = static_cast<Card>(0);
    seen.seats[1].taken = static_cast<Card>(1);
    const std::vector<OpenCard> cards = intrigue_king::roundCards(seen, catalogue);
    QCOMPARE(cards.size(), std::size_t(1));
    QCOMPARE(cards[0].card, static_cast<Card>(0));
    catalogue.cards[1].stack = -1;
    QCOMPARE(intrigue_king::roundCards(seen, catalogue).size(), std::size_t(2));
}

void TableTest::cardsAreShownAsTheyArePlayed() {
    QVERIFY(lay(QByteArray("{") + kSeats + R"(, "phase": "power", "to_move": "red", "starter": "red", "seats": [
        {"colour": "red", "court": 4, "grande": "sevilla"}, {"colour": "blue", "court": 3, "grande": "aragon"},
        {"colour": "yellow", "court": 3, "grande": "cataluna"}, {"colour": "green", "court": 3, "grande": "granada"}]})"));
    QVERIFY(waitFor("power"));
    QCOMPARE(page().cards().faces().size(), std::size_t(2));
    QCOMPARE(cardAt(0), std::string("ki-king"));
    QCOMPARE(cardAt(1), std::string("ki-intrigue"));
    QVERIFY(!page().cards().faces()[0]->isOffered());
    settle();
    const int wide = page().cards().faces()[0]->width(); // nobody's card wants the room yet
    for (const CardFace* face : page().cards().faces())
        QVERIFY2(face->shownWords() > 0, qPrintable(face->content().title));
    model().choose(model().decision()->legal.front());
    const auto isDealtOut = [this] { return model().observation().seats[0].taken != Card::None; };
    QVERIFY(QTest::qWaitFor(isDealtOut, 10000));
    QVERIFY(page().cards().faces().size() >= 4);
    QTRY_VERIFY(page().cards().faces()[0]->width() < wide);
    // One ribbon tells it.
    const std::vector<Event>& all = model().history();
    const auto first = std::find_if(all.begin(), all.end(), [this](const Event& event) {
        return model().catalogue().event(event.kind).id == "ki-caballeros-taken";
    });
    std::size_t taken = 0;
    const CeremonyMaker& make = uiOf("intrigue_king")->ceremonies.front();
    QVERIFY(make(model(), all, static_cast<std::size_t>(first - all.begin()), taken));
    QCOMPARE(taken, std::size_t(8)); // two cards for each
}

void TableTest::requiredActionsAreSaidToBe() {
    QVERIFY(layTurn(60));
    QVERIFY2(said().contains("you must carry out"), qPrintable(said()));
    QVERIFY(page().cards().faces()[1]->content().owed);
    QVERIFY(page().cards().faces()[1]->toolTip().contains("must carry out"));
}

void TableTest::freeActionsAreNot() {
    QVERIFY(layTurn(50));
    QVERIFY2(!said().contains("required"), qPrintable(said()));
    QVERIFY(!page().cards().faces()[1]->content().owed);
}

// How many the King's and the Intrigue player place stands on their Caballero card.
void TableTest::largeCardPromisesNoNumberOfAnother() {
    QVERIFY(layTurn(25));
    CardView large(model(), *theme_, &page());
    large.setCard(model().observation().seats[3].taken);
    QVERIFY2(large.text().contains("Intrigue") && !large.text().contains("Place up to"), qPrintable(large.text()));
    large.setCard(model().observation().seats[1].before.front());
    QVERIFY2(large.text().contains("Place up to 5 Caballeros"), qPrintable(large.text()));
}

// With a strip and a hand below it the board is still as large as its width lets it be, until a hand drags the border.
void TableTest::boardHasTheRoom() {
    window_->resize(1280, 900);
    QVERIFY(layTurn(60));
    const auto wanted = [this] { return board().heightForWidth(board().width()); };
    QTRY_VERIFY2(board().height() >= wanted() - 12, qPrintable(QString::number(board().height())));
    for (const PowerFace* face : page().hand().findChildren<PowerFace*>())
        QVERIFY(page().rect().contains(QRect(face->mapTo(&page(), QPoint(0, 0)), face->size())));
    const QList<QSplitter*> splitters = page().findChildren<QSplitter*>();
    const auto down = std::find_if(splitters.begin(), splitters.end(),
                                   [](const QSplitter* each) { return each->orientation() == Qt::Vertical; });
    QVERIFY(down != splitters.end());
    QSplitterHandle* border = (*down)->handle(1);
    const QPoint at = border->rect().center();
    const int before = board().height();
    QTest::mousePress(border, Qt::LeftButton, {}, at);
    QTest::mouseMove(border, at - QPoint(0, 60));
    QTest::mouseRelease(border, Qt::LeftButton, {}, at);
    QTRY_VERIFY(board().height() < before - 20);
    window_->resize(1290, 800);
    QTRY_VERIFY(board().height() < before - 10);
}

void TableTest::keptThingsAreBadges() {
    QVERIFY(layTurn(60, R"({"kept": [{"kind": "ki-veto", "seat": "yellow", "until": 4},
                                     {"kind": "ki-conspiracy", "seat": "green"}]})"));
    QCOMPARE(page().seats().row(seatAt(2))->content().badges.size(), std::size_t(1));
    QVERIFY(page().seats().row(seatAt(2))->toolTip().contains("Holds the Veto"));
    QCOMPARE(page().seats().row(seatAt(3))->content().badges.size(), std::size_t(1));
    QVERIFY(page().seats().row(seatAt(3))->toolTip().contains("Conspiracy"));
}

void TableTest::generalScoringSaysWhatIsSpecial() {
    QVERIFY(layTurn(60, R"({"regions": {"ki-reserve": {"yellow": 1}}, "kept": [{"kind": "ki-conspiracy",
                                                                                "seat": "green"}]})"));
    const Shown shown(model());
    QCOMPARE(
        uiOf("intrigue_king")->scoringNotes(shown, {}),
        QStringList(
            {"Conspiracy: the Grandes follow the disks",
             QStringLiteral("Before the regions: %1 may place from the reserve").arg(model().playerName(seatAt(2)))}));
}

// From every region to every other: the end lies in it, and under nothing that may come there, in both languages.
void TableTest::bridgeEndsOnOpenGround() {
    QVERIFY(lay(QByteArray("{") + kSeats + R"(, "phase": "power",
        "tokens": {"ki-bridge": "pais_vasco", "ki-bridge-end": "granada"}, "seats": [{"colour": "red", "court": 4, "grande": "granada"}, {"colour": "blue", "grande": "granada"},
                  {"colour": "yellow", "grande": "granada"}, {"colour": "green", "grande": "granada"}]})"));
    const BridgeItem* bridge = nullptr;
    for (const QGraphicsItem* item : board().table().items())
        if (const auto* found = dynamic_cast<const BridgeItem*>(item)) bridge = found;
    if (bridge == nullptr) QFAIL("there is no bridge");
    QVERIFY(bridge->isBuilt());
    QVERIFY(figure(token("ki-bridge")) == nullptr && figure(token("ki-bridge-end")) == nullptr);
    const BoardMap& map = board().table().map();
    std::vector<std::string> all;
    std::vector<std::string> regions;
    for (const AreaFacts& area : model().catalogue().areas) all.push_back(area.id);
    for (const AreaFacts& area : model().catalogue().areas)
        if (area.region) regions.push_back(area.id);
    QCOMPARE(bridge->ends()[0], bridgeEnd(map, all, "pais_vasco", map.outline("granada").boundingRect().center()));
    std::vector<QRectF> taken;
    for (const std::string& id : all)
        for (const char* what : {"piles", "grandes"})
            for (const BoardMap::Row& row : map.rows(id, what)) taken.push_back(row.box);
    for (const std::string& id : regions) {
        const QPointF king = map.anchorOf(id, "king");
        const QPointF plate = map.anchorOf(id, "board");
        taken.emplace_back(king - QPointF(22, 40), QSizeF(44, 80));
        taken.emplace_back(plate - QPointF(53, 17), QSizeF(106, 34));
    }
    for (const char* language : {"de", "en"}) {
        language_.use(language);
        settle();
        for (const QGraphicsItem* item : board().table().items())
            if (const auto* name = dynamic_cast<const NameItem*>(item))
                taken.push_back(name->nameBox().translated(name->pos()));
    }
    for (const std::string& from : regions)
        for (const std::string& to : regions) {
            if (from == to) continue;
            const QRectF end = bridgeEnd(map, all, from, map.outline(to).boundingRect().center());
            const QString which = QStringLiteral("%1 to %2").arg(from.c_str(), to.c_str());
            QVERIFY2(end.width() >= 16 && map.outline(from).contains(end.adjusted(2, 2, -2, -2)), qPrintable(which));
            for (const QRectF& box : taken) QVERIFY2(!end.intersects(box), qPrintable(which));
        }
}

// Yellow places two anywhere with its card, green has the Intrigue; blue has had its turn.
void TableTest::othersThreatenWithTheCardsOfTheRound() {
    QVERIFY(layTurn(60));
    const ThreatSearch search = model().aids().threatSearch(seatAt(0));
    QVERIFY(search);
    const std::vector<Threat> threats = search(std::atomic<bool>(false));
    QVERIFY(!threats.empty());
    std::set<std::string> cards;
    for (const Threat& threat : threats) {
        QVERIFY(threat.by != seatAt(1));
        cards.insert(model().catalogue().cards[index(threat.card)].id);
    }
    QVERIFY(cards.count("ki-intrigue") == 1);
    QVERIFY(cards.count("ki-king") == 0); // of who is imagined to be first
}

void TableTest::rulesOfWhatIsAskedAreFound() {
    QVERIFY(layTurn(63));
    const auto paragraph = [this] { return texts::ruleParagraph(model().catalogue(), &*model().decision()); };
    QCOMPARE(paragraph(), QString("ki-turn"));
    QVERIFY(useSpecial());
    QCOMPARE(paragraph(), QString("ki-lasting"));
    const RuleBook book(RuleBook::sourceFor("en"), model().catalogue());
    QStringList names;
    for (const RulePage& page : book.pages())
        for (const RuleParagraph& each : page.paragraphs) names << each.name;
    for (const char* name : {"ki-changes", "ki-hand", "ki-round", "ki-turn", "ki-joker", "ki-lasting", "ki-scoring"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
}

void TableTest::handsOfAnySizeAreRead_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"}) QTest::newRow(language) << QString(language);
}

// All of them say what they do; of fewer than thirteen no title is cut.
void TableTest::handsOfAnySizeAreRead() {
    QFETCH(QString, language);
    language_.use(language);
    window_->resize(1280, 800);
    const QStringList cards = QString("\"joker\" 23 35 80 93 135 25 120 180 170 75 63 150").split(u' ');
    for (qsizetype number = cards.size(); number >= 7; --number) {
        QVERIFY(lay(QByteArray("{") + kSeats + R"(, "options": {"ki-cards": "31"}, "phase": "power", "seats": [
            {"colour": "red", "court": 4, "grande": "sevilla", "used": [10], "hand": [)" +
                    cards.first(number).join(u',').toLatin1() + R"(]}, {"colour": "blue", "court": 3},
            {"colour": "yellow", "court": 3}, {"colour": "green", "court": 3}]})"));
        QVERIFY(waitFor("power"));
        QStringList unread;
        for (const PowerFace* face : page().hand().findChildren<PowerFace*>()) {
            if (!face->isVisible()) continue;
            const EffectParts parts = face->parts();
            const QString shape = QStringLiteral("%1 on %2 x %3 of %4")
                                      .arg(face->content().title)
                                      .arg(face->width())
                                      .arg(face->height())
                                      .arg(number);
            const QString& title = face->content().title;
            if (!title.isEmpty() && number < cards.size())
                QVERIFY2(isTitleWhole(title, parts.title.size(), parts.titlePixels), qPrintable(shape));
            QVERIFY2(parts.picture.width() >= 12 && parts.picture.height() >= 12, qPrintable(shape));
            if (parts.said.isEmpty()) unread << shape;
        }
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(u'\n')));
    }
    language_.use("en");
}

ELGRANDE_TEST(TableTest)
#include "table_test.moc"
