// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Nothing that a player can meet is without words or picture: every place, card, power card, token, option, reason,
// refusal, event, action and question of the base game in every edition, and of every expansion in the build, in both
// languages. In a game an expansion may say otherwise than the base game, and nobody else may.
#include "app/program/language.h"
#include "expansions/installed.h"
#include "model/observe/catalogue.h"
#include "model/position/position.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "views/texts/error_text.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace elgrande;

// Events that no log mentions, at least not without a rank or an ally, or because what comes before says as much.
static const QSet<QString> kSilent{"turn-passed", "round-ended", "place-contended", "ki-deck-ready"};

class WordsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void cleanup() { language_.use("en"); }
    void everythingHasWords_data();
    void everythingHasWords();
    void everyPictureIsThere_data() { everythingHasWords_data(); }
    void everyPictureIsThere();
    void everyGapIsFilled_data() { everythingHasWords_data(); }
    void everyGapIsFilled();
    void anExpansionMaySayOtherwise();
    void theLaterOneIsAskedFirst();
    void doubtsAreThoseOfTheCardsSet();
    void numbersChooseThePlural();
    void questionsAreAskedInTheWordsOfTheirTopic();
    void correctedWordsGoBeforeOurs();
    void faultsOfRecordsAreInThePlayersLanguage();
    void positionsErrorsAreTranslated_data();
    void positionsErrorsAreTranslated();
    void evictionNamesTheRegion();
    void piecesAreNamedByTheirPlayer_data();
    void piecesAreNamedByTheirPlayer();

  private:
    struct Game {
        std::shared_ptr<const Rules> rules;
        Catalogue catalogue;
    };
    static Game gameOf(const QString& edition, const QString& expansion);
    void checkThings(const Catalogue& catalogue) const;
    void checkDeeds(const Game& game) const;

    Language language_;
};

void WordsTest::everythingHasWords_data() {
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("expansion");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"}) {
        for (const std::string& edition : knownEditions())
            QTest::addRow("%s %s", edition.c_str(), language) << QString::fromStdString(edition) << "" << language;
        for (const ExpansionFacts& each : knownExpansions())
            if (each.edition.empty())
                QTest::addRow("%s %s", each.id.c_str(), language)
                    << "classic" << QString::fromStdString(each.id) << language;
    }
}

// With what it needs, and of a bridge with all that it joins.
WordsTest::Game WordsTest::gameOf(const QString& edition, const QString& expansion) {
    Setup setup;
    setup.edition = edition.toStdString();
    setup.houseRules = true;
    for (const ExpansionFacts& each : knownExpansions()) {
        if (each.id != expansion.toStdString()) continue;
        setup.expansions = smallestSetOf(each);
    }
    const auto rules = RulesBuilder::build(setup);
    if (!rules) return {};
    return {*rules, catalogueOf(**rules)};
}

#define SAYS(text, name)                                                                                               \
    do {                                                                                                               \
        const QString said = (text);                                                                                   \
        const QString id = QString::fromStdString(name);                                                               \
        QVERIFY2(!said.isEmpty() && said != id, qPrintable(QStringLiteral(#text) + ": " + id));                        \
    } while (false)

void WordsTest::checkThings(const Catalogue& catalogue) const {
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i)
        if (catalogue.areas[i].shown)
            SAYS(texts::areaName(catalogue, areaAt(static_cast<int>(i))), catalogue.areas[i].id);
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        SAYS(texts::cardTitle(catalogue, static_cast<Card>(i)), catalogue.cards[i].id);
        SAYS(texts::cardText(catalogue, static_cast<Card>(i)), catalogue.cards[i].id);
    }
    for (std::size_t i = 0; i < catalogue.powers.size(); ++i)
        if (catalogue.powers[i].value == 0)
            SAYS(texts::powerName(catalogue, static_cast<Power>(i)), catalogue.powers[i].id);
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i)
        if (!catalogue.tokens[i].isScoreboard())
            SAYS(texts::tokenName(catalogue, static_cast<Token>(i)), catalogue.tokens[i].id);
    for (const OptionFacts& option : catalogue.options) {
        SAYS(texts::optionTitle(option), option.id);
        SAYS(texts::optionText(option), option.id);
        for (const std::string& value : option.values)
            SAYS(texts::optionValue(option, QString::fromStdString(value)), value);
    }
    for (std::size_t i = 0; i < catalogue.reasons.size(); ++i)
        SAYS(texts::reasonText(catalogue, static_cast<Reason>(i), 1), catalogue.reasons[i]);
    for (std::size_t i = 0; i < catalogue.refusals.size(); ++i)
        SAYS(texts::refusalText(catalogue, static_cast<Refusal>(i)), catalogue.refusals[i]);
}

