// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The pages before a game: the first start, and the start page with everything that it offers.
#include "app/files/game_files.h"
#include "app/network/network_desk.h"
#include "app/new_game/new_game_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/start/continue_door.h"
#include "app/start/large_door.h"
#include "app/start/start_entry.h"
#include "app/start/start_page.h"
#include "app/start/table_sheet.h"
#include "app/start/welcome_page.h"
#include "app/storage/files.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/learn_dialog.h"
#include "app/tutorial/lesson_entry.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "expansions/installed.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_clipping.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"

#include <QAction>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

class StartPagesTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { open(); }
    void cleanup() {
        forget();
        QVERIFY(QDir(shelf()).removeRecursively());
    }
    void firstStartAsksOnce();
    void firstStartLeadsToTheNetwork();
    void startPageFollowsTheMenus();
    void doorsAreWalkedThroughByEye();
    void continueDoorShowsTheGame();
    void continueDoorLeadsToTheLastGame();
    void sheetIsDarkAtNight();
    void bothPagesGrowWithALargeWindow();
    void startPageFitsWithEverythingThatItOffers_data();
    void startPageFitsWithEverythingThatItOffers();

  private:
    QString shelf() const { return folder_.filePath("unfinished"); }
    bool keepGame(const QString& name, const char* seed, const std::vector<std::string>& names);
    std::vector<StartEntry*> doors() const;
};

// A game of computer players, left two thirds of the way; later names are played later.
bool StartPagesTest::keepGame(const QString& name, const char* seed, const std::vector<std::string>& names) {
    FinishedGame plan;
    plan.setup.players = static_cast<int>(names.size());
    plan.setup.seed = seed;
    plan.names = names;
    plan.agents.assign(names.size(), "random");
    auto record = recordFromText(recordOf(plan));
    if (!record) return false;
    record->moves.resize(record->moves.size() * 2 / 3);
    record->agents.front().clear(); // a person, who is asked
    std::erase_if(record->tags, [](const auto& tag) { return tag.first == "Result"; });
    const QString file = shelf() + '/' + name + ".egr";
    if (!writeWithFolder(file, QByteArray::fromStdString(toText(**RulesBuilder::build(record->setup), *record))))
        return false;
    QFile written(file);
    return written.open(QIODevice::ReadWrite) &&
           written.setFileTime(QDateTime(QDate(2026, 1, 1), QTime(12, name.toInt())),
                               QFileDevice::FileModificationTime);
}

// That can be seen.
std::vector<StartEntry*> StartPagesTest::doors() const {
    auto all = partOf<StartPage>(*window_).findChildren<StartEntry*>();
    all.removeIf([](const StartEntry* each) { return !each->isVisible(); });
    return {all.begin(), all.end()};
}

void StartPagesTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    installExpansionViews();
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QVERIFY(folder_.isValid());
}

void StartPagesTest::firstStartAsksOnce() {
    prepare();
    settings_->welcomed.set(false);
    open();
    WelcomePage& welcome = window_->welcomePage();
    QVERIFY(welcome.isVisible());
    QVERIFY(!partOf<StartPage>(*window_).isVisible());
    QTest::keyClicks(welcome.name(), "Ada");
    for (int i = 0; i < static_cast<int>(Vision::Tritanopia); ++i) QTest::keyClick(welcome.vision(), Qt::Key_Down);
    QTest::mouseClick(welcome.learn(), Qt::LeftButton);
    QVERIFY(partOf<LessonGuide>(*window_).running());
    QCOMPARE(window_->model().playerName(LessonPlan::kPlayer), QString("Ada"));
    QCOMPARE(settings_->playerName(), QString("Ada"));
    QCOMPARE(settings_->vision(), Vision::Tritanopia);
    QVERIFY(settings_->welcomed());
    QTest::mouseClick(partOf<LessonGuide>(*window_).panel().findChildren<QPushButton*>().first(),
                      Qt::LeftButton); // leave
    QVERIFY(!window_->welcomePage().isVisible());
}

// By its button, or past it by a key: what has been filled in is not asked again.
void StartPagesTest::firstStartLeadsToTheNetwork() {
    for (const bool byKey : {false, true}) {
        prepare();
        settings_->welcomed.set(false);
        settings_->playerName.set({});
        open();
        WelcomePage& welcome = window_->welcomePage();
        QTest::keyClicks(welcome.name(), "Ada");
        if (byKey)
            window_->network().tables->trigger();
        else
            QTest::mouseClick(welcome.network(), Qt::LeftButton);
        const JoinPage& join = window_->network().joinPage();
        QVERIFY(join.isVisible());
        const auto fields = join.findChildren<QLineEdit*>();
        QVERIFY(std::any_of(fields.begin(), fields.end(), [](const QLineEdit* each) { return each->text() == "Ada"; }));
        QVERIFY(settings_->welcomed());
    }
}

