// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/messages.h"

#include "app/lan/frame.h"
#include "app/lan/messages_fields.h"
#include "app/lan/seat_events.h"
#include "model/game_model/plain_text.h"

namespace elgrande::lan {
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostKnown = 1024;
constexpr qsizetype kMostKind = 40; // characters of a kind or a topic
constexpr int kChatText = Limits{}.chat;

} // namespace

// Each message: its name and its fields, in the order in which they are sent (messages_fields.h) ---------------------

constexpr auto nameOf(const Intent&) { return "intent"_L1; }
void fields(auto& io, Of<Intent> auto& intent) {
    using What = Intent::What;
    io.oneOf("what"_L1, intent.what);
    io.seat("seat"_L1, intent.seat);
    io.number("n"_L1, intent.counter, 1, kMostSteps);
    io.number("branch"_L1, intent.branch, 0, kMostSteps);
    io.number("seen"_L1, intent.seen, 0, kMostSteps);
    if (intent.what == What::Play) io.actions("actions"_L1, intent.actions, kMostActions);
    if (intent.what == What::Reveal) io.actions("actions"_L1, intent.actions, 1);
    if (intent.what == What::Commit) io.bytes("seal"_L1, intent.commitment, kHashSize, kHashSize);
    if (intent.what == What::Reveal) io.bytes("seal"_L1, intent.nonce, kHashSize, kHashSize);
    if (intent.what == What::StandIn) io.seat("about"_L1, intent.about);
    if (intent.what == What::Vote) io.flag("yes"_L1, intent.yes);
}

constexpr auto nameOf(const Chat&) { return "chat"_L1; }
void fields(auto& io, Of<Chat> auto& chat) {
    io.seatOrNone("by"_L1, chat.by);
    if (io.has("phrase"_L1, chat.phrase >= 0))
        io.number("phrase"_L1, chat.phrase, 0, kPhrases - 1);
    else
        io.text(kChatKey, chat.text, kChatText);
    if (io.has("name"_L1, !chat.name.isEmpty())) io.text("name"_L1, chat.name, kNameLength);
    if (io.has("guest"_L1, chat.guest > 0)) io.number("guest"_L1, chat.guest, 1, kMostSteps);
}

constexpr auto nameOf(const Pointer&) { return "point"_L1; }
void fields(auto& io, Of<Pointer> auto& pointer) {
    io.seatOrNone("by"_L1, pointer.by);
    io.oneOf("at"_L1, pointer.at);
    io.number("id"_L1, pointer.id, 0, 254);
}

constexpr auto nameOf(const Have&) { return "have"_L1; }
void fields(auto& io, Of<Have> auto& have) {
    io.number("branch"_L1, have.branch, -1, kMostSteps);
    io.number("seen"_L1, have.seen, 0, kMostSteps);
}

constexpr auto nameOf(const Ask&) { return "ask"_L1; }
void fields(auto& io, Of<Ask> auto& ask) {
    io.seat("seat"_L1, ask.seat);
    io.number("first"_L1, ask.first, 0, ActionList::kCapacity);
}

constexpr auto nameOf(const Welcome&) { return "welcome"_L1; }
void fields(auto& io, Of<Welcome> auto& welcome) {
    io.bytes("game"_L1, welcome.game, kGameId, kGameId);
    io.bytes("record"_L1, welcome.record, 1, kMostRecord);
    io.bytes("rules"_L1, welcome.rules, 8, 8);
    io.seats("yours"_L1, welcome.yours);
    io.list("counters"_L1, welcome.counters, kMaxSeats, kMaxSeats,
            [](auto& one, auto key, auto& counter) { one.number(key, counter, 0, kMostSteps); });
}

constexpr auto nameOf(const Past&) { return "past"_L1; }
void fields(auto& io, Of<Past> auto& past) {
    io.number("branch"_L1, past.branch, 0, kMostSteps);
    io.number("first"_L1, past.first, 0, kMostSteps);
    io.bytes("events"_L1, past.events, 0, kEventSize * kEventsAtOnce);
    io.require("events"_L1, past.events.size() % kEventSize == 0);
}

constexpr auto nameOf(const Update&) { return "update"_L1; }
void fields(auto& io, Of<Update> auto& update) {
    fields(io, update.past);
    io.number("total"_L1, update.total, 0, kMostSteps);
    io.bytes("known"_L1, update.known, 1, kMostKnown);
    io.seatOrNone("asked"_L1, update.asked);
    io.bytesOrNone("own"_L1, update.own, 1, kMostKnown);
    io.seats("waiting"_L1, update.waiting);
    io.oneOf("sealing"_L1, update.secretPhase);
    io.number("question"_L1, update.question, 0, kMostSteps);
    io.bytesOrNone("sealed"_L1, update.committed, kHashSize, kHashSize);
    io.seatOrNone("back"_L1, update.backOf);
    io.bytes("hash"_L1, update.hash, kHashSize, kHashSize);
}