void WordsTest::checkDeeds(const Game& game) const {
    const Catalogue& catalogue = game.catalogue;
    const auto names = [](Seat) { return QStringLiteral("Ada"); };
    for (std::size_t i = 0; i < catalogue.events.size(); ++i) {
        Event event;
        event.kind = static_cast<EventKind>(i);
        event.number = 2;
        if (!kSilent.contains(QString::fromStdString(catalogue.events[i].id)))
            SAYS(texts::eventText(catalogue, event, names, false), catalogue.events[i].id);
    }
    Decision decision;
    decision.seat = seatAt(0);
    for (std::size_t i = 0; i < catalogue.actions.size(); ++i)
        if (catalogue.actions[i].word != "reveal")
            SAYS(texts::actionText(catalogue, decision, act(static_cast<ActionKind>(i)), names),
                 catalogue.actions[i].word);
    for (const StepRules& verb : game.rules->flow.verbs) {
        if (verb.decision == nullptr || std::string(verb.decision) == "reveal") continue;
        decision.kind = verb.decision;
        SAYS(texts::promptText(catalogue, decision, names), decision.kind);
    }
    decision.kind = "disk";
    for (const DiskUseRules& use : game.rules->flow.diskUses) {
        decision.topic = use.id;
        SAYS(texts::promptText(catalogue, decision, names), decision.topic);
    }
    const QString alone = texts::promptText(catalogue, decision, names) + u' ';
    const auto& sameDisk = game.rules->flow.anchors[static_cast<std::size_t>(Anchor::ScoringDisks)];
    for (std::size_t i = 1; i < sameDisk.size(); ++i) {
        decision.alsoFor = {game.rules->flow.diskUses[sameDisk[i].n].id};
        QVERIFY2(texts::promptText(catalogue, decision, names).size() > alone.size(), decision.alsoFor[0].c_str());
    }
}

void WordsTest::everythingHasWords() {
    QFETCH(QString, edition);
    QFETCH(QString, expansion);
    QFETCH(QString, language);
    language_.use(language);
    const Game game = gameOf(edition, expansion);
    QVERIFY(game.rules);
    checkThings(game.catalogue);
    checkDeeds(game);
    SAYS(texts::editionName(edition), edition.toStdString());
    if (expansion.isEmpty()) return;
    SAYS(texts::expansionName(expansion), expansion.toStdString());
    SAYS(texts::expansionText(expansion), expansion.toStdString());
}

void WordsTest::everyPictureIsThere() {
    QFETCH(QString, edition);
    QFETCH(QString, expansion);
    const Game game = gameOf(edition, expansion);
    QVERIFY(game.rules);
    const Art art;
    const auto has = [&art](const std::string& source, const char* folder, const std::string& picture) {
        return art.has(artOf(source, QLatin1String(folder) + QString::fromStdString(picture)));
    };
    for (const CardFacts& card : game.catalogue.cards)
        QVERIFY2(has(card.source, "cards/", card.picture), card.id.c_str());
    for (const TokenFacts& token : game.catalogue.tokens)
        QVERIFY2(has(token.source, "pieces/", token.picture), token.id.c_str());
    QCOMPARE(artOf("nobody", "cards/king"), QString("cards/king"));
}

