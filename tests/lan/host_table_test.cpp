// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games in the network, in this process: of every set that is offered, with guests who answer by chance. What a
// guest sees is at every moment what a person at the host's screen would see; the journal, played again, comes to the
// same end. One file, because every test plays over the same wire. What breaks is in table_breaks_test.cpp.
#include "model/rules/notation.h"
#include "tests/lan/whole_games.h"
#include "tests/named_test.h"

#include <QSignalSpy>

using namespace elgrande;
using namespace elgrande::lan_tests;

class HostTableTest : public QObject {
    Q_OBJECT

  private slots:
    void everySetToItsEnd();
    void guestsSeeWhatTheHostSees();
    void severalAtOneScreenAndSpectators();
    void curtainOfAGuestSaysWhichDisk();
    void curtainFallsOnceForAHand();
    void alternativesAreThoseOfTheRules();
    void computersPlayAlong();
    void secondLoginTakesTheSeatOver();
    void takingBack();
    void batchIsAllOrNothing();
    void answerToTheQuestionBeforeIsStale();
    void chatAndPointing();
    void seatsAreToldWhenTheyChange();
    void vetoBetweenSettingAndShowing();
    void killedBetweenSettingAndShowing();
    void unopenedDiskIsNotBelieved();
    void seedIsToldToNobody();
    void nothingLeavesBeforeTheDiskHasIt();
};

void HostTableTest::everySetToItsEnd() {
    int games = 0;
    for (const auto& set : offeredSets()) {
        const int players = 2 + games % 4;
        Wire wire(static_cast<std::uint64_t>(games));
        const auto begun = wire.begin(shortGame(set, players), people(players));
        if (!begun) continue; // laid together more than there is room for
        for (int i = 0; i < players; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        wire.playOn();
        QVERIFY(wire.host->isOver());
        QCOMPARE(wire.parted, 0);
        QVERIFY(replaysToTheSame(*wire.host));
        const State end = wire.host->game().state();
        for (const auto& player : wire.players) QVERIFY(player->model->observation().over);
        const auto resumed = wire.killHost();
        QVERIFY2(resumed, resumed ? "" : resumed.error().c_str());
        QVERIFY(wire.host->game().state() == end);
        ++games;
    }
    qInfo("%d sets", games);
    QVERIFY(games >= 6);
}

void HostTableTest::guestsSeeWhatTheHostSees() {
    for (const auto& set : offeredSets()) {
        Wire wire(7);
        if (!wire.begin(shortGame(set, 3), people(3))) continue;
        for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        for (int i = 0; i < 150 && !wire.host->isOver(); ++i) {
            wire.playOn(1);
            QVERIFY(seesTheTruth(wire));
        }
        QCOMPARE(wire.parted, 0);
    }
}

void HostTableTest::severalAtOneScreenAndSpectators() {
    for (const auto& set : offeredSets()) {
        Wire wire(8);
        if (!wire.begin(shortGame(set, 4), people(4))) continue;
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(0), seatAt(2))));
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(1))));
        wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(3))));
        wire.connectPlayer(wire.addPlayer({}));
        int curtains = 0;
        for (int i = 0; i < 4000 && !wire.host->isOver(); ++i) {
            wire.playOn(1);
            curtains += wire.players[0]->model->curtainFor() != Seat::None ? 1 : 0;
            if (i < 150) QVERIFY(seesTheTruth(wire));
            QVERIFY(!wire.players[3]->model->decision());
        }
        QVERIFY(wire.host->isOver());
        QVERIFY(curtains > 0);
        QCOMPARE(wire.parted, 0);
        QCOMPARE(wire.players[3]->model->observation().viewer, Seat::None);
    }
}

