// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Commitments and the deck. A host that has everything but the nonce learns nothing of a committed choice. An opening
// that does not match its commitment is detected, and so is a card that is not the next one of the deck that all seats
// have shuffled together.
#include "app/lan/messages.h"
#include "app/lan/seat_commitment.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/named_test.h"
#include "tests/property/random_game.h"

#include <QFile>
#include <QTest>

#include <map>

using namespace elgrande;
using namespace elgrande::lan;
using lan_tests::attempts;

namespace {

std::vector<Action> places() {
    std::vector<Action> all;
    all.reserve(9);
    for (int area = 0; area < 9; ++area) all.push_back(act(ActionKind::Disk, area));
    return all;
}

// A finished game with the seed, as its record.
Record played(const Setup& setup, std::uint64_t number) {
    const auto rules = *RulesBuilder::build(setup);
    property::Game game(rules, number);
    while (!game.over()) game.play(game.next(game.random));
    Record record;
    record.setup = rules->setup;
    record.moves = game.moves;
    return record;
}

} // namespace

class SeatCommitmentTest : public QObject {
    Q_OBJECT

  private slots:
    void committedChoicesAreRevealed();
    void hostLearnsNothingFromCommitments();
    void changedOpeningsAreRefused();
    void noCommitmentFitsAnotherQuestion();
    void deckIsAudited();
    void areThoseOfTheDocument();
};

void SeatCommitmentTest::committedChoicesAreRevealed() {
    const GuestSecret secret = newSecret();
    QVERIFY(secret != newSecret());
    DiskQuestion question{QByteArray(kGameId, 'g'), seatAt(2), 100, 0};
    for (Action choice : places()) {
        const QByteArray commitment = commitmentOf(question, choice, nonceFor(secret, question));
        QCOMPARE(commitment.size(), kHashSize);
        QVERIFY(committedChoice(commitment, question, secret, places()) == choice); // also after a restart
        QVERIFY(!committedChoice(commitment, question, newSecret(), places()));
    }
}

// All that a host has before the opening: commitments, questions, and the commitments and nonces of all earlier
// questions. It tries whatever it can make of them; and the commitments say as little by their frequencies.
void SeatCommitmentTest::hostLearnsNothingFromCommitments() {
    Rng rng(4);
    const GuestSecret secret = newSecret();
    const int choices = attempts(1000, 1000);
    int learned = 0;
    std::map<QByteArray, int> commitments;
    QByteArray lastNonce;
    for (int i = 0; i < choices; ++i) {
        const DiskQuestion question{QByteArray(kGameId, 'g'), seatAt(1), i, 0};
        const Action choice = places()[static_cast<std::size_t>(rng.below(9))];
        const QByteArray nonce = nonceFor(secret, question);
        const QByteArray commitment = commitmentOf(question, choice, nonce);
        ++commitments[commitment];
        for (Action guess : places())
            for (const QByteArray& tried : {QByteArray(), lastNonce, QByteArray(32, '\0'), commitment,
                                            nonceFor(question.game, question), nonceFor(QByteArray(), question)})
                learned += commitmentOf(question, guess, tried) == commitment ? 1 : 0;
        lastNonce = nonce;
    }
    QCOMPARE(learned, 0);
    QCOMPARE(commitments.size(), static_cast<std::size_t>(choices)); // no two alike
    qInfo("0 of %d choices learned", choices);
}

void SeatCommitmentTest::changedOpeningsAreRefused() {
    Rng rng(5);
    const int reveals = attempts(1000, 1000);
    for (int i = 0; i < reveals; ++i) {
        const GuestSecret secret = newSecret();
        const DiskQuestion question{QByteArray(kGameId, 'g'), seatAt(rng.below(5)), i, 0};
        const int choice = rng.below(9);
        QByteArray nonce = nonceFor(secret, question);
        const QByteArray commitment = commitmentOf(question, places()[static_cast<std::size_t>(choice)], nonce);
        const int other = (choice + 1 + rng.below(8)) % 9;
        QVERIFY(commitmentOf(question, places()[static_cast<std::size_t>(other)], nonce) != commitment);
        nonce[rng.below(32)] = static_cast<char>(nonce[rng.below(32)] ^ (1 << rng.below(8)));
        if (nonce != nonceFor(secret, question))
            QVERIFY(commitmentOf(question, places()[static_cast<std::size_t>(choice)], nonce) != commitment);
    }
    qInfo("%d changed openings refused", reveals);
}

