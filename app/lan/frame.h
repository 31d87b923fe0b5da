// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Framing (PROTOCOL.md section 2): a big-endian length of four bytes, then a CBOR map (RFC 8949) of that many bytes.
// The length is checked as soon as its four bytes have arrived, and memory grows with the bytes received, not with the
// length announced. A frame may contain integers, booleans, null, text, byte strings, and arrays and maps of definite
// length; readers ignore unknown keys.
#pragma once

#include "app/lan/limits.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCborMap>
#include <QLatin1StringView>

#include <array>
#include <cstdint>

namespace elgrande::lan {

// The only key whose text may be as long as a chat line.
inline constexpr QLatin1StringView kChatKey("chat");

// Splits the byte stream into frames, whatever its segmentation.
class FrameReader {
  public:
    enum class Fault { None, Empty, TooLong };

    explicit FrameReader(std::uint32_t longest)
        : longest_(longest) {}
    void setLongest(std::uint32_t longest) { longest_ = longest; } // from the next frame on

    // Returns the number of bytes consumed. It stops after a frame, and permanently at a fault.
    qsizetype feed(QByteArrayView bytes);
    bool isWhole() const { return headerBytes_ == kHeader && body_.size() == length_; }
    QByteArray take(); // the whole frame without its length; the next one may begin
    Fault fault() const { return fault_; }
    qsizetype held() const { return body_.capacity(); } // bytes

  private:
    static constexpr qsizetype kHeader = 4;
    void readLength();

    std::uint32_t longest_;
    std::array<char, kHeader> header_{};
    qsizetype headerBytes_ = 0;
    qsizetype length_ = -1;
    QByteArray body_;
    Fault fault_ = Fault::None;
};

// The map of a frame. The error is for the log, in English.
Result<QCborMap> decodeFrame(const QByteArray& frame, const Limits& limits);
// Includes the length; an error if the message is longer than `longest`.
Result<QByteArray> encodeFrame(const QCborMap& message, std::uint32_t longest);

} // namespace elgrande::lan
