// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A host's table and its guests in this process: every message goes through a frame, as bytes, one after the other. A
// guest can lose its connection and come back, a host can be killed and go on from its journal.
#pragma once

#include "app/lan/frame.h"
#include "app/lan/guest_table.h"
#include "app/lan/host_table.h"
#include "model/core/rng.h"

#include <QTemporaryDir>
#include <QTest>

#include <deque>
#include <map>
#include <memory>

namespace elgrande::lan_tests {

using namespace elgrande::lan;

inline QCborMap throughAFrame(const QCborMap& message) {
    const auto frame = encodeFrame(message, Limits{}.frameAfterwards);
    if (!frame) qFatal("%s", frame.error().c_str());
    const auto read = decodeFrame(frame->mid(4), Limits{});
    if (!read) qFatal("%s", read.error().c_str());
    return *read;
}

struct Player {
    Player(SeatSet itsSeats, GuestSecret itsSecret)
        : seats(itsSeats)
        , secret(std::move(itsSecret)) {
        restart();
    }
    void restart() { // as if the program had been killed: only seat and secret are kept
        table.reset();
        model = std::make_unique<GameModel>();
        table = std::make_unique<GuestTable>(*model, secret);
    }

    SeatSet seats;
    GuestSecret secret;
    std::unique_ptr<GameModel> model;
    std::unique_ptr<GuestTable> table;
    int connection = -1; // -1: none
};

class Wire {
  public:
    explicit Wire(std::uint64_t seed)
        : random(seed) {}

    DeckSeeds seedsFor(const std::vector<SeatChoice>& choices) const {
        DeckSeeds seeds{QByteArray(kGameId, 'g'), hostNumber, {}};
        for (std::size_t i = 0; i < choices.size(); ++i)
            seeds.shares.push_back(choices[i].agent.isEmpty() ? shareOf(secretOf(static_cast<int>(i)), seeds.game)
                                                              : QByteArray());
        return seeds;
    }
    static GuestSecret secretOf(int player) { return QByteArray(32, static_cast<char>('A' + player)); }

    QString journal() const { return folder.filePath(QStringLiteral("table.journal")); }

    Result<void> begin(const Setup& setup, const std::vector<SeatChoice>& choices) {
        newHost();
        return host->begin(setup, choices, true, seedsFor(choices), journal());
    }
    // kill -9: whatever was on the way is lost.
    Result<void> killHost() {
        host.reset();
        onTheWay.clear();
        for (auto& each : players) each->connection = -1;
        newHost();
        return host->resume(journal());
    }
    Player& addPlayer(SeatSet seats) {
        players.push_back(std::make_unique<Player>(seats, secretOf(static_cast<int>(players.size()))));
        listenTo(*players.back());
        return *players.back();
    }
    void connectPlayer(Player& player) {
        player.connection = ++lastConnection;
        host->admit(player.connection, player.seats);
    }
    void disconnectPlayer(Player& player) {
        const int lost = std::exchange(player.connection, -1);
        std::erase_if(onTheWay, [&](const Letter& each) { return each.connection == lost; });
        host->drop(lost);
    }
    void restartPlayer(Player& player) {
        disconnectPlayer(player);
        player.restart();
        listenTo(player);
    }
    Player* playerAt(int connection) {
        for (auto& each : players)
            if (each->connection == connection) return each.get();
        return nullptr;
    }

    // How much has happened, as any guest that is told everything has it.
    int eventsAtHost() const {
        std::size_t most = 0;
        for (const auto& each : players) most = std::max(most, each->model->history().size());
        return static_cast<int>(most);
    }

    void listenTo(Player& player) {
        QObject::connect(player.table.get(), &GuestTable::send, player.table.get(),
                         [this, &player](const QCborMap& map) {
                             if (player.connection >= 0)
                                 onTheWay.push_back({player.connection, true, throughAFrame(map)});
                         });
        QObject::connect(player.table.get(), &GuestTable::part, player.table.get(), [this, &player] {
            ++parted;
            const int lost = std::exchange(player.connection, -1);
            std::erase_if(onTheWay, [&](const Letter& each) { return each.connection == lost; });
            host->drop(lost);
        });
    }

