// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is said of a colour at whose seat nobody sits, and of a card that nobody has seen printed.
#include "app/program/language.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "views/texts/texts.h"

#include <QTest>

using namespace elgrande;

class UnseatedWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { language_.use("en"); }
    void whereNobodySits();
    void doubtsHaveReasons();

  private:
    static Catalogue usual() { return catalogueOf(**RulesBuilder::build(Setup())); }

    Language language_;
};

// A colour at whose seat nobody sits is named by its colour, and who chooses for it is told so.
void UnseatedWordsTest::whereNobodySits() {
    Catalogue catalogue = usual();
    catalogue.owners[3] = "dummy";
    const auto names = [](Seat seat) { return seat == seatAt(3) ? QString() : QStringLiteral("Ada"); };
    Event event;
    event.kind = EventKind::CardTaken;
    event.card = static_cast<Card>(0);
    event.seat = seatAt(3);
    QVERIFY(texts::eventText(catalogue, event, names, false).startsWith("Neutral takes "));
    event.seat = seatAt(2);
    QVERIFY(texts::eventText(catalogue, event, names, false).startsWith("Ada takes "));
    Decision decision;
    decision.kind = "send";
    decision.seat = seatAt(0);
    decision.remaining = 2;
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i)
        if (catalogue.cards[i].id == "king-angry") decision.card = static_cast<Card>(i);
    QVERIFY(!texts::promptText(catalogue, decision, names).contains("neutral"));
    decision.topic = "dummy";
    QVERIFY(texts::promptText(catalogue, decision, names).contains("2 neutral Caballeros"));
}

// Why a card bears its mark: of this card, else of all of its edition, else in general.
void UnseatedWordsTest::doubtsHaveReasons() {
    Catalogue catalogue = usual();
    const auto first = static_cast<Card>(0);
    const auto last = static_cast<Card>(catalogue.cards.size() - 1);
    const QString usual = texts::cardDoubt(catalogue, first);
    QVERIFY(!usual.isEmpty());
    const QString own = QStringLiteral("reconstructed:") + QString::fromStdString(catalogue.cards[0].id);
    texts::addTexts("test-doubts", [own](const QString& key, int) {
        if (key == "reconstructed") return QStringLiteral("Nobody knows.");
        return key == own ? QStringLiteral("Somebody knows.") : QString();
    });
    catalogue.contributors.push_back("test-doubts");
    QCOMPARE(texts::cardDoubt(catalogue, first), QString("Somebody knows."));
    QCOMPARE(texts::cardDoubt(catalogue, last), QString("Nobody knows."));
}

ELGRANDE_TEST(UnseatedWordsTest)
#include "unseated_words_test.moc"
