// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the game after admission: each as a struct, and its conversion from and to the map of a frame
// (PROTOCOL.md section 7). Type, range, length and count of every incoming field are checked here; whether a message
// makes sense at this table (whose turn it is, whether an action is legal) is checked by the table. Positions and
// events are byte strings here; seat_knowledge.h and seat_events.h decode them with the rules of the game.
#pragma once

#include "model/core/action.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>
#include <QString>

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace elgrande::lan {

inline constexpr qsizetype kGameId = 16;   // bytes, of a table: drawn anew for each
inline constexpr qsizetype kHashSize = 32; // bytes of SHA-256: commitments, nonces, shares
inline constexpr int kMostActions = 64;    // of one intent
inline constexpr int kEventsAtOnce = 2000; // of one message
inline constexpr int kPhrases = 10;        // that can be said with one click
inline constexpr int kMostSteps = 1 << 24; // counters and numbers of events stay below

// Why an intent was rejected. The table is then unchanged.
enum class Rejection : std::uint8_t {
    None,              // it was carried out
    NotYourSeat,       //
    NotAsked,          // another seat is asked, or none
    NotPossible,       // not, or no longer, among the alternatives
    Stale,             // meant for a table that has changed since
    Paused,            // the host cannot write down what happens
    Over,              // the game is
    NothingToTakeBack, //
    NoVote,            // nothing is being voted on, or not by this seat
    NotAway,           // nobody plays for the seat, or it is not away
    CommitFirst,       // commitments first, then openings
    WrongOpening,      // it does not match the commitment
    Count
};
// In the language of the program.
QString rejectionText(Rejection why);

// A request of a guest to the table, executed atomically and at most once: the counter grows by one with every intent
// of a seat, and a counter that has been answered gets the same answer again.
struct Intent {
    enum class What : std::uint8_t {
        Play,     // `actions`, one after the other; the seat decides all of them
        Commit,   // `commitment` to its secret choice
        Reveal,   // that choice, the only one of `actions`, and its `nonce`
        TakeBack, // its last decision, where nothing has come in between
        AskBack,  // the same where it has: the others are asked
        StandIn,  // shall a computer player play for `about`, who is away
        Vote,     // `yes` or no to what is being voted on
        Return,   // a computer player has played for the seat, which is back
        Count
    };
    What what = What::Play;
    Seat seat = Seat::None;
    int counter = 0; // from 1
    int branch = 0;  // of the table as the guest has seen it, …
    int seen = 0;    // … and the number of events
    std::vector<Action> actions;
    QByteArray commitment; // kHashSize bytes, of Commit
    QByteArray nonce;      // kHashSize bytes, of Reveal
    Seat about = Seat::None;
    bool yes = false;

    bool operator==(const Intent&) const = default;
};

// A chat line or a pointer, passed on to everybody. From a guest: in the name of one of its seats.
struct Chat {
    Seat by = Seat::None; // a spectator
    int phrase = -1;      // from 0; -1: `text`
    QString text;         // plain (plain_text.h), not longer than Limits::chat
    // Nothing of the typed text can be shown. Such a message is neither sent nor passed on, and is no fault of the
    // sender.
    bool saysNothing() const { return phrase < 0 && text.isEmpty(); }
    bool operator==(const Chat&) const = default;
};
// Seat to attribute a message to; nullopt if `by` is not one of the sender's seats. A message sent as a spectator by
// somebody who has taken a seat meanwhile is attributed to that seat.
constexpr std::optional<Seat> voiceOf(Seat by, SeatSet own) {
    if (by == Seat::None) return own.empty() ? Seat::None : own.first();
    if (own.contains(by)) return by;
    return std::nullopt;
}
// A typed line as it is sent.
Chat chatOf(Seat by, const QString& typed);
// In the language of who reads it.
QString phraseText(int phrase);

struct Pointer {
    enum class At : std::uint8_t { Area, Card, Seat, Count };
    Seat by = Seat::None;
    At at = At::Area;
    int id = 0; // 0 to 254
    bool operator==(const Pointer&) const = default;
};

// What the guest has already, sent on joining and rejoining. Empty at first, and to request everything again.
struct Have {
    int branch = -1;
    int seen = 0;
    bool operator==(const Have&) const = default;
};

using GuestMessage = std::variant<Intent, Chat, Pointer, Have>;

// The game and the guest's seats, before any of the table is sent.
struct Welcome {
    QByteArray game;                       // kGameId bytes
    QByteArray record;                     // header of the record, without the seed and anything secret
    QByteArray rules;                      // mark of the rules (hello.h)
    SeatSet yours;                         // empty: a spectator
    std::array<int, kMaxSeats> counters{}; // of the last intent of each of these seats
    bool operator==(const Welcome&) const = default;
};

// A part of what has happened; the rest follows. From 0: everything that came before is forgotten.
struct Past {
    int branch = 0;
    int first = 0; // number of its first event, from 0
    QByteArray events;
    bool operator==(const Past&) const = default;
};

// Of secret choices by several seats: each commits to its choice, and all reveal theirs once every commitment is in
// (seat_commitment.h).
enum class SecretPhase : std::uint8_t { None, Commit, Reveal, Count };

// The table as the guest may see it now, and what has happened since the last message.
struct Update {
    Past past;
    int total = 0;           // events that have happened
    QByteArray known;        // as its only seat, or as everybody (seat_knowledge.h)
    Seat asked = Seat::None; // which of its seats is asked
    QByteArray own;          // what that seat knows, where the guest has several; else empty
    SeatSet waiting;         // for whom the table waits
    SecretPhase secretPhase = SecretPhase::None;
    int question = 0;         // number of the secret question (DiskQuestion)
    QByteArray committed;     // commitment of the asked seat; empty: none yet
    Seat backOf = Seat::None; // whose last decision can be taken back freely
    QByteArray hash;          // of all this and of what happened before, as the guest must have it (seat_hash.h)
    bool operator==(const Update&) const = default;
};

struct Answer {
    Seat seat = Seat::None;
    int counter = 0;
    Rejection why = Rejection::None;
    bool operator==(const Answer&) const = default;
};

struct SeatState {
    enum class Holder : std::uint8_t { Person, Computer, Count };
    Holder holder = Holder::Person;
    bool away = false;
    bool standIn = false; // a computer player plays for it
    bool operator==(const SeatState&) const = default;
};

// What the table is asked to agree to; `votes` have said yes of those who are asked.
struct Proposal {
    enum class What : std::uint8_t { TakeBack, StandIn, Count };
    What what = What::TakeBack;
    Seat by = Seat::None;
    Seat about = Seat::None; // whose decision is taken back; for whom a computer is to play
    SeatSet asked;
    SeatSet votes;
    bool operator==(const Proposal&) const = default;
};

struct Seats {
    std::vector<SeatState> seats;
    std::optional<Proposal> proposal;
    bool paused = false; // the host cannot write down what happens
    bool operator==(const Seats&) const = default;
};

// The commitments of all seats that were asked, once all are in, and later their openings.
struct Commitments {
    int branch = 0;
    int question = 0;
    std::array<QByteArray, kMaxSeats> commitments; // empty: not asked, or a computer player
    bool operator==(const Commitments&) const = default;
};
struct Openings {
    struct Opening {
        Action action;
        QByteArray nonce;
        bool operator==(const Opening&) const = default;
    };
    int question = 0;
    int from = 0; // the events of the step that they make, …
    int to = 0;   // … without this one
    std::array<std::optional<Opening>, kMaxSeats> openings;
    bool operator==(const Openings&) const = default;
};

using HostMessage = std::variant<Welcome, Past, Update, Answer, Chat, Pointer, Seats, Commitments, Openings>;

QCborMap toMap(const GuestMessage& message);
QCborMap toMap(const HostMessage& message);
// The error is for the log, in English.
Result<GuestMessage> guestMessageIn(const QCborMap& map);
Result<HostMessage> hostMessageIn(const QCborMap& map);

} // namespace elgrande::lan
