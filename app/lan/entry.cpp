// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/entry.h"

using namespace Qt::StringLiterals;

namespace elgrande::lan {

QCborMap Entry::toMap() const {
    QCborMap map;
    map.insert(u"t"_s, u"enter"_s);
    map.insert(u"invitation"_s, invitation.reveal());
    if (token) map.insert(u"token"_s, token->reveal());
    return map;
}

Result<Entry> Entry::fromMap(const QCborMap& map) {
    if (map.value(u"t"_s).toString() != u"enter") return Error("no entry");
    const std::optional<Invitation> invitation = Invitation::of(map.value(u"invitation"_s).toByteArray());
    if (!invitation) return Error("an entry without an invitation");
    Entry entry{*invitation, {}};
    if (!map.contains(u"token"_s)) return entry;
    entry.token = SeatToken::of(map.value(u"token"_s).toByteArray());
    if (!entry.token) return Error("an entry with half a token");
    return entry;
}

} // namespace elgrande::lan
