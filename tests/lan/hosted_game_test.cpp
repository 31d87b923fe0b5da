// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The secret choices of a hosted game, without the table around it: a journal opens only what was committed to, and
// disks that a Veto keeps hidden are opened to nobody.
#include "app/lan/hosted_game.h"

#include "app/table/opening.h"
#include "model/core/rng.h"
#include "model/rules/engine.h"
#include "tests/lan/table_wire.h"
#include "tests/named_test.h"

#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using lan_tests::people;

namespace {

constexpr int kPlayers = 3;

// A game of people that chance plays.
struct ByChance {
    explicit ByChance(int number)
        : random(static_cast<std::uint64_t>(number)) {
        seeds = {QByteArray(kGameId, 'g'), QByteArray(32, static_cast<char>(number)), {}};
        seeds.shares.assign(kPlayers, QByteArray(32, 's'));
        Setup setup;
        setup.players = kPlayers;
        setup.seed = seedFrom(seeds);
        if (!game.begin(newRecord(setup, people(kPlayers), false), seeds)) qFatal("the game does not begin");
    }

    // To what is asked next; false: the game is over.
    bool goOn() {
        game.course().runOn(game.persons());
        game.beginSecret();
        return game.game().next() != Seat::None;
    }
    Action anyOf(const ActionList& legal) {
        return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
    }
    ActionList disksOf(Seat seat) const {
        ActionList legal;
        legalActions(game.game().rules(), game.game().state(), seat, legal);
        return legal;
    }
    void play() { game.course().play({game.game().next(), anyOf(game.game().legal())}); }
    std::vector<Seat> asked() {
        std::vector<Seat> seats;
        for (const Seat seat : game.secret()->asked()) seats.push_back(seat);
        return seats;
    }

    DeckSeeds seeds;
    HostedGame game;
    Rng random;
};

// What becomes of disks that are set; nothing: they still wait for it.
std::optional<EventKind> endOf(std::span<const Event> step) {
    for (const Event& each : step)
        if (each.kind == EventKind::DisksRevealed || each.kind == EventKind::SpecialVetoed) return each.kind;
    return {};
}

} // namespace

class HostedGameTest : public QObject {
    Q_OBJECT

  private slots:
    void onlyWhatWasCommittedToIsOpened();
    void vetoedDisksStayClosed();
};

void HostedGameTest::onlyWhatWasCommittedToIsOpened() {
    ByChance course(1);
    while (course.goOn() && course.game.secret() == nullptr) course.play();
    QVERIFY(course.game.secret() != nullptr);
    const std::vector<Seat> asked = course.asked();
    QCOMPARE(asked.size(), std::size_t{kPlayers});
    const State before = course.game.game().state();
    const QByteArray nonce(32, 'n');
    std::vector<Move> moves;
    for (const Seat seat : asked) {
        const Action choice = course.disksOf(seat)[0];
        const DiskQuestion question{course.seeds.game, seat, course.game.secret()->question(), 0};
        QVERIFY(course.game.apply({JournalEntry::Commit{commitmentOf(question, choice, nonce)}, seat}));
        moves.push_back({seat, choice});
    }
    for (const Move& each : moves) {
        const Action other = course.disksOf(each.seat)[1];
        const auto opened = [&](Action choice, const QByteArray& with) -> JournalEntry {
            const Openings::Opening opening{choice, with};
            if (each.seat == moves.back().seat) return {JournalEntry::Play{opening, moves}, each.seat};
            return {JournalEntry::Reveal{opening}, each.seat};
        };
        QVERIFY(!course.game.apply(opened(each.action, QByteArray(32, 'm'))));
        QVERIFY(!course.game.apply(opened(other, nonce)));
        QVERIFY(course.game.game().state() == before);
        QVERIFY(course.game.apply(opened(each.action, nonce)));
    }
    QVERIFY(!(course.game.game().state() == before));
}

void HostedGameTest::vetoedDisksStayClosed() {
    int opened = 0;
    int vetoed = 0;
    for (int number = 1; number <= 400; ++number) {
        ByChance course(number);
        bool waiting = false; // for the disks that are set
        while (course.goOn()) {
            const std::size_t before = course.game.course().events().size();
            if (course.game.secret() != nullptr) {
                for (const Seat seat : course.asked())
                    course.game.secret()->choose(seat, course.anyOf(course.disksOf(seat)));
                QVERIFY(course.game.playChoices());
                course.game.noteChoicesPlayed();
                waiting = true;
            } else {
                course.play();
            }
            const auto end = endOf(course.game.course().eventsFrom(before));
            const bool seen = waiting && end == EventKind::DisksRevealed;
            QCOMPARE(course.game.openingsFrom(before).has_value(), seen);
            opened += seen ? 1 : 0;
            vetoed += waiting && end == EventKind::SpecialVetoed ? 1 : 0;
            if (end) waiting = false;
        }
    }
    qInfo("disks opened %d times, kept hidden by a Veto %d times", opened, vetoed);
    QVERIFY(opened > 0 && vetoed > 0);
}

ELGRANDE_TEST(HostedGameTest)

#include "hosted_game_test.moc"
