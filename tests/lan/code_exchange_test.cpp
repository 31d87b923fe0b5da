// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Entering with the join code, message by message: who gets in, what each mistake costs, and what somebody in between
// gets.
#include "app/lan/code_exchange.h"
#include "app/lan/frame.h"
#include "tests/lan/attempts.h"

#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using elgrande::lan_tests::attempts;

namespace {

const Moment kStart = Moment() + 1000h;
const QHostAddress kGuest(u"10.0.0.5"_s);
const QHostAddress kOther(u"10.0.0.6"_s);
const HostHash kHost(32, 'h');
const HostHash kMiddleman(32, 'm');

ShortCode codeOf(const QString& text) { return *ShortCode::read(text); }
const ShortCode kCode = codeOf(u"K7H3XA"_s);
const ShortCode kWrong = codeOf(u"K7H3XC"_s);

GuestExchange guest(const ShortCode& code = kCode, const HostHash& host = kHost) {
    return *GuestExchange::begin(code, host);
}
CodeDoor door(const ShortCode& code = kCode, const HostHash& host = kHost) { return CodeDoor(code, host, Limits()); }

// Up to the guest's proof.
struct Begun {
    CodeDoor::Exchange exchange;
    QCborMap proof;
};
std::optional<Begun> begun(GuestExchange& guest, CodeDoor& door, const QHostAddress& from = kGuest,
                           Moment at = kStart) {
    const auto exchange = door.begin(from, guest.enter(), at);
    if (!std::holds_alternative<CodeDoor::Exchange>(exchange)) return {};
    const auto proof = guest.take(std::get<CodeDoor::Exchange>(exchange).answer());
    if (!proof) return {};
    return Begun{std::get<CodeDoor::Exchange>(exchange), *proof};
}

template <class T>
std::optional<Reason> refusalIn(const std::variant<T, Reason>& answer) {
    const Reason* reason = std::get_if<Reason>(&answer);
    return reason != nullptr ? std::optional(*reason) : std::nullopt;
}

// The whole attempt; nothing: the guest is in, and knows that it is at the right host.
std::optional<Reason> attempt(GuestExchange guest, CodeDoor& door, const QHostAddress& from = kGuest,
                              Moment at = kStart) {
    const auto exchange = door.begin(from, guest.enter(), at);
    if (const auto refusal = refusalIn(exchange)) return refusal;
    const auto proof = guest.take(std::get<CodeDoor::Exchange>(exchange).answer());
    if (!proof) return Reason::Unexpected;
    const auto judged = door.judge(std::get<CodeDoor::Exchange>(exchange), from, *proof, at);
    if (const auto refusal = refusalIn(judged)) return refusal;
    const auto rest = guest.take(std::get<QCborMap>(judged));
    return rest && rest->isEmpty() && guest.isProved() ? std::nullopt : std::optional(Reason::OtherHost);
}

// A guess without any work: a proof out of thin air.
std::optional<Reason> guess(CodeDoor& door, const QCborMap& enter, const QHostAddress& from, Moment at) {
    const auto exchange = door.begin(from, enter, at);
    if (const auto refusal = refusalIn(exchange)) return refusal;
    QCborMap proof;
    proof.insert(u"t"_s, u"proof"_s);
    proof.insert(u"proof"_s, QByteArray(kSpake2Proof, 'x'));
    return refusalIn(door.judge(std::get<CodeDoor::Exchange>(exchange), from, proof, at));
}

} // namespace

class CodeExchangeTest : public QObject {
    Q_OBJECT

  private slots:
    void rightCodeLetsIn();
    void wrongCodeCosts();
    void typingErrorsAreForgiven();
    void messagesFitBeforeAdmission();
    void middlemanPassesOn();
    void middlemanGuesses();
    void hostWithoutTheCode();
    void brokenOffAttemptsCostNothing();
    void codeChangesInBetween();
    void twentyWrongAttempts();
    void manyGuesses();
    void otherMessages();
};

void CodeExchangeTest::rightCodeLetsIn() {
    CodeDoor host = door();
    for (int i = 0; i < 3; ++i) QVERIFY(!attempt(guest(), host));
    QVERIFY(!attempt(guest(codeOf(u"k7h-3xa"_s)), host));
}

void CodeExchangeTest::wrongCodeCosts() {
    CodeDoor host = door();
    for (int i = 0; i < 5; ++i) QVERIFY(attempt(guest(kWrong), host) == Reason::WrongCode);
    QVERIFY(attempt(guest(), host) == Reason::TooManyTries);
    QVERIFY(!attempt(guest(), host, kOther));
    QVERIFY(!attempt(guest(), host, kGuest, kStart + 5min));
}

void CodeExchangeTest::typingErrorsAreForgiven() {
    CodeDoor host = door();
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 4; ++i) QVERIFY(attempt(guest(kWrong), host) == Reason::WrongCode);
        QVERIFY(!attempt(guest(), host));
    }
    QVERIFY(!host.isCodeSpent()); // 8 of 20
}

void CodeExchangeTest::messagesFitBeforeAdmission() {
    GuestExchange ours = guest();
    CodeDoor host = door();
    const QCborMap enter = ours.enter();
    const auto both = begun(ours, host);
    QVERIFY(both);
    const auto judged = host.judge(both->exchange, kGuest, both->proof, kStart);
    QVERIFY(std::holds_alternative<QCborMap>(judged));
    for (const QCborMap& each : {enter, both->exchange.answer(), both->proof, std::get<QCborMap>(judged)})
        QVERIFY(encodeFrame(each, Limits().frameBeforeHello));
}

