// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/link.h"

#include <QLoggingCategory>
#include <QNetworkProxy>
#include <QSslSocket>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

// Silent unless QT_LOGGING_RULES asks for it. Never what a message says.
Q_LOGGING_CATEGORY(links, "elgrande.lan", QtWarningMsg)

QCborMap signOfLife(const QString& type) {
    QCborMap map;
    map.insert(u"t"_s, type);
    return map;
}

constexpr int kBeforeAdmission = 2; // messages of a guest: entry, and proof or nonce
const QString kPing = u"ping"_s;
const QString kPong = u"pong"_s;

} // namespace

Link::Link(QSslSocket* socket, Side side, const Limits& limits, QObject* parent)
    : QObject(parent)
    , socket_(socket)
    , side_(side)
    , limits_(limits)
    , reader_(limits.frameBeforeHello)
    , frames_(limits.frames, now()) {
    socket_->setParent(this);
    socket_->setReadBufferSize(limits_.inputBuffer);
    socket_->setProxy(QNetworkProxy::NoProxy); // whatever the desktop says of the web
    deadline_.setSingleShot(true);
    pulse_.setInterval(limits_.ping);
    connect(&deadline_, &QTimer::timeout, this, &Link::late);
    connect(&pulse_, &QTimer::timeout, this, [this] { write(signOfLife(kPing)); });
    connect(socket_, &QSslSocket::connected, this, &Link::secure);
    connect(socket_, &QSslSocket::encrypted, this, &Link::secured);
    connect(socket_, &QSslSocket::sslErrors, this, &Link::judge);
    connect(socket_, &QSslSocket::readyRead, this, &Link::read);
    connect(socket_, &QSslSocket::errorOccurred, this, &Link::failed);
    connect(socket_, &QSslSocket::disconnected, this, &Link::failed);
}

Link* Link::toGuest(QSslSocket* accepted, const HostKey& key, const Hello& ours, const Limits& limits,
                    QObject* parent) {
    auto* const link = new Link(accepted, Side::Host, limits, parent);
    link->ours_ = ours;
    accepted->setSslConfiguration(key.configuration());
    link->secure();
    link->begin([accepted] { accepted->startServerEncryption(); });
    return link;
}

Link* Link::toHost(const QString& host, quint16 port, const std::optional<HostPin>& pin, Greeter greeter,
                   const Limits& limits, QObject* parent, const QHostAddress& from) {
    auto* const link = new Link(new QSslSocket, Side::Guest, limits, parent);
    link->pin_ = pin;
    link->greeter_ = std::move(greeter);
    link->socket_->setSslConfiguration(guestConfiguration());
    link->deadline_.start(limits.hello);
    link->begin([link, host, port, from] {
        if (!from.isNull() && !link->socket_->bind(from)) return link->failed();
        link->socket_->connectToHostEncrypted(host, port);
    });
    return link;
}

// The system may say at once that there is no way; nobody would hear of it yet.
void Link::begin(std::function<void()> open) {
    QMetaObject::invokeMethod(
        this,
        [this, open = std::move(open)] {
            if (stage_ != Stage::Ended) open();
        },
        Qt::QueuedConnection);
}

void Link::secure() {
    stage_ = Stage::Securing;
    peer_ = socket_->peerAddress();
    socket_->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connected_.start();
    deadline_.start(limits_.handshake);
}

// Of the guest's end: a certificate that nobody vouches for is as it should be, if it is the one we look for.
void Link::judge(const QList<QSslError>& errors) {
    if (side_ == Side::Guest && isPinned(socket_->peerCertificate(), errors, pin_)) socket_->ignoreSslErrors(errors);
}

void Link::secured() {
    if (stage_ != Stage::Securing) return;
    const bool pinned =
        side_ == Side::Host || isPinned(socket_->peerCertificate(), socket_->sslHandshakeErrors(), pin_);
    if (!pinned || socket_->sessionProtocol() < QSsl::TlsV1_3)
        return end({partingFor(pinned ? Reason::NotSecure : Reason::OtherHost)}, false);
    if (side_ == Side::Guest) shown_ = *pinOf(socket_->peerCertificate());
    stage_ = Stage::Greeting;
    deadline_.start(std::max(Limits::Time(1), limits_.hello - Limits::Time(connected_.elapsed())));
    if (side_ == Side::Host) write(ours_.toMap());
}

void Link::read() {
    // A read makes room for all that it asks for.
    while (isReading() && socket_->bytesAvailable() > 0)
        feed(socket_->read(std::min<qint64>(limits_.inputBuffer, socket_->bytesAvailable())));
}

void Link::feed(QByteArrayView bytes) {
    while (isReading() && !bytes.isEmpty()) {
        bytes = bytes.sliced(reader_.feed(bytes));
        if (reader_.fault() != FrameReader::Fault::None) return leave(Reason::NoFrame);
        if (reader_.isWhole()) take(reader_.take());
    }
}

