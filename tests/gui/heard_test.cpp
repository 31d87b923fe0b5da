// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What changes is heard and what has not changed is not told again: notes, the curtain, the disk, and where the
// keyboard is. What Orca made of it: tests/gui/screen_reader/ORCA.md. One file, because all of it listens to one
// window.
#include "app/files/game_files.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/shell/table_style.h"
#include "app/start/start_page.h"
#include "app/start/welcome_page.h"
#include "model/game_model/game_model.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/cards/power_hand.h"
#include "views/ceremony/ceremonies.h"
#include "views/court/seat_panel.h"
#include "views/disk/dial.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/prompt/question.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"
#include "views/toolkit/told.h"
#include "views/toolkit/voice.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyleOption>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

class HeardTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { close(); }
    void boardTellsWhatEnterWouldChoose();
    void notesAreTold();
    void scoringInVainIsTold();
    void bracketsEndNoSentence();
    void signsAreNotRead();
    void thirdPlaceIsToldOnceInAScoring();
    void whatCameBeforeAFilmIsToldFirst();
    void curtainSaysWhomItIsFor();
    void enterSetsTheDisk();
    void focusIsSeenOnADefaultButton();
    void listsTellWhatTheyAreAboutAndWhatTheyShow();
    void answeredQuestionsAreNotAskedAgain();
    void filmTellsItsPictures();
    void resultIsToldAndReached();
    void questionsAreToldOnce();
    void whoHearsBeginsWhereTheQuestionIs();
    void firstKeyIsWhereTheQuestionIs();
    void aLanguageChosenByKeysKeepsTheKeyboard();
    void notesDoNotRepeatTheFocus();
    void welcomeIsHeardWithTheFirstField();
    void likePiecesAreToldAsOneAndByTheirPlayer();
    void standingAndLastAnnouncementAreToldByKeys();
    void switchesAreTold();
    void playersAreReachedByKeys();
    void lettersLeadAlongTheBoard();
    void edgeOfTheBoardIsTold();
    void thinkingAgainLeadsBackToTheQuestion();
    void whatLiesUnderTheResultIsNoStop();
};

void HeardTest::init() {
    prepare();
    settings_->confirmTurn.set(true);
    open();
}

void HeardTest::boardTellsWhatEnterWouldChoose() {
    QVERIFY(begin("board"));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "place"; }));
    BoardView& board = page().board();
    page().log().browser()->setFocus();
    board.setAccessibleDescription({});
    board.setFocus(Qt::TabFocusReason);
    QVERIFY(!board.focusSpot().isNothing());
    QTRY_COMPARE(board.accessibleDescription(), board.summaryOf(board.focusSpot()));
}

void HeardTest::notesAreTold() {
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    QVERIFY(begin("notes"));
    QTRY_VERIFY(model().decision());
    page().prompt().setNote("Seven points.");
    QTRY_VERIFY(spoken.count() > 0 && spoken.last().first().toString().contains("Seven points."));
}

void HeardTest::scoringInVainIsTold() {
    QVERIFY(begin("vain"));
    QTRY_VERIFY(model().decision());
    QVERIFY(gui::untilIdle(page().announcer()));
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    const auto scored = [this](int place) {
        model().report({.kind = EventKind::PlaceScored, .seat = seatAt(1), .to = areaAt(place)});
    };
    scored(0);
    scored(1);
    model().report({.kind = EventKind::Points,
                    .seat = seatAt(1),
                    .to = areaAt(1),
                    .reason = Reason::Rank,
                    .rank = 1,
                    .number = 5});
    scored(2);
    QVERIFY(gui::untilIdle(page().announcer()));
    QCOMPARE(spoken.count(), 1);
    const QString told = spoken.front().front().toString();
    const QString first = texts::areaName(model().catalogue(), areaAt(0));
    QVERIFY2(told.startsWith("Scoring: " + first + ". No points there. Scoring: "), qPrintable(told));
    QVERIFY2(told.count("No points there.") == 2 && told.endsWith("No points there."), qPrintable(told));
}

