// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards on the table can be read without enlarging any: with every set and number of players, in both languages and
// in windows of two usual sizes, titles are of one size and whole, each card says what it does, in its brief text at
// least, nothing lies over anything else on a card, and no card has to be scrolled to.
#include "expansions/installed.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_lens.h"
#include "views/cards/card_view.h"
#include "views/cards/power_hand.h"
#include "views/cards/power_words.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"
#include "views/theme/fitted_text.h"
#include "views/toolkit/room_scroller.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <set>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr int kLargeHand = 10; // cards; only of more may a title end in dots
constexpr int kTries = 8;
constexpr int kFaultPatience = 1500; // milliseconds
constexpr qreal kRounding = 0.01;
constexpr int kEdge = 8; // below the cards
constexpr QSize kLeastWindow(1024, 640);
constexpr qreal kLeastSmallWords = 9; // pixels
constexpr QSize kWindows[] = {{1280, 800}, {1920, 1080}};

struct Part {
    const char* name;
    QRectF box;
};

std::vector<Part> partsOf(const CardFace& face) {
    const CardParts parts = face.parts();
    std::vector<Part> all{{"title", parts.band},  {"picture", parts.picture}, {"Caballeros", parts.cubes},
                          {"words", parts.words}, {"owner", parts.owner},     {"reason", parts.note}};
    for (const MarkBox& mark : parts.marks) all.push_back({"mark", mark.box});
    return all;
}

std::vector<Part> partsOf(const PowerFace& face) {
    const EffectParts parts = face.parts();
    std::vector<Part> all{{"value", parts.value},
                          {"Caballeros", parts.cubes},
                          {"title", parts.title},
                          {"picture", parts.picture},
                          {"words", parts.words}};
    for (const QRectF& mark : parts.marks) all.push_back({"mark", mark});
    return all;
}

// What lies over another part or reaches beyond the card.
QString faultOf(const std::vector<Part>& parts, const QWidget& face) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].box.isEmpty()) continue;
        if (!QRectF(face.rect()).contains(parts[i].box)) return QString::fromLatin1(parts[i].name);
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = parts[i].box & parts[j].box;
            if (both.width() > kRounding && both.height() > kRounding)
                return QStringLiteral("%1 over %2").arg(parts[i].name, parts[j].name);
        }
    }
    return {};
}

// Too few words, or too small ones.
QString wordsFault(QString said, qreal pixels, const QString& text, const QString& brief) {
    said.remove(QChar(QChar::SoftHyphen));
    if (said.isEmpty()) return QStringLiteral("says nothing");
    if (said != text && said != brief) return QStringLiteral("is cut to “%1” of “%2”").arg(said, brief);
    return pixels < kLeastTitle ? QStringLiteral("has small words") : QString();
}

// With all that a card can have on it.
CardContent takenCard() {
    CardContent content;
    content.open = true;
    content.title = QStringLiteral("Sonderwertung: alle 4er");
    content.picture = QStringLiteral("cards/king");
    content.text = content.brief = QStringLiteral("Werte alle Regionen, deren erster Platz 4 bringt.");
    content.caballeros = 3;
    content.takerColour = "green";
    content.taker = QStringLiteral("Bermudo");
    return content;
}

} // namespace

class CardFacesTest : public QObject, protected WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void cleanup() { forget(); }

    void cardsCanBeRead_data();
    void cardsCanBeRead();
    void takenCardsKeepTheirWords();
    void cardsGrowWithTheWindow();
    void largeCardLiesBesideWhatIsLit();
    void largePowerCardShowsItsValue();
    void tickCoversNoWords();
    void vetoCoversNoWords();
    void numberBesideTheOwnerIsWhole();
    void lowCardsUseTheirRoom();
    void handOfAnyWidthHasWholeTitles();
    void ownersAreNamedWhereThereIsRoom();
    void advisedCardIsNotTheOnlyOneFramed();

  private:
    bool isCrowded() const;
    QStringList faults();
    QStringList smallFaults();
    void lookAt(const CardFace& face, QStringList& found) const;
    void lookAt(const PowerFace& face, int cards, QStringList& found) const;
};

