// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked and in how many clicks: nothing that changes nothing, a doubt before the rest of a gesture, and answers
// that keep their places. One file, because all of it is asked at one staged table.
#include "app/table/local_table.h"
#include "tests/gui/parts.h"
#include "tests/gui/table_stage.h"
#include "tests/named_test.h"
#include "views/ceremony/ceremonies.h"
#include "views/disk/secret_disk.h"
#include "views/prompt/answer_buttons.h"
#include "views/prompt/bar_label.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/tip_accessible.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <optional>

using namespace elgrande;
using gui::kIntrigue;
using gui::partOf;

class AskingTest : public gui::TableStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void doubtComesBeforeTheRest();
    void orderThatChangesNothingIsNotAsked();
    void whoMustSendAllIsNotAsked();
    void buttonsKeepTheirPlaces();
    void doubtIsNotAnsweredByTheSameClick();
    void doubtAfterAClickOnTheBoardKeepsNoRoom();
    void courtIsOneClick();
    void fewerComeByTheMenu();
    void courtThatRunsShortSaysWhatComesFromRegions();
    void kingDoesNotStayWhereTheTurnEnds();
    void restIsCalledMore();
    void nobodyReadsThatOneWaitsForOneself();
    void refusalNamesWhatTakesThatPiece();
    void menuEndsTheTurnWheneverThatCanBeDone();
    void vetoIsAskedForInTheSamePlace();
    void secretAnswersTakeNoTime();
    void longestQuestionHasTheSameRoom();
    void cardTextEndsWithASentence();
    void cardSaysAllInFewerWords();
    void refusalGivesWayToWhatIsChosen();
    void refusalGivesWayToWhatIsPointedAt();
    void cardDoesNotRepeatTheQuestion();
    void placeTellsWhatComesBeforeIt();
    void noMoreArePromisedThanThereAre();
    void namesAreNoKeyboardLetters();
    void clickBesideEverythingSaysWhatIsWanted();
    void noWordStandsAlone();
    void watchersAreGivenNoHint();
    void scoringIsNotDragged();
    void keysComeBackToTheDisk();
    void moreAtOnceIsOfferedWhereThereIsMore();
    void keysComeBackToTheQuestionAfterAScoring();
    void keysComeToTheEndOfATurnAfterAScoring();
    void enterInAFieldAnswersNothing();

  private:
    const Action kStep = act(ActionKind::Relocate, ownerOf(seatAt(2)), Area::PaisVasco, Area::CastillaLaNueva);
    Card cardOf(const char* id);
    void askForVeto(const char* card, std::optional<Action> next);
};

// A question whether one really wants to comes first; then the rest of the gesture goes on, or not.
void AskingTest::doubtComesBeforeTheRest() {
    const char* const forOthers = R"({"stacks": {"3": ["score-one-3"]},
        "regions": {"galicia": {"red": 3, "blue": 2}, "sevilla": {"yellow": 2}, "valencia": {"red": 2}}})";
    QVERIFY(begin(forOthers, "score-one-3"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    click(place(Area::Sevilla));
    QVERIFY(model().wasteful());
    QCOMPARE(kind(), QString("score"));
    QCOMPARE(model().observation().seats[2].score, 0);
    model().thinkAgain();
    settle();
    QVERIFY(board().chooser().offers(place(Area::Galicia)));
    click(place(Area::Galicia));
    QVERIFY(model().observation().seats[0].score > 0);
}

void AskingTest::orderThatChangesNothingIsNotAsked() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    pressAnswer("Special");
    QTRY_VERIFY(model().observation().turn > 0);                // the turn is over
    QCOMPARE(window_->table().recordText().count("score "), 2); // of three regions; the last one has no choice
    close();
    open();
    settings_->askNeedless.set(true);
    window_->table().setAskNeedless(true);
    QVERIFY(begin(kIntrigue, "score-fours"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    pressAnswer("Special");
    QCOMPARE(kind(), QString("score"));
    settings_->askNeedless.set(false);
}

// The angry King wants three of Bo, who has exactly three; the Castillo is safe.
void AskingTest::whoMustSendAllIsNotAsked() {
    const char* const angry = R"({"stacks": {"2": ["king-angry"]},
        "seats": [{"colour": "red", "court": 3, "played": 13, "grande": "galicia"},
                  {"colour": "blue", "court": 1, "played": 12, "grande": "aragon"},
                  {"colour": "yellow", "court": 3, "played": 11, "grande": "sevilla"},
                  {"colour": "green", "court": 3, "played": 10, "grande": "granada"}],
        "regions": {"galicia": {"red": 3, "blue": 2}, "sevilla": {"yellow": 5}, "granada": {"green": 4}}})";
    QVERIFY(lay(angry, ""));
    QVERIFY(waitFor("action"));
    takeCard("king-angry");
    QVERIFY(waitFor("turn"));
    pressAnswer("Special");
    QTRY_COMPARE(at(Area::Galicia, 1), 0);
    QCOMPARE(at(Area::Court, 1), 0);
    QTRY_COMPARE(kind(), QString("turn"));
    QCOMPARE(model().decision()->seat, seatAt(0));
}

