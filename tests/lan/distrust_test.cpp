// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Both sides distrust each other. Whatever a guest sends that is not its to send, in every phase of the game, leaves
// the table as it was; whatever a host says that does not fit ends the connection, never the program.
#include "model/rules/engine.h"
#include "tests/lan/attempts.h"
#include "tests/lan/table_wire.h"
#include "tests/named_test.h"
#include "tests/property/random_game.h"

#include <QLoggingCategory>

#include <set>

using namespace elgrande;
using namespace elgrande::lan_tests;

namespace {

constexpr int kWhats = static_cast<int>(Intent::What::Count);

Intent intentOf(Intent::What what, Seat seat, const Wire& wire, int counter) {
    const TableGame& game = wire.host->game();
    Intent intent;
    intent.what = what;
    intent.seat = seat;
    intent.counter = counter;
    intent.seen = wire.eventsAtHost();
    intent.branch = 0;
    intent.actions = {game.legal().empty() ? act(ActionKind::Done) : game.legal()[0]};
    intent.commitment = intent.nonce = QByteArray(kHashSize, 's');
    intent.about = seatAt(0);
    intent.yes = true;
    return intent;
}

} // namespace

class DistrustTest : public QObject {
    Q_OBJECT

  private slots:
    void wrongIntentsChangeNothing();
    void lyingHostEndsTheConnectionOnly();

  private:
    int tryAll(Wire& wire);
};

// Everything that is wrong at this moment.
int DistrustTest::tryAll(Wire& wire) {
    const TableGame& game = wire.host->game();
    const State before = game.state();
    const std::size_t moves = game.moves();
    const SeatSet asked = actors(game.rules(), game.state()) & game.rules().seats();
    int tried = 0;
    int counter = 1000 * static_cast<int>(moves + 1);
    const auto same = [&] { return wire.host->game().state() == before && wire.host->game().moves() == moves; };
    const auto send = [&](int connection, const Intent& intent) {
        const QCborMap map = throughAFrame(toMap(GuestMessage(intent)));
        wire.receiveAtHost(connection, map);
        ++tried;
        if (!same())
            qFatal("a wrong intent has changed the table: %s", qPrintable(map.toCborValue().toDiagnosticNotation()));
    };
    for (std::size_t from = 0; from < wire.players.size(); ++from) {
        const int connection = wire.players[from]->connection;
        for (int i = 0; i < game.rules().players; ++i) {
            const Seat seat = seatAt(i);
            const bool own = wire.players[from]->seats.contains(seat);
            for (int what = 0; what < kWhats; ++what) {
                Intent intent = intentOf(static_cast<Intent::What>(what), seat, wire, ++counter);
                using What = Intent::What;
                const bool secret =
                    wire.players[from]->model->decision() && wire.players[from]->model->decision()->secret;
                const bool mayBeRight =
                    own && ((intent.what == What::Play && asked.contains(seat)) || intent.what == What::AskBack ||
                            intent.what == What::TakeBack || (intent.what == What::Commit && secret));
                if (!mayBeRight) send(connection, intent);
                if (!own || intent.what != What::Play) continue;
                // As the seat that is asked, or not: impossible, of another time, of another branch.
                for (int byte = 0; byte < 256; byte += 5) {
                    const Action wrong = act(static_cast<ActionKind>(byte), 251, 252, 253);
                    intent = intentOf(What::Play, seat, wire, ++counter);
                    intent.actions = {wrong};
                    send(connection, intent);
                }
                intent = intentOf(What::Play, seat, wire, ++counter);
                intent.branch = 1;
                send(connection, intent);
                intent = intentOf(What::Play, seat, wire, ++counter);
                intent.seen += 1;
                send(connection, intent);
                intent = intentOf(What::Play, seat, wire, 1); // answered long ago
                if (moves > 40) send(connection, intent);
            }
        }
    }
    // Whoever was used for this goes on with the counters that the host has.
    wire.onTheWay.clear();
    for (auto& each : wire.players) {
        wire.disconnectPlayer(*each);
        each->restart();
    }
    return tried;
}