void CardFacesTest::cardsCanBeRead_data() {
    QTest::addColumn<int>("set");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    const std::vector<Setup> sets = tests::offeredSets();
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (int players = 2; players <= 5; ++players) {
            if (!isEverythingWanted() && players % 2 == 0) continue;
            Setup set = sets[i];
            set.players = players;
            if (!RulesBuilder::build(set)) continue;
            for (const QString& language : languagesInTurn())
                QTest::addRow("%s, %s", tests::nameOf(set).c_str(), qPrintable(language))
                    << static_cast<int>(i) << players << language;
        }
}

// With a hand of cards with actions, what a card does may be left to the large one.
bool CardFacesTest::isCrowded() const { return powersHaveEffects(window_->model().catalogue()); }

void CardFacesTest::lookAt(const CardFace& face, QStringList& found) const {
    const CardParts parts = face.parts();
    const QString& title = face.content().title;
    if (parts.title.pixels < kLeastTitle) found << title + " is small";
    if (!isTitleWhole(title, parts.band.adjusted(3, 1, -3, -1).size(), parts.title.pixels)) found << title + " is cut";
    if (parts.picture.height() < 12 || parts.picture.width() < 11)
        found << QStringLiteral("%1 has no picture: %2 x %3 on %4 x %5")
                     .arg(title)
                     .arg(parts.picture.width())
                     .arg(parts.picture.height())
                     .arg(face.width())
                     .arg(face.height());
    if (face.content().caballeros > 0 && parts.cubes.isEmpty()) found << title + " has no Caballeros";
    if (!face.content().takerColour.empty() && parts.owner.isEmpty()) found << title + " has no owner";
    const CardContent& content = face.content();
    if (const QString fault = wordsFault(parts.said, parts.wordsPixels, content.text, content.brief);
        !isCrowded() && !fault.isEmpty())
        found << QStringLiteral("%1 %2, on %3 x %4").arg(title, fault).arg(face.width()).arg(face.height());
    if (const QString fault = faultOf(partsOf(face), face); !fault.isEmpty()) found << title + ": " + fault;
}

void CardFacesTest::lookAt(const PowerFace& face, int cards, QStringList& found) const {
    const EffectParts parts = face.parts();
    const QString& title = face.content().title;
    if (face.title().pixels < kLeastTitle) found << title + " is small, in hand";
    if (cards < kLargeHand && !title.isEmpty() && !isTitleWhole(title, parts.title.size(), face.title().pixels))
        found << title + " is cut, in hand";
    if (parts.picture.height() < 10) found << title + " has no picture, in hand";
    const PowerContent& content = face.content();
    if (const QString fault = wordsFault(parts.said, parts.wordsPixels, content.text, content.brief);
        !isCrowded() && !fault.isEmpty())
        found << QStringLiteral("%1 %2, in hand, on %3 x %4").arg(title, fault).arg(face.width()).arg(face.height());
    if (const QString fault = faultOf(partsOf(face), face); !fault.isEmpty()) found << title + ", in hand: " + fault;
}

