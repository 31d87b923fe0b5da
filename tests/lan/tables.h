// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A hosted table and people who join it over loopback, with real TLS, each with a model of their own that plays by
// chance: what the tests of hosting and joining have in common.
#pragma once

#include "app/lan/hosting.h"
#include "app/lan/joining.h"
#include "model/core/rng.h"
#include "tests/lan/wire.h"

#include <QTemporaryDir>

namespace elgrande::lan_tests {

// Whom a host keeps its seats for.
inline const lan::SeatPlan kLan{};
inline const lan::SeatPlan kComputer{lan::SeatPlan::For::Computer, QStringLiteral("Ana"), "easy"};
inline lan::SeatPlan here(const QString& name) { return {lan::SeatPlan::For::Here, name, {}}; }

constexpr Seat seat(int i) { return seatAt(i); }

// Somebody with a screen: at the host's own one, or over the network.
struct Person {
    // `port`: of somebody in between; 0: the host's own.
    Person(lan::Hosting& hosting, const QString& folder, const lan::Limits& limits = {}, quint16 port = 0)
        : joining(std::make_unique<lan::Joining>(
              model,
              lan::ReturningLink::Table{
                  QStringLiteral("127.0.0.1"), port == 0 ? hosting.port() : port, hosting.code(), {}},
              folder, QStringLiteral("en"), limits)) {
        listen();
    }
    // Where it may be, with a code, the pin of the host, both or none.
    Person(const lan::ReturningLink::Table& table, const QString& folder)
        : joining(std::make_unique<lan::Joining>(model, table, folder, QStringLiteral("en"), lan::Limits())) {
        listen();
    }
    // At the host's own screen, which keeps the secret beside the table: without it nobody can reveal its choices.
    Person(lan::Hosting& hosting, const lan::GuestSecret& secret)
        : joining(std::make_unique<lan::Joining>(model, hosting.connectHere(), secret)) {
        listen();
    }

    void listen() {
        using lan::Joining;
        QObject::connect(joining.get(), &Joining::refused, joining.get(), [this](lan::WishFault why) { fault = why; });
        QObject::connect(joining.get(), &Joining::said, joining.get(),
                         [this](const lan::Chat& chat) { heard.push_back(chat); });
        QObject::connect(joining.get(), &Joining::broken, joining.get(), [this] { ++breaks; });
        QObject::connect(joining.get(), &Joining::ended, joining.get(),
                         [this](const lan::Ending& why, bool) { ending = why; });
        QObject::connect(joining.get(), &Joining::deckAudited, joining.get(), [this](const Result<void>& verdict) {
            audit = verdict ? std::string("fine") : verdict.error();
        });
        joining->start();
    }
    bool isIn() const { return joining->stage() == lan::Joining::Stage::Lobby; }
    bool plays() const {
        return joining->stage() == lan::Joining::Stage::Playing && joining->table() && joining->table()->isSeated();
    }
    SeatSet seats() const { return joining->lobby().yours; }

    // One answer by chance to whatever is asked here; false: nothing is.
    bool answer(Rng& random) {
        if (!plays() || joining->table()->isWaiting()) return false;
        if (model.curtainFor() != Seat::None) {
            model.liftCurtain();
            return true;
        }
        if (!model.decision()) return false;
        const auto& legal = model.decision()->legal;
        model.choose(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
        return true;
    }

    GameModel model;
    std::unique_ptr<lan::Joining> joining;
    lan::WishFault fault = lan::WishFault::None;
    std::vector<lan::Chat> heard;
    int breaks = 0;
    std::optional<lan::Ending> ending;
    std::string audit; // "fine", or what is wrong with the deck; empty: not yet
};

struct Evening {
    explicit Evening(std::uint64_t seed = 1)
        : random(seed) {
        limits.intents = limits.frames = {100000, 100000}; // people are slower
    }

    QString folder() const { return dir.filePath(QStringLiteral("table")); }
    QString seatsOf(int person) const { return dir.filePath(QStringLiteral("person%1").arg(person)); }

    static lan::HostingDoor door() {
        lan::HostingDoor door;
        door.address = QHostAddress::LocalHost;
        door.isShown = false;
        return door;
    }
    void host(const std::vector<lan::SeatPlan>& seats, const Setup& setup = {}, bool byItself = false) {
        lan::HostingPlan plan;
        plan.title = QStringLiteral("Evening");
        plan.setup = setup;
        plan.seats = seats;
        plan.beginsByItself = byItself;
        plan.folder = folder();
        auto opened = lan::Hosting::open(plan, door(), limits);
        if (!opened) qFatal("%s", opened.error().c_str());
        hosting = std::move(*opened);
    }
    // As kill -9 leaves it: nobody says goodbye, and what is on the disk is all there is.
    void kill() {
        for (QSslSocket* each : hosting->findChildren<QSslSocket*>()) each->abort();
        hosting.reset();
    }
    void resume() {
        auto resumed = lan::Hosting::resume(folder(), door(), limits);
        if (!resumed) qFatal("%s", resumed.error().c_str());
        hosting = std::move(*resumed);
    }
    Person& join(quint16 port = 0) {
        people.push_back(std::make_unique<Person>(*hosting, seatsOf(static_cast<int>(people.size())), limits, port));
        return *people.back();
    }
    Person& joinHere() {
        people.push_back(std::make_unique<Person>(*hosting, secretHere));
        return *people.back();
    }
    bool sit(Person& person, Seat seat, const QString& name) {
        if (!wait([&] { return person.isIn(); })) return false;
        person.joining->sit(seat, name);
        person.joining->setReady(seat, true);
        return wait([&] { return person.seats().contains(seat) && hosting->lobby().seats[index(seat)].ready; });
    }
    // So many answers, or to the end of the game. False: nobody is asked any more, and it is not over.
    bool play(int answers = 1 << 30) {
        const auto isOver = [&] { return hosting->table() != nullptr && hosting->table()->isOver(); };
        for (int i = 0; i < answers && !isOver(); ++i) {
            bool any = false;
            const bool moved = wait(
                [&] {
                    for (auto& each : people) any = each->answer(random) || any;
                    return any || isOver();
                },
                20000);
            if (!moved) {
                qWarning("%s", qPrintable(stuck()));
                return false;
            }
        }
        return true;
    }

    // Where a game has come to a stop.
    QString stuck() const {
        const TableGame& game = hosting->table()->game();
        QString text = QStringLiteral("Nobody is asked after %1 moves; next %2, a decision of kind %3;")
                           .arg(game.moves())
                           .arg(index(game.next()))
                           .arg(!game.legal().empty() ? static_cast<int>(game.legal()[0].kind) : -1);
        for (const auto& each : people)
            text += QStringLiteral(" [seats %1, plays %2, ended by %3, waits %4, decision %5, curtain %6]")
                        .arg(each->seats().bits)
                        .arg(each->plays())
                        .arg(each->ending ? each->ending->parting.number : 0)
                        .arg(each->joining->table() != nullptr && each->joining->table()->isWaiting())
                        .arg(each->model.decision().has_value())
                        .arg(index(each->model.curtainFor()));
        return text;
    }

    QTemporaryDir dir;
    lan::GuestSecret secretHere = lan::newSecret();
    lan::Limits limits;
    Rng random;
    std::unique_ptr<lan::Hosting> hosting;
    std::vector<std::unique_ptr<Person>> people;
};

} // namespace elgrande::lan_tests
