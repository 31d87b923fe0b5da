// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The guided game at the real board: what is asked and offered, the ways back, what it waits for, what it remembers.
#include "app/page/rules_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_feeder.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "app/tutorial/table_light.h"
#include "expansions/installed.h"
#include "tests/gui/lesson_player.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_lens.h"
#include "views/cards/card_view.h"
#include "views/cards/power_hand.h"
#include "views/ceremony/ceremonies.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <utility>

using namespace elgrande;
using gui::partOf;

class LessonTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init() { open(); }
    void cleanup() { forget(); }
    void promptAsksOnlyWhatIsOffered();
    void promptSendsTheReaderToTheLesson();
    void backShowsTheTableAsItWas();
    void backFromTheMiddleOfAStep();
    void shiftPlacesAllOfThem();
    void wrongPlaceIsAnswered();
    void kingIsDragged();
    void finishedChaptersAreMarkedAndKept();
    void lessonWaitsForTheFilm();
    void filmStandsStillAtWhatIsExplained();
    void vetoIsSeen();
    void continueStaysWhereItIs();
    void noCardGetsTheKeyboardUnasked();
    void namedRegionsAreLit();
    void whatIsReadInLargeTextCoversNothing();
    void largeCardLeavesTheWordsFree();
    void clickAndEscCloseTheLargeCard();

  private:
    LessonGuide& guide() { return partOf<LessonGuide>(*window_); }
    LessonFeeder& feeder() { return partOf<LessonFeeder>(guide()); }
    void begin(const char* chapter, const char* step);
    void click(const char* area, Qt::KeyboardModifiers keys = {});
    int own(const char* area) const {
        const GameModel& model = window_->model();
        return model.observation().at(model.catalogue().area(area), ownerOf(LessonPlan::kPlayer));
    }
    void showCard();
};

void LessonTest::begin(const char* chapter, const char* step) {
    const auto plan = lessonPlan(kFirstGame);
    QVERIFY(plan);
    for (std::size_t i = 0; i < (*plan).chapters.size(); ++i)
        if ((*plan).chapters[i].id == QLatin1String(chapter)) window_->learning().begin(static_cast<int>(i));
    LessonPlayer player(*window_);
    QVERIFY2(player.playTo(step), qPrintable("stuck at " + feeder().step().id));
}

void LessonTest::click(const char* area, Qt::KeyboardModifiers keys) {
    BoardView& board = window_->page().board();
    const BoardSpot spot{window_->model().catalogue().area(area), Owner::None, Token::None};
    QTest::mouseClick(board.viewport(), Qt::LeftButton, keys, board.pointOf(spot));
    QTest::qWait(0);
}

// Every button that the question is about can be pressed.
void LessonTest::promptAsksOnlyWhatIsOffered() {
    const auto buttons = [this] { return window_->page().prompt().actionButtons().size(); };
    begin("court", "fill");
    QCOMPARE(buttons(), std::size_t(5)); // 0 to 4
    begin("place", "home");
    QCOMPARE(buttons(), std::size_t(3)); // place, special action, end
    begin("castillo", "new-castile");
    QVERIFY(buttons() >= 2); // "… or end your turn"
    begin("veto", "wait");
    QCOMPARE(buttons(), std::size_t(3)); // allow, allow all of it, Veto
}

void LessonTest::promptSendsTheReaderToTheLesson() {
    window_->learning().begin(0);
    const QString reading = window_->page().prompt().promptText();
    QVERIFY(reading.contains("tutorial"));
    begin("court", "fill");
    QVERIFY(window_->page().prompt().promptText() != reading);
    guide().stop();
    window_->page().prompt().setIdle({});
}

void LessonTest::backShowsTheTableAsItWas() {
    window_->learning().begin(0);
    QVERIFY(!guide().panel().findChild<QPushButton*>("lesson-back")->isEnabled());
    LessonPlayer player(*window_);
    struct Stop {
        QString words;
        Observation table;
    };
    std::vector<Stop> stops;
    QString last;
    while (feeder().chapter() < 4) { // two turns of others in between
        const LessonStep& step = feeder().step();
        if (step.kind != LessonStep::Kind::Watch && step.id != last) {
            stops.push_back({guide().panel().text(), window_->model().observation()});
            last = step.id;
        }
        QVERIFY2(player.step(), qPrintable(step.id));
    }
    QVERIFY(stops.size() > 10);
    while (!stops.empty()) {
        QTest::mouseClick(guide().panel().findChild<QPushButton*>("lesson-back"), Qt::LeftButton);
        QCOMPARE(guide().panel().text(), stops.back().words);
        QVERIFY(window_->model().observation() == stops.back().table);
        stops.pop_back();
    }
    QVERIFY(!guide().panel().findChild<QPushButton*>("lesson-back")->isEnabled());
    LessonPlayer again(*window_);
    QVERIFY(again.playTo("rounds")); // and on from there
}