QStringList CardFacesTest::faults() {
    QStringList found;
    std::set<qreal> sizes;
    int lowest = 0;
    for (const CardFace* face : page().cards().faces()) lowest = std::max(lowest, face->geometry().bottom());
    if (page().cards().height() - lowest > kEdge) found << QStringLiteral("a row is empty");
    for (const CardFace* face : page().cards().faces()) {
        if (!face->content().open) continue;
        sizes.insert(face->parts().title.pixels);
        lookAt(*face, found);
    }
    if (sizes.size() > 1) found << QStringLiteral("titles of %1 sizes").arg(sizes.size());
    sizes.clear();
    int titled = 0;
    int worded = 0;
    const QList<PowerFace*> hand = page().hand().findChildren<PowerFace*>();
    for (const PowerFace* face : hand) {
        if (!face->isVisible() || face->content().picture.isEmpty()) continue;
        sizes.insert(face->title().pixels);
        lookAt(*face, static_cast<int>(hand.size()), found);
        if (face->content().title.isEmpty()) continue;
        ++titled;
        if (!face->parts().said.isEmpty()) ++worded;
    }
    if (worded * 4 < titled * 3) // the others are read on the large card
        found << QStringLiteral("%1 of %2 cards in hand say what they do").arg(worded).arg(titled);
    if (sizes.size() > 1) found << QStringLiteral("titles in hand of %1 sizes").arg(sizes.size());
    for (const RoomScroller* scroller : page().findChildren<RoomScroller*>())
        if (scroller->isAncestorOf(&page().hand()) && scroller->isScrolling(Qt::Horizontal)) found << "scrolled";
    return found;
}

// In the least window: words that are there can be read, nothing lies on anything else, and the usual answer is seen.
QStringList CardFacesTest::smallFaults() {
    QStringList found;
    const auto look = [&](const QString& title, bool words, qreal pixels, const QString& fault) {
        if (words && pixels < kLeastSmallWords)
            found << QStringLiteral("words of %1 are %2 high").arg(title).arg(pixels);
        if (!fault.isEmpty()) found << title + ": " + fault;
    };
    for (const CardFace* face : page().cards().faces())
        if (face->content().open)
            look(face->content().title, !face->parts().said.isEmpty(), face->parts().wordsPixels,
                 faultOf(partsOf(*face), *face));
    for (const PowerFace* face : page().hand().findChildren<PowerFace*>())
        if (face->isVisible() && !face->content().picture.isEmpty())
            look(face->content().title, !face->parts().said.isEmpty(), face->parts().wordsPixels,
                 faultOf(partsOf(*face), *face));
    for (const QPushButton* answer : page().prompt().actionButtons())
        if (answer->isDefault() && !answer->isVisible()) found << "hidden: " + answer->text();
    return found;
}

// In a whole round, so that cards are on offer, taken, and before the seats.
void CardFacesTest::cardsCanBeRead() {
    QFETCH(int, set);
    QFETCH(int, players);
    QFETCH(QString, language);
    prepare();
    language_.use(language);
    open();
    Setup setup = tests::offeredSets()[static_cast<std::size_t>(set)];
    setup.players = players;
    setup.seed = "faces";
    const std::vector<std::string>& with = setup.expansions;
    if (std::find(with.begin(), with.end(), "intrigue_king") != with.end())
        setup.options["ki-hands"] = "random"; // by chance a hand would take long to choose
    std::vector<SeatChoice> seats{{"Bartholomea", {}}};
    for (const char* name : {"Maximiliano", "Brianda", "Tomasillo", "Leonor"})
        if (static_cast<int>(seats.size()) < players) seats.push_back({name, "random"});
    QVERIFY(begin(setup, seats));
    std::set<std::string> asked;
    QStringList found;
    const auto looked = [&] {
        if (!model().decision() || model().observation().round < 1) return false;
        if (model().observation().round > 1 || !found.isEmpty()) return true;
        if (!asked.insert(model().decision()->kind + std::to_string(model().observation().round)).second) return false;
        for (const QSize size : {kLeastWindow, kWindows[0], kWindows[1]}) {
            window_->resize(size);
            settle();
            (void)QTest::qWaitFor([&] { return (found = size == kLeastWindow ? smallFaults() : faults()).isEmpty(); },
                                  kFaultPatience);
            if (found.isEmpty()) continue;
            found << QStringLiteral("%1 pixels wide, %2")
                         .arg(size.width())
                         .arg(QString::fromStdString(model().decision()->kind));
            return true;
        }
        return false;
    };
    bool done = false;
    for (int tries = 0; tries < kTries && !done; ++tries) done = until(looked); // a busy computer is slow
    QVERIFY(done);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    QVERIFY(asked.size() > 2);
}

