// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-cli serve: tables for people in the network.
#include "app/terminal/options.h"

#include "app/cli/commands.h"
#include "app/cli/lan/server.h"
#include "app/lan/beacon_message.h"
#include "app/program/language.h"
#include "app/program/quit_signals.h"
#include "app/terminal/say.h"
#include "model/agents/agent_catalogue.h"
#include "views/texts/error_text.h"

#include <QDir>
#include <QStandardPaths>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace elgrande::cli {

namespace {

const QString kLan = QStringLiteral("lan");

QString usualFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("server"));
}

// systemd tells a service which file its journal is (systemd.exec(5)).
bool isPrintedToJournal() {
    struct stat out {};
    return fstat(STDOUT_FILENO, &out) == 0 && qgetenv("JOURNAL_STREAM") == QByteArray::number(quint64{out.st_dev}) +
                                                                               ':' +
                                                                               QByteArray::number(quint64{out.st_ino});
}

// Whoever reads the output reads it line by line, through a pipe as well. The journal takes the level from the line.
void tell(Server::Level level, const QString& line) {
    static const bool withLevel = isPrintedToJournal();
    if (withLevel) print(QStringLiteral("<%1>").arg(static_cast<int>(level)));
    print(line + QLatin1Char('\n'));
    std::fflush(stdout);
}

void addServerOptions(Options& options) {
    options.addGame();
    options.add("seats",
                Say::tr("who sits where, separated by commas: lan or a computer player; makes --players unnecessary"),
                Say::tr("SEATS"));
    options.add("title", Say::tr("name of the tables in the list of network games"), Say::tr("TEXT"),
                QStringLiteral("El Grande"));
    options.add("tables", Say::tr("number of games"), "N", "1");
    options.add("address", Say::tr("IP address to listen on; default: all addresses of this computer"),
                Say::tr("ADDRESS"));
    //: %1: a number
    options.add("port",
                Say::tr("port of the first table, counting up for the others; 0: any free port; default: %1, or the "
                        "next ones if they are in use")
                    .arg(lan::kBeaconPort),
                "N");
    options.add("hidden", Say::tr("do not announce the tables on the network: guests need the address"));
    options.add("state", Say::tr("folder for the tables; tables found there are resumed"), Say::tr("FOLDER"),
                usualFolder());
    options.add("stand-in", Say::tr("computer player that replaces absent guests if the other players agree"),
                Say::tr("AGENT"), "normal");
    options.add("no-aids", Say::tr("play without assistance, as at a real table"));
    options.add("once", Say::tr("open no new tables, and exit when all games are over"));
    options.add("print-code", Say::tr("print the join codes; anyone who can read them can join"));
}

// The seats of a table; nothing after complaining.
std::optional<std::vector<lan::SeatPlan>> readSeats(const Options& options, int players) {
    if (!options.isSet("seats")) return std::vector<lan::SeatPlan>(static_cast<std::size_t>(players));
    std::vector<lan::SeatPlan> seats;
    for (const QString& each : options.text("seats").split(',')) {
        lan::SeatPlan seat;
        if (each != kLan) {
            seat = {lan::SeatPlan::For::Computer, each, each.toStdString()};
            if (makeAgent(seat.agent) == nullptr) {
                options.wrong(Say::tr("--seats: '%1' is neither lan nor a computer player.").arg(each));
                return {};
            }
            int namesakes = 1;
            const auto isCalledSo = [&](const lan::SeatPlan& other) { return other.name == seat.name; };
            while (std::any_of(seats.begin(), seats.end(), isCalledSo))
                seat.name = each + QStringLiteral(" %1").arg(++namesakes);
        }
        seats.push_back(seat);
    }
    const auto isLan = [](const lan::SeatPlan& each) { return each.holder == lan::SeatPlan::For::Lan; };
    if (static_cast<int>(seats.size()) < 2 || static_cast<int>(seats.size()) > kMaxSeats ||
        std::none_of(seats.begin(), seats.end(), isLan)) {
        options.wrong(Say::tr("--seats needs 2 to %1 seats, at least one of them lan.").arg(kMaxSeats));
        return {};
    }
    return seats;
}