// A name in braces that nobody knows would leave a hole in the sentence.
void WordsTest::everyGapIsFilled() {
    QFETCH(QString, edition);
    QFETCH(QString, expansion);
    QFETCH(QString, language);
    language_.use(language);
    const Game game = gameOf(edition, expansion);
    const auto names = [](Seat) { return QStringLiteral("Ada"); };
    for (std::size_t i = 0; i < game.catalogue.events.size(); ++i) {
        Event event;
        event.kind = static_cast<EventKind>(i);
        event.seat = event.holder = seatAt(0);
        event.from = Area::Galicia;
        event.to = Area::Granada;
        event.card = static_cast<Card>(0);
        event.power = static_cast<Power>(0);
        event.token = Token::King;
        event.number = 2;
        const QString text = texts::eventText(game.catalogue, event, names, false);
        QVERIFY2(!text.contains(u'{') && !text.contains("  ") && !text.contains(u'%'), qPrintable(text));
        QVERIFY2(!text.startsWith(u' ') && !text.contains(" ."), qPrintable(text));
    }
}

void WordsTest::piecesAreNamedByTheirPlayer_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("told");
    QTest::addRow("en") << "en"
                        << QStringList{"Ada sends 7 of Bo's Caballeros from Galicia back to the provinces.",
                                       "Ada sends 7 of their own Caballeros from Galicia back to the provinces.",
                                       "Ada places 1 Caballero in Galicia.",
                                       "In the Castillo: 2 of Bo's Caballeros",
                                       "Move 1 of Bo's Caballeros from Galicia to Granada",
                                       "Ada throws 1 Caballero into the Castillo.",
                                       "Galicia is not scored: chosen more than once.",
                                       "Ada leaves the King in Galicia."};
    QTest::addRow("de") << "de"
                        << QStringList{"Ada schickt 7 Caballeros von Bo aus Galicien in die Provinz zurück.",
                                       "Ada schickt 7 eigene Caballeros aus Galicien in die Provinz zurück.",
                                       "Ada setzt 1 Caballero in Galicien ein.",
                                       "Das Castillo enthält 2 Caballeros von Bo.",
                                       "1 Caballero von Bo aus Galicien nach Granada versetzen",
                                       "Ada wirft 1 Caballero ins Castillo.",
                                       "Galicien wird nicht gewertet: mehrfach gewählt.",
                                       "Ada lässt den König in Galicien stehen."};
}

// To whom a colour belongs has to be looked up, and a screen reader does not show it.
void WordsTest::piecesAreNamedByTheirPlayer() {
    QFETCH(QString, language);
    QFETCH(QStringList, told);
    language_.use(language);
    const Catalogue catalogue = gameOf("classic", "").catalogue;
    const auto names = [](Seat seat) { return seat == seatAt(0) ? QStringLiteral("Ada") : QStringLiteral("Bo"); };
    const auto tell = [&](EventKind kind, int owner, Area from, Area to, int number) {
        Event event;
        event.kind = kind;
        event.seat = seatAt(0);
        event.owner = ownerOf(seatAt(owner));
        event.from = from;
        event.to = to;
        event.number = static_cast<std::int16_t>(number);
        QString text = texts::eventText(catalogue, event, names, false);
        QString plain = texts::eventText(catalogue, event, names, true);
        [&] { QCOMPARE(plain.remove(QRegularExpression("<[^>]*>")), text); }();
        return text;
    };
    Decision decision;
    decision.seat = seatAt(0);
    const Action move = act(ActionKind::Relocate, seatAt(1), Area::Galicia, Area::Granada);
    QCOMPARE((QStringList{tell(EventKind::CaballeroSentBack, 1, Area::Galicia, Area::None, 7),
                          tell(EventKind::CaballeroSentBack, 0, Area::Galicia, Area::None, 7),
                          tell(EventKind::CaballeroPlaced, 0, Area::Court, Area::Galicia, 1),
                          tell(EventKind::CastilloCounted, 1, Area::None, Area::None, 2),
                          texts::actionText(catalogue, decision, move, names),
                          tell(EventKind::CaballeroPlaced, 0, Area::Court, Area::Castillo, 1),
                          tell(EventKind::PlaceUnscored, 0, Area::None, Area::Galicia, 0),
                          tell(EventKind::KingMoved, 0, Area::Galicia, Area::Galicia, 1)}),
             told);
}