// As at one screen: whoever has looked in chooses card after card, whatever others elsewhere choose meanwhile.
void HostTableTest::curtainFallsOnceForAHand() {
    Wire wire(9);
    Setup byHand = shortGame({"intrigue_king"}, 4);
    byHand.options["ki-hands"] = "by-hand";
    QVERIFY(wire.begin(byHand, people(4)));
    const Player& shared = wire.addPlayer(SeatSet::of(seatAt(0), seatAt(2)));
    wire.connectPlayer(*wire.players[0]);
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(1))));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(3))));
    const auto asks = [&] {
        const TableGame& game = wire.host->game();
        return decisionFor(game.rules(), game.state(), actors(game.rules(), game.state()).first()).kind;
    };
    std::vector<Seat> called;
    Seat last = Seat::None;
    connect(shared.model.get(), &GameModel::changed, this, [&] {
        const Seat now = shared.model->curtainFor();
        if (std::exchange(last, now) != now && now != Seat::None && asks() == "ki-choose") called.push_back(now);
    });
    int choices = 0;
    for (int i = 0; i < 40 && asks() != "ki-choose"; ++i) wire.playOn(1); // the secret disks with which it begins
    for (; asks() == "ki-choose"; ++choices) wire.playOn(1);
    QVERIFY2(choices > 13, qPrintable(QString::number(choices)));
    const auto falls = [&](int seat) { return std::count(called.begin(), called.end(), seatAt(seat)); };
    QCOMPARE(falls(0), 1);
    QCOMPARE(falls(2), 1);
}

// As at one screen (tests/gui/hot_seat_test.cpp): a disk is asked for in public, a hand is not.
void HostTableTest::curtainOfAGuestSaysWhichDisk() {
    Wire wire(5);
    QVERIFY(wire.begin(shortGame({}, 3), people(3)));
    const Player& shared = wire.addPlayer(SeatSet::of(seatAt(0), seatAt(2)));
    wire.connectPlayer(*wire.players[0]);
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(1))));
    // A disk is asked for once, not again when the disks are revealed.
    std::vector<std::pair<Seat, std::size_t>> calls;
    Seat called = Seat::None;
    connect(shared.model.get(), &GameModel::changed, this, [&] {
        const Seat now = shared.model->behindCurtain() ? shared.model->curtainFor() : Seat::None;
        const std::pair call{now, wire.host->game().moves()};
        if (now == std::exchange(called, now) || now == Seat::None) return;
        QVERIFY(std::find(calls.begin(), calls.end(), call) == calls.end());
        calls.push_back(call);
    });
    int disks = 0;
    while (!wire.host->isOver()) {
        wire.playOn(1);
        const Seat next = shared.model->curtainFor();
        const auto& cause = shared.model->behindCurtain();
        if (next == Seat::None) {
            QVERIFY(!cause);
            continue;
        }
        const Decision truth = decisionFor(wire.host->game().rules(), wire.host->game().state(), next);
        QCOMPARE(cause.has_value(), truth.kind == "disk");
        if (!cause) continue;
        ++disks;
        QVERIFY(cause->legal.empty());
        QCOMPARE(cause->seat, next);
        QCOMPARE(cause->topic, truth.topic);
        QCOMPARE(cause->card, truth.card);
    }
    QVERIFY(disks > 0);
}

// What the host answers; guests of this program never ask, so the answer does not go on to them.
Alternatives askedOf(Wire& wire, const Player& player, Ask ask) {
    wire.receiveAtHost(player.connection, throughAFrame(toMap(GuestMessage(ask))));
    const auto letter = std::move(wire.onTheWay.back());
    wire.onTheWay.pop_back();
    return letter.connection == player.connection ? std::get<Alternatives>(*hostMessageIn(letter.message))
                                                  : Alternatives();
}

bool areOf(const Rules& rules, const Decision& decision, const Alternatives& told) {
    if (told.kind != decision.kind || told.topic != decision.topic || told.actions != decision.legal) return false;
    if (told.count != static_cast<int>(decision.legal.size()) || told.first != 0) return false;
    for (std::size_t i = 0; i < told.moves.size(); ++i)
        if (told.moves[i] != toText(rules, decision.legal[i])) return false;
    return true;
}

