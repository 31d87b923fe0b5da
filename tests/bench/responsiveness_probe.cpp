// A whole game of three computer players and one person (who answers at once) in the real window: how long does the
// longest event keep the window from answering? Processor time of the GUI thread is what the program is to blame for;
// the wall clock also counts what else the machine does. --most-cpu N: exit 1 when an event takes more than N ms of it.
#include "app/game_page.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <vector>

namespace elgrande {
void installExpansionViews();
}

using namespace elgrande;

namespace {

double threadCpuMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// Times every event from outside; nested ones count for the outermost.
class TimedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (depth_ > 0 || !timing) return QApplication::notify(receiver, event);
        ++depth_;
        const double cpu = threadCpuMilliseconds();
        QElapsedTimer clock;
        clock.start();
        const QByteArray name = receiver->metaObject()->className();
        const bool handled = QApplication::notify(receiver, event);
        const double used = threadCpuMilliseconds() - cpu;
        if (used > worstCpu) {
            worstCpu = used;
            worst = name + " event " + QByteArray::number(static_cast<int>(event->type()));
        }
        walls.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        --depth_;
        return handled;
    }

    bool timing = false;
    double worstCpu = 0;
    QByteArray worst;
    std::vector<double> walls;

  private:
    int depth_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    TimedApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installExpansionViews();
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype limitAt = arguments.indexOf(QStringLiteral("--most-cpu"));
    const QTemporaryDir scratch;
    Settings settings(scratch.filePath(QStringLiteral("probe.ini")));
    settings.setWelcomed(true);
    settings.setConfirmTurn(false);
    settings.setTempo(Tempo::Fast);
    Language language;
    language.use(QStringLiteral("en"));
    Theme theme(Theme::Mode::Light);
    MainWindow window(settings, language, theme);
    window.resize(1280, 800);
    window.show();
    window.usePace(0);

    GameModel& model = window.model();
    QObject::connect(&model, &GameModel::decisionOffered, &app, [&] {
        QTimer::singleShot(0, &app, [&] {
            if (model.decision()) model.choose(model.decision()->legal.front());
        });
    });
    QObject::connect(&model, &GameModel::wastefulChanged, &app, [&] {
        if (model.wasteful()) QTimer::singleShot(0, &app, [&] { model.insist(); });
    });
    // Scorings are shown for a moment, or the game would last as long as with people.
    ScoringFilm& film = window.page().film();
    QObject::connect(&film, &ScoringFilm::started, &app,
                     [&app, &film] { QTimer::singleShot(250, &app, [&film] { film.skip(); }); });
    QObject::connect(&model, &GameModel::gameOver, &app,
                     [] { QTimer::singleShot(200, qApp, &QCoreApplication::quit); });
    Setup setup;
    setup.players = 4;
    setup.seed = "responsiveness";
    QTimer::singleShot(300, &app, [&] {
        app.timing = true;
        const QString greedy = QStringLiteral("greedy");
        window.begin(setup, {{QStringLiteral("Ramon"), {}},
                             {QStringLiteral("Ana"), greedy},
                             {QStringLiteral("Luis"), greedy},
                             {QStringLiteral("Eva"), greedy}});
    });
    QApplication::exec();

    std::sort(app.walls.begin(), app.walls.end());
    const auto at = [&](double share) {
        return app.walls[static_cast<std::size_t>(share * double(app.walls.size() - 1))];
    };
    QTextStream(stdout) << QStringLiteral(
                               "events %1; processor time at most %2 ms (%3); wall clock p99 %4 ms, longest %5 ms\n")
                               .arg(app.walls.size())
                               .arg(app.worstCpu, 0, 'f', 1)
                               .arg(QString::fromLatin1(app.worst))
                               .arg(at(0.99), 0, 'f', 1)
                               .arg(app.walls.back(), 0, 'f', 1);
    const double limit = limitAt >= 0 ? arguments.value(limitAt + 1).toDouble() : 1e9;
    return app.worstCpu > limit ? 1 : 0;
}
