// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is frozen for ever: hello, error and goodbye, byte by byte, and what two versions tell each other.
#include "app/lan/frame.h"
#include "app/lan/hello.h"
#include "app/lan/parting.h"
#include "model/game_model/plain_text.h"
#include "tests/named_test.h"

#include <QCborArray>
#include <QSet>
#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using namespace Qt::StringLiterals;

namespace {

Hello ours() { return {1, 0, u"0.2.0"_s, rulesMark(0x0123456789abcdefU), {u"one"_s, u"two"_s}, u"de"_s}; }

QList<Difference::Kind> kinds(const QList<Difference>& found) {
    QList<Difference::Kind> list;
    for (const Difference& each : found) list.append(each.kind);
    return list;
}

} // namespace

class HelloTest : public QObject {
    Q_OBJECT

  private slots:
    void bytesAreFrozen();
    void longestHelloFits();
    void otherFieldsAreIgnored();
    void whatIsNoHelloIsRefused();
    void partingsCross();
    void strangePartingsAreShownPlainly();
    void everyReasonHasWords();
    void otherProtocolKeepsApart();
    void missingExpansionsAreNamed();
    void rulesAreCompared();
    void everyDifferenceHasWords();
    void textsOfStrangersArePlain();
};

// Whoever changes these bytes shuts out every program that was ever handed out.
void HelloTest::bytesAreFrozen() {
    const QByteArray hello = QByteArray::fromHex("a8"
                                                 "6174"
                                                 "6568656c6c6f"
                                                 "656d61676963"
                                                 "69456c204772616e6465"
                                                 "656d616a6f72"
                                                 "01"
                                                 "656d696e6f72"
                                                 "00"
                                                 "6776657273696f6e"
                                                 "65302e322e30"
                                                 "6572756c6573"
                                                 "480123456789abcdef"
                                                 "6a657870616e73696f6e73"
                                                 "82636f6e656374776f"
                                                 "686c616e6775616765"
                                                 "626465");
    const Result<QCborMap> map = decodeFrame(hello, Limits());
    QVERIFY(map);
    QCOMPARE(*Hello::fromMap(*map), ours());
    QCOMPARE(ours().toMap(), *map);
    const QByteArray goodbye = QByteArray::fromHex("a361746767"
                                                   "6f6f64627965"
                                                   "66726561736f6e01"
                                                   "6474657874634279"
                                                   "65");
    QCOMPARE(*Parting::fromMap(*decodeFrame(goodbye, Limits())), (Parting{Parting::Kind::Goodbye, 1, u"Bye"_s}));
    const QByteArray error = QByteArray::fromHex("a361746565"
                                                 "72726f72"
                                                 "66726561736f6e08"
                                                 "647465787460");
    QCOMPARE(*Parting::fromMap(*decodeFrame(error, Limits())), (Parting{Parting::Kind::Error, 8, {}}));
}

void HelloTest::longestHelloFits() {
    Hello longest{9999, 9999, QString(50, u'v'), QByteArray(8, '\xff'), {}, QString(50, u'l')};
    for (int i = 0; i < kHelloExpansions; ++i) longest.expansions.append(QString(kHelloText, QChar(u'a' + i)));
    QVERIFY(encodeFrame(longest.toMap(), Limits().frameBeforeHello));
    const Result<Hello> read = Hello::fromMap(longest.toMap());
    QVERIFY(read);
    QCOMPARE(read->version, QString(kHelloText, u'v'));
    QCOMPARE(read->expansions, longest.expansions);
    for (const lan::Reason reason : {lan::Reason::NotSecure, lan::Reason::Different, lan::Reason::OtherHost})
        QVERIFY(encodeFrame(partingFor(reason).toMap(), Limits().frameBeforeHello));
}

void HelloTest::otherFieldsAreIgnored() {
    QCborMap map = ours().toMap();
    map.insert(u"later"_s, QCborArray{1, 2});
    map.insert(3, u"three"_s);
    QCOMPARE(*Hello::fromMap(map), ours());
    QCborMap bye = partingFor(lan::Reason::Left).toMap();
    bye.insert(u"later"_s, true);
    QCOMPARE(*Parting::fromMap(bye), partingFor(lan::Reason::Left));
}

