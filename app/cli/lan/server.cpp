// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/lan/server.h"

#include "app/lan/beacon_message.h"
#include "app/lan/listener.h"
#include "app/lan/per_address.h"
#include "app/lan/table_folder.h"
#include "app/storage/files.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSslSocket>
#include <QTcpServer>

#include <algorithm>

namespace elgrande::cli {

using namespace std::chrono_literals;

namespace {

constexpr qint64 kLargestLog = 64 * 1024 * 1024;
constexpr auto kLookEvery = 1s;
constexpr std::chrono::milliseconds kPartWithin =
    2s; // a goodbye is handed over in a second, or not at all (Limits::parting)

Error withWords(const Error& what, const Error& why) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "%1: %2"), {what, why}};
}

// Before a table is opened: one that is not there for this reason is not damaged.
Result<void> mayListen(const lan::HostingDoor& door) {
    QTcpServer server;
    return lan::listenOn(server, door.address, door.port);
}

bool isThere(const lan::LobbySeat& seat) { return seat.holder == lan::LobbySeat::Holder::Person && !seat.away; }

bool isEmpty(const lan::Lobby& lobby) {
    return lobby.watching.isEmpty() && std::none_of(lobby.seats.begin(), lobby.seats.end(), isThere);
}

// As a firewall's list has it: who comes over IPv4 is not shown in the form that IPv6 has for it.
QString shownAddress(const QHostAddress& address) { return lan::plainAddress(address).toString(); }

} // namespace

Server::Server(ServerPlan plan, const lan::Limits& limits, Tell say, Finish finish, QObject* parent)
    : QObject(parent)
    , plan_(std::move(plan))
    , limits_(limits)
    , say_(std::move(say))
    , finish_(std::move(finish)) {
    connect(&clear_, &QTimer::timeout, this, &Server::clear);
}

Server::~Server() = default;

QString Server::folderOf(int number) const {
    return QDir(plan_.folder).filePath(QStringLiteral("tables/%1").arg(number));
}

Result<void> Server::start() {
    if (!QDir().mkpath(QDir(plan_.folder).filePath(QStringLiteral("games"))))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The folder %1 cannot be created."),
                     {plan_.folder.toStdString()}};
    const QString logFile = QDir(plan_.folder).filePath(QStringLiteral("log"));
    auto log = LineFile::open(logFile, kLargestLog);
    if (!log) return withWords(logFile.toStdString(), log.fault());
    if (const auto may = (*log)->mayAppend(); !may) return withWords(logFile.toStdString(), may.fault());
    log_ = std::move(*log);
    places_.resize(static_cast<std::size_t>(plan_.tables));
    for (std::size_t i = 0; i < places_.size(); ++i) {
        places_[i].number = static_cast<int>(i) + 1;
        if (auto there = open(places_[i]); !there) return there;
    }
    clear_.start(kLookEvery);
    return {};
}

// What cannot be gone on with is put aside, not thrown away.
Result<void> Server::open(Place& place) {
    const QString folder = folderOf(place.number);
    lan::HostingDoor door = plan_.door;
    if (!plan_.port)
        door.usualPort = static_cast<quint16>(lan::kBeaconPort + place.number - 1);
    else if (*plan_.port != 0)
        door.port = static_cast<quint16>(*plan_.port + place.number - 1);
    if (const auto may = mayListen(door); !may) return may;
    place.overSince = -1;
    place.isKept = false;
    place.emptySince = -1;
    place.told = {};
    place.resumed = false;
    place.hosting.reset();
    if (QFile::exists(QDir(folder).filePath(QStringLiteral("table")))) {
        auto resumed = lan::Hosting::resume(folder, door, limits_);
        if (resumed) {
            place.hosting = std::move(*resumed);
            place.resumed = true;
        } else {
            const QString aside =
                folder + QDateTime::currentDateTimeUtc().toString(QStringLiteral("'-damaged-'yyyyMMddThhmmss"));
            say_(Level::Warning, Say::tr("Table %1 cannot be resumed; its files were moved to %2. %3")
                                     .arg(place.number)
                                     .arg(aside, texts::errorText(resumed.fault())));
            if (!QDir().rename(folder, aside)) return resumed.fault();
        }
    }
    if (!place.hosting) {
        lan::HostingPlan plan = plan_.table;
        plan.folder = folder;
        plan.beginsByItself = true;
        if (plan_.tables > 1) plan.title += QStringLiteral(" %1").arg(place.number);
        auto made = lan::Hosting::open(plan, door, limits_);
        if (!made)
            return withWords({QT_TRANSLATE_NOOP("elgrande::errors", "Table %1"), {std::to_string(place.number)}},
                             made.fault());
        place.hosting = std::move(*made);
    }
    place.hosting->setStandIn(plan_.standIn);
    listenTo(place);
    if (opened) opened(place);
    const lan::HostTable* const table = place.hosting->table();
    if (table != nullptr && table->isOver()) over(place.number);
    return {};
}

