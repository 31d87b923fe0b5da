// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of a message, listed once for both directions: `fields(io, message)` names every field with its type,
// range and length, and `io` is a FieldWriter or a FieldReader, which have the same functions.
//
//     constexpr QLatin1StringView nameOf(const Have&) { return "have"_L1; }
//     void fields(auto& io, Of<Have> auto& have) {
//         io.number("branch"_L1, have.branch, -1, kMostSteps);
//         io.number("seen"_L1, have.seen, 0, kMostSteps);
//     }
//
// A FieldReader refuses a message with a missing or wrong field and ignores unknown ones. Fields reads a file's map in
// the same way, one value at a time.
#pragma once

#include "model/core/action.h"
#include "model/core/result.h"
#include "model/game_model/plain_text.h"

#include <QByteArray>
#include <QCborArray>
#include <QCborMap>
#include <QLatin1StringView>
#include <QString>

#include <concepts>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace elgrande::lan {

// Bytes of a record without moves: a header with corrections of every card.
constexpr qsizetype kMostRecord = 24 * 1024;

constexpr QLatin1StringView kMessageType("t");

inline QByteArray bytesOf(const std::vector<Action>& actions) {
    QByteArray bytes;
    for (Action each : actions)
        for (const auto part : {static_cast<std::uint8_t>(each.kind), each.a, each.b, each.c})
            bytes.append(static_cast<char>(part));
    return bytes;
}
// A move is its seat and its action.
inline constexpr qsizetype kMoveSize = 5;
inline QByteArray bytesOf(const std::vector<Move>& moves) {
    QByteArray bytes;
    for (const Move& each : moves) bytes += static_cast<char>(each.seat) + bytesOf({each.action});
    return bytes;
}
// Of at least four bytes.
inline Action actionIn(QByteArrayView bytes) {
    const auto byte = [bytes](qsizetype at) { return static_cast<unsigned char>(bytes[at]); };
    return act(static_cast<ActionKind>(byte(0)), byte(1), byte(2), byte(3));
}

// Reads and checks values one by one; remembers the first fault.
class Fields {
  public:
    explicit Fields(const QCborMap& map)
        : map_(map) {}

    bool areFine() const { return fault_.empty(); }
    const std::string& fault() const { return fault_; }

