// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Corrections of cards as their owners meet them: files, what is told about wrong ones, the table of changes, and games
// that are played by them.
#include "app/card_data/card_dialog.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/storage/files.h"
#include "model/observe/catalogue.h"
#include "model/position/card_file.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/texts/texts.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

using namespace elgrande;

namespace {

const char* const kGood = R"({"format": "elgrande-cards 1", "how": "read me", "cards": {
    "decay-3": {"now": {"caballeros": 1}, "caballeros": 5, "texts": {"title.en": "Retreat <b>", "title.de": "Abzug"}},
    "veto": {"enabled": false}, "grande": {"effect": "court-2"}, "7": {"caballeros": 9}, "king": {"now": {}}}})";

QByteArray withCard(const char* fields) {
    return QByteArray(R"({"format": "elgrande-cards 1", "cards": {"grande": )") + fields + "}}";
}

} // namespace

class CardDataTest : public QObject, protected gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { qputenv("ELGRANDE_DATA", folder_.path().toLocal8Bit()); }
    void cleanup();
    void fileIsRead();
    void fileIsWrittenAndReadAgain();
    void wrongFilesSayWhatAndWhere_data();
    void wrongFilesSayWhatAndWhere();
    void listHoldsEveryCardAndCorrectsNone();
    void changesAreShownBeforeTheyCount();
    void wrongFileChangesNothing();
    void whatIsChangedUnderNowIsToldOf();
    void unplayableFilesAreRefused_data();
    void unplayableFilesAreRefused();
    void anotherActionBringsItsWords();
    void newGamesPlayByThem();
    void newGameDialogTellsOfThem();
    void wrongFileStopsNoGame();

  private:
    QString write(const QByteArray& json);
    CardData data() const { return CardData(folder_.path()); }
};

void CardDataTest::cleanup() {
    close();
    QVERIFY(data().forget());
}

QString CardDataTest::write(const QByteArray& json) {
    const QString path = folder_.filePath(QStringLiteral("mine.json"));
    return writeWhole(path, json) ? path : QString();
}

void CardDataTest::fileIsRead() {
    const Result<Corrections> read = checkedCorrections(kGood);
    QVERIFY2(read, read ? "" : read.error().c_str());
    QCOMPARE(read->size(), std::size_t{4}); // what stands under "now" corrects nothing
    QCOMPARE(read->at("decay-3").caballeros.value_or(0), 5);
    QCOMPARE(read->at("decay-3").texts.at("title.de"), std::string("Abzug"));
    QCOMPARE(read->at("veto").enabled.value_or(true), false);
    QCOMPARE(read->at("grande").effect, std::string("court-2"));
}

void CardDataTest::fileIsWrittenAndReadAgain() {
    const Corrections read = *checkedCorrections(kGood);
    QCOMPARE(*correctionsFromJson(toJson(read)), read);
}

void CardDataTest::wrongFilesSayWhatAndWhere_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no JSON") << QByteArray("{\n\"format\": 1,\n]") << QStringList{"line 3"};
    QTest::newRow("empty") << QByteArray() << QStringList{"not valid JSON"};
    QTest::newRow("a list") << QByteArray("[]") << QStringList{"format"};
    QTest::newRow("another format") << QByteArray(R"({"format": "elgrande-cards 9"})")
                                    << QStringList{"elgrande-cards 9"};
    QTest::newRow("a field of the file") << QByteArray(R"({"format": "elgrande-cards 1", "card": {}})")
                                         << QStringList{"'card'"};
    QTest::newRow("no card") << withCard("5") << QStringList{"'grande'", "not an object"};
    QTest::newRow("a field of a card") << withCard(R"({"colour": 1})") << QStringList{"'grande'", "'colour'"};
    QTest::newRow("too many") << withCard(R"({"caballeros": 31})")
                              << QStringList{"'grande'", "'caballeros'", "0", "30"};
    QTest::newRow("half a one") << withCard(R"({"copies": 1.5})") << QStringList{"'grande'", "'copies'"};
    QTest::newRow("no yes") << withCard(R"({"enabled": "yes"})") << QStringList{"'grande'", "'enabled'"};
    QTest::newRow("a language") << withCard(R"({"texts": {"title.xx": "A"}})") << QStringList{"'grande'", "'title.xx'"};
    QTest::newRow("a long text") << withCard("{\"texts\": {\"text.en\": \"" + QByteArray(601, 'a') + "\"}}")
                                 << QStringList{"'grande'", "text.en", "600"};
    QTest::newRow("a long title") << withCard("{\"texts\": {\"title.en\": \"" + QByteArray(61, 'a') + "\"}}")
                                  << QStringList{"'grande'", "title.en", "60"};
    QTest::newRow("a text beside the fields")
        << withCard(R"({"title.de": "Abzug"})") << QStringList{"'grande'", R"("texts": {"title.de": "…"})"};
    QTest::newRow("a field twice") << withCard("{\"caballeros\": 5,\n \"copies\": 1,\n \"caballeros\": 6}")
                                   << QStringList{"'caballeros'", "line 3"};
    QTest::newRow("a card twice")
        << QByteArray("{\"format\": \"elgrande-cards 1\", \"cards\": {\n\"grande\": {}, \"gr\\u0061nde\": {}}}")
        << QStringList{"'grande'", "line 2"};
    QTest::newRow("no effect") << withCard(R"({"effect": "moonshine"})") << QStringList{"moonshine"};
    QTest::newRow("a value") << withCard(R"({"value": 5})") << QStringList{"'grande'", "not a power card"};
    QTest::newRow("no such card") << QByteArray(R"({"format": "elgrande-cards 1", "cards": {"moon": {"copies": 2}}})")
                                  << QStringList{"'moon'"};
}