constexpr auto nameOf(const Answer&) { return "answer"_L1; }
void fields(auto& io, Of<Answer> auto& answer) {
    io.seat("seat"_L1, answer.seat);
    io.number("n"_L1, answer.counter, 1, kMostSteps);
    io.oneOf("why"_L1, answer.why);
}

void fields(auto& io, Of<Proposal> auto& proposal) {
    io.oneOf("what"_L1, proposal.what);
    io.seat("by"_L1, proposal.by);
    io.seat("about"_L1, proposal.about);
    io.seats("asked"_L1, proposal.asked);
    io.seats("votes"_L1, proposal.votes);
}

constexpr auto nameOf(const Seats&) { return "seats"_L1; }
void fields(auto& io, Of<Seats> auto& seats) {
    io.list("seats"_L1, seats.seats, 2, kMaxSeats, [](auto& one, auto key, auto& seat) {
        int bits = static_cast<int>(seat.holder) | (seat.away ? 2 : 0) | (seat.standIn ? 4 : 0);
        one.number(key, bits, 0, 7);
        one.set(seat, SeatState{static_cast<SeatState::Holder>(bits & 1), (bits & 2) != 0, (bits & 4) != 0});
    });
    if (io.has("proposal"_L1, seats.proposal.has_value())) {
        Proposal proposal = seats.proposal.value_or(Proposal());
        io.message("proposal"_L1, proposal);
        io.set(seats.proposal, proposal);
    }
    io.flag("paused"_L1, seats.paused);
}

constexpr auto nameOf(const Commitments&) { return "seals"_L1; }
void fields(auto& io, Of<Commitments> auto& commitments) {
    io.number("branch"_L1, commitments.branch, 0, kMostSteps);
    io.number("question"_L1, commitments.question, 0, kMostSteps);
    io.list("seals"_L1, commitments.commitments, kMaxSeats, kMaxSeats, [](auto& one, auto key, auto& each) {
        one.bytes(key, each, 0, kHashSize);
        one.require(key, each.isEmpty() || each.size() == kHashSize);
    });
}

constexpr auto nameOf(const Openings&) { return "openings"_L1; }
void fields(auto& io, Of<Openings> auto& openings) {
    io.number("question"_L1, openings.question, 0, kMostSteps);
    io.number("from"_L1, openings.from, 0, kMostSteps);
    io.number("to"_L1, openings.to, 0, kMostSteps);
    io.list("openings"_L1, openings.openings, kMaxSeats, kMaxSeats, [](auto& one, auto key, auto& opening) {
        QByteArray bytes = opening ? bytesOf({opening->action}) + opening->nonce : QByteArray();
        one.bytes(key, bytes, 0, 4 + kHashSize);
        one.require(key, bytes.isEmpty() || bytes.size() == 4 + kHashSize);
        if (bytes.size() == 4 + kHashSize) one.set(opening, Openings::Opening{actionIn(bytes), bytes.sliced(4)});
    });
}

constexpr auto nameOf(const Alternatives&) { return "moves"_L1; }
void fields(auto& io, Of<Alternatives> auto& told) {
    io.seat("seat"_L1, told.seat);
    io.number("branch"_L1, told.branch, 0, kMostSteps);
    io.number("total"_L1, told.total, 0, kMostSteps);
    io.id("kind"_L1, told.kind, kMostKind);
    io.id("topic"_L1, told.topic, kMostKind);
    io.number("count"_L1, told.count, 0, ActionList::kCapacity);
    io.number("first"_L1, told.first, 0, ActionList::kCapacity);
    io.list("moves"_L1, told.moves, 0, kMovesAtOnce,
            [](auto& one, auto key, auto& move) { one.id(key, move, kMoveText); });
    if (io.has("actions"_L1, !told.actions.empty())) io.actions("actions"_L1, told.actions, kMovesAtOnce);
    io.require("actions"_L1, told.actions.size() == told.moves.size());
}

std::optional<Chat> voiced(Chat chat, SeatSet own) {
    const auto voice = voiceOf(chat.by, own);
    if (!voice) return {};
    chat.by = *voice;
    if (*voice != Seat::None) chat.name.clear();
    return chat;
}

Chat chatOf(Seat by, const QString& typed) { return {by, -1, plainText(typed, kChatText)}; }

QCborMap toMap(const GuestMessage& message) { return mapOfAny(message); }
QCborMap toMap(const HostMessage& message) { return mapOfAny(message); }
Result<GuestMessage> guestMessageIn(const QCborMap& map) {
    return anyMessageIn<GuestMessage>(map).value_or(Error{"a message of an unknown type"});
}
Result<HostMessage> hostMessageIn(const QCborMap& map) {
    return anyMessageIn<HostMessage>(map).value_or(Error{"a message of an unknown type"});
}

} // namespace elgrande::lan
