// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Commit and reveal: secret choices that not even the host can read before all seats have chosen, and a deck that
// nobody can tamper with. A guest commits to its choice with a SHA-256 over it and a nonce that only the guest can
// derive. Once all commitments are in, it reveals choice and nonce (the opening). The deck is seeded from a number of
// the host, whose hash is published before any seat is taken, and from a share of each seat. PROTOCOL.md section 8 has
// the bytes; there a commitment is called a seal.
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

// Identifies the question that a commitment answers; a commitment is invalid for any other question.
struct DiskQuestion {
    QByteArray game; // kGameId bytes
    Seat seat = Seat::None;
    int question = 0; // moves that had been made when it was asked, and never asked again in this branch
    int branch = 0;
};

// 32 random bytes that a guest stores with its seat and never sends. With it, a restarted guest can still reveal its
// choices.
using GuestSecret = QByteArray;
GuestSecret newSecret();

QByteArray nonceFor(const GuestSecret& secret, const DiskQuestion& question);
QByteArray commitmentOf(const DiskQuestion& question, Action choice, const QByteArray& nonce);
// The alternative to which this secret has committed; nothing: none of them.
std::optional<Action> committedChoice(const QByteArray& commitment, const DiskQuestion& question,
                                      const GuestSecret& secret, const std::vector<Action>& legal);

// The deck ------------------------------------------------------------------------------------------------------------

struct DeckSeeds {
    QByteArray game;
    QByteArray host;                // 32 random bytes, secret until the game is over
    std::vector<QByteArray> shares; // by seat; empty: none (a computer player)
};
QByteArray shareOf(const GuestSecret& secret, const QByteArray& game);
QByteArray hostCommitment(const QByteArray& game, const QByteArray& host); // published before the shares are given
std::string seedFrom(const DeckSeeds& seeds);                              // of the game (Setup::seed)

// For a guest, once the game is over and everything is published. Checks that the host's number matches its commitment,
// that the guest's share is in the seed, and that every card came in the order of that seed. The error says which is
// not so.
Result<void> auditDeck(const DeckSeeds& seeds, const QByteArray& commitment, Seat own, const QByteArray& ownShare,
                       const Record& record);

} // namespace elgrande::lan