void LessonTest::backFromTheMiddleOfAStep() {
    begin("place", "home");
    click("granada");
    QCOMPARE(own("granada"), 3);
    QCOMPARE(feeder().step().id, QString("home"));
    QTest::mouseClick(guide().panel().findChild<QPushButton*>("lesson-back"), Qt::LeftButton);
    QCOMPARE(feeder().step().id, QString("home")); // its beginning
    QCOMPARE(own("granada"), 2);
    click("granada");
    click("granada");
    QCOMPARE(feeder().step().id, QString("score"));
}

void LessonTest::shiftPlacesAllOfThem() {
    begin("place", "home");
    click("granada", Qt::ShiftModifier);
    QTRY_COMPARE(feeder().step().id, QString("score"));
    QCOMPARE(own("granada"), 4);
    begin("castillo", "new-castile"); // more than are meant to go there
    click("castilla_la_nueva", Qt::ShiftModifier);
    QTRY_COMPARE(feeder().step().id, QString("tower"));
    QTest::mouseClick(guide().panel().goOnButton(), Qt::LeftButton);
    gui::settle();
    QCOMPARE(own("castilla_la_nueva"), 3);
    QCOMPARE(guide().panel().answerText(), QString()); // nothing goes on by itself
}

void LessonTest::wrongPlaceIsAnswered() {
    begin("place", "home");
    click("valencia", Qt::ShiftModifier);
    gui::settle();
    QCOMPARE(own("valencia"), 0);
    const QRect place = guide().panel().geometry();
    QVERIFY(guide().panel().answerText().contains("Granada"));
    QCOMPARE(window_->page().prompt().reason(), QString()); // it is said once
    click("granada");
    QCOMPARE(guide().panel().answerText(), QString());
    QCOMPARE(guide().panel().geometry(), place);
    click("granada");
    QCOMPARE(feeder().step().id, QString("score"));
}

// "… or drag the King himself": both steps at once.
void LessonTest::kingIsDragged() {
    begin("king", "royal");
    const Reach& reach = window_->model().aids().reach();
    const Area granada = window_->model().catalogue().area("granada");
    const auto deed = std::find_if(reach.deeds.begin(), reach.deeds.end(), [granada](const Deed& each) {
        return each.grip.token == Token::King && each.to == granada;
    });
    QVERIFY(deed != reach.deeds.end());
    window_->model().chooseInRow(std::vector<Action>(deed->moves));
    QTRY_COMPARE(feeder().step().id, QString("taboo"));
}

void LessonTest::finishedChaptersAreMarkedAndKept() {
    const auto marked = [this] {
        QStringList numbers;
        for (int i = 0; i < guide().panel().chapters().actions().size(); ++i)
            if (guide().panel().chapters().actions()[i]->isChecked()) numbers << QString::number(i);
        return numbers;
    };
    window_->learning().begin(2);
    QCOMPARE(marked(), QStringList());
    window_->learning().begin(3); // left, not finished
    QCOMPARE(marked(), QStringList());
    LessonPlayer player(*window_);
    while (feeder().chapter() == 3) QVERIFY(player.step());
    QCOMPARE(marked(), QStringList{"3"});
    window_->preferences().useLanguage("de");
    QCoreApplication::sendPostedEvents();
    QCOMPARE(marked(), QStringList{"3"});
    prepare(); // another day
    open();
    window_->learning().begin(0);
    QCOMPARE(marked(), QStringList{"3"});
}

