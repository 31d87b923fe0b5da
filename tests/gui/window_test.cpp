// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The window as a player meets it: dialogs, the language, files that cannot be read, and a whole game by clicks.
#include "app/files/game_files.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "app/preferences/settings_desk.h"
#include "tests/gui/parts.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_player.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/panels/log_panel.h"
#include "views/panels/points_by_source.h"
#include "views/prompt/prompt_panel.h"
#include "views/prompt/question.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QTimer>

using namespace elgrande;
using gui::partOf;

class WindowTest : public QObject, private gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { open(); }
    void cleanup() { close(); }
    void newGameDialogMakesTheSetup();
    void colourOfAnotherSeatIsSwapped();
    void rulingsFollowTheEdition();
    void settingsAreRemembered();
    void pointsAreToldBySource();
    void languageChangesAtOnce();
    void unreadableFileIsTold();
    void savedGameGoesOn();
    void wholeGameByClicks();

  private:
    static Setup shortGame(int players, const char* seed);
    static std::vector<SeatChoice> table(int players, int persons);
};

Setup WindowTest::shortGame(int players, const char* seed) {
    Setup setup;
    setup.players = players;
    setup.rounds = 6;
    setup.seed = seed;
    return setup;
}

std::vector<SeatChoice> WindowTest::table(int players, int persons) {
    const QStringList names{"Inés", "Diego", "Lucía", "Mateo", "Carmen"};
    std::vector<SeatChoice> seats;
    seats.reserve(static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i) seats.push_back({names[i], i < persons ? QString() : QStringLiteral("greedy")});
    return seats;
}

void WindowTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QVERIFY(folder_.isValid());
    QVERIFY2(QFile::exists(":/elgrande/translations/de/elgrande.qm"),
             "the translations are not built into this program");
}

void WindowTest::newGameDialogMakesTheSetup() {
    NewGameDialog dialog;
    dialog.seatsEditor().setCount(3);
    dialog.seatsEditor().setSeat(0, "Ada", QString());
    dialog.seatsEditor().setSeat(1, "Bob", "hard-builder");
    dialog.setSeed("orange");
    partOf<RulingsEditor>(dialog).choose("no-veto", "true");
    const Setup setup = dialog.setup();
    QCOMPARE(setup.players, 3);
    QCOMPARE(setup.rounds, 9);
    QCOMPARE(setup.seed, std::string("orange"));
    QCOMPARE(setup.edition, knownEditions().front());
    QCOMPARE(setup.colours.size(), std::size_t(3));
    QCOMPARE(setup.options.size(), std::size_t(1)); // only what differs from the edition
    QCOMPARE(setup.options.at("no-veto"), std::string("true"));
    QCOMPARE(dialog.seats()[0].name, QString("Ada"));
    QVERIFY(dialog.seats()[0].agent.isEmpty());
    QCOMPARE(dialog.seats()[1].agent, QString("hard-builder"));
}

void WindowTest::colourOfAnotherSeatIsSwapped() {
    SeatsEditor seats;
    seats.setCount(2);
    const std::vector<std::string> before = seats.colours();
    const QList<QComboBox*> boxes = seats.findChildren<QComboBox*>();
    boxes[0]->setCurrentIndex(1); // what the second seat has
    QCOMPARE(seats.colours()[0], before[1]);
    QCOMPARE(seats.colours()[1], before[0]);
}

void WindowTest::rulingsFollowTheEdition() {
    RulingsEditor rulings;
    for (const std::string& edition : knownEditions()) {
        rulings.setEdition(QString::fromStdString(edition));
        QVERIFY(rulings.options().empty());
        for (const OptionFacts& option : knownOptions(edition, {})) {
            if (option.values.size() != 2 || option.id == "tie-break") continue;
            auto* box = rulings.findChild<QCheckBox*>(QString::fromStdString(option.id));
            QVERIFY2(box != nullptr, option.id.c_str());
            QCOMPARE(box->isChecked(), option.editionDefault == "true");
        }
    }
}

void WindowTest::settingsAreRemembered() {
    const QString file = folder_.filePath("remembered.ini");
    {
        Settings settings(file);
        QVERIFY(settings.language().isEmpty());
        settings.language.set("de");
        settings.pace.set(Settings::kSlow);
        settings.textSize.set(1000);
    }
    const Settings again(file);
    QCOMPARE(again.language(), QString("de"));
    QCOMPARE(again.pace(), Settings::kSlow);
    QCOMPARE(again.textSize(), Settings::kLargestText); // out of range
}

