// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The state of GuestTable; messages of the host are handled in guest_table_host.cpp.
#pragma once

#include "app/lan/guest_table.h"
#include "app/lan/seat_hash.h"
#include "app/table/screen.h"

#include <limits>
#include <optional>

namespace elgrande::lan {

struct GuestTable::Private {
    Private(GuestTable* table, GameModel& gameModel, GuestSecret ownSecret)
        : q(table)
        , model(gameModel)
        , screen(gameModel)
        , secret(std::move(ownSecret)) {}

    // Identifies a question of the host.
    struct Asked {
        Seat seat = Seat::None;
        int branch = -1;
        int total = 0;
        SecretPhase secretPhase = SecretPhase::None;
        bool operator==(const Asked&) const = default;
    };
    Asked asked() const { return now ? Asked{now->asked, branch, now->total, now->secretPhase} : Asked(); }

    // Messages from the host; false: invalid.
    bool take(const Welcome& welcome);
    bool take(const Past& past);
    bool take(const Update& update);
    bool take(const Answer& answer);
    bool take(const Chat& chat);
    bool take(const Pointer& pointer);
    bool take(const Seats& seats);
    bool take(const Commitments& commitments);
    bool take(const Openings& openings);
    bool takePast(const Past& past);
    bool refuse(const std::string& why); // false
    bool matchesCommitments(const std::vector<Event>& events);
    void begin();
    void askAnew();
    void forget();

    // To the host.
    void intend(Intent intent);
    void send(const GuestMessage& message) { Q_EMIT q->send(toMap(message)); }
    void choose(Seat seat, std::vector<Action> actions);
    void answerSecret();
    DiskQuestion question() const;

    // On the screen.
    bool isCurtainNeeded() const;
    void present();
    std::optional<Decision> decision() const;

    GuestTable* q;
    GameModel& model;
    Screen screen;
    GuestSecret secret;
    std::shared_ptr<const Rules> rules;
    Record record;
    Welcome welcome;
    Seats seats;
    std::vector<Event> history;
    HistoryHash hash;
    int branch = -1; // -1: nothing is known
    std::optional<Update> now;
    std::optional<InformationState> known; // what the only seat knows, or what everyone knows
    std::optional<InformationState> own;   // of the seat that is asked, where there are several
    std::optional<Commitments> lastCommitments;
    std::optional<Openings> lastOpenings; // of lastCommitments
    // Number of the event from which a disk of lastCommitments needs its opening; none: it may have been revealed while
    // this guest was disconnected, and is accepted.
    static constexpr int kNotKnownYet = std::numeric_limits<int>::max();
    std::optional<int> shownAfter;
    std::optional<Intent> unanswered;
    std::optional<Asked> answered; // by the last intent; none: its result has arrived
    std::array<int, kMaxSeats> counters{};
    std::array<int, kMaxSeats> kept{}; // of each seat, the last intent that the host has accepted and therefore written
    Seat shownTo = Seat::None;         // of several seats, the one whose view the screen shows
    bool lifted = false;               // the curtain, for the question now asked
    bool handLifted = false;
    bool began = false;       // the screen has the history so far
    bool shownBefore = false; // the game is on the screen
    bool askedAnew = false;
    bool parted = false;
};

} // namespace elgrande::lan
