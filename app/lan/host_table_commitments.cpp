// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// When secret choices (secret_choices.h) are asked for, how they are journaled, and how they are played in one step.
#include "app/lan/host_table_private.h"
#include "app/table/secrets.h"
#include "model/rules/engine.h"

#include <algorithm>

namespace elgrande::lan {

namespace {

bool isForADisk(const Rules& rules, const State& state, Seat seat) {
    ActionList legal;
    legalActions(rules, state, seat, legal);
    return std::all_of(legal.begin(), legal.end(), [](Action each) { return each.kind == ActionKind::Disk; });
}

} // namespace

void HostTable::Private::beginSecret() {
    const int question = static_cast<int>(game.moves());
    if (secret && secret->question() == question) return;
    secret.reset();
    const SeatSet all = asked();
    if (all.size() < 2 || !isSecretQuestion(game.rules(), game.state())) return;
    bool person = false;
    for (Seat seat : all) {
        if (!isForADisk(game.rules(), game.state(), seat)) return;
        person = person || !at(seat).computer;
    }
    if (person) secret.emplace(DiskQuestion{seeds.game, Seat::None, question, branch}, all);
}

QCborMap HostTable::Private::openingEntry(Seat seat) const {
    QCborMap entry;
    if (secret->nonce(seat).isEmpty()) return entry; // a computer player's
    entry[QStringLiteral("action")] = static_cast<qint64>(packed(secret->choice(seat)));
    entry[QStringLiteral("nonce")] = secret->nonce(seat);
    return entry;
}

Rejection HostTable::Private::doCommit(const Intent& intent) {
    if (!secret || isPlayedByComputer(intent.seat)) return Rejection::NotAsked;
    if (const Rejection why = secret->mayCommit(intent.seat); why != Rejection::None) return why;
    if (intent.seen < at(intent.seat).askedSince) return Rejection::Stale;
    QCborMap entry;
    entry[QStringLiteral("k")] = QStringLiteral("seal");
    entry[QStringLiteral("seal")] = intent.commitment;
    if (!write(std::move(entry), intent.seat, intent.counter)) return Rejection::Paused;
    secret->commit(intent.seat, intent.commitment);
    if (secret->phase() == SecretPhase::Reveal) broadcastCommitments();
    return Rejection::None;
}

Rejection HostTable::Private::doReveal(const Intent& intent) {
    if (!secret) return Rejection::NotAsked;
    if (const Rejection why = secret->mayReveal(intent.seat); why != Rejection::None) return why;
    const Action choice = intent.actions.front();
    const auto& legal = at(intent.seat).legal;
    if (std::find(legal.begin(), legal.end(), choice) == legal.end() ||
        !secret->isCommittedTo(intent.seat, choice, intent.nonce))
        return Rejection::WrongOpening;
    secret->reveal(intent.seat, choice, intent.nonce);
    Rejection why = Rejection::None;
    if (secret->missing(SecretPhase::Reveal).empty()) {
        why = revealSecret(intent.seat, intent.counter);
    } else {
        QCborMap entry = openingEntry(intent.seat);
        entry[QStringLiteral("k")] = QStringLiteral("open");
        if (!write(std::move(entry), intent.seat, intent.counter)) why = Rejection::Paused;
    }
    if (why != Rejection::None && secret) secret->takeBack(intent.seat);
    return why;
}

Rejection HostTable::Private::chooseFor(Seat seat, Action action) {
    secret->choose(seat, action);
    // Before any opening, even if it is for the second time: a commitment may have become void, or there may be none
    // because only computer players were asked.
    if (secret->phase() == SecretPhase::Reveal) broadcastCommitments();
    if (!secret->missing(SecretPhase::Reveal).empty()) return Rejection::None;
    const Rejection why = revealSecret(seat, 0);
    if (why != Rejection::None && secret) secret->takeBack(seat);
    return why;
}

// Plays all choices as one step. If one leaves another seat no alternative, the rules have answered for that seat
// already, and it may be asked something else by then, such as its Veto.
Rejection HostTable::Private::revealSecret(Seat last, int counter) {
    const State before = game.state();
    const int moves = static_cast<int>(game.moves());
    const std::size_t told = events.size();
    const auto undo = [&](Rejection why) {
        goBackTo(before, moves, static_cast<int>(told));
        return why;
    };
    const auto isGiven = [&](Seat seat) {
        return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(told), events.end(), [&](const Event& each) {
            return (each.kind == EventKind::DiskSet || each.kind == EventKind::DisksRevealed) && each.seat == seat;
        });
    };
    for (Seat seat : secret->asked())
        if (asked().contains(seat) && !isGiven(seat) && !playOne({seat, secret->choice(seat)}))
            return undo(Rejection::NotPossible);
    runOn();
    if (!writeMoves(static_cast<std::size_t>(moves), last, counter, openingEntry(last))) return undo(Rejection::Paused);
    unshown = std::exchange(secret, {});
    undoable.forget();
    rememberEvents(told);
    showOpenings(told);
    return Rejection::None;
}

// A Veto between setting and revealing means that nobody ever sees the disks.
void HostTable::Private::showOpenings(std::size_t from) {
    if (!unshown) return;
    const auto ends =
        std::find_if(events.begin() + static_cast<std::ptrdiff_t>(from), events.end(), [](const Event& each) {
            return each.kind == EventKind::DisksRevealed || each.kind == EventKind::SpecialVetoed;
        });
    if (ends == events.end()) return;
    if (ends->kind == EventKind::DisksRevealed)
        broadcast(unshown->openings(static_cast<int>(from), static_cast<int>(events.size())));
    unshown.reset();
}

} // namespace elgrande::lan
