// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays computer games that are kept in a folder until it is killed, and says which have begun; kill_test.py looks at
// what is left. With "check" for a seed it starts anew, resumes every game there and says where each is now.
#include "app/storage/files.h"
#include "app/table/archive.h"
#include "app/table/local_table.h"

#include <QCoreApplication>
#include <QDir>
#include <QTextStream>
#include <QTimer>

using namespace elgrande;

namespace {

QTextStream& out() {
    static QTextStream stream(stdout);
    return stream;
}

// A table as the window has it, with its two folders.
struct Room {
    explicit Room(const QString& folder)
        : games(folder + QStringLiteral("/games"))
        , unfinished(folder + QStringLiteral("/unfinished")) {
        archive.setFolder(games);
        table.setSafe([this](const QString& text) { return archive.keepNow(text); });
        table.setShelf(unfinished);
        table.sweepShelf();
        QObject::connect(&model, &GameModel::gameOver, &table, [this] {
            if (table.playedHere()) archive.keep(table.recordText());
        });
    }
    const QString games;
    const QString unfinished;
    GameModel model;
    Archive archive;
    LocalTable table{model};
};

void tell(const char* where, const QString& file) {
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    const auto record = bytes ? recordFromText((*bytes).toStdString()) : Result<Record>(bytes.fault());
    out() << where << ' ' << QString::fromStdString(record ? record->setup.seed : record.error()) << '\n';
}

QStringList filesIn(const QString& folder) {
    QStringList files;
    for (const QString& name : QDir(folder).entryList({QStringLiteral("*.egr")}, QDir::Files))
        files << folder + QLatin1Char('/') + name;
    return files;
}

// Every game that can be gone on with, and no file but games.
int check(const QString& folder) {
    Room room(folder);
    bool swept = false; // the rest of the shelf
    QTimer::singleShot(0, &room.table, [&swept] { swept = true; });
    while (!swept) QCoreApplication::processEvents();
    const QStringList games = room.table.shelf().games();
    const QStringList files = filesIn(room.unfinished);
    if (games.size() != files.size()) {
        out() << "locked: " << files.size() - games.size() << " of " << files.size() << "\n";
        return 1;
    }
    for (const QString& file : games) {
        if (const auto resumed = room.table.resumeKept(file); !resumed) {
            out() << "broken: " << QString::fromStdString(resumed.error()) << "\n";
            return 1;
        }
        room.table.close();
    }
    for (const QString& file : filesIn(room.unfinished)) tell("unfinished", file);
    for (const QString& file : filesIn(room.games)) tell("finished", file);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const QString folder = app.arguments().value(1);
    const QString seed = app.arguments().value(2);
    if (seed == QLatin1String("check")) return check(folder);
    Room room(folder);
    int game = 0;
    const auto begin = [&] {
        Setup setup;
        setup.rounds = 6;
        setup.seed = QStringLiteral("%1-%2").arg(seed).arg(++game).toStdString();
        if (!room.table.start(setup, {{"A", "random"}, {"B", "random"}, {"C", "random"}, {"D", "random"}}))
            return app.exit(1);
        if (room.table.isKept()) out() << QString::fromStdString(setup.seed) << '\n' << Qt::flush;
    };
    QObject::connect(&room.model, &GameModel::gameOver, &app,
                     [&] { QMetaObject::invokeMethod(&app, begin, Qt::QueuedConnection); });
    begin();
    return app.exec();
}