void WordsTest::anExpansionMaySayOtherwise() {
    texts::addTexts("test-other", [](const QString& key, int) {
        if (key == "area:granada") return QStringLiteral("Alhambra");
        if (key == "in:granada") return QStringLiteral("before the {place}");
        if (key == "prompt:grande") return QStringLiteral("{seat} rides.");
        return QString();
    });
    const auto names = [](Seat) { return QStringLiteral("Ada"); };
    Catalogue catalogue = gameOf("classic", "").catalogue;
    Decision decision;
    decision.kind = "grande";
    decision.seat = seatAt(0);
    Event event;
    event.kind = EventKind::KingPlaced;
    event.to = Area::Granada;
    QCOMPARE(texts::areaName(catalogue, Area::Granada), QString("Granada"));
    const QString usual = texts::promptText(catalogue, decision, names);
    catalogue.contributors.push_back("test-other");
    QCOMPARE(texts::areaName(catalogue, Area::Granada), QString("Alhambra"));
    QCOMPARE(texts::eventText(catalogue, event, names, false), QString("The King starts before the Alhambra."));
    QCOMPARE(texts::promptText(catalogue, decision, names), QString("Ada rides."));
    catalogue.contributors.clear(); // somebody else's game
    QCOMPARE(texts::promptText(catalogue, decision, names), usual);
    QCOMPARE(texts::areaName(gameOf("bigbox", "").catalogue, Area::Sevilla), QString("Sevilla"));
    QCOMPARE(texts::areaName(catalogue, Area::Sevilla), QString("Seville"));
}

void WordsTest::theLaterOneIsAskedFirst() {
    const auto only = [](const char* word) {
        return [word](const QString& key, int) { return key == "area:galicia" ? QString(word) : QString(); };
    };
    texts::addTexts("test-edition", only("edition's"));
    texts::addTexts("test-expansion", only("expansion's"));
    texts::addTexts("test-bridge", only("bridge's"));
    Catalogue catalogue = gameOf("classic", "").catalogue;
    for (const char* each : {"edition", "expansion", "bridge"}) {
        catalogue.contributors.push_back(std::string("test-") + each);
        QCOMPARE(texts::areaName(catalogue, Area::Galicia), QString(each) + "'s");
    }
}

// Beside another expansion, whose cards may be doubtful for another reason, as without it.
void WordsTest::doubtsAreThoseOfTheCardsSet() {
    const auto doubtsIn = [](const std::vector<std::string>& expansions) {
        Setup setup;
        setup.players = 3;
        setup.expansions = expansions;
        std::map<std::pair<std::string, std::string>, QString> doubts;
        if (const auto rules = RulesBuilder::build(setup)) {
            const Catalogue catalogue = catalogueOf(**rules);
            for (std::size_t i = 0; i < catalogue.cards.size(); ++i)
                doubts[{catalogue.cards[i].source, catalogue.cards[i].id}] =
                    texts::cardDoubt(catalogue, static_cast<Card>(i));
        }
        return doubts;
    };
    const auto base = doubtsIn({});
    for (const ExpansionFacts& one : knownExpansions())
        for (const ExpansionFacts& other : knownExpansions()) {
            if (!one.joins.empty() || !other.joins.empty() || one.id == other.id) continue;
            const auto alone = doubtsIn({one.id});
            for (const auto& [card, doubt] : doubtsIn({one.id, other.id}))
                if (card.first == one.id) QCOMPARE(doubt, alone.at(card));
            for (const auto& [card, doubt] : alone)
                if (base.contains(card)) QCOMPARE(doubt, base.at(card));
        }
}