// Nothing after complaining.
std::optional<ServerPlan> readPlan(const Options& options, const lan::Limits& limits) {
    ServerPlan plan;
    const auto tables = options.number("tables", 1, limits.tables);
    const auto port = options.isSet("port") ? options.number("port", 0, 65535) : 0;
    const auto rules = options.rules();
    if (!tables || !port || !rules) return {};
    if (*port != 0 && *port + *tables - 1 > 65535) {
        options.wrong(Say::tr("There are not enough ports above %1.").arg(*port));
        return {};
    }
    auto seats = readSeats(options, rules->players);
    if (!seats) return {};
    plan.folder = options.text("state");
    plan.tables = *tables;
    if (options.isSet("port")) plan.port = static_cast<quint16>(*port);
    plan.once = options.isSet("once");
    plan.standIn = options.text("stand-in").toStdString();
    plan.table.title = options.text("title");
    plan.table.setup = rules->setup;
    plan.table.setup.players = static_cast<int>(seats->size());
    plan.table.setup.colours.clear();
    plan.table.seats = std::move(*seats);
    plan.table.aids = !options.isSet("no-aids");
    plan.door.language = options.isSet("language") ? options.text("language") : Language::ofDesktop();
    plan.door.isShown = !options.isSet("hidden");
    if (options.isSet("address") && !plan.door.address.setAddress(options.text("address"))) {
        options.wrong(Say::tr("--address: '%1' is not a valid IP address.").arg(options.text("address")));
        return {};
    }
    if (makeAgent(plan.standIn) == nullptr) {
        options.wrong(Say::tr("--stand-in: there is no computer player '%1'.").arg(options.text("stand-in")));
        return {};
    }
    return plan;
}

} // namespace

int runServe(const QStringList& arguments) {
    Options options("serve",
                    Say::tr("Hosts network games without a window. Every step is written to disk before anyone is told "
                            "of it: after SIGTERM, SIGINT or even SIGKILL, restarting with the same folder resumes "
                            "every table with the same join code."));
    addServerOptions(options);
    if (const auto status = options.parse(arguments)) return *status;
    lan::Limits limits;
    auto plan = readPlan(options, limits);
    if (!plan) return kUsage;
    umask(S_IRWXG | S_IRWXO); // keys, and what only its players may know
    const bool withCodes = options.isSet("print-code");
    const QuitSignals signals_;
    Server server(std::move(*plan), limits, tell, [] { QCoreApplication::exit(0); });
    server.opened = [withCodes](const Server::Place& place) {
        const lan::Hosting& table = *place.hosting;
        QString line = place.resumed ? Say::tr("Table %1 resumed: %2, port %3") : Say::tr("Table %1 open: %2, port %3");
        line = line.arg(place.number).arg(table.lobby().title).arg(table.port());
        const auto withCode = [withCodes, &table](const QString& words) {
            return withCodes ? words + QStringLiteral(", ") + Say::tr("join code %1").arg(table.code().text()) : words;
        };
        tell(Server::Level::Info, withCode(line));
        QObject::connect(&table, &lan::Hosting::codeGuessedAt, &table, [withCode, number = place.number] {
            tell(Server::Level::Warning,
                 withCode(Say::tr("Table %1: too many wrong join codes, so the code has changed").arg(number)));
        });
    };
    if (const auto started = server.start(); !started) return options.complain(texts::errorText(started.fault()));
    QCoreApplication::exec();
    server.stop();
    tell(Server::Level::Info, Say::tr("Stopped; the tables have been saved."));
    return kDone; // a stop that was asked for is no failure
}

} // namespace elgrande::cli
