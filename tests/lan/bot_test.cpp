// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// `elgrande-cli bot` in this process: with a folder of its own it comes back to its seat as a window does, whatever the
// code is by then, and does not take another game for its own.
#include "app/cli/lan/lan_bot.h"
#include "app/lan/kept_place.h"
#include "model/rules/engine.h"
#include "tests/lan/attempts.h"
#include "tests/lan/tables.h"
#include "tests/named_test.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace elgrande;
using namespace elgrande::lan_tests;
using namespace Qt::StringLiterals;

namespace {

struct Bot {
    Bot(const lan::Hosting& hosting, const QString& folder, const std::optional<lan::JoinCode>& code,
        const cli::AgentMaker& agent = *cli::entrantFrom(u"random"_s))
        : bot(
              {.table = {u"127.0.0.1"_s, hosting.port(), code},
               .folder = folder,
               .name = u"Bot"_s,
               .language = u"en"_s,
               .agent = agent},
              lan::Limits(), [this](const QString& words) { said << words; }, [this](int its) { status = its; }) {
        bot.start();
    }
    SeatSet seats() const { return bot.joining().lobby().yours; }

    QStringList said;
    std::optional<int> status;
    cli::LanBot bot;
};

// Goes into the Castillo wherever it can, and ponders over each disk until it may answer, or is broken off.
struct Ponderer : Agent {
    struct Told {
        std::atomic<int> disks = 0;
        std::atomic<int> allowed = 0;
        std::atomic<int> brokenOff = 0;
        std::atomic<const std::atomic<bool>*> cancel = nullptr; // of the last disk
    };
    explicit Ponderer(std::shared_ptr<Told> its)
        : told(std::move(its)) {}
    Thought think(const Rules& /*rules*/, const InformationState& /*known*/, const ActionList& legal,
                  const ThinkLimits& limits) override {
        const Action castle = act(ActionKind::Caballero, static_cast<int>(Area::Castillo));
        if (std::find(legal.begin(), legal.end(), castle) != legal.end()) return {castle};
        if (legal[0].kind == ActionKind::Disk) {
            told->cancel = limits.cancel;
            const int disk = ++told->disks;
            while (told->allowed < disk && !*limits.cancel) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            if (told->allowed < disk) ++told->brokenOff;
        }
        return {legal[random.below(static_cast<int>(legal.size()))]};
    }
    std::shared_ptr<Told> told;
    Rng random{7};
};

} // namespace

class BotTest : public QObject {
    Q_OBJECT

  private slots:
    void placeIsKeptAsItIs();
    void comesBackWithoutTheCode();
    void joinsAnotherGameWithTheCode();
    void thinksOnWhileOthersChoose();

  private:
    void thinkOn(std::uint64_t seed, int& withOthers, int& breaks); // counted in one game
};

void BotTest::placeIsKeptAsItIs() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"deep/place.json"_s);
    QVERIFY(!lan::keptPlace(file));
    const lan::KeptPlace place{u"castle.local"_s, 4711, {1, 2, 3}, "12345678", u"Bea"_s, u"Ana's game"_s};
    QVERIFY(lan::keepPlace(file, place));
    QVERIFY(lan::keptPlace(file) == place);
    QFile kept(file);
    QCOMPARE(kept.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write("{\"host\":\"castle.local\",\"port\":4711,\"pin\":\"0102\"}");
    kept.close();
    QVERIFY(!lan::keptPlace(file));
}

// In the lobby and in the game; the code has changed since, or it is not given.
void BotTest::comesBackWithoutTheCode() {
    Evening evening(31);
    evening.host({here(u"Host"_s), kLan, kLan});
    evening.joinHere();
    const QString folder = evening.seatsOf(70);
    const lan::JoinCode old = evening.hosting->code();
    {
        const Bot first(*evening.hosting, folder, old);
        QVERIFY(wait([&] { return first.seats() == SeatSet::of(seat(1)); }));
        QVERIFY(wait([&] { return evening.hosting->lobby().seats[1].ready; }));
    }
    QVERIFY(cli::LanBot::keepsSeat(folder));
    QVERIFY(wait([&] { return evening.hosting->lobby().seats[1].away; }));
    Person& sent = evening.join();
    QVERIFY(evening.sit(sent, seat(2), u"Xenia"_s));
    evening.hosting->remove(seat(2)); // changes the code
    QVERIFY(!(evening.hosting->code() == old));
    {
        const Bot second(*evening.hosting, folder, old);
        QVERIFY2(wait([&] { return second.seats() == SeatSet::of(seat(1)); }), qPrintable(second.said.join(u' ')));
    }
    evening.hosting->setSeat(seat(2), kComputer);
    const Bot third(*evening.hosting, folder, {});
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == lan::LobbyFault::None; }));
    QVERIFY(evening.hosting->begin());
    QVERIFY(evening.play());
    QVERIFY2(wait([&] { return third.status.has_value(); }), qPrintable(third.said.join(u' ')));
    QCOMPARE(*third.status, 0);
    QVERIFY(!cli::LanBot::keepsSeat(folder)); // that game is over
}

