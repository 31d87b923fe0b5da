// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A window that hosts a game for three guests, who send as much as their limits allow, and a disk that takes 5 ms for
// each sync: how long does the longest event keep the window from answering, in the lobby, while the code is guessed
// at, and in the game? The guests are a process of their own. --seconds N: of each part, 10 if not given.
#include "app/lan/hosting.h"
#include "app/network/network_desk.h"
#include "app/network/network_table.h"
#include "app/page/game_page.h"
#include "app/preferences/settings_desk.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/window/main_window.h"
#include "expansions/installed.h"
#include "tests/lan/tables.h"
#include "views/ceremony/ceremonies.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <ctime>

#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr timespec kSync{0, 5'000'000};
std::atomic<int> syncs = 0;
std::atomic<int> syncsHere = 0; // in the window's thread

int syncSlowly(long call, int file) {
    ++syncs;
    if (::gettid() == ::getpid()) ++syncsHere;
    ::nanosleep(&kSync, nullptr);
    return static_cast<int>(::syscall(call, file));
}

} // namespace

// The whole program's, Qt's too.
extern "C" int fdatasync(int file) { return syncSlowly(SYS_fdatasync, file); }
extern "C" int fsync(int file) { return syncSlowly(SYS_fsync, file); }

using namespace elgrande;

namespace {

constexpr int kGuests = 3;

int secondsOf(const QStringList& arguments) {
    const qsizetype at = arguments.indexOf(QStringLiteral("--seconds"));
    return at < 0 ? 10 : arguments.value(at + 1).toInt();
}

// The guests
// -----------------------------------------------------------------------------------------------------------

// Below the limits by little, because who goes beyond them is sent away.
constexpr int kBetweenFrames = 6;   // milliseconds; five a second less than 200 are for answers
constexpr int kBetweenAnswers = 40; // milliseconds

class Flooder {
  public:
    Flooder(quint16 port, const lan::JoinCode& code, const QString& folder, int number)
        : number_(number)
        , joining_(model_, lan::ReturningLink::Table{QStringLiteral("127.0.0.1"), port, code, {}}, folder,
                   QStringLiteral("en"), lan::Limits()) {
        QObject::connect(&joining_, &lan::Joining::ended, qApp,
                         [](const lan::Ending& why, bool) { qWarning("ended: %s", qPrintable(why.parting.text)); });
        QObject::connect(&frames_, &QTimer::timeout, &joining_, [this] { send(); });
        QObject::connect(&answers_, &QTimer::timeout, &joining_, [this] { answer(); });
        frames_.setTimerType(Qt::PreciseTimer);
        frames_.start(kBetweenFrames);
        answers_.start(kBetweenAnswers);
        joining_.start();
    }

  private:
    // Each kind in turn; what is too much of its kind is refused.
    void send() {
        ++sent_;
        const Seat own = joining_.lobby().yours.empty() ? Seat::None : joining_.lobby().yours.first();
        if (joining_.stage() == lan::Joining::Stage::Lobby) {
            if (own == Seat::None) return joining_.sit(seatAt(number_ + 1), QStringLiteral("Guest %1").arg(number_));
            static const char* const kColours[] = {"red", "blue", "green", "yellow", "brown"};
            switch (sent_ % 4) {
            case 0:
                return joining_.setReady(own, true);
            case 1:
                return joining_.setColour(own, kColours[sent_ / 4 % 5]);
            case 2:
                return joining_.chat(own, QString(500, u'W'));
            default:
                return joining_.sit(own, QStringLiteral("Guest %1 %2").arg(number_).arg(sent_));
            }
        }
        lan::GuestTable* table = joining_.table();
        if (table == nullptr || own == Seat::None) return;
        if (sent_ % 4 == 0) return joining_.setName(QStringLiteral("Guest %1 %2").arg(number_).arg(sent_));
        if (sent_ % 4 == 1) return joining_.chat(own, QString(500, u'W'));
        if (sent_ % 4 == 2) return table->point({own, lan::Pointer::At::Area, sent_ % 9});
        emit table->send(toMap(lan::GuestMessage(lan::Have{}))); // everything that has happened, once more
    }
    void answer() {
        if (!model_.decision() || joining_.table() == nullptr || joining_.table()->isWaiting()) return;
        const auto& legal = model_.decision()->legal;
        model_.choose(legal[static_cast<std::size_t>(random_.below(static_cast<int>(legal.size())))]);
    }