void WordsTest::numbersChooseThePlural() {
    texts::addTexts("test-plural", [](const QString& key, int count) {
        return key == "event:round-began" ? QStringLiteral("%1 carts").arg(count) : QString();
    });
    Catalogue catalogue = gameOf("classic", "").catalogue;
    catalogue.contributors.push_back("test-plural");
    Event event;
    event.kind = EventKind::RoundBegan;
    event.number = 7;
    QCOMPARE(texts::eventText(catalogue, event, {}, false), QString("7 carts"));
}

// The Castillo's words are the Castillo's.
void WordsTest::questionsAreAskedInTheWordsOfTheirTopic() {
    texts::addTexts("test-topic", [](const QString& key, int) {
        return key == "prompt:disk:opening" ? QStringLiteral("Where do you begin?") : QString();
    });
    Catalogue catalogue = gameOf("classic", "").catalogue;
    catalogue.contributors.push_back("test-topic");
    const auto ask = [&catalogue](const char* topic) {
        Decision decision;
        decision.kind = "disk";
        decision.topic = topic;
        return texts::promptText(catalogue, decision, {});
    };
    QVERIFY(ask("castillo").contains("Castillo"));
    QCOMPARE(ask("opening"), QString("Where do you begin?"));
    QVERIFY(!ask("something-new").contains("Castillo") && !ask("something-new").isEmpty());
}

void WordsTest::correctedWordsGoBeforeOurs() {
    Setup setup;
    setup.corrections["veto"].texts["title.en"] = "I object";
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    const auto veto = std::find_if(catalogue.cards.begin(), catalogue.cards.end(),
                                   [](const CardFacts& card) { return card.id == "veto"; });
    const Card card = static_cast<Card>(veto - catalogue.cards.begin());
    language_.use("en");
    QCOMPARE(texts::cardTitle(catalogue, card), QString("I object"));
    language_.use("de");
    QCOMPARE(texts::cardTitle(catalogue, card), QString("Veto"));
}

// A record is wrong in many ways, each of which the window tells; the command line goes on in English.
void WordsTest::faultsOfRecordsAreInThePlayersLanguage() {
    Record record;
    record.setup = Setup{};
    const auto rules = RulesBuilder::build(record.setup);
    QVERIFY(rules);
    record.setup = (*rules)->setup;
    const QString whole = QString::fromStdString(toText(**rules, record));
    QVERIFY(recordFromText(whole.toStdString()));
    const auto with = [&whole](const char* from, const char* to) {
        QString changed = whole;
        return changed.replace(QRegularExpression(QString::fromLatin1(from)), QString::fromLatin1(to));
    };
    const QStringList wrong{"",
                            "hello",
                            "[Game \"Chess\"]",
                            with("El Grande", "Chess"),
                            with("\\[Check [^\\]]*\\]", ""),
                            with("Check \"", "Check \"0"),
                            with("Format \"1", "Format \"2"),
                            with("Rounds \"9", "Rounds \"nine"),
                            with("\\[Edition", "[Rounds \"9\"][Edition"),
                            with("\\[Players [^\\]]*\\]", ""),
                            with("\\[Edition ", "[Edi-tion "),
                            with("\\[Edition \"", "[Edition "),
                            with("\"\\]", "\"")};
    language_.use("de");
    for (const QString& each : wrong) {
        const Result<Record> read = recordFromText(each.toStdString());
        QVERIFY2(!read, qPrintable(each));
        const QString german = texts::errorText(read.fault());
        QVERIFY2(german != QString::fromStdString(read.error()), qPrintable(german));
        QVERIFY2(!german.contains('%') && !german.contains("record"), qPrintable(german));
    }
    // A fault inside a fault, and what cannot be translated as it is.
    Setup three;
    three.rounds = 3;
    const auto none = RulesBuilder::build(three);
    QVERIFY(!none);
    const Error outer{QT_TRANSLATE_NOOP("elgrande::errors", "The record's game cannot be played here: %1"),
                      {none.fault()}};
    QCOMPARE(QString::fromStdString(outer.message),
             QString("The record's game cannot be played here: A game has 9 or 6 rounds."));
    QCOMPARE(texts::errorText(outer),
             QString("Diese Partie lässt sich hier nicht spielen: Eine Partie hat 9 oder 6 Runden."));
    QCOMPARE(texts::errorText(std::string("Ada %1")), QString("Ada %1"));
}

