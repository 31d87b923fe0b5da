// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The tutorial, as a player meets it: every chapter in both languages, and what happens when somebody does something
// else.
#include "app/new_game/new_game_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/start/start_page.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/learn_dialog.h"
#include "app/tutorial/lesson_entry.h"
#include "app/tutorial/lesson_feeder.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "app/tutorial/table_light.h"
#include "expansions/installed.h"
#include "tests/gui/lesson_player.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/cards/power_face.h"
#include "views/cards/power_hand.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/prompt/prompt_panel.h"

#include <QAction>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

namespace {

int chapterCount(const QString& lesson) { return static_cast<int>(lessonPlan(lesson)->chapters.size()); }

} // namespace

class LearnTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void textsAreCompleteInBothLanguages_data();
    void textsAreCompleteInBothLanguages();
    void wordsFollowTheLastInput_data();
    void wordsFollowTheLastInput();
    void chapterIsPlayedByItsGuide_data();
    void chapterIsPlayedByItsGuide();
    void largestTextFits_data();
    void largestTextFits();
    void somethingElseIsAnswered();
    void keyboardIsEnough();
    void lineOfTheLogLightsItsPlace();
    void lightLiesWhereItsThingIs();
    void welcomeComesBeforeNumbers();
    void chapterIsRemembered();
    void languageChangesInMidStep();
    void lessonIsNoGameOfOnesOwn();
    void guidedGameIsPlayedOn();
    void leavingGoesBackToTheStart();
    void everythingIsInOnePlace();

  private:
    void makeWindow(bool welcomed);
    QString coveredBySpeech();
};

void LearnTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    installExpansionViews();
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QVERIFY(folder_.isValid());
}

void LearnTest::init() { open(); }

void LearnTest::cleanup() { forget(); }

void LearnTest::makeWindow(bool welcomed) {
    prepare();
    settings_->welcomed.set(welcomed);
    open();
}

void LearnTest::textsAreCompleteInBothLanguages_data() {
    QTest::addColumn<QString>("lesson");
    for (const QString& lesson : lessonNames()) QTest::addRow("%s", qPrintable(lesson)) << lesson;
}

void LearnTest::textsAreCompleteInBothLanguages() {
    QFETCH(QString, lesson);
    const auto plan = lessonPlan(lesson);
    QVERIFY2(plan, plan ? "" : plan.error().c_str());
    QVERIFY((*plan).chapters.size() >= 3);
    QStringList keys{QString(), QStringLiteral("|")};
    for (const LessonChapter& chapter : (*plan).chapters) {
        keys << chapter.id;
        for (const LessonStep& step : chapter.steps) {
            keys << chapter.id + '/' + step.id;
            if (step.kind == LessonStep::Kind::Do) keys << keys.last() + '?';
        }
    }
    keys.sort();
    for (const QString& language : Language::known()) {
        const QString written = lessonWords(lesson, language);
        if (written.isEmpty()) continue; // said in English as a whole
        const LessonTexts texts = readLessonTexts(written);
        for (const QString& key : keys)
            QVERIFY2(!texts.value(key).isEmpty(), qPrintable(language + ": nothing is said at " + key));
        QStringList known = texts.keys();
        known.sort();
        QCOMPARE(known, keys); // and nothing is left over
    }
}

void LearnTest::wordsFollowTheLastInput_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("click");
    QTest::addRow("English") << "en"
                             << "click";
    QTest::addRow("German") << "de"
                            << "klick";
}

// Nothing asks for a click of those who play by keys.
void LearnTest::wordsFollowTheLastInput() {
    QFETCH(QString, language);
    QFETCH(QString, click);
    static const QRegularExpression forms("\\[[^\\[|\\]]*\\|[^\\[|\\]]*\\]");
    for (const QString& lesson : lessonNames()) {
        const LessonTexts texts = lessonTexts(lesson, language);
        for (auto each = texts.begin(); each != texts.end(); ++each) {
            QString words = each.value();
            QVERIFY2(!words.remove(forms).contains(click, Qt::CaseInsensitive), qPrintable(lesson + ' ' + each.key()));
            QVERIFY2(!words.contains('[') && !words.contains('|'), qPrintable(lesson + ' ' + each.key()));
        }
    }
    window_->preferences().useLanguage(language);
    window_->learning().begin(1);
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    LessonPlayer player(*window_);
    QVERIFY(player.playTo("five"));
    QVERIFY(guide.panel().text().contains(click, Qt::CaseInsensitive));
    QTest::keyClick(window_.get(), Qt::Key_Tab);
    QVERIFY(!guide.panel().text().contains(click, Qt::CaseInsensitive));
    const QString byKeys = guide.panel().text();
    QTest::mouseClick(&guide.panel(), Qt::LeftButton);
    QVERIFY(guide.panel().text().contains(click, Qt::CaseInsensitive));
    QVERIFY(guide.panel().text() != byKeys);
    QVERIFY(!guide.panel().text().contains('['));
}

