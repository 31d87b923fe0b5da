// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/host_table.h"

#include "app/lan/host_table_private.h"
#include "app/lan/seat_events.h"
#include "app/table/secrets.h"
#include "model/observe/needless.h"
#include "model/rules/engine.h"

#include <chrono>

namespace elgrande::lan {

namespace {

constexpr int kTryAgain = 2000; // milliseconds

qint64 steadyTime() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

HostTable::Private::Private(HostTable* table)
    : q(table)
    , clock(steadyTime)
    , computers(table)
    , outbox([this](bool works) { goOnWriting(works); }) {
    again.setInterval(kTryAgain);
    connect(&again, &QTimer::timeout, table, [this] { tryAgain(); });
    connect(&computers, &ComputerPlayers::answered, table, [this](Move move) { takeThought(move); });
}

HostTable::HostTable(QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this)) {}
HostTable::~HostTable() = default;

void HostTable::setClock(Clock clock) { d->clock = std::move(clock); }
void HostTable::setStandIn(const std::string& agent) { d->standInAgent = agent; }
void HostTable::setDisk(DiskWait::Start start) { d->outbox.setDisk(std::move(start)); }
void HostTable::setVoteAfter(int milliseconds) { d->voteAfter = milliseconds; }
bool HostTable::isOver() const { return d->game.isOpen() && d->game.next() == Seat::None; }
bool HostTable::isPaused() const { return d->paused; }
qint64 HostTable::lostBytes() const { return d->lost; }
const TableGame& HostTable::game() const { return d->game; }
SeatSet HostTable::present() const { return d->persons(); }

void HostTable::admit(GuestId guest, SeatSet seats) {
    seats = seats & d->game.rules().seats();
    std::vector<GuestId> poorer;
    for (auto& [id, other] : d->guests) {
        if (id == guest || (other.seats & seats).empty()) continue;
        other.seats = other.seats - seats;
        other.branch = -1; // its next update is for other seats
        poorer.push_back(id);
    }
    d->guests[guest] = {seats, -1, 0, false};
    for (GuestId id : poorer) {
        if (!d->guests[id].seats.empty()) {
            d->guests[id].ready = false;
            d->welcome(id);
            continue;
        }
        d->guests.erase(id);
        d->outbox.post(id, [this, id] { Q_EMIT part(id, Reason::TakenOver); });
    }
    d->welcome(guest);
    bool handedBack = false;
    for (Seat seat : seats)
        handedBack = (d->at(seat).standIn && d->setStandIn(seat, false, 0) == Rejection::None) || handedBack;
    d->lastSeats.reset(); // this guest does not have them yet
    d->broadcastSeats();
    if (handedBack) d->settle();
}

void HostTable::drop(GuestId guest) {
    const auto found = d->guests.find(guest);
    if (found == d->guests.end()) return;
    for (Seat seat : found->second.seats) d->at(seat).awaySince = d->clock();
    d->guests.erase(found);
    d->outbox.drop(guest);
    d->broadcastSeats();
}

void HostTable::finishWriting() { d->outbox.finish(); }

void HostTable::receive(GuestId guest, const GuestMessage& message) {
    if (d->guests.contains(guest)) std::visit([&](const auto& each) { d->take(guest, each); }, message);
}

// Messages of guests -------------------------------------------------------------------------------------------------

void HostTable::Private::take(GuestId id, Chat chat) {
    const auto voice = voiceOf(chat.by, guests[id].seats);
    if (!voice || chat.saysNothing()) return;
    chat.by = *voice;
    broadcast(chat);
}

void HostTable::Private::take(GuestId id, Pointer pointer) {
    const auto voice = voiceOf(pointer.by, guests[id].seats);
    if (!voice) return;
    pointer.by = *voice;
    broadcast(pointer);
}

void HostTable::Private::take(GuestId id, const Have& have) {
    Guest& guest = guests[id];
    const bool known = have.branch == branch && have.seen <= static_cast<int>(events.size());
    guest.branch = known ? have.branch : -1;
    guest.sent = known ? have.seen : 0;
    guest.ready = true;
    sendUpdate(id);
}

// Steps --------------------------------------------------------------------------------------------------------------

SeatSet HostTable::Private::persons() const {
    SeatSet here;
    for (const auto& [id, guest] : guests) here = here | guest.seats;
    return here;
}

SeatSet HostTable::Private::asked() const {
    return game.isOpen() ? actors(game.rules(), game.state()) & game.rules().seats() : SeatSet{};
}

bool HostTable::Private::playOne(Move move) {
    game.call(move.seat);
    if (game.next() != move.seat || !game.legal().contains(move.action)) return false;
    EventLog log;
    game.play(move, &log);
    events.insert(events.end(), log.events.begin(), log.events.end());
    return true;
}

// Reveals cards, and answers questions that change nothing (model/observe/needless.h).
void HostTable::Private::runOn() {
    while (true) {
        if (game.next() == Seat::Table) {
            EventLog log;
            game.reveal(&log);
            events.insert(events.end(), log.events.begin(), log.events.end());
            continue;
        }
        if (game.next() == Seat::None || isPlayedByComputer(game.next()) || asked().size() > 1) return;
        const auto answer = needlessAnswer(game.rules(), game.state(), game.next());
        if (!answer || !playOne({game.next(), *answer})) return;
    }
}

void HostTable::Private::goBackTo(const State& state, int moves, int count) {
    game.goBack(state, static_cast<std::size_t>(moves));
    events.resize(static_cast<std::size_t>(count));
}

// A step can be undone without a vote unless it involved chance, a secret or another seat (app/table/undo_stack.h).
void HostTable::Private::noteUndo(const Snapshot& before, std::size_t eventsBefore) {
    const Seat seat = before.move.seat;
    undoable.add(before);
    bool final = isSecretQuestion(game.rules(), before.state);
    for (std::size_t i = before.moves; i < game.moves(); ++i) final = final || game.record().moves[i].seat != seat;
    for (std::size_t i = eventsBefore; i < events.size(); ++i) final = final || reveals(game.rules(), events[i], seat);
    if (final) undoable.forget();
}

// Notes since when each seat has been asked its question: others may answer theirs before it does.
void HostTable::Private::noteAsked() {
    const SeatSet now = asked();
    for (Seat seat : game.rules().seats()) {
        std::vector<Action> legal;
        if (now.contains(seat)) {
            ActionList list;
            legalActions(game.rules(), game.state(), seat, list);
            legal.assign(list.begin(), list.end());
        }
        if (legal != at(seat).legal || legal.empty()) at(seat).askedSince = static_cast<int>(events.size());
        at(seat).legal = std::move(legal);
    }
}

void HostTable::Private::settle() {
    beginSecret();
    noteAsked();
    broadcastUpdate();
    think();
    if (game.next() == Seat::None) {
        game.writeResult();
        outbox.post(kNoGuest, [this] { Q_EMIT q->over(); });
    }
}

void HostTable::Private::think() {
    Seat next = Seat::None;
    for (Seat seat : asked())
        if (next == Seat::None && isPlayedByComputer(seat) && !(secret && secret->hasChoice(seat))) next = seat;
    if (next == computers.asked() && next != Seat::None && at(next).askedSince == thinkingSince) return;
    computers.drop();
    if (next == Seat::None || paused) return;
    thinkingSince = at(next).askedSince;
    game.call(next);
    computers.ask(game);
}

void HostTable::Private::takeThought(Move move) {
    const Rejection why = secret ? chooseFor(move.seat, move.action) : playAll(move.seat, {move.action}, 0);
    if (why == Rejection::Paused) return; // tryAgain()
    settle();
}

} // namespace elgrande::lan
