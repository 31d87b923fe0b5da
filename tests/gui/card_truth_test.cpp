// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What cards say is what they do, in both languages, for every set and edition and whatever option changes it: the
// claims that can be read from the words are compared with what is offered and done in games that are played at random.
// And what a small card says of it in the fewest words is nothing that the text does not say.
#include "app/program/language.h"
#include "expansions/installed.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/card_claims.h"
#include "tests/gui/card_deeds.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/texts/texts.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

using namespace elgrande;

using gui::CardClaims;
using gui::CardDeeds;

namespace {

constexpr int kGames = 450;       // of a set as it is
constexpr int kGamesOfEach = 200; // with one option changed
constexpr int kMostBrief = 62;    // letters
constexpr int kStem = 4;          // letters that one word has in all its forms
constexpr int kOften = 120;       // when a card has been used so often, everything has been offered that can be

struct TableOfCards {
    QString name;
    Setup setup;
    std::shared_ptr<const Rules> rules;
    Catalogue catalogue;
};

// Values of an option that a test has to look at.
std::set<std::string> valuesOf(const OptionFacts& option) {
    if (option.kind == OptionFacts::Kind::Colour) return {};
    if (option.kind != OptionFacts::Kind::Set) return {option.values.begin(), option.values.end()};
    const auto listOf = [&option](std::size_t first, std::size_t count) {
        std::string list;
        for (std::size_t i = 0; i < count; ++i)
            list += (list.empty() ? "" : ",") + option.values[(first + i) % option.values.size()];
        return list;
    };
    std::set<std::string> lists;
    const std::size_t size = option.values.size();
    for (std::size_t i = 0; i < size && size < 5 && static_cast<int>(size) > option.least; ++i)
        lists.insert(listOf(i + 1, size - 1)); // without one
    lists.insert(listOf(0, static_cast<std::size_t>(option.least)));
    lists.insert(listOf(size - static_cast<std::size_t>(option.least), static_cast<std::size_t>(option.least)));
    return lists;
}

std::optional<TableOfCards> tableOf(Setup setup, const QString& name) {
    const auto rules = RulesBuilder::build(setup);
    if (!rules) return {};
    return TableOfCards{name, std::move(setup), *rules, catalogueOf(**rules)};
}

// Words of some length and numbers of the brief text that are not in the words of the card.
QStringList newWords(const QString& brief, const QString& words) {
    static const QRegularExpression word(QStringLiteral("\\d+|\\w{5,}"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    const QMap<QString, QString> same{{QStringLiteral("frem"), QStringLiteral("ander")}}; // by the glossary
    QStringList found;
    for (auto each = word.globalMatch(brief); each.hasNext();) {
        const QString stem = each.next().captured().left(kStem).toLower();
        if (!words.contains(same.value(stem, stem), Qt::CaseInsensitive)) found << stem;
    }
    return found;
}

} // namespace

class CardTruthTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void cleanup() { language_.use("en"); }
    void textsFollowTheOptions();
    void briefTextsSayNoMore_data() { cardsSayWhatTheyDo_data(); }
    void briefTextsSayNoMore();
    void cardsSayWhatTheyDo_data();
    void cardsSayWhatTheyDo();

  private:
    void compareBrief(const QString& language, const TableOfCards& table, Card card);
    void compare(const TableOfCards& table, const TableOfCards& whole, int games);
    void check(const QString& where, const Catalogue& catalogue, Card card, const CardClaims& claims,
               const CardDeeds& deeds);
    void checkPlaces(const QString& where, const Catalogue& catalogue, const CardClaims& claims,
                     const CardDeeds& deeds);
    void expect(bool holds, const QString& where, const QString& fault) {
        if (!holds) faults_ << where + QStringLiteral(": ") + fault;
    }

    Language language_;
    QStringList faults_;
    std::set<std::string> compared_;
};

// A switch, a choice and a set, each with words of its own.
void CardTruthTest::textsFollowTheOptions() {
    texts::addTexts("test-ruled", [](const QString& key, int) {
        static const QMap<QString, QString> words{{"card-text:king", "Plain."},
                                                  {"card-text:king-windy", "Calm."},
                                                  {"card-text:king+sea:rough", "Rough."},
                                                  {"card-more:king+ports:east", "East."},
                                                  {"card-more:king-ports:west", "Not west."},
                                                  {"remark:king", "Always."},
                                                  {"remark:king+windy", "Windy."}};
        return words.value(key);
    });
    Catalogue catalogue = tableOf({}, {})->catalogue;
    catalogue.contributors.push_back("test-ruled");
    const auto king = std::find_if(catalogue.cards.begin(), catalogue.cards.end(),
                                   [](const CardFacts& card) { return card.id == "king"; });
    const Card card = static_cast<Card>(king - catalogue.cards.begin());
    QCOMPARE(texts::cardText(catalogue, card), QString("Plain."));
    QCOMPARE(texts::cardRuling(catalogue, card), QString("Always."));
    const auto rule = [&catalogue](const char* id, OptionFacts::Kind kind, const char* chosen) {
        OptionFacts option;
        option.id = id;
        option.kind = kind;
        option.values = {"east", "west"};
        option.chosen = chosen;
        catalogue.options.push_back(option);
    };
    rule("windy", OptionFacts::Kind::Switch, "true");
    QCOMPARE(texts::cardRuling(catalogue, card), QString("Always. Windy."));
    catalogue.options.back().chosen = "false";
    QCOMPARE(texts::cardText(catalogue, card), QString("Calm."));
    rule("sea", OptionFacts::Kind::Choice, "rough");
    QCOMPARE(texts::cardText(catalogue, card), QString("Rough."));
    rule("ports", OptionFacts::Kind::Set, "east");
    QCOMPARE(texts::cardText(catalogue, card), QString("Rough. East. Not west."));
    catalogue.options.back().chosen = "west";
    QCOMPARE(texts::cardText(catalogue, card), QString("Rough."));
}

// Under whatever option changes them.
void CardTruthTest::briefTextsSayNoMore() {
    QFETCH(int, set);
    const Setup plain = tests::offeredSets()[static_cast<std::size_t>(set)];
    std::vector<TableOfCards> tables;
    const auto whole = tableOf(plain, "as it is");
    QVERIFY(whole);
    tables.push_back(*whole);
    for (const OptionFacts& option : whole->catalogue.options)
        for (const std::string& value : valuesOf(option)) {
            Setup changed = plain;
            changed.options[option.id] = value;
            const auto table = tableOf(changed, QString::fromStdString(option.id + "=" + value));
            QVERIFY2(table, (option.id + "=" + value).c_str());
            tables.push_back(*table);
        }
    faults_.clear();
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("de")}) {
        language_.use(language);
        for (const TableOfCards& table : tables)
            for (std::size_t i = 0; i < table.catalogue.cards.size(); ++i)
                compareBrief(language, table, static_cast<Card>(i));
    }
    faults_.removeDuplicates();
    for (const QString& fault : std::as_const(faults_)) qWarning("%s", qPrintable(fault));
    QCOMPARE(faults_.size(), 0);
}

