// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The budget of wrong join codes by a clock that the test sets: 10,000 guesses from one address, from many, and from a
// single computer that looks like many.
#include "app/lan/code_budget.h"
#include "tests/named_test.h"

#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

constexpr int kGuesses = 10'000;
const Moment kBudgetStart = Moment() + 1000h;
const QHostAddress kBudgetGuest(u"10.0.0.5"_s);
const QHostAddress kBudgetOther(u"10.0.0.6"_s);

QHostAddress address(const QString& text) { return QHostAddress(text); }

// Whether the doorkeeper would judge an attempt at the code.
bool mayTry(const CodeBudget& budget, const QHostAddress& from, Moment at) {
    return !budget.isCodeSpent() && !budget.isShutOut(from, at);
}

// Whether a wrong guess was judged.
bool guessWrongly(CodeBudget& budget, const QHostAddress& from, Moment at) {
    if (!mayTry(budget, from, at)) return false;
    budget.wrong(from, at);
    return true;
}

} // namespace

class CodeBudgetTest : public QObject {
    Q_OBJECT

  private slots:
    void addressHasFiveAttempts();
    void attemptsComeBack();
    void rightCodeForgives();
    void codeHasTwentyAttempts();
    void oneAddressGuesses();
    void manyAddressesGuess();
    void oneComputerWithManyAddressesGuesses();
    void patienceDoesNotHelp();
    void neighboursAreFree();
    void memoryIsBounded();
    void wrongTokensCostTheAddressOnly();
    void isAValue();
};

void CodeBudgetTest::addressHasFiveAttempts() {
    CodeBudget budget{Limits()};
    for (int i = 0; i < 5; ++i) QVERIFY(guessWrongly(budget, kBudgetGuest, kBudgetStart + i * 10s));
    QVERIFY(!mayTry(budget, kBudgetGuest, kBudgetStart + 50s));
    QVERIFY(!mayTry(budget, address(u"::ffff:10.0.0.5"_s), kBudgetStart + 50s));
    QVERIFY(mayTry(budget, kBudgetOther, kBudgetStart + 50s));
    QVERIFY(!budget.isCodeSpent());
}

