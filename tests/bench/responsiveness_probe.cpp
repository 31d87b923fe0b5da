// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole game of three computer players and one person (who answers at once) in the real window: how long does the
// longest event keep the window from answering? Processor time of the GUI thread is what the program is to blame for;
// the wall clock also counts what else the machine does, and each time the GUI thread waits for another one: Qt's
// raster engine hands large fills to a thread pool. --most-cpu N: exit 1 when an event takes more than N ms of it.
// --whole: scorings and ceremonies are shown to their ends, and the longest events are listed with their waits.
// --games N: so many games one after another in the same window, quickly and against random players, and how much
// memory the program has after each tenth of them; --most-growth M: exit 1 when the last one leaves more than M MiB
// more than the second did. (What a window needs in all is a matter of Qt's version.)
#include "app/new_game/new_game_desk.h"
#include "app/page/game_page.h"
#include "app/preferences/settings_desk.h"
#include "app/program/heaps.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/window/main_window.h"
#include "expansions/installed.h"
#include "tests/bench/resident.h"
#include "views/ceremony/ceremonies.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPaintEvent>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <sys/resource.h>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace elgrande;

namespace {

double threadCpuMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// How often this thread has given its processor away of its own will.
long threadWaits() {
    rusage used{};
    getrusage(RUSAGE_THREAD, &used);
    return used.ru_nvcsw;
}

constexpr double kNoteworthy = 20; // milliseconds of wall clock
constexpr qlonglong kManyWaits = 4;

// Times every event from outside; nested ones count for the outermost.
class TimedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (!timing) return QApplication::notify(receiver, event);
        if (depth_ > 0)
            return event->type() == QEvent::Paint ? paint(receiver, event) : QApplication::notify(receiver, event);
        ++depth_;
        paints_.clear();
        const double cpu = threadCpuMilliseconds();
        const long waits = threadWaits();
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
        if (walls.back() > kNoteworthy)
            longest.push_back(name + " event " + QByteArray::number(static_cast<int>(event->type())) + ": " +
                              QByteArray::number(walls.back(), 'f', 1) + " ms, " + QByteArray::number(used, 'f', 1) +
                              " ms of processor time, " + QByteArray::number(qlonglong(threadWaits() - waits)) +
                              " waits" + paints_);
        --depth_;
        return handled;
    }

    bool timing = false;
    double worstCpu = 0;
    QByteArray worst;
    std::vector<double> walls;
    std::vector<QByteArray> longest;

  private:
    // What an event paints is most of what it does.
    bool paint(QObject* receiver, QEvent* event) {
        const double cpu = threadCpuMilliseconds();
        const long waits = threadWaits();
        const bool handled = QApplication::notify(receiver, event);
        const double used = threadCpuMilliseconds() - cpu;
        const qlonglong waited = threadWaits() - waits;
        if (used < 1 && waited < kManyWaits) return handled;
        const QRect area = static_cast<QPaintEvent*>(event)->rect();
        paints_ += "; " + QByteArray(receiver->metaObject()->className()) + " " + receiver->objectName().toUtf8() +
                   " " + QByteArray::number(area.width()) + " x " + QByteArray::number(area.height()) + ": " +
                   QByteArray::number(used, 'f', 1) + "/" + QByteArray::number(waited);
        return handled;
    }

    int depth_ = 0;
    QByteArray paints_;
};

struct Wanted {
    int games = 1;
    double mostCpu = 1e9;    // milliseconds
    double mostGrowth = 1e9; // MiB
    bool whole = false;
    bool quick() const { return games > 1; }
};

Wanted wanted() {
    const QStringList arguments = QCoreApplication::arguments();
    const auto number = [&](const char* name, double otherwise) {
        const qsizetype at = arguments.indexOf(QLatin1String(name));
        return at < 0 ? otherwise : arguments.value(at + 1).toDouble();
    };
    Wanted found;
    found.games = static_cast<int>(number("--games", 1));
    found.mostCpu = number("--most-cpu", found.mostCpu);
    found.whole = arguments.contains(QLatin1String("--whole"));
    found.mostGrowth = number("--most-growth", found.mostGrowth);
    return found;
}

