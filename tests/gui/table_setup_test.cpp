// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Before a game: the code of a game, named tables, the short game at once.
#include "app/names/code_letters.h"
#include "app/names/game_code.h"
#include "app/names/seat_options.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/presets.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/seats_editor.h"
#include "app/preferences/settings_dialog.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/sound/sounds.h"
#include "app/storage/plain_letters.h"
#include "app/window/main_window.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_clipping.h"
#include "tests/named_test.h"
#include "views/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

class TableSetupTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup() { QApplication::setFont(Theme::sans(14)); }
    void codeGoesThereAndBack_data();
    void codeGoesThereAndBack();
    void codesOfEverySetGoThereAndBack();
    void wordsAreWrittenExactly();
    void whatIsNotKnownIsNamed();
    void playersAreMeantByTheirSeat();
    void ordinaryCodeHasThirteenCharacters();
    void oneRulingAddsFewLetters();
    void everyWrongCharacterIsFound();
    void codeIsReadAsPeopleWriteIt();
    void codeRestoresTheDialog();
    void wrongCodeIsTold();
    void presetsAreKept();
    void presetSetsTheTable();
    void lastTableKeepsItsRulings();
    void shortGameBeginsAtOnce();

  private:
    static Setup setupOf(const QString& code);

    QTemporaryDir folder_;
    Language language_;
    Theme theme_;
    std::unique_ptr<Settings> settings_;
};

void TableSetupTest::init() {
    QFile::remove(folder_.filePath("settings.ini"));
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    language_.use("en");
}

Setup TableSetupTest::setupOf(const QString& code) {
    const Result<Setup> setup = setupFromCode(code);
    if (setup) return *setup;
    qWarning("%s", setup.error().c_str());
    Setup none;
    none.edition = "none";
    return none;
}

void TableSetupTest::codeGoesThereAndBack_data() {
    QTest::addColumn<QString>("edition");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<QString>("seed");
    for (const std::string& edition : knownEditions())
        for (int players = 2; players <= 5; ++players)
            for (const char* seed : {"0", "1", "4294967295", "4294967296", "007", "", "x", "no", "orange", "Año 1492"})
                QTest::addRow("%s %d %s", edition.c_str(), players, seed)
                    << QString::fromStdString(edition) << players << (players % 2 == 0 ? 9 : 6) << QString(seed);
}

void TableSetupTest::codeGoesThereAndBack() {
    QFETCH(QString, edition);
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(QString, seed);
    Setup setup;
    setup.edition = edition.toStdString();
    setup.players = players;
    setup.rounds = rounds;
    setup.seed = seed.toStdString();
    QCOMPARE(setupOf(gameCode(setup)), setup);
    for (const OptionFacts& option : knownOptions(setup.edition, {}))
        for (const std::string& value : option.values) {
            if (value == option.editionDefault || isAbsentPlayer(option, value, coloursOf(setup))) continue;
            setup.options[option.id] = value;
            QCOMPARE(setupOf(gameCode(setup)), setup);
        }
    // A running game has all its options written down; the code is the same.
    Setup plain = setup;
    plain.options.clear();
    const auto rules = RulesBuilder::build(plain);
    QVERIFY(rules);
    QCOMPARE(gameCode((*rules)->setup), gameCode(plain));
}

// The last ones of a set, as few as it may have, in its order.
static std::string lastOf(const OptionFacts& option) {
    const auto count = static_cast<std::ptrdiff_t>(std::max(1, option.least));
    std::string members;
    for (auto value = option.values.end() - count; value != option.values.end(); ++value)
        members += (members.empty() ? "" : ",") + *value;
    return members;
}

// Every set of expansions that can be played, in every edition, with every ruling as its edition does not have it.
void TableSetupTest::codesOfEverySetGoThereAndBack() {
    const std::vector<ExpansionFacts> known = knownExpansions();
    int sets = 0;
    for (const std::string& edition : knownEditions())
        for (unsigned bits = 0; bits < 1U << known.size(); ++bits) {
            Setup setup;
            setup.edition = edition;
            setup.seed = std::to_string(bits);
            for (std::size_t i = 0; i < known.size(); ++i)
                if ((bits >> i & 1U) != 0) setup.expansions.push_back(known[i].id);
            std::sort(setup.expansions.begin(), setup.expansions.end());
            if (!RulesBuilder::build(setup)) continue;
            for (const OptionFacts& option : knownOptions(edition, setup.expansions)) {
                if (option.kind == OptionFacts::Kind::Set) {
                    setup.options[option.id] = lastOf(option);
                    continue;
                }
                for (const std::string& value : option.values)
                    if (value != option.editionDefault && !isAbsentPlayer(option, value, coloursOf(setup)))
                        setup.options[option.id] = value;
            }
            QVERIFY(setup.options.size() >= 9);
            QCOMPARE(setupOf(gameCode(setup)), setup);
            std::reverse(setup.expansions.begin(), setup.expansions.end());
            const QString other = gameCode(setup);
            std::reverse(setup.expansions.begin(), setup.expansions.end());
            QCOMPARE(other, gameCode(setup));
            ++sets;
        }
    QVERIFY(sets >= static_cast<int>(knownEditions().size()));
}

