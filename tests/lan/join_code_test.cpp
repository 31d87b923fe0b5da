// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Codes of six characters: how they are drawn, written and read.
#include "app/lan/join_code.h"
#include "tests/lan/attempts.h"
#include "tests/named_test.h"

#include <QMap>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace elgrande;
using namespace elgrande::lan;
using namespace Qt::StringLiterals;
using elgrande::lan_tests::attempts;

namespace {

const QString kAlphabet = u"0123456789ACDEFHJKMNPRTVWXY"_s;

QString readAs(const QString& typed) {
    const Result<JoinCode> read = JoinCode::read(typed);
    return read ? read->text() : QString();
}

QString errorOf(const QString& typed) {
    const Result<JoinCode> read = JoinCode::read(typed);
    return read ? QString() : QString::fromStdString(read.error());
}

} // namespace

class JoinCodeTest : public QObject {
    Q_OBJECT

  private slots:
    void isWrittenInGroups();
    void everyCodeComesBack();
    void everyCharacterIsEquallyLikely();
    void isReadAsPeopleTypeIt();
    void everyLetterAndDigitIsRead();
    void typingErrorsAreTold();
    void onlyAsciiIsRead();
    void nonsenseDoesNoHarm();
};

void JoinCodeTest::isWrittenInGroups() {
    const Result<JoinCode> code = JoinCode::read(u"K7H3XA"_s);
    QVERIFY(code);
    QCOMPARE(code->text(), u"K7H-3XA"_s);
    QCOMPARE(code->letters(), "K7H3XA"_ba);
}

void JoinCodeTest::everyCodeComesBack() {
    QSet<QString> seen;
    for (int i = 0; i < 1000; ++i) {
        const JoinCode code = JoinCode::random();
        const QString text = code.text();
        QCOMPARE(text.size(), 7);
        for (qsizetype at = 0; at < text.size(); ++at)
            QVERIFY2(at == 3 ? text[at] == u'-' : kAlphabet.contains(text[at]), qPrintable(text));
        const Result<JoinCode> read = JoinCode::read(text);
        QVERIFY(read && *read == code);
        seen.insert(text);
    }
    QVERIFY2(seen.size() >= 998, qPrintable(QString::number(seen.size()))); // two are alike once in 775 runs
}

// In each place and in all together. A count differs from the mean by six standard deviations once in 500 million
// times; a byte modulo 27 would differ by eight.
void JoinCodeTest::everyCharacterIsEquallyLikely() {
    const int codes = attempts(100'000, 1'000'000);
    const double share = 1.0 / static_cast<double>(kAlphabet.size());
    const auto areFair = [&](const QMap<QChar, int>& counts, int drawn) {
        const double deviation = std::sqrt(drawn * share * (1 - share));
        return counts.size() == kAlphabet.size() && std::all_of(counts.begin(), counts.end(), [&](int count) {
                   return std::abs(count - drawn * share) < 6 * deviation;
               });
    };
    QMap<QChar, int> all;
    std::array<QMap<QChar, int>, JoinCode::kSize> places;
    for (int i = 0; i < codes; ++i) {
        const QByteArray letters = JoinCode::random().letters();
        for (std::size_t at = 0; at < places.size(); ++at) {
            const QChar letter = QLatin1Char(letters[static_cast<qsizetype>(at)]);
            ++places[at][letter];
            ++all[letter];
        }
    }
    QVERIFY(areFair(all, codes * JoinCode::kSize));
    for (const auto& each : places) QVERIFY(areFair(each, codes));
}

void JoinCodeTest::isReadAsPeopleTypeIt() {
    for (const QString& typed : {u"K7H-3XA"_s, u"k7h-3xa"_s, u"K7H3XA"_s, u"k7h 3xa"_s, u"  K7H – 3XA\n"_s,
                                 u"K 7 H 3 X A"_s, u"k7h—3xa"_s, u"K7-H3-XA"_s})
        QVERIFY2(readAs(typed) == u"K7H-3XA", qPrintable(typed));
    QCOMPARE(readAs(u"OoQq00"_s), u"000-000"_s);
    QCOMPARE(readAs(u"IiLl11"_s), u"111-111"_s);
    QCOMPARE(readAs(u"ZzSsGg"_s), u"225-566"_s);
    QCOMPARE(readAs(u"BbUuVv"_s), u"88V-VVV"_s);
}

void JoinCodeTest::everyLetterAndDigitIsRead() {
    for (char16_t letter = u'0'; letter <= u'z'; ++letter) {
        const bool isOne = letter <= u'9' || (letter >= u'A' && letter <= u'Z') || letter >= u'a';
        QCOMPARE(!readAs(QString(6, letter)).isEmpty(), isOne);
    }
}

void JoinCodeTest::typingErrorsAreTold() {
    QCOMPARE(errorOf(QString()), u"The code is incomplete: 0 of 6 characters."_s);
    QCOMPARE(errorOf(u" - "_s), u"The code is incomplete: 0 of 6 characters."_s);
    QCOMPARE(errorOf(u"K7H-3X"_s), u"The code is incomplete: 5 of 6 characters."_s);
    QCOMPARE(errorOf(u"K7H-3XAA"_s), u"The code is too long: 7 characters instead of 6."_s);
    QCOMPARE(errorOf(u"K7H-3X!"_s), u"“!” never occurs in a code: codes consist of digits and letters."_s);
    QCOMPARE(errorOf(u"K7H-3X🎲"_s), u"“🎲” never occurs in a code: codes consist of digits and letters."_s);
    QVERIFY(!errorOf(QString(1'000'000, u'A')).isEmpty());
    QVERIFY(!errorOf(QString(1'000'000, u' ')).isEmpty());
}

// ß, ſ and ı become S, S and I as capitals; digits of other scripts are digits too.
void JoinCodeTest::onlyAsciiIsRead() {
    for (const QString& letter : {u"ß"_s, u"ſ"_s, u"ı"_s, u"Ä"_s, u"А"_s, u"٣"_s, u"Ａ"_s, QString(QChar(0x200b))})
        QVERIFY2(errorOf(u"K7H3X"_s + letter).contains(letter), qPrintable(letter));
}

void JoinCodeTest::nonsenseDoesNoHarm() {
    QRandomGenerator chance(7);
    int read = 0;
    for (int i = 0; i < attempts(100'000, 1'000'000); ++i) {
        QString typed = u"K7H-3XA"_s;
        for (int times = chance.bounded(1, 6); times > 0 && !typed.isEmpty(); --times) {
            const int at = chance.bounded(static_cast<int>(typed.size()));
            const QChar any(static_cast<char16_t>(chance.bounded(chance.bounded(2) ? 128 : 65536)));
            if (chance.bounded(3) == 0)
                typed.remove(at, 1);
            else if (chance.bounded(2) == 0)
                typed.insert(at, any);
            else
                typed[at] = any;
        }
        const Result<JoinCode> code = JoinCode::read(typed);
        QVERIFY(code || (!code.error().empty() && code.error().size() < 300));
        if (!code) continue;
        ++read;
        QVERIFY(*JoinCode::read(code->text()) == *code);
    }
    QVERIFY(read > 100);
}

ELGRANDE_TEST(JoinCodeTest)
#include "join_code_test.moc"
