// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/seat_commitment.h"

#include "app/lan/secret_bytes.h"
#include "app/table/opening.h"
#include "model/position/record_start.h"
#include "model/record/record.h"
#include "model/rules/engine.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QtEndian>

namespace elgrande::lan {
namespace {

constexpr qsizetype kSecretSize = 32;

// Parts of known length one after the other, each with its length in front, so that no two lists give the same bytes.
class Hash {
  public:
    explicit Hash(const char* purpose) { add(QByteArray(purpose)); }
    Hash& add(const QByteArray& part) {
        const quint32 size = qToBigEndian(static_cast<quint32>(part.size()));
        hash_.addData(QByteArray(reinterpret_cast<const char*>(&size), sizeof size));
        hash_.addData(part);
        return *this;
    }
    Hash& add(qint64 number) { return add(QByteArray::number(number)); }
    Hash& add(const DiskQuestion& question) {
        return add(question.game).add(static_cast<qint64>(question.seat)).add(question.question).add(question.branch);
    }
    QByteArray result() const { return hash_.result(); }

  private:
    QCryptographicHash hash_{QCryptographicHash::Sha256};
};

QByteArray keyed(const GuestSecret& secret, const QByteArray& message) {
    return QMessageAuthenticationCode::hash(message, secret, QCryptographicHash::Sha256);
}

} // namespace

GuestSecret newSecret() {
    GuestSecret secret(kSecretSize, Qt::Uninitialized);
    fillRandomly(reinterpret_cast<std::uint8_t*>(secret.data()), static_cast<std::size_t>(kSecretSize));
    return secret;
}

QByteArray nonceFor(const GuestSecret& secret, const DiskQuestion& question) {
    return keyed(secret, Hash("elgrande disk nonce").add(question).result());
}

QByteArray commitmentOf(const DiskQuestion& question, Action choice, const QByteArray& nonce) {
    return Hash("elgrande disk").add(nonce).add(packed(choice)).add(question).result();
}

std::optional<Action> committedChoice(const QByteArray& commitment, const DiskQuestion& question,
                                      const GuestSecret& secret, const std::vector<Action>& legal) {
    const QByteArray nonce = nonceFor(secret, question);
    for (Action each : legal)
        if (commitmentOf(question, each, nonce) == commitment) return each;
    return {};
}

QByteArray shareOf(const GuestSecret& secret, const QByteArray& game) {
    return keyed(secret, Hash("elgrande share").add(game).result());
}

QByteArray hostCommitment(const QByteArray& game, const QByteArray& host) {
    return Hash("elgrande host").add(game).add(host).result();
}

std::string seedFrom(const DeckSeeds& seeds) {
    Hash hash("elgrande deck");
    hash.add(seeds.game).add(seeds.host);
    for (const QByteArray& each : seeds.shares) hash.add(each);
    return hash.result().toHex().toStdString();
}

Result<void> auditDeck(const DeckSeeds& seeds, const QByteArray& commitment, Seat own, const QByteArray& ownShare,
                       const Record& record) {
    if (hostCommitment(seeds.game, seeds.host) != commitment)
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors",
                              "The host used a different number for the deck from the one it sealed before the game.")};
    if (index(own) < seeds.shares.size() && seeds.shares[index(own)] != ownShare)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Your share in the shuffling of the deck was not used.")};
    Record played = record;
    played.setup.seed = seedFrom(seeds);
    const auto origin = startOf(played);
    if (!origin) return origin.fault();
    State state = origin->state;
    ActionList legal;
    Seat next = advance(*origin->rules, state, legal);
    for (const Move& move : played.moves) {
        if (next == Seat::None)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The host's record goes on after the end of the game.")};
        if (move.seat != Seat::Table) legalActions(*origin->rules, state, move.seat, legal);
        if (!legal.contains(move.action))
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors", "The host's record contains a move that was not possible.")};
        if (move.seat == Seat::Table && move.action != origin->dealer.answer(state, legal))
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "A card came that was not the next one of the deck.")};
        next = play(*origin->rules, state, move, legal);
    }
    return {};
}

} // namespace elgrande::lan