void StartPagesTest::startPageFollowsTheMenus() {
    StartPage& start = partOf<StartPage>(*window_);
    QVERIFY(start.isVisible());
    auto* learn = window_->findChild<QAction*>("help.lessons");
    QVERIFY(learn != nullptr);
    StartEntry* entry = start.entry(learn);
    QVERIFY(entry != nullptr && entry->isVisible());
    QVERIFY(!entry->line().isEmpty());
    auto* again = window_->findChild<QAction*>("game.again");
    QVERIFY(start.entry(again)->isHidden() && !again->isEnabled()); // there was no last time
    settings_->lastTable.set({{"seats", QVariantList{QStringList{"Ada", ""}, QStringList{"Bo", ""}}}});
    window_->newGames().refresh();
    QVERIFY(start.entry(again)->isVisible());
    const QString english = start.entry(again)->text();
    window_->preferences().useLanguage("de");
    QCoreApplication::sendPostedEvents();
    QVERIFY(start.entry(again)->text() != english);
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<LearnDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr) dialog->chapters().front()->click();
    });
    QTest::mouseClick(entry, Qt::LeftButton);
    QVERIFY(partOf<LessonGuide>(*window_).running());
}

// From the left to the right and from the top to the bottom, each with a name and a word about it, and seen to be where
// the keyboard is.
void StartPagesTest::doorsAreWalkedThroughByEye() {
    QVERIFY(keepGame("1", "one", {"Ada", "Bo"}) && keepGame("2", "two", {"Cy", "Di"}));
    settings_->lastTable.set({{"seats", QVariantList{QStringList{"Ada", ""}, QStringList{"Bo", ""}}}});
    window_->files().keepUnfinishedIn(shelf());
    QCoreApplication::sendPostedEvents();
    const std::vector<StartEntry*> seen = doors();
    QCOMPARE(seen.size(), std::size_t(13));
    QVERIFY(qobject_cast<ContinueDoor*>(QApplication::focusWidget()) != nullptr);
    QRect before;
    std::size_t walked = 0;
    for (; walked < seen.size(); ++walked) {
        auto* door = qobject_cast<StartEntry*>(QApplication::focusWidget());
        QVERIFY(door != nullptr);
        const QRect place(door->mapTo(window_.get(), QPoint()), door->size());
        QVERIFY2(walked == 0 || place.top() >= before.bottom() ||
                     (place.top() == before.top() && place.left() > before.left()),
                 qPrintable(door->text()));
        QVERIFY(!door->accessibleName().isEmpty());
        const QImage focused = door->grab().toImage();
        QTest::keyClick(door, Qt::Key_Tab);
        QVERIFY(door->grab().toImage() != focused);
        before = place;
    }
    QVERIFY(qobject_cast<StartEntry*>(QApplication::focusWidget()) == nullptr);
    QCOMPARE(partOf<StartPage>(*window_).findChildren<LargeDoor*>().size(), 3);
}

// Its players with their points, and the board with their colours, which the window does not wait for.
void StartPagesTest::continueDoorShowsTheGame() {
    auto* door = window_->findChild<ContinueDoor*>();
    QVERIFY(door != nullptr && !door->isVisible()); // there is nothing to continue
    QVERIFY(keepGame("1", "one", {"Ada", "Bo", "Cy", "Di", "Eva"}));
    window_->files().keepUnfinishedIn(shelf());
    QVERIFY(door->isVisible());
    QVERIFY(!door->isPainted());
    const UnfinishedGame game = window_->files().lastGame();
    QCOMPARE(game.seats.size(), std::size_t(5));
    for (const SeatStanding& seat : game.seats) {
        const QString told = seat.name + ' ' + QString::number(seat.score);
        QVERIFY2(door->accessibleDescription().contains(told), qPrintable(door->accessibleDescription()));
    }
    QVERIFY(door->accessibleDescription().startsWith(game.when + ", Classic (1996). "));
    QTRY_VERIFY(door->isPainted());
    QVERIFY(!window_->findChild<QAction*>("game.unfinished")->isEnabled()); // one needs no list
}