void SeatCommitmentTest::noCommitmentFitsAnotherQuestion() {
    const GuestSecret secret = newSecret();
    const DiskQuestion question{QByteArray(kGameId, 'g'), seatAt(1), 10, 0};
    const QByteArray nonce = nonceFor(secret, question);
    const QByteArray commitment = commitmentOf(question, places()[0], nonce);
    for (const DiskQuestion& other :
         {DiskQuestion{QByteArray(kGameId, 'h'), seatAt(1), 10, 0}, DiskQuestion{question.game, seatAt(2), 10, 0},
          DiskQuestion{question.game, seatAt(1), 11, 0}, DiskQuestion{question.game, seatAt(1), 10, 1}}) {
        QVERIFY(commitmentOf(other, places()[0], nonce) != commitment);
        QVERIFY(nonceFor(secret, other) != nonce);
    }
}

void SeatCommitmentTest::deckIsAudited() {
    const int games = attempts(40, 200);
    const auto sets = property::expansionSets();
    int audited = 0;
    for (int number = 0; audited < games; ++number) {
        DeckSeeds seeds{QByteArray(kGameId, static_cast<char>(number)), newSecret(), {}};
        const std::array secrets{newSecret(), newSecret()};
        for (const GuestSecret& each : secrets) seeds.shares.push_back(shareOf(each, seeds.game));
        seeds.shares.resize(5); // computer players
        Setup setup = property::setupOf(5, static_cast<std::uint64_t>(number), sets);
        setup.seed = seedFrom(seeds);
        if (!RulesBuilder::build(setup)) continue;
        const Record record = played(setup, static_cast<std::uint64_t>(number));
        const QByteArray commitment = hostCommitment(seeds.game, seeds.host);
        const auto fine = auditDeck(seeds, commitment, seatAt(1), seeds.shares[1], record);
        QVERIFY2(fine, fine ? "" : fine.error().c_str());
        ++audited;

        DeckSeeds other = seeds; // a flipped bit of the host's number, committed to or not
        other.host[number % 32] = static_cast<char>(other.host[number % 32] ^ 1);
        QVERIFY(!auditDeck(other, commitment, seatAt(1), seeds.shares[1], record));
        QVERIFY(!auditDeck(other, hostCommitment(other.game, other.host), seatAt(1), seeds.shares[1], record));
        other = seeds; // of the own share
        other.shares[1][0] = static_cast<char>(other.shares[1][0] ^ 1);
        QVERIFY(!auditDeck(other, commitment, seatAt(1), seeds.shares[1], record));
        QVERIFY(!auditDeck(other, commitment, seatAt(1), other.shares[1], record));
    }
    qInfo("%d games audited, as many with a flipped bit refused", audited);
}

// What PROTOCOL.md gives others to try their own with.
void SeatCommitmentTest::areThoseOfTheDocument() {
    QFile document(QStringLiteral(ELGRANDE_SOURCE "/app/lan/PROTOCOL.md"));
    QVERIFY(document.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(document.readAll());
    const auto stands = [&all](const QString& name, const QByteArray& hex) {
        return all.contains(QStringLiteral("\n    ") + name.leftJustified(13) + QString::fromLatin1(hex) + u'\n');
    };
    const auto bytes = [](int first, int count) {
        QByteArray row;
        for (int i = 0; i < count; ++i) row += static_cast<char>(first + i);
        return row;
    };
    const GuestSecret secret = bytes(0, 32);
    const QByteArray game = bytes(0x40, kGameId);
    const QByteArray number = bytes(0x80, 32);
    const QByteArray share = shareOf(secret, game);
    const DiskQuestion question{game, seatAt(0), 77, 2};
    const QByteArray nonce = nonceFor(secret, question);
    const Action choice = act(ActionKind::Disk, static_cast<int>(Area::Sevilla));
    QVERIFY(stands(QStringLiteral("share"), share.toHex()));
    QVERIFY(stands(QStringLiteral("host's seal"), hostCommitment(game, number).toHex()));
    QVERIFY(stands(QStringLiteral("seed"), QByteArray::fromStdString(seedFrom({game, number, {share, {}}}))));
    QVERIFY(stands(QStringLiteral("nonce"), nonce.toHex()));
    QVERIFY(stands(QStringLiteral("seal"), commitmentOf(question, choice, nonce).toHex()));
}

ELGRANDE_TEST(SeatCommitmentTest)
#include "seat_commitment_test.moc"