void HelloTest::whatIsNoHelloIsRefused() {
    const QCborMap good = ours().toMap();
    for (const QString& key :
         {u"t"_s, u"magic"_s, u"major"_s, u"minor"_s, u"version"_s, u"rules"_s, u"expansions"_s, u"language"_s}) {
        QCborMap map = good;
        map.remove(key);
        QVERIFY2(!Hello::fromMap(map), qPrintable(key));
        for (const QCborValue& wrong : {QCborValue(true), QCborValue(-1), QCborValue(100000), QCborValue(QCborMap())}) {
            map.insert(key, wrong);
            QVERIFY2(!Hello::fromMap(map), qPrintable(key));
        }
    }
    QCborMap map = good;
    map.insert(u"magic"_s, u"El Grande 2"_s);
    QVERIFY(!Hello::fromMap(map));
    map = good;
    map.insert(u"rules"_s, QByteArray(33, 'x'));
    QVERIFY(!Hello::fromMap(map));
    map = good;
    QCborArray many;
    for (int i = 0; i <= kHelloExpansions; ++i) many.append(QString::number(i));
    map.insert(u"expansions"_s, many);
    QVERIFY(!Hello::fromMap(map));
    map.insert(u"expansions"_s, QCborArray{QString(kHelloText + 1, u'x')});
    QVERIFY(!Hello::fromMap(map));
    map.insert(u"expansions"_s, QCborArray{7});
    QVERIFY(!Hello::fromMap(map));
    QVERIFY(!Hello::fromMap({}));
    QVERIFY(!Parting::fromMap(good) && !Parting::fromMap({}));
}

void HelloTest::partingsCross() {
    for (const lan::Reason reason :
         {lan::Reason::Left, lan::Reason::Flood, lan::Reason::TakenOver, lan::Reason::WrongCode}) {
        const std::optional<Parting> read = Parting::fromMap(partingFor(reason).toMap());
        QVERIFY(read);
        QCOMPARE(*read, partingFor(reason));
        QCOMPARE(partingText(*read), reasonText(reason));
    }
    QVERIFY(partingFor(lan::Reason::Left).kind == Parting::Kind::Goodbye);
    QVERIFY(partingFor(lan::Reason::Flood).kind == Parting::Kind::Error);
}

void HelloTest::strangePartingsAreShownPlainly() {
    QCborMap map = partingFor(lan::Reason::Left).toMap();
    map.insert(u"reason"_s, 77);
    map.insert(u"text"_s, QString(u"no\u202e tables\n<b>today</b>"_s));
    const Parting strange = *Parting::fromMap(map);
    QVERIFY(partingText(strange).contains(u"no tables <b>today</b>"_s));
    for (const QCborValue& number : {QCborValue(-3), QCborValue(1LL << 40), QCborValue(u"1"_s), QCborValue()}) {
        map.insert(u"reason"_s, number);
        map.insert(u"text"_s, 3);
        QCOMPARE(Parting::fromMap(map)->number, 0);
        QVERIFY(!partingText(*Parting::fromMap(map)).isEmpty());
    }
}

void HelloTest::everyReasonHasWords() {
    QSet<QString> texts;
    int count = 0;
    for (int number = 0; number < 200; ++number) {
        Parting parting;
        parting.number = number;
        parting.text = u"unknown"_s;
        if (partingText(parting).contains(u"unknown"_s)) continue;
        texts.insert(partingText(parting));
        ++count;
    }
    QCOMPARE(count, 25); // as many as there are reasons
    QCOMPARE(texts.size(), 25);
}

void HelloTest::otherProtocolKeepsApart() {
    Hello newer = ours();
    newer.major = 2;
    newer.version = u"1.0"_s;
    newer.expansions.clear();
    newer.rules = rulesMark(1);
    using Kind = Difference::Kind;
    for (const Side side : {Side::Host, Side::Guest}) {
        QCOMPARE(kinds(differences(ours(), newer, side)), QList{Kind::TheyAreNewer});
        QCOMPARE(kinds(differences(newer, ours(), side)), QList{Kind::TheyAreOlder});
        QVERIFY(!canPlay(differences(ours(), newer, side)));
    }
    const QString told = differenceText(differences(ours(), newer, Side::Guest).front(), {});
    QVERIFY2(told.contains(u"0.2.0 (protocol 1.0)"_s) && told.contains(u"1.0 (protocol 2.0)"_s), qPrintable(told));
    Hello minor = ours();
    minor.minor = 3;
    QVERIFY(differences(ours(), minor, Side::Guest).isEmpty());
}

void HelloTest::missingExpansionsAreNamed() {
    using Kind = Difference::Kind;
    Hello more = ours();
    more.expansions += {u"three"_s, u"four"_s};
    more.rules = rulesMark(5);
    QList<Difference> found = differences(ours(), more, Side::Guest); // the table has more than we
    QCOMPARE(kinds(found), QList{Kind::WeLackExpansions});
    QCOMPARE(found.front().expansions, (QStringList{u"three"_s, u"four"_s}));
    QVERIFY(!canPlay(found));
    const QString told = differenceText(found.front(), {u"Three"_s, u"Four"_s});
    QVERIFY2(told.contains(u"Three"_s) && told.contains(u"Four"_s), qPrintable(told));
    found = differences(more, ours(), Side::Host); // the same, as the host sees it
    QCOMPARE(kinds(found), QList{Kind::TheyLackExpansions});
    QVERIFY(!canPlay(found));
    more.rules = ours().rules;
    QVERIFY(differences(more, ours(), Side::Guest).isEmpty()); // a guest may have more
    QVERIFY(differences(ours(), more, Side::Host).isEmpty());
}

