// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What an expansion contributes to the window appears in games that play it, and only there: badges in the seats' rows,
// tokens that can be clicked, panels by kind and topic of decision, strips, tabs, pages of the new-game dialog; and the
// page has room for seven stacks and thirty-one power cards. The expansions here are made up.
#include "app/names/option_values.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/set_editor.h"
#include "app/page/game_page.h"
#include "app/sound/sounds.h"
#include "expansions/installed.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/board_fixture.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_face.h"
#include "views/cards/power_hand.h"
#include "views/contributions/expansion_ui.h"
#include "views/contributions/setup_page.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/panels/log_lines.h"
#include "views/scoring/scoring_reel.h"
#include "views/texts/texts.h"

#include <QCheckBox>
#include <QGraphicsObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace elgrande;
using elgrande::gui::Fixture;

class ExpansionUiTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void init();
    void cleanup() { page_.reset(); }
    void badgesComeFromWhoPlays();
    void manyBadgesLeaveTheNameItsRoom();
    void whatLiesBeforeASeatIsABadge();
    void tokensLieInPlacesAndAreClicked();
    void itemsMayShowATokenInTheirOwnWay();
    void badgeOfATokenIsAClickOnIt();
    void everythingClosedIsShadedAndExplained();
    void panelsAnswerTheirTopicOnly();
    void panelsGoWithTheirGame();
    void stripsComeAndGoWithTheirQuestion();
    void manyStacksAndCardsFit();
    void powerCardsShowWhatTheyDo();
    void eachOfSeveralActionsHasAButton();
    void soundsLogAndFilmFollowTheFamily();

  private:
    Catalogue catalogueWith(const char* contributor) const;
    void begin(Catalogue catalogue);
    Token addToken(Catalogue& catalogue, const char* id) const;
    QWidget* panel(const char* name) const { return page_->findChild<QWidget*>(QLatin1String(name)); }

    Theme theme_;
    std::unique_ptr<Fixture> fixture_;
    std::unique_ptr<GamePage> page_;
};

void ExpansionUiTest::init() {
    fixture_ = std::make_unique<Fixture>();
    page_ = std::make_unique<GamePage>(fixture_->model, theme_);
    page_->setTempo(Tempo::Off);
    page_->resize(1280, 760);
    page_->show();
}

Catalogue ExpansionUiTest::catalogueWith(const char* contributor) const {
    Catalogue catalogue = fixture_->model.catalogue();
    catalogue.contributors = {contributor};
    return catalogue;
}

void ExpansionUiTest::begin(Catalogue catalogue) {
    fixture_->model.startGame(std::move(catalogue), {"Ada", "Bo", "Cy", "Di"}, std::vector<bool>(4, true));
    fixture_->show();
}

Token ExpansionUiTest::addToken(Catalogue& catalogue, const char* id) const {
    TokenFacts facts;
    facts.id = id;
    facts.source = "base";
    facts.picture = "king";
    catalogue.tokens.push_back(facts);
    return static_cast<Token>(catalogue.tokens.size() - 1);
}

void ExpansionUiTest::badgesComeFromWhoPlays() {
    registerExpansionUi({.id = "test-badges", .badges = {[](const Observation&, const Catalogue&, Seat seat) {
                                                  std::vector<SeatBadge> badges;
                                                  if (seat == seatAt(1))
                                                      badges.push_back(
                                                          {.order = -1, .picture = "pieces/king", .tip = "Admiral"});
                                                  return badges;
                                              }}});
    fixture_->seen.kept = {{kKeptVeto, seatAt(1), 6, 0}};
    fixture_->show();
    SeatPanel& seats = page_->seats();
    QCOMPARE(seats.row(seatAt(1))->content().badges.size(), std::size_t(1));
    begin(catalogueWith("test-badges"));
    const std::vector<SeatBadge> badges = seats.row(seatAt(1))->content().badges;
    QCOMPARE(badges.size(), std::size_t(2));
    QCOMPARE(badges.front().tip, QString("Admiral")); // its order comes before the Veto's
    QVERIFY(seats.row(seatAt(1))->toolTip().contains("Admiral"));
    QVERIFY(seats.row(seatAt(1))->accessibleDescription().contains("Admiral"));
    QVERIFY(seats.row(seatAt(0))->content().badges.empty());
}