    int number_;
    int sent_ = 0;
    GameModel model_;
    Rng random_{7};
    QTimer frames_;
    QTimer answers_;
    lan::Joining joining_;
};

// Twenty guesses at once, five from each address; then the host takes another code.
std::vector<std::unique_ptr<lan_tests::Guest>> guess(quint16 port) {
    lan::Hello ours = lan_tests::hello();
    ours.expansions.clear();
    ours.rules = lan::rulesMarkOf({});
    std::vector<std::unique_ptr<lan_tests::Guest>> guessing;
    for (int i = 0; i < 20; ++i)
        guessing.push_back(std::make_unique<lan_tests::Guest>(
            port, std::nullopt, lan_tests::Shown{lan_tests::wrongCode(), {}}, QStringLiteral("127.0.0.1"),
            lan::Limits(), ours, QHostAddress(QStringLiteral("127.0.1.%1").arg(1 + i / 5))));
    return guessing;
}

// stall_probe --guests PORT CODE: a line on standard input, and they guess at the code.
int runGuests(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(ELGRANDE_VERSION));
    const quint16 port = app.arguments().value(2).toUShort();
    const auto code = lan::JoinCode::read(app.arguments().value(3));
    if (!code) return 2;
    const QTemporaryDir folder;
    std::vector<std::unique_ptr<Flooder>> guests;
    for (int i = 0; i < kGuests; ++i)
        guests.push_back(std::make_unique<Flooder>(port, *code, folder.filePath(QString::number(i)), i));
    std::vector<std::unique_ptr<lan_tests::Guest>> guessing;
    QSocketNotifier lines(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&lines, &QSocketNotifier::activated, &app, [&] {
        char byte = 0;
        if (::read(STDIN_FILENO, &byte, 1) != 1) return QCoreApplication::exit(0);
        guessing = guess(port);
    });
    return QCoreApplication::exec();
}

// The host
// -------------------------------------------------------------------------------------------------------------

double threadCpuMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// Times every event from outside: by the clock, which also counts what else the machine does, and by processor time.
class TimedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (depth_ > 0) return QApplication::notify(receiver, event);
        ++depth_;
        QElapsedTimer clock;
        clock.start();
        const double before = threadCpuMilliseconds();
        const QByteArray name = receiver->metaObject()->className();
        const bool handled = QApplication::notify(receiver, event);
        walls_.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        cpu_ = std::max(cpu_, threadCpuMilliseconds() - before);
        if (walls_.back() > worst_) {
            worst_ = walls_.back();
            longest_ = name + " event " + QByteArray::number(static_cast<int>(event->type()));
        }
        --depth_;
        return handled;
    }

    // Of the part that ends here.
    void tell(const QString& part) {
        std::sort(walls_.begin(), walls_.end());
        QTextStream(stdout) << QStringLiteral("%1: %2 events, p99 %3 ms, longest %4 ms (%5), %6 ms of processor "
                                              "time; %7 syncs, %8 of them in the window's thread\n")
                                   .arg(part)
                                   .arg(walls_.size())
                                   .arg(walls_[walls_.size() * 99 / 100], 0, 'f', 1)
                                   .arg(walls_.back(), 0, 'f', 1)
                                   .arg(QString::fromLatin1(longest_))
                                   .arg(cpu_, 0, 'f', 1)
                                   .arg(syncs.exchange(0))
                                   .arg(syncsHere.exchange(0));
        walls_ = {0};
        worst_ = cpu_ = 0;
        longest_.clear();
    }

  private:
    int depth_ = 0;
    std::vector<double> walls_{0};
    double worst_ = 0;
    double cpu_ = 0;
    QByteArray longest_;
};