QString LearnTest::coveredBySpeech() {
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    if (partOf<LessonFeeder>(guide).isLastStep()) return {};
    QCoreApplication::sendPostedEvents();
    const QRectF words = guide.panel().geometry();
    for (const QString& name : partOf<LessonFeeder>(guide).step().lit + QStringList{"castillo"})
        if (guide.light().outlineOf(name).intersects(words)) return name;
    return {};
}

void LearnTest::chapterIsPlayedByItsGuide_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("chapter");
    const QStringList languages = Language::known();
    const bool full = gui::isEverythingWanted();
    qsizetype next = 0;
    for (const QString& lesson : lessonNames()) {
        const auto plan = lessonPlan(lesson);
        QVERIFY(plan);
        int chapter = 0;
        for (const LessonChapter& each : (*plan).chapters) {
            for (const QString& language : full ? languages : languages.mid(next++ % languages.size(), 1))
                QTest::addRow("%s, %s, %s", qPrintable(lesson), qPrintable(language), qPrintable(each.id))
                    << lesson << language << chapter;
            ++chapter;
        }
    }
}

// Languages take turns, each at a size of its own; what is spoken of is not covered by the words.
void LearnTest::chapterIsPlayedByItsGuide() {
    QFETCH(QString, lesson);
    QFETCH(QString, language);
    QFETCH(int, chapter);
    const bool first = language == Language::known().front();
    window_->resize(first ? QSize(1280, 800) : QSize(1920, 1080));
    window_->preferences().useLanguage(language);
    window_->learning().begin(chapter, lesson);
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    QVERIFY(guide.running());
    LessonPlayer player(*window_);
    const auto inChapter = [&] {
        return guide.running() && static_cast<int>(partOf<LessonFeeder>(guide).chapter()) == chapter;
    };
    for (int tries = 0; inChapter(); ++tries) {
        const QString where = partOf<LessonFeeder>(guide).step().id;
        const QString covered = coveredBySpeech();
        QVERIFY2(covered.isEmpty(), qPrintable(where + " covers " + covered));
        QVERIFY2(player.step(), qPrintable("stuck at " + where));
        QVERIFY2(tries < 2000, qPrintable("no end at " + where));
        if (inChapter() && partOf<LessonFeeder>(guide).step().id != where) {
            QCoreApplication::sendPostedEvents();
            QTRY_VERIFY2(clippedTexts(guide.panel()).isEmpty(), qPrintable(clippedTexts(guide.panel()).join('\n')));
            QVERIFY(window_->page().rect().contains(guide.panel().geometry()));
        }
    }
    QVERIFY(!guide.running() || static_cast<int>(partOf<LessonFeeder>(guide).chapter()) == chapter + 1);
    QVERIFY(guide.running() || window_->table().running()); // the same game goes on
}

void LearnTest::largestTextFits_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("language");
    for (const QString& lesson : lessonNames())
        for (const QString& language : Language::known())
            QTest::addRow("%s, %s", qPrintable(lesson), qPrintable(language)) << lesson << language;
}

void LearnTest::largestTextFits() {
    QFETCH(QString, lesson);
    QFETCH(QString, language);
    const QFont usual = QApplication::font();
    forget();
    Settings(folder_.filePath("settings.ini")).textSize.set(Settings::kLargestText);
    makeWindow(true);
    window_->preferences().useLanguage(language);
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    for (int chapter = 0; chapter < chapterCount(lesson); ++chapter) {
        window_->learning().begin(chapter, lesson);
        while (partOf<LessonFeeder>(guide).waitsForReading() && !partOf<LessonFeeder>(guide).isLastStep()) {
            QCoreApplication::sendPostedEvents();
            QTRY_VERIFY2(clippedTexts(guide.panel()).isEmpty(), qPrintable(clippedTexts(guide.panel()).join('\n')));
            partOf<LessonFeeder>(guide).goOn();
        }
    }
    QApplication::setFont(usual);
}

void LearnTest::somethingElseIsAnswered() {
    window_->learning().begin(1); // power cards
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    LessonPlayer player(*window_);
    QTest::mouseClick(window_->page().board().viewport(), Qt::LeftButton, {},
                      window_->page().board().pointOf({Area::Galicia, Owner::None, Token::None}));
    QVERIFY(!guide.panel().answerText().isEmpty()); // while there is something to read
    while (partOf<LessonFeeder>(guide).step().kind != LessonStep::Kind::Do) QVERIFY(player.step());
    const QString asked = partOf<LessonFeeder>(guide).step().id;
    const int meant = window_->model().decision()->legal.front().a;
    const int other = meant == 0 ? 1 : 0;
    QWidget* face = window_->page().hand().face(static_cast<Power>(other));
    QVERIFY(guide.panel().answerText().isEmpty());
    QTest::mouseClick(face, Qt::LeftButton, {}, face->rect().center());
    QCOMPARE(partOf<LessonFeeder>(guide).step().id, asked); // nothing has been played
    QVERIFY(!guide.panel().answerText().isEmpty());
    QVERIFY(guide.panel().answerText() != window_->page().prompt().reason()); // it says more than "not now"
}