void ExpansionUiTest::manyBadgesLeaveTheNameItsRoom() {
    const Art art;
    SeatRow row(theme_, art);
    row.resize(340, 74);
    SeatContent content;
    for (int i = 0; i < 12; ++i) content.badges.push_back({.order = i, .picture = "pieces/king"});
    row.setContent(content);
    QVERIFY(row.badgeBox(11).left() > row.width() * 0.3);
    QVERIFY(row.badgeBox(11).width() > 4);
    for (std::size_t i = 1; i < 12; ++i) QVERIFY(!row.badgeBox(i).intersects(row.badgeBox(i - 1)));
}

void ExpansionUiTest::whatLiesBeforeASeatIsABadge() {
    Catalogue catalogue = fixture_->model.catalogue();
    const Token token = addToken(catalogue, "queen");
    fixture_->seen.token[index(token)] = Spot::before(seatAt(2));
    begin(catalogue);
    const std::vector<SeatBadge> badges = page_->seats().row(seatAt(2))->content().badges;
    QCOMPARE(badges.size(), std::size_t(1));
    QCOMPARE(badges.front().token, token);
    fixture_->seen.token[index(token)] = Spot::aside();
    fixture_->show();
    QVERIFY(page_->seats().row(seatAt(2))->content().badges.empty());
}

void ExpansionUiTest::tokensLieInPlacesAndAreClicked() {
    Catalogue catalogue = fixture_->model.catalogue();
    const Token token = addToken(catalogue, "queen");
    const auto kind = static_cast<ActionKind>(catalogue.actions.size());
    catalogue.actions.push_back({"wink", "test", {Operand::Token, Operand::None, Operand::None}});
    fixture_->seen.token[index(token)] = Spot::in(Area::Aragon);
    begin(catalogue);
    BoardView& board = page_->board();
    const BoardSpot spot{Area::Aragon, Owner::None, token};
    const std::vector<BoardSpot> pieces = board.table().pieces();
    QVERIFY(std::find(pieces.begin(), pieces.end(), spot) != pieces.end());
    QVERIFY(!board.summaryOf(spot).isEmpty());
    QCOMPARE(board.table().spotAt(board.table().pointOf(spot)).token, token);
    fixture_->ask("wink", {act(kind, Token::King), act(kind, token)});
    QVERIFY(board.chooser().want() == BoardChooser::Want::Token);
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.pointOf(spot));
    QCOMPARE(fixture_->chosen.size(), std::size_t(1));
    QCOMPARE(fixture_->chosen.front().second, act(kind, token));
    fixture_->ask("place", {act(ActionKind::Caballero, Area::Aragon), act(ActionKind::Caballero, Area::Galicia)});
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.pointOf(spot)); // now it means the place
    QCOMPARE(fixture_->chosen.back().second, act(ActionKind::Caballero, Area::Aragon));
}

void ExpansionUiTest::itemsMayShowATokenInTheirOwnWay() {
    class Carriage final : public QGraphicsObject {
      public:
        QRectF boundingRect() const override { return {-20, -20, 40, 40}; }
        void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override {}
    };
    const auto token = static_cast<Token>(fixture_->model.catalogue().tokens.size());
    registerExpansionUi({.id = "test-carriage", .items = {[token](const Shown&, const Theme&, const BoardMap&) {
                                                    auto* carriage = new Carriage;
                                                    carriage->setPos(700, 900);
                                                    carriage->setData(kTokenOfItem, static_cast<int>(token));
                                                    return carriage;
                                                }}});
    Catalogue catalogue = catalogueWith("test-carriage");
    addToken(catalogue, "queen");
    fixture_->seen.token[index(token)] = Spot::in(Area::Aragon);
    begin(catalogue);
    QVERIFY(page_->board().table().spotAt({700, 900}) == (BoardSpot{Area::Aragon, Owner::None, token}));
    for (const BoardSpot& piece : page_->board().table().pieces()) QVERIFY(piece.token != token); // not drawn twice
}

