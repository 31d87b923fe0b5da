// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/messages.h"

#include "app/lan/frame.h"
#include "app/lan/messages_fields.h"
#include "app/lan/seat_events.h"
#include "model/game_model/plain_text.h"

namespace elgrande::lan {
namespace {

using namespace Qt::StringLiterals;
using Key = QLatin1StringView;

constexpr Key kType("t");
constexpr qsizetype kMostKnown = 1024;
constexpr int kChatText = Limits{}.chat;

template <class T>
void put(QCborMap& map, Key key, const T& value) {
    if constexpr (std::is_same_v<T, Seat>) {
        if (value != Seat::None) map[key] = static_cast<qint64>(value);
    } else if constexpr (std::is_same_v<T, SeatSet>) {
        map[key] = static_cast<qint64>(value.bits);
    } else if constexpr (std::is_enum_v<T> || (std::is_integral_v<T> && !std::is_same_v<T, bool>)) {
        map[key] = static_cast<qint64>(value);
    } else {
        map[key] = value;
    }
}

void putBytes(QCborMap& map, Key key, const QByteArray& bytes) {
    if (!bytes.isEmpty()) map[key] = bytes;
}

QByteArray bytesOrNone(Fields& in, Key key, qsizetype least, qsizetype most) {
    return in.has(key) ? in.bytes(key, least, most) : QByteArray();
}

// Each message: its name, how it is written, how it is read ---------------------------------------------------------

Key nameOf(const Intent&) { return Key("intent"); }
void write(const Intent& intent, QCborMap& map) {
    put(map, Key("what"), intent.what);
    put(map, Key("seat"), intent.seat);
    put(map, Key("n"), intent.counter);
    put(map, Key("branch"), intent.branch);
    put(map, Key("seen"), intent.seen);
    putBytes(map, Key("actions"), bytesOf(intent.actions));
    putBytes(map, Key("seal"), intent.what == Intent::What::Reveal ? intent.nonce : intent.commitment);
    put(map, Key("about"), intent.about);
    if (intent.what == Intent::What::Vote) put(map, Key("yes"), intent.yes);
}
void read(Fields& in, Intent& intent) {
    using What = Intent::What;
    intent.what = in.oneOf<What>(Key("what"));
    intent.seat = in.seat(Key("seat"));
    intent.counter = in.number(Key("n"), 1, kMostSteps);
    intent.branch = in.number(Key("branch"), 0, kMostSteps);
    intent.seen = in.number(Key("seen"), 0, kMostSteps);
    if (intent.what == What::Play) intent.actions = in.actions(Key("actions"), kMostActions);
    if (intent.what == What::Reveal) intent.actions = in.actions(Key("actions"), 1);
    if (intent.what == What::Commit) intent.commitment = in.bytes(Key("seal"), kHashSize, kHashSize);
    if (intent.what == What::Reveal) intent.nonce = in.bytes(Key("seal"), kHashSize, kHashSize);
    if (intent.what == What::StandIn) intent.about = in.seat(Key("about"));
    if (intent.what == What::Vote) intent.yes = in.flag(Key("yes"));
}

Key nameOf(const Chat&) { return Key("chat"); }
void write(const Chat& chat, QCborMap& map) {
    put(map, Key("by"), chat.by);
    if (chat.phrase >= 0)
        put(map, Key("phrase"), chat.phrase);
    else
        put(map, kChatKey, chat.text);
}
void read(Fields& in, Chat& chat) {
    chat.by = in.seatOrNone(Key("by"));
    if (in.has(Key("phrase"))) {
        chat.phrase = in.number(Key("phrase"), 0, kPhrases - 1);
        return;
    }
    chat.text = plainText(in.text(kChatKey, kChatText), kChatText);
}

Key nameOf(const Pointer&) { return Key("point"); }
void write(const Pointer& pointer, QCborMap& map) {
    put(map, Key("by"), pointer.by);
    put(map, Key("at"), pointer.at);
    put(map, Key("id"), pointer.id);
}
void read(Fields& in, Pointer& pointer) {
    pointer.by = in.seatOrNone(Key("by"));
    pointer.at = in.oneOf<Pointer::At>(Key("at"));
    pointer.id = in.number(Key("id"), 0, 254);
}

Key nameOf(const Have&) { return Key("have"); }
void write(const Have& have, QCborMap& map) {
    put(map, Key("branch"), have.branch);
    put(map, Key("seen"), have.seen);
}
void read(Fields& in, Have& have) {
    have.branch = in.number(Key("branch"), -1, kMostSteps);
    have.seen = in.number(Key("seen"), 0, kMostSteps);
}

Key nameOf(const Welcome&) { return Key("welcome"); }
void write(const Welcome& welcome, QCborMap& map) {
    map[Key("game")] = welcome.game;
    map[Key("record")] = welcome.record;
    map[Key("rules")] = welcome.rules;
    put(map, Key("yours"), welcome.yours);
    QCborArray counters;
    for (int each : welcome.counters) counters.append(each);
    map[Key("counters")] = counters;
}
void read(Fields& in, Welcome& welcome) {
    welcome.game = in.bytes(Key("game"), kGameId, kGameId);
    welcome.record = in.bytes(Key("record"), 1, kMostRecord);
    welcome.rules = in.bytes(Key("rules"), 8, 8);
    welcome.yours = in.seats(Key("yours"));
    const QCborArray counters = in.list(Key("counters"), kMaxSeats, kMaxSeats);
    for (qsizetype i = 0; i < counters.size(); ++i) {
        const qint64 each = counters[i].toInteger(-1);
        if (each < 0 || each > kMostSteps) in.refuse(Key("counters"), 0);
        welcome.counters[static_cast<std::size_t>(i)] = static_cast<int>(each);
    }
}

Key nameOf(const Past&) { return Key("past"); }
void write(const Past& past, QCborMap& map) {
    put(map, Key("branch"), past.branch);
    put(map, Key("first"), past.first);
    map[Key("events")] = past.events;
}
void read(Fields& in, Past& past) {
    past.branch = in.number(Key("branch"), 0, kMostSteps);
    past.first = in.number(Key("first"), 0, kMostSteps);
    past.events = in.bytes(Key("events"), 0, kEventSize * kEventsAtOnce);
    if (past.events.size() % kEventSize != 0) in.refuse(Key("events"), 0);
}

Key nameOf(const Update&) { return Key("update"); }
void write(const Update& update, QCborMap& map) {
    write(update.past, map);
    put(map, Key("total"), update.total);
    map[Key("known")] = update.known;
    put(map, Key("asked"), update.asked);
    putBytes(map, Key("own"), update.own);
    put(map, Key("waiting"), update.waiting);
    put(map, Key("sealing"), update.secretPhase);
    put(map, Key("question"), update.question);
    putBytes(map, Key("sealed"), update.committed);
    put(map, Key("back"), update.backOf);
    map[Key("hash")] = update.hash;
}
void read(Fields& in, Update& update) {
    read(in, update.past);
    update.total = in.number(Key("total"), 0, kMostSteps);
    update.known = in.bytes(Key("known"), 1, kMostKnown);
    update.asked = in.seatOrNone(Key("asked"));
    update.own = bytesOrNone(in, Key("own"), 1, kMostKnown);
    update.waiting = in.seats(Key("waiting"));
    update.secretPhase = in.oneOf<SecretPhase>(Key("sealing"));
    update.question = in.number(Key("question"), 0, kMostSteps);
    update.committed = bytesOrNone(in, Key("sealed"), kHashSize, kHashSize);
    update.backOf = in.seatOrNone(Key("back"));
    update.hash = in.bytes(Key("hash"), kHashSize, kHashSize);
}

Key nameOf(const Answer&) { return Key("answer"); }
void write(const Answer& answer, QCborMap& map) {
    put(map, Key("seat"), answer.seat);
    put(map, Key("n"), answer.counter);
    put(map, Key("why"), answer.why);
}
void read(Fields& in, Answer& answer) {
    answer.seat = in.seat(Key("seat"));
    answer.counter = in.number(Key("n"), 1, kMostSteps);
    answer.why = in.oneOf<Rejection>(Key("why"));
}

void write(const Proposal& proposal, QCborMap& map) {
    put(map, Key("what"), proposal.what);
    put(map, Key("by"), proposal.by);
    put(map, Key("about"), proposal.about);
    put(map, Key("asked"), proposal.asked);
    put(map, Key("votes"), proposal.votes);
}
void read(Fields& in, Proposal& proposal) {
    proposal.what = in.oneOf<Proposal::What>(Key("what"));
    proposal.by = in.seat(Key("by"));
    proposal.about = in.seat(Key("about"));
    proposal.asked = in.seats(Key("asked"));
    proposal.votes = in.seats(Key("votes"));
}

Key nameOf(const Seats&) { return Key("seats"); }
void write(const Seats& seats, QCborMap& map) {
    QCborArray list;
    for (const SeatState& each : seats.seats)
        list.append(static_cast<qint64>(each.holder) | (each.away ? 2 : 0) | (each.standIn ? 4 : 0));
    map[Key("seats")] = list;
    if (seats.proposal) {
        QCborMap proposal;
        write(*seats.proposal, proposal);
        map[Key("proposal")] = proposal;
    }
    put(map, Key("paused"), seats.paused);
}
void read(Fields& in, Seats& seats) {
    const QCborArray list = in.list(Key("seats"), 2, kMaxSeats);
    for (const QCborValue value : list) {
        const qint64 each = value.toInteger(-1);
        if (each < 0 || each > 7) in.refuse(Key("seats"), 0);
        seats.seats.push_back({static_cast<SeatState::Holder>(each & 1), (each & 2) != 0, (each & 4) != 0});
    }
    if (in.has(Key("proposal"))) {
        const QCborMap map = in.map(Key("proposal"));
        Fields fields(map);
        read(fields, seats.proposal.emplace());
        if (!fields.areFine()) in.refuse(Key("proposal"), 0);
    }
    seats.paused = in.flag(Key("paused"));
}

Key nameOf(const Commitments&) { return Key("seals"); }
void write(const Commitments& commitments, QCborMap& map) {
    put(map, Key("branch"), commitments.branch);
    put(map, Key("question"), commitments.question);
    QCborArray list;
    for (const QByteArray& each : commitments.commitments) list.append(each);
    map[Key("seals")] = list;
}
void read(Fields& in, Commitments& commitments) {
    commitments.branch = in.number(Key("branch"), 0, kMostSteps);
    commitments.question = in.number(Key("question"), 0, kMostSteps);
    const QCborArray list = in.list(Key("seals"), kMaxSeats, kMaxSeats);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QByteArray each = in.bytesIn(list[i], Key("seals"), 0, kHashSize);
        if (!each.isEmpty() && each.size() != kHashSize) in.refuse(Key("seals"), 0);
        commitments.commitments[static_cast<std::size_t>(i)] = each;
    }
}

Key nameOf(const Openings&) { return Key("openings"); }
void write(const Openings& openings, QCborMap& map) {
    put(map, Key("question"), openings.question);
    put(map, Key("from"), openings.from);
    put(map, Key("to"), openings.to);
    QCborArray list;
    for (const auto& each : openings.openings) list.append(each ? bytesOf({each->action}) + each->nonce : QByteArray());
    map[Key("openings")] = list;
}
void read(Fields& in, Openings& openings) {
    openings.question = in.number(Key("question"), 0, kMostSteps);
    openings.from = in.number(Key("from"), 0, kMostSteps);
    openings.to = in.number(Key("to"), 0, kMostSteps);
    const QCborArray list = in.list(Key("openings"), kMaxSeats, kMaxSeats);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QByteArray each = in.bytesIn(list[i], Key("openings"), 0, 4 + kHashSize);
        if (each.isEmpty()) continue;
        if (each.size() != 4 + kHashSize) {
            in.refuse(Key("openings"), 0);
            continue;
        }
        QCborMap map;
        map[Key("a")] = each.first(4);
        openings.openings[static_cast<std::size_t>(i)] = {Fields(map).actions(Key("a"), 1).front(), each.sliced(4)};
    }
}