// Where a card or a button is meant, Enter is enough from the first chapter on.
void LearnTest::keyboardIsEnough() {
    window_->learning().begin(0);
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    LessonPlayer player(*window_);
    for (int tries = 0; partOf<LessonFeeder>(guide).chapter() < 5 && tries < 2000; ++tries) {
        const LessonStep& step = partOf<LessonFeeder>(guide).step();
        const bool onBoard = step.kind == LessonStep::Kind::Do && step.lit.value(0).startsWith("area:");
        if (step.kind == LessonStep::Kind::Watch)
            QTest::qWait(1);
        else if (onBoard && window_->page().board().hasFocus()) // its keys are the board's own business
            QVERIFY(player.step());
        else
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::qWait(0);
    }
    QCOMPARE(partOf<LessonFeeder>(guide).chapter(), std::size_t(5));
}

void LearnTest::lineOfTheLogLightsItsPlace() {
    window_->learning().begin(chapterCount(QLatin1String(kFirstGame))); // unknown: begins at the beginning
    partOf<LessonGuide>(*window_).stop();
    TableLight& light = partOf<LessonGuide>(*window_).light();
    QVERIFY(!light.isVisible());
    emit window_->page().log().areaHovered(Area::Granada);
    QVERIFY(light.isVisible());
    QVERIFY(light.testAttribute(Qt::WA_TransparentForMouseEvents));
    emit window_->page().log().areaHovered(Area::None);
    QVERIFY(!light.isVisible());
}

// What is painted is kept, and has to follow all the same: other things, another size, another look, and the shade.
void LearnTest::lightLiesWhereItsThingIs() {
    window_->learning().begin(0);
    partOf<LessonGuide>(*window_).stop();
    TableLight& light = partOf<LessonGuide>(*window_).light();
    const auto painted = [&light] {
        QImage image(light.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        light.render(&image, {}, {}, QWidget::RenderFlags());
        return image;
    };
    const auto around = [](const QImage& image) {
        QRect found;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qAlpha(image.pixel(x, y)) > 0) found |= QRect(x, y, 1, 1);
        return found;
    };
    const auto isAround = [&](const QString& name) {
        const QRect thing = light.outlineOf(name).boundingRect().toAlignedRect();
        return thing.adjusted(-6, -6, 6, 6).contains(around(painted())) && around(painted()).contains(thing);
    };
    light.setArea(Area::Granada);
    const QImage granada = painted();
    QVERIFY(isAround("area:granada"));
    light.setArea(Area::Galicia);
    QVERIFY(isAround("area:galicia"));
    light.setLit({"area:galicia"}, true);
    QCOMPARE(around(painted()), light.rect());
    const QImage shaded = painted();
    light.setLit({"area:granada"}, true);
    QVERIFY(painted() != shaded);
    light.setArea(Area::Granada);
    QCOMPARE(painted(), granada);
    theme_->setMode(theme_->isDark() ? Theme::Mode::Light : Theme::Mode::Dark);
    QVERIFY(painted() != granada);
    window_->resize(window_->size() + QSize(160, 90));
    QCoreApplication::processEvents();
    QVERIFY(isAround("area:granada"));
}

void LearnTest::welcomeComesBeforeNumbers() {
    QSignalSpy told(&window_->page().announcer(), &Announcer::announced);
    window_->learning().begin(0);
    QVERIFY(gui::untilIdle(window_->page().announcer()));
    QVERIFY(!told.isEmpty());
    const QString first = told.front().front().toString();
    QVERIFY2(first.startsWith("Goal and map. Tutorial, chapter 1 of 10. Welcome"), qPrintable(first));
    QVERIFY2(first.contains("0 points"), qPrintable(first)); // how the game stands
}

void LearnTest::chapterIsRemembered() {
    window_->learning().begin(3);
    partOf<LessonGuide>(*window_).stop();
    QCOMPARE(settings_->lesson(kFirstGame), 3);
    window_->learning().begin();
    QCOMPARE(partOf<LessonFeeder>(*window_).chapter(), std::size_t(3));
}

void LearnTest::languageChangesInMidStep() {
    window_->learning().begin(4);
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    const QString english = guide.panel().text();
    const QString step = partOf<LessonFeeder>(guide).step().id;
    window_->preferences().useLanguage("de");
    QCoreApplication::sendPostedEvents();
    QVERIFY(guide.panel().text() != english);
    QCOMPARE(partOf<LessonFeeder>(guide).step().id, step);
    window_->preferences().useLanguage("en");
    QCoreApplication::sendPostedEvents();
    QCOMPARE(guide.panel().text(), english);
}