void BotTest::joinsAnotherGameWithTheCode() {
    Evening evening(32);
    evening.host({here(u"Host"_s), kLan, kComputer});
    const QString folder = evening.seatsOf(70);
    {
        const Bot first(*evening.hosting, folder, evening.hosting->code());
        QVERIFY(wait([&] { return first.seats() == SeatSet::of(seat(1)); }));
    }
    Evening other(33);
    other.host({here(u"Host"_s), kLan, kComputer});
    {
        const Bot without(*other.hosting, folder, {});
        QVERIFY(wait([&] { return without.status.has_value(); }));
        QVERIFY(*without.status != 0);
    }
    QVERIFY(cli::LanBot::keepsSeat(folder)); // of the first game, which goes on elsewhere
    const Bot second(*other.hosting, folder, other.hosting->code());
    QVERIFY2(wait([&] { return second.seats() == SeatSet::of(seat(1)); }), qPrintable(second.said.join(u' ')));
    QVERIFY(evening.hosting->lobby().seats[1].away);
}

// A disk's question stays the same while others set theirs, and while the connection is broken: a program that thinks
// about it is not ended.
void BotTest::thinksOnWhileOthersChoose() {
    int withOthers = 0;
    int breaks = 0;
    // Not in every game does the bot set a disk together with others.
    for (std::uint64_t seed = 35; seed < 45 && (withOthers == 0 || breaks == 0); ++seed) {
        thinkOn(seed, withOthers, breaks);
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(withOthers > 0 && breaks > 0);
}

void BotTest::thinkOn(std::uint64_t seed, int& withOthers, int& breaks) {
    Evening evening(seed);
    evening.host({here(u"Host"_s), kLan, kLan});
    evening.joinHere();
    const auto told = std::make_shared<Ponderer::Told>();
    const Bot bot(*evening.hosting, evening.seatsOf(70), evening.hosting->code(),
                  [told] { return std::make_unique<Ponderer>(told); });
    QVERIFY(wait([&] { return bot.seats() == SeatSet::of(seat(1)); }));
    Person& bea = evening.join();
    QVERIFY(evening.sit(bea, seat(2), u"Bea"_s));
    QVERIFY(wait([&] { return evening.hosting->lobby().fault() == lan::LobbyFault::None; }));
    QVERIFY(evening.hosting->begin());
    int disks = 0;
    int shown = 0;
    connect(&bot.bot.model(), &GameModel::changed, this, [&shown] { ++shown; });
    const auto isOver = [&] { return evening.hosting->table()->isOver(); };
    const auto othersAnswer = [&] {
        for (auto& each : evening.people) each->answer(evening.random);
    };
    // Then the others wait until the program has begun to think. As the host knows it: a guest may be told of its own
    // disk before another one is. About a disk with one way to set it nobody thinks.
    const auto isBotsDisk = [&] {
        const TableGame& game = evening.hosting->table()->game();
        if (!game.asked().contains(seat(1))) return false;
        ActionList legal;
        legalActions(game.rules(), game.state(), seat(1), legal);
        return legal.size() > 1 && legal[0].kind == ActionKind::Disk;
    };
    while (!isOver()) {
        QVERIFY(wait(
            [&] {
                if (told->disks == disks && !isBotsDisk()) othersAnswer();
                return told->disks > disks || isOver();
            },
            60000));
        if (isOver()) break;
        ++disks;
        const std::vector<Seat> alone{seat(1)};
        withOthers += bot.bot.model().waitingFor() == alone ? 0 : 1;
        QVERIFY(wait([&] {
            othersAnswer();
            return bot.bot.model().waitingFor() == alone;
        }));
        if (breaks == 0) {
            ++breaks;
            for (QSslSocket* each : bot.bot.joining().findChildren<QSslSocket*>()) each->abort();
            QVERIFY(wait([&] { return evening.hosting->lobby().seats[1].away; }));
            QVERIFY(wait([&] { return !evening.hosting->lobby().seats[1].away; }));
            shown = 0;
            QVERIFY(wait([&] { return shown > 0; })); // the table as it is now
        }
        QVERIFY(!*told->cancel.load()); // it has not even been told to stop
        QCOMPARE(told->brokenOff.load(), 0);
        QCOMPARE(told->disks.load(), disks);
        told->allowed = disks;
    }
    QVERIFY2(wait([&] { return bot.status.has_value(); }), qPrintable(bot.said.join(u' ')));
    QCOMPARE(*bot.status, 0);
}

ELGRANDE_TEST(BotTest)
#include "bot_test.moc"