// Whatever is asked, the main answer, what takes back and what ends stay where they are; what is not possible any more
// is not there, and the rule's button says why.
void AskingTest::buttonsKeepTheirPlaces() {
    const auto find = [this](const QString& words) -> const QPushButton* {
        for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
            if (button->isVisible() && (button->text() == words || button->accessibleName() == words)) return button;
        return nullptr;
    };
    const auto placeOf = [&](const QString& words) {
        const QPushButton* button = find(words);
        return button == nullptr ? QRect() : QRect(button->mapTo(&page(), QPoint(0, 0)), button->size());
    };
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    const QRect main = placeOf("Place Caballeros");
    const QRect end = placeOf("End turn");
    QVERIFY(!main.isNull() && !end.isNull());
    QVERIFY(!placeOf("Special action").isNull());
    const int high = page().prompt().height();
    click(place(Area::Aragon)); // placing has begun with the only Caballero of the card
    QCOMPARE(kind(), QString("turn"));
    const QRect undo = placeOf("Undo");
    const QRect reset = placeOf("Reset turn");
    QVERIFY(!undo.isNull() && !reset.isNull());
    QVERIFY(placeOf("Redo").isNull());
    QCOMPARE(placeOf("Special action"), main);
    QCOMPARE(placeOf("End turn"), end);
    QVERIFY(placeOf("Place Caballeros").isNull());
    const QPushButton* rule = find("Rule");
    QVERIFY(rule != nullptr);
    QVERIFY2(rule->toolTip().count(u'\n') > 0, qPrintable(rule->toolTip()));
    drag(piece(Area::Aragon, 3), place(Area::Sevilla));
    QCOMPARE(kind(), QString("relocate"));
    QCOMPARE(placeOf("Done"), main);
    QCOMPARE(placeOf("Undo"), undo);
    QCOMPARE(placeOf("Reset turn"), reset);
    model().undo();
    settle();
    QCOMPARE(placeOf("Undo"), undo);
    QCOMPARE(placeOf("Special action"), main);
    QVERIFY(!placeOf("Redo").isNull());
    QCOMPARE(page().prompt().height(), high);
}

// "Do it anyway" does not lie where the pointer is.
void AskingTest::doubtIsNotAnsweredByTheSameClick() {
    model().setWarnings({Waste::PlacingLeft, Waste::SpecialLeft});
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    QPushButton* end = nullptr;
    for (QPushButton* button : page().prompt().findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == "End turn") end = button;
    if (end == nullptr) QFAIL("nothing ends the turn");
    const QPoint there = end->mapTo(&page(), end->rect().center());
    press(end);
    QVERIFY(model().wasteful());
    for (QPushButton* button : page().prompt().findChildren<QPushButton*>()) {
        if (!button->isVisible()) continue;
        const QRect box(button->mapTo(&page(), QPoint(0, 0)), button->size());
        QVERIFY2(!box.contains(there), qPrintable(button->text()));
    }
    press(page().prompt().actionButtons()[1]);
    QVERIFY(!model().wasteful()); // both that is left was in one question
}

