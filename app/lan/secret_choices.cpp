// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/secret_choices.h"

namespace elgrande::lan {

SeatSet SecretChoices::missing(SecretPhase phase) const {
    SeatSet waited;
    for (Seat seat : asked_)
        if (phase == SecretPhase::Reveal ? !hasChoice(seat) : !isIn(seat)) waited.insert(seat);
    return waited;
}

Rejection SecretChoices::mayCommit(Seat seat) const {
    if (!asked_.contains(seat)) return Rejection::NotAsked;
    return isIn(seat) ? Rejection::CommitFirst : Rejection::None;
}

Rejection SecretChoices::mayReveal(Seat seat) const {
    if (!asked_.contains(seat) || commitments_[index(seat)].isEmpty() || hasChoice(seat)) return Rejection::NotAsked;
    return phase() == SecretPhase::Reveal ? Rejection::None : Rejection::CommitFirst;
}

bool SecretChoices::isCommittedTo(Seat seat, Action choice, const QByteArray& nonce) const {
    DiskQuestion question = question_;
    question.seat = seat;
    return commitmentOf(question, choice, nonce) == commitments_[index(seat)];
}

void SecretChoices::reveal(Seat seat, Action choice, const QByteArray& nonce) {
    choices_[index(seat)] = choice;
    nonces_[index(seat)] = nonce;
}

void SecretChoices::takeBack(Seat seat) {
    choices_[index(seat)].reset();
    nonces_[index(seat)].clear();
}

void SecretChoices::giveToComputer(Seat seat) {
    if (!hasChoice(seat)) commitments_[index(seat)].clear();
}

Openings SecretChoices::openings(int from, int to) const {
    Openings told;
    told.question = question_.question;
    told.from = from;
    told.to = to;
    for (Seat seat : asked_)
        if (!nonce(seat).isEmpty()) told.openings[index(seat)] = {choice(seat), nonce(seat)};
    return told;
}

} // namespace elgrande::lan
