// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One end of discovery_test.sh:
//     lan_discovery_tool host NAME              answers until it is killed
//     lan_discovery_tool search WAY COUNT       says when so many tables have been found, and exits; 1: not within a
//     second
#include "app/lan/beacon.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace elgrande::lan;

namespace {

Ways waysCalled(const QString& name) {
    if (name == QLatin1String("multicast4")) return Way::Multicast4;
    if (name == QLatin1String("broadcast4")) return Way::Broadcast4;
    return name == QLatin1String("multicast6") ? Ways(Way::Multicast6) : kAllWays;
}

int search(const QString& way, int count) {
    TableSearch search(Limits{});
    QElapsedTimer time;
    time.start();
    if (!search.start(waysCalled(way))) return 2;
    // A moment longer than needed, so that whoever is found twice is seen.
    QTimer::singleShot(1000, &search, [] { QCoreApplication::quit(); });
    qint64 after = -1;
    QObject::connect(&search, &TableSearch::changed, &search, [&] {
        if (after < 0 && search.tables().size() == count) after = time.elapsed();
    });
    QCoreApplication::exec();
    for (const FoundTable& each : search.tables())
        std::printf("%s at %s\n", qPrintable(each.notice.name), qPrintable(each.address.toString()));
    std::printf("%s: %d tables after %lld ms\n", qPrintable(way), static_cast<int>(search.tables().size()), after);
    return (after >= 0 || count == 0) && search.tables().size() == count ? 0 : 1;
}

int host(const QString& name) {
    Beacon beacon(Limits{});
    TableNotice notice;
    notice.table = randomBytes(kTableId);
    notice.name = name;
    notice.hello.version = QStringLiteral("test");
    notice.port = 4711;
    notice.seats = 5;
    if (!beacon.start(notice)) return 2;
    std::puts("answering");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("host")) return host(arguments[2]);
    if (arguments.size() == 4 && arguments[1] == QLatin1String("search"))
        return search(arguments[2], arguments[3].toInt());
    std::fputs("see the head of discovery_tool.cpp\n", stderr);
    return 2;
}
