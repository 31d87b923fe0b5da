// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the settings' file has for new games: what another version has written is left as it is, what is damaged counts
// for nothing, and what cannot be played together is never begun with.
#include "app/new_game/game_box.h"
#include "app/new_game/new_game_defaults.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/rulings_editor.h"
#include "expansions/installed.h"
#include "tests/gui/rules_page_stage.h"
#include "tests/named_test.h"
#include "views/texts/texts.h"
#include "views/toolkit/told.h"
#include "views/toolkit/voice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QStandardPaths>
#include <QTest>

using namespace elgrande;
using namespace elgrande::gui;

class NewGameDefaultsTest : public QObject, private RulesPageStage {
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
    void unknownThingsAreLeftAsTheyAre();
    void damagedSettingsCountForNothing();
    void clashingExpansionsAreKeptApart();
    void whatCannotBePlayedIsNotKept();
};

// From a later version: it counts for nothing, stays in the file, and goes only where the player sets something else.
void NewGameDefaultsTest::unknownThingsAreLeftAsTheyAre() {
    const QVariantList seats{QStringList{"", ""}, QStringList{"", "grandmaster-poet"},
                             QStringList{"", "hard", "twice"}};
    const QVariantMap later{{"edition", "golden"},
                            {"expansions", QStringList{"king-and-moon"}},
                            {"options", QVariantMap{{"upside-down", "true"}, {"no-veto", "perhaps"}}},
                            {"rounds", 12},
                            {"seats", seats},
                            {"weather", "rain"}};
    settings_->newGames.set(later);
    QWidget& page = rulesPage();
    QCOMPARE(onDisk(), later);
    const Setup setup = offered();
    QCOMPARE(setup.edition, offeredEditions().front());
    QVERIFY(setup.expansions.empty() && setup.options.empty());
    QCOMPARE(setup.rounds, kWholeGame);
    QCOMPARE(setup.players, 3);
    choose(page, "aids", 1);
    QVariantMap expected = later;
    expected["aids"] = false;
    QCOMPARE(onDisk(), expected);
    choose(page, "seat0", 1);
    expected["seats"] = QVariantList{QStringList{"", "easy"}, seats[1], seats[2]};
    QCOMPARE(onDisk(), expected);
    tick(page, "open-castillo");
    expected["options"] = QVariantMap{{"upside-down", "true"}, {"no-veto", "perhaps"}, {"open-castillo", "true"}};
    QCOMPARE(onDisk(), expected);
    for (const ExpansionFacts& each : knownExpansions()) {
        if (page.findChild<GameBox*>(expansionBox(each.id)) == nullptr) continue;
        tick(page, expansionBox(each.id));
        QVERIFY(onDisk().value("expansions").toStringList().contains("king-and-moon"));
        QVERIFY(onDisk().value("expansions").toStringList().contains(QString::fromStdString(each.id)));
        tick(page, expansionBox(each.id));
        QCOMPARE(onDisk().value("expansions").toStringList(), QStringList{"king-and-moon"});
        break;
    }
    choose(page, "edition", QString::fromStdString(offeredEditions().back()));
    QCOMPARE(onDisk().value("edition").toString().toStdString(), offeredEditions().back());
    QCOMPARE(onDisk().value("options").toMap(), (QVariantMap{{"upside-down", "true"}})); // the others go with theirs
    choose(page, "rounds", 1);
    QCOMPARE(onDisk().value("rounds").toInt(), kShortGame);
    QCOMPARE(onDisk().value("weather").toString(), QString("rain"));
    dialog_.reset();
    QCOMPARE(begun().setup.edition, offeredEditions().back());
}

