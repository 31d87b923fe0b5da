// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Entering with the join code: whatever a guest or a host sends that does not have it, neither lets the other in. The
// first byte says who is honest and what the other one does; its messages are made of the rest.
#include "app/lan/code_exchange.h"
#include "app/lan/doorkeeper.h"
#include "app/lan/entry.h"
#include "app/lan/frame.h"
#include "tests/fuzz/fuzz.h"

using namespace elgrande;
using namespace elgrande::lan;
using namespace std::chrono_literals;
using fuzz::require;

namespace {

const HostPin kHost{1, 2, 3};
const QHostAddress kGuest(QHostAddress::LocalHost);
const Moment kNow = Moment() + 1000h;

JoinCode ourCode() { return *JoinCode::read(QStringLiteral("K7H-3XA")); }

// Made once: its secret takes longer than everything else.
GuestExchange honestGuest() {
    static const GuestExchange made = *GuestExchange::begin(ourCode(), kHost);
    return made;
}
Doorkeeper honestHost() {
    static Doorkeeper made = [] {
        Doorkeeper door(
            ourCode(), kHost, [](const SeatToken&) { return false; }, Limits());
        (void)door.begin(kGuest, Entry::fromMap(honestGuest().enter())->share, kNow); // now it has the secret
        return door;
    }();
    return made;
}

QByteArray part(QByteArray& bytes, qsizetype size) {
    const QByteArray taken = bytes.left(size);
    bytes = bytes.mid(size);
    return taken;
}
// With bytes changed: where, and by how much.
bool change(QByteArray& bytes, const QByteArray& changes) {
    const QByteArray before = bytes;
    for (qsizetype i = 0; i + 1 < changes.size(); i += 2) {
        char& at = bytes[static_cast<unsigned char>(changes[i]) % bytes.size()];
        at = static_cast<char>(at ^ changes[i + 1]);
    }
    return bytes != before;
}

// Of somebody with another secret: a point that is on the curve. Nothing: the bytes are no numbers of it.
std::optional<Spake2> cheat(Side side, QByteArray& bytes) {
    const auto secret = Spake2Scalar::of(part(bytes, 32).leftJustified(32, '\x01'));
    const auto number = Spake2Scalar::of(part(bytes, 32).leftJustified(32, '\x01'));
    auto exchange = Spake2::begin(side, *secret, exchangeNames(kHost), *number);
    return exchange ? std::optional(std::move(*exchange)) : std::nullopt;
}

bool letsIn(Doorkeeper host, const QByteArray& share, const std::function<QByteArray(const QByteArray&)>& proofFor) {
    const auto begun = host.begin(kGuest, share, kNow);
    const auto* exchange = std::get_if<Doorkeeper::Exchange>(&begun);
    if (exchange == nullptr) return false;
    require(exchange->share().size() == kSpake2Share, "a share has its size");
    return std::holds_alternative<QByteArray>(host.judge(*exchange, kGuest, proofFor(exchange->share()), kNow));
}

void cheatHost(QByteArray bytes, bool onTheCurve) {
    if (!onTheCurve) {
        const QByteArray share = part(bytes, kSpake2Share);
        return require(!letsIn(honestHost(), share, [&](const QByteArray&) { return bytes; }),
                       "nobody enters without the code");
    }
    const auto cheater = cheat(Side::Guest, bytes);
    if (!cheater) return;
    const auto proofFor = [&](const QByteArray& share) {
        auto agreement = Spake2(*cheater).agree(share);
        return agreement ? agreement->proof() : bytes;
    };
    require(!letsIn(honestHost(), cheater->share(), proofFor), "nobody enters with another secret");
}

void cheatGuest(QByteArray bytes, bool onTheCurve) {
    GuestExchange guest = honestGuest();
    const auto cheater = onTheCurve ? cheat(Side::Host, bytes) : std::nullopt;
    if (onTheCurve && !cheater) return;
    const auto proof = guest.take(shareMessage(onTheCurve ? cheater->share() : part(bytes, kSpake2Share)));
    require(!guest.isProved(), "a share proves nothing");
    if (!proof) return require(!proof.error().empty(), "what is refused has a reason");
    QByteArray answer = bytes;
    if (cheater)
        if (const auto agreement = Spake2(*cheater).agree(Entry::fromMap(honestGuest().enter())->share))
            answer = agreement->proof();
    (void)guest.take(Proof{answer}.toMap());
    require(!guest.isProved(), "a host without the code proves nothing");
}

// Both are honest, and somebody in between changes what they say.
void changedOnTheWay(QByteArray bytes) {
    const QByteArray changes[] = {part(bytes, bytes.size() / 3), part(bytes, bytes.size() / 2), bytes};
    GuestExchange guest = honestGuest();
    QByteArray share = Entry::fromMap(guest.enter())->share;
    bool isChanged = change(share, changes[0]);
    Doorkeeper host = honestHost();
    const auto begun = host.begin(kGuest, share, kNow);
    const auto* exchange = std::get_if<Doorkeeper::Exchange>(&begun);
    if (exchange == nullptr) return require(isChanged, "an honest share is taken");
    QByteArray answer = exchange->share();
    isChanged = change(answer, changes[1]) || isChanged;
    const auto told = guest.take(shareMessage(answer));
    if (!told) return require(isChanged, "an honest answer is taken");
    QByteArray proof = Proof::fromMap(*told)->proof;
    isChanged = change(proof, changes[2]) || isChanged;
    const auto judged = host.judge(*exchange, kGuest, proof, kNow);
    const auto* ours = std::get_if<QByteArray>(&judged);
    require((ours != nullptr) == !isChanged, "the right code lets in, and nothing that was changed");
    if (ours == nullptr) return;
    require(guest.take(Proof{*ours}.toMap()) && guest.isProved(), "the guest knows that it is at the right host");
}

// Whatever comes as frames, each behind its length in one byte.
void anyMessages(const QByteArray& bytes) {
    GuestExchange guest = honestGuest();
    for (qsizetype at = 0; at < bytes.size();) {
        const QByteArray frame = bytes.mid(at + 1, static_cast<unsigned char>(bytes[at]));
        at += 1 + frame.size();
        if (const auto map = decodeFrame(frame, Limits{})) (void)guest.take(*map);
        require(!guest.isProved(), "no message proves the code that was not known");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    const QByteArray bytes = fuzz::bytesOf(data + 1, size - 1);
    switch (data[0] % 6) {
    case 0:
    case 1:
        cheatHost(bytes, data[0] % 2 == 1);
        break;
    case 2:
    case 3:
        cheatGuest(bytes, data[0] % 2 == 1);
        break;
    case 4:
        changedOnTheWay(bytes);
        break;
    default:
        anyMessages(bytes);
    }
    return 0;
}