void HelloTest::rulesAreCompared() {
    using Kind = Difference::Kind;
    Hello other = ours();
    other.version = u"0.3.0"_s;
    QCOMPARE(kinds(differences(ours(), other, Side::Guest)), QList{Kind::OtherVersion});
    QVERIFY(canPlay(differences(ours(), other, Side::Guest)));
    other.rules = rulesMark(1);
    QCOMPARE(kinds(differences(ours(), other, Side::Guest)), QList{Kind::OtherRules});
    QVERIFY(!canPlay(differences(ours(), other, Side::Guest)));
    QVERIFY(differences(ours(), ours(), Side::Host).isEmpty());
}

void HelloTest::everyDifferenceHasWords() {
    using Kind = Difference::Kind;
    QSet<QString> texts;
    for (const Kind kind : {Kind::TheyAreNewer, Kind::TheyAreOlder, Kind::WeLackExpansions, Kind::TheyLackExpansions,
                            Kind::OtherRules, Kind::OtherVersion}) {
        const QString text = differenceText({kind, u"OURS"_s, u"THEIRS"_s, {u"x"_s}}, {u"Islands"_s});
        QVERIFY2(!text.contains(u'%') && (text.contains(u"OURS"_s) || text.contains(u"THEIRS"_s)), qPrintable(text));
        texts.insert(text);
    }
    QCOMPARE(texts.size(), 6);
}

void HelloTest::textsOfStrangersArePlain() {
    QCOMPARE(plainText(u"  Ana \t\n María "_s, 24), u"Ana María"_s);
    QCOMPARE(plainText(u"A\u0000B\u0007C"_s, 24), u"ABC"_s);
    QCOMPARE(plainText(u"\u202eevil\u2066 \u200fname\ufeff"_s, 24), u"evil name"_s);
    QCOMPARE(plainText(u"e\u0301"_s, 24), u"é"_s);
    QCOMPARE(plainText(u"e\u200d\u0301"_s, 24), u"é"_s); // with something in between that nobody sees
    QCOMPARE(plainText(QString(10000, u'a'), 24), QString(24, u'a'));
    QCOMPARE(plainText(u"a"_s + QString(1000, QChar(0x0336)), 24).size(), 4);
    QCOMPARE(plainText(QString(23, u'a') + u"\U0001F600"_s, 24), QString(23, u'a')); // never half a letter
    QCOMPARE(plainText(QString(QChar(0xd800)) + u"x"_s, 24), u"\ufffdx"_s);          // half a letter
    QCOMPARE(plainText(u"<b>x</b>"_s, 24), u"<b>x</b>"_s);                           // shown as it is
    QVERIFY(plainText(u"\u2028\u2029\n\t "_s, 24).isEmpty());
    // What nobody sees makes no name, and no other one: joiners, soft hyphens, what turns the direction, fillers,
    // variants.
    for (const uint unseen :
         {0xadU,    0x34fU,   0x61cU,   0x115fU,  0x1160U,  0x17b4U,  0x180bU,  0x180eU,  0x200bU,  0x200dU,
          0x202aU,  0x202eU,  0x2060U,  0x2065U,  0x2069U,  0x2800U,  0x3164U,  0xe000U,  0xfdd0U,  0xfe00U,
          0xfe0fU,  0xfeffU,  0xffa0U,  0xfff0U,  0xfff9U,  0xfffcU,  0xffffU,  0x13441U, 0x16fe4U, 0x1bca0U,
          0x1d159U, 0x1d173U, 0x1fffeU, 0xe0001U, 0xe0020U, 0xe0100U, 0xe0fffU, 0xf0000U, 0x10fffdU}) {
        const QString letter = QString::fromUcs4(reinterpret_cast<const char32_t*>(&unseen), 1);
        QVERIFY2(plainText(letter, 24).isEmpty(), qPrintable(QString::number(unseen, 16)));
        QCOMPARE(plainText(u"Al"_s + letter + u"ice"_s, 24), u"Alice"_s);
    }
    // Nor does a mark that no letter carries.
    QVERIFY(plainText(u"\u0301\u20dd \u0336"_s, 24).isEmpty());
    QCOMPARE(plainText(u"\u0301Ana \u20ddB\u0336"_s, 24), u"Ana B\u0336"_s);
    // Letters and pictures that are younger than this Qt are somebody's name all the same.
    for (const QString& young : {u"\U0001fae9"_s, u"\U0001fac6"_s, u"\U00010d4a\U00010d4b"_s})
        QCOMPARE(plainText(young, 24), young);
}

ELGRANDE_TEST(HelloTest)
#include "hello_test.moc"
