// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Codes as people read them out and type them, right and wrong.
#include "app/lan/join_code.h"
#include "tests/lan/attempts.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using namespace Qt::StringLiterals;
using elgrande::lan_tests::attempts;

namespace {

JoinCode example() {
    HostPin pin{};
    for (std::size_t i = 0; i < pin.size(); ++i) pin[i] = static_cast<std::uint8_t>(16 * i + 15 - i);
    return {pin, *Invitation::of(QByteArray::fromHex("fedcba9876"))};
}

bool isSame(const JoinCode& a, const JoinCode& b) { return a.pin == b.pin && a.invitation == b.invitation; }

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
    void isReadAsPeopleTypeIt();
    void typingErrorsAreTold();
    void pinAndInvitationHaveTheirOwnLetters();
    void nonsenseDoesNoHarm();
};

void JoinCodeTest::isWrittenInGroups() {
    const QString text = example().text();
    QCOMPARE(text.size(), 29);
    QCOMPARE(text, u"1WF2-TF2B-B9MQ-H1WP-ZVEB-N63P"_s);
    const QString alphabet = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ"_s;
    for (qsizetype i = 0; i < text.size(); ++i)
        QCOMPARE(i % 5 == 4 ? text[i] == u'-' : alphabet.contains(text[i]), true);
}

void JoinCodeTest::everyCodeComesBack() {
    QSet<QString> seen;
    for (int i = 0; i < 1000; ++i) {
        HostPin pin{};
        fillRandomly(pin.data(), pin.size());
        const JoinCode code{pin, Invitation::random()};
        const Result<JoinCode> read = JoinCode::read(code.text());
        QVERIFY(read);
        QVERIFY(isSame(*read, code));
        seen.insert(code.text());
    }
    QCOMPARE(seen.size(), 1000);
}

void JoinCodeTest::isReadAsPeopleTypeIt() {
    const QString text = example().text();
    QStringList ways{text.toLower(),
                     text,
                     QString(text).remove(u'-'),
                     QString(text).replace(u'-', u' '),
                     u"  "_s + text + u"\n"_s,
                     QString(text).replace(u'-', u" – "_s)};
    ways.append(QString(text).replace(u'0', u'O'));
    ways.append(QString(text).replace(u'0', u'o'));
    for (const QString& way : ways) {
        const Result<JoinCode> read = JoinCode::read(way);
        QVERIFY2(read && isSame(*read, example()), qPrintable(way));
    }
    const JoinCode ones = *JoinCode::read(QString(24, u'1'));
    for (const QChar one : {u'I', u'i', u'L', u'l'}) QVERIFY(isSame(*JoinCode::read(QString(24, one)), ones));
}

void JoinCodeTest::typingErrorsAreTold() {
    const QString text = example().text();
    QCOMPARE(errorOf(text.chopped(2)), u"The code is incomplete: 22 of 24 characters."_s);
    QCOMPARE(errorOf(text + u"7"_s), u"The code is too long: 25 characters instead of 24."_s);
    QCOMPARE(errorOf({}), u"The code is incomplete: 0 of 24 characters."_s);
    QString wrong = text;
    wrong[3] = u'u';
    QVERIFY2(errorOf(wrong).contains(u"Could it be a V"_s), qPrintable(errorOf(wrong)));
    wrong[3] = u'!';
    QVERIFY2(errorOf(wrong).contains(u"“!”"_s), qPrintable(errorOf(wrong)));
    QVERIFY(!errorOf(QString(1'000'000, u'A')).isEmpty());
}

// So that what a wrong code meets tells which of its letters are wrong.
void JoinCodeTest::pinAndInvitationHaveTheirOwnLetters() {
    const QString text = example().text().remove(u'-');
    for (int i = 0; i < kJoinLetters; ++i) {
        QString other = text;
        other[i] = text[i] == u'7' ? u'8' : u'7';
        const Result<JoinCode> read = JoinCode::read(other);
        QVERIFY(read);
        QCOMPARE(read->pin == example().pin, i >= 16);
        QCOMPARE(read->invitation == example().invitation, i < 16);
    }
}

void JoinCodeTest::nonsenseDoesNoHarm() {
    QRandomGenerator chance(7);
    int read = 0;
    for (int i = 0; i < attempts(100'000, 1'000'000); ++i) {
        QString typed = example().text();
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
        QVERIFY(code || !code.error().empty());
        if (!code) continue;
        ++read;
        QVERIFY(isSame(*JoinCode::read(code->text()), *code));
    }
    QVERIFY(read > 100);
}

QTEST_GUILESS_MAIN(JoinCodeTest)
#include "join_code_test.moc"
