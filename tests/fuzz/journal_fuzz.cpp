// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Arbitrary bytes as a journal, and journals with right hashes over arbitrary entries: everything before the first
// entry that cannot be read is read, and nothing behind it.
#include "app/lan/frame.h"
#include "app/lan/journal.h"
#include "tests/fuzz/fuzz.h"

#include <QCryptographicHash>
#include <QtEndian>

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

namespace {

const QByteArray kMagic = "El Grande table 1\n";

void readAsItIs(const QByteArray& bytes) {
    const Journal::Entries entries = Journal::entriesIn(bytes);
    require(entries.lost >= 0 && entries.lost <= bytes.size(), "no more is lost than there was");
    const Journal::Entries good = Journal::entriesIn(bytes.first(bytes.size() - entries.lost));
    require(good.list == entries.list && good.lost == 0, "what is good is good without the rest");
}

// The bytes are entries, each behind its length in one byte; the file is as append() would have written it.
void readSealed(const QByteArray& bytes) {
    Limits limits;
    limits.items = 65536;
    QByteArray file = kMagic;
    QByteArray chain = kMagic;
    std::vector<QCborMap> expected;
    qint64 lost = 0;
    bool isGood = true;
    for (qsizetype at = 0; at < bytes.size();) {
        const QByteArray body = bytes.mid(at + 1, static_cast<unsigned char>(bytes[at]));
        at += 1 + body.size();
        chain = QCryptographicHash::hash(chain + body, QCryptographicHash::Sha256);
        QByteArray length(sizeof(quint32), Qt::Uninitialized);
        qToBigEndian(static_cast<quint32>(body.size()), length.data());
        file += length + chain + body;
        const auto entry = decodeFrame(body, limits);
        isGood = isGood && !body.isEmpty() && entry;
        if (isGood)
            expected.push_back(*entry);
        else
            lost += length.size() + chain.size() + body.size();
    }
    const Journal::Entries entries = Journal::entriesIn(file);
    require(entries.list == expected, "the entries before the first wrong one are read, and no others");
    require(entries.lost == lost, "the rest is lost");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes = fuzz::bytesOf(data, size);
    readAsItIs(bytes);
    readAsItIs(kMagic + bytes);
    readSealed(bytes);
    return 0;
}
