// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What new games begin with: whatever is set on the page of the settings is found in the game begun, and every option
// of every edition and expansion can be set there.
#include "app/names/option_values.h"
#include "app/new_game/new_game_defaults.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/presets.h"
#include "app/new_game/rules_page.h"
#include "app/new_game/seats_editor.h"
#include "app/table/local_table.h"
#include "expansions/installed.h"
#include "tests/gui/rules_page_stage.h"
#include "tests/named_test.h"
#include "views/persons/persons.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

using namespace elgrande;
using namespace elgrande::gui;

class RulesPageTest : public QObject, private RulesPageStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init() { open(); }
    void cleanup() {
        dialog_.reset();
        forget();
    }
    void newGameBeginsAsSet();
    void nothingSetIsThePrintedGame();
    void everyOptionCanBeSet_data();
    void everyOptionCanBeSet();
    void optionsFollowTheEdition();
    void lastGameStaysAsItWas();
    void resetLeadsToThePrintedRules();
    void languageChangesWhileThePageIsOpen();
    void everythingIsReachedByKeys();
};

void RulesPageTest::newGameBeginsAsSet() {
    settings_->playerName.set("Ada");
    settings_->lastTable.set({{"seats", QVariantList{QStringList{"Bo", ""}, QStringList{"Ada", ""}}}});
    QWidget& page = rulesPage();
    choose(page, "players", 1); // three
    choose(page, "seat1", 4);   // a computer player
    choose(page, "seat2", 0);
    choose(page, "rounds", 1);
    choose(page, "aids", 1);
    setGame(page, offeredEditions().back(), offeredSets().back());
    const Set set = offeredSets().back();
    const OptionFacts option = firstAsked(offeredEditions().back(), set);
    const std::string value = setOtherwise(page, option);
    QVERIFY(!page.findChild<QComboBox*>("seat3")->isVisibleTo(&page));
    dialog_.reset();
    const Record game = begun();
    QCOMPARE(game.setup.edition, offeredEditions().back());
    QCOMPARE(Set(game.setup.expansions).size(), set.size());
    QCOMPARE(game.setup.players, 3);
    QCOMPARE(game.setup.rounds, kShortGame);
    QCOMPARE(game.setup.options.at(option.id), value);
    QVERIFY(!game.hasAids());
    QCOMPARE(game.names.front(), std::string("Ada"));
    QCOMPARE(game.names.back(), std::string("Bo"));
    QVERIFY(game.agents.at(0).empty() && game.agents.at(2).empty());
    QVERIFY2(game.agents.at(1).find("hard") == 0, game.agents.at(1).c_str());
    QVERIFY(personNamed(QString::fromStdString(game.names.at(1))) != nullptr);
}

void RulesPageTest::nothingSetIsThePrintedGame() {
    settings_->playerName.set("Ada");
    QWidget& page = rulesPage();
    QVERIFY(settings_->newGames().isEmpty()); // looking at it sets nothing
    QVERIFY(!page.findChild<QPushButton*>("printed-rules")->isEnabled());
    const Record game = begun();
    Setup printed;
    printed.edition = offeredEditions().front();
    const Setup setup = offered();
    printed.seed = setup.seed;
    printed.colours = setup.colours;
    QCOMPARE(setup, printed);
    QCOMPARE(game.setup.rounds, kWholeGame);
    QCOMPARE(game.setup.players, 4);
    QVERIFY(game.hasAids());
    QCOMPARE(game.names.front(), std::string("Ada"));
    QVERIFY(game.agents.front().empty());
    for (std::size_t i = 1; i < 4; ++i) QCOMPARE(game.agents.at(i), std::string(persons()[i - 1].agent));
}

void RulesPageTest::everyOptionCanBeSet_data() {
    QTest::addColumn<QString>("edition");
    for (const std::string& edition : offeredEditions())
        QTest::addRow("%s", edition.c_str()) << QString::fromStdString(edition);
}

void RulesPageTest::everyOptionCanBeSet() {
    QFETCH(QString, edition);
    QWidget& page = rulesPage();
    choose(page, "players", 3); // whoever an option names sits there
    for (const Set& set : offeredSets()) {
        if (combinationFault(edition.toStdString(), set, true)) continue;
        setGame(page, edition.toStdString(), set);
        std::map<std::string, std::string> expected;
        for (const OptionFacts& option : knownOptions(edition.toStdString(), set)) {
            if (option.idle) {
                QVERIFY2(setOtherwise(page, option).empty(), option.id.c_str());
                continue;
            }
            expected[option.id] = setOtherwise(page, option);
            QVERIFY2(isValueOf(option, expected[option.id]), option.id.c_str());
        }
        QVERIFY(!expected.empty());
        const Setup setup = offered();
        QCOMPARE(setup.edition, edition.toStdString());
        QCOMPARE(Set(setup.expansions).size(), set.size());
        QCOMPARE(setup.options, expected);
        page.findChild<QPushButton*>("printed-rules")->click();
    }
}

void RulesPageTest::optionsFollowTheEdition() {
    QWidget& page = rulesPage();
    for (const std::string& edition : offeredEditions()) {
        choose(page, "edition", QString::fromStdString(edition));
        QVERIFY(offered().options.empty());
        for (const OptionFacts& option : knownOptions(edition, {})) {
            const auto* box = page.findChild<QCheckBox*>(QString::fromStdString(option.id));
            if (box != nullptr) QCOMPARE(box->isChecked(), option.editionDefault == "true");
        }
        const OptionFacts option = knownOptions(edition, {}).front();
        const std::string value = setOtherwise(page, option); // stays with this edition
        QCOMPARE(offered().options, (std::map<std::string, std::string>{{option.id, value}}));
    }
}