void CardTruthTest::compareBrief(const QString& language, const TableOfCards& table, Card card) {
    const QString brief = texts::cardBrief(table.catalogue, card);
    const QString text = texts::cardText(table.catalogue, card);
    const QString title = texts::cardTitle(table.catalogue, card);
    const QString where =
        QStringLiteral("%1, “%2”").arg(QString::fromStdString(table.catalogue.cards[index(card)].id), brief);
    expect(!brief.isEmpty(), where, "there is none");
    expect(brief.size() <= std::min<qsizetype>(kMostBrief, text.size()), where, "is long");
    for (const QString& word : newWords(brief, title + u' ' + text))
        expect(false, where, QStringLiteral("“%1…” is not in “%2”").arg(word, text));
    const gui::ClaimReader reader(language, table.catalogue, table.catalogue);
    const auto claimsOf = [&reader](const QString& words) {
        return reader.read(words, {}).summary().split(QStringLiteral(", "), Qt::SkipEmptyParts);
    };
    const QStringList said = claimsOf(text);
    for (const QString& claim : claimsOf(brief))
        expect(said.contains(claim), where, QStringLiteral("claims “%1”").arg(claim));
}

void CardTruthTest::cardsSayWhatTheyDo_data() {
    QTest::addColumn<int>("set");
    const auto sets = tests::offeredSets();
    for (std::size_t i = 0; i < sets.size(); ++i) QTest::newRow(tests::nameOf(sets[i]).c_str()) << static_cast<int>(i);
}

void CardTruthTest::cardsSayWhatTheyDo() {
    QFETCH(int, set);
    const Setup plain = tests::offeredSets()[static_cast<std::size_t>(set)];
    const auto whole = tableOf(plain, "as it is");
    QVERIFY(whole);
    faults_.clear();
    compared_.clear();
    compare(*whole, *whole, kGames);
    Setup two = plain;
    two.players = 2; // some editions have a neutral colour then
    const auto ofTwo = tableOf(two, "2 players");
    QVERIFY(ofTwo);
    compare(*ofTwo, *whole, kGamesOfEach);
    Setup other = plain;
    for (const OptionFacts& option : whole->catalogue.options)
        for (const std::string& value : valuesOf(option)) {
            if (value == option.chosen) continue;
            Setup changed = plain;
            changed.options[option.id] = value;
            other.options[option.id] = value;
            const auto table = tableOf(changed, QString::fromStdString(option.id + "=" + value));
            QVERIFY2(table, (option.id + "=" + value).c_str());
            compare(*table, *whole, kGamesOfEach);
        }
    const auto table = tableOf(other, "all changed");
    QVERIFY(table);
    compare(*table, *whole, kGamesOfEach);
    for (const QString& fault : std::as_const(faults_)) qWarning("%s", qPrintable(fault));
    QCOMPARE(faults_.size(), 0);
    std::set<std::string> all;
    for (const CardFacts& card : whole->catalogue.cards) all.insert(card.id);
    QVERIFY2(compared_.size() * 2 > all.size(),
             qPrintable(QStringLiteral("%1 of %2").arg(compared_.size()).arg(all.size())));
}