// A lesson is fed by somebody else: there is nothing to save, to look back at or to tell a code of, also after a game.
void LearnTest::lessonIsNoGameOfOnesOwn() {
    const auto possible = [this] {
        QStringList names;
        for (const char* name :
             {"game.save", "game.saveAs", "game.code", "game.summary", "move.lookBack", "move.hurry", "move.undo"})
            if (window_->findChild<QAction*>(name)->isEnabled()) names << name;
        return names;
    };
    QVERIFY(window_->newGames().begin({}, {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}}));
    QCOMPARE(possible(), QStringList({"game.save", "game.saveAs", "game.code", "move.lookBack"}));
    window_->table().close();
    window_->learning().begin(1);
    QVERIFY(partOf<LessonGuide>(*window_).running());
    QCOMPARE(possible(), QStringList());
    QVERIFY(window_->table().recordText().isEmpty());
}

void LearnTest::guidedGameIsPlayedOn() {
    LessonGuide& guide = partOf<LessonGuide>(*window_);
    window_->learning().begin(chapterCount(QLatin1String(kFirstGame)) - 1);
    const Observation before = window_->model().observation();
    while (guide.running()) QTest::mouseClick(guide.panel().goOnButton(), Qt::LeftButton);
    QVERIFY(window_->table().running());
    QVERIFY(!guide.panel().isVisible());
    QCOMPARE(settings_->lesson(kFirstGame), 0);
    QVERIFY(window_->model().history().size() > 50);
    QTRY_VERIFY_WITH_TIMEOUT(window_->model().decision().has_value(), 10000);
    QVERIFY(window_->model().decision()->legal.size() > 1); // no guide any more
    QCOMPARE(window_->model().observation().round, before.round);
}

void LearnTest::leavingGoesBackToTheStart() {
    window_->learning().begin(2);
    QVERIFY(window_->model().hasGame());
    emit partOf<LessonGuide>(*window_).left();
    QVERIFY(!partOf<LessonGuide>(*window_).running());
    QVERIFY(partOf<StartPage>(*window_).isVisible());
    QCOMPARE(settings_->lesson(kFirstGame), 2);
}

// Every chapter of the tutorial, and a taster of every set, King & Colonies too; what has been done is ticked, and each
// leads where it says.
void LearnTest::everythingIsInOnePlace() {
    const QString tutorial = QString::fromLatin1(kFirstGame);
    const auto states = [](const std::vector<LessonEntry*>& entries) {
        std::vector<LessonEntry::State> all(entries.size());
        std::transform(entries.begin(), entries.end(), all.begin(), [](const auto* each) { return each->state(); });
        return all;
    };
    using enum LessonEntry::State;
    {
        const LearnDialog fresh(*settings_, language_);
        QCOMPARE(states(fresh.chapters()), std::vector(10, New));
        QCOMPARE(states(fresh.tasters()), std::vector(static_cast<std::size_t>(lessonNames().size() - 1), New));
    }
    const auto plan = lessonPlan(tutorial);
    const auto taster = lessonPlan("king_colonies");
    QVERIFY(plan && taster);
    settings_->addFinishedChapter(tutorial, (*plan).chapters[0].id);
    settings_->setLesson(tutorial, 1);
    for (const LessonChapter& each : (*taster).chapters) settings_->addFinishedChapter("king_colonies", each.id);
    LearnDialog dialog(*settings_, language_);
    dialog.show();
    QCOMPARE(dialog.chapters()[0]->state(), Done);
    QCOMPARE(dialog.chapters()[1]->state(), Begun);
    QCOMPARE(dialog.chapters()[2]->state(), New);
    QVERIFY(dialog.chapters()[0]->accessibleDescription().contains("Finished"));
    QCOMPARE(dialog.focusWidget(), dialog.chapters()[1]); // where it goes on
    auto* colonies = dialog.findChild<LessonEntry*>("king_colonies");
    QVERIFY(colonies != nullptr);
    QCOMPARE(colonies->state(), Done);
    QTest::keyClick(colonies, Qt::Key_Return);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(dialog.choice().lesson, QString("king_colonies"));
    QTimer::singleShot(0, this, [] {
        if (auto* asked = qobject_cast<LearnDialog*>(QApplication::activeModalWidget())) asked->chapters()[2]->click();
    });
    window_->findChild<QAction*>("help.lessons")->trigger();
    QVERIFY(partOf<LessonGuide>(*window_).running());
    QCOMPARE(partOf<LessonFeeder>(*window_).chapter(), std::size_t(2));
}

ELGRANDE_TEST(LearnTest)
#include "learn_test.moc"