// No room is kept where the button was that led to the question before: the words need it.
void AskingTest::doubtAfterAClickOnTheBoardKeepsNoRoom() {
    QVERIFY(
        begin(R"({"stacks": {"3": ["score-one-3"]}, "regions": {"sevilla": {"yellow": 2}, "valencia": {"red": 2}}})",
              "score-one-3"));
    pressAnswer("Special");
    QCOMPARE(kind(), QString("score"));
    click(place(Area::Sevilla));
    QVERIFY(model().wasteful());
    std::vector<QRect> boxes;
    for (const QPushButton* each : page().prompt().actionButtons())
        if (each->isVisible()) boxes.push_back(each->geometry());
    QVERIFY(boxes.size() > 1);
    std::sort(boxes.begin(), boxes.end(), [](const QRect& one, const QRect& other) { return one.x() < other.x(); });
    for (std::size_t i = 1; i < boxes.size(); ++i) {
        const int apart = boxes[i].left() - boxes[i - 1].right();
        QVERIFY2(apart < 20, qPrintable(QStringLiteral("%1 apart").arg(apart)));
    }
}

// The usual number is the main answer and one click, whatever the number is; fewer are in a menu.
void AskingTest::courtIsOneClick() {
    QRect first;
    for (const int power : {12, 10, 6, 2}) {
        const QByteArray seats = QStringLiteral(R"({"phase": "turn", "stacks": {"5": ["king"]}, "seats": [
            {"colour": "red", "played": %1}, {"colour": "blue", "played": 13}, {"colour": "yellow", "played": 11},
            {"colour": "green", "played": 9}], "to_move": "red", "starter": "red"})")
                                     .arg(power)
                                     .toUtf8();
        QVERIFY(lay(seats));
        if (power == 12) continue; // brings none, so nothing is asked
        QVERIFY2(waitFor("court"), qPrintable(kind()));
        const int most = model().decision()->legal.back().a;
        const auto& buttons = page().prompt().actionButtons();
        QCOMPARE(static_cast<int>(buttons.size()), most + 1);
        QCOMPARE(buttons.front()->text(), QStringLiteral("Take %1").arg(most));
        const QRect place(buttons.front()->mapTo(&page(), QPoint(0, 0)), buttons.front()->size());
        if (first.isNull()) first = place;
        QCOMPARE(place, first);
        for (const QPushButton* button : buttons) QCOMPARE(button->isVisible(), button == buttons.front());
        const auto menus = page().prompt().findChildren<QMenu*>();
        QVERIFY(std::any_of(menus.begin(), menus.end(),
                            [most](const QMenu* menu) { return menu->actions().size() == most; }));
        const int court = model().observation().seats[0].court;
        if (power == 6) {
            QVERIFY(page().prompt().triggerDefault()); // Enter
            settle();
        } else {
            press(buttons.front());
        }
        QCOMPARE(model().observation().seats[0].court, court + most);
    }
}

void AskingTest::fewerComeByTheMenu() {
    QVERIFY(lay(R"({"phase": "turn", "stacks": {"5": ["king"]}, "seats": [{"colour": "red", "played": 6},
        {"colour": "blue", "played": 13}, {"colour": "yellow", "played": 11}, {"colour": "green", "played": 9}],
        "to_move": "red", "starter": "red"})"));
    QVERIFY2(waitFor("court"), qPrintable(kind()));
    const int court = model().observation().seats[0].court;
    for (const QMenu* menu : page().prompt().findChildren<QMenu*>())
        for (QAction* entry : menu->actions())
            if (entry->text() == "Take 1") entry->trigger();
    settle();
    QCOMPARE(model().observation().seats[0].court, court + 1);
}

// "Take 1" and "0" alone would hide that five more may come.
void AskingTest::courtThatRunsShortSaysWhatComesFromRegions() {
    QVERIFY(
        lay(R"({"phase": "turn", "stacks": {"5": ["king"]}, "regions": {"aragon": {"red": 4}, "granada": {"red": 4}},
        "seats": [{"colour": "red", "played": 1, "provinces": 1}, {"colour": "blue", "played": 13},
        {"colour": "yellow", "played": 11}, {"colour": "green", "played": 9}], "to_move": "red", "starter": "red"})"));
    QVERIFY2(waitFor("court"), qPrintable(kind()));
    QVERIFY2(page().prompt().promptText().contains("up to 5 more from regions"),
             qPrintable(page().prompt().promptText()));
}