// "New game like the last one" and the preset of that name; a preset of the program as well.
void RulesPageTest::lastGameStaysAsItWas() {
    Record first = begun();
    settings_->newGames.set({{"rounds", kShortGame}, {"seats", seatsOfKinds({"", ""})}});
    window_->table().close();
    window_->findChild<QAction*>("game.again")->trigger();
    const auto again = recordFromText(window_->table().recordText().toStdString());
    QVERIFY(again);
    QCOMPARE(again->setup.rounds, kWholeGame);
    QCOMPARE(again->setup.players, first.setup.players);
    QCOMPARE(again->names, first.names);
    NewGameDialog dialog;
    dialog.offerPresets(*settings_);
    dialog.recall(newGameTable(*settings_));
    QCOMPARE(dialog.setup().rounds, kShortGame);
    QCOMPARE(dialog.setup().players, 2);
    PresetBar& presets = *dialog.findChild<PresetBar*>();
    presets.choose(presets.names().at(1)); // an edition's: who plays is another matter
    QCOMPARE(dialog.setup().rounds, kWholeGame);
    QCOMPARE(dialog.setup().players, 2);
    presets.choose("Like the last game");
    QCOMPARE(dialog.setup().players, 4);
    QCOMPARE(dialog.seats().front().name.toStdString(), first.names.front());
}

void RulesPageTest::resetLeadsToThePrintedRules() {
    QWidget& page = rulesPage();
    choose(page, "players", 0);
    choose(page, "rounds", 1);
    const Set set = offeredSets().back();
    setGame(page, offeredEditions().back(), set);
    QVERIFY(!setOtherwise(page, firstAsked(offeredEditions().back(), set)).empty());
    auto* reset = page.findChild<QPushButton*>("printed-rules");
    QVERIFY(reset->isEnabled() && !reset->accessibleDescription().isEmpty());
    reset->click();
    QVERIFY(!reset->isEnabled());
    Setup printed = offered();
    QVERIFY(printed.options.empty() && printed.expansions.empty() && !printed.houseRules);
    QCOMPARE(printed.edition, offeredEditions().back());
    QCOMPARE(printed.players, 2);
    QCOMPARE(printed.rounds, kShortGame);
}

void RulesPageTest::languageChangesWhileThePageIsOpen() {
    QWidget& english = rulesPage();
    choose(english, "players", 3);
    choose(english, "seat4", 2);
    choose(english, "edition", QString::fromStdString(offeredEditions().back()));
    tick(english, "no-veto");
    const QVariantMap before = onDisk();
    QPointer<QWidget> old = &english;
    language_.use("de");
    QTRY_VERIFY(old.isNull());
    auto* page = dialog_->findChild<RulesPage*>();
    QVERIFY(page->isVisible()); // still the one that is open
    QCOMPARE(onDisk(), before);
    QCOMPARE(page->findChild<QPushButton*>("printed-rules")->text(), QString("Auf gedruckte Regeln &zurücksetzen"));
    QCOMPARE(page->findChild<QComboBox*>("rounds")->itemText(1), QString("6 – die kurze Partie"));
    QCOMPARE(page->findChild<QComboBox*>("players")->currentText(), QString("5"));
    QCOMPARE(page->findChild<QComboBox*>("seat4")->currentIndex(), 2);
    QVERIFY(page->findChild<QCheckBox*>("no-veto")->isChecked());
    tick(*page, "no-veto");
    QVERIFY(offered().options.empty());
    language_.use("en");
}

// In the order of the page; what an expansion brings comes in its place, and the keyboard stays where it was.
void RulesPageTest::everythingIsReachedByKeys() {
    QWidget& page = rulesPage();
    QVERIFY(QTest::qWaitForWindowActive(dialog_.get()));
    auto* first = page.findChild<QCheckBox*>(expansionBox(offeredSets().back().front()));
    if (first != nullptr) {
        const QString name = first->objectName();
        first->setFocus(Qt::TabFocusReason);
        QTest::keyClick(first, Qt::Key_Space);
        QCoreApplication::processEvents();
        QVERIFY(QApplication::focusWidget() != nullptr);
        QCOMPARE(QApplication::focusWidget()->objectName(), name);
        QVERIFY(qobject_cast<QCheckBox*>(QApplication::focusWidget())->isChecked());
    }
    QSet<const QWidget*> reached;
    page.findChild<QComboBox*>("players")->setFocus(Qt::TabFocusReason);
    for (; page.isAncestorOf(QApplication::focusWidget()) && reached.size() < 500;
         QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab)) {
        QVERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty()); // scrolled into sight
        reached << QApplication::focusWidget();
    }
    for (const QWidget* each : page.findChildren<QWidget*>()) {
        if ((each->focusPolicy() & Qt::TabFocus) == 0 || !each->isVisible() || !each->isEnabled()) continue;
        QVERIFY2(reached.contains(each), qPrintable(each->objectName()));
        const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(each));
        QVERIFY2(!read->text(QAccessible::Name).isEmpty(), qPrintable(each->objectName()));
    }
}

ELGRANDE_TEST(RulesPageTest)
#include "rules_page_test.moc"