void ExpansionUiTest::badgeOfATokenIsAClickOnIt() {
    Catalogue catalogue = fixture_->model.catalogue();
    const Token token = addToken(catalogue, "queen");
    const auto kind = static_cast<ActionKind>(catalogue.actions.size());
    catalogue.actions.push_back({"wink", "test", {Operand::Token, Operand::None, Operand::None}});
    fixture_->seen.token[index(token)] = Spot::before(seatAt(1));
    begin(catalogue);
    fixture_->ask("wink", {act(kind, token), act(kind, Token::King)});
    SeatRow* row = page_->seats().row(seatAt(1));
    QVERIFY(row->content().tokenOffered);
    QTest::mouseClick(row, Qt::LeftButton, {}, row->badgeBox(0).center().toPoint());
    QCOMPARE(fixture_->chosen.size(), std::size_t(1));
    QCOMPARE(fixture_->chosen.front().second, act(kind, token));
}

void ExpansionUiTest::everythingClosedIsShadedAndExplained() {
    const auto picture = [this] { return page_->board().viewport()->grab().toImage(); };
    page_->board().finishPicture();
    const QImage before = picture();
    QCOMPARE(picture(), before);
    fixture_->seen.closed.push_back({AreaSet::of(Area::Valencia), Refusal::NoRoom});
    fixture_->show();
    QVERIFY(picture() != before);
    const QString summary = page_->board().summaryOf({Area::Valencia, Owner::None, Token::None});
    QString reason = texts::refusalText(fixture_->model.catalogue(), Refusal::NoRoom);
    reason.chop(1); // parts that are joined lose their full stop
    QVERIFY2(summary.contains(reason), qPrintable(summary));
}

void ExpansionUiTest::panelsAnswerTheirTopicOnly() {
    registerExpansionUi(
        {.id = "test-panels", .panels = {{.kind = "disk", .topic = "deck", .make = [](auto&, auto&, auto* on) {
                                              auto* label = new QLabel("deck", on);
                                              label->setObjectName("deck");
                                              PagePanel panel;
                                              panel.place = PagePanel::Place::Over;
                                              panel.widget = label;
                                              return panel;
                                          }}}});
    begin(catalogueWith("test-panels"));
    Decision decision;
    decision.seat = seatAt(0);
    decision.kind = "disk";
    decision.legal = {act(ActionKind::Disk, Area::Galicia), act(ActionKind::Disk, Area::Aragon)};
    decision.topic = "deck";
    fixture_->ask(decision);
    QVERIFY(panel("deck")->isVisible() && !page_->disk().isVisible());
    decision.topic = "castillo";
    fixture_->ask(decision);
    QVERIFY(!panel("deck")->isVisible() && page_->disk().isVisible());
    BoardView& board = page_->board(); // the disk answers, the board only points
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.pointOf({Area::Aragon, Owner::None, Token::None}));
    QVERIFY(fixture_->chosen.empty());
    QCOMPARE(page_->disk().area(), Area::Aragon);
    page_->disk().confirm();
    QCOMPARE(fixture_->chosen.front().second, act(ActionKind::Disk, Area::Aragon));
}