// Nobody gives the King's move away by a click that was meant for the end of the turn.
void AskingTest::kingDoesNotStayWhereTheTurnEnds() {
    const auto placeOf = [this](const QString& words) {
        for (const QPushButton* button : page().prompt().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == words)
                return QRect(button->mapTo(&page(), QPoint(0, 0)), button->size());
        return QRect();
    };
    QVERIFY(begin(kIntrigue, "king"));
    const QRect end = placeOf("End turn");
    const QRect main = placeOf("Place Caballeros"); // and then what ends
    QVERIFY(!end.isNull() && !main.isNull());
    pressAnswer("Special");
    QVERIFY(waitFor("king"));
    const QRect stays = placeOf("The King stays");
    QVERIFY(!stays.isNull());
    QVERIFY(!stays.intersects(end) && !stays.intersects(main));
    QVERIFY(!page().prompt().triggerDefault()); // nor by Enter
    for (const QPushButton* button : page().prompt().actionButtons()) QVERIFY(!button->isDefault());
}

// Not before some of them have been placed, moved or taken back.
void AskingTest::restIsCalledMore() {
    const auto said = [this](const QString& words) {
        return page().prompt().promptText().contains(words) ? QString() : page().prompt().promptText();
    };
    QVERIFY(begin(R"({"stacks": {"1": ["intrigue-4-own"]}, "regions": {"galicia": {"red": 3}, "sevilla": {"red": 3}}})",
                  "intrigue-4-own"));
    pressAnswer("Special");
    QVERIFY(waitFor("relocate"));
    QCOMPARE(said("move up to 4 of your own Caballeros"), QString());
    model().choose(model().decision()->legal.front());
    settle();
    QCOMPARE(said("move up to 3 more of your own Caballeros"), QString());
    QVERIFY(begin(R"({"stacks": {"4": ["scoreboard"]}})", "scoreboard"));
    pressAnswer("Place");
    QVERIFY(waitFor("place"));
    const int most = model().decision()->remaining;
    QVERIFY(most > 2);
    QCOMPARE(said(QStringLiteral("place up to %1 Caballeros from").arg(most)), QString());
    model().choose(model().decision()->legal.front());
    settle();
    QCOMPARE(said(QStringLiteral("place up to %1 more Caballeros from").arg(most - 1)), QString());
    QVERIFY(
        lay(R"({"phase": "turn", "stacks": {"5": ["king"]}, "regions": {"aragon": {"red": 4}, "granada": {"red": 4}},
        "seats": [{"colour": "red", "played": 1, "provinces": 0}, {"colour": "blue", "played": 13},
        {"colour": "yellow", "played": 11}, {"colour": "green", "played": 9}], "to_move": "red", "starter": "red"})"));
    QVERIFY2(waitFor("recall"), qPrintable(kind()));
    QCOMPARE(said("You may take up to 6 Caballeros"), QString());
    model().choose(model().decision()->legal.front());
    settle();
    QCOMPARE(said("You may take up to 5 more Caballeros"), QString());
}

void AskingTest::nobodyReadsThatOneWaitsForOneself() {
    QVERIFY(begin(kIntrigue, "king"));
    model().show(model().observation(), {}, {seatAt(0), seatAt(1), seatAt(2)}, Seat::None);
    const QString words = page().prompt().promptText();
    QVERIFY2(!words.contains(model().playerName(seatAt(0))) && words.contains(model().playerName(seatAt(1))),
             qPrintable(words));
}

// One of the two alternatives moves the own ones out of a region, the other brings some there.
void AskingTest::refusalNamesWhatTakesThatPiece() {
    QVERIFY(begin(R"({"stacks": {"1": ["intrigue-all-own-or-court"]},
        "regions": {"galicia": {"red": 2}, "sevilla": {"red": 2}}})",
                  "intrigue-all-own-or-court"));
    pressAnswer("Special");
    QVERIFY(waitFor("choice"));
    const auto option = [this](int which) {
        return texts::actionText(model().catalogue(), *model().decision(), act(ActionKind::Option, which), {});
    };
    const auto first = [](const QString& words) { return QStringLiteral("First choose “%1”.").arg(words); };
    const auto& legal = model().decision()->legal;
    QCOMPARE(legal.size(), std::size_t(2));
    QCOMPARE(board().chooser().whyNot(piece(Area::Sevilla, 0)), first(option(legal[0].a)));
    QCOMPARE(board().chooser().whyNot(place(Area::Sevilla)), first(option(legal[0].a) + "” or “" + option(legal[1].a)));
}