// Pictures as well, unless there is room for the words now.
// In a row of five at 1280x800: it is while one of them is being used that its words are wanted.
void CardFacesTest::takenCardsKeepTheirWords() {
    constexpr QSizeF kCard(92, 158);
    const auto rules = RulesBuilder::build(Setup());
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    int worded = 0;
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        const auto card = static_cast<Card>(i);
        CardContent content;
        content.title = texts::cardTitle(catalogue, card);
        content.text = texts::cardText(catalogue, card);
        content.brief = texts::cardBrief(catalogue, card);
        content.caballeros = catalogue.cards[i].caballeros;
        content.stack = QStringLiteral("III");
        const TitleFit title = titleFit({content.title}, kCard, 1);
        const auto reads = [&] { return !partsOf(content, QRectF(QPointF(), kCard), title, 1000, 1).words.isNull(); };
        if (!reads()) continue;
        ++worded;
        content.takerColour = "red";
        QVERIFY2(reads(), qPrintable(content.title));
    }
    QVERIFY(worded > 20);
}

void CardFacesTest::cardsGrowWithTheWindow() {
    CardParts before;
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        close();
        open(size);
        QVERIFY(begin("grows"));
        QTRY_VERIFY(model().decision());
        settle();
        const CardParts parts = page().cards().faces().front()->parts();
        QVERIFY2(parts.title.pixels > before.title.pixels, qPrintable(QString::number(parts.title.pixels)));
        QVERIFY(parts.wordsPixels > before.wordsPixels || parts.picture.height() > before.picture.height());
        before = parts;
    }
}

// The question not at all, and of the places that a card reaches as little as can be, though some reach everywhere.
void CardFacesTest::largeCardLiesBesideWhatIsLit() {
    open();
    QVERIFY(begin("lit"));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "action"; }));
    settle();
    auto& lens = *window_->findChild<CardLens*>();
    const BoardView& board = page().board();
    const auto inWindow = [this](const QWidget& part) {
        return QRect(part.mapTo(window_.get(), QPoint()), part.size());
    };
    int looked = 0;
    for (CardFace* face : page().cards().faces()) {
        if (!face->isOffered()) continue;
        board.window()->setFocus();
        face->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(lens.view().isVisible());
        const QRect large = lens.view().geometry();
        QVERIFY(!large.intersects(inWindow(page().prompt())) && !large.intersects(inWindow(*face)));
        const auto reach = model().aids().preview(lens.shown());
        QVERIFY(reach);
        qint64 covered = 0;
        qint64 lit = 0;
        for (const Area place : reach->places) {
            QRect box = board.mapFromScene(board.table().outlineOf(place).boundingRect()).boundingRect();
            box.translate(board.viewport()->mapTo(window_.get(), QPoint()));
            const QRect both = box & large;
            lit += box.width() * box.height();
            if (!both.isEmpty()) covered += both.width() * both.height();
        }
        QVERIFY2(covered * 10 <= lit, qPrintable(face->content().title));
        ++looked;
        lens.close();
    }
    QVERIFY(looked > 2);
}

void CardFacesTest::largePowerCardShowsItsValue() {
    if (!tests::hasExpansion("intrigue_king")) QSKIP("This build has no such set.");
    Setup setup;
    setup.expansions = {"intrigue_king"};
    setup.seed = "value";
    open();
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}, {"Di", "random"}}));
    auto& view = window_->findChild<CardLens*>()->view();
    const Catalogue& catalogue = model().catalogue();
    for (std::size_t i = 0; i < catalogue.powers.size(); ++i) {
        view.setCard(catalogue.powers[i].card);
        const CardContent& content = view.findChild<CardFace*>()->content();
        const QString value = texts::powerName(catalogue, static_cast<Power>(i));
        QVERIFY2(content.stack == value || content.title == value, qPrintable(value));
        QCOMPARE(content.caballeros, catalogue.powers[i].caballeros);
        QVERIFY2(view.text().contains("to your court"), qPrintable(view.text()));
        static const QRegularExpression kApart("\\d \\p{L}"); // a line may end there
        QVERIFY2(!content.text.contains(kApart), qPrintable(content.text));
    }
}