void Link::take(const QByteArray& frame) {
    // A host answers a guest who comes back with much at once; a guest has no reason to send much.
    if (side_ == Side::Host && !frames_.take(now())) return leave(Reason::Flood);
    const Result<QCborMap> message = decodeFrame(frame, limits_);
    if (!message) {
        qCDebug(links) << "no frame:" << message.error().c_str();
        return leave(stage_ == Stage::Greeting ? Reason::NotElGrande : Reason::NoFrame);
    }
    if (stage_ == Stage::Open) deadline_.start(limits_.silence); // only a whole frame is a sign of life
    if (const std::optional<Parting> parting = Parting::fromMap(*message)) return end({*parting, true}, false);
    if (stage_ == Stage::Greeting) return takeHello(*message);
    takeMessage(*message);
}

void Link::takeHello(const QCborMap& message) {
    const Result<Hello> hello = Hello::fromMap(message);
    if (!hello) return leave(Reason::NotElGrande);
    theirs_ = *hello;
    if (side_ == Side::Guest) {
        ours_ = greeter_(theirs_);
        if (!write(ours_.toMap())) return;
        reader_.setLongest(limits_.frameAfterwards);
    }
    const QList<Difference> differing = differences(ours_, theirs_, side_);
    // Both sides see it; the host says so, too, for whoever cannot.
    if (!canPlay(differing)) return end({partingFor(Reason::Different), false, differing}, side_ == Side::Host);
    stage_ = Stage::Waiting;
    emit greeted();
}

void Link::takeMessage(const QCborMap& message) {
    const QString type = message.value(u"t"_s).toString();
    if (side_ == Side::Host && stage_ == Stage::Waiting) {
        if (++beforeAdmission_ > kBeforeAdmission) return leave(Reason::Unexpected);
    } else if (type == kPing) {
        write(signOfLife(kPong));
        return;
    } else if (type == kPong) {
        return;
    }
    emit received(message);
}

void Link::admit() {
    if (stage_ != Stage::Waiting) return;
    stage_ = Stage::Open;
    reader_.setLongest(limits_.frameAfterwards);
    deadline_.start(limits_.silence);
    if (side_ == Side::Host) pulse_.start();
}

void Link::hold(Limits::Time time) {
    if (stage_ == Stage::Waiting) deadline_.start(time);
}

bool Link::send(const QCborMap& message) {
    return (stage_ == Stage::Waiting || stage_ == Stage::Open) && write(message);
}

qint64 Link::waitingToBeSent() const { return socket_->bytesToWrite() + socket_->encryptedBytesToWrite(); }

bool Link::write(const QCborMap& message) {
    const Result<QByteArray> frame = encodeFrame(message, limits_.frameAfterwards);
    if (!isReading() || !frame) return false;
    socket_->write(*frame);
    if (waitingToBeSent() <= limits_.outputQueue) return true;
    socket_->flush(); // what the system takes does not count
    if (!isReading()) return false;
    if (waitingToBeSent() <= limits_.outputQueue) return true;
    end({partingFor(Reason::NotFetched)}, false);
    return false;
}

void Link::leave(Reason reason) { end({partingFor(reason)}, true); }

// The connection has broken, or was never made.
void Link::failed() {
    const QAbstractSocket::SocketError error = socket_->error();
    Reason reason = Reason::Lost;
    if (stage_ == Stage::Connecting) reason = Reason::NoConnection;
    if (stage_ == Stage::Securing) {
        const bool judged = side_ == Side::Guest && !socket_->peerCertificate().isNull() &&
                            !isPinned(socket_->peerCertificate(), socket_->sslHandshakeErrors(), pin_);
        const bool closed = error == QAbstractSocket::RemoteHostClosedError;
        reason = judged ? Reason::OtherHost : closed ? Reason::TurnedAway : Reason::NotSecure;
    }
    // What came before the end is still read: the last thing may say why.
    if (isReading()) read();
    end({partingFor(reason)}, false);
}

void Link::late() {
    switch (stage_) {
    case Stage::Connecting:
        return end({partingFor(Reason::NoConnection)}, false);
    case Stage::Securing:
        return end({partingFor(Reason::NotSecure)}, false);
    case Stage::Greeting:
    case Stage::Waiting:
        return leave(Reason::TooSlow);
    case Stage::Open:
        return leave(Reason::Silent);
    case Stage::Ended:
        socket_->abort();
        return deleteLater();
    }
}

void Link::end(const Ending& why, bool tell) {
    if (stage_ == Stage::Ended) return;
    qCDebug(links) << peer_ << "ends:" << why.parting.number << (why.byThem ? "by them" : "by us");
    if (tell && isReading()) write(why.parting.toMap());
    if (stage_ == Stage::Ended) return; // while it was written
    const bool orderly = (tell || why.byThem || why.is(Reason::Different)) && isReading();
    stage_ = Stage::Ended;
    pulse_.stop();
    deadline_.stop();
    socket_->disconnect(this);
    connect(socket_, &QSslSocket::disconnected, this, &QObject::deleteLater);
    if (orderly) {
        deadline_.start(limits_.parting);
        socket_->flush(); // on its way, even if this link is deleted at once
        socket_->disconnectFromHost();
    } else {
        socket_->abort();
    }
    if (socket_->state() == QAbstractSocket::UnconnectedState) deleteLater();
    emit ended(why);
}

} // namespace elgrande::lan

#include "moc_link.cpp"