// The person at the table takes what comes first, and one game follows the other.
class Evening : public QObject {
  public:
    Evening(MainWindow& window, const Wanted& what)
        : window_(window)
        , wanted_(what) {
        GameModel& model = window.model();
        connect(&model, &GameModel::decisionOffered, this,
                [this] { QTimer::singleShot(0, this, [this] { answer(); }); });
        connect(&model, &GameModel::wastefulChanged, this, [this] {
            if (window_.model().wasteful()) QTimer::singleShot(0, this, [this] { window_.model().insist(); });
        });
        // Scorings are shown for a moment, or the game would last as long as with people.
        ScoringFilm& film = window.page().film();
        Ceremonies& ceremonies = window.page().ceremonies();
        connect(&ceremonies, &Ceremonies::noticeChanged, &ceremonies, &Ceremonies::closeNotice, Qt::QueuedConnection);
        if (wanted_.whole) { // the result of a general scoring stays until somebody goes on
            connect(
                &film, &ScoringFilm::pictureShown, &film,
                [&film] {
                    if (film.waits()) film.skip();
                },
                Qt::QueuedConnection);
        } else {
            const int moment = wanted_.quick() ? 20 : 250;
            connect(&film, &ScoringFilm::started, this,
                    [this, &film, moment] { QTimer::singleShot(moment, this, [&film] { film.skip(); }); });
            connect(&ceremonies.stage(), &Stage::changed, this, [&ceremonies, moment] {
                if (!ceremonies.stage().isBusy()) return;
                QTimer::singleShot(moment, &ceremonies.stage(), [&ceremonies] { ceremonies.stage().skip(); });
            });
        }
        connect(&model, &GameModel::gameOver, this, [this] { QTimer::singleShot(200, this, [this] { goOn(); }); });
    }

    void begin() {
        Setup setup;
        setup.players = 4;
        setup.seed = "responsiveness";
        if (wanted_.quick()) setup.seed += std::to_string(played_);
        const QString other = wanted_.quick() ? QStringLiteral("random") : QStringLiteral("greedy");
        window_.newGames().begin(setup, {{QStringLiteral("Ramon"), {}},
                                         {QStringLiteral("Ana"), other},
                                         {QStringLiteral("Luis"), other},
                                         {QStringLiteral("Eva"), other}});
    }

    double growth() const { return megabytes_ - settled_; } // in MiB, since the second game was over

  private:
    void answer() {
        GameModel& model = window_.model();
        if (model.decision()) model.choose(model.decision()->legal.front());
    }

    void goOn() {
        ++played_;
        megabytes_ = static_cast<double>(residentKilobytes()) / 1024;
        if (played_ <= 2) settled_ = megabytes_;
        if (wanted_.quick() && (played_ * 10) % wanted_.games < 10)
            QTextStream(stdout) << QStringLiteral("game %1: %2 MiB").arg(played_).arg(megabytes_, 0, 'f', 1)
                                << Qt::endl;
        if (played_ == wanted_.games) return QCoreApplication::quit();
        begin();
    }

    MainWindow& window_;
    Wanted wanted_;
    int played_ = 0;
    double megabytes_ = 0;
    double settled_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    shareHeaps();
    TimedApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installExpansionViews();
    const Wanted limits = wanted();
    const QTemporaryDir scratch;
    Settings settings(scratch.filePath(QStringLiteral("probe.ini")));
    settings.welcomed.set(true);
    settings.confirmTurn.set(false);
    settings.tempo.set(limits.quick() ? Tempo::Off : Tempo::Fast);
    Language language;
    language.use(QStringLiteral("en"));
    Theme theme(Theme::Mode::Light);
    MainWindow window(settings, language, theme);
    window.resize(1280, 800);
    window.show();
    window.preferences().use(settings.pace, 0);
    Evening evening(window, limits);
    QTimer::singleShot(300, &app, [&] {
        app.timing = true;
        evening.begin();
    });
    QApplication::exec();

    if (limits.whole)
        for (const QByteArray& each : app.longest) QTextStream(stdout) << each << Qt::endl;
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
    return app.worstCpu > limits.mostCpu || evening.growth() > limits.mostGrowth ? 1 : 0;
}