// What is wrong with a position, in German without an English word but the names of its fields.
void WordsTest::positionsErrorsAreTranslated_data() {
    QTest::addColumn<QString>("seats");
    QTest::addColumn<QString>("fields");
    QTest::addColumn<QString>("german");
    const QString two = R"([{"colour":"red"},{"colour":"blue"}])";
    QTest::newRow("too few") << "[]"
                             << ""
                             << "Die Stellung muss 2 bis 5 „seats“ haben.";
    QTest::newRow("unknown field") << two << R"("kign":"aragon")"
                                   << "Die Stellung hat das unbekannte Feld „kign“.";
    QTest::newRow("range") << R"([{"colour":"red","court":31},{"colour":"blue"}])"
                           << ""
                           << "Der Platz „red“: „court“ muss eine ganze Zahl von 0 bis 30 sein.";
    QTest::newRow("name") << two << R"("king":"atlantis")"
                          << "Die Stellung: „king“ ist „atlantis“, was es in dieser Partie nicht gibt.";
    QTest::newRow("part of a part") << two << R"("regions":{"aragon":{"red":true}})"
                                    << "Die Region „aragon“: „red“ muss eine ganze Zahl von 0 bis 30 sein.";
    QTest::newRow("card") << two << R"("stacks":{"1":["veto"]})"
                          << "Die oberste Karte von Stapel 1 ist „veto“, eine solche Karte hat der Stapel nicht.";
    QTest::newRow("state") << two << R"("round":2,"kept":[{"seat":"red"},{"seat":"red"},{"seat":"blue"}])"
                           << "Die Stellung ist unmöglich: Von einer Wirkung gibt es mehr, als es geben kann.";
    QTest::newRow("agenda") << two << R"("agenda":[{"step":"power"}])"
                            << "Die Agenda der Stellung beginnt nicht mit dem Ablauf der Runde.";
    QTest::newRow("moment")
        << R"([{"colour":"red","hand":[]},{"colour":"blue"}])"
        << ""
        << "Die Agenda der Stellung wartet auf die Machtkarte eines Platzes, der keine auf der Hand hat.";
    QTest::newRow("setup") << two << R"("rounds":7)"
                           << "Eine Partie hat 9 oder 6 Runden.";
}

void WordsTest::positionsErrorsAreTranslated() {
    QFETCH(QString, seats);
    QFETCH(QString, fields);
    QFETCH(QString, german);
    const QString text = "{\"seats\":" + seats + (fields.isEmpty() ? "" : ",") + fields + "}";
    const auto read = positionFromText(text.toStdString());
    QVERIFY(!read);
    language_.use("de");
    QCOMPARE(texts::errorText(read.fault()), german);
    language_.use("en");
    QCOMPARE(texts::errorText(read.fault()), QString::fromStdString(read.error()));
}

void WordsTest::evictionNamesTheRegion() {
    const Game game = gameOf("classic", {});
    Decision decision;
    decision.seat = seatAt(0);
    decision.kind = "disk";
    decision.topic = "eviction";
    decision.area = Area::Galicia;
    for (const char* language : {"en", "de"}) {
        language_.use(language);
        const QString asked = texts::promptText(game.catalogue, decision, [](Seat) { return QString("Ada"); });
        QVERIFY2(asked.contains(texts::areaName(game.catalogue, Area::Galicia)), qPrintable(asked));
    }
}

ELGRANDE_TEST(WordsTest)
#include "words_test.moc"
