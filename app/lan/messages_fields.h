// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and checks the fields of a message one by one; remembers the first fault.
#pragma once

#include "model/core/action.h"

#include <QByteArray>
#include <QCborArray>
#include <QCborMap>
#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace elgrande::lan {

// Bytes of a record without moves: a header with corrections of every card.
constexpr qsizetype kMostRecord = 24 * 1024;

class Fields {
  public:
    explicit Fields(const QCborMap& map)
        : map_(map) {}

    bool areFine() const { return fault_.empty(); }
    const std::string& fault() const { return fault_; }

    bool has(QLatin1StringView key) const { return !map_.value(key).isUndefined(); }
    int number(QLatin1StringView key, int least, int most) {
        const QCborValue value = map_.value(key);
        if (!value.isInteger() || value.toInteger() < least || value.toInteger() > most) return refuse(key, least);
        return static_cast<int>(value.toInteger());
    }
    template <class E>
    E oneOf(QLatin1StringView key) {
        return static_cast<E>(number(key, 0, static_cast<int>(E::Count) - 1));
    }
    bool flag(QLatin1StringView key) {
        const QCborValue value = map_.value(key);
        return value.isBool() ? value.toBool() : refuse(key, false);
    }
    Seat seat(QLatin1StringView key) { return static_cast<Seat>(number(key, 0, kMaxSeats - 1)); }
    Seat seatOrNone(QLatin1StringView key) { return has(key) ? seat(key) : Seat::None; }
    SeatSet seats(QLatin1StringView key) { return {static_cast<std::uint32_t>(number(key, 0, (1 << kMaxSeats) - 1))}; }
    QByteArray bytes(QLatin1StringView key, qsizetype least, qsizetype most) {
        return bytesIn(map_.value(key), key, least, most);
    }
    QString text(QLatin1StringView key, qsizetype most) {
        const QCborValue value = map_.value(key);
        if (!value.isString() || value.toString().size() > most) return refuse(key, QString());
        return value.toString();
    }
    std::vector<Action> actions(QLatin1StringView key, int most) {
        const QByteArray packed = bytes(key, 4, 4 * most);
        if (packed.size() % 4 != 0) return refuse(key, std::vector<Action>());
        std::vector<Action> list;
        for (qsizetype i = 0; i < packed.size(); i += 4)
            list.push_back(act(static_cast<ActionKind>(packed[i]), static_cast<unsigned char>(packed[i + 1]),
                               static_cast<unsigned char>(packed[i + 2]), static_cast<unsigned char>(packed[i + 3])));
        return list;
    }
    // A list with `least` to `most` entries.
    QCborArray list(QLatin1StringView key, qsizetype least, qsizetype most) {
        const QCborValue value = map_.value(key);
        const QCborArray held = value.toArray();
        if (!value.isArray() || held.size() < least || held.size() > most) return refuse(key, QCborArray());
        return held;
    }
    QCborMap map(QLatin1StringView key) {
        const QCborValue value = map_.value(key);
        return value.isMap() ? value.toMap() : refuse(key, QCborMap());
    }
    QByteArray bytesIn(const QCborValue& value, QLatin1StringView key, qsizetype least, qsizetype most) {
        QByteArray held = value.toByteArray();
        if (!value.isByteArray() || held.size() < least || held.size() > most) return refuse(key, QByteArray());
        return held;
    }
    template <class T>
    T refuse(QLatin1StringView key, T instead) {
        if (fault_.empty()) fault_ = std::string("a wrong '") + key.data() + "'";
        return instead;
    }

  private:
    const QCborMap& map_;
    std::string fault_;
};

inline QByteArray bytesOf(const std::vector<Action>& actions) {
    QByteArray bytes;
    for (Action each : actions)
        for (const auto part : {static_cast<std::uint8_t>(each.kind), each.a, each.b, each.c})
            bytes.append(static_cast<char>(part));
    return bytes;
}

} // namespace elgrande::lan