// A reader pauses at a full stop only. The heading of a round in the short game ends with a bracket.
void HeardTest::bracketsEndNoSentence() {
    Setup setup;
    setup.seed = "brackets";
    setup.rounds = 6;
    QVERIFY(begin(setup, {{"Ada", {}}, {"Bo", "random"}, {"Cy", "random"}}));
    QTRY_VERIFY(model().decision());
    QVERIFY(gui::untilIdle(page().announcer()));
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    Event began{.kind = EventKind::RoundBegan};
    began.number = 3;
    model().report(began);
    model().report(
        {.kind = EventKind::CaballeroPlaced, .seat = seatAt(1), .owner = ownerOf(seatAt(1)), .to = areaAt(1)});
    QVERIFY(gui::untilIdle(page().announcer()));
    const QString told = spoken.front().front().toString();
    QVERIFY2(told.startsWith("Round 3 (2 of 6). Bo places 1 Caballero "), qPrintable(told));
}

void HeardTest::signsAreNotRead() {
    Voice& voice = Voice::of(*window_);
    voice.say("⚠ Bo is disconnected. ≈ Not known.");
    QCOMPARE(voice.lastSaid(), QString("Bo is disconnected. Not known."));
    QWidget widget;
    tellName(widget, "✓ Ready");
    QCOMPARE(widget.accessibleName(), QString("Ready"));
}

// With three players it scores nothing: of the first place at which that matters, by ear and in the log.
void HeardTest::thirdPlaceIsToldOnceInAScoring() {
    QVERIFY(begin("third"));
    QTRY_VERIFY(model().decision());
    QVERIFY(gui::untilIdle(page().announcer()));
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    const Catalogue& catalogue = model().catalogue();
    QCOMPARE(catalogue.ranksScored, 2);
    const auto scored = [this](Area place, int contenders) {
        model().report({.kind = EventKind::PlaceScored, .to = place});
        for (int i = 0; i < contenders; ++i) {
            Event each{.kind = EventKind::PlaceContended, .seat = seatAt(i), .owner = ownerOf(seatAt(i)), .to = place};
            each.number = static_cast<std::int16_t>(5 - i);
            model().report(each);
        }
        for (int i = 0; i < 2; ++i) {
            Event points{.kind = EventKind::Points, .seat = seatAt(i), .to = place, .reason = Reason::Rank};
            points.rank = static_cast<std::uint8_t>(i + 1);
            points.number = static_cast<std::int16_t>(6 - i);
            model().report(points);
        }
    };
    Event began{.kind = EventKind::ScoringBegan};
    began.number = 1;
    model().report(began);
    const Area two = catalogue.area("galicia"); // its scoreboard has two numbers
    const Area three = catalogue.area("aragon");
    scored(two, 3);
    scored(three, 2);
    scored(three, 3);
    scored(catalogue.area("granada"), 3);
    QVERIFY(gui::untilIdle(page().announcer()));
    const QString words = texts::termText(catalogue, "third-idle");
    QString told = spoken.back().front().toString();
    QCOMPARE(told.count(words), 1);
    QVERIFY2(told.section(words, 0, 0).count("Scoring: Aragon") == 2 && !told.section(words, 0, 0).contains("Granada"),
             qPrintable(told));
    model().report({.kind = EventKind::SpecialAnnounced, .seat = seatAt(1), .card = static_cast<Card>(0)});
    scored(three, 3);
    QVERIFY(gui::untilIdle(page().announcer()));
    told = spoken.back().front().toString();
    QCOMPARE(told.count(words), 1);
    QTRY_COMPARE(page().log().plainText().split(u'\n').count(words), 2); // lines of their own
    QVERIFY(!page().board().summaryOf({.area = three}).contains(words.chopped(1)));
}

