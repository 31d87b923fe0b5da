// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One end of a connection between host and guest: TLS with a pinned key, hellos of both sides, the guest's entry, then
// messages. Every stage has a deadline, and input and unsent output are limited from the first byte. A guest sends
// nothing before the host's key has been found to match the join code.
//
//     Connecting -> Securing -> Greeting -> Waiting (for admit()) -> Open -> Ended
#pragma once

#include "app/lan/frame.h"
#include "app/lan/hello.h"
#include "app/lan/host_key.h"
#include "app/lan/parting.h"
#include "app/lan/rate_limit.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QObject>
#include <QSslError>
#include <QTimer>

#include <functional>

class QSslSocket;

namespace elgrande::lan {

// Why a link has ended.
struct Ending {
    Parting parting;
    bool byThem = false;                // the peer has sent it
    QList<Difference> differences = {}; // incompatibilities of the two programs

    bool is(Reason reason) const { return parting.number == static_cast<int>(reason); }
};

class Link : public QObject {
    Q_OBJECT

  public:
    enum class Stage { Connecting, Securing, Greeting, Waiting, Open, Ended };
    // What the guest answers to the host's hello.
    using Greeter = std::function<Hello(const Hello& host)>;

    // No signal is emitted before control returns to the event loop, so that the creator of a link can connect first.
    // The host's end of a connection that has just been accepted; takes the socket.
    static Link* toGuest(QSslSocket* accepted, const HostKey& key, const Hello& ours, const Limits& limits,
                         QObject* parent);
    // The guest's end; `host` is an address or a name. `from`: one of several addresses that this computer has.
    static Link* toHost(const QString& host, quint16 port, const HostPin& pin, Greeter greeter, const Limits& limits,
                        QObject* parent, const QHostAddress& from = {});

    Stage stage() const { return stage_; }
    QHostAddress peer() const { return peer_; }
    const Hello& theirs() const { return theirs_; } // once greeted

    // Host: admits the guest. Guest: has been admitted. From now on long frames are read and silence is detected.
    void admit();
    // Once greeted. False if it was not sent: too long, or the link has ended, for instance because the peer does not
    // receive what was sent before.
    bool send(const QCborMap& message);
    // Sends the reason and ends; nothing more is received.
    void leave(Reason reason);
    // What waits to be fetched, in bytes.
    qint64 waitingToBeSent() const;

  signals:
    void greeted();
    // Anything but hello, parting and signs of life. Of a host's link before admit(): one message at most.
    void received(const QCborMap& message);
    // Exactly once. The link then deletes itself as soon as its parting has been handed over, a second later at most.
    void ended(const elgrande::lan::Ending& why);

  private:
    Link(QSslSocket* socket, Side side, const Limits& limits, QObject* parent);

    void begin(std::function<void()> open);
    void secure();
    void judge(const QList<QSslError>& errors);
    void secured();
    void read();
    void feed(QByteArrayView bytes);
    void take(const QByteArray& frame);
    void takeHello(const QCborMap& message);
    void takeMessage(const QCborMap& message);
    bool write(const QCborMap& message);
    void failed();
    void late();
    void end(const Ending& why, bool tell);
    bool isReading() const { return stage_ >= Stage::Greeting && stage_ < Stage::Ended; }

    QSslSocket* socket_; // a child
    Side side_;
    Limits limits_;
    Stage stage_ = Stage::Connecting;
    QHostAddress peer_;
    HostPin pin_{};   // guest's end
    Greeter greeter_; // guest's end
    Hello ours_;
    Hello theirs_;
    FrameReader reader_;
    TokenBucket frames_;
    bool entryCame_ = false; // host's end
    QElapsedTimer connected_;
    QTimer deadline_;
    QTimer pulse_; // host's end
};

} // namespace elgrande::lan
