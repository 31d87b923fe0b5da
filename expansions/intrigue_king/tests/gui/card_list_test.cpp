// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of cards that owners start corrections from has every card of the folder, in the game or not.
#include "model/observe/card_list.h"
#include "model/position/card_file.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace elgrande;

class CardListTest : public QObject {
    Q_OBJECT

  private slots:
    void holdsWhatTheSetLeavesOut();
};

void CardListTest::holdsWhatTheSetLeavesOut() {
    Setup setup;
    setup.expansions = {"intrigue_king"};
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    const QByteArray json = cardListJson(
        cardList(**rules), [](const ListedCard& card) { return QString::fromStdString(card.id); }, QString());
    const QJsonObject cards = QJsonDocument::fromJson(json).object()[QStringLiteral("cards")].toObject();
    struct Row {
        const char* id;
        int value;
        bool enabled;
    };
    for (const Row& row : {Row{"ki-45", 45, false}, Row{"ki-165", 165, false}, Row{"ki-blank-1", 5, false},
                           Row{"ki-blank-2", 185, false}, Row{"ki-10", 10, true}, Row{"ki-93", 93, true}}) {
        const QJsonObject now = cards[QLatin1String(row.id)].toObject()[QStringLiteral("now")].toObject();
        QVERIFY2(!now.isEmpty(), row.id);
        QVERIFY2(now[QStringLiteral("enabled")].toBool(!row.enabled) == row.enabled, row.id);
        QVERIFY2(now[QStringLiteral("value")].toInt() == row.value, row.id);
    }
}

ELGRANDE_TEST(CardListTest)
#include "card_list_test.moc"