// A computer that plays at once leaves the announcer no time between its answers.
void HeardTest::whatCameBeforeAFilmIsToldFirst() {
    QVERIFY(begin("before"));
    QTRY_VERIFY(model().decision());
    Announcer& announcer = page().announcer();
    QVERIFY(gui::untilIdle(announcer));
    QSignalSpy spoken(&announcer, &Announcer::announced);
    const Area galicia = model().catalogue().area("galicia");
    const Seat bo = seatAt(1);
    model().report({.kind = EventKind::DisksRevealed, .seat = bo, .to = galicia});
    model().report({.kind = EventKind::CaballeroSentBack, .seat = bo, .owner = ownerOf(bo), .from = galicia, .to = {}});
    emit model().changed();
    const auto score = [&](bool alsoMoves) {
        if (alsoMoves)
            model().report({.kind = EventKind::CaballeroPlaced, .seat = bo, .owner = ownerOf(bo), .to = galicia});
        model().report({.kind = EventKind::PlaceScored, .seat = bo, .to = galicia});
        model().report({.kind = EventKind::RoundBegan, .number = 2});
        announcer.leaveToFilm();
    };
    score(true);
    announcer.say("The film.");
    emit model().changed();
    score(true); // while it is shown
    announcer.say("Another film.");
    announcer.filmIsOver();
    QVERIFY(gui::untilIdle(announcer));
    QString told;
    for (const auto& each : spoken) told += each.front().toString() + u' ';
    const QRegularExpression order(
        "Bo's disk shows.*Bo sends .*Bo places .*The film\\..*Round 2.*Bo places .*Another film\\..*Round 2");
    QVERIFY2(told.contains(order), qPrintable(told));
    QVERIFY2(!told.contains("Scoring: "), qPrintable(told));
}

void HeardTest::curtainSaysWhomItIsFor() {
    Setup setup;
    setup.seed = "curtain";
    QVERIFY(window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", {}}, {"Cy", "random"}}));
    QVERIFY(until([this] { return model().curtainFor() != Seat::None; }));
    auto* lift = qobject_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(lift != nullptr);
    const QString name = model().playerName(model().curtainFor());
    QVERIFY2(lift->accessibleDescription().contains(name), qPrintable(lift->accessibleDescription()));
}

void HeardTest::enterSetsTheDisk() {
    QVERIFY(begin("disk"));
    QVERIFY(until([this] { return model().decision() && model().decision()->kind == "disk"; }));
    auto* dial = page().findChild<Dial*>();
    QTRY_VERIFY(dial != nullptr && dial->isVisible());
    QVERIFY2(!dial->accessibleDescription().contains(':'), qPrintable(dial->accessibleDescription())); // nothing yet
    QTRY_VERIFY(dial->isEnabled());
    dial->setFocus(Qt::TabFocusReason);
    QTest::keyClick(dial, Qt::Key_Right);
    QTest::keyClick(dial, Qt::Key_Tab);
    auto* set = qobject_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(set != nullptr && set->isEnabled());
    QTest::keyClick(set, Qt::Key_Return);
    QTRY_VERIFY(!model().decision() || model().decision()->kind != "disk");
}

// The default button wears a line of its own; the keyboard's is another.
void HeardTest::focusIsSeenOnADefaultButton() {
    const TableStyle style(false);
    QStyleOptionButton option;
    option.rect = QRect(0, 0, 80, 30);
    option.palette = theme_->palette();
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    option.features = QStyleOptionButton::DefaultButton | QStyleOptionButton::AutoDefaultButton;
    const auto drawn = [&] {
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        style.drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, nullptr);
        return image;
    };
    const QColor ring = option.palette.color(QPalette::Link);
    const auto isRing = [&ring](const QImage& image, int y) {
        const QColor seen = image.pixelColor(40, y);
        return std::abs(seen.red() - ring.red()) + std::abs(seen.green() - ring.green()) < 20;
    };
    QVERIFY(!isRing(drawn(), 0) && !isRing(drawn(), 1));
    option.state |= QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    QVERIFY(isRing(drawn(), 0) && isRing(drawn(), 1)); // two pixels
}