void AskingTest::menuEndsTheTurnWheneverThatCanBeDone() {
    auto* end = window_->findChild<QAction*>("move.end");
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    QVERIFY(!end->isEnabled());
    takeCard("intrigue-3-any");
    QVERIFY(waitFor("turn"));
    QVERIFY(end->isEnabled());
    end->trigger();
    QVERIFY(model().wasteful()); // as the button asks
    while (model().wasteful()) {
        model().insist();
        settle();
    }
    QTRY_VERIFY(model().observation().turn > 0);
    QVERIFY(!end->isEnabled());
}

Card AskingTest::cardOf(const char* id) {
    const auto& cards = model().catalogue().cards;
    const auto found = std::find_if(cards.begin(), cards.end(), [id](const CardFacts& card) { return card.id == id; });
    return static_cast<Card>(found - cards.begin());
}

// Red is asked whether to stop blue's card, or the step of it that is to come.
void AskingTest::askForVeto(const char* card, std::optional<Action> next) {
    Decision decision;
    decision.seat = seatAt(0);
    decision.kind = "veto";
    decision.legal = {act(ActionKind::Veto), act(ActionKind::Allow)};
    decision.card = cardOf(card);
    decision.cardSeat = seatAt(1);
    decision.hasPending = next.has_value();
    decision.pending = next.value_or(Action{});
    model().show(model().observation(), decision, {seatAt(0)}, Seat::None);
    settle();
}

// However long the question is: step after step of a special action.
void AskingTest::vetoIsAskedForInTheSamePlace() {
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    const auto veto = [this] {
        const auto buttons = page().prompt().findChildren<QPushButton*>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* each) {
            return each->isVisible() && each->text().startsWith("Veto");
        });
        return found == buttons.end() ? QPoint(-1, -1) : (*found)->mapTo(&page().prompt(), QPoint(0, 0));
    };
    askForVeto("king", {});
    const QPoint brief = veto();
    QVERIFY(brief.y() > 0);
    askForVeto("intrigue-5-from-one", kStep);
    QCOMPARE(veto(), brief);
    askForVeto("king", {});
    QCOMPARE(veto(), brief);
}

// It is elided, and whole in the tooltip and for a screen reader.
void AskingTest::longestQuestionHasTheSameRoom() {
    QVERIFY(lay(kIntrigue));
    QVERIFY(waitFor("action"));
    window_->resize(1024, 640);
    askForVeto("king", {});
    const QRect bar = page().prompt().geometry();
    askForVeto("intrigue-5-from-one", kStep);
    QCOMPARE(page().prompt().geometry(), bar);
    const QString all = page().prompt().promptText();
    bool found = false;
    for (const QLabel* label : page().prompt().findChildren<QLabel*>())
        found = found || (label->isVisible() && label->accessibleName() == all &&
                          (label->text().simplified() == all || tipOf(*label).contains(all)));
    QVERIFY2(found, qPrintable(all));
}

void AskingTest::namesAreNoKeyboardLetters() {
    AnswerButtons buttons(*theme_, nullptr);
    const QPushButton* button = buttons.add(AnswerButtons::Place::Beside, false, "Take from Ada & Bo", {}, [] {});
    QVERIFY2(QKeySequence::mnemonic(button->text()).isEmpty(), qPrintable(button->text()));
    QCOMPARE(QAccessible::queryAccessibleInterface(const_cast<QPushButton*>(button))->text(QAccessible::Name),
             QString("Take from Ada & Bo"));
}