void NewGameDefaultsTest::damagedSettingsCountForNothing() {
    const Setup usual = offered();
    const QVariant wrong[] = {12,
                              "text",
                              QStringList{"a", "b"},
                              QVariantMap{{"a", QVariantList{1}}},
                              QVariantList{QVariant(), QVariantList{7}},
                              QByteArray("\0\xff", 2)};
    for (const QVariant& each : wrong) {
        QVariantMap table;
        for (const char* key : {"edition", "expansions", "options", "rounds", "seats"}) table.insert(key, each);
        settings_->newGames.set(table);
        rulesPage();
        Setup setup = offered();
        QVERIFY(setup.players >= 2 && setup.players <= kMaxSeats);
        setup.players = usual.players;
        setup.colours = usual.colours;
        setup.seed = usual.seed;
        QCOMPARE(setup, usual);
        QSettings(folder_.filePath("other.ini"), QSettings::IniFormat).setValue("newGames", each);
        const Settings other(folder_.filePath("other.ini"));
        NewGameDialog dialog;
        dialog.recall(newGameTable(other));
        QCOMPARE(dialog.setup().edition, usual.edition);
    }
}

// Also where a file names both: one of them is chosen, and can be given up again. What nobody can tick (a bridge comes
// by itself, an edition is chosen as such) is not chosen by a file either, or nobody could take it out.
void NewGameDefaultsTest::clashingExpansionsAreKeptApart() {
    int tried = 0;
    for (const ExpansionFacts& each : knownExpansions()) {
        for (const std::string& hostile : each.excludes) {
            const QStringList both{QString::fromStdString(each.id), QString::fromStdString(hostile)};
            settings_->newGames.set({{"expansions", both}});
            QWidget& page = rulesPage();
            auto* one = page.findChild<GameBox*>(expansionBox(each.id));
            auto* other = page.findChild<GameBox*>(expansionBox(hostile));
            if (one == nullptr || other == nullptr) continue;
            ++tried;
            if (other->isChecked()) std::swap(one, other);
            QVERIFY(one->isChecked() && !other->isChecked());
            QCOMPARE(offered().expansions.size(), std::size_t(1));
            other->click(); // says which two do not go together
            QVERIFY(one->isChecked() && !other->isChecked());
            const QString told = page.findChild<QLabel*>("box-text")->text();
            for (const std::string& id : {each.id, hostile})
                QVERIFY2(told.contains(texts::expansionName(QString::fromStdString(id))), qPrintable(told));
            QCOMPARE(Voice::of(page).lastSaid(), told);
            one->click();
            other->click();
            QVERIFY(!one->isChecked() && other->isChecked());
            QCOMPARE(offered().expansions.size(), std::size_t(1));
            QVERIFY(page.findChild<RulingsEditor*>()->fault().isEmpty());
        }
    }
    for (const ExpansionFacts& each : knownExpansions()) {
        if (each.joins.empty() && each.edition.empty()) continue;
        settings_->newGames.set({{"expansions", QStringList{QString::fromStdString(each.id)}}});
        QVERIFY(offered().expansions.empty());
    }
    if (tried == 0) QSKIP("No two expansions of this build clash.");
}

void NewGameDefaultsTest::whatCannotBePlayedIsNotKept() {
    for (const std::string& edition : offeredEditions())
        for (const Set& set : offeredSets()) {
            if (set.size() != 1 || !combinationFault(edition, set, false)) continue;
            QWidget& page = rulesPage();
            choose(page, "edition", QString::fromStdString(edition));
            tick(page, expansionBox(set.front()));
            const auto* fault = page.findChild<QLabel*>("rules-fault");
            QVERIFY(fault->isVisibleTo(&page) && fault->text().contains("ouse rules"));
            QCOMPARE(Voice::of(page).lastSaid(), withoutSigns(fault->text()));
            QVERIFY(offered().expansions.empty());
            choose(page, "rounds", 1); // has nothing to do with it
            QCOMPARE(offered().rounds, kShortGame);
            tick(page, "house-rules");
            QVERIFY(fault->text().isEmpty());
            QCOMPARE(offered().expansions, set);
            QVERIFY(offered().houseRules);
            return;
        }
    QSKIP("Everything goes with every edition.");
}

ELGRANDE_TEST(NewGameDefaultsTest)
#include "new_game_defaults_test.moc"