// Whatever there may be to choose one day: many words, long ones, and such with letters that no id has today.
void TableSetupTest::wordsAreWrittenExactly() {
    std::vector<std::string> words{"",  "true", "no-veto", "no-vet", "a",
                                   "Z", "1993", "_x-y",    "Año",    std::string("\0a", 2)};
    for (int i = 0; i < 60; ++i) words.push_back("option-number-" + std::string(static_cast<std::size_t>(i), 'q'));
    CodeWriter writer;
    for (const std::string& word : words) writer.word(word);
    writer.bytes(words.back());
    const QString letters = writer.letters();
    QVERIFY(!CodeReader::faultIn(letters));
    CodeReader reader(letters);
    for (const std::string& word : words) QCOMPARE(reader.word(), word);
    QVERIFY(!reader.isDone());
    QCOMPARE(reader.bytes(), words.back());
    QVERIFY(reader.isDone());
    reader.number(64); // behind the end
    QVERIFY(!reader.isDone());
}

void TableSetupTest::whatIsNotKnownIsNamed() {
    const auto answerTo = [](const auto& change) {
        Setup setup;
        change(setup);
        const Result<Setup> read = setupFromCode(gameCode(setup));
        return read ? QString() : QString::fromStdString(read.error());
    };
    QVERIFY(answerTo([](Setup&) {}).isEmpty());
    QVERIFY(answerTo([](Setup& setup) { setup.edition = "golden"; }).contains("golden"));
    QVERIFY(answerTo([](Setup& setup) { setup.expansions = {"king-and-moon"}; }).contains("king-and-moon"));
    QVERIFY(answerTo([](Setup& setup) { setup.options["upside-down"] = "true"; }).contains("“upside-down: true”"));
    QVERIFY(answerTo([](Setup& setup) { setup.options["no-veto"] = "perhaps"; }).contains("“no-veto: perhaps”"));
    // A known player who does not sit at this table.
    const QString absent = answerTo([](Setup& setup) {
        setup.players = 2;
        setup.options["starter"] = "brown";
    });
    QVERIFY2(absent.contains("cannot be played"), qPrintable(absent));
    QString older = gameCode({});
    older[0] = '1';
    QVERIFY(CodeReader::faultIn(tidiedLetters(older)) == CodeReader::Fault::Wrong);
}

// Colours belong to the table: whoever begins there sits in the same place here.
void TableSetupTest::playersAreMeantByTheirSeat() {
    Setup setup;
    setup.players = 3;
    setup.colours = {"green", "brown", "red"};
    setup.options["starter"] = "brown";
    const Setup read = setupOf(gameCode(setup));
    QCOMPARE(read.options.at("starter"), std::string("blue"));
    QVERIFY(read.colours.empty());
    NewGameDialog dialog;
    dialog.seatsEditor().setCount(3);
    dialog.seatsEditor().recall({QStringList{"Ada", ""}, QStringList{"Bo", ""}, QStringList{"Cy", ""}});
    QVERIFY(dialog.useCode(gameCode(setup)));
    QCOMPARE(dialog.setup().options.at("starter"), dialog.setup().colours[1]);
}

void TableSetupTest::ordinaryCodeHasThirteenCharacters() {
    Setup setup;
    setup.seed = "3141592653";
    const QString code = gameCode(setup);
    QCOMPARE(QString(code).remove('-').size(), 13);
    QVERIFY(looksLikeCode(code));
}

void TableSetupTest::oneRulingAddsFewLetters() {
    Setup setup;
    setup.edition = "bigbox";
    setup.seed = "3141592653";
    QCOMPARE(gameCode(setup).remove('-').size(), 13);
    setup.options["no-veto"] = "true";
    QCOMPARE(gameCode(setup).remove('-').size(), 16);
}

void TableSetupTest::everyWrongCharacterIsFound() {
    Setup setup;
    setup.seed = "20261121";
    const QString code = gameCode(setup);
    int missed = 0;
    int tried = 0;
    for (qsizetype at = 0; at < code.size(); ++at)
        for (const char letter : std::string("0123456789ABCDEFGHJKMNPQRSTVWXYZ")) {
            if (code[at] == '-' || code[at] == letter) continue;
            QString wrong = code;
            wrong[at] = letter;
            ++tried;
            missed += setupFromCode(wrong) ? 1 : 0;
        }
    for (qsizetype at = 1; at < code.size(); ++at) { // two that have changed places
        if (code[at] == '-' || code[at - 1] == '-' || code[at] == code[at - 1]) continue;
        QString wrong = code;
        wrong[at] = code[at - 1];
        wrong[at - 1] = code[at];
        ++tried;
        missed += setupFromCode(wrong) ? 1 : 0;
    }
    QVERIFY(tried > 400);
    QCOMPARE(missed, 0);
    QVERIFY(!setupFromCode(code.chopped(1)));
    QVERIFY(!setupFromCode(code + "7"));
    QVERIFY(!setupFromCode(""));
    QVERIFY(!setupFromCode("ÄÖÜ"));
    QVERIFY(!setupFromCode(QString(1000, 'A')));
}