void CardTruthTest::compare(const TableOfCards& table, const TableOfCards& whole, int games) {
    const gui::DeedsByCard deeds = gui::watchGames(table.rules, games);
    std::map<std::string, std::array<CardClaims, 2>> claims;
    std::map<std::string, Card> cards;
    for (int n = 0; n < 2; ++n) {
        const QString language = n == 0 ? QStringLiteral("en") : QStringLiteral("de");
        language_.use(language);
        const gui::ClaimReader reader(language, whole.catalogue, table.catalogue);
        for (std::size_t i = 0; i < table.catalogue.cards.size(); ++i) {
            const Card card = static_cast<Card>(i);
            cards[table.catalogue.cards[i].id] = card;
            claims[table.catalogue.cards[i].id][static_cast<std::size_t>(n)] =
                reader.read(texts::cardText(table.catalogue, card), texts::cardRuling(table.catalogue, card));
        }
    }
    language_.use("en");
    for (const auto& [id, card] : cards) {
        const auto& [english, german] = claims[id];
        const QString where = QStringLiteral("%1, %2: “%3 %4”")
                                  .arg(table.name, QString::fromStdString(id), texts::cardText(table.catalogue, card),
                                       texts::cardRuling(table.catalogue, card));
        expect(english.summary() == german.summary(), where,
               QStringLiteral("claims are [%1], in German [%2]").arg(english.summary(), german.summary()));
        const auto found = deeds.find(id);
        check(where, table.catalogue, card, english, found == deeds.end() ? CardDeeds{} : found->second);
    }
}

void CardTruthTest::check(const QString& where, const Catalogue& catalogue, Card card, const CardClaims& claims,
                          const CardDeeds& deeds) {
    expect(claims.absent.isEmpty(), where, "is not in the game: " + claims.absent.join(", "));
    expect(!claims.mayBegin || !catalogue.cards[index(card)].owed, where, "it has to be carried out");
    if (!deeds.any()) return; // what it does comes later, or is none of what we look at
    compared_.insert(catalogue.cards[index(card)].id);
    const bool upTo = !claims.upTo.empty();
    expect(!deeds.mayStop || upTo || claims.freely, where, "its player may stop");
    expect(!upTo || deeds.mayStop, where, "its player may not stop");
    if (upTo && !claims.freely) {
        int sum = 0;
        for (int number : claims.upTo) sum += number;
        expect(deeds.most == sum, where, QStringLiteral("at most %1 were moved").arg(deeds.most));
    }
    if (deeds.own || deeds.others) {
        if (claims.own || claims.others) {
            expect(deeds.own == claims.own, where, deeds.own ? "own ones are offered" : "own ones are not offered");
            expect(deeds.others == claims.others, where,
                   deeds.others ? "others' are offered" : "others' are not offered");
        }
    }
    if (claims.atLeast > 0 && deeds.times >= kOften)
        expect(deeds.fewest == (claims.orSingle ? 1 : claims.atLeast), where,
               QStringLiteral("a region with %1 may be chosen").arg(deeds.fewest));
    if (deeds.ownDisk || deeds.othersDisks) {
        expect(claims.everybodysDisk || claims.othersDisks, where, "secret disks are set");
        expect(deeds.ownDisk == claims.everybodysDisk, where, "whether its player sets a disk");
    }
    checkPlaces(where, catalogue, claims, deeds);
}

void CardTruthTest::checkPlaces(const QString& where, const Catalogue& catalogue, const CardClaims& claims,
                                const CardDeeds& deeds) {
    const bool secret = claims.everybodysDisk || claims.othersDisks;
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i) {
        const Area area = areaAt(static_cast<int>(i));
        const QString id = QString::fromStdString(catalogue.areas[i].id);
        const auto named = claims.places.constFind(id);
        const bool seen = deeds.seen.contains(area);
        if (named != claims.places.cend()) {
            expect(!seen || *named, where, id + " is offered");
            const bool onBoard = catalogue.areas[i].shown && !catalogue.areas[i].region;
            expect(!seen || !onBoard || claims.inText.contains(id), where,
                   id + " is offered, which only a remark says");
            const bool rare = deeds.times < kOften;
            expect(seen || !*named || rare || deeds.beside.contains(area), where, id + " is not offered");
        } else if (!catalogue.areas[i].region) {
            expect(!seen || claims.anyRegion, where, id + " is offered and not named");
        } else if ((claims.anyRegion || claims.otherRegions) && !secret && deeds.times >= kOften) {
            expect(seen, where, id + " is not offered");
        }
    }
    const bool mayBeKings = claims.kingsRegion || (claims.anyRegion && !claims.noKingsRegion && !deeds.movesKing);
    expect(!mayBeKings || deeds.kingsRegion, where, "the King's region is not offered");
    expect(!claims.noKingsRegion || !deeds.kingsRegion, where, "the King's region is offered");
}

ELGRANDE_TEST(CardTruthTest)
#include "card_truth_test.moc"