// On a card that was played this round, whatever its shape.
void CardFacesTest::tickCoversNoWords() {
    const Theme theme;
    const Art art;
    PowerFace face(theme, art);
    PowerContent content;
    content.name = QStringLiteral("80");
    content.caballeros = 3;
    content.colour = "red";
    content.title = QStringLiteral("Grande mit Gefolge");
    content.picture = QStringLiteral("cards/grande");
    content.text = content.brief = QStringLiteral("Versetz deinen Granden und bis zu 2 eigene.");
    content.owed = true;
    face.setCard(content);
    face.setState(PowerFace::State::Played, {});
    int worded = 0;
    for (const bool beside : {false, true}) // with a title of one size, as in a hand, or with its own
        for (int width = 60; width <= 200; width += 20)
            for (int height = 60; height <= 240; height += 20) {
                face.resize(width, height);
                face.setTitle(beside ? effectTitleFit({content.title}, face.size(), 1) : TitleFit());
                const EffectParts parts = face.parts();
                const QRectF tick = face.tickBox();
                QVERIFY2(QRectF(face.rect()).contains(tick),
                         qPrintable(QStringLiteral("%1 x %2").arg(width).arg(height)));
                if (parts.words.isNull()) continue;
                ++worded;
                QVERIFY2(tick.width() >= 8 && (tick & parts.words).height() <= kRounding &&
                             (tick & parts.title).height() <= kRounding,
                         qPrintable(QStringLiteral("%1 x %2").arg(width).arg(height)));
            }
    QVERIFY(worded > 20);
}

// Of its title and its action; on cards of any shape.
void CardFacesTest::vetoCoversNoWords() {
    CardContent content = takenCard();
    content.stopped = true;
    int worded = 0;
    for (int width = 60; width <= 200; width += 10)
        for (int height = 60; height <= 240; height += 10) {
            const QString shape = QStringLiteral("%1 x %2").arg(width).arg(height);
            const CardParts parts = partsOf(content, QRectF(0, 0, width, height), TitleFit(), kLeastTitle, 1);
            QVERIFY2(parts.seal.width() >= 8, qPrintable(shape));
            QVERIFY2((parts.seal & parts.band).height() <= kRounding, qPrintable(shape));
            if (parts.words.isNull()) continue;
            ++worded;
            QVERIFY2((parts.seal & parts.words).height() <= kRounding, qPrintable(shape));
        }
    QVERIFY(worded > 100);
}

// A power card's number of three digits beside its owner's sign, on cards of any shape.
void CardFacesTest::numberBesideTheOwnerIsWhole() {
    CardContent content = takenCard();
    content.power = QStringLiteral("180");
    int numbered = 0;
    for (int width = 60; width <= 200; width += 10)
        for (int height = 50; height <= 240; height += 10) {
            const CardParts parts = partsOf(content, QRectF(0, 0, width, height), TitleFit(), kLeastTitle, 1);
            if (parts.power.isNull()) continue; // the sign alone
            ++numbered;
            QVERIFY2(textFits(content.power, Theme::serif(15, true), parts.power.adjusted(1, -1, -1, 1).size(),
                              kLeastTitle) &&
                         parts.owner.contains(parts.power) && parts.power.left() - parts.owner.left() >= 12,
                     qPrintable(QStringLiteral("%1 x %2").arg(width).arg(height)));
        }
    QVERIFY(numbered > 200);
}

