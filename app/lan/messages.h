// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the game after admission: a struct for each, and its conversion to and from the map of a frame
// (PROTOCOL.md section 7). The type, range, length and count of every incoming field are checked here. The table checks
// whether the message is valid at this point of the game. Positions and events are byte strings here; seat_knowledge.h
// and seat_events.h decode them with the rules of the game.
#pragma once

#include "model/core/action.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>
#include <QString>

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace elgrande::lan {

inline constexpr qsizetype kGameId = 16;   // bytes, random, one id per table
inline constexpr qsizetype kHashSize = 32; // bytes of SHA-256: commitments, nonces, shares
inline constexpr int kMostActions = 64;    // of one intent
inline constexpr int kEventsAtOnce = 2000; // of one message
inline constexpr int kPhrases = 10;        // quick phrases of the chat
inline constexpr int kMovesAtOnce = 500;   // alternatives of one message
inline constexpr int kMoveText = 80;       // characters of a move in words
inline constexpr int kMostSteps = 1 << 24; // counters and numbers of events stay below

// Why an intent was rejected; the table is unchanged.
enum class Rejection : std::uint8_t {
    None,              // it was carried out
    NotYourSeat,       //
    NotAsked,          // another seat is asked, or none
    NotPossible,       // not, or no longer, among the alternatives
    Stale,             // the table has changed since
    Paused,            // the host cannot write to its disk
    Over,              // the game is over
    NothingToTakeBack, //
    NoVote,            // nothing is being voted on, or not by this seat
    NotAway,           // no stand-in plays for the seat, or it is not disconnected
    CommitFirst,       // commitments first, then openings
    WrongOpening,      // it does not match the commitment
    Count
};
Error errorOf(Rejection why); // empty for None

// A request of a guest to the table, executed atomically and at most once. Each seat counts its intents; a repeated
// counter gets the same answer again.
struct Intent {
    enum class What : std::uint8_t {
        Play,     // `actions`, one after the other, all by this seat
        Commit,   // `commitment` to its secret choice
        Reveal,   // that choice, the only one of `actions`, and its `nonce`
        TakeBack, // undoes its last decision, if nothing else has happened since
        AskBack,  // the same if something has: the others vote
        StandIn,  // proposes a computer player for the disconnected seat `about`
        Vote,     // `yes` or no to the current proposal
        Return,   // takes the seat back from its stand-in
        Count
    };
    What what = What::Play;
    Seat seat = Seat::None;
    int counter = 0; // from 1
    int branch = 0;  // of the table as the guest knows it, …
    int seen = 0;    // … and the number of events
    std::vector<Action> actions;
    QByteArray commitment; // kHashSize bytes, of Commit
    QByteArray nonce;      // kHashSize bytes, of Reveal
    Seat about = Seat::None;
    bool yes = false;

    bool operator==(const Intent&) const = default;
};

// A chat line or a pointer, passed on to everyone. A guest sends it in the name of one of its seats.
struct Chat {
    Seat by = Seat::None; // a spectator
    int phrase = -1;      // from 0; -1: `text`
    QString text;         // plain (plain_text.h), not longer than Limits::chat
    QString name = {};    // of the spectator, as the host knows it; only from the host
    int guest = 0;        // LobbySeat::guest of who speaks; only from the host, 0: it does not say
    // Nothing of the typed text can be displayed. Such a message is neither sent nor passed on, and is not an error.
    bool saysNothing() const { return phrase < 0 && text.isEmpty(); }
    bool operator==(const Chat&) const = default;
};
// The seat to attribute a message to; nullopt if `by` is not one of the sender's seats. If a spectator has taken a seat
// since sending, the message is attributed to that seat.
constexpr std::optional<Seat> voiceOf(Seat by, SeatSet own) {
    if (by == Seat::None) return own.empty() ? Seat::None : own.first();
    if (own.contains(by)) return by;
    return std::nullopt;
}
// What a guest with these seats has said, as it is passed on; nullopt as for voiceOf. `chat` has the name of the guest,
// which is only that of a spectator.
std::optional<Chat> voiced(Chat chat, SeatSet own);
// The message for a typed line.
Chat chatOf(Seat by, const QString& typed);
// In the language of the reader.
QString phraseText(int phrase);

struct Pointer {
    enum class At : std::uint8_t { Area, Card, Seat, Count };
    Seat by = Seat::None;
    At at = At::Area;
    int id = 0; // 0 to 254
    bool operator==(const Pointer&) const = default;
};

// What the guest already has, sent when it joins and rejoins. Empty to request everything.
struct Have {
    int branch = -1;
    int seen = 0;
    bool operator==(const Have&) const = default;
};

// Asks what the seat may do now: for programs that do not know the rules. This one never asks.
struct Ask {
    Seat seat = Seat::None;
    int first = 0; // number of the first alternative that is wanted
    bool operator==(const Ask&) const = default;
};

using GuestMessage = std::variant<Intent, Chat, Pointer, Have, Ask>;

// The game and the guest's seats, sent before anything of the table.
struct Welcome {
    QByteArray game;                       // kGameId bytes
    QByteArray record;                     // header of the record, without the seed and anything secret
    QByteArray rules;                      // mark of the rules (hello.h)
    SeatSet yours;                         // empty: a spectator
    std::array<int, kMaxSeats> counters{}; // of the last intent of each of these seats
    bool operator==(const Welcome&) const = default;
};

// Part of the events; the rest follows. If it starts at 0, it replaces all earlier events.
struct Past {
    int branch = 0;
    int first = 0; // number of its first event, from 0
    QByteArray events;
    bool operator==(const Past&) const = default;
};

// Of secret choices by several seats: each commits to its choice, and all reveal theirs once every commitment is in
// (seat_commitment.h).
enum class SecretPhase : std::uint8_t { None, Commit, Reveal, Count };

// The table as the guest may see it now, and the events since the last message.
struct Update {
    Past past;
    int total = 0;           // events that have happened
    QByteArray known;        // of its only seat, or of everyone (seat_knowledge.h)
    Seat asked = Seat::None; // which of its seats is asked
    QByteArray own;          // what that seat knows, if the guest has several seats
    SeatSet waiting;         // for whom the table waits
    SecretPhase secretPhase = SecretPhase::None;
    int question = 0;         // number of the secret question (DiskQuestion)
    QByteArray committed;     // commitment of the asked seat; empty: none yet
    Seat backOf = Seat::None; // whose last decision can be undone without a vote
    QByteArray hash;          // of all this and of all events (seat_hash.h)
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

// What the table votes on. `votes`: the asked seats that have voted yes.
struct Proposal {
    enum class What : std::uint8_t { TakeBack, StandIn, Count };
    What what = What::TakeBack;
    Seat by = Seat::None;
    Seat about = Seat::None; // whose decision is undone, or whom a stand-in replaces
    SeatSet asked;
    SeatSet votes;
    bool operator==(const Proposal&) const = default;
};

struct Seats {
    std::vector<SeatState> seats;
    std::optional<Proposal> proposal;
    bool paused = false; // the host cannot write to its disk
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
    int from = 0; // the events of the step that plays them, …
    int to = 0;   // … up to but not including this one
    std::array<std::optional<Opening>, kMaxSeats> openings;
    bool operator==(const Openings&) const = default;
};

// The answer to Ask: the seat's open decision as engine-protocol.md section 3 writes it, kMovesAtOnce moves of it.
struct Alternatives {
    Seat seat = Seat::None;
    int branch = 0; // of the table as it is …
    int total = 0;  // … and the number of events
    std::string kind;
    std::string topic;
    int count = 0; // of all alternatives; 0: the seat is not asked
    int first = 0; // number of the first one here
    std::vector<std::string> moves;
    std::vector<Action> actions; // one for each move
    bool operator==(const Alternatives&) const = default;
};

using HostMessage =
    std::variant<Welcome, Past, Update, Answer, Chat, Pointer, Seats, Commitments, Openings, Alternatives>;

QCborMap toMap(const GuestMessage& message);
QCborMap toMap(const HostMessage& message);
// The error is for the log, in English.
Result<GuestMessage> guestMessageIn(const QCborMap& map);
Result<HostMessage> hostMessageIn(const QCborMap& map);

} // namespace elgrande::lan
