// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Sets of an expansion before a game: chosen by ticking, short in codes of games, and pages that know their options;
// and what sets of expansions are called.
#include "app/names/option_values.h"
#include "app/names/set_names.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/set_editor.h"
#include "app/program/language.h"
#include "expansions/installed.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "views/contributions/expansion_ui.h"
#include "views/contributions/setup_page.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace elgrande;

class SetPagesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void setsAreChosenByTicking();
    void manyAreChosenAtOnce();
    void cardsOfASetAreExplained();
    void setsAreShortInCodes();
    void pagesOfTheBuildKnowTheirOptions();
    void whatABridgeJoinsHasItsName();
    void rulingsFollowTheCards();
};

void SetPagesTest::setsAreChosenByTicking() {
    OptionFacts option;
    option.id = "test-set";
    option.kind = OptionFacts::Kind::Set;
    option.values = {"one", "two", "three", "four"};
    option.least = 2;
    option.most = 3;
    SetEditor editor(option, "one,three");
    QSignalSpy chosen(&editor, &SetEditor::chosen);
    const QList<QCheckBox*> boxes = editor.findChildren<QCheckBox*>();
    QCOMPARE(boxes.size(), 4);
    QVERIFY(boxes[0]->isChecked() && !boxes[1]->isChecked() && boxes[2]->isChecked());
    boxes[3]->click();
    boxes[0]->click();
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(editor.value(), std::string("three,four"));
    QVERIFY(isValueOf(option, editor.value()));
    QVERIFY(!isValueOf(option, "one") && !isValueOf(option, "one,two,three,four"));
    QVERIFY(!isValueOf(option, "one,five") && !isValueOf(option, "three,one"));
}

// Where there are many to tick: all of them, or as few as are allowed, drawn by chance; told once.
void SetPagesTest::manyAreChosenAtOnce() {
    OptionFacts option;
    option.id = "test-set";
    option.kind = OptionFacts::Kind::Set;
    for (int i = 0; i < 19; ++i) option.values.push_back("card-" + std::to_string(i));
    option.least = 11;
    option.most = 19;
    SetEditor editor(option, setOf(option, option.values));
    QSignalSpy chosen(&editor, &SetEditor::chosen);
    const QList<QPushButton*> buttons = editor.findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 2);
    QVERIFY(!buttons[0]->isEnabled()); // all are chosen
    std::set<std::string> drawn;
    for (int i = 0; i < 5; ++i) {
        buttons[1]->click();
        QCOMPARE(membersOf(editor.value()).size(), std::size_t(11));
        QVERIFY(isValueOf(option, editor.value()));
        drawn.insert(editor.value());
    }
    QVERIFY(drawn.size() > 1); // chance has more than one answer
    QCOMPARE(chosen.size(), 5);
    buttons[0]->click();
    QCOMPARE(chosen.size(), 6);
    QCOMPARE(editor.value(), setOf(option, option.values));
    QVERIFY(!buttons[0]->isEnabled());
    option.values.resize(4);
    option.least = 2;
    option.most = 4;
    QVERIFY(SetEditor(option, "card-1,card-2").findChildren<QPushButton*>().isEmpty());
}

// What may be left out says what it does, for each expansion that lets cards be chosen.
void SetPagesTest::cardsOfASetAreExplained() {
    int explained = 0;
    for (const ExpansionFacts& each : knownExpansions()) {
        for (const OptionFacts& option : knownOptions("classic", smallestSetOf(each))) {
            if (option.kind != OptionFacts::Kind::Set || option.values.size() < 7) continue;
            RulingsEditor editor;
            editor.recall(smallestSetOf(each), {});
            const auto* set = editor.findChild<SetEditor*>(QString::fromStdString(option.id));
            if (set == nullptr) continue; // its expansion has a page of its own for it
            for (const QCheckBox* box : set->findChildren<QCheckBox*>()) {
                QVERIFY2(box->toolTip().size() > 20, qPrintable(box->text()));
                QCOMPARE(box->accessibleDescription(), box->toolTip());
                ++explained;
            }
        }
    }
    if (explained == 0) QSKIP("No expansion of this build lets cards be left out.");
}