// In a strip: words beside a picture that gives way to them; and a title of one line has the picture that it leaves
// room for, though one beside it takes two.
void CardFacesTest::lowCardsUseTheirRoom() {
    const QRectF card(0, 0, 205, 54);
    CardContent content;
    content.open = true;
    content.title = QStringLiteral("Limittafel");
    content.stack = QStringLiteral("VII");
    content.caballeros = 2;
    content.brief = content.text = QStringLiteral("Verleg die Limittafel in eine andere Region.");
    const QStringList titles{content.title, QStringLiteral("Sonderwertung: 6er und 7er")};
    QVERIFY(!partsOf(content, card, titleFit(titles, card.size(), 1), 1000, 1).words.isNull());
    const QRectF narrow(0, 0, 106, 54);
    const TitleFit two = titleFit(titles, narrow.size(), 1);
    const CardParts parts = partsOf(content, narrow, two, 1000, 1);
    QVERIFY(parts.band.height() < two.height);
    QVERIFY2(parts.picture.height() >= 20, qPrintable(QString::number(parts.picture.height())));
}

// What fits by the fraction of a pixel is drawn whole as well.
void CardFacesTest::handOfAnyWidthHasWholeTitles() {
    if (!tests::hasExpansion("intrigue_king")) QSKIP("This build has no such set.");
    Setup setup;
    setup.expansions = {"intrigue_king"};
    setup.options["ki-hands"] = "random";
    setup.seed = "widths";
    open();
    language_.use("de");
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}, {"Di", "random"}}));
    QVERIFY(until([this] { return model().decision() && model().observation().round >= 1; }));
    settle();
    PowerHand& hand = page().hand();
    const QSize before = hand.size();
    const QList<PowerFace*> faces = hand.findChildren<PowerFace*>();
    QStringList cut;
    int whole = 0;
    for (int width = 1100; width < 1500; ++width) {
        hand.resize(width, before.height());
        QStringList titles;
        for (const PowerFace* face : faces)
            if (!face->content().title.isEmpty()) titles << face->content().title;
        const TitleFit title = faces.front()->title();
        if (title.whole < titles.size()) continue;
        ++whole;
        for (const PowerFace* face : faces)
            if (!face->content().title.isEmpty() &&
                !isTitleWhole(face->content().title, face->parts().title.size(), title.pixels))
                cut << QStringLiteral("%1: %2").arg(width).arg(face->content().title);
    }
    hand.resize(before);
    language_.use("en");
    QVERIFY(whole > 20);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.mid(0, 5).join(u'\n')));
}

// In a row of five at 1280x800 at least, whatever the titles of the round.
void CardFacesTest::ownersAreNamedWhereThereIsRoom() {
    CardContent content;
    content.takerColour = "red";
    content.taker = QStringLiteral("Tomasillo");
    content.caballeros = 4;
    content.stack = QStringLiteral("III");
    for (const char* title : {"The King", "Intrigue: your choice", "Scoring: fewest Caballeros"}) {
        content.title = QLatin1String(title);
        for (int high = 120; high < 220; ++high) {
            const QSizeF card(92, high);
            const CardParts parts =
                partsOf(content, QRectF(QPointF(), card), titleFit({content.title}, card, 1), 1000, 1);
            if (parts.owner.width() < 80) continue; // beside the picture
            const QSizeF room(parts.owner.width() * 0.7, parts.owner.height() - 2);
            QVERIFY2(textFits(content.taker, Theme::sans(14, true), room, kLeastTitle),
                     qPrintable(QStringLiteral("%1, %2").arg(title).arg(high)));
        }
    }
}

// The others may be played as well.
void CardFacesTest::advisedCardIsNotTheOnlyOneFramed() {
    open();
    QVERIFY(begin("advised"));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "power"; }));
    settle();
    PowerHand& hand = page().hand();
    const Power best = static_cast<Power>(model().decision()->legal.back().a);
    PowerFace& other = *hand.face(static_cast<Power>(model().decision()->legal.front().a));
    const QImage before = other.grab().toImage();
    const QImage unadvised = hand.face(best)->grab().toImage();
    hand.setAdvised({best});
    QCOMPARE(other.grab().toImage(), before);
    QVERIFY(hand.face(best)->grab().toImage() != unadvised);
}

ELGRANDE_TEST(CardFacesTest)
#include "card_faces_test.moc"
