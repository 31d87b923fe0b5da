// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Datagrams of strangers: no answer is longer than its question, and a table that is listed can be told to others as it
// was heard.
#include "app/lan/beacon_message.h"
#include "model/game_model/plain_text.h"
#include "tests/fuzz/fuzz.h"

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Limits limits;
    const QByteArray nonce(kNonce, 'n');
    const QByteArray datagram = fuzz::bytesOf(data, size);
    // A question is filled up; the filling is not what is looked for here.
    QByteArray filled = datagram;
    if (filled.size() < static_cast<qsizetype>(limits.probe)) filled.resize(limits.probe, '\0');
    for (const QByteArray& probe : {datagram, filled}) {
        const auto asked = readProbe(probe, limits);
        require(!asked || asked->size() == kNonce, "a question has a nonce");
        require(!asked || probe.size() == static_cast<qsizetype>(limits.probe), "a question is as long as an answer");
    }
    for (const QByteArray& answer : {datagram, "EGB1" + datagram}) {
        const auto notice = readNotice(answer, nonce, limits);
        if (!notice) {
            require(!notice.error().empty(), "a refused answer has a reason");
            continue;
        }
        require(notice->port != 0 && notice->freeSeats <= notice->seats, "a table can be joined");
        require(notice->name == plainText(notice->name, 1000), "a table's name is plain text");
        const QByteArray told = writeNotice(*notice, nonce, limits);
        if (told.isEmpty()) continue; // a hello with little room around it
        require(told.size() <= static_cast<qsizetype>(limits.probe), "an answer is no longer than a question");
        const auto again = readNotice(told, nonce, limits);
        require(again && *again == *notice, "a table is told as it was heard");
    }
    return 0;
}
