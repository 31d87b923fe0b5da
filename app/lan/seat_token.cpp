// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/seat_token.h"

#include "app/lan/frame.h"
#include "app/storage/files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

constexpr qint64 kLargestToken = 256; // bytes
constexpr qsizetype kPlayerSecretSize = 32;

qint64 bitOf(Seat seat) { return qint64{1} << index(seat); }

QByteArray hashOf(const SeatToken& token) {
    return QCryptographicHash::hash(token.reveal(), QCryptographicHash::Sha256);
}

} // namespace

SeatTokenHash::SeatTokenHash(const SeatToken& token)
    : bytes_(hashOf(token)) {}

std::optional<SeatTokenHash> SeatTokenHash::of(const QByteArray& bytes) {
    if (bytes.size() != kSize) return {};
    return SeatTokenHash(bytes);
}

bool SeatTokenHash::fits(const SeatToken& token) const {
    const QByteArray hash = hashOf(token);
    return equalInConstantTime(reinterpret_cast<const std::uint8_t*>(hash.constData()),
                               reinterpret_cast<const std::uint8_t*>(bytes_.constData()), kSize);
}

SeatFile::SeatFile(const QString& folder, const HostPin& table)
    : table_(table)
    , path_(QDir(folder).filePath(QString::fromLatin1(bytesOf(table).toHex()) + u".seat"_s)) {}

Result<void> SeatFile::keep(const SeatToken& token) const {
    QCborMap map;
    map.insert(u"table"_s, bytesOf(table_));
    map.insert(u"token"_s, token.reveal());
    return writePrivately(path_, map.toCborValue().toCbor());
}

std::optional<QCborMap> SeatFile::read() const {
    const Result<QByteArray> bytes = readWhole(path_, kLargestToken);
    if (!bytes) return {};
    const Result<QCborMap> map = decodeFrame(*bytes, Limits());
    if (!map || map->value(u"table"_s).toByteArray() != bytesOf(table_)) return {};
    return *map;
}

std::optional<SeatToken> SeatFile::token() const {
    const auto map = read();
    return map ? SeatToken::of(map->value(u"token"_s).toByteArray()) : std::nullopt;
}

void SeatFile::noteSat(Seat seat) const {
    auto map = read();
    if (!map || hasSat(seat)) return;
    map->insert(u"sat"_s, map->value(u"sat"_s).toInteger(0) | bitOf(seat));
    (void)writePrivately(path_, map->toCborValue().toCbor()); // where it fails, the deck is judged as for a spectator
}

bool SeatFile::hasSat(Seat seat) const {
    const auto map = read();
    return map && (map->value(u"sat"_s).toInteger(0) & bitOf(seat)) != 0;
}

void SeatFile::forget() const { QFile::remove(path_); }

Result<QByteArray> SeatFile::secret() const {
    const QString path = path_.chopped(u".seat"_s.size()) + u".secret"_s;
    const Result<QByteArray> kept = readWhole(path, kLargestToken);
    if (kept && kept->size() == kPlayerSecretSize) return *kept;
    QByteArray made(kPlayerSecretSize, Qt::Uninitialized);
    fillRandomly(reinterpret_cast<std::uint8_t*>(made.data()), static_cast<std::size_t>(made.size()));
    const Result<void> written = writePrivately(path, made);
    return written ? Result<QByteArray>(made) : written.fault();
}

} // namespace elgrande::lan