// Each five minutes after it was used up.
void CodeBudgetTest::attemptsComeBack() {
    CodeBudget budget{Limits()};
    for (int i = 0; i < 5; ++i) QVERIFY(guessWrongly(budget, kBudgetGuest, kBudgetStart + i * 10s));
    QVERIFY(!mayTry(budget, kBudgetGuest, kBudgetStart + 299'999ms));
    QVERIFY(guessWrongly(budget, kBudgetGuest, kBudgetStart + 300s));
    QVERIFY(!mayTry(budget, kBudgetGuest, kBudgetStart + 309s));
    QVERIFY(guessWrongly(budget, kBudgetGuest, kBudgetStart + 310s));
    QVERIFY(!mayTry(budget, kBudgetGuest, kBudgetStart + 310s));
    for (int i = 0; i < 5; ++i) QVERIFY(guessWrongly(budget, kBudgetGuest, kBudgetStart + 1h));
    QVERIFY(!mayTry(budget, kBudgetGuest, kBudgetStart + 1h));
}

void CodeBudgetTest::rightCodeForgives() {
    CodeBudget budget{Limits()};
    for (int i = 0; i < 4; ++i) QVERIFY(guessWrongly(budget, kBudgetGuest, kBudgetStart));
    budget.right(kBudgetGuest);
    QCOMPARE(budget.addresses(), qsizetype(0));
    for (int i = 0; i < 5; ++i) QVERIFY(guessWrongly(budget, kBudgetGuest, kBudgetStart));
    QVERIFY(!mayTry(budget, kBudgetGuest, kBudgetStart));
}

void CodeBudgetTest::codeHasTwentyAttempts() {
    CodeBudget budget{Limits()};
    for (int i = 0; i < 20; ++i) {
        QVERIFY(!budget.isCodeSpent());
        QVERIFY(guessWrongly(budget, QHostAddress(quint32(i / 5 + 1)), kBudgetStart));
        budget.right(kBudgetOther); // which gives nothing back to the code
    }
    QVERIFY(budget.isCodeSpent());
    QVERIFY(!mayTry(budget, kBudgetOther, kBudgetStart + 1h)); // until there is another one
    budget.renewCode();
    QVERIFY(!budget.isCodeSpent());
    QVERIFY(mayTry(budget, kBudgetOther, kBudgetStart));
    QVERIFY(!mayTry(budget, QHostAddress(quint32(1)), kBudgetStart));
}

// One guessWrongly each millisecond.
void CodeBudgetTest::oneAddressGuesses() {
    CodeBudget budget{Limits()};
    int judged = 0;
    for (int i = 0; i < kGuesses; ++i) judged += guessWrongly(budget, kBudgetGuest, kBudgetStart + i * 1ms) ? 1 : 0;
    QCOMPARE(judged, 5);
    QVERIFY(!budget.isCodeSpent());
}

// No code is judged more often than twenty times, whoever guesses.
void CodeBudgetTest::manyAddressesGuess() {
    CodeBudget budget{Limits()};
    int judged = 0;
    int codes = 1;
    int atCode = 0;
    for (int i = 0; i < kGuesses; ++i) {
        if (guessWrongly(budget, QHostAddress(quint32(i + 1)), kBudgetStart + i * 1ms)) ++judged, ++atCode;
        QVERIFY(atCode <= 20);
        if (!budget.isCodeSpent()) continue;
        QCOMPARE(atCode, 20);
        budget.renewCode();
        ++codes;
        atCode = 0;
    }
    QCOMPARE(judged, kGuesses);
    QCOMPARE(codes, kGuesses / 20 + 1);
}

void CodeBudgetTest::oneComputerWithManyAddressesGuesses() {
    CodeBudget budget{Limits()};
    int judged = 0;
    for (int i = 0; i < kGuesses; ++i) {
        const QHostAddress from = address(u"2001:db8:1:2:%1::%2"_s.arg(i % 7, 0, 16).arg(i, 0, 16));
        judged += guessWrongly(budget, from, kBudgetStart + i * 1ms) ? 1 : 0;
    }
    QCOMPARE(judged, 5);
    QCOMPARE(budget.addresses(), qsizetype(1));
    QVERIFY(mayTry(budget, address(u"2001:db8:1:3::1"_s), kBudgetStart));
}

// A guessWrongly a second for 10,000 seconds: five at once, then one a minute.
void CodeBudgetTest::patienceDoesNotHelp() {
    CodeBudget budget{Limits()};
    int judged = 0;
    for (int i = 0; i < kGuesses; ++i) {
        judged += guessWrongly(budget, kBudgetGuest, kBudgetStart + i * 1s) ? 1 : 0;
        if (budget.isCodeSpent()) budget.renewCode();
    }
    QCOMPARE(judged, 5 * ((kGuesses + 299) / 300));
}

// Neither in the same network, nor with the same first bits on the same link.
void CodeBudgetTest::neighboursAreFree() {
    CodeBudget budget{Limits()};
    for (int i = 0; i < kGuesses; ++i) {
        guessWrongly(budget, kBudgetGuest, kBudgetStart + i * 1ms);
        guessWrongly(budget, address(u"fe80::1%eth0"_s), kBudgetStart + i * 1ms);
        guessWrongly(budget, address(u"fe80::1%wlan0"_s), kBudgetStart + i * 1ms);
    }
    QCOMPARE(budget.addresses(), qsizetype(2));
    QVERIFY(!budget.isCodeSpent());
    QVERIFY(mayTry(budget, kBudgetOther, kBudgetStart + 10s));
    QVERIFY(mayTry(budget, address(u"fe80::2%eth0"_s), kBudgetStart + 10s));
    QVERIFY(!mayTry(budget, address(u"fe80::1"_s), kBudgetStart + 10s));
    QCOMPARE(neighbourOf(address(u"2001:db8:1:2:3:4:5:6"_s)), address(u"2001:db8:1:2::"_s));
    QCOMPARE(neighbourOf(address(u"169.254.1.2"_s)), address(u"169.254.1.2"_s));
    QCOMPARE(neighbourOf(address(u"::1"_s)), neighbourOf(address(u"::1"_s)));
}

void CodeBudgetTest::memoryIsBounded() {
    Limits limits;
    limits.rememberedAddresses = 100;
    limits.wrongPerCode = 1'000'000;
    CodeBudget budget{limits};
    for (int i = 0; i < 5; ++i) budget.wrong(kBudgetGuest, kBudgetStart + 1s);
    for (int i = 0; i < kGuesses; ++i) {
        budget.wrong(QHostAddress(quint32(i + 1)), kBudgetStart + i * 1ms);
        QVERIFY(budget.addresses() <= 100);
        // The address with the latest attempts stays, and so does its debt.
        if (i == 1000) QVERIFY(!mayTry(budget, kBudgetGuest, kBudgetStart + 1s));
    }
    budget.wrong(kBudgetOther, kBudgetStart + 1h); // all the others are forgotten first
    QCOMPARE(budget.addresses(), qsizetype(1));
}

void CodeBudgetTest::wrongTokensCostTheAddressOnly() {
    CodeBudget budget{Limits()};
    for (int i = 0; i < 100; ++i) budget.wrongToken(kBudgetGuest, kBudgetStart);
    QVERIFY(budget.isShutOut(kBudgetGuest, kBudgetStart) && !budget.isCodeSpent());
    QVERIFY(mayTry(budget, kBudgetOther, kBudgetStart));
}

void CodeBudgetTest::isAValue() {
    CodeBudget budget{Limits()};
    for (int i = 0; i < 4; ++i) budget.wrong(kBudgetGuest, kBudgetStart);
    CodeBudget copy = budget;
    copy.wrong(kBudgetGuest, kBudgetStart);
    QVERIFY(!mayTry(copy, kBudgetGuest, kBudgetStart));
    QVERIFY(mayTry(budget, kBudgetGuest, kBudgetStart));
}

ELGRANDE_TEST(CodeBudgetTest)
#include "code_budget_test.moc"