void ExpansionUiTest::panelsGoWithTheirGame() {
    registerExpansionUi({.id = "test-tabs", .panels = {{.make = [](auto&, auto&, auto* on) {
                                                auto* label = new QLabel("library", on);
                                                label->setObjectName("library");
                                                PagePanel panel;
                                                panel.widget = label;
                                                panel.title = [] { return QStringLiteral("Library"); };
                                                return panel;
                                            }}}});
    auto* tabs = page_->findChild<QTabWidget*>();
    const int before = tabs->count();
    const Catalogue usual = fixture_->model.catalogue();
    begin(catalogueWith("test-tabs"));
    QCOMPARE(tabs->count(), before + 1);
    QCOMPARE(tabs->tabText(before), QString("Library"));
    begin(catalogueWith("test-tabs"));
    QCOMPARE(tabs->count(), before + 1); // made anew, not added
    begin(usual);
    QCOMPARE(tabs->count(), before);
    QTRY_VERIFY(panel("library") == nullptr);
}

void ExpansionUiTest::stripsComeAndGoWithTheirQuestion() {
    registerExpansionUi({.id = "test-strip", .panels = {{.kind = "grande", .make = [](auto&, auto&, auto* on) {
                                                             auto* label = new QLabel("cargo", on);
                                                             label->setObjectName("cargo");
                                                             PagePanel panel;
                                                             panel.place = PagePanel::Place::Strip;
                                                             panel.widget = label;
                                                             return panel;
                                                         }}}});
    begin(catalogueWith("test-strip"));
    QVERIFY(!panel("cargo")->isVisible());
    fixture_->ask("grande", {act(ActionKind::Grande, Area::Galicia)});
    QTRY_VERIFY(panel("cargo")->isVisible());
    const auto rectOf = [this](QWidget& part) { return QRect(part.mapTo(page_.get(), QPoint()), part.size()); };
    QTRY_VERIFY(rectOf(*panel("cargo")).top() >= rectOf(page_->board()).bottom());
    QTRY_VERIFY(rectOf(*panel("cargo")).bottom() <= rectOf(page_->cards()).top());
    fixture_->ask("king", {act(ActionKind::King, Area::Galicia)});
    QVERIFY(!panel("cargo")->isVisible());
}

// As the largest combination wants it: seven stacks, a hand of thirty-one.
void ExpansionUiTest::manyStacksAndCardsFit() {
    Catalogue catalogue = fixture_->model.catalogue();
    for (; catalogue.stacks < 7; ++catalogue.stacks)
        catalogue.cards.emplace_back(catalogue.cards.front()).stack = catalogue.stacks;
    catalogue.powers.clear();
    SeatSeen& mine = fixture_->seen.seats[0];
    for (SeatSeen& seat : fixture_->seen.seats) seat.hand = seat.used = seat.mayHold = {};
    for (int i = 0; i < 31; ++i) {
        catalogue.powers.push_back({"p" + std::to_string(i + 1), "base", i + 1, 1 + i % 6, Card::None});
        for (SeatSeen& seat : fixture_->seen.seats) seat.hand.insert(static_cast<Power>(i));
    }
    mine.handSize = 31;
    begin(catalogue);
    QVERIFY2(page_->minimumSizeHint().width() <= 1280, qPrintable(QString::number(page_->minimumSizeHint().width())));
    page_->resize(1280, 760);
    QTest::qWait(0);
    QCOMPARE(page_->width(), 1280);
    QCOMPARE(page_->cards().faces().size(), std::size_t(7));
    for (CardFace* face : page_->cards().faces()) {
        QVERIFY(page_->cards().rect().contains(face->geometry()));
        QVERIFY(face->width() >= 68);
    }
    QRect before;
    for (int i = 0; i < 31; ++i) {
        PowerFace* face = page_->hand().face(static_cast<Power>(i));
        QVERIFY(face != nullptr);
        QVERIFY(page_->hand().rect().contains(face->geometry()));
        QVERIFY2(face->width() >= 30, qPrintable(QString::number(face->width())));
        QVERIFY(!before.intersects(face->geometry().adjusted(1, 1, -1, -1)));
        before = face->geometry();
    }
    QCOMPARE(page_->seats().row(seatAt(1))->content().powers.size(), std::size_t(31));
}

