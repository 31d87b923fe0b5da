// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The stream of a connection: however it comes in pieces the same frames come out, and no more memory is held than has
// come; what a frame holds can be sent again and is read as the same.
#include "app/lan/frame.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <vector>

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

namespace {

struct Stream {
    std::vector<QByteArray> frames;
    FrameReader::Fault fault = FrameReader::Fault::None;
    bool operator==(const Stream&) const = default;
};

// As a link reads (Link::feed), in pieces of so many bytes.
Stream readIn(QByteArrayView bytes, qsizetype piece) {
    const Limits limits;
    FrameReader reader(limits.frameBeforeHello);
    Stream stream;
    for (qsizetype at = 0; at < bytes.size() && reader.fault() == FrameReader::Fault::None; at += piece) {
        QByteArrayView part = bytes.sliced(at, std::min(piece, bytes.size() - at));
        while (!part.isEmpty() && reader.fault() == FrameReader::Fault::None) {
            const qsizetype taken = reader.feed(part);
            part = part.sliced(taken);
            require(reader.held() <= 4 * bytes.size() + 64, "memory grows with what has come only");
            if (!reader.isWhole()) continue;
            stream.frames.push_back(reader.take());
            reader.setLongest(limits.frameAfterwards);
        }
    }
    stream.fault = reader.fault();
    return stream;
}

void readFrame(const QByteArray& frame) {
    const Limits limits;
    const auto map = decodeFrame(frame, limits);
    if (!map) return require(!map.error().empty(), "a refused frame has a reason");
    // Written by others, a number may be longer than it has to be: what we write is never longer than what we read.
    const auto sent = encodeFrame(*map, static_cast<std::uint32_t>(frame.size()));
    require(static_cast<bool>(sent), "what was read can be sent");
    const auto again = decodeFrame(sent->mid(4), limits);
    require(again && *again == *map, "what is sent is read as it was");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const QByteArray bytes = fuzz::bytesOf(data + 1, size - 1);
    const Stream whole = readIn(bytes, std::max<qsizetype>(1, bytes.size()));
    require(readIn(bytes, 1) == whole, "byte by byte the same comes out");
    require(readIn(bytes, 1 + data[0]) == whole, "in pieces the same comes out");
    for (const QByteArray& each : whole.frames) readFrame(each);
    readFrame(bytes);
    return 0;
}