void CardDataTest::wrongFilesSayWhatAndWhere() {
    QFETCH(QByteArray, json);
    QFETCH(QStringList, words);
    const Result<Corrections> read = checkedCorrections(json);
    QVERIFY(!read);
    for (const QString& word : words)
        QVERIFY2(QString::fromStdString(read.error()).contains(word), read.error().c_str());
}

void CardDataTest::listHoldsEveryCardAndCorrectsNone() {
    CardDialog dialog(data());
    const QString path = folder_.filePath(QStringLiteral("list.json"));
    QVERIFY(dialog.exportTo(path));
    const QByteArray json = *readWhole(path, kLargestCardFile);
    const QJsonObject cards = QJsonDocument::fromJson(json).object()[QStringLiteral("cards")].toObject();
    QVERIFY(cards.size() >= 33 + 13); // of the base game: action cards, power cards
    const QJsonObject decay = cards[QStringLiteral("decay-3")].toObject()[QStringLiteral("now")].toObject();
    QVERIFY(!decay[QStringLiteral("title")].toString().isEmpty());
    QCOMPARE(decay[QStringLiteral("effect")].toString(), QString("decay-3"));
    QVERIFY(checkedCorrections(json)->empty());
    QVERIFY(dialog.load(path));
    QVERIFY(dialog.findChild<QTableWidget*>()->rowCount() == 0);
}

void CardDataTest::changesAreShownBeforeTheyCount() {
    CardDialog dialog(data());
    QVERIFY(dialog.load(write(kGood)));
    const auto* table = dialog.findChild<QTableWidget*>();
    QStringList rows;
    for (int row = 0; row < table->rowCount(); ++row)
        rows << table->item(row, 1)->text() + '|' + table->item(row, 3)->text() + '|' + table->item(row, 4)->text();
    const QString all = rows.join('\n');
    QCOMPARE(rows.filter(QRegularExpression("\\(decay-3\\)\\|\\d\\|5")).size(), 1);
    QVERIFY2(all.contains("in the game|in the box"), qPrintable(all));
    QCOMPARE(rows.filter(QRegularExpression("\\(grande\\)\\|.+ \\(grande\\)\\|.+ \\(court-2\\)$")).size(), 1);
    QCOMPARE(rows.filter(QRegularExpression("^7\\|\\d\\|9")).size(), 1);
    QVERIFY(!data().isThere());
    dialog.keep();
    QVERIFY(data().isThere());
    CardDialog again(data());
    QCOMPARE(again.findChild<QTableWidget*>()->rowCount(), table->rowCount());
    again.forget();
    QCOMPARE(again.findChild<QTableWidget*>()->rowCount(), 0);
    QVERIFY(!data().isThere());
}

void CardDataTest::wrongFileChangesNothing() {
    CardDialog dialog(data());
    QVERIFY(dialog.load(write(kGood)));
    const int before = dialog.findChild<QTableWidget*>()->rowCount();
    QVERIFY(!dialog.load(write(withCard(R"({"copies": 99})"))));
    QVERIFY(dialog.note().contains("'copies'"));
    QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), before);
    QVERIFY(!dialog.load(folder_.filePath(QStringLiteral("nowhere.json"))));
    QVERIFY(dialog.note().contains("nowhere.json"));
}

void CardDataTest::whatIsChangedUnderNowIsToldOf() {
    CardDialog dialog(data());
    QVERIFY(dialog.load(write(withCard(R"({"now": {"caballeros": 4}})")))); // as the program has it
    QVERIFY2(!dialog.note().contains("next to"), qPrintable(dialog.note()));
    QVERIFY(dialog.load(write(withCard(R"({"now": {"caballeros": 5}})"))));
    QVERIFY2(dialog.note().contains("does not correct any cards") && dialog.note().contains("grande") &&
                 dialog.note().contains("next to “now”"),
             qPrintable(dialog.note()));
    QVERIFY(dialog.load(write(withCard(R"({"now": {"copies": 1}, "caballeros": 5})"))));
    QVERIFY2(dialog.note().contains("1 card") && dialog.note().contains("next to “now”"), qPrintable(dialog.note()));
}