void TableSetupTest::codeIsReadAsPeopleWriteIt() {
    Setup setup;
    setup.seed = "1000000001";
    QString code = gameCode(setup).toLower();
    code.replace('-', ' ').replace('0', 'o').replace('1', 'l');
    QCOMPARE(setupOf("  " + code + " "), setup);
}

void TableSetupTest::codeRestoresTheDialog() {
    NewGameDialog first;
    first.seatsEditor().setCount(3);
    partOf<RulingsEditor>(first).choose("no-veto", "true");
    first.setSeed("orange");
    const QString code = first.code();
    QCOMPARE(first.findChild<QLineEdit*>("code")->text(), code); // shown as it stands
    NewGameDialog second;
    QVERIFY(second.useCode(code));
    Setup expected = first.setup();
    expected.colours = second.setup().colours;
    QCOMPARE(second.setup(), expected);
    QCOMPARE(second.code(), code);
}

void TableSetupTest::wrongCodeIsTold() {
    NewGameDialog dialog;
    const Setup before = dialog.setup();
    const auto* note = dialog.findChild<QLabel*>("code-note");
    QVERIFY(!dialog.useCode("00000-00000-000"));
    QVERIFY2(note->text().contains("mistake"), qPrintable(note->text()));
    QVERIFY(!dialog.useCode("123"));
    QVERIFY2(note->text().contains("short"), qPrintable(note->text()));
    QCOMPARE(dialog.setup(), before);
    // It cannot begin before the code is right, or something else says what the table is.
    QPushButton* begin = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(!begin->isEnabled());
    QCOMPARE(begin->toolTip(), note->text());
    QVERIFY(dialog.useCode(gameCode(before)));
    QVERIFY(begin->isEnabled() && begin->toolTip().isEmpty());
    QVERIFY(!dialog.useCode("123"));
    dialog.findChild<QSpinBox*>()->setValue(2);
    QVERIFY(begin->isEnabled());
}

void TableSetupTest::presetsAreKept() {
    NewGameDialog dialog;
    dialog.offerPresets(*settings_);
    PresetBar& presets = *dialog.findChild<PresetBar*>();
    const qsizetype builtIn = presets.names().size();
    QCOMPARE(builtIn, qsizetype(offeredEditions().size() + 1));
    partOf<RulingsEditor>(dialog).choose("open-castillo", "true");
    QVERIFY(presets.save(" Friday ", dialog.remembered()));
    QVERIFY(!presets.save("", dialog.remembered()));
    QVERIFY(!presets.save(presets.names().front(), dialog.remembered()));
    NewGameDialog later;
    later.offerPresets(*settings_);
    PresetBar& again = *later.findChild<PresetBar*>();
    QVERIFY(again.names().contains("Friday"));
    QVERIFY(later.setup().options.empty());
    again.choose("Friday");
    QCOMPARE(later.setup().options.at("open-castillo"), std::string("true"));
    again.remove("Friday");
    QCOMPARE(again.names().size(), builtIn);
}

void TableSetupTest::presetSetsTheTable() {
    NewGameDialog dialog;
    dialog.offerPresets(*settings_);
    dialog.seatsEditor().setCount(5);
    partOf<RulingsEditor>(dialog).choose("no-veto", "true");
    PresetBar& presets = *dialog.findChild<PresetBar*>();
    presets.choose(presets.names().constLast()); // the short game
    QCOMPARE(dialog.setup().rounds, 6);
    QVERIFY(dialog.setup().options.empty());
    QCOMPARE(dialog.setup().players, 5); // who plays is another matter
}

void TableSetupTest::lastTableKeepsItsRulings() {
    NewGameDialog dialog;
    partOf<RulingsEditor>(dialog).choose("no-veto", "true");
    settings_->lastTable.set(dialog.remembered());
    NewGameDialog again;
    again.recall(Settings(folder_.filePath("settings.ini")).lastTable());
    QCOMPARE(again.setup().options.at("no-veto"), std::string("true"));
}

void TableSetupTest::shortGameBeginsAtOnce() {
    settings_->lastTable.set(
        {{"seats", QVariantList{QVariant(QStringList{"Robot", "greedy"}), QVariant(QStringList{"Ada", ""})}}});
    MainWindow window(*settings_, language_, theme_);
    window.newGames().beginQuick();
    QVERIFY(window.model().hasGame());
    QCOMPARE(window.model().catalogue().rounds, 6);
    QCOMPARE(window.model().catalogue().players, 4);
    QCOMPARE(window.model().playerName(seatAt(0)), QString("Ada"));
    QVERIFY(window.model().isPerson(seatAt(0)));
    for (int i = 1; i < 4; ++i) QVERIFY(!window.model().isPerson(seatAt(i)));
}

ELGRANDE_TEST(TableSetupTest)
#include "table_setup_test.moc"