    // One message arrives; false: none is on the way.
    bool deliverOne() {
        if (onTheWay.empty()) return false;
        const Letter letter = std::move(onTheWay.front());
        onTheWay.pop_front();
        ++delivered;
        if (letter.toHost)
            receiveAtHost(letter.connection, letter.message);
        else if (Player* player = playerAt(letter.connection))
            player->table->receive(hostMessageIn(letter.message));
        return true;
    }
    void receiveAtHost(int connection, const QCborMap& map) {
        const auto message = guestMessageIn(map);
        if (!message) qFatal("%s", message.error().c_str()); // such a guest is sent away by Hosting
        host->receive(connection, *message);
    }
    void deliver() {
        while (deliverOne()) {
        }
    }
    // Everybody who is asked answers, at random; false: nobody is asked.
    bool answerOnce() {
        bool any = false;
        for (auto& each : players) any = answer(*each) || any;
        return any;
    }
    bool answer(Player& player) {
        if (player.connection < 0 || player.table->isWaiting()) return false;
        if (player.model->curtainFor() != Seat::None) {
            player.model->liftCurtain();
            return true;
        }
        if (!player.model->decision()) return false;
        const auto& legal = player.model->decision()->legal;
        player.model->choose(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
        return true;
    }
    // To the end of the game, or until so many answers have been given.
    void playOn(int answers = 1 << 30) {
        for (int i = 0; i < answers && !host->isOver(); ++i) {
            deliver();
            if (!answerOnce()) {
                deliver();
                if (!host->isOver() && !answerOnce() && !QTest::qWaitFor([&] { return !onTheWay.empty(); }, 20000))
                    qFatal("%s", qPrintable(stuck()));
            }
        }
        deliver();
    }

    // Where a game has come to a stop.
    QString stuck() const {
        QString text = QStringLiteral("Nobody is asked after %1 messages; parted: %2; next: %3;")
                           .arg(delivered)
                           .arg(parted)
                           .arg(index(host->game().next()));
        for (const auto& each : players) {
            text += QStringLiteral(" [connection %1, seated %2, waits %3, decision %4, curtain %5]")
                        .arg(each->connection)
                        .arg(each->table->isSeated())
                        .arg(each->table->isWaiting())
                        .arg(each->model->decision().has_value())
                        .arg(index(each->model->curtainFor()));
        }
        return text;
    }

    struct Letter {
        int connection = 0;
        bool toHost = false;
        QCborMap message;
    };

    QByteArray hostNumber{32, 'h'}; // other decks with other ones
    QTemporaryDir folder;
    Rng random;
    std::unique_ptr<HostTable> host;
    std::vector<std::unique_ptr<Player>> players;
    std::deque<Letter> onTheWay;
    std::function<void(Letter&)> tamper; // with what the host sends
    DiskWait::Start startDisk;           // none: the host waits for the disk itself
    int lastConnection = 0;
    int delivered = 0;
    int parted = 0;

  private:
    void newHost() {
        host = std::make_unique<HostTable>();
        if (startDisk) host->setDisk(startDisk);
        QObject::connect(host.get(), &HostTable::send, host.get(), [this](int guest, const QCborMap& message) {
            Letter letter{guest, false, throughAFrame(message)};
            if (tamper) tamper(letter);
            onTheWay.push_back(std::move(letter));
        });
        QObject::connect(host.get(), &HostTable::part, host.get(), [this](int guest, lan::Reason) {
            ++parted;
            if (Player* player = playerAt(guest)) player->connection = -1;
        });
    }
};

inline std::vector<SeatChoice> people(int count) {
    std::vector<SeatChoice> list;
    list.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) list.push_back({QStringLiteral("P%1").arg(i + 1), {}});
    return list;
}

} // namespace elgrande::lan_tests