class Probe {
  public:
    Probe(TimedApplication& app, MainWindow& window, int seconds)
        : app_(app)
        , window_(window)
        , seconds_(seconds) {
        GameModel& model = window.model();
        QObject::connect(&model, &GameModel::decisionOffered, &app_,
                         [this] { QTimer::singleShot(kBetweenAnswers, &app_, [this] { answer(); }); });
        QObject::connect(&model, &GameModel::wastefulChanged, &app_, [this] {
            if (window_.model().wasteful()) QTimer::singleShot(0, &app_, [this] { window_.model().insist(); });
        });
        ScoringFilm& film = window.page().film();
        QObject::connect(&film, &ScoringFilm::started, &app_,
                         [&film] { QTimer::singleShot(20, &film, &ScoringFilm::skip); });
        Ceremonies& ceremonies = window.page().ceremonies();
        QObject::connect(&ceremonies, &Ceremonies::noticeChanged, &ceremonies, &Ceremonies::closeNotice,
                         Qt::QueuedConnection);
        guests_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    }
    ~Probe() {
        guests_.closeWriteChannel();
        guests_.waitForFinished();
    }

    void begin() {
        Setup setup;
        setup.players = kGuests + 1;
        std::vector<SeatChoice> seats{{QStringLiteral("Ana"), {}, false}};
        seats.resize(kGuests + 1, {{}, {}, true});
        window_.network().host(setup, seats, true);
        const lan::Hosting& hosting = *window_.network().hosting();
        guests_.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--guests"), QString::number(hosting.port()), hosting.code().text()});
        const int part = seconds_ * 1000;
        QTimer::singleShot(1000, &app_, [this] { app_.tell(QStringLiteral("opened and joined")); });
        QTimer::singleShot(1000 + part, &app_, [this] {
            app_.tell(QStringLiteral("lobby"));
            guests_.write("\n");
        });
        QTimer::singleShot(4000 + part, &app_, [this] {
            app_.tell(QStringLiteral("twenty wrong codes"));
            startGame();
        });
        QTimer::singleShot(5000 + part, &app_, [this] { app_.tell(QStringLiteral("game begun")); });
        QTimer::singleShot(5000 + 2 * part, &app_, [this] {
            app_.tell(QStringLiteral("game, %1 events").arg(window_.model().history().size()));
            QCoreApplication::quit();
        });
    }

  private:
    // The next time when everybody is ready: they change their minds all the time.
    void startGame() {
        if (window_.network().hosting()->table() == nullptr && !window_.network().hosting()->begin())
            QTimer::singleShot(1, &app_, [this] { startGame(); });
    }
    void answer() {
        GameModel& model = window_.model();
        if (model.decision()) model.choose(model.decision()->legal.front());
    }

    TimedApplication& app_;
    MainWindow& window_;
    int seconds_;
    QProcess guests_;
};

int runHost(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir scratch;
    qputenv("ELGRANDE_DATA", scratch.path().toLocal8Bit());
    TimedApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QCoreApplication::setApplicationVersion(QStringLiteral(ELGRANDE_VERSION));
    installExpansionViews();
    Settings settings(scratch.filePath(QStringLiteral("probe.ini")));
    settings.welcomed.set(true);
    settings.confirmTurn.set(false);
    settings.tempo.set(Tempo::Fast);
    settings.playerName.set(QStringLiteral("Ana"));
    Language language;
    language.use(QStringLiteral("en"));
    Theme theme(Theme::Mode::Light);
    MainWindow window(settings, language, theme);
    window.resize(1280, 800);
    window.show();
    window.preferences().use(settings.pace, 0);
    Probe probe(app, window, secondsOf(QCoreApplication::arguments()));
    QTimer::singleShot(300, &app, [&] {
        app.tell(QStringLiteral("window shown"));
        probe.begin();
    });
    const int status = QApplication::exec();
    window.network().session().drop();
    return status;
}

} // namespace

int main(int argc, char** argv) {
    return argc > 1 && QByteArray(argv[1]) == "--guests" ? runGuests(argc, argv) : runHost(argc, argv);
}
