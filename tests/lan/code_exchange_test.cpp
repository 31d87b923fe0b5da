// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Entering with the join code, message by message: who gets in, what each mistake costs, and what somebody in between
// gets.
#include "app/lan/code_exchange.h"
#include "app/lan/doorkeeper.h"
#include "app/lan/entry.h"
#include "app/lan/frame.h"
#include "tests/lan/attempts.h"
#include "tests/named_test.h"

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
const HostPin kHost{1, 2, 3};
const HostPin kMiddleman{1, 2, 4};

JoinCode readCode(const QString& text) { return *JoinCode::read(text); }
const JoinCode kCode = readCode(u"K7H3XA"_s);
const SeatToken kToken = SeatToken::random();
const JoinCode kWrong = readCode(u"K7H3XC"_s);

GuestExchange guest(const JoinCode& code = kCode, const HostPin& host = kHost) {
    return *GuestExchange::begin(code, host);
}
Doorkeeper door(const JoinCode& code = kCode, const HostPin& host = kHost) {
    return Doorkeeper(
        code, host, [](const SeatToken& token) { return token == kToken; }, Limits());
}

QByteArray shareOf(const GuestExchange& guest) { return Entry::fromMap(guest.enter())->share; }

// Up to the guest's proof.
struct Begun {
    Doorkeeper::Exchange exchange;
    QCborMap proof;
};
std::optional<Begun> begun(GuestExchange& guest, Doorkeeper& door, const QHostAddress& from = kGuest,
                           Moment at = kStart) {
    const auto exchange = door.begin(from, shareOf(guest), at);
    if (!std::holds_alternative<Doorkeeper::Exchange>(exchange)) return {};
    const auto proof = guest.take(shareMessage(std::get<Doorkeeper::Exchange>(exchange).share()));
    if (!proof) return {};
    return Begun{std::get<Doorkeeper::Exchange>(exchange), *proof};
}

template <class T>
std::optional<lan::Reason> refusalIn(const std::variant<T, lan::Reason>& answer) {
    const lan::Reason* reason = std::get_if<lan::Reason>(&answer);
    return reason != nullptr ? std::optional(*reason) : std::nullopt;
}

// The whole attempt; nothing: the guest is in, and knows that it is at the right host.
std::optional<lan::Reason> attempt(GuestExchange guest, Doorkeeper& door, const QHostAddress& from = kGuest,
                                   Moment at = kStart) {
    const auto exchange = door.begin(from, shareOf(guest), at);
    if (const auto refusal = refusalIn(exchange)) return refusal;
    const auto proof = guest.take(shareMessage(std::get<Doorkeeper::Exchange>(exchange).share()));
    if (!proof) return lan::Reason::Unexpected;
    const auto judged = door.judge(std::get<Doorkeeper::Exchange>(exchange), from, Proof::fromMap(*proof)->proof, at);
    if (const auto refusal = refusalIn(judged)) return refusal;
    const auto rest = guest.take(Proof{std::get<QByteArray>(judged)}.toMap());
    return rest && rest->isEmpty() && guest.isProved() ? std::nullopt : std::optional(lan::Reason::OtherHost);
}

// A guess without any work: a proof out of thin air.
std::optional<lan::Reason> guess(Doorkeeper& door, const QByteArray& share, const QHostAddress& from, Moment at) {
    const auto exchange = door.begin(from, share, at);
    if (const auto refusal = refusalIn(exchange)) return refusal;
    return refusalIn(door.judge(std::get<Doorkeeper::Exchange>(exchange), from, QByteArray(kSpake2Proof, 'x'), at));
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
    void tokens();
};

void CodeExchangeTest::rightCodeLetsIn() {
    Doorkeeper host = door();
    for (int i = 0; i < 3; ++i) QVERIFY(!attempt(guest(), host));
    QVERIFY(!attempt(guest(readCode(u"k7h-3xa"_s)), host));
}

void CodeExchangeTest::wrongCodeCosts() {
    Doorkeeper host = door();
    for (int i = 0; i < 5; ++i) QVERIFY(attempt(guest(kWrong), host) == lan::Reason::WrongCode);
    QVERIFY(attempt(guest(), host) == lan::Reason::TooManyTries);
    QVERIFY(!attempt(guest(), host, kOther));
    QVERIFY(!attempt(guest(), host, kGuest, kStart + 5min));
}

void CodeExchangeTest::typingErrorsAreForgiven() {
    Doorkeeper host = door();
    for (int round = 0; round < 2; ++round) {
        for (int i = 0; i < 4; ++i) QVERIFY(attempt(guest(kWrong), host) == lan::Reason::WrongCode);
        QVERIFY(!attempt(guest(), host));
    }
    QVERIFY(!host.isCodeSpent()); // 8 of 20
}

void CodeExchangeTest::messagesFitBeforeAdmission() {
    GuestExchange ours = *GuestExchange::begin(kCode, kHost, kToken);
    Doorkeeper host = door();
    const QCborMap enter = ours.enter();
    const auto both = begun(ours, host);
    QVERIFY(both);
    const auto judged = host.judge(both->exchange, kGuest, Proof::fromMap(both->proof)->proof, kStart);
    QVERIFY(std::holds_alternative<QByteArray>(judged));
    for (const QCborMap& each : {enter, shareMessage(both->exchange.share()), both->proof,
                                 Proof{std::get<QByteArray>(judged), kToken}.toMap()})
        QVERIFY(encodeFrame(each, Limits().frameBeforeHello));
}

