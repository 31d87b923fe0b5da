// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/seat_events.h"

#include "model/rules/rules.h"

#include <QtEndian>

namespace elgrande::lan {
namespace {

constexpr int kSecret = 1;
constexpr int kForced = 2;
constexpr int kTied = 4;

bool fits(const Rules& rules, const Event& event) {
    const auto isNoneOr = [](auto id, std::size_t size) { return index(id) == 255 || index(id) < size; };
    const SeatSet takers = rules.seats() | rules.dummies();
    const auto isSeat = [&](Seat seat) { return seat == Seat::None || seat == Seat::Table || takers.contains(seat); };
    const auto places = static_cast<std::size_t>(rules.map.size);
    return index(event.kind) < rules.words.events.size() && isSeat(event.seat) && isSeat(event.holder) &&
           (event.owner == Owner::None || rules.owners.contains(event.owner)) && isNoneOr(event.from, places) &&
           isNoneOr(event.to, places) && isNoneOr(event.card, rules.deck.cards.size()) &&
           isNoneOr(event.power, rules.deck.powers.size()) && isNoneOr(event.token, rules.tokens.size()) &&
           index(event.reason) < rules.words.reasons.size() && event.rank <= kMaxOwners;
}

// What a view takes for granted of an event: of the base game's by its kind, of the others by their sort.
bool saysEnough(const Rules& rules, const Event& event) {
    const bool seated = index(event.seat) < kMaxSeats;
    switch (event.kind) {
    case EventKind::CardsRevealed:
        return event.card != Card::None;
    case EventKind::CardTaken:
    case EventKind::SpecialAnnounced:
    case EventKind::SpecialVetoed:
    case EventKind::SpecialLeft:
    case EventKind::SpecialIdle:
        return seated && event.card != Card::None;
    case EventKind::PowerPlayed:
        return seated && event.power != Power::None;
    default:
        break;
    }
    switch (rules.words.events[index(event.kind)].family) {
    case EventFamily::Pieces:
        return seated || event.owner != Owner::None;
    case EventFamily::Scored:
    case EventFamily::Unscored:
        return event.to != Area::None;
    case EventFamily::Counted:
    case EventFamily::Contended:
    case EventFamily::Exodus:
        return (seated || event.owner != Owner::None) && event.to != Area::None;
    case EventFamily::Card:
    case EventFamily::Points:
        return seated;
    default:
        return true;
    }
}

Event eventIn(const char* bytes) {
    const auto byte = [bytes](int at) { return static_cast<std::uint8_t>(bytes[at]); };
    Event event;
    event.kind = static_cast<EventKind>(byte(0));
    event.seat = static_cast<Seat>(byte(1));
    event.owner = static_cast<Owner>(byte(2));
    event.from = static_cast<Area>(byte(3));
    event.to = static_cast<Area>(byte(4));
    event.card = static_cast<Card>(byte(5));
    event.power = static_cast<Power>(byte(6));
    event.token = static_cast<Token>(byte(7));
    event.holder = static_cast<Seat>(byte(8));
    event.reason = static_cast<elgrande::Reason>(byte(9));
    event.rank = byte(10);
    event.number = qFromLittleEndian<std::int16_t>(bytes + 11);
    event.secret = (byte(13) & kSecret) != 0;
    event.forced = (byte(13) & kForced) != 0;
    event.tied = (byte(13) & kTied) != 0;
    return event;
}

} // namespace

QByteArray eventToBytes(const Event& truth, Seat reader) {
    const auto& [kind, seat, owner, from, to, card, power, token, holder, reason, rank, tied, number, secret, forced] =
        asSeenBy(truth, reader);
    QByteArray bytes;
    bytes.reserve(kEventSize);
    const auto put = [&bytes](auto each) { bytes.append(static_cast<char>(each)); };
    put(kind), put(seat), put(owner), put(from), put(to), put(card), put(power), put(token), put(holder), put(reason);
    put(rank), put(number & 0xff), put((number >> 8) & 0xff);
    put((secret ? kSecret : 0) | (forced ? kForced : 0) | (tied ? kTied : 0));
    return bytes;
}

QByteArray eventsToBytes(std::span<const Event> events, Seat reader) {
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(events.size()) * kEventSize);
    for (const Event& each : events) bytes += eventToBytes(each, reader);
    return bytes;
}

Result<std::vector<Event>> eventsFromBytes(const Rules& rules, const QByteArray& bytes) {
    if (bytes.size() % kEventSize != 0) return Error{"events of a wrong length"};
    std::vector<Event> events;
    events.reserve(static_cast<std::size_t>(bytes.size() / kEventSize));
    for (qsizetype at = 0; at < bytes.size(); at += kEventSize) {
        const Event event = eventIn(bytes.constData() + at);
        if (!fits(rules, event) || !saysEnough(rules, event))
            return Error{"an event that cannot be: " + (index(event.kind) < rules.words.events.size()
                                                            ? rules.words.events[index(event.kind)].id
                                                            : std::string("none"))};
        if (static_cast<std::uint8_t>(bytes[at + kEventSize - 1]) > (kSecret | kForced | kTied))
            return Error{"an event with unknown marks"};
        events.push_back(event);
    }
    return events;
}

} // namespace elgrande::lan