// All of a kind ------------------------------------------------------------------------------------------------------

template <class Message>
QCborMap written(const Message& message) {
    return std::visit(
        [](const auto& each) {
            QCborMap map;
            map[kType] = nameOf(each);
            write(each, map);
            return map;
        },
        message);
}

template <class Message, std::size_t N = 0>
Result<Message> readFrom(const QCborMap& map) {
    if constexpr (N == std::variant_size_v<Message>) {
        return Error{"a message of an unknown type"};
    } else {
        std::variant_alternative_t<N, Message> each;
        if (map.value(kType).toString() != nameOf(each)) return readFrom<Message, N + 1>(map);
        Fields fields(map);
        read(fields, each);
        if (!fields.areFine()) return Error{fields.fault()};
        return Message(std::move(each));
    }
}

} // namespace

Chat chatOf(Seat by, const QString& typed) { return {by, -1, plainText(typed, kChatText)}; }

QCborMap toMap(const GuestMessage& message) { return written(message); }
QCborMap toMap(const HostMessage& message) { return written(message); }
Result<GuestMessage> guestMessageIn(const QCborMap& map) { return readFrom<GuestMessage>(map); }
Result<HostMessage> hostMessageIn(const QCborMap& map) { return readFrom<HostMessage>(map); }

} // namespace elgrande::lan