// The guest sees the key of the middleman, the host has its own, and every message goes through as it is.
void CodeExchangeTest::middlemanPassesOn() {
    Doorkeeper host = door();
    QVERIFY(attempt(guest(kCode, kMiddleman), host) == lan::Reason::WrongCode);
}

// Towards the guest it is a host with a guess. The guest's proof tells it that the guess was wrong, and no more.
void CodeExchangeTest::middlemanGuesses() {
    Doorkeeper middleman = door(kWrong, kMiddleman);
    QVERIFY(attempt(guest(kCode, kMiddleman), middleman) == lan::Reason::WrongCode);
    Doorkeeper lucky = door(kCode, kMiddleman);
    QVERIFY(!attempt(guest(kCode, kMiddleman), lucky)); // one in 387 million
}

void CodeExchangeTest::hostWithoutTheCode() {
    GuestExchange ours = guest();
    Doorkeeper other = door(kWrong);
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
    Doorkeeper host = door();
    const GuestExchange wrong = guest(kWrong);
    for (int i = 0; i < 30; ++i) {
        GuestExchange ours = wrong;
        QVERIFY(begun(ours, host));
    }
    QVERIFY(!host.isCodeSpent());
    QVERIFY(!attempt(guest(), host));
}

void CodeExchangeTest::codeChangesInBetween() {
    Doorkeeper host = door();
    GuestExchange ours = guest();
    const auto both = begun(ours, host);
    QVERIFY(both);
    host.setCode(kWrong);
    for (int i = 0; i < 10; ++i)
        QVERIFY(refusalIn(host.judge(both->exchange, kGuest, Proof::fromMap(both->proof)->proof, kStart)) ==
                lan::Reason::WrongCode);
    QVERIFY(!attempt(guest(kWrong), host)); // which has cost nothing
    QVERIFY(attempt(guest(kCode), host) == lan::Reason::WrongCode);
}

void CodeExchangeTest::twentyWrongAttempts() {
    Doorkeeper host = door();
    const QByteArray share = shareOf(guest(kWrong));
    for (int i = 0; i < 20; ++i) {
        QVERIFY(!host.isCodeSpent());
        QVERIFY(guess(host, share, QHostAddress(quint32(i + 1)), kStart) == lan::Reason::WrongCode);
    }
    QVERIFY(host.isCodeSpent());
    QVERIFY(attempt(guest(), host) == lan::Reason::Full);
    QVERIFY(!host.refusal(kOther, kToken, kStart)); // whoever was in comes back
    host.setCode(kWrong);
    QVERIFY(!host.isCodeSpent());
    QVERIFY(!attempt(guest(kWrong), host));
}

void CodeExchangeTest::manyGuesses() {
    Doorkeeper host = door();
    const QByteArray share = shareOf(guest(kWrong));
    int judged = 0;
    for (int i = 0; i < 10'000; ++i) {
        const auto refusal = guess(host, share, kGuest, kStart + i * 1ms);
        QVERIFY(refusal);
        judged += *refusal == lan::Reason::WrongCode ? 1 : 0;
    }
    QCOMPARE(judged, 5);

    const int guesses = attempts(100, 10'000);
    int codes = 0;
    judged = 0;
    for (int i = 0; i < guesses; ++i) {
        judged += guess(host, share, QHostAddress(quint32(i + 1)), kStart) == lan::Reason::WrongCode ? 1 : 0;
        if (!host.isCodeSpent()) continue;
        host.setCode(JoinCode::random());
        ++codes;
    }
    QCOMPARE(judged, guesses);
    QCOMPARE(codes, (guesses + 5) / 20);
}

void CodeExchangeTest::otherMessages() {
    Doorkeeper host = door();
    QVERIFY(refusalIn(host.begin(kGuest, QByteArray(kSpake2Share, '\4'), kStart)) == lan::Reason::Unexpected);
    QVERIFY(refusalIn(host.begin(kGuest, {}, kStart)) == lan::Reason::Unexpected);
    GuestExchange ours = guest();
    const auto both = begun(ours, host);
    QVERIFY(both);
    QVERIFY(!ours.take(shareMessage(both->exchange.share()))); // a second share
    QVERIFY(!guest().take(both->proof));                       // a proof before the share
    QVERIFY(!guest().take({}));
    QVERIFY(!host.isCodeSpent());
}

// 10,000 of them from one address. The right one needs no attempt, and no code.
void CodeExchangeTest::tokens() {
    Doorkeeper host = door();
    QVERIFY(!host.refusal(kGuest, kToken, kStart));
    int looked = 0;
    for (int i = 0; i < 10'000; ++i) {
        const auto refusal = host.refusal(kGuest, SeatToken::random(), kStart + i * 1ms);
        QVERIFY(refusal);
        looked += *refusal == lan::Reason::WrongSeat ? 1 : 0;
    }
    QCOMPARE(looked, 5);
    QVERIFY(!host.isCodeSpent());
    QVERIFY(attempt(guest(), host) == lan::Reason::TooManyTries); // it is one budget
    QVERIFY(!host.refusal(kGuest, kToken, kStart + 10s));
}

ELGRANDE_TEST(CodeExchangeTest)
#include "code_exchange_test.moc"