void Server::listenTo(const Place& place) {
    using lan::Hosting;
    const Hosting* const table = place.hosting.get();
    const int number = place.number;
    connect(table, &Hosting::begun, this,
            [this, number] { say_(Level::Info, Say::tr("Table %1: game started.").arg(number)); });
    connect(table, &Hosting::over, this, [this, number] { over(number); });
    connect(table, &Hosting::lobbyChanged, this, [this, number] { noteWhoIsHere(number); });
    connect(table, &Hosting::paused, this, [this, number](bool isPaused) {
        if (isPaused)
            say_(Level::Warning, Say::tr("Table %1: the disk is full; the game is paused.").arg(number));
        else
            say_(Level::Notice, Say::tr("Table %1: the game continues.").arg(number));
    });
    connect(table, &Hosting::guestCame, this, [this, number](const QHostAddress& from, bool again) {
        const QString line =
            again ? Say::tr("Table %1: a guest from %2 is back.") : Say::tr("Table %1: a guest from %2 has joined.");
        say_(Level::Info, line.arg(number).arg(shownAddress(from)));
    });
    connect(table, &Hosting::guestLeft, this, [this, number](const QHostAddress& from) {
        say_(Level::Info, Say::tr("Table %1: a guest from %2 has gone.").arg(number).arg(shownAddress(from)));
    });
    connect(table, &Hosting::shutOut, this, [this, number](const QHostAddress& address) {
        say_(Level::Warning, Say::tr("Table %1: %2 is shut out after too many wrong join codes.")
                                 .arg(number)
                                 .arg(shownAddress(address)));
    });
}

bool Server::keepGame(const Place& place, bool aloud) {
    const lan::HostTable& table = *place.hosting->table();
    const QString id = QString::fromLatin1(place.hosting->lobby().game.toHex());
    const QString name = QStringLiteral("games/%1.egr").arg(id);
    const auto kept = writeWithFolder(QDir(plan_.folder).filePath(name), table.game().text().toUtf8());
    if (!kept && aloud) say_(Level::Warning, name + QStringLiteral(": ") + texts::errorText(kept.fault()));
    if (log_->lines().contains(name.toUtf8())) return bool(kept); // resumed after its end
    const QString line = QDateTime::currentDateTimeUtc().toString(Qt::ISODate) + QLatin1Char(' ') + name;
    return kept && log_->append(line.toUtf8());
}

void Server::over(int number) {
    Place& place = places_[static_cast<std::size_t>(number - 1)];
    if (place.overSince >= 0) return;
    place.overSince = QDateTime::currentMSecsSinceEpoch();
    place.isKept = keepGame(place, true);
    noteWhoIsHere(number);
    say_(Level::Info, Say::tr("Table %1: game over.").arg(number));
}

void Server::noteWhoIsHere(int number) {
    Place& place = places_[static_cast<std::size_t>(number - 1)];
    if (place.overSince < 0 || !place.hosting) return;
    const auto& seats = place.hosting->lobby().seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (isThere(seats[i])) place.told.insert(seatAt(static_cast<int>(i)));
}

bool Server::isDone(Place& place, qint64 now) const {
    const lan::Lobby& lobby = place.hosting->lobby();
    const qint64 after = now - place.overSince;
    if (after >= plan_.clearAfter.count()) return true;
    if (!isEmpty(lobby)) {
        place.emptySince = -1;
        return false;
    }
    if (place.emptySince < 0) place.emptySince = now;
    for (std::size_t i = 0; i < lobby.seats.size(); ++i)
        if (lobby.seats[i].holder == lan::LobbySeat::Holder::Person &&
            !place.told.contains(seatAt(static_cast<int>(i))) && after < plan_.returnWithin.count())
            return false;
    return now - place.emptySince >= plan_.linger.count();
}

void Server::clear() {
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (Place& each : places_) {
        if (!each.hosting || each.overSince < 0) continue;
        if (!isDone(each, now)) continue;
        // Until the record is written, the game is only in the files of its table.
        each.isKept = each.isKept || keepGame(each, false);
        if (!each.isKept && !plan_.once) continue;
        each.hosting->close();
        each.hosting.reset();
        if (each.isKept) lan::TableFolder(folderOf(each.number)).remove();
        if (plan_.once) continue;
        if (const auto made = open(each); !made) say_(Level::Warning, texts::errorText(made.fault()));
    }
    const bool anyLeft =
        std::any_of(places_.begin(), places_.end(), [](const Place& each) { return each.hosting != nullptr; });
    if (!anyLeft) finish_();
}

void Server::stop() {
    clear_.stop();
    for (const Place& each : places_)
        if (each.hosting) each.hosting->close();
    const auto isSaying = [](const Place& each) {
        return each.hosting && !each.hosting->findChildren<QSslSocket*>().isEmpty();
    };
    QElapsedTimer time;
    time.start();
    QEventLoop loop;
    while (!time.hasExpired(kPartWithin.count()) && std::any_of(places_.begin(), places_.end(), isSaying)) {
        loop.processEvents(QEventLoop::AllEvents, 50);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    places_.clear();
}

} // namespace elgrande::cli
