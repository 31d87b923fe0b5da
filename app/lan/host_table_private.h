// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The state of HostTable. Intents are handled in host_table_intents.cpp, secret choices in host_table_commitments.cpp,
// outgoing messages in host_table_updates.cpp, the journal in host_table_journal.cpp.
#pragma once

#include "app/lan/durable_outbox.h"
#include "app/lan/host_table.h"
#include "app/lan/seat_hash.h"
#include "app/lan/seat_update.h"
#include "app/lan/secret_choices.h"
#include "app/table/computer_players.h"
#include "app/table/table_game.h"
#include "app/table/undo_stack.h"

#include <QTimer>

#include <deque>
#include <map>

namespace elgrande::lan {

inline constexpr HostTable::GuestId kNoGuest = -1;

struct HostTable::Private {
    struct SeatHere {
        bool computer = false;
        bool standIn = false;
        qint64 awaySince = 0;
        std::deque<Answer> answers; // to its last intents
        int counter = 0;            // of the last one
        std::vector<Action> legal;  // while it is asked
        int askedSince = 0;         // number of events then
    };
    struct Guest {
        SeatSet seats;
        int branch = -1;
        int sent = 0;       // events of that branch
        bool ready = false; // has sent Have
    };
    explicit Private(HostTable* table);

    // Messages of a connected guest (host_table.cpp; intents in host_table_intents.cpp).
    void take(GuestId guest, const Intent& intent);
    void take(GuestId guest, Chat chat);
    void take(GuestId guest, Pointer pointer);
    void take(GuestId guest, const Have& have);

    // Steps of the game (host_table.cpp).
    SeatHere& at(Seat seat) { return seats[index(seat)]; }
    bool isPlayedByComputer(Seat seat) { return at(seat).computer || at(seat).standIn; }
    SeatSet persons() const;
    SeatSet asked() const; // who may answer now
    bool playOne(Move move);
    void runOn(); // plays steps that need no decision
    void goBackTo(const State& state, int moves, int events);
    void settle(); // after every step: asks seats, starts computer players, sends updates
    void noteAsked();
    void think();
    void takeThought(Move move);
    void noteUndo(const Snapshot& before, std::size_t eventsBefore);

    // host_table_intents.cpp
    Rejection judge(const Intent& intent);
    Rejection doPlay(const Intent& intent);
    Rejection playAll(Seat seat, const std::vector<Action>& actions, int counter);
    Rejection doTakeBack(const Intent& intent);
    Rejection backTo(int moves, Seat seat, int counter);
    Rejection propose(const Proposal& proposal);
    Rejection doAskBack(const Intent& intent);
    Rejection doStandIn(const Intent& intent);
    Rejection doVote(const Intent& intent);
    Rejection agree();
    Rejection setStandIn(Seat seat, bool standIn, int counter);
    void noteAnswer(const Answer& answer);
    void noteStandIn(Seat seat, bool standIn);

    // host_table_commitments.cpp
    void beginSecret(); // if one is asked now
    Rejection doCommit(const Intent& intent);
    Rejection doReveal(const Intent& intent);
    QCborMap openingEntry(Seat seat) const;        // for the journal
    Rejection chooseFor(Seat seat, Action action); // a computer player's
    Rejection revealSecret(Seat last, int counter);
    void showOpenings(std::size_t from); // if the step that begins with this event shows the disks

    // host_table_journal.cpp
    bool write(QCborMap entry, Seat seat, int counter);
    bool writeMoves(std::size_t from, Seat seat, int counter, const QCborMap& opening = {});
    QCborMap header() const;
    Result<void> openWith(Record record, const DeckSeeds& deck);
    Result<void> applyEntry(const QCborMap& entry);
    Result<void> applyOpening(const QCborMap& entry, Seat seat);
    void tryAgain();
    void pause(bool isPaused);
    void goOnWriting(bool works);

    // host_table_updates.cpp
    void welcome(GuestId guest);
    void sendUpdate(GuestId guest);
    void broadcastUpdate();
    void broadcastSeats(); // if they have changed since the last time
    Seats seatsNow() const;
    void broadcastCommitments();
    TableNow now();
    void send(GuestId guest, const HostMessage& message) { send(guest, toMap(message)); }
    void send(GuestId guest, const QCborMap& map) {
        outbox.post(guest, [this, guest, map] { Q_EMIT q->send(guest, map); });
    }
    void broadcast(const HostMessage& message);
    void rememberEvents(std::size_t from);

    HostTable* q;
    Clock clock;
    qint64 voteAfter = 120000;
    DeckSeeds seeds;
    TableGame game;
    std::vector<Event> events;
    int branch = 0;
    std::array<HistoryHash, kMaxSeats + 1> hashes; // by reader; the last one is for spectators
    std::array<SeatHere, kMaxSeats> seats;
    std::map<GuestId, Guest> guests;
    UndoStack undoable;
    std::optional<SecretChoices> secret;
    std::optional<SecretChoices> unshown; // all disks are set, none is revealed yet
    std::optional<Proposal> proposal;
    std::optional<Seats> lastSeats; // as last broadcast
    qint64 lost = 0;
    bool paused = false;
    ComputerPlayers computers; // and stand-ins, who keep their seats when somebody returns
    int thinkingSince = 0;     // SeatHere::askedSince of the one that thinks
    std::string standInAgent = "greedy";
    QTimer again;
    DurableOutbox outbox;
};

} // namespace elgrande::lan
