// The list of cards that is written to start corrections from has every card of the folder, in the game or not.
#include "app/card_data/card_dialog.h"
#include "app/storage/files.h"
#include "model/position/card_file.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace elgrande;

class CardListTest : public QObject {
    Q_OBJECT

  private slots:
    void holdsWhatTheSetLeavesOut();
};

void CardListTest::holdsWhatTheSetLeavesOut() {
    const QTemporaryDir folder;
    CardDialog dialog(CardData(folder.path()));
    const QString path = folder.filePath(QStringLiteral("list.json"));
    QVERIFY(dialog.exportTo(path));
    const QByteArray json = *readWhole(path, kLargestCardFile);
    const QJsonObject cards = QJsonDocument::fromJson(json).object()[QStringLiteral("cards")].toObject();
    const auto now = [&cards](const char* id) { return cards[QLatin1String(id)].toObject()[QStringLiteral("now")].toObject(); };
    struct Row {
        const char* id;
        int value;
        bool enabled;
    };
    for (const Row& row : {Row{"ki-45", 45, false}, Row{"ki-165", 165, false}, Row{"ki-blank-1", 5, false},
                           Row{"ki-blank-2", 185, false}, Row{"ki-10", 10, true}, Row{"ki-93", 93, true}}) {
        QVERIFY2(!now(row.id).isEmpty(), row.id);
        QVERIFY2(now(row.id)[QStringLiteral("enabled")].toBool(!row.enabled) == row.enabled, row.id);
        QVERIFY2(now(row.id)[QStringLiteral("value")].toInt() == row.value, row.id);
    }
}

QTEST_MAIN(CardListTest)
#include "card_list_test.moc"
