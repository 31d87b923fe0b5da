// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Limits of a network game: sizes, rates, counts and deadlines, defined only here so that tests can override them. Both
// sides enforce them; a guest trusts a host no more than a host trusts a guest.
#pragma once

#include <chrono>
#include <cstdint>

namespace elgrande::lan {

// Token bucket: sustained rate, and burst after a pause.
struct Rate {
    double perSecond = 1;
    double burst = 1;
};

struct Limits {
    using Time = std::chrono::milliseconds;

    // Frames (frame.h).
    std::uint32_t frameBeforeHello = 512;      // bytes; until the guest is admitted
    std::uint32_t frameAfterwards = 64 * 1024; // bytes
    int depth = 8;                             // nesting of maps and lists, including the frame itself
    int entries = 32;                          // of a map
    int items = 4096;                          // of a list
    int text = 256;                            // characters of a text
    int chat = 500;                            // characters of a chat line (kChatKey in frame.h)

    // Deadlines of one connection (link.h).
    Time handshake{3000}; // from connecting to an encrypted connection
    Time hello{5000};     // from connecting to admission, including the handshake
    Time ping{5000};      // interval of the host's pings
    Time silence{15000};  // without a whole frame: the connection is dead
    Time parting{1000};   // to deliver a goodbye

    // Buffers of one connection.
    std::int64_t outputQueue = 1'048'576; // bytes not yet received by the peer
    std::int64_t inputBuffer = 131'072;   // bytes not yet parsed

    // Connections of one host (listener.h).
    int perAddress = 8;
    int admittedGuests = 64;      // on a player's host
    int admittedOnServer = 1200;  // on the dedicated server
    int waitingConnections = 256; // not yet admitted, not counted as guests
    Rate handshakesPerAddress{20, 20};
    Rate handshakes{300, 300};

    // Failed authentication attempts (doorkeeper.h).
    Time wrongCodeDelay{1000};
    int wrongCodes = 5;    // from one address (code_budget.h)
    Time ban{300000};      // until an address gets an attempt back
    int wrongPerCode = 20; // from all addresses; then the code is replaced, after a pause in which nobody new enters
    Time codePause{30000}; // an evening of guessing from any number of addresses hits once in 30,000 times
    int rememberedAddresses = 4096;

    // Guests who ask to be let in (knock.h).
    Time knock{120000};      // until a person has answered
    int openKnocks = 3;      // one of each address
    Time knockQuiet{300000}; // after a refusal, of that address
    Rate knocksPerAddress{1.0 / 30, 2};
    Rate knocks{0.2, 6};

    // What one guest may send (rate_limit.h).
    Rate intents{30, 60}; // and requests for the alternatives
    Rate chatLines{0.5, 5};
    Rate wishes{3, 20};    // of the lobby; each is written to disk and sent to everybody
    Rate frames{200, 400}; // of any kind; a peer that sends more is disconnected

    // Reconnecting (reconnect.h).
    Time firstPause{500};
    double pauseGrowth = 1.6;
    Time longestPause{5000};
    double pauseSpread = 0.2; // jitter, as a fraction of the pause in both directions
    Time giveUpAfter{600000};
    Time seekFor{8000}; // how long a rejoining guest searches for a host that may have moved
    int places = 16;    // addresses tried for one game

    // Tables and their seats.
    Time voteAfter{120000};  // a seat is disconnected this long before the others may vote on it
    int rejoinEvents = 500;  // up to this number, missed events are sent; otherwise a view
    int tablesPerPlayer = 3; // on the dedicated server
    int tables = 200;

    // Finding tables (beacon_message.h).
    std::uint32_t probe = 1024; // bytes; no answer is longer
    Rate answersPerAddress{5, 5};
    Rate answers{200, 200};
    Time probeEvery{1000};
    Time forgetAfter{4000}; // after this time without an answer a table is no longer listed
    int listedTables = 200;
};

} // namespace elgrande::lan