void HostTableTest::alternativesAreThoseOfTheRules() {
    int answers = 0;
    std::size_t longest = 0;
    for (const auto& set : offeredSets()) {
        Wire wire(11);
        if (!wire.begin(shortGame(set, 3), people(3))) continue;
        for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        for (; !wire.host->isOver(); wire.playOn(1)) {
            wire.deliver();
            for (int i = 0; i < 3; ++i) {
                const Player& player = *wire.players[static_cast<std::size_t>(i)];
                const Alternatives told = askedOf(wire, player, {seatAt(i), 0});
                const auto& decision = player.model->decision();
                for (const std::string& each : told.moves) longest = std::max(longest, each.size());
                if (decision) QVERIFY(areOf(wire.host->game().rules(), *decision, told));
                QCOMPARE(told.total, wire.eventsAtHost());
                if (!decision && !wire.host->game().asked().contains(seatAt(i))) QCOMPARE(told.count, 0);
                QCOMPARE(askedOf(wire, player, {seatAt((i + 1) % 3), 0}).count, 0); // what others may do
                if (told.count < 2) continue;
                const Alternatives rest = askedOf(wire, player, {seatAt(i), 1});
                QCOMPARE(rest.moves, std::vector(told.moves.begin() + 1, told.moves.end()));
                QCOMPARE(askedOf(wire, player, {seatAt(i), 4096}).moves.size(), std::size_t(0));
                ++answers;
            }
        }
        QCOMPARE(wire.parted, 0);
    }
    qInfo("%d answers, moves of up to %d characters", answers, static_cast<int>(longest));
    QVERIFY(answers > 500 && longest <= kMoveText);
}

void HostTableTest::computersPlayAlong() {
    Wire wire(9);
    std::vector<SeatChoice> seats = people(4);
    seats[1].agent = seats[3].agent = QStringLiteral("random");
    QVERIFY(wire.begin(shortGame({}, 4), seats));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(0))));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(2))));
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QVERIFY(replaysToTheSame(*wire.host));
}

void HostTableTest::secondLoginTakesTheSeatOver() {
    Wire wire(10);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(0))));
    wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(1))));
    wire.playOn(20);
    Player& second = wire.addPlayer(SeatSet::of(seatAt(1)));
    second.secret = wire.players[1]->secret; // the same token file
    second.restart();
    wire.restartPlayer(second);
    wire.connectPlayer(second);
    wire.deliver();
    QCOMPARE(wire.parted, 1);
    QCOMPARE(wire.players[1]->connection, -1);
    wire.playOn();
    QVERIFY(wire.host->isOver());
    QVERIFY(seesTheTruth(wire));
}

// The own last decision, as long as nobody has seen anything because of it; else everybody is asked.
void HostTableTest::takingBack() {
    Wire wire(14);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    int freely = 0;
    int asked = 0;
    for (int i = 0; i < 400 && !wire.host->isOver(); ++i) {
        wire.playOn(1);
        for (const auto& player : wire.players) {
            const Seat seat = player->seats.first();
            const std::size_t moves = wire.host->game().moves();
            if (player->model->canUndo() && freely < 15) {
                const State now = wire.host->game().state();
                player->model->undo();
                wire.deliver();
                QVERIFY(wire.host->game().moves() < moves);
                QVERIFY(!(wire.host->game().state() == now));
                ++freely;
            } else if (i % 11 == 10 && wire.host->game().moves() > 12) {
                player->table->askBack(seat);
                wire.deliver();
                const auto& other = wire.players[player == wire.players[0] ? 1 : 0];
                if (!other->table->seatsNow().proposal) continue;
                other->table->vote(other->seats.first(), asked % 2 == 0);
                wire.deliver();
                QCOMPARE(wire.host->game().moves() < moves, asked % 2 == 0);
                ++asked;
            }
            QVERIFY(seesTheTruth(wire));
        }
    }
    QVERIFY(freely > 5 && asked > 3);
    wire.playOn();
    const State end = wire.host->game().state();
    QVERIFY(wire.killHost());
    QVERIFY(wire.host->game().state() == end);
    QCOMPARE(wire.parted, 0);
}

