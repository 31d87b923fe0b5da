// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// No byte that is sent to a seat depends on what the seat may not know. At every decision of random games of every set,
// the test replaces every fact that is hidden from the seat (other disks, hands, the order of the stacks, commitments
// of others, what only others were sent) and builds its message again. Nor does the length of any frame: whatever a
// secret disk is set to, the same frames of the same lengths are sent until all disks are revealed.
#include "app/lan/seat_events.h"
#include "app/lan/seat_update.h"
#include "model/observe/information_state.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/lan/table_wire.h"
#include "tests/named_test.h"
#include "tests/property/random_game.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

using namespace elgrande;
using namespace elgrande::lan;
using lan_tests::attempts;

namespace {

// What is said to these seats after `history`, which gets these events as well. The bytes of a frame are made of it and
// of nothing else.
Update toldTo(const TableNow& table, SeatSet seats, HistoryHash& history) {
    history.add(eventsToBytes(table.events, readerOf(seats)));
    return updateFor(table, seats, 0, history);
}

// A frame as somebody sees it who listens: whose connection, which way, how long.
struct Seen {
    int connection = 0;
    bool toHost = false;
    qsizetype size = 0;
    bool operator==(const Seen&) const = default;
};

struct Conversation {
    std::vector<Seen> frames; // from the secret question until all disks are open
    std::size_t alternatives = 0;
    QString chosen;
};

using Players = std::vector<lan_tests::Player*>;

Players askedSecretly(const lan_tests::Wire& wire) {
    Players asked;
    for (const auto& each : wire.players)
        if (each->model->decision() && each->model->decision()->secret) asked.push_back(each.get());
    return asked;
}

// Several are asked in secret: the first of them answers with its alternative of this number, before or after the
// others.
Conversation listen(lan_tests::Wire& wire, const Players& asked, std::size_t alternative, bool isLast) {
    const auto choose = [](const lan_tests::Player& player, std::size_t which) {
        player.model->choose(player.model->decision()->legal[which]);
    };
    Conversation heard;
    const auto& legal = asked.front()->model->decision()->legal;
    heard.alternatives = legal.size();
    heard.chosen = QString::fromStdString(toText(*asked.front()->table->question()->rules, legal[alternative]));
    if (!isLast) choose(*asked.front(), alternative);
    for (std::size_t other = 1; other < asked.size(); ++other) choose(*asked[other], 0);
    if (isLast) choose(*asked.front(), alternative);
    bool areOpen = false;
    while (!wire.onTheWay.empty()) {
        const auto& letter = wire.onTheWay.front();
        const bool isOpening = letter.message[QStringLiteral("t")].toString() == QStringLiteral("openings");
        areOpen = areOpen || isOpening; // from now on it is no secret
        if (!areOpen || isOpening) {
            const auto frame = encodeFrame(letter.message, Limits{}.frameAfterwards);
            heard.frames.push_back({letter.connection, letter.toHost, frame->size()});
        }
        wire.deliverOne();
    }
    if (!areOpen) qFatal("the disks are not opened");
    return heard;
}

// The same game up to its secret question of this number, from 0; nothing where it is over before.
std::optional<Conversation> conversation(std::uint64_t seed, int question, std::size_t alternative, bool isLast) {
    lan_tests::Wire wire(seed);
    if (!wire.begin({}, lan_tests::people(3))) qFatal("no table");
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    while (!wire.host->isOver()) {
        wire.deliver();
        const Players asked = askedSecretly(wire);
        if (asked.size() > 1 && question-- == 0) return listen(wire, asked, alternative, isLast);
        if (!wire.answerOnce() && !wire.host->isOver()) qFatal("%s", qPrintable(wire.stuck()));
    }
    return {};
}

} // namespace

class SecrecyTest : public QObject {
    Q_OBJECT

  private slots:
    void nothingHiddenIsInTheBytes();
    void secretChoicesAreOfOneLength();
};

void SecrecyTest::nothingHiddenIsInTheBytes() {
    const auto sets = property::expansionSets();
    Rng rng(1);
    int views = 0;
    int replaced = 0;
    const int games = attempts(1000, 20'000);
    for (int number = 0; number < games; ++number) {
        const auto rules = RulesBuilder::build(property::setupOf(31, static_cast<std::uint64_t>(number), sets));
        if (!rules) continue;
        property::Game game(*rules, static_cast<std::uint64_t>(number));
        struct Reader {
            HistoryHash history;
            HistoryHash imagined;
        };
        std::array<Reader, kMaxSeats + 1> readers;
        while (!game.over()) {
            TableNow table{.rules = *game.rules, .state = game.state, .events = game.log.events};
            table.waiting = table.people = actors(*game.rules, game.state) & game.rules->seats();
            for (QByteArray& commitment : table.commitments)
                commitment = QByteArray(32, static_cast<char>(rng.below(256)));
            for (int i = -1; i < game.rules->players; ++i) {
                const Seat seat = i < 0 ? Seat::None : seatAt(i);
                const SeatSet seats = i < 0 ? SeatSet{} : SeatSet::of(seat);
                const State other = resample(*game.rules, game.state, seat, rng);
                std::vector<Event> told = game.log.events;
                for (Event& each : told)
                    if (each.secret && each.seat != seat) each.power = static_cast<Power>((index(each.power) + 1) % 13);
                TableNow imagined{.rules = *game.rules, .state = other, .events = told};
                imagined.waiting = table.waiting;
                imagined.people = table.people;
                for (int j = 0; j < kMaxSeats; ++j)
                    imagined.commitments[static_cast<std::size_t>(j)] =
                        j == i ? table.commitments[static_cast<std::size_t>(j)] : QByteArray(32, 'x');
                Reader& reader = readers[1 + static_cast<std::size_t>(i)];
                QVERIFY(toldTo(imagined, seats, reader.imagined) == toldTo(table, seats, reader.history));
                if (table.people.contains(seat))
                    QVERIFY(alternativesFor(imagined, seats, {seat, 0}) == alternativesFor(table, seats, {seat, 0}));
                ++views;
                replaced += other == game.state && told == game.log.events ? 0 : 1;
            }
            game.play(game.next(game.random));
        }
    }
    qInfo("%d games, %d views, %d with something hidden", games, views, replaced);
    QVERIFY(replaced > 1000);
}

void SecrecyTest::secretChoicesAreOfOneLength() {
    int compared = 0;
    std::set<QString> chosen;
    for (int number = 0; number < attempts(4, 60); ++number) {
        const auto seed = 5 + static_cast<std::uint64_t>(number) / 3;
        const int question = attempts(0, number % 3); // later ones are a longer way into the game
        const bool isLast = number % 2 == 1;
        const auto first = conversation(seed, question, 0, isLast);
        if (!first) continue;
        QVERIFY(first->frames.size() >= 8); // of two commitments and openings, their answers, and what all are told
        chosen.insert(first->chosen);
        for (std::size_t other = 1; other < first->alternatives; ++other) {
            const auto heard = conversation(seed, question, other, isLast);
            QVERIFY(heard);
            QVERIFY2(heard->frames == first->frames, qPrintable(first->chosen + u' ' + heard->chosen));
            chosen.insert(heard->chosen);
            ++compared;
        }
    }
    qInfo("%d conversations about %d choices, all of the same lengths", compared, int(chosen.size()));
    QVERIFY(compared >= 20 && chosen.size() >= 5);
}

ELGRANDE_TEST(SecrecyTest)
#include "secrecy_test.moc"