// As arrow keys change a list that is shut, a reader hears nothing of it from Qt.
void HeardTest::listsTellWhatTheyAreAboutAndWhatTheyShow() {
    NewGameDialog dialog;
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const QList<QComboBox*> boxes = dialog.findChildren<QComboBox*>();
    QVERIFY(boxes.size() > 10);
    for (QComboBox* box : boxes) {
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(box);
        const QString name = read->text(QAccessible::Name);
        QVERIFY2(name.endsWith(": " + box->currentText()) && name.size() > box->currentText().size() + 2,
                 qPrintable(name));
        QVERIFY(read->relations(QAccessible::Label).isEmpty()); // readers would leave out the name
        QCOMPARE(read->role(), QAccessible::ComboBox);
        QCOMPARE(read->child(0)->object(), box->view());
    }
    QComboBox* who = *std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* box) {
        return box->isVisible() && box->accessibleName().contains("human or computer");
    });
    Voice& voice = Voice::of(*who);
    for (const QLabel* label : voice.findChildren<QLabel*>()) QVERIFY(label->isHidden()); // an empty one would be read
    who->setFocus(Qt::TabFocusReason);
    QTest::keyClick(who, Qt::Key_Down);
    QCOMPARE(voice.lastSaid(), who->currentText());
    QVERIFY(QAccessible::queryAccessibleInterface(who)->text(QAccessible::Name).endsWith(who->currentText()));
}

void HeardTest::answeredQuestionsAreNotAskedAgain() {
    QVERIFY(begin("doubt"));
    model().setWarnings({Waste::PlacingLeft, Waste::SpecialLeft});
    QVERIFY(until([this] { return model().wasteful().has_value(); }));
    const QString asked = texts::promptText(model().catalogue(), *model().decision(),
                                            [this](Seat seat) { return model().playerName(seat); });
    QVERIFY(gui::untilIdle(page().announcer()));
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    model().insist();
    QTRY_VERIFY(!spoken.isEmpty());
    QVERIFY2(!spoken.front().front().toString().startsWith(asked), qPrintable(spoken.front().front().toString()));
}

// Picture by picture, nothing of the next round before the end, and what is skipped all the same.
void HeardTest::filmTellsItsPictures() {
    QVERIFY(begin("film"));
    page().setTempo(Tempo::Slow);
    page().ceremonies().setTempo(Tempo::Off);
    QStringList told;
    connect(&page().announcer(), &Announcer::announced, this, [&told](const QString& words) { told << words; });
    ScoringFilm& film = page().film();
    QVERIFY(until([&film] {
        if (film.isShowing() && film.reel().number == 0) film.skip();
        return film.isShowing();
    }));
    QVERIFY(gui::untilIdle(page().announcer()));
    QVERIFY2(told.last().endsWith('.') && told.last().contains("Castillo. "), qPrintable(told.last()));
    QVERIFY2(!told.join(' ').contains("Round 4"), qPrintable(told.join('\n')));
    const QString beginning = told.join(' ');
    film.step(1);
    QVERIFY(gui::untilIdle(page().announcer()));
    QVERIFY(told.join(' ').size() > beginning.size());
    QVERIFY2(!told.join(' ').contains("Result of the scoring"), qPrintable(told.join('\n')));
    QStringList places;
    const auto& pictures = film.reel().pictures;
    for (auto i = static_cast<std::size_t>(film.position()) + 1; i < pictures.size(); ++i)
        if (pictures[i].kind == ReelPicture::Kind::Place)
            places << texts::areaName(model().catalogue(), pictures[i].place);
    told.clear();
    film.skip();
    QTRY_VERIFY(told.join(' ').contains("Round 4"));
    const QString rest = told.join(' ');
    places << "Result of the scoring";
    QVERIFY(places.size() > 3);
    for (const QString& place : places) {
        const QString picture = QStringLiteral(". %1. ").arg(place);
        QVERIFY2((". " + rest).count(picture) == 1 && rest.indexOf(place) < rest.indexOf("Round 4"), qPrintable(rest));
    }
}