    QCborValue value(QLatin1StringView key) const { return map_.value(key); }
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
        for (qsizetype i = 0; i < packed.size(); i += 4) list.push_back(actionIn(QByteArrayView(packed).sliced(i)));
        return list;
    }
    std::vector<Move> moves(QLatin1StringView key, int most) {
        const QByteArray packed = bytes(key, 0, kMoveSize * most);
        if (packed.size() % kMoveSize != 0) return refuse(key, std::vector<Move>());
        std::vector<Move> list;
        for (qsizetype i = 0; i < packed.size(); i += kMoveSize)
            list.push_back({static_cast<Seat>(packed[i]), actionIn(QByteArrayView(packed).sliced(i + 1))});
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

// `Message` or, for a FieldWriter, const Message.
template <class T, class Message>
concept Of = std::same_as<std::remove_const_t<T>, Message>;

class FieldWriter {
    using Key = QLatin1StringView;

  public:
    const QCborMap& map() const { return map_; }

    // Whether an optional field is there.
    bool has(Key, bool isThere) const { return isThere; }
    void constant(Key key, Key value) { map_[key] = value; }
    void number(Key key, const std::integral auto& value, int, int) { map_[key] = qint64{value}; }
    void oneOf(Key key, const auto& value) { map_[key] = static_cast<qint64>(value); }
    void flag(Key key, bool value) { map_[key] = value; }
    void seat(Key key, Seat seat) {
        if (seat != Seat::None) oneOf(key, seat);
    }
    void seatOrNone(Key key, Seat value) { seat(key, value); }
    void seats(Key key, SeatSet seats) { map_[key] = qint64{seats.bits}; }
    void bytes(Key key, const QByteArray& bytes, qsizetype, qsizetype) { map_[key] = bytes; }
    void bytesOrNone(Key key, const QByteArray& bytes, qsizetype, qsizetype) {
        if (!bytes.isEmpty()) map_[key] = bytes;
    }
    void actions(Key key, const std::vector<Action>& actions, int) { map_[key] = bytesOf(actions); }
    void packedAction(Key key, Action action) { map_[key] = qint64{packed(action)}; }
    void moves(Key key, const std::vector<Move>& moves, int) { map_[key] = bytesOf(moves); }
    void text(Key key, const QString& text, qsizetype) { map_[key] = text; }
    void cutText(Key key, const QString& text, qsizetype most) { map_[key] = text.left(most); }
    void anyText(Key key, const QString& text, qsizetype most) { map_[key] = plainText(text, most); }
    void id(Key key, const std::string& id, qsizetype) { map_[key] = QString::fromStdString(id); }
    template <class T>
    void message(Key key, const T& inner) {
        FieldWriter writer;
        fields(writer, inner);
        map_[key] = writer.map_;
    }
    void list(Key key, const auto& list, qsizetype, qsizetype, const auto& item) {
        QCborArray values;
        for (const auto& each : list) {
            FieldWriter one;
            item(one, key, each);
            values.append(one.map_.value(key));
        }
        map_[key] = values;
    }
    // What only a FieldReader does.
    void set(const auto&, const auto&) {}
    void require(Key, bool) {}

  private:
    QCborMap map_;
};

class FieldReader {
    using Key = QLatin1StringView;

  public:
    explicit FieldReader(const QCborMap& map)
        : in_(map) {}

    bool areFine() const { return in_.areFine(); }
    const std::string& fault() const { return in_.fault(); }

    bool has(Key key, bool) const { return in_.has(key); }
    bool is(Key key, Key value) const { return in_.value(key).toString() == value; }
    void constant(Key key, Key value) { require(key, is(key, value)); }
    template <std::integral T>
    void number(Key key, T& value, int least, int most) {
        value = static_cast<T>(in_.number(key, least, most));
    }
    template <class E>
    void oneOf(Key key, E& value) {
        value = in_.oneOf<E>(key);
    }
    void flag(Key key, bool& value) { value = in_.flag(key); }
    void seat(Key key, Seat& seat) { seat = in_.seat(key); }
    void seatOrNone(Key key, Seat& seat) { seat = in_.seatOrNone(key); }
    void seats(Key key, SeatSet& seats) { seats = in_.seats(key); }
    void bytes(Key key, QByteArray& bytes, qsizetype least, qsizetype most) { bytes = in_.bytes(key, least, most); }
    void bytesOrNone(Key key, QByteArray& bytes, qsizetype least, qsizetype most) {
        if (in_.has(key)) bytes = in_.bytes(key, least, most);
    }
    void actions(Key key, std::vector<Action>& actions, int most) { actions = in_.actions(key, most); }
    void packedAction(Key key, Action& action) {
        action = unpacked(static_cast<std::uint32_t>(in_.value(key).toInteger()));
    }
    void moves(Key key, std::vector<Move>& moves, int most) { moves = in_.moves(key, most); }
    // All become plain text. One that is too long is refused, …
    void text(Key key, QString& text, qsizetype most) { text = plainText(in_.text(key, most), most); }
    // … or cut, …
    void cutText(Key key, QString& text, qsizetype most) {
        require(key, in_.value(key).isString());
        anyText(key, text, most);
    }
    // … and what is not a text becomes an empty one.
    void anyText(Key key, QString& text, qsizetype most) { text = plainText(in_.value(key).toString(), most); }
    void id(Key key, std::string& id, qsizetype most) { id = in_.text(key, most).toStdString(); }
    template <class T>
    void message(Key key, T& inner) {
        const QCborMap map = in_.map(key);
        FieldReader reader(map);
        fields(reader, inner);
        require(key, reader.areFine());
    }
    void list(Key key, auto& list, qsizetype least, qsizetype most, const auto& item) {
        const QCborArray values = in_.list(key, least, most);
        if constexpr (requires { list.resize(list.size()); })
            list.resize(static_cast<decltype(list.size())>(values.size()));
        qsizetype at = 0;
        for (auto& each : list) {
            const QCborMap map{{key, values.at(at++)}};
            FieldReader one(map);
            item(one, key, each);
            require(key, one.areFine());
        }
    }
    void set(auto& field, const auto& value) { field = value; }
    void require(Key key, bool isFine) {
        if (!isFine) in_.refuse(key, 0);
    }

  private:
    Fields in_;
};

template <class Message>
QCborMap fieldsOf(const Message& message) {
    FieldWriter writer;
    fields(writer, message);
    return writer.map();
}
template <class Message>
Result<Message> fromFields(const QCborMap& map) {
    Message message;
    FieldReader reader(map);
    fields(reader, message);
    if (!reader.areFine()) return Error{reader.fault()};
    return message;
}

// The same with the type of the message, nameOf(message), in front.
template <class Message>
QCborMap mapOf(const Message& message) {
    FieldWriter writer;
    writer.constant(kMessageType, nameOf(message));
    fields(writer, message);
    return writer.map();
}
// Nothing: a message of another type.
template <class Message>
std::optional<Result<Message>> messageIn(const QCborMap& map) {
    if (map.value(kMessageType).toString() != nameOf(Message())) return {};
    return fromFields<Message>(map);
}
// Of any of the types of the variant.
template <class Messages>
QCborMap mapOfAny(const Messages& messages) {
    return std::visit([](const auto& message) { return mapOf(message); }, messages);
}
template <class Messages, std::size_t N = 0>
std::optional<Result<Messages>> anyMessageIn(const QCborMap& map) {
    if constexpr (N < std::variant_size_v<Messages>) {
        auto message = messageIn<std::variant_alternative_t<N, Messages>>(map);
        if (!message) return anyMessageIn<Messages, N + 1>(map);
        return *message ? Result<Messages>(std::move(**message)) : message->fault();
    }
    return {};
}

} // namespace elgrande::lan
