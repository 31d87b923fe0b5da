// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Accepts connections on the host. Connections that are not admitted yet have limits of their own, so that many or idle
// ones keep no guest out. A link passed on by `admitted` is encrypted, speaks this protocol, has the same rules, and
// has shown a valid token, proved the join code, or was let in by a person.
#pragma once

#include "app/lan/doorkeeper.h"
#include "app/lan/entry.h"
#include "app/lan/knock.h"
#include "app/lan/knock_rate.h"
#include "app/lan/link.h"

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QTcpServer>
#include <QTimer>

#include <map>
#include <optional>

namespace elgrande::lan {

// The error names a port that is taken.
Result<void> listenOn(QTcpServer& server, const QHostAddress& address, quint16 port);

class Listener : public QObject {
    Q_OBJECT

  public:
    // `seatOf`: whether a token belongs to a seat of this table.
    Listener(const HostKey& key, const Hello& ours, Doorkeeper::SeatOf seatOf, const Limits& limits,
             QObject* parent = nullptr, Clock clock = now);
    ~Listener() override;

    // Port 0: any. The error is a sentence for the player.
    Result<void> listen(const QHostAddress& address, quint16 port);
    quint16 port() const { return server_.serverPort(); }
    void setCode(const JoinCode& code);
    // Whether guests may ask to be let in; those who are asking are refused if not.
    void setMayKnock(bool may);
    QList<Knock> knocks() const; // that are to be answered, the oldest first
    void answer(int knock, KnockAnswer answer);
    void block(const QHostAddress& address) { knockRate_.refuseAlways(address); } // its knocks
    // Informs the guests and accepts no more connections.
    void close(Reason reason);

    int waiting() const { return static_cast<int>(waiting_.size()); } // connected, but not admitted
    int guests() const { return static_cast<int>(guests_.size()); }

  signals:
    // The link is open; it deletes itself after it has ended. `token`: that the guest has shown; with the code it
    // may be an unknown one. `byCode`: it has proved the code.
    void admitted(elgrande::lan::Link* link, const std::optional<elgrande::lan::SeatToken>& token, bool byCode);
    // Some time after twenty wrong attempts: nobody new enters until there is another code.
    void codeSpent();
    void shutOut(const QHostAddress& address); // it has used up its attempts
    void knocksChanged();

  private:
    // Passes on each socket as it is accepted.
    class Server : public QTcpServer {
      public:
        explicit Server(Listener& listener)
            : listener_(listener) {}

      protected:
        void incomingConnection(qintptr descriptor) override { listener_.accept(descriptor); }

      private:
        Listener& listener_;
    };

    void accept(qintptr descriptor);
    bool isWelcome(const QHostAddress& address);
    void enter(Link* link, const QCborMap& message);
    void enter(Link* link, const SeatToken& token);
    void begin(Link* link, const QByteArray& share);
    void judge(Link* link, const Doorkeeper::Exchange& exchange, const QCborMap& message);
    bool mayKnock(const QHostAddress& from);
    void knock(Link* link, const QString& name);
    void show(Link* link, const QCborMap& message);
    void renewLater();
    void refuse(Link* link, Reason why);
    void welcome(Link* link, const std::optional<SeatToken>& token, bool byCode);
    void forget(Link* link);

    struct OpenKnock {
        Knock told; // without a number: the guest's nonce has not come yet
        HostKnock exchange;
    };

    HostKey key_;
    Hello ours_;
    Limits limits_;
    Clock clock_;
    Doorkeeper door_;
    AddressRate handshakes_;
    QList<Link*> waiting_;                                  // the oldest first
    std::map<const Link*, Doorkeeper::Exchange> exchanges_; // of waiting links
    std::map<Link*, OpenKnock> knocks_;                     // of waiting links
    KnockRate knockRate_;
    int lastKnock_ = 0;
    QList<Link*> guests_;
    QTimer renewal_; // of the code
    Server server_;
};

} // namespace elgrande::lan