// What computer players answer in secret cannot be followed, so nobody waits for the pause between their moves.
void AskingTest::secretAnswersTakeNoTime() {
    QVERIFY(begin(R"({"stacks": {"4": ["score-secret"]}})", "score-secret"));
    window_->table().setPace(3600000);
    pressAnswer("Special");
    QVERIFY(waitFor("disk"));
    model().choose(model().decision()->legal.front());
    QVERIFY(QTest::qWaitFor([this] { return model().decision() && kind() != "disk"; }, 10000));
}

void AskingTest::cardTextEndsWithASentence() {
    const QFont font = Theme::sans(13);
    const QString first = "Move one Caballero.";
    const QString all = first + " Then move as many others as you like, to whatever region you like.";
    const QFontMetrics metrics(font);
    const QSize narrow(metrics.horizontalAdvance(first + " …") + 4, metrics.height());
    QCOMPARE(BarLabel::sentencesIn(all, font, QSize(2000, metrics.height())), all);
    QCOMPARE(BarLabel::sentencesIn(all, font, narrow), first + " …");
    QCOMPARE(BarLabel::sentencesIn(all, font, QSize(30, metrics.height())), QString());
}

// Below the question: the first sentence alone would not say what the card does.
void AskingTest::cardSaysAllInFewerWords() {
    QVERIFY(begin(R"({"stacks": {"4": ["score-secret"]}})", "score-secret"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    const PromptPanel& prompt = page().prompt();
    const Catalogue& catalogue = model().catalogue();
    const Card card = model().decision()->card;
    const QStringList whole{texts::cardText(catalogue, card), texts::cardBrief(catalogue, card)};
    for (int width = 1700; width > 1000; width -= 50) {
        window_->resize(width, 800);
        settle();
        QVERIFY2(partOf<BarLabel>(prompt, "second").words().isEmpty() ||
                     whole.contains(partOf<BarLabel>(prompt, "second").words()),
                 qPrintable(QStringLiteral("%1: %2").arg(width).arg(partOf<BarLabel>(prompt, "second").words())));
    }
}

// The sea does not stay silent, or leave what was said about another place.
void AskingTest::clickBesideEverythingSaysWhatIsWanted() {
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    pressAnswer("Special");
    QVERIFY(waitFor("relocate"));
    const PromptPanel& prompt = page().prompt();
    click(place(Area::Castillo));
    const QString before = prompt.reason();
    QVERIFY(!before.isEmpty());
    const BoardScene& scene = board().table();
    const QRect all = board().viewport()->rect();
    QPoint sea;
    for (int x = all.left() + 5; x < all.right() && sea.isNull(); x += 7)
        for (int y = all.top() + 5; y < all.bottom() && sea.isNull(); y += 7)
            if (scene.spotAt(board().mapToScene(QPoint(x, y))).isNothing()) sea = {x, y};
    QVERIFY(!sea.isNull());
    QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, sea);
    settle();
    QVERIFY(prompt.reason() != before);
    QCOMPARE(prompt.reason(), board().hint());
}

// What was refused before is of no use any more, and what is to be done next is.
void AskingTest::refusalGivesWayToWhatIsChosen() {
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    pressAnswer("Special");
    QVERIFY(waitFor("relocate"));
    const PromptPanel& prompt = page().prompt();
    click(place(Area::Castillo));
    QVERIFY(!prompt.reason().isEmpty());
    std::vector<BoardSpot> pieces = board().chooser().offered();
    QVERIFY(!pieces.empty());
    click(pieces.front());
    QVERIFY(!board().chooser().picks().empty());
    QVERIFY2(prompt.reason().isEmpty(), qPrintable(prompt.reason()));
    QCOMPARE(partOf<BarLabel>(prompt, "second").words(), board().hint());
}

// Whose reason it is not.
void AskingTest::refusalGivesWayToWhatIsPointedAt() {
    QVERIFY(begin(kIntrigue, "intrigue-3-any"));
    PromptPanel& prompt = page().prompt();
    prompt.showReason("This value has already been played this round.");
    prompt.setNote({});
    QVERIFY(!prompt.reason().isEmpty());
    prompt.setNote("7: 3 Caballeros to your court");
    QCOMPARE(partOf<BarLabel>(prompt, "second").words(), QString("7: 3 Caballeros to your court"));
}

void AskingTest::cardDoesNotRepeatTheQuestion() {
    QVERIFY(begin(kIntrigue, "king"));
    Decision decision;
    decision.seat = seatAt(0);
    decision.kind = "power-back";
    decision.legal = {act(ActionKind::TakeBack, 2), act(ActionKind::TakeBack, 5)};
    decision.card = cardOf("power-back");
    model().show(model().observation(), decision, {seatAt(0)}, Seat::None);
    QCOMPARE(partOf<BarLabel>(page().prompt(), "second").words(), QString());
}

// A region is named only after the special action has been begun.
void AskingTest::placeTellsWhatComesBeforeIt() {
    QVERIFY(begin(R"({"stacks": {"4": ["eviction"]}})", "eviction"));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    click(place(Area::Sevilla));
    QCOMPARE(page().prompt().reason(), QString("First choose “Special action”."));
}

// Two at court, and a card for four.
void AskingTest::noMoreArePromisedThanThereAre() {
    QVERIFY(begin(R"({"stacks": {"4": ["scoreboard"]},
        "seats": [{"colour": "red", "court": 2, "played": 13, "grande": "galicia"},
                  {"colour": "blue", "court": 1, "played": 12, "grande": "aragon"},
                  {"colour": "yellow", "court": 3, "played": 11, "grande": "sevilla"},
                  {"colour": "green", "court": 3, "played": 10, "grande": "granada"}]})",
                  "scoreboard"));
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(model().observation().seats[0].court, 2);
    QVERIFY2(page().prompt().promptText().contains("up to 2"), qPrintable(page().prompt().promptText()));
}