// Who has won is told when the page appears, stands on it for later, and every table can be reached by Tab.
void HeardTest::resultIsToldAndReached() {
    Setup setup;
    setup.rounds = 6;
    setup.seed = "result";
    QStringList told;
    connect(&page().announcer(), &Announcer::announced, this, [&told](const QString& words) { told << words; });
    QTest::keyClick(window_.get(), Qt::Key_Shift); // somebody who plays by keys
    QVERIFY(window_->newGames().begin(setup, {{"Bo", "random"}, {"Cy", "random"}}));
    QTRY_VERIFY_WITH_TIMEOUT(model().observation().over, 60000);
    const Seat winner = model().observation().winners.front();
    const QString first = "1. " + model().playerName(winner) + ": " +
                          QString::number(model().observation().seats[index(winner)].score) + " points.";
    QTRY_VERIFY2(told.join(' ').contains(first), qPrintable(told.join('\n').right(400)));
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("rematch"));
    auto* pages = page().findChild<ResultPanel*>()->findChild<QTabWidget*>();
    QVERIFY(pages->widget(0)->accessibleDescription().contains(first));
    for (const QTableWidget* table : page().findChild<ResultPanel*>()->findChildren<QTableWidget*>()) {
        pages->setCurrentIndex(pages->indexOf(table));
        pages->tabBar()->setFocus();
        QTest::keyClick(pages->tabBar(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), table);
        const QString cell = table->item(0, 0)->data(Qt::AccessibleTextRole).toString();
        QVERIFY2(cell.startsWith(table->verticalHeaderItem(0)->text() + ": Bo "), qPrintable(cell));
    }
    pages->tabBar()->setFocus(); // while something on a page is worked out and then told
    emit page().findChild<ResultPanel*>()->told("The review is ready.");
    QCOMPARE(QApplication::focusWidget(), pages->tabBar());
    auto* look = page().findChild<QPushButton*>("look");
    look->setFocus();
    QTest::keyClick(look, Qt::Key_Return);
    QVERIFY(!page().findChild<ResultPanel*>()->isVisible());
}

// The labels of an alert are read; a description with the same words would be read as well.
void HeardTest::questionsAreToldOnce() {
    Question question(Question::Kind::Warn, "El Grande", "It cannot be read.", window_.get());
    question.setMore("The record has no Check.");
    int told = 0;
    for (const QLabel* label : question.findChildren<QLabel*>()) told += label->text() == question.more() ? 1 : 0;
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&question);
    told += read->text(QAccessible::Description).contains(question.more()) ? 1 : 0;
    QCOMPARE(told, 1);
}

// Without a key so far: a reader's first words are about what can be answered, not about the first card.
void HeardTest::whoHearsBeginsWhereTheQuestionIs() {
    const QSignalSpy heard(&page().announcer(), &Announcer::announced);
    QVERIFY(begin("first"));
    QTRY_VERIFY(model().decision());
    QTRY_COMPARE(QApplication::focusWidget(), page().hand().firstOffered());
    QVERIFY(page().hand().firstOffered() != nullptr);
}

// The same for whoever sees the window and has pressed nothing yet; also of a game that was opened by keys.
void HeardTest::firstKeyIsWhereTheQuestionIs() {
    QVERIFY(begin("first"));
    QTRY_VERIFY(model().decision());
    QVERIFY(page().hand().firstOffered() != nullptr);
    QTRY_COMPARE(QApplication::focusWidget(), page().hand().firstOffered());
    const QString record = window_->table().recordText();
    QTest::keyClick(window_.get(), Qt::Key_Shift);
    page().log().browser()->setFocus();
    QVERIFY(window_->files().resume(record, {}));
    QTRY_VERIFY(page().hand().firstOffered() != nullptr);
    QTRY_COMPARE(QApplication::focusWidget(), page().hand().firstOffered());
}

void HeardTest::aLanguageChosenByKeysKeepsTheKeyboard() {
    for (const bool welcomed : {false, true}) {
        prepare();
        settings_->welcomed.set(welcomed);
        open();
        QWidget* page = welcomed ? static_cast<QWidget*>(&partOf<StartPage>(*window_)) : &window_->welcomePage();
        const QList<QComboBox*> boxes = page->findChildren<QComboBox*>();
        const auto languages = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* box) {
            return box->findText(Language::nameOf("de")) >= 0;
        });
        QVERIFY(languages != boxes.end() && (*languages)->isVisible());
        (*languages)->setFocus(Qt::TabFocusReason);
        const QString before = (*languages)->currentText();
        QTest::keyClick(*languages, (*languages)->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY((*languages)->currentText() != before);
        gui::settle(); // all is written anew
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(*languages));
    }
}