void HostTableTest::batchIsAllOrNothing() {
    Wire wire(15);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    int done = 0;
    int refused = 0;
    for (int i = 0; i < 300 && !wire.host->isOver(); ++i) {
        wire.playOn(1);
        for (const auto& player : wire.players) {
            const auto& decision = player->model->decision();
            if (!decision || decision->legal.front().kind != ActionKind::Caballero || decision->remaining < 2) continue;
            const State before = wire.host->game().state();
            const Action place = decision->legal.front();
            QSignalSpy rejected(player->table.get(), &GuestTable::rejected);
            player->table->play({place, act(ActionKind::King, 0)}); // the second one is not possible
            wire.deliver();
            QCOMPARE(rejected.count(), 1);
            QVERIFY(wire.host->game().state() == before);
            ++refused;
            player->table->play({place, place});
            wire.deliver();
            if (rejected.count() == 1) ++done;
        }
    }
    QVERIFY(done > 3 && refused > 3);
}

// A question may look like the one before it: what was an answer to that is none to this one.
void HostTableTest::answerToTheQuestionBeforeIsStale() {
    Wire wire(18);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    Player& player = *wire.players[0];
    std::optional<Intent> last;
    const auto remember = [&] {
        connect(player.table.get(), &GuestTable::send, this, [&last](const QCborMap& map) {
            const auto message = guestMessageIn(map);
            const Intent* intent = message ? std::get_if<Intent>(&*message) : nullptr;
            if (intent != nullptr && intent->what == Intent::What::Play) last = *intent;
        });
    };
    remember();
    int stale = 0;
    for (int i = 0; i < 200 && stale < 10 && !wire.host->isOver(); ++i) {
        wire.playOn(1);
        const auto& decision = player.model->decision();
        if (!decision || decision->secret || !last || player.table->isWaiting()) continue;
        if (last->seen == wire.eventsAtHost()) continue; // nothing has happened that anybody saw
        Intent late = *last;
        late.actions = {decision->legal.front()};
        late.counter += 1;
        const State before = wire.host->game().state();
        wire.onTheWay.clear();
        wire.receiveAtHost(player.connection, throughAFrame(toMap(GuestMessage(late))));
        const auto answered = std::find_if(wire.onTheWay.begin(), wire.onTheWay.end(), [](const Wire::Letter& each) {
            return std::holds_alternative<Answer>(*hostMessageIn(each.message));
        });
        QVERIFY(answered != wire.onTheWay.end());
        QCOMPARE(std::get<Answer>(*hostMessageIn(answered->message)).why, Rejection::Stale);
        QVERIFY(wire.host->game().state() == before);
        wire.onTheWay.clear();
        ++stale;
        // The counter is used up, as with a program that goes on from there.
        wire.restartPlayer(player);
        wire.connectPlayer(player);
        wire.deliver();
        last.reset();
        remember();
    }
    QCOMPARE(stale, 10);
}