// Where a question takes two lines they are about as long, in both languages.
void AskingTest::noWordStandsAlone() {
    const QFont font = Theme::serif(17, true);
    const QFontMetrics metrics(font);
    QWidget bar;
    BarLabel label(&bar);
    for (const QString& words :
         {QString("Anna, choose up to three Caballeros in the King's region, and where they go."),
          QString("Anna, versetz noch bis zu 3 Caballeros in eine andere Region deiner Wahl."),
          QString("Tomasillo, leg geheim die Region fest, aus der du dich zurückziehst.")}) {
        const int all = metrics.horizontalAdvance(words);
        for (int width = all / 2 + 60; width < all; width += 7) {
            label.resize(width, 2 * metrics.lineSpacing() + 2);
            label.setWords(words, font);
            QVERIFY(label.isWhole());
            const QStringList lines = label.text().split(u'\n');
            QCOMPARE(lines.join(u' '), words);
            if (lines.size() == 1) continue; // smaller letters
            QVERIFY2(lines.back().contains(u' '), qPrintable(label.text()));
        }
    }
}

// What could be clicked waits until the scoring has been looked at.
void AskingTest::watchersAreGivenNoHint() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    PromptPanel& prompt = page().prompt();
    prompt.setHint(QStringLiteral("Choose one of the highlighted places."));
    prompt.setWatching(true);
    QVERIFY2(partOf<BarLabel>(prompt, "second").words().isEmpty(),
             qPrintable(partOf<BarLabel>(prompt, "second").words()));
    prompt.setWatching(false);
}

// Where nothing is left but to point at what is scored.
void AskingTest::scoringIsNotDragged() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    QVERIFY2(page().board().hint().contains("drag"), qPrintable(page().board().hint()));
    click(place(Area::Aragon), Qt::ShiftModifier);
    QCOMPARE(kind(), QString("turn"));
    QVERIFY2(!page().board().hint().contains("drag"), qPrintable(page().board().hint()));
    // All of them are scored.
    QCOMPARE(page().board().hint(), QString("Choose which place is scored first."));
    Decision decision;
    decision.seat = seatAt(0);
    decision.kind = "score";
    const auto asks = [&] {
        return texts::promptText(model().catalogue(), decision, [](Seat) { return QString("Ada"); });
    };
    QCOMPARE(asks(), QString("Ada: choose what to score."));
    decision.remaining = 2;
    QCOMPARE(asks(), QString("Ada: choose what to score next."));
}

