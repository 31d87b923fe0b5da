// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One end of a connection between host and guest: TLS, the hellos of both sides, the guest's entry, then messages.
// Every stage has a deadline; input and unsent output are limited from the first byte. A guest that has the pin of the
// host's key sends nothing before the key has matched it; one that has only the join code proves it with its entry.
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
#include <optional>

class QSslSocket;

namespace elgrande::lan {

// Why a link has ended.
struct Ending {
    Parting parting;
    bool byThem = false;                // sent by the peer
    QList<Difference> differences = {}; // incompatibilities of the two programs

    bool is(Reason reason) const { return parting.number == static_cast<int>(reason); }
};

class Link : public QObject {
    Q_OBJECT

  public:
    enum class Stage { Connecting, Securing, Greeting, Waiting, Open, Ended };
    // The guest's hello, in answer to the host's.
    using Greeter = std::function<Hello(const Hello& host)>;

    // Both emit no signal before control returns to the event loop, so that the caller can connect first.
    // The host's end of a connection that has just been accepted; takes ownership of the socket.
    static Link* toGuest(QSslSocket* accepted, const HostKey& key, const Hello& ours, const Limits& limits,
                         QObject* parent);
    // The guest's end; `host` is an address or a name. Without a pin: any host. `from`: one of several addresses that
    // this computer has.
    static Link* toHost(const QString& host, quint16 port, const std::optional<HostPin>& pin, Greeter greeter,
                        const Limits& limits, QObject* parent, const QHostAddress& from = {});

    Stage stage() const { return stage_; }
    QHostAddress peer() const { return peer_; }
    const Hello& theirs() const { return theirs_; }   // after greeted()
    const HostPin& hostPin() const { return shown_; } // guest's end, after greeted(): of the key that TLS has shown

    // Host: admits the guest. Guest: was admitted. From now on long frames are accepted and silence is detected.
    void admit();
    // While a person decides whether the guest is admitted: so much time from now.
    void hold(Limits::Time time);
    // After greeted(). False if it was not sent: it is too long, or the link has ended, perhaps because the peer did
    // not receive earlier messages.
    bool send(const QCborMap& message);
    // Sends the reason and ends the link; nothing more is received.
    void leave(Reason reason);
    // Output that the peer has not received yet, in bytes.
    qint64 waitingToBeSent() const;

  signals:
    void greeted();
    // Any message except hello, parting and pings. On the host, at most two before admit(): entry and proof or nonce.
    void received(const QCborMap& message);
    // Emitted exactly once. The link deletes itself when its parting is delivered, or after a second.
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
    std::optional<HostPin> pin_; // guest's end
    HostPin shown_{};            // guest's end
    Greeter greeter_;            // guest's end
    Hello ours_;
    Hello theirs_;
    FrameReader reader_;
    TokenBucket frames_;
    int beforeAdmission_ = 0; // messages; host's end
    QElapsedTimer connected_;
    QTimer deadline_;
    QTimer pulse_; // host's end
};

} // namespace elgrande::lan
