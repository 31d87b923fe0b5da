// Plays computer games that are kept in a folder until it is killed; kill_test.py looks at what is left. With a second
// argument it resumes every game there and prints how many there are.
#include "app/table/local_table.h"

#include <QCoreApplication>
#include <QDir>
#include <QTextStream>

using namespace elgrande;

namespace {

// Every game that can be gone on with, the last one first, and no file but games.
int check(const QString& folder) {
    QTextStream out(stdout);
    const Shelf shelf(folder);
    const QStringList games = shelf.games();
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.egr")}, QDir::Files);
    if (games.size() != files.size()) {
        out << "locked: " << files.size() - games.size() << " of " << files.size() << "\n";
        return 1;
    }
    for (const QString& file : games) {
        GameModel model;
        LocalTable table(model);
        table.setShelf(folder);
        if (const auto resumed = table.resumeKept(file); !resumed) {
            out << "broken: " << QString::fromStdString(resumed.error()) << "\n";
            return 1;
        }
    }
    out << games.size() << "\n";
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const QString folder = app.arguments().value(1);
    if (argc > 2) return check(folder);
    GameModel model;
    LocalTable table(model);
    table.setShelf(folder);
    int game = 0;
    QTextStream out(stdout);
    const auto begin = [&] {
        Setup setup;
        setup.seed = std::to_string(++game);
        if (!table.start(setup, {{"A", "random"}, {"B", "random"}, {"C", "random"}, {"D", "random"}})) app.exit(1);
    };
    // What the test compares with: moves that were made before the kill.
    QObject::connect(&model, &GameModel::changed, &app, [&] {
        if (model.hasGame()) out << game << " " << model.history().size() << "\n" << Qt::flush;
    });
    QObject::connect(&model, &GameModel::gameOver, &app,
                     [&] { QMetaObject::invokeMethod(&app, begin, Qt::QueuedConnection); });
    begin();
    return app.exec();
}
