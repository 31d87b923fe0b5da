// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A host and its guests over loopback, with real TLS: what the tests of the wire have in common.
#pragma once

#include "app/lan/code_exchange.h"
#include "app/lan/listener.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHash>
#include <QPointer>
#include <QSslSocket>
#include <QTest>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace elgrande::lan_tests {

inline lan::Hello hello() {
    return {lan::kProtocolMajor, lan::kProtocolMinor,     QStringLiteral("0.2.0"),
            lan::rulesMark(42),  {QStringLiteral("one")}, QStringLiteral("en")};
}

inline QCborMap message(const QString& type, const QCborValue& value = {}) {
    QCborMap map;
    map.insert(QStringLiteral("t"), type);
    if (!value.isUndefined()) map.insert(QStringLiteral("value"), value);
    return map;
}

// Turns the event loop until it is so; unlike QTest::qWaitFor it never sleeps while there is something to do.
template <class Condition>
bool wait(const Condition& condition, int ms = 5000) {
    QElapsedTimer time;
    time.start();
    QTimer wake;
    wake.start(20);
    while (!condition()) {
        if (time.elapsed() > ms) return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

// Another computer, as far as the host can tell: of 127.0.0.0/8, which is all this one.
inline QHostAddress neighbour(int number) { return QHostAddress(0x7f000100U + static_cast<quint32>(number)); }

// What a guest shows at the door: a code, a token, or both. Nothing: it stays there.
struct Shown {
    std::optional<lan::JoinCode> code = {};
    std::optional<lan::SeatToken> token = {};
};
inline lan::JoinCode codeOf(const QString& text) { return *lan::JoinCode::read(text); }
inline lan::JoinCode wrongCode() { return codeOf(QStringLiteral("000-000")); } // nearly always

// Deriving the secret takes long on purpose, so each code does it once for each host, and its exchange begins anew from
// a copy, which a real guest must not do.
inline lan::GuestExchange exchangeWith(const lan::JoinCode& code, const lan::HostPin& host,
                                       const std::optional<lan::SeatToken>& token) {
    if (token) return *lan::GuestExchange::begin(code, host, token);
    static QHash<QByteArray, lan::GuestExchange> begun;
    const QByteArray key = code.letters() + lan::bytesOf(host);
    if (const auto found = begun.constFind(key); found != begun.constEnd()) return *found;
    return *begun.insert(key, *lan::GuestExchange::begin(code, host));
}

// A guest that enters as soon as it has been greeted and remembers what happened to it.
struct Guest {
    Guest(quint16 port, const std::optional<lan::HostPin>& pin, const Shown& shown,
          const QString& host = QStringLiteral("127.0.0.1"), const lan::Limits& limits = {},
          const lan::Hello& ours = hello(), const QHostAddress& from = {})
        : link(lan::Link::toHost(
              host, port, pin, [ours](const lan::Hello&) { return ours; }, limits, nullptr, from)) {
        listen(shown);
    }
    ~Guest() {
        if (!link) return;
        link->disconnect();
        delete link;
    }
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    void listen(const Shown& shown) {
        QObject::connect(link, &lan::Link::greeted, link, [this, shown] {
            greeted = true;
            if (shown.code) exchange = exchangeWith(*shown.code, link->hostPin(), shown.token);
            if (exchange) link->send(exchange->enter());
            if (!exchange && shown.token) link->send(lan::Entry{shown.token}.toMap());
        });
        QObject::connect(link, &lan::Link::received, link, [this](const QCborMap& map) {
            if (exchange && !exchange->isProved()) {
                const Result<QCborMap> answer = exchange->take(map);
                if (answer && !answer->isEmpty()) link->send(*answer);
                return;
            }
            if (link->stage() == lan::Link::Stage::Waiting) link->admit();
            received.push_back(map);
        });
        QObject::connect(link, &lan::Link::ended, link, [this](const lan::Ending& why) {
            ++endings;
            ending = why;
        });
    }
    bool isIn() const { return !received.empty() && !ending; }
    bool endedBy(lan::Reason reason) const { return ending && ending->is(reason); }

    QPointer<lan::Link> link;
    std::optional<lan::GuestExchange> exchange;
    bool greeted = false;
    std::vector<QCborMap> received;
    std::optional<lan::Ending> ending;
    int endings = 0;
};

// A table that welcomes whoever comes in and gives back what it is told.
struct Host {
    explicit Host(const lan::Limits& limits = {}, const lan::HostKey& itsKey = *lan::HostKey::make(),
                  const lan::Hello& ours = hello(), const QHostAddress& address = QHostAddress::LocalHost,
                  lan::Clock clock = lan::now, quint16 port = 0)
        : key(itsKey)
        , listener(
              key, ours, [this](const lan::SeatToken& token) { return seat && seat->fits(token); }, limits, nullptr,
              std::move(clock)) {
        QObject::connect(&listener, &lan::Listener::admitted, &listener,
                         [this](lan::Link* link, const std::optional<lan::SeatToken>& token) { welcome(link, token); });
        const Result<void> listening = listener.listen(address, port);
        if (!listening) qFatal("%s", listening.error().c_str());
    }

    void welcome(lan::Link* link, const std::optional<lan::SeatToken>& token) {
        ++welcomed;
        lastEntryHadToken = token.has_value();
        links.push_back(link);
        QObject::connect(link, &lan::Link::received, &listener, [this, link](const QCborMap& map) {
            ++heard;
            link->send(map);
        });
        QObject::connect(link, &lan::Link::ended, &listener,
                         [this](const lan::Ending& why) { endings.push_back(why); });
        link->send(message(QStringLiteral("welcome")));
    }

    lan::JoinCode code() const { return key.code(); }
    Shown entry() const { return {code()}; }
    std::unique_ptr<Guest> guest() { return guest(entry()); }
    std::unique_ptr<Guest> guest(const Shown& shown, const QHostAddress& from = {}, const lan::Limits& limits = {}) {
        return std::make_unique<Guest>(listener.port(), key.pin(), shown, QStringLiteral("127.0.0.1"), limits, hello(),
                                       from);
    }

    lan::HostKey key;
    std::optional<lan::SeatTokenHash> seat;
    lan::Listener listener;
    std::vector<QPointer<lan::Link>> links;
    std::vector<lan::Ending> endings; // of guests
    int welcomed = 0;
    int heard = 0;
    bool lastEntryHadToken = false;
};

} // namespace elgrande::lan_tests