void ExpansionUiTest::powerCardsShowWhatTheyDo() {
    Catalogue catalogue = fixture_->model.catalogue();
    catalogue.powers[7].card = fixture_->card("king");
    catalogue.powers[12].id = "joker";
    catalogue.powers[12].value = 0;
    begin(catalogue);
    const PowerFace* face = page_->hand().face(static_cast<Power>(7));
    QCOMPARE(face->content().name, QString("8"));
    QCOMPARE(face->content().picture, QString("cards/king"));
    QCOMPARE(face->content().title, texts::cardTitle(catalogue, fixture_->card("king")));
    QVERIFY(face->toolTip().contains(texts::cardText(catalogue, fixture_->card("king"))));
    QCOMPARE(page_->hand().effectOf(face), fixture_->card("king"));
    QCOMPARE(page_->hand().effectOf(page_->hand().face(static_cast<Power>(6))), Card::None);
    QCOMPARE(page_->hand().face(static_cast<Power>(12))->content().name, QString("joker"));
}

void ExpansionUiTest::eachOfSeveralActionsHasAButton() {
    Catalogue catalogue = fixture_->model.catalogue();
    const Card shown = fixture_->card("king");
    const Card kept = fixture_->card("grande");
    catalogue.cards[index(kept)].stack = -1;
    fixture_->seen.offer[4] = shown;
    begin(catalogue);
    fixture_->ask("turn", {act(ActionKind::Use, shown), act(ActionKind::Use, kept), act(ActionKind::End)});
    QStringList words;
    for (QPushButton* button : page_->findChildren<QPushButton*>())
        if (button->isVisible()) words << button->text();
    QVERIFY2(words.contains("“" + texts::cardTitle(catalogue, kept) + "”"), qPrintable(words.join(", ")));
    QVERIFY2(words.contains("“" + texts::cardTitle(catalogue, shown) + "”"), qPrintable(words.join(", ")));
}

void ExpansionUiTest::soundsLogAndFilmFollowTheFamily() {
    Catalogue catalogue = fixture_->model.catalogue();
    const auto add = [&catalogue](const char* id, EventFamily family) {
        catalogue.events.push_back({id, "test-family", family});
        return static_cast<EventKind>(catalogue.events.size() - 1);
    };
    const EventKind sailed = add("test-sailed", EventFamily::Pieces);
    const EventKind paid = add("test-paid", EventFamily::Points);
    const EventKind fair = add("test-fair", EventFamily::Round);
    catalogue.contributors.push_back("test-family");
    texts::addTexts("test-family", [](const QString& key, int) {
        return key.startsWith("event:test-") ? "{pieces} " + key.mid(6) : QString();
    });
    QCOMPARE(Sounds::soundFor(catalogue.event(sailed).family), std::optional(Sound::Wood));
    QCOMPARE(Sounds::soundFor(catalogue.event(paid).family), std::optional(Sound::Coins));
    LogLines log(catalogue, [](Seat) { return QStringLiteral("Ada"); });
    Event event;
    event.kind = sailed;
    event.seat = seatAt(0);
    event.from = Area::Galicia;
    event.to = Area::Granada;
    QVERIFY(!log.tell(event).replaces);
    const auto joined = log.tell(event); // two of the same are one deed
    QVERIFY(joined.replaces && joined.line.html.startsWith("2 "));
    event.kind = fair;
    QVERIFY(log.tell(event).line.kind == LogLine::Kind::Round);
    event.kind = paid;
    event.number = 4;
    QVERIFY(log.tell(event).line.kind == LogLine::Kind::Detail);
    Event scored;
    scored.kind = EventKind::PlaceScored;
    scored.to = event.to;
    const ScoringReel reel = reelOf(catalogue, {scored, event}, fixture_->seen, 0);
    QCOMPARE(reel.pictures.size(), std::size_t(1));
    QCOMPARE(reel.pictures.front().rows.front().points, 4);
    QVERIFY(reelOf(catalogue, {event}, fixture_->seen, 0).empty()); // points of something that was not scored
}

ELGRANDE_TEST(ExpansionUiTest)
#include "expansion_ui_test.moc"