void DistrustTest::wrongIntentsChangeNothing() {
    auto sets = property::expansionSets();
    for (const ExpansionFacts& each : knownExpansions())
        if (!each.playable)
            std::erase_if(sets,
                          [&](const auto& set) { return std::find(set.begin(), set.end(), each.id) != set.end(); });
    std::set<std::string> phases;
    int tried = 0;
    for (const auto& set : sets) {
        Wire wire(16);
        Setup setup;
        setup.rounds = 6;
        setup.players = 3;
        setup.expansions = set;
        setup.houseRules = true;
        if (!wire.begin(setup, people(3))) continue;
        for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        for (int step = 0; step < 20000 && !wire.host->isOver(); ++step) {
            wire.playOn(1);
            if (wire.host->isOver()) break;
            const TableGame& game = wire.host->game();
            if (!phases.insert(decisionFor(game.rules(), game.state(), game.next()).kind).second) continue;
            tried += tryAll(wire);
            for (auto& each : wire.players) {
                wire.listenTo(*each);
                wire.connectPlayer(*each);
            }
        }
        tried += tryAll(wire); // when the game is over
    }
    qInfo("%d wrong intents in %d phases", tried, static_cast<int>(phases.size()));
    QVERIFY(phases.size() > 15 && tried > 5000);
}

void DistrustTest::lyingHostEndsTheConnectionOnly() {
    QLoggingCategory::setFilterRules(QStringLiteral("elgrande.lan.guest=false")); // thousands of times
    // What an honest host says, kept.
    Wire wire(18);
    Setup setup;
    setup.rounds = 6;
    setup.players = 3;
    QVERIFY(wire.begin(setup, people(3)));
    std::vector<QCborMap> honest;
    int listened = 0;
    wire.tamper = [&](Wire::Letter& letter) {
        if (letter.connection == listened) honest.push_back(letter.message);
    };
    listened = 1;
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(120);
    QVERIFY(honest.size() > 100);

    Rng rng(18);
    int lies = 0;
    int parted = 0;
    int askedAnew = 0;
    int harmless = 0;
    const int wanted = attempts(4000, 50000);
    while (lies < wanted) {
        Player player(SeatSet::of(seatAt(0)), Wire::secretOf(0));
        bool anew = false;
        QObject::connect(player.table.get(), &GuestTable::send, player.table.get(), [&anew](const QCborMap& map) {
            anew = anew || map.value(QStringLiteral("t")).toString() == u"have";
        });
        const std::size_t start = static_cast<std::size_t>(rng.below(static_cast<int>(honest.size())));
        for (std::size_t i = 0; i < start; ++i) player.table->receive(hostMessageIn(honest[i]));
        if (player.table->isParted()) QFAIL("an honest host is not believed");
        for (int i = 0; i < 50 && !player.table->isParted() && lies < wanted; ++i, ++lies) {
            QCborMap lie = honest[static_cast<std::size_t>(rng.below(static_cast<int>(honest.size())))];
            const auto keys = lie.keys();
            if (rng.below(4) > 0) { // else it is true, and comes at a wrong moment
                const QCborValue& key = keys[rng.below(static_cast<int>(keys.size()))];
                QByteArray bytes = lie.value(key).toByteArray();
                if (!bytes.isEmpty() && rng.below(4) > 0) {
                    bytes[rng.below(static_cast<int>(bytes.size()))] = static_cast<char>(rng.below(256));
                    lie[key] = bytes;
                } else if (lie.value(key).isInteger()) {
                    lie[key] = rng.below(300) - 20;
                } else {
                    lie.remove(key);
                }
            }
            anew = false;
            player.table->receive(hostMessageIn(lie));
            if (player.table->isParted())
                ++parted;
            else if (anew)
                ++askedAnew;
            else
                ++harmless;
        }
    }
    qInfo("%d lies: %d ended the connection, %d had the table asked for anew, %d told nothing wrong", lies, parted,
          askedAnew, harmless);
    QVERIFY(parted > lies / 20 && parted + askedAnew > lies / 10);
}

ELGRANDE_TEST(DistrustTest)
#include "distrust_test.moc"
