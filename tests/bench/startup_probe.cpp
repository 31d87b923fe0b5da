// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Time from the start of the process to the first paint of a full board, and the memory it then has. `startup.py` runs
// it ten times. startup_probe make FILE: writes the record of a game in its last round. startup_probe FILE NANOSECONDS:
// shows it; NANOSECONDS is the wall clock just before the process was started.
#include "app/files/game_files.h"
#include "app/page/game_page.h"
#include "app/program/heaps.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/window/main_window.h"
#include "expansions/installed.h"
#include "tests/bench/resident.h"
#include "tests/gui/parts.h"
#include "views/board/board_underlay.h"
#include "views/board/board_view.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <chrono>

using namespace elgrande;

namespace {

int make(int argc, char** argv, const QString& path) {
    QCoreApplication app(argc, argv);
    GameModel model;
    LocalTable table(model);
    QObject::connect(&model, &GameModel::happened, &app, [&](const Event& event) {
        if (event.kind != EventKind::RoundBegan || event.number != 9) return;
        QMetaObject::invokeMethod(
            &app,
            [&] {
                QFile file(path);
                if (file.open(QIODevice::WriteOnly)) file.write(table.recordText().toUtf8());
                app.quit();
            },
            Qt::QueuedConnection);
    });
    Setup setup;
    setup.players = 5;
    std::vector<SeatChoice> seats(5, {QStringLiteral("Ramon"), QStringLiteral("random")});
    seats[0].agent.clear();
    QObject::connect(&model, &GameModel::decisionOffered, &app, [&] {
        QMetaObject::invokeMethod(
            &app,
            [&] {
                if (model.decision()) model.choose(model.decision()->legal.front());
            },
            Qt::QueuedConnection);
    });
    if (!table.start(setup, seats)) return 1;
    return app.exec();
}

// Reports once the window with the table has been painted.
class FirstPaint : public QObject {
  public:
    FirstPaint(MainWindow& window, qint64 begun)
        : window_(window)
        , begun_(begun) {
        qApp->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && window_.model().hasGame() && window_.page().isVisible() &&
            gui::partOf<BoardUnderlay>(window_.page().board()).isComplete() && !done_) {
            done_ = true;
            // The whole window is painted in this turn of the event loop.
            QTimer::singleShot(0, this, [this] { report(); });
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    void report() {
        const qint64 now =
            std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
                .count();
        QTextStream(stdout) << (now - begun_) / 1000 << " us " << residentKilobytes() << " kB\n";
        QCoreApplication::exit(0);
    }

    MainWindow& window_;
    qint64 begun_;
    bool done_ = false;
};

} // namespace

int main(int argc, char** argv) {
    shareHeaps();
    if (argc == 3 && QByteArray(argv[1]) == "make") return make(argc, argv, QString::fromLocal8Bit(argv[2]));
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installExpansionViews();
    const QTemporaryDir scratch;
    Settings settings(scratch.filePath(QStringLiteral("bench.ini")));
    settings.welcomed.set(true);
    Language language;
    language.use(QStringLiteral("en"));
    Theme theme(Theme::Mode::Light);
    MainWindow window(settings, language, theme);
    FirstPaint watch(window, QByteArray(argv[argc - 1]).toLongLong());
    window.resize(1280, 800);
    if (!window.files().openFile(QString::fromLocal8Bit(argv[1]))) return 1;
    window.show();
    return QApplication::exec();
}
