// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The entries of a table's journal: a struct for each, and its conversion to and from the map that journal.h writes.
// The first entry has the deck and the players, each other one a step. The type, range and length of every field are
// checked here; hosted_game.h checks whether the step is possible at this point of the game.
#pragma once

#include "app/lan/messages.h"
#include "app/lan/seat_commitment.h"

namespace elgrande::lan {

struct JournalHeader {
    DeckSeeds seeds;
    QByteArray record; // without moves
};

struct JournalEntry {
    struct Play {
        std::optional<Openings::Opening> opening; // the last one of a secret choice, which the moves carry out
        std::vector<Move> moves;
    };
    struct Back {
        int moves = 0; // that remain
    };
    struct Commit {
        QByteArray commitment;
    };
    struct Reveal {
        Openings::Opening opening;
    };
    struct StandIn {
        bool plays = false; // or hands the seat back
    };
    struct On {}; // the disk has room again
    using Step = std::variant<Play, Back, Commit, Reveal, StandIn, On>;

    Step step = On{};
    Seat seat = Seat::None; // whose step it is
    int counter = 0;        // of its intent; 0: the host's own step
};

QCborMap toMap(const JournalHeader& header);
QCborMap toMap(const JournalEntry& entry);
// The error is a sentence for the player.
Result<JournalHeader> journalHeaderIn(const QCborMap& map);
Result<JournalEntry> journalEntryIn(const QCborMap& map);
Error damagedJournal();

} // namespace elgrande::lan
