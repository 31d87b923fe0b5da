// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The map of one frame, before and after the login, at the host's end and at a guest's: what is let in can be said, and
// is read as the same.
#include "app/lan/entry.h"
#include "app/lan/frame.h"
#include "app/lan/hello.h"
#include "app/lan/lobby_messages.h"
#include "app/lan/messages.h"
#include "app/lan/parting.h"
#include "tests/fuzz/fuzz.h"

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

namespace {

// Through bytes, as it goes over the wire.
QCborMap sent(const QCborMap& map) {
    const Limits limits;
    const auto frame = encodeFrame(map, limits.frameAfterwards);
    require(static_cast<bool>(frame), "what was let in can be sent");
    const auto read = decodeFrame(frame->mid(4), limits);
    require(static_cast<bool>(read), "what is sent can be read");
    return *read;
}

template <class Message, class Read>
void comesBack(const Result<Message>& message, const Read& read) {
    if (!message) return require(!message.error().empty(), "a refused message has a reason");
    const QCborMap said = sent(message->toMap());
    const auto again = read(said);
    require(again && again->toMap() == said, "what was let in is said as it was");
}

template <class Message, class Read>
void comesBackAs(const Result<Message>& message, const Read& read) {
    if (!message) return require(!message.error().empty(), "a refused message has a reason");
    const QCborMap said = sent(toMap(*message));
    const auto again = read(said);
    require(again && toMap(*again) == said, "what was let in is said as it was");
}

void beforeTheLogin(const QCborMap& map) {
    comesBack(Hello::fromMap(map), Hello::fromMap);
    comesBack(Entry::fromMap(map), Entry::fromMap);
    if (const auto proof = Proof::fromMap(map))
        require(proof->toMap() == sent(proof->toMap()), "a proof is said as it was");
    if (const auto parting = Parting::fromMap(map)) {
        const auto again = Parting::fromMap(sent(parting->toMap()));
        require(again && *again == *parting, "a parting is said as it was");
        require(!partingText(*parting).isEmpty(), "a parting has words");
    }
    if (const auto hello = Hello::fromMap(map)) {
        for (const Side side : {Side::Host, Side::Guest})
            for (const Difference& each : differences(Hello{}, *hello, side))
                require(!differenceText(each, each.expansions).isEmpty(), "a difference has words");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto map = decodeFrame(fuzz::bytesOf(data, size), Limits{});
    if (!map) return 0;
    beforeTheLogin(*map);
    comesBackAs(guestMessageIn(*map), guestMessageIn);
    comesBackAs(hostMessageIn(*map), hostMessageIn);
    if (const auto wish = wishIn(*map)) comesBackAs(*wish, [](const QCborMap& said) { return *wishIn(said); });
    if (const auto news = lobbyMessageIn(*map))
        comesBackAs(*news, [](const QCborMap& said) { return *lobbyMessageIn(said); });
    return 0;
}