void HostTableTest::chatAndPointing() {
    Wire wire(16);
    QVERIFY(wire.begin(shortGame({}, 2), people(2)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.deliver();
    QSignalSpy said(wire.players[1]->table.get(), &GuestTable::said);
    QSignalSpy pointed(wire.players[1]->table.get(), &GuestTable::pointed);
    wire.players[0]->table->chat(seatAt(0), QStringLiteral("a <b>bold</b>\u202e plan\n"));
    wire.players[0]->table->chatPhrase(seatAt(0), 3);
    wire.players[0]->table->chat(seatAt(1), QStringLiteral("as somebody else"));
    wire.players[0]->table->point({seatAt(0), Pointer::At::Area, 3});
    wire.deliver();
    QCOMPARE(said.count(), 2);
    QCOMPARE(said[0][0].value<Chat>().text, QStringLiteral("a <b>bold</b> plan"));
    QCOMPARE(said[1][0].value<Chat>().phrase, 3);
    QCOMPARE(pointed.count(), 1);
}

// To its end by players who use what they have.
void playEagerly(
    Wire& wire, const std::function<void()>& between = [] {}) {
    Rng random(1);
    for (bool any = true; any && !wire.host->isOver();) {
        wire.deliver();
        any = false;
        for (const auto& each : wire.players) {
            if (!each->model->decision() || each->table->isWaiting()) continue;
            ActionList legal;
            for (Action action : each->model->decision()->legal) legal.push(action);
            each->model->choose(property::pick(legal, random));
            any = true;
        }
        wire.deliver();
        between();
    }
}

// Disks have been set since some were shown the last time.
bool isSetButNotShown(const Wire& wire) {
    const auto& history = wire.players[0]->model->history();
    const auto last = std::find_if(history.rbegin(), history.rend(), [](const Event& each) {
        return each.kind == EventKind::DiskSet || each.kind == EventKind::DisksRevealed;
    });
    return last != history.rend() && last->kind == EventKind::DiskSet;
}

// Who sits where, to everybody at a change and to whoever comes; steps of the game are none.
void HostTableTest::seatsAreToldWhenTheyChange() {
    Wire wire(11);
    QVERIFY(wire.begin(shortGame({}, 3), people(3)));
    for (int i = 0; i < 2; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    Player& first = *wire.players[0];
    const QSignalSpy told(first.table.get(), &GuestTable::seatsChanged);
    const auto areAway = [](const Player& player) {
        std::vector<bool> away;
        for (const SeatState& each : player.table->seatsNow().seats) away.push_back(each.away);
        return away;
    };
    wire.deliver();
    QCOMPARE(told.size(), 2); // came, and saw the second come
    QCOMPARE(areAway(first), (std::vector<bool>{false, false, true}));
    Player& third = wire.addPlayer(SeatSet::of(seatAt(2)));
    wire.connectPlayer(third);
    wire.deliver();
    QCOMPARE(told.size(), 3);
    const int before = wire.eventsAtHost();
    wire.playOn(30);
    QVERIFY(wire.eventsAtHost() > before);
    QCOMPARE(told.size(), 3);
    wire.disconnectPlayer(third);
    wire.deliver();
    QCOMPARE(told.size(), 4);
    QCOMPARE(areAway(first), (std::vector<bool>{false, false, true}));
    wire.restartPlayer(third); // has forgotten everything
    wire.connectPlayer(third);
    wire.deliver();
    QCOMPARE(areAway(first), (std::vector<bool>{false, false, false}));
    QCOMPARE(areAway(third), (std::vector<bool>{false, false, false}));
    Player& spectator = wire.addPlayer({});
    wire.connectPlayer(spectator);
    wire.deliver();
    QCOMPARE(areAway(spectator), (std::vector<bool>{false, false, false}));
}

// The last one to set a disk has no choice, so the rules set it, and has a Veto, for which it is asked before the disks
// are shown. The game goes on, and nobody hears meanwhile what the others have set.
void HostTableTest::vetoBetweenSettingAndShowing() {
    for (const char* deck : {"1004", "1508", "2138"}) {
        Wire wire(1);
        wire.hostNumber = QByteArray(28, 'h') + deck;
        QVERIFY(wire.begin(shortGame({}, 5), people(5)));
        int told = 0;
        int early = 0;
        int asked = 0;
        QObject::connect(wire.host.get(), &HostTable::send, this, [&](int, const QCborMap& map) {
            const auto message = hostMessageIn(map);
            const auto& legal = wire.host->game().legal();
            const bool veto =
                std::any_of(legal.begin(), legal.end(), [](Action each) { return each.kind == ActionKind::Veto; });
            asked += veto ? 1 : 0;
            if (!message || !std::holds_alternative<Openings>(*message)) return;
            ++told;
            early += veto ? 1 : 0;
        });
        for (int i = 0; i < 5; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        playEagerly(wire);
        QVERIFY2(wire.host->isOver(), deck);
        QVERIFY(told > 0 && asked > 0);
        QCOMPARE(early, 0);
        QCOMPARE(wire.parted, 0);
    }
}

// It says which cards will come.
void HostTableTest::seedIsToldToNobody() {
    Wire wire(3);
    QVERIFY(wire.begin(shortGame({}, 3), people(3)));
    const QByteArray seed = QByteArray::fromStdString(wire.host->game().record().setup.seed);
    QVERIFY(seed.size() > 8);
    int welcomed = 0;
    bool told = false;
    QObject::connect(wire.host.get(), &HostTable::send, this, [&](int, const QCborMap& map) {
        const auto message = hostMessageIn(map);
        welcomed += message && std::holds_alternative<Welcome>(*message) ? 1 : 0;
        told = told || map.toCborValue().toCbor().contains(seed);
    });
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    wire.playOn(20);
    QVERIFY(welcomed >= 3);
    QVERIFY(!told);
}

// A host killed at that moment resumes, and sends every commitment and opening to the guests that return.
void HostTableTest::killedBetweenSettingAndShowing() {
    for (const char* deck : {"1004", "1508", "2138"}) {
        Wire wire(1);
        wire.hostNumber = QByteArray(28, 'h') + deck;
        QVERIFY(wire.begin(shortGame({}, 5), people(5)));
        for (int i = 0; i < 5; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
        int kills = 0;
        int shown = 0;
        const auto watch = [&] {
            QObject::connect(wire.host.get(), &HostTable::send, this, [&](int, const QCborMap& map) {
                const auto message = hostMessageIn(map);
                shown += message && kills > 0 && std::holds_alternative<Openings>(*message) ? 1 : 0;
            });
        };
        watch();
        playEagerly(wire, [&] {
            const auto& legal = wire.host->game().legal();
            const bool veto =
                std::any_of(legal.begin(), legal.end(), [](Action each) { return each.kind == ActionKind::Veto; });
            if (!veto || kills > 0 || !isSetButNotShown(wire)) return;
            ++kills;
            QVERIFY(wire.killHost());
            watch();
            wire.restartPlayer(*wire.players[4]);
            for (const auto& each : wire.players) wire.connectPlayer(*each);
            wire.deliver();
        });
        QVERIFY2(wire.host->isOver(), deck);
        QCOMPARE(kills, 1);
        QVERIFY(shown >= 5);
        QCOMPARE(wire.parted, 0);
    }
}

// A host that keeps an opening to itself could show what it likes.
void HostTableTest::unopenedDiskIsNotBelieved() {
    Wire wire(4);
    QVERIFY(wire.begin(shortGame({}, 3), people(3)));
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    int kept = 0;
    wire.tamper = [&](Wire::Letter& letter) {
        const auto message = hostMessageIn(letter.message);
        if (letter.connection != 1 || !message || !std::holds_alternative<Openings>(*message)) return;
        ++kept;
        letter.message = toMap(HostMessage(wire.players[0]->table->seatsNow()));
    };
    for (int i = 0; i < 1000 && kept == 0; ++i) {
        wire.deliver();
        wire.answerOnce();
    }
    QCOMPARE(kept, 1);
    wire.deliver();
    QCOMPARE(wire.parted, 1);
    QCOMPARE(wire.players[0]->connection, -1);
}

// While the disk is waited for, the table goes on and says nothing; then everything comes in its order.
void HostTableTest::nothingLeavesBeforeTheDiskHasIt() {
    Wire wire(3);
    std::vector<std::function<void()>> waits;
    wire.startDisk = [&waits](std::function<void()> wait) { waits.push_back(std::move(wait)); };
    const auto write = [&] {
        for (const auto& wait : std::exchange(waits, {})) wait();
        QCoreApplication::processEvents();
    };
    const auto rest = qScopeGuard([&] { // a table does not go before its last wait is over
        while (!waits.empty()) write();
    });
    QVERIFY(wire.begin(shortGame({}, 3), people(3)));
    for (int i = 0; i < 3; ++i) wire.connectPlayer(wire.addPlayer(SeatSet::of(seatAt(i))));
    QVERIFY(wire.onTheWay.empty());
    QCOMPARE(waits.size(), std::size_t(1));
    write();
    QVERIFY(!wire.onTheWay.empty());
    int steps = 0;
    while (!wire.host->isOver() && steps < 5000) {
        wire.deliver();
        const std::size_t moves = wire.host->game().moves();
        QVERIFY(wire.answerOnce());
        wire.deliver();
        if (wire.host->game().moves() > moves) {
            ++steps;
            QVERIFY(!waits.empty()); // the host has played it, and nobody has heard of it
            QVERIFY(wire.onTheWay.empty());
        }
        while (!waits.empty()) write();
        QVERIFY(!wire.onTheWay.empty());
    }
    wire.deliver();
    QVERIFY(wire.host->isOver());
    QVERIFY(seesTheTruth(wire));
    QVERIFY(replaysToTheSame(*wire.host));
}

ELGRANDE_TEST(HostTableTest)
#include "host_table_test.moc"