// The rulebook was open when the disk was asked for, and is closed by a key.
void AskingTest::keysComeBackToTheDisk() {
    QVERIFY(begin(R"({"stacks": {"4": ["score-secret"]}})", "score-secret"));
    pressAnswer("Special");
    QVERIFY(waitFor("disk"));
    const SecretDisk& disk = page().disk();
    page().board().setFocus(Qt::MouseFocusReason);
    QVERIFY(!disk.isAncestorOf(QApplication::focusWidget()));
    QEvent back(QEvent::WindowActivate);
    QApplication::sendEvent(window_.get(), &back);
    settle();
    QVERIFY(!disk.isAncestorOf(QApplication::focusWidget())); // who plays with the mouse is left alone
    QTest::keyClick(window_.get(), Qt::Key_Shift);
    QApplication::sendEvent(window_.get(), &back);
    QTRY_VERIFY(disk.isAncestorOf(QApplication::focusWidget()));
}

// One of each player: of none of them there is a second.
void AskingTest::moreAtOnceIsOfferedWhereThereIsMore() {
    QVERIFY(
        begin(R"({"stacks": {"2": ["send-one-each"]}, "regions": {"galicia": {"blue": 2}, "sevilla": {"yellow": 3}}})",
              "send-one-each"));
    QVERIFY2(board().hint().contains("Shift"), qPrintable(board().hint())); // all of one's Caballeros may go to a place
    pressAnswer("Special");
    QVERIFY(waitFor("send"));
    QVERIFY(model().decision()->remaining > 1);
    QVERIFY2(!board().hint().contains("Shift"), qPrintable(board().hint()));
    board().setFocus(Qt::OtherFocusReason);
    QVERIFY2(!board().accessibleDescription().contains("Shift"), qPrintable(board().accessibleDescription()));
}

// The film has the keys while it is shown, and the question has been there for long when it is over.
void AskingTest::keysComeBackToTheQuestionAfterAScoring() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    page().setTempo(Tempo::Slow);
    page().ceremonies().setTempo(Tempo::Off);
    for (QPushButton* button : page().prompt().actionButtons())
        if (button->text().startsWith("Special")) button->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(page().film().isShowing());
    settle();
    QVERIFY(page().film().hasFocus());
    QTRY_VERIFY(model().decision());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!page().film().isShowing());
    settle();
    QCOMPARE(kind(), QString("turn"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(page().prompt().actionButtons().front()));
}

// Which is asked for while the film is shown.
void AskingTest::keysComeToTheEndOfATurnAfterAScoring() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    window_->table().setConfirmTurn(true);
    page().setTempo(Tempo::Slow);
    page().ceremonies().setTempo(Tempo::Off);
    page().board().setTempo(Tempo::Off);
    click(place(Area::Aragon), Qt::ShiftModifier);
    for (QPushButton* button : page().prompt().actionButtons())
        if (button->text().startsWith("Special")) button->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(page().film().isShowing() && model().mustConfirm());
    settle();
    page().film().setFocus();
    QTest::keyClick(&page().film(), Qt::Key_Escape);
    QVERIFY(!page().film().isShowing());
    settle();
    auto* end = qobject_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(end != nullptr && end->text().remove(u'&') == "End turn");
}

// A search in the log, above all, which ended the turn.
void AskingTest::enterInAFieldAnswersNothing() {
    QVERIFY(begin(kIntrigue, "score-fours"));
    for (auto* button : page().findChildren<QToolButton*>())
        if (button->isVisible() && button->isCheckable() && !button->isChecked())
            button->click(); // "Find", among others
    settle();
    int fields = 0;
    for (QWidget* field : page().findChildren<QWidget*>()) {
        if (!field->isVisible() || field->focusPolicy() == Qt::NoFocus) continue;
        if (qobject_cast<QLineEdit*>(field) == nullptr && qobject_cast<QComboBox*>(field) == nullptr) continue;
        ++fields;
        field->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), field);
        const auto events = model().history().size();
        QTest::keyClick(field, Qt::Key_Return);
        settle();
        QCOMPARE(model().history().size(), events);
        QCOMPARE(kind(), QString("turn"));
    }
    QVERIFY(fields >= 2);
}

ELGRANDE_TEST(AskingTest)
#include "asking_test.moc"