void SetPagesTest::setsAreShortInCodes() {
    OptionFacts option;
    option.kind = OptionFacts::Kind::Set;
    for (int i = 0; i < 19; ++i) option.values.push_back("a-rather-long-name-" + std::to_string(i));
    const std::string value = setOf(option, {option.values[18], option.values[2], option.values[7]});
    QCOMPARE(shortened(option, value).size(), std::size_t(5));
    QCOMPARE(lengthened(option, shortened(option, value)), std::optional(value));
    QCOMPARE(lengthened(option, shortened(option, "")), std::optional(std::string()));
    QVERIFY(!lengthened(option, "aaaap") && !lengthened(option, "z"));
}

// In both languages one name for all that it joins, and none of them is left.
void SetPagesTest::whatABridgeJoinsHasItsName() {
    Language language;
    for (const char* code : {"de", "en"}) {
        language.use(code);
        for (const ExpansionFacts& each : knownExpansions()) {
            const std::vector<std::string> chosen = each.joins.empty() ? std::vector{each.id} : each.joins;
            QCOMPARE(setNames(chosen), QStringList{texts::expansionName(QString::fromStdString(each.id))});
            QVERIFY2(each.joins.empty() || setNames(chosen).first() != QString::fromStdString(each.id), code);
        }
    }
}

// Each page edits options that are there, shows what it is told and says what is changed.
void SetPagesTest::pagesOfTheBuildKnowTheirOptions() {
    for (const ExpansionFacts& each : knownExpansions()) {
        const ExpansionUi* ui = uiOf(each.id);
        if (ui == nullptr || !ui->setupPage) continue;
        const std::unique_ptr<SetupPage> page(ui->setupPage(nullptr));
        std::vector<std::string> chosen = each.needs;
        chosen.push_back(each.id);
        const std::vector<OptionFacts> options = knownOptions("classic", chosen);
        for (const std::string& id : page->options()) {
            const auto option =
                std::find_if(options.begin(), options.end(), [&](const OptionFacts& one) { return one.id == id; });
            QVERIFY2(option != options.end(), id.c_str());
            page->show(*option);
        }
        RulingsEditor editor;
        editor.recall({each.id}, {});
        QVERIFY(editor.fault().isEmpty());
        QVERIFY(!editor.findChildren<SetupPage*>().isEmpty());
        emit editor.findChildren<SetupPage*>().front()->chosen(page->options().front(), "true");
        QCOMPARE(editor.options().count(page->options().front()), std::size_t(1));
    }
}

// Nobody is asked about cards that are not in the game; who corrects one of those that are is asked again.
void SetPagesTest::rulingsFollowTheCards() {
    const std::string castillo = "castillo-by-choice";
    int gone = 0;
    for (const ExpansionFacts& each : knownExpansions()) {
        Setup setup;
        setup.expansions = smallestSetOf(each);
        setup.players = kMaxSeats;
        setup.houseRules = true;
        if (!each.edition.empty()) continue;
        RulingsEditor editor;
        editor.recall(setup.expansions, {{castillo, "false"}});
        const auto box = [&editor](const std::string& id) {
            return editor.findChild<QWidget*>(QString::fromStdString(id));
        };
        for (const OptionFacts& option : optionsOf(setup)) {
            if (!option.idle) continue;
            QVERIFY2(box(option.id) == nullptr, option.id.c_str());
            ++gone;
        }
        const auto rules = RulesBuilder::build(setup);
        QVERIFY(rules);
        if (box(castillo) != nullptr) continue;
        QVERIFY(editor.options().empty());
        Corrections corrections;
        corrections[(*rules)->deck.rows.front().id].effect = "score-one-3";
        editor.setCorrections(corrections);
        QVERIFY2(box(castillo) != nullptr, each.id.c_str());
        QCOMPARE(editor.options(), (std::map<std::string, std::string>{{castillo, "false"}}));
        editor.setCorrections({});
        QVERIFY(box(castillo) == nullptr && editor.options().empty());
    }
    if (gone == 0) QSKIP("No expansion of this build takes all cards away that a ruling is about.");
}

ELGRANDE_TEST(SetPagesTest)
#include "set_pages_test.moc"