void CardDataTest::unplayableFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("cards");
    QTest::addColumn<QString>("words");
    QByteArray powers;
    for (int value = 1; value <= 13; ++value)
        powers += (powers.isEmpty() ? "\"" : ", \"") + QByteArray::number(value) + R"(": {"enabled": false})";
    QTest::newRow("no power card") << powers << "too few power cards: 0";
    QTest::newRow("one value twice") << QByteArray(R"("7": {"value": 8})") << "both have the value 8";
    QTest::newRow("no King") << QByteArray(R"("king": {"enabled": false})") << "'king'";
    QTest::newRow("a small stack") << QByteArray(R"("scoreboard": {"copies": 0})") << "stack 4: 8";
}

void CardDataTest::unplayableFilesAreRefused() {
    QFETCH(QByteArray, cards);
    QFETCH(QString, words);
    prepare();
    CardDialog dialog(data());
    QVERIFY(!dialog.load(write(R"({"format": "elgrande-cards 1", "cards": {)" + cards + "}}")));
    QVERIFY2(dialog.note().contains(words), qPrintable(dialog.note()));
    QVERIFY(!data().isThere());
    language_.use(QStringLiteral("de"));
    QVERIFY(!dialog.load(write(R"({"format": "elgrande-cards 1", "cards": {)" + cards + "}}")));
    language_.use(QStringLiteral("en"));
    QVERIFY2(!dialog.note().contains(words), qPrintable(dialog.note()));
}

// A card does not go on saying what it no longer does; what its owners say of it comes first.
void CardDataTest::anotherActionBringsItsWords() {
    Setup setup;
    const Catalogue plain = catalogueOf(**RulesBuilder::build(setup));
    setup.corrections["grande"].effect = "court-2";
    setup.corrections["decay-3"].effect = "intrigue-all-own-or-court";
    setup.corrections["decay-3"].texts["title.en"] = "Mine";
    setup.corrections["eviction"].effect = "eviction";
    const Catalogue corrected = catalogueOf(**RulesBuilder::build(setup));
    const auto cardOf = [](const Catalogue& catalogue, const char* id) {
        for (std::size_t i = 0; i < catalogue.cards.size(); ++i)
            if (catalogue.cards[i].id == id) return static_cast<Card>(i);
        return Card::None;
    };
    const Card grande = cardOf(corrected, "grande");
    const Card court = cardOf(plain, "court-2");
    QCOMPARE(texts::cardTitle(corrected, grande), texts::cardTitle(plain, court));
    QCOMPARE(texts::cardText(corrected, grande), texts::cardText(plain, court));
    QCOMPARE(corrected.cards[index(grande)].picture, std::string("court"));
    const Card decay = cardOf(corrected, "decay-3");
    QCOMPARE(texts::cardTitle(corrected, decay), QString("Mine"));
    QCOMPARE(texts::cardText(corrected, decay), texts::cardText(plain, cardOf(plain, "intrigue-all-own-or-court")));
    const Card eviction = cardOf(corrected, "eviction");
    QCOMPARE(texts::cardText(corrected, eviction), texts::cardText(plain, cardOf(plain, "eviction")));
}

void CardDataTest::newGamesPlayByThem() {
    QVERIFY(data().keep(*checkedCorrections(kGood)));
    open();
    window_->newGames().beginQuick();
    const Catalogue& catalogue = model().catalogue();
    int caballeros = 0;
    for (const CardFacts& card : catalogue.cards) {
        QVERIFY(card.id != "veto");
        if (card.id == "decay-3") caballeros = card.caballeros;
    }
    QCOMPARE(caballeros, 5);
    QCOMPARE(catalogue.texts.at("title.de:decay-3"), std::string("Abzug"));
    const auto record = recordFromText(window_->table().recordText().toStdString());
    QVERIFY(record);
    QCOMPARE(record->setup.corrections.size(), std::size_t{4});
}

void CardDataTest::newGameDialogTellsOfThem() {
    NewGameDialog dialog;
    dialog.show();
    const auto told = [&dialog] {
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains("corrections of")) return label->text();
        return QString();
    };
    QCOMPARE(told(), QString());
    dialog.setCorrections(*checkedCorrections(kGood));
    QCOMPARE(told(), QString("Your corrections of 4 cards are in force."));
    dialog.setCorrections({});
    QCOMPARE(told(), QString());
}

// Whoever cannot mend the file at once plays without it; nothing is written over it.
void CardDataTest::wrongFileStopsNoGame() {
    QVERIFY(writeWhole(data().file(), withCard(R"({"copies": 99})")));
    open();
    QString told;
    QTimer::singleShot(0, [&told] {
        auto* box = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        for (const QLabel* label : box->findChildren<QLabel*>()) told += label->text() + '\n';
        for (QPushButton* button : box->findChildren<QPushButton*>())
            if (button->text().contains("without")) return button->click();
        QFAIL("no way to begin");
    });
    window_->newGames().beginQuick();
    QVERIFY2(told.contains("'copies'") && told.contains("cards.json"), qPrintable(told));
    QVERIFY(model().hasGame());
    QVERIFY(data().isThere());
}

ELGRANDE_TEST(CardDataTest)
#include "card_data_test.moc"