void HeardTest::notesDoNotRepeatTheFocus() {
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    QVERIFY(begin("repeated"));
    QTRY_VERIFY(model().decision());
    QTRY_VERIFY(QApplication::focusWidget() == page().hand().firstOffered());
    QVERIFY(gui::untilIdle(page().announcer()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    const QWidget* card = QApplication::focusWidget();
    QVERIFY(gui::untilIdle(page().announcer()));
    const QString told = spoken.back().front().toString();
    QVERIFY2(told.startsWith("Turn position"), qPrintable(told));
    QVERIFY(card->accessibleName().startsWith("Power card") && !told.contains(card->accessibleName()));
}

void HeardTest::welcomeIsHeardWithTheFirstField() {
    prepare();
    settings_->welcomed.set(false);
    open();
    const QWidget* first = QApplication::focusWidget();
    QVERIFY(first != nullptr);
    QVERIFY2(first->accessibleDescription().startsWith("Welcome"), qPrintable(first->accessibleDescription()));
}

void HeardTest::likePiecesAreToldAsOneAndByTheirPlayer() {
    QVERIFY(begin("pieces"));
    QTRY_VERIFY(model().decision());
    QVERIFY(gui::untilIdle(page().announcer()));
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    const Area galicia = static_cast<Area>(0);
    Event placed{.kind = EventKind::CaballeroPlaced, .seat = seatAt(1), .owner = ownerOf(seatAt(1)), .to = galicia};
    for (int i = 0; i < 4; ++i) model().report(placed);
    Event sent{.kind = EventKind::CaballeroSentBack,
               .seat = seatAt(1),
               .owner = ownerOf(seatAt(2)),
               .from = galicia,
               .number = 2};
    model().report(sent);
    QVERIFY(gui::untilIdle(page().announcer()));
    QCOMPARE(spoken.count(), 1);
    const QString told = spoken.front().front().toString();
    const QString place = texts::areaName(model().catalogue(), galicia);
    QVERIFY2(told.startsWith("Bo places 4 Caballeros in " + place + ". Bo sends 2 of Cy's Caballeros from " + place),
             qPrintable(told));
}

void HeardTest::standingAndLastAnnouncementAreToldByKeys() {
    QSignalSpy spoken(&page().announcer(), &Announcer::announced);
    QVERIFY(begin("standing"));
    QTRY_VERIFY(model().decision());
    QVERIFY(gui::untilIdle(page().announcer()));
    const QString last = spoken.back().front().toString();
    spoken.clear();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F4, Qt::ShiftModifier);
    QTRY_COMPARE(spoken.count(), 1);
    QCOMPARE(spoken.front().front().toString(), last);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F4);
    QTRY_COMPARE(spoken.count(), 2);
    const QString told = spoken.back().front().toString();
    QVERIFY2(told.startsWith("Round 1 of 9"), qPrintable(told));
    for (int i = 0; i < 3; ++i) {
        const SeatSeen& facts = model().observation().seats[static_cast<std::size_t>(i)];
        QVERIFY2(told.contains(QStringLiteral("%1: %2 point").arg(model().playerName(seatAt(i))).arg(facts.score)),
                 qPrintable(told));
        QVERIFY2(told.contains("home region " + texts::areaName(model().catalogue(), facts.grande)), qPrintable(told));
    }
}