void WindowTest::pointsAreToldBySource() {
    const auto event = [](EventKind kind, int number, Area to = Area::None) {
        Event made;
        made.kind = kind;
        made.seat = seatAt(0);
        made.to = to;
        made.number = static_cast<std::int16_t>(number);
        return made;
    };
    const std::vector<Event> history{event(EventKind::SpecialAnnounced, 0),
                                     event(EventKind::PlaceScored, 0, Area::Galicia),
                                     event(EventKind::Points, 4, Area::Galicia),
                                     event(EventKind::TurnPassed, 0),
                                     event(EventKind::SpecialAnnounced, 0),
                                     event(EventKind::Points, 2, Area::Galicia), // as for goods that come home there
                                     event(EventKind::ScoringBegan, 1),
                                     event(EventKind::Points, 5, Area::Castillo),
                                     event(EventKind::Points, 7, Area::Granada),
                                     event(EventKind::RoundBegan, 4),
                                     event(EventKind::PlaceScored, 0, Area::Castillo),
                                     event(EventKind::Points, 3, Area::Castillo)};
    const PointsBySource expected{5, 7, 7, 2};
    QCOMPARE(pointsBySource(history, 2)[0], expected);
    QCOMPARE(pointsBySource(history, 2)[1].total(), 0);
}

void WindowTest::languageChangesAtOnce() {
    QVERIFY(window_->newGames().begin(shortGame(3, "language"), table(3, 1)));
    QTRY_VERIFY_WITH_TIMEOUT(window_->model().decision().has_value(), 10000);
    QTRY_VERIFY(!window_->page().log().plainText().isEmpty()); // it comes behind the first picture
    const QString english = window_->page().prompt().promptText();
    const QString englishLog = window_->page().log().plainText();
    window_->preferences().useLanguage("de");
    gui::settle();
    QVERIFY2(window_->page().prompt().promptText() != english, qPrintable(english));
    QVERIFY(window_->page().log().plainText() != englishLog);
    QCOMPARE(QDialogButtonBox(QDialogButtonBox::Cancel).button(QDialogButtonBox::Cancel)->text(), QString("Abbrechen"));
    window_->preferences().useLanguage("en");
    gui::settle();
    QCOMPARE(window_->page().prompt().promptText(), english);
    QCOMPARE(window_->page().log().plainText(), englishLog);
}

void WindowTest::unreadableFileIsTold() {
    const QString path = folder_.filePath("garbage.egr");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no game\n");
    file.close();
    QString told;
    QTimer::singleShot(50, this, [&told] {
        auto* box = qobject_cast<Question*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        told = box->text() + box->more();
        box->accept();
    });
    QVERIFY(!window_->files().openFile(path));
    QVERIFY2(told.contains("garbage.egr"), qPrintable(told));
    QVERIFY(!window_->model().hasGame());
}

void WindowTest::savedGameGoesOn() {
    QVERIFY(window_->newGames().begin(shortGame(3, "saved"), table(3, 1)));
    QTRY_VERIFY_WITH_TIMEOUT(window_->model().decision().has_value(), 10000);
    const QString path = folder_.filePath("saved.egr");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(window_->table().recordText().toUtf8());
    file.close();
    const Observation before = window_->model().observation();
    QVERIFY(window_->newGames().begin(shortGame(2, "another"), table(2, 1)));
    QVERIFY(window_->files().openFile(path));
    QTRY_VERIFY_WITH_TIMEOUT(window_->model().decision().has_value(), 10000);
    QVERIFY(window_->model().observation() == before);
}

void WindowTest::wholeGameByClicks() {
    QVERIFY(window_->newGames().begin(shortGame(3, "clicks"), table(3, 1)));
    WindowPlayer player(*window_, 7);
    while (!window_->model().observation().over) {
        QVERIFY2(player.step(), qPrintable("stuck at: " + window_->page().prompt().promptText()));
        QVERIFY(player.clicks() < 5000);
    }
    QVERIFY(!window_->model().observation().winners.empty());
}

ELGRANDE_TEST(WindowTest)
#include "window_test.moc"