void LessonTest::lessonWaitsForTheFilm() {
    window_->preferences().use(settings_->tempo, Tempo::Normal);
    begin("scoring", "disk");
    LessonPlayer player(*window_);
    QVERIFY(player.step());
    ScoringFilm& film = window_->page().film();
    QTRY_VERIFY(film.isShowing());
    QTRY_COMPARE(feeder().step().id, QString("tie"));
    QTest::mouseClick(guide().panel().goOnButton(), Qt::LeftButton);
    QVERIFY(!film.isStill());
    QVERIFY(gui::untilIdle(feeder()));
    QCOMPARE(feeder().step().id, QString("regions"));
    film.skip();
    QTRY_COMPARE(feeder().step().id, QString("bonus"));
    QVERIFY(film.isStill()); // and shows it all the same
}

void LessonTest::filmStandsStillAtWhatIsExplained() {
    window_->preferences().use(settings_->tempo, Tempo::Fast);
    begin("scoring", "disk");
    LessonPlayer player(*window_);
    QVERIFY(player.step());
    ScoringFilm& film = window_->page().film();
    const auto onOffer = window_->model().observation().offer;
    const QPushButton* goOn = guide().panel().goOnButton();
    for (const char* step : {"tie", "bonus", "result"}) {
        QTRY_COMPARE_WITH_TIMEOUT(feeder().step().id, QString(step), 20000);
        gui::settle();
        QVERIFY(film.isStill());
        QVERIFY(goOn->isEnabled());
        QVERIFY(!guide().panel().geometry().intersects(film.geometry()));
        QVERIFY(window_->model().observation().offer == onOffer); // the next round is dealt afterwards
        QTest::mouseClick(guide().panel().goOnButton(), Qt::LeftButton);
    }
    QVERIFY(!film.isShowing());
    QVERIFY(window_->model().observation().offer != onOffer);
    QTest::mouseClick(guide().panel().findChild<QPushButton*>("lesson-back"), Qt::LeftButton);
    QCOMPARE(feeder().step().id, QString("result"));
    QVERIFY(film.isStill()); // also on the way back
}

void LessonTest::vetoIsSeen() {
    window_->preferences().use(settings_->tempo, Tempo::Fast);
    begin("veto", "object");
    LessonPlayer player(*window_);
    QVERIFY(player.step());
    QVERIFY(window_->page().ceremonies().stage().shown() != nullptr);
    QCOMPARE(feeder().step().id, QString("object"));
    QTRY_COMPARE(feeder().step().id, QString("general"));
}

// At the foot of the side: a second click on it goes nowhere.
void LessonTest::continueStaysWhereItIs() {
    window_->learning().begin(0);
    LessonPlayer player(*window_);
    const LessonPanel& panel = guide().panel();
    const auto placeOf = [&](const char* name) {
        const auto* button = panel.findChild<QPushButton*>(name);
        return QRect(button->mapTo(&window_->page(), QPoint(0, 0)), button->size());
    };
    gui::settle();
    const QRect first = placeOf("lesson-continue");
    int steps = 0;
    for (QString last; feeder().running() && !feeder().isLastStep(); ++steps) {
        if (feeder().step().id != std::exchange(last, feeder().step().id)) {
            gui::settle();
            if (feeder().step().id != last) continue; // watched by now
            QVERIFY2(panel.goOnButton()->isVisible(), qPrintable(last));
            QCOMPARE(panel.goOnButton()->isEnabled(), feeder().step().kind == LessonStep::Kind::Say);
            const bool disk = feeder().step().lit.contains("disk"); // which has the side to itself
            if (disk) continue;
            QVERIFY2(placeOf("lesson-continue").bottomRight() == first.bottomRight(), qPrintable(last));
            QVERIFY(placeOf("lesson-back").right() < first.left());
        }
        QVERIFY2(player.step(), qPrintable(last));
    }
    QVERIFY(steps > 60);
}

void LessonTest::noCardGetsTheKeyboardUnasked() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->learning().begin(0);
    gui::settle();
    QStringList lost;
    const auto watch = connect(qApp, &QApplication::focusChanged, this, [&](QWidget* /*old*/, QWidget* now) {
        const bool card = now != nullptr && (now->parentWidget() == &window_->page().cards() ||
                                             now->parentWidget() == &window_->page().hand());
        if (feeder().running() && feeder().step().kind != LessonStep::Kind::Do && card) lost << feeder().step().id;
    });
    LessonPlayer player(*window_);
    while (feeder().chapter() < 4) {
        const bool watches = feeder().step().kind == LessonStep::Kind::Watch;
        if (watches) QCOMPARE(QApplication::focusWidget(), &guide().panel());
        QVERIFY(player.step());
    }
    disconnect(watch);
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(' ')));
}

