// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table's journal: the entry of each step, and how a table is resumed from it. Impossible entries are refused, so a
// forged journal can do no more than a record written by hand.
#include "app/lan/host_table_private.h"
#include "app/lan/messages_fields.h"
#include "app/table/opening.h"
#include "model/rules/engine.h"

#include <QCborArray>

namespace elgrande::lan {

namespace {

using Key = QLatin1StringView;

constexpr Key kKind("k");
constexpr int kFormat = 1;
constexpr qsizetype kMove = 5;                // bytes: seat and action
constexpr qsizetype kMostMoves = 4096;        // of one step
constexpr qsizetype kMostHeader = 128 * 1024; // bytes
constexpr qsizetype kShare = 32;

Error damagedJournal() {
    return QT_TRANSLATE_NOOP("elgrande::errors", "The game cannot be resumed: its record is damaged.");
}

} // namespace

// Nothing is sent before it is on disk; while it cannot be written, the table is paused.
bool HostTable::Private::write(QCborMap entry, Seat seat, int counter) {
    if (seat != Seat::None) entry[Key("seat")] = static_cast<qint64>(seat);
    if (counter > 0) entry[Key("n")] = counter;
    const bool done = outbox.write(entry);
    pause(!done);
    return done;
}

void HostTable::Private::pause(bool isPaused) {
    if (paused == isPaused) return;
    paused = isPaused;
    paused ? again.start() : again.stop();
    // Immediately if the disk fails, because everything else is held.
    lastSeats = seatsNow();
    const QCborMap map = toMap(HostMessage(*lastSeats));
    for (const auto& [id, guest] : guests) outbox.hasFailed() ? Q_EMIT q->send(id, map) : send(id, map);
    Q_EMIT q->paused(isPaused);
}

void HostTable::Private::goOnWriting(bool works) {
    pause(!works);
    if (!works) return;
    computers.drop();
    think();
}

bool HostTable::Private::writeMoves(std::size_t from, Seat seat, int counter, const QCborMap& opening) {
    QByteArray bytes;
    for (std::size_t i = from; i < game.moves(); ++i) {
        const Move& move = game.record().moves[i];
        bytes += static_cast<char>(move.seat);
        bytes += bytesOf({move.action});
    }
    QCborMap entry = opening;
    entry[kKind] = QStringLiteral("play");
    entry[Key("moves")] = bytes;
    return write(entry, seat, counter);
}

// Checks whether the disk has room again.
void HostTable::Private::tryAgain() {
    if (outbox.hasFailed()) return outbox.retry();
    QCborMap entry;
    entry[kKind] = QStringLiteral("on");
    if (!paused || !write(entry, Seat::None, 0)) return;
    computers.drop();
    think();
}

QCborMap HostTable::Private::header() const {
    QCborMap entry;
    entry[kKind] = QStringLiteral("table");
    entry[Key("format")] = kFormat;
    entry[Key("game")] = seeds.game;
    entry[Key("host")] = seeds.host;
    QCborArray shares;
    for (const QByteArray& each : seeds.shares) shares.append(each);
    entry[Key("shares")] = shares;
    Record empty = game.record();
    empty.moves.clear();
    entry[Key("record")] = QByteArray::fromStdString(toText(game.rules(), empty, &game.start()));
    return entry;
}

Result<void> HostTable::Private::openWith(Record record, const DeckSeeds& deck) {
    auto opening = openingOf(std::move(record), true);
    if (!opening) return opening.fault();
    seeds = deck;
    EventLog log;
    game.open(*opening, &log);
    events = std::move(log.events);
    for (std::size_t i = 0; i < opening->agents.size(); ++i) {
        seats[i].computer = opening->agents[i] != nullptr;
        seats[i].awaySince = clock();
    }
    computers.sit(std::move(opening->agents));
    return {};
}

Result<void> HostTable::begin(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids,
                              const DeckSeeds& seeds, const QString& path) {
    Setup shuffled = setup;
    shuffled.seed = seedFrom(seeds);
    if (const auto opened = d->openWith(newRecord(shuffled, seats, aids), seeds); !opened) return opened.fault();
    auto journal = Journal::create(path);
    if (!journal) return journal.fault();
    if (const auto written = journal->append(d->header()); !written) return written.fault();
    d->outbox.open(std::move(*journal));
    d->runOn();
    if (!d->writeMoves(0, Seat::None, 0)) return errorOf(Rejection::Paused);
    d->rememberEvents(0);
    d->settle();
    return {};
}

Result<void> HostTable::resume(const QString& path) {
    Journal::Entries entries;
    auto journal = Journal::open(path, entries);
    if (!journal) return journal.fault();
    const QCborMap& header = entries.list.front();
    Fields in(header);
    const bool known = header.value(kKind).toString() == u"table" && in.number(Key("format"), 1, kFormat) == kFormat;
    DeckSeeds seeds{in.bytes(Key("game"), kGameId, kGameId), in.bytes(Key("host"), kShare, kShare), {}};
    for (const QCborValue each : in.list(Key("shares"), 0, kMaxSeats))
        seeds.shares.push_back(in.bytesIn(each, Key("shares"), 0, kShare));
    const QByteArray text = in.bytes(Key("record"), 1, kMostHeader);
    if (!known || !in.areFine()) return damagedJournal();
    auto record = recordFromText(text.toStdString());
    if (!record) return record.fault();
    if (!record->moves.empty() || record->setup.seed != seedFrom(seeds)) return damagedJournal();
    if (const auto opened = d->openWith(std::move(*record), seeds); !opened) return opened.fault();
    for (std::size_t i = 1; i < entries.list.size(); ++i) {
        if (const auto applied = d->applyEntry(entries.list[i]); !applied) return applied.fault();
        d->beginSecret();
    }
    d->outbox.open(std::move(*journal));
    d->lost = entries.lost;
    d->hashes = {};
    d->rememberEvents(0);
    d->settle();
    return {};
}

Result<void> HostTable::Private::applyOpening(const QCborMap& entry, Seat seat) {
    Fields in(entry);
    const Action choice = unpacked(static_cast<std::uint32_t>(entry.value(Key("action")).toInteger()));
    const QByteArray nonce = in.bytes(Key("nonce"), kHashSize, kHashSize);
    if (!in.areFine() || !secret || seat == Seat::None || !secret->asked().contains(seat) ||
        !secret->isCommittedTo(seat, choice, nonce) || !isLegal(game.rules(), game.state(), {seat, choice}))
        return damagedJournal();
    secret->reveal(seat, choice, nonce);
    return {};
}

Result<void> HostTable::Private::applyEntry(const QCborMap& entry) {
    Fields in(entry);
    const QString kind = entry.value(kKind).toString();
    const Seat seat = in.seatOrNone(Key("seat"));
    const int counter = in.has(Key("n")) ? in.number(Key("n"), 1, kMostSteps) : 0;
    if (seat != Seat::None && !game.rules().seats().contains(seat)) return damagedJournal();
    if (kind == u"play") {
        const QByteArray moves = in.bytes(Key("moves"), 0, kMove * kMostMoves);
        if (moves.size() % kMove != 0) return damagedJournal();
        const std::size_t told = events.size();
        // The last opening is part of the step that plays the choices.
        if (in.has(Key("nonce")))
            if (const auto opened = applyOpening(entry, seat); !opened) return opened.fault();
        for (qsizetype at = 0; at < moves.size(); at += kMove) {
            const Action action = actionIn(QByteArrayView(moves).sliced(at + 1));
            if (!playOne({static_cast<Seat>(moves[at]), action})) return damagedJournal();
        }
        if (secret) unshown = std::exchange(secret, {});
        showOpenings(told); // there are no guests yet
    } else if (kind == u"back") {
        const int moves = in.number(Key("moves"), 0, static_cast<int>(game.moves()));
        if (!in.areFine()) return damagedJournal();
        auto replayed = replay(game.rules(), game.start(), game.record(), moves);
        if (!replayed) return damagedJournal();
        goBackTo(replayed->state, moves, 0);
        events = std::move(replayed->events);
        ++branch;
        secret.reset();
        unshown.reset();
    } else if (kind == u"seal") {
        const QByteArray commitment = in.bytes(Key("seal"), kHashSize, kHashSize);
        if (!in.areFine() || !secret || seat == Seat::None || !secret->asked().contains(seat)) return damagedJournal();
        secret->commit(seat, commitment);
    } else if (kind == u"open") {
        if (const auto opened = applyOpening(entry, seat); !opened) return opened.fault();
    } else if (kind == u"seat") {
        const bool standIn = in.flag(Key("standIn"));
        if (!in.areFine() || seat == Seat::None || at(seat).computer) return damagedJournal();
        noteStandIn(seat, standIn);
    } else if (kind != u"on") {
        return damagedJournal();
    }
    if (!in.areFine()) return damagedJournal();
    if (counter > 0) noteAnswer({seat, counter, Rejection::None});
    return {};
}

} // namespace elgrande::lan
