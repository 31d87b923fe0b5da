// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/entry.h"

#include "app/lan/knock.h"
#include "app/lan/spake2.h"
#include "model/game_model/plain_text.h"

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

std::optional<QByteArray> bytesOfSize(const QCborValue& value, qsizetype size) {
    QByteArray bytes = value.toByteArray();
    return value.isByteArray() && bytes.size() == size ? std::optional(std::move(bytes)) : std::nullopt;
}

bool isMessage(const QCborMap& map, QStringView type) { return map.value(u"t"_s).toString() == type; }

} // namespace

QCborMap Entry::toMap() const {
    QCborMap map;
    map.insert(u"t"_s, u"enter"_s);
    if (token)
        map.insert(u"token"_s, token->reveal());
    else if (!share.isEmpty())
        map.insert(u"share"_s, share);
    else
        map.insert(u"knock"_s, knock);
    return map;
}

Result<Entry> Entry::fromMap(const QCborMap& map) {
    if (!isMessage(map, u"enter")) return Error("no entry");
    int ways = 0;
    for (const QString& each : {u"token"_s, u"share"_s, u"knock"_s}) ways += map.contains(each) ? 1 : 0;
    if (ways != 1) return Error("an entry in several ways, or in none");
    Entry entry;
    if (map.contains(u"token"_s)) {
        entry.token = SeatToken::of(map.value(u"token"_s).toByteArray());
        return entry.token ? Result(entry) : Error("an entry with half a token");
    }
    if (map.contains(u"knock"_s)) {
        entry.knock = map.value(u"knock"_s).toString();
        const bool isName = entry.knock.size() <= kNameLength && !plainText(entry.knock, kNameLength).isEmpty();
        return isName ? Result(entry) : Error("a knock without a name");
    }
    const auto share = bytesOfSize(map.value(u"share"_s), kSpake2Share);
    if (!share) return Error("an entry with half a share");
    entry.share = *share;
    return entry;
}

QCborMap shareMessage(const QByteArray& share) {
    QCborMap map;
    map.insert(u"t"_s, u"share"_s);
    map.insert(u"share"_s, share);
    return map;
}

std::optional<QByteArray> shareIn(const QCborMap& message) {
    return isMessage(message, u"share") ? bytesOfSize(message.value(u"share"_s), kSpake2Share) : std::nullopt;
}

QCborMap sealMessage(const QByteArray& seal) {
    QCborMap map;
    map.insert(u"t"_s, u"knock"_s);
    map.insert(u"seal"_s, seal);
    return map;
}

std::optional<QByteArray> sealIn(const QCborMap& message) {
    return isMessage(message, u"knock") ? bytesOfSize(message.value(u"seal"_s), kKnockSeal) : std::nullopt;
}

QCborMap nonceMessage(const QByteArray& nonce) {
    QCborMap map;
    map.insert(u"t"_s, u"nonce"_s);
    map.insert(u"nonce"_s, nonce);
    return map;
}

std::optional<QByteArray> nonceIn(const QCborMap& message) {
    return isMessage(message, u"nonce") ? bytesOfSize(message.value(u"nonce"_s), kKnockNonce) : std::nullopt;
}

QCborMap Proof::toMap() const {
    QCborMap map;
    map.insert(u"t"_s, u"proof"_s);
    map.insert(u"proof"_s, proof);
    if (token) map.insert(u"token"_s, token->reveal());
    return map;
}

std::optional<Proof> Proof::fromMap(const QCborMap& map) {
    const auto bytes = bytesOfSize(map.value(u"proof"_s), kSpake2Proof);
    if (!isMessage(map, u"proof") || !bytes) return {};
    Proof proof{*bytes};
    if (!map.contains(u"token"_s)) return proof;
    proof.token = SeatToken::of(map.value(u"token"_s).toByteArray());
    return proof.token ? std::optional(proof) : std::nullopt;
}

} // namespace elgrande::lan
