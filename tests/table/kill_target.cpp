// Plays computer games with autosave until it is killed; kill_test.py looks at what is left. With a second argument it
// resumes the file once and prints how many moves it holds.
#include "app/table/local_table.h"
#include "model/record/record.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

using namespace elgrande;

namespace {

int check(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        QTextStream(stdout) << "none\n";
        return 0;
    }
    const QString text = QString::fromUtf8(file.readAll());
    GameModel model;
    LocalTable table(model);
    const auto resumed = table.resume(text);
    const auto record = recordFromText(text.toStdString());
    if (!resumed || !record) {
        QTextStream(stdout) << "broken: " << QString::fromStdString(resumed ? record.error() : resumed.error()) << "\n";
        return 1;
    }
    QTextStream(stdout) << record->moves.size() << "\n";
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const QString path = app.arguments().value(1);
    if (argc > 2) return check(path);
    GameModel model;
    LocalTable table(model);
    table.setAutosaveFile(path);
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
