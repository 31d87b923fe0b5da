// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Nobody looks first and nobody tampers with the deck: a host that has everything but the nonce learns nothing of a
// sealed choice, an opening that was not sealed is found out, and so is a card that was not the next one of the deck
// that all seats have shuffled together.
#include "app/lan/messages.h"
#include "app/lan/seat_commitment.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/property/random_game.h"

#include <QTest>

#include <map>

using namespace elgrande;
using namespace elgrande::lan;
using lan_tests::attempts;

namespace {

std::vector<Action> places() {
    std::vector<Action> all;
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
    void whatWasSealedIsOpened();
    void hostLearnsNothingFromSeals();
    void changedOpeningsAreRefused();
    void noSealFitsAnotherQuestion();
    void deckIsAudited();
};

void SeatCommitmentTest::whatWasSealedIsOpened() {
    const GuestSecret secret = newSecret();
    QVERIFY(secret != newSecret());
    DiskQuestion question{QByteArray(kGameId, 'g'), seatAt(2), 100, 0};
    for (Action choice : places()) {
        const QByteArray seal = sealOf(question, choice, nonceFor(secret, question));
        QCOMPARE(seal.size(), kSeal);
        QVERIFY(sealedChoice(seal, question, secret, places()) == choice); // also after a restart
        QVERIFY(!sealedChoice(seal, question, newSecret(), places()));
    }
}

// All that a host has before the opening: seals, questions, and the seals and nonces of all earlier questions. It tries
// whatever it can make of them; and the seals say as little by their frequencies.
void SeatCommitmentTest::hostLearnsNothingFromSeals() {
    Rng rng(4);
    const GuestSecret secret = newSecret();
    const int choices = attempts(1000, 1000);
    int learned = 0;
    std::map<QByteArray, int> seals;
    QByteArray lastNonce;
    for (int i = 0; i < choices; ++i) {
        const DiskQuestion question{QByteArray(kGameId, 'g'), seatAt(1), i, 0};
        const Action choice = places()[static_cast<std::size_t>(rng.below(9))];
        const QByteArray nonce = nonceFor(secret, question);
        const QByteArray seal = sealOf(question, choice, nonce);
        ++seals[seal];
        for (Action guess : places())
            for (const QByteArray& tried : {QByteArray(), lastNonce, QByteArray(32, '\0'), seal,
                                            nonceFor(question.game, question), nonceFor(QByteArray(), question)})
                learned += sealOf(question, guess, tried) == seal ? 1 : 0;
        lastNonce = nonce;
    }
    QCOMPARE(learned, 0);
    QCOMPARE(seals.size(), static_cast<std::size_t>(choices)); // no two alike
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
        const QByteArray seal = sealOf(question, places()[static_cast<std::size_t>(choice)], nonce);
        const int other = (choice + 1 + rng.below(8)) % 9;
        QVERIFY(sealOf(question, places()[static_cast<std::size_t>(other)], nonce) != seal);
        nonce[rng.below(32)] = static_cast<char>(nonce[rng.below(32)] ^ (1 << rng.below(8)));
        if (nonce != nonceFor(secret, question))
            QVERIFY(sealOf(question, places()[static_cast<std::size_t>(choice)], nonce) != seal);
    }
    qInfo("%d changed openings refused", reveals);
}

void SeatCommitmentTest::noSealFitsAnotherQuestion() {
    const GuestSecret secret = newSecret();
    const DiskQuestion question{QByteArray(kGameId, 'g'), seatAt(1), 10, 0};
    const QByteArray nonce = nonceFor(secret, question);
    const QByteArray seal = sealOf(question, places()[0], nonce);
    for (const DiskQuestion& other :
         {DiskQuestion{QByteArray(kGameId, 'h'), seatAt(1), 10, 0}, DiskQuestion{question.game, seatAt(2), 10, 0},
          DiskQuestion{question.game, seatAt(1), 11, 0}, DiskQuestion{question.game, seatAt(1), 10, 1}}) {
        QVERIFY(sealOf(other, places()[0], nonce) != seal);
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
        const QByteArray seal = hostSeal(seeds.game, seeds.host);
        const auto fine = auditDeck(seeds, seal, seatAt(1), seeds.shares[1], record);
        QVERIFY2(fine, fine ? "" : fine.error().c_str());
        ++audited;

        DeckSeeds other = seeds; // a flipped bit of the host's number, sealed or not
        other.host[number % 32] = static_cast<char>(other.host[number % 32] ^ 1);
        QVERIFY(!auditDeck(other, seal, seatAt(1), seeds.shares[1], record));
        QVERIFY(!auditDeck(other, hostSeal(other.game, other.host), seatAt(1), seeds.shares[1], record));
        other = seeds; // of the own share
        other.shares[1][0] = static_cast<char>(other.shares[1][0] ^ 1);
        QVERIFY(!auditDeck(other, seal, seatAt(1), seeds.shares[1], record));
        QVERIFY(!auditDeck(other, seal, seatAt(1), other.shares[1], record));
    }
    qInfo("%d games audited, as many with a flipped bit refused", audited);
}

QTEST_GUILESS_MAIN(SeatCommitmentTest)
#include "seat_commitment_test.moc"
