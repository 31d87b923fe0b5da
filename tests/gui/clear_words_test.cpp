// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Words that were once misunderstood, each where it is read.
#include "app/new_game/new_game_desk.h"
#include "app/tutorial/learn_desk.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/charts/charts.h"
#include "views/disk/secret_disk.h"
#include "views/panels/story_tables.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

class ClearWordsTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void init() { open(); }
    void cleanup() { forget(); }
    void kingIsAngrySpeaksToEverybody_data();
    void kingIsAngrySpeaksToEverybody();
    void rimOfTheDiskIsExplained_data();
    void rimOfTheDiskIsExplained();
    void generalScoringsAreNoRounds();
    void nobodyWaitsForAMomentThatIsTheirs();

  private:
    void nobodyIsAsked();
    // What is said below the disk of the numbers at its rim; null: nothing that is seen.
    const QLabel* legend() {
        const QLabel* label = &partOf<QLabel>(page().disk(), "legend");
        return label->isVisibleTo(&page().disk()) ? label : nullptr;
    }
};

void ClearWordsTest::kingIsAngrySpeaksToEverybody_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("reader");
    QTest::newRow("en") << "en"
                        << R"(\b(you|your|yours)\b)";
    QTest::newRow("de") << "de"
                        << R"(\b(du|dir|dich|dein\w*)\b)";
}

// Everybody but the one who took it has to do something, and reads it lying before another.
void ClearWordsTest::kingIsAngrySpeaksToEverybody() {
    QFETCH(QString, language);
    QFETCH(QString, reader);
    language_.use(language);
    QVERIFY(begin("angry"));
    const auto& cards = model().catalogue().cards;
    const auto card =
        std::find_if(cards.begin(), cards.end(), [](const auto& each) { return each.id == "king-angry"; });
    QVERIFY(card != cards.end());
    const QString text = texts::cardText(model().catalogue(), static_cast<Card>(card - cards.begin()));
    QVERIFY(text.contains(u'3'));
    const QRegularExpression addressed(reader, QRegularExpression::CaseInsensitiveOption);
    QVERIFY2(!addressed.match(text).hasMatch(), qPrintable(text));
}

void ClearWordsTest::rimOfTheDiskIsExplained_data() {
    QTest::addColumn<QString>("language");
    for (const QString& code : Language::known()) QTest::addRow("%s", qPrintable(code)) << code;
}

// What the numbers at its rim are, and what they leave out where nobody sees into the Castillo; nothing where there are
// no numbers.
void ClearWordsTest::rimOfTheDiskIsExplained() {
    QFETCH(QString, language);
    language_.use(language);
    const auto askedWith = [this](const char* open, bool aids = true) {
        Setup setup;
        setup.players = 3;
        setup.seed = "rim";
        setup.options = {{"open-castillo", open}};
        if (!window_->newGames().begin(setup, {{"Ada", {}}, {"Bo", "greedy"}, {"Cy", "greedy"}}, aids)) return false;
        return until([this] { return page().disk().isAsked(); });
    };
    QVERIFY(askedWith("true"));
    QVERIFY(legend() != nullptr);
    const QString all = legend()->text();
    QVERIFY(all.startsWith(language_.current() == "de" ? "Am Rand" : "On the rim"));
    QVERIFY(!all.contains("Castillo"));
    QVERIFY(askedWith("false"));
    QVERIFY(legend() != nullptr);
    QVERIFY2(legend()->text().contains("Castillo"), qPrintable(legend()->text()));
    QVERIFY(askedWith("true", false));
    QVERIFY(legend() == nullptr);
}

// Roman numbers, and what they are is said at the chart that has nothing else.
void ClearWordsTest::generalScoringsAreNoRounds() {
    QVERIFY(window_->table().resume(QString::fromStdString(recordOf(fivePlayers()))));
    const StoryTables tables(model(), *theme_);
    const ChartWords words = tables.words();
    const QStringList roman{"I", "II", "III"};
    QCOMPARE(words.below.filter(QRegularExpression("^[IV]+$")), roman);
    for (const QString& number : roman)
        QVERIFY2(words.title.contains(QRegularExpression("\\b" + number + "\\b")), qPrintable(words.title));
    QTableWidget table;
    tables.fillCourse(table);
    QStringList rows;
    for (int row = 0; row < table.rowCount(); ++row) rows << table.verticalHeaderItem(row)->text();
    QVERIFY2(rows.contains("General scoring II") && rows.contains("Round 2"), qPrintable(rows.join(u'\n')));
}

// "One moment" is said of nothing but chance; where a lesson waits, it says for what.
void ClearWordsTest::nobodyWaitsForAMomentThatIsTheirs() {
    PromptPanel& prompt = page().prompt();
    window_->learning().begin();
    QTRY_VERIFY(prompt.promptText().contains("tutorial"));
    forget();
    open();
    nobodyIsAsked();
}

void ClearWordsTest::nobodyIsAsked() {
    QVERIFY(begin("moment"));
    PromptPanel& prompt = page().prompt();
    model().show(model().observation(), {}, {}, Seat::None);
    QVERIFY2(prompt.promptText().startsWith("One moment"), qPrintable(prompt.promptText()));
    prompt.setIdle("Read on.");
    QCOMPARE(prompt.promptText(), QString("Read on."));
    model().show(model().observation(), {}, {seatAt(1)}, Seat::None);
    QVERIFY2(prompt.promptText().contains("thinking"), qPrintable(prompt.promptText()));
}

ELGRANDE_TEST(ClearWordsTest)
#include "clear_words_test.moc"
