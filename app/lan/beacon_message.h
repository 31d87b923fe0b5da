// How tables are found: a guest asks into the network, every host answers the asker. Four letters, then a frame's map
// in one datagram. Nothing that comes here is believed: whoever joins needs the code, which tells the host for certain.
// A question is filled up to a fixed size and no answer is longer, so that nobody can be flooded through us.
#pragma once

#include "app/lan/hello.h"
#include "app/lan/limits.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace elgrande::lan {

inline constexpr quint16 kBeaconPort = 23610;

// What a table tells of itself.
struct TableNotice {
    QByteArray table; // kTableId bytes that name it, so that it is listed once, however many ways lead to it
    QString name;     // as plainText(), kNameLength
    Hello hello;
    quint16 port = 0; // where to join
    int seats = 0;
    int freeSeats = 0;
    bool playing = false;

    bool operator==(const TableNotice&) const = default;
};
inline constexpr qsizetype kTableId = 8;
inline constexpr qsizetype kNonce = 8;

QByteArray randomBytes(qsizetype count);

QByteArray writeProbe(const QByteArray& nonce, const Limits& limits);
// The nonce, which the answer repeats. Nothing: no question, or one that is too short.
std::optional<QByteArray> readProbe(const QByteArray& datagram, const Limits& limits);

// Empty where it would be longer than a question.
QByteArray writeNotice(const TableNotice& notice, const QByteArray& nonce, const Limits& limits);
Result<TableNotice> readNotice(const QByteArray& datagram, const QByteArray& nonce, const Limits& limits);

} // namespace elgrande::lan
