// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Commit and reveal: secret choices that not even the host can read before all seats have chosen, and a deck that
// nobody can tamper with. A guest commits to its choice with SHA-256 over a nonce that only it can derive (the seal),
// and reveals choice and nonce once all seals are in (the opening). The deck is seeded from a number of the host, whose
// hash is published before any seat is taken, and from a share of each seat. On the wire: PROTOCOL.md section 8.
#pragma once

#include "model/core/action.h"
#include "model/core/result.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace elgrande {
struct Record;
}

namespace elgrande::lan {

// Identifies the question that a seal answers: no seal fits another one.
struct DiskQuestion {
    QByteArray game; // kGameId bytes
    Seat seat = Seat::None;
    int question = 0; // moves that had been made when it was asked, and never asked again in this branch
    int branch = 0;
};

// 32 random bytes that a guest stores with its seat and never sends; after a restart it can still open its seals.
using GuestSecret = QByteArray;
GuestSecret newSecret();

QByteArray nonceFor(const GuestSecret& secret, const DiskQuestion& question);
QByteArray sealOf(const DiskQuestion& question, Action choice, const QByteArray& nonce);
// Which of the alternatives has been sealed with this secret; nothing: none of them.
std::optional<Action> sealedChoice(const QByteArray& seal, const DiskQuestion& question, const GuestSecret& secret,
                                   const std::vector<Action>& legal);

// The deck ------------------------------------------------------------------------------------------------------------

struct DeckSeeds {
    QByteArray game;
    QByteArray host;                // 32 random bytes, secret until the game is over
    std::vector<QByteArray> shares; // by seat; empty: none (a computer player)
};
QByteArray shareOf(const GuestSecret& secret, const QByteArray& game);
QByteArray hostSeal(const QByteArray& game, const QByteArray& host); // published before the shares are given
std::string seedFrom(const DeckSeeds& seeds);                        // of the game (Setup::seed)

// For a guest, when the game is over and everything is published: that the host had the number that it sealed, that the
// guest's share is in, and that every card came as the dealer brings them from that seed. The error says what is not
// so.
Result<bool> auditDeck(const DeckSeeds& seeds, const QByteArray& seal, Seat own, const QByteArray& ownShare,
                       const Record& record);

} // namespace elgrande::lan