// Of what is read; what is done says itself where to click.
void LessonTest::namedRegionsAreLit() {
    for (const QString& lesson : lessonNames()) {
        const auto plan = lessonPlan(lesson);
        const LessonTexts said = lessonTexts(lesson, "en");
        window_->learning().begin(0, lesson);
        const Catalogue& facts = window_->model().catalogue();
        for (const LessonChapter& chapter : (*plan).chapters)
            for (const LessonStep& step : chapter.steps) {
                if (step.kind != LessonStep::Kind::Say || step.lit.contains("board")) continue;
                const QString key = chapter.id + '/' + step.id;
                for (std::size_t i = 0; i < facts.areas.size(); ++i) {
                    const Area area = areaAt(static_cast<int>(i));
                    if (!facts.areas[i].region) continue;
                    const QString name = texts::areaName(facts, area);
                    const QRegularExpression word("\\b" + QRegularExpression::escape(name) + "\\b");
                    const bool lit = step.lit.contains("area:" + QString::fromStdString(facts.areas[i].id)) ||
                                     (step.lit.contains("king") && name == "New Castile");
                    QVERIFY2(lit || !said.value(key).contains(word), qPrintable(key + ": " + name));
                }
            }
    }
}

void LessonTest::showCard() {
    begin("cards", "take");
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    CardFace* face = window_->page().cards().faces().at(1);
    const QPoint middle = face->rect().center();
    QCursor::setPos(face->mapToGlobal(middle));
    QMouseEvent move(QEvent::MouseMove, middle, face->mapToGlobal(middle), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(face, &move);
    QTRY_VERIFY(window_->findChild<CardLens*>()->view().isVisible());
}

// The names of the 2023 map are spoken of while there is nothing to do: the words may lie over the question.
void LessonTest::whatIsReadInLargeTextCoversNothing() {
    if (!tests::hasExpansion("anniversary")) QSKIP("This build has no such set.");
    const QFont usual = QApplication::font();
    QApplication::setFont(Theme::sans(14 * 1.6));
    window_->resize(1280, 800);
    window_->learning().begin(0, "anniversary");
    LessonPlayer player(*window_);
    QStringList covered;
    int read = 0;
    while (feeder().running() && !feeder().isLastStep() && feeder().chapter() == 0) {
        gui::settle(); // the large text moves things
        const QRectF words = guide().panel().geometry();
        const bool reads = feeder().step().kind == LessonStep::Kind::Say;
        read += reads ? 1 : 0;
        for (const QString& name : feeder().step().lit)
            if (reads && name.startsWith("area:") && guide().light().outlineOf(name).intersects(words))
                covered << feeder().step().id + " covers " + name;
        if (!player.step()) break;
    }
    QApplication::setFont(usual);
    QVERIFY(read > 2);
    QVERIFY2(covered.isEmpty(), qPrintable(covered.join('\n')));
}

void LessonTest::largeCardLeavesTheWordsFree() {
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), window_->minimumSize()}) {
        window_->resize(size);
        showCard();
        const CardView& view = window_->findChild<CardLens*>()->view();
        const LessonPanel& panel = guide().panel();
        const QRect words(panel.mapTo(window_.get(), QPoint(0, 0)), panel.size());
        // In the smallest window there is no room for both.
        if (size != window_->minimumSize())
            QVERIFY2(!view.geometry().intersects(words), qPrintable(QString::number(size.width())));
        QVERIFY(window_->rect().contains(view.geometry()));
        window_->findChild<CardLens*>()->close();
    }
}

void LessonTest::clickAndEscCloseTheLargeCard() {
    const CardView* view = &window_->findChild<CardLens*>()->view();
    showCard();
    QTest::mouseClick(&guide().panel(), Qt::LeftButton);
    QVERIFY(!view->isVisible());
    showCard();
    QTest::keyClick(guide().panel().findChild<QPushButton*>("lesson-back"), Qt::Key_Escape);
    QVERIFY(!view->isVisible());
    QVERIFY(guide().running());
}

ELGRANDE_TEST(LessonTest)
#include "lesson_test.moc"
