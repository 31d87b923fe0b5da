// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/beacon_message.h"

#include "app/lan/frame.h"
#include "app/lan/secret_bytes.h"
#include "model/game_model/plain_text.h"

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

const QByteArray kMagic = "EGB1";
constexpr int kMostSeats = 16;

Result<QCborMap> bodyOf(const QByteArray& datagram, const QString& type, const Limits& limits) {
    if (datagram.size() > static_cast<qsizetype>(limits.probe) || !datagram.startsWith(kMagic))
        return Error("not ours");
    Result<QCborMap> body = decodeFrame(datagram.mid(kMagic.size()), limits);
    if (body && body->value(u"t"_s).toString() != type) return Error("not what was expected");
    return body;
}

std::optional<int> smallNumber(const QCborValue& value, int most) {
    if (!value.isInteger() || value.toInteger() < 0 || value.toInteger() > most) return {};
    return static_cast<int>(value.toInteger());
}

} // namespace

QByteArray randomBytes(qsizetype count) {
    QByteArray bytes(count, Qt::Uninitialized);
    fillRandomly(reinterpret_cast<std::uint8_t*>(bytes.data()), static_cast<std::size_t>(count));
    return bytes;
}

QByteArray writeProbe(const QByteArray& nonce, const Limits& limits) {
    QCborMap map;
    map.insert(u"t"_s, u"probe"_s);
    map.insert(u"nonce"_s, nonce);
    map.insert(u"pad"_s, QByteArray(static_cast<qsizetype>(limits.probe), '\0'));
    const qsizetype tooLong = kMagic.size() + map.toCborValue().toCbor().size() - static_cast<qsizetype>(limits.probe);
    map.insert(u"pad"_s, QByteArray(static_cast<qsizetype>(limits.probe) - tooLong, '\0'));
    return kMagic + map.toCborValue().toCbor();
}

std::optional<QByteArray> readProbe(const QByteArray& datagram, const Limits& limits) {
    if (datagram.size() < static_cast<qsizetype>(limits.probe)) return {};
    const Result<QCborMap> map = bodyOf(datagram, u"probe"_s, limits);
    if (!map) return {};
    const QByteArray nonce = map->value(u"nonce"_s).toByteArray();
    if (nonce.size() != kNonce) return {};
    return nonce;
}

QByteArray writeNotice(const TableNotice& notice, const QByteArray& nonce, const Limits& limits) {
    QCborMap map;
    map.insert(u"t"_s, u"table"_s);
    map.insert(u"nonce"_s, nonce);
    map.insert(u"table"_s, notice.table);
    map.insert(u"name"_s, plainText(notice.name, kNameLength));
    map.insert(u"hello"_s, notice.hello.toMap());
    map.insert(u"port"_s, notice.port);
    map.insert(u"seats"_s, notice.seats);
    map.insert(u"free"_s, notice.freeSeats);
    map.insert(u"playing"_s, notice.playing);
    const QByteArray datagram = kMagic + map.toCborValue().toCbor();
    return datagram.size() <= static_cast<qsizetype>(limits.probe) ? datagram : QByteArray();
}

Result<TableNotice> readNotice(const QByteArray& datagram, const QByteArray& nonce, const Limits& limits) {
    const Result<QCborMap> map = bodyOf(datagram, u"table"_s, limits);
    if (!map) return map.fault();
    if (map->value(u"nonce"_s).toByteArray() != nonce) return Error("an answer that nobody has asked for");
    TableNotice notice;
    notice.table = map->value(u"table"_s).toByteArray();
    notice.name = plainText(map->value(u"name"_s).toString(), kNameLength);
    const Result<Hello> hello = Hello::fromMap(map->value(u"hello"_s).toMap());
    if (!hello) return hello.fault();
    notice.hello = *hello;
    const std::optional<int> port = smallNumber(map->value(u"port"_s), 0xffff);
    const std::optional<int> seats = smallNumber(map->value(u"seats"_s), kMostSeats);
    const std::optional<int> freeSeats = smallNumber(map->value(u"free"_s), kMostSeats);
    if (notice.table.size() != kTableId || !port || *port == 0 || !seats || !freeSeats || *freeSeats > *seats)
        return Error("a table that cannot be");
    notice.port = static_cast<quint16>(*port);
    notice.seats = *seats;
    notice.freeSeats = *freeSeats;
    notice.playing = map->value(u"playing"_s).isTrue();
    return notice;
}

} // namespace elgrande::lan
