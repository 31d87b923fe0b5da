// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/frame.h"

#include <QCborArray>
#include <QCborStreamReader>
#include <QtEndian>

#include <algorithm>
#include <limits>
#include <optional>

namespace elgrande::lan {
namespace {

// One frame, from its first byte to its last. Everything is judged before it is read: Qt's reader sees no length that
// is not there.
class StrictReader {
  public:
    StrictReader(const QByteArray& frame, const Limits& limits)
        : reader_(frame)
        , size_(frame.size())
        , limits_(limits) {}

    Result<QCborMap> frame() {
        QCborMap message;
        if (!reader_.isMap()) return Error("not a map");
        if (!map(message, 1)) return Error(fault_);
        if (reader_.currentOffset() != size_) return Error("bytes behind the map");
        return message;
    }

  private:
    bool refuse(const char* why) {
        if (fault_.empty()) fault_ = why;
        return false;
    }

    bool container(int depth, int most) {
        if (depth > limits_.depth) return refuse("nested too deeply");
        if (!reader_.isLengthKnown()) return refuse("a list or map of unknown length");
        if (reader_.length() > static_cast<quint64>(most)) return refuse("too many entries");
        return reader_.enterContainer() || refuse("not CBOR");
    }

    bool map(QCborMap& into, int depth) {
        if (!container(depth, limits_.entries)) return false;
        while (reader_.hasNext()) {
            QCborValue key;
            if (!reader_.isString() && !reader_.isUnsignedInteger()) return refuse("a key of a wrong type");
            if (!value(key, depth, limits_.text)) return false;
            if (into.contains(key)) return refuse("a key twice");
            const bool chat = depth == 1 && key.toString() == kChatKey;
            QCborValue held;
            if (!value(held, depth, chat ? limits_.chat : limits_.text)) return false;
            into.insert(key, held);
        }
        return leave();
    }

    bool list(QCborArray& into, int depth) {
        if (!container(depth, limits_.items)) return false;
        while (reader_.hasNext()) {
            QCborValue held;
            if (!value(held, depth, limits_.text)) return false;
            into.append(held);
        }
        return leave();
    }

    bool leave() {
        if (reader_.lastError() != QCborError::NoError || !reader_.leaveContainer()) return refuse("not CBOR");
        return true;
    }

    bool value(QCborValue& into, int depth, int characters) {
        switch (reader_.type()) {
        case QCborStreamReader::UnsignedInteger:
        case QCborStreamReader::NegativeInteger:
            return number(into);
        case QCborStreamReader::ByteArray:
            return bytes(into);
        case QCborStreamReader::String:
            return text(into, characters);
        case QCborStreamReader::SimpleType:
            return simple(into);
        case QCborStreamReader::Array: {
            QCborArray held;
            const bool read = list(held, depth + 1);
            into = held;
            return read;
        }
        case QCborStreamReader::Map: {
            QCborMap held;
            const bool read = map(held, depth + 1);
            into = held;
            return read;
        }
        default:
            return refuse("a value of an unknown type");
        }
    }

    bool number(QCborValue& into) {
        const quint64 size =
            reader_.isUnsignedInteger() ? reader_.toUnsignedInteger() : quint64(reader_.toNegativeInteger()) - 1;
        if (size > static_cast<quint64>(std::numeric_limits<qint64>::max())) return refuse("a number too large");
        into = reader_.toInteger();
        return next();
    }

    bool simple(QCborValue& into) {
        if (!reader_.isBool() && !reader_.isNull()) return refuse("a value of an unknown type");
        into = reader_.isNull() ? QCborValue(nullptr) : QCborValue(reader_.toBool());
        return next();
    }

    bool next() { return reader_.next() || refuse("not CBOR"); }

    // A string says its length; it has to lie within the frame.
    bool fits() {
        if (!reader_.isLengthKnown()) return refuse("a string of unknown length");
        return reader_.length() <= static_cast<quint64>(size_ - reader_.currentOffset()) || refuse("cut off");
    }

    bool bytes(QCborValue& into) {
        if (!fits()) return false;
        const std::optional<QByteArray> held = whole<QByteArray>([this] { return reader_.readByteArray(); });
        if (!held) return refuse("not CBOR");
        into = *held;
        return true;
    }

    bool text(QCborValue& into, int characters) {
        constexpr quint64 kBytesPerCharacter = 4; // at most, in UTF-8
        if (!fits()) return false;
        if (reader_.length() > kBytesPerCharacter * static_cast<quint64>(characters)) return refuse("a text too long");
        const std::optional<QString> held = whole<QString>([this] { return reader_.readString(); });
        if (!held) return refuse("a text that is no UTF-8");
        if (held->size() > characters) return refuse("a text too long");
        into = *held;
        return true;
    }

    template <class T, class Read>
    static std::optional<T> whole(const Read& read) {
        T held;
        auto part = read();
        for (; part.status == QCborStreamReader::Ok; part = read()) held += part.data;
        if (part.status != QCborStreamReader::EndOfString) return {};
        return held;
    }

    QCborStreamReader reader_;
    qsizetype size_;
    const Limits& limits_;
    std::string fault_;
};

} // namespace

qsizetype FrameReader::feed(QByteArrayView bytes) {
    qsizetype taken = 0;
    while (fault_ == Fault::None && headerBytes_ < kHeader && taken < bytes.size()) {
        header_[static_cast<std::size_t>(headerBytes_++)] = bytes[taken++];
        if (headerBytes_ == kHeader) readLength();
    }
    if (fault_ != Fault::None || headerBytes_ < kHeader) return taken;
    const qsizetype more = std::min(length_ - body_.size(), bytes.size() - taken);
    body_.append(bytes.data() + taken, more);
    return taken + more;
}

void FrameReader::readLength() {
    const quint32 length = qFromBigEndian<quint32>(header_.data());
    if (length == 0) fault_ = Fault::Empty;
    if (length > longest_) fault_ = Fault::TooLong;
    if (fault_ == Fault::None) length_ = static_cast<qsizetype>(length);
}

QByteArray FrameReader::take() {
    Q_ASSERT(isWhole());
    headerBytes_ = 0;
    length_ = -1;
    return std::exchange(body_, {});
}

Result<QCborMap> decodeFrame(const QByteArray& frame, const Limits& limits) {
    return StrictReader(frame, limits).frame();
}

Result<QByteArray> encodeFrame(const QCborMap& message, std::uint32_t longest) {
    const QByteArray body = message.toCborValue().toCbor();
    if (body.size() > static_cast<qsizetype>(longest)) return Error("a message too long to be sent");
    QByteArray frame(sizeof(quint32), Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(body.size()), frame.data());
    return frame + body;
}

} // namespace elgrande::lan