// At once, without a list; the others are behind a door of their own.
void StartPagesTest::continueDoorLeadsToTheLastGame() {
    QVERIFY(keepGame("1", "one", {"Ada", "Bo"}) && keepGame("2", "two", {"Cy", "Di"}));
    window_->files().keepUnfinishedIn(shelf());
    QVERIFY(window_->findChild<QAction*>("game.unfinished")->isEnabled());
    QTest::mouseClick(window_->findChild<ContinueDoor*>(), Qt::LeftButton);
    QVERIFY(window_->model().hasGame());
    QCOMPARE(window_->model().playerName(seatAt(0)), QString("Cy"));
}

void StartPagesTest::sheetIsDarkAtNight() {
    const auto ground = [this] {
        const QWidget* sheet = partOf<StartPage>(*window_).sheet();
        return partOf<StartPage>(*window_).grab().toImage().pixelColor(sheet->geometry().topLeft() + QPoint(12, 12));
    };
    QVERIFY(ground().lightness() > 200);
    window_->preferences().use(settings_->dark, true);
    QVERIFY2(ground().lightness() < 80, qPrintable(ground().name()));
    window_->preferences().use(settings_->dark, false);
}

void StartPagesTest::bothPagesGrowWithALargeWindow() {
    for (const bool welcomed : {true, false}) {
        prepare();
        settings_->welcomed.set(welcomed);
        open();
        const BoardBackdrop& page =
            welcomed ? static_cast<const BoardBackdrop&>(partOf<StartPage>(*window_)) : window_->welcomePage();
        const auto share = [&](QSize size) {
            window_->resize(size);
            QCoreApplication::sendPostedEvents();
            return static_cast<double>(page.sheet()->width()) / page.width();
        };
        const double usual = share({1920, 1080});
        const double large = share({3840, 2160});
        QVERIFY2(large > 0.95 * usual, qPrintable(QStringLiteral("%1 after %2").arg(large).arg(usual)));
    }
}

void StartPagesTest::startPageFitsWithEverythingThatItOffers_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textSize");
    for (const QString& language : Language::known())
        for (const int size : {100, Settings::kLargestText})
            QTest::addRow("%s %d", qPrintable(language), size) << language << size;
}

// In the smallest window: games to go on with, a last time, and letters as large as can be.
void StartPagesTest::startPageFitsWithEverythingThatItOffers() {
    QFETCH(QString, language);
    QFETCH(int, textSize);
    settings_->lastTable.set({{"seats", QVariantList{QStringList{"Ada", ""}, QStringList{"Bo", ""}}}});
    settings_->textSize.set(textSize - 10);
    open();
    window_->resize(window_->minimumSize());
    window_->preferences().useLanguage(language);
    window_->findChild<QAction*>("view.larger")->trigger();
    QVERIFY(keepGame("1", "one", {"Ada", "Bo", "Cy", "Di", "Eva"}) &&
            keepGame("2", "two", {"Wilhelmina", "Maximilian", "Konstantin", "Friederike", "Bartholomew"}));
    window_->files().keepUnfinishedIn(shelf());
    QCoreApplication::sendPostedEvents(); // with another language all actions say anew whether they are possible
    for (const char* bar : {"network.comeBack", "network.resume"}) // others wait there
        window_->findChild<QAction*>(QLatin1String(bar))->setEnabled(true);
    QCoreApplication::sendPostedEvents();
    const auto whole = [](const StartEntry* each) {
        return each->height() >= each->sizeHint().height() && each->width() >= each->sizeHint().width();
    };
    const std::vector<StartEntry*> entries = doors();
    QCOMPARE(entries.size(), std::size_t(15));
    QVERIFY(std::all_of(entries.begin(), entries.end(), whole));
    for (const StartEntry* each : entries)
        for (const StartEntry* other : entries)
            QVERIFY(each == other || !each->geometry().intersects(other->geometry()));
    QTRY_VERIFY2_WITH_TIMEOUT(clippedTexts(*window_).isEmpty(), qPrintable(clippedTexts(*window_).join('\n')), 3000);
    QCOMPARE(window_->size(), window_->minimumSize());
    for (const QScrollBar* bar : window_->centralWidget()->findChildren<QScrollBar*>())
        QVERIFY(!bar->isVisible()); // nothing is scrolled
    window_->findChild<QAction*>("view.normal")->trigger();
}

ELGRANDE_TEST(StartPagesTest)
#include "start_pages_test.moc"
