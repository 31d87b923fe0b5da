// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/seat_hash.h"

#include "app/lan/messages.h"
#include "app/lan/messages_fields.h"
#include "app/lan/seat_events.h"

#include <QCryptographicHash>
#include <QVarLengthArray>
#include <QtEndian>

namespace elgrande::lan {

void HistoryHash::add(const QByteArray& events) {
    for (qsizetype at = 0; at < events.size(); at += kEventSize)
        value_ = QCryptographicHash::hash(value_ + events.mid(at, kEventSize), QCryptographicHash::Sha256);
}

QByteArray viewHash(const HistoryHash& history, const Update& update, const std::vector<Action>& legal) {
    // A new field does not compile before it stands here. The events are in the history.
    const auto& [past, total, known, asked, own, waiting, secretPhase, question, committed, backOf, itself] = update;
    QVarLengthArray<char, 2048> bytes;
    const auto number = [&bytes](auto value) {
        const qint64 little = qToLittleEndian(static_cast<qint64>(value));
        bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
    };
    const auto part = [&](const QByteArray& each) {
        number(each.size());
        bytes.append(each.constData(), each.size());
    };
    part(history.value());
    number(past.branch);
    number(total);
    part(known);
    number(asked);
    part(own);
    number(waiting.bits);
    number(secretPhase);
    number(question);
    part(committed);
    number(backOf);
    part(elgrande::lan::bytesOf(legal));
    return QCryptographicHash::hash(QByteArrayView(bytes.constData(), bytes.size()), QCryptographicHash::Sha256);
}

} // namespace elgrande::lan