void HeardTest::switchesAreTold() {
    QVERIFY(begin("switches"));
    QTRY_VERIFY(model().decision());
    const Voice& voice = Voice::of(*window_);
    const bool ranks = settings_->ranks();
    for (const bool on : {!ranks, ranks}) {
        QTest::keyClick(window_.get(), Qt::Key_F8);
        QCOMPARE(voice.lastSaid(), QString("Show ranks on the scoreboards: ") + (on ? "on" : "off"));
    }
    QTest::keyClick(window_.get(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(voice.lastSaid(), QString("Dark theme: on"));
    QTest::keyClick(window_.get(), Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(voice.lastSaid(), QString("Text size: 90%"));
}

void HeardTest::playersAreReachedByKeys() {
    QVERIFY(begin("players"));
    QTRY_VERIFY(model().decision());
    SeatPanel& seats = page().seats();
    for (int i = 0; i < 8 && !seats.hasFocus(); ++i) QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(seats.hasFocus());
    QVERIFY2(seats.accessibleDescription().contains("Round 1"), qPrintable(seats.accessibleDescription()));
    const QImage without = seats.row(seats.order().front())->grab().toImage();
    for (const Seat seat : seats.order()) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        SeatRow* row = seats.row(seat);
        QVERIFY(row->hasFocus());
        QCOMPARE(row->accessibleName(), model().playerName(seat));
        const QString told = row->accessibleDescription();
        QVERIFY2(told.contains("0 points") && told.contains("Court: ") && told.contains("home "), qPrintable(told));
        const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(row);
        QVERIFY(read->role() == QAccessible::ListItem && read->state().focusable && read->state().focused);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(seats.row(seats.order().front())->grab().toImage() != without); // the mark of the focus
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(!seats.hasFocus() && !seats.isAncestorOf(QApplication::focusWidget()));
}

void HeardTest::lettersLeadAlongTheBoard() {
    QVERIFY(begin("letters"));
    QTRY_VERIFY(model().decision());
    BoardView& board = page().board();
    board.setFocus(Qt::TabFocusReason);
    const auto name = [&] { return texts::areaName(model().catalogue(), board.focusSpot().area); };
    QStringList begun;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(&board, Qt::Key_G, Qt::NoModifier);
        QVERIFY2(name().startsWith('G'), qPrintable(name()));
        begun << name();
    }
    QVERIFY2(begun[0] != begun[1] && begun.mid(0, 2) == begun.mid(2, 2), qPrintable(begun.join(' ')));
    QTRY_COMPARE(board.accessibleDescription(), board.summaryOf(board.focusSpot()));
}

// Where nothing follows in that direction, a key without an answer would seem to be broken.
void HeardTest::edgeOfTheBoardIsTold() {
    QVERIFY(begin("edge"));
    QTRY_VERIFY(model().decision());
    BoardView& board = page().board();
    board.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&board, Qt::Key_G, Qt::NoModifier);
    QSignalSpy told(&board, &BoardView::told);
    for (int i = 0; i < 30 && told.isEmpty(); ++i) {
        const BoardSpot before = board.focusSpot();
        QTest::keyClick(&board, Qt::Key_Left);
        QCOMPARE(told.isEmpty(), !(board.focusSpot() == before));
    }
    QCOMPARE(told.count(), 1);
    QCOMPARE(told[0][0].toString(), QString("Edge of the board"));
}

void HeardTest::thinkingAgainLeadsBackToTheQuestion() {
    QVERIFY(begin("doubt"));
    model().setWarnings({Waste::PlacingLeft, Waste::SpecialLeft});
    QVERIFY(until([this] { return model().wasteful().has_value(); }));
    QTest::keyClick(window_.get(), Qt::Key_Shift); // somebody who plays by keys
    page().log().browser()->setFocus(Qt::TabFocusReason);
    QPushButton* safe = page().prompt().actionButtons().front();
    for (int i = 0; i < 8 && !page().prompt().isAncestorOf(QApplication::focusWidget()); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(safe));
    QTest::keyClick(safe, Qt::Key_Return);
    QTRY_VERIFY(!model().wasteful());
    gui::settle();
    QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus != nullptr && focus->isVisible() && focus != &page().prompt());
    const bool answers = focus == &page().board() || qobject_cast<QAbstractButton*>(focus) != nullptr;
    QVERIFY2(answers, focus->metaObject()->className());
}

void HeardTest::whatLiesUnderTheResultIsNoStop() {
    Setup setup;
    setup.rounds = 6;
    setup.seed = "under";
    QVERIFY(window_->newGames().begin(setup, {{"Bo", "random"}, {"Cy", "random"}}));
    QTRY_VERIFY_WITH_TIMEOUT(model().observation().over, 60000);
    auto* result = page().findChild<ResultPanel*>();
    QTRY_VERIFY(result->isVisible());
    result->focusFirst();
    for (int i = 0; i < 30; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != &page().board());
    }
    auto* look = page().findChild<QPushButton*>("look");
    QTest::mouseClick(look, Qt::LeftButton);
    QVERIFY((page().board().focusPolicy() & Qt::TabFocus) != 0);
}

ELGRANDE_TEST(HeardTest)
#include "heard_test.moc"