// The guest sees the key of the middleman, the host has its own, and every message goes through as it is.
void CodeExchangeTest::middlemanPassesOn() {
    CodeDoor host = door();
    QVERIFY(attempt(guest(kCode, kMiddleman), host) == Reason::WrongCode);
}

// Towards the guest it is a host with a guess. The guest's proof tells it that the guess was wrong, and no more.
void CodeExchangeTest::middlemanGuesses() {
    CodeDoor middleman = door(kWrong, kMiddleman);
    QVERIFY(attempt(guest(kCode, kMiddleman), middleman) == Reason::WrongCode);
    CodeDoor lucky = door(kCode, kMiddleman);
    QVERIFY(!attempt(guest(kCode, kMiddleman), lucky)); // one in 387 million
}

void CodeExchangeTest::hostWithoutTheCode() {
    GuestExchange ours = guest();
    CodeDoor other = door(kWrong);
    const auto both = begun(ours, other);
    QVERIFY(both);
    GuestExchange once = ours;
    QVERIFY(!once.take(both->proof)); // its own
    QVERIFY(!once.isProved());
    QCborMap proof = both->proof;
    proof.insert(u"proof"_s, QByteArray(kSpake2Proof, 'x'));
    QVERIFY(!ours.take(proof));
    QVERIFY(!ours.isProved());
    QVERIFY(!ours.take(proof)); // it is over
    QVERIFY(ours.enter().isEmpty());
}

// The host's share says nothing about the code, and an honest guest may lose its connection.
void CodeExchangeTest::brokenOffAttemptsCostNothing() {
    CodeDoor host = door();
    const GuestExchange wrong = guest(kWrong);
    for (int i = 0; i < 30; ++i) {
        GuestExchange ours = wrong;
        QVERIFY(begun(ours, host));
    }
    QVERIFY(!host.isCodeSpent());
    QVERIFY(!attempt(guest(), host));
}

void CodeExchangeTest::codeChangesInBetween() {
    CodeDoor host = door();
    GuestExchange ours = guest();
    const auto both = begun(ours, host);
    QVERIFY(both);
    host.setCode(kWrong);
    QVERIFY(host.code() == kWrong);
    for (int i = 0; i < 10; ++i)
        QVERIFY(refusalIn(host.judge(both->exchange, kGuest, both->proof, kStart)) == Reason::WrongCode);
    QVERIFY(!attempt(guest(kWrong), host)); // which has cost nothing
    QVERIFY(attempt(guest(kCode), host) == Reason::WrongCode);
}

void CodeExchangeTest::twentyWrongAttempts() {
    CodeDoor host = door();
    const QCborMap enter = guest(kWrong).enter();
    for (int i = 0; i < 20; ++i) {
        QVERIFY(!host.isCodeSpent());
        QVERIFY(guess(host, enter, QHostAddress(quint32(i + 1)), kStart) == Reason::WrongCode);
    }
    QVERIFY(host.isCodeSpent());
    QVERIFY(attempt(guest(), host) == Reason::TooManyTries);
    host.setCode(kWrong);
    QVERIFY(!host.isCodeSpent());
    QVERIFY(!attempt(guest(kWrong), host));
}

void CodeExchangeTest::manyGuesses() {
    CodeDoor host = door();
    const QCborMap enter = guest(kWrong).enter();
    int judged = 0;
    for (int i = 0; i < 10'000; ++i) {
        const auto refusal = guess(host, enter, kGuest, kStart + i * 1ms);
        QVERIFY(refusal);
        judged += *refusal == Reason::WrongCode ? 1 : 0;
    }
    QCOMPARE(judged, 5);

    const int guesses = attempts(100, 10'000);
    int codes = 0;
    judged = 0;
    for (int i = 0; i < guesses; ++i) {
        judged += guess(host, enter, QHostAddress(quint32(i + 1)), kStart) == Reason::WrongCode ? 1 : 0;
        if (!host.isCodeSpent()) continue;
        host.setCode(ShortCode::random());
        ++codes;
    }
    QCOMPARE(judged, guesses);
    QCOMPARE(codes, (guesses + 5) / 20);
}

void CodeExchangeTest::otherMessages() {
    CodeDoor host = door();
    const QCborMap enter = guest().enter();
    for (const QByteArray& share : {QByteArray(), QByteArray(kSpake2Share, '\4'), QByteArray(kSpake2Share - 1, '\4')}) {
        QCborMap wrong = enter;
        wrong.insert(u"share"_s, share);
        QVERIFY(refusalIn(host.begin(kGuest, wrong, kStart)) == Reason::Unexpected);
    }
    QCborMap wrong = enter;
    wrong.insert(u"share"_s, u"text"_s);
    QVERIFY(refusalIn(host.begin(kGuest, wrong, kStart)) == Reason::Unexpected);
    QVERIFY(refusalIn(host.begin(kGuest, {}, kStart)) == Reason::Unexpected);

    GuestExchange ours = guest();
    const auto both = begun(ours, host);
    QVERIFY(both);
    for (const QCborMap& message : {QCborMap(), enter, both->exchange.answer()})
        QVERIFY(refusalIn(host.judge(both->exchange, kGuest, message, kStart)) == Reason::Unexpected);
    QVERIFY(!ours.take(both->exchange.answer())); // a second share
    QVERIFY(!guest().take(both->proof));          // a proof before the share
    QVERIFY(!guest().take({}));
    QVERIFY(!host.isCodeSpent());
}

QTEST_GUILESS_MAIN(CodeExchangeTest)
#include "code_exchange_test.moc"
