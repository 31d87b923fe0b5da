// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Guests of many tables in one process, for lan_bench.py: reads "PORT CODE" a line, as long as lines come, sits down
// five bots at each table, lets them play by chance to the end, and prints one JSON object when no game is left.
//
//     lan_load PAUSE SECONDS [N]    milliseconds before each answer; the longest time for all of it; how many of this
//                                   program knock at once, from one address
#include "app/lan/joining.h"
#include "model/core/rng.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <deque>
#include <memory>
#include <vector>

#include <unistd.h>

using namespace elgrande;

namespace {

constexpr int kGuests = 5;
constexpr int kTryAgain = 1000;    // milliseconds
constexpr int kBetweenGuests = 12; // milliseconds, below the handshakes that a host takes of one address

struct Figures {
    // Milliseconds from an intent to its arrival at the last of the others,
    std::vector<double> first;   // begun while the first guests were still knocking,
    std::vector<double> settled; // and later
    bool allIn = false;
    int intents = 0;
    int games = 0;
    int again = 0; // guests that had to knock once more
    int quiet = 0; // intents that the others are told nothing of
    int faults = 0;
};

struct Bot;

struct Table {
    std::vector<std::unique_ptr<Bot>> bots;
    QElapsedTimer sent;      // the intent that is under way
    std::size_t heardAt = 0; // number of events that everybody had before
    bool settled = false;    // nobody was knocking then
    int missing = 0;         // guests that have not heard of it
    int over = 0;            // guests who have seen the end and a deck that matches its commitment
};

struct Bot {
    Bot(Table& at, const lan::ReturningLink::Table& where, const QString& folder, int number, Figures& all, int wait)
        : table(at)
        , figures(all)
        , pause(wait)
        , random(static_cast<std::uint64_t>(number) + 1)
        , joining(model, where, folder, QStringLiteral("en"), lan::Limits()) {
        answer.setSingleShot(true);
        QObject::connect(&answer, &QTimer::timeout, &joining, [this] { choose(); });
        QObject::connect(&model, &GameModel::decisionOffered, &joining, [this] { answer.start(pause); });
        QObject::connect(&model, &GameModel::changed, &joining, [this] { hear(); });
        QObject::connect(&joining, &lan::Joining::lobbyChanged, &joining, [this] { sit(); });
        QObject::connect(&joining, &lan::Joining::refused, &joining, [this] {
            wanted = Seat::None;
            sit();
        });
        // As a person would: a host that is short of time turns some of five hundred away at first.
        QObject::connect(&joining, &lan::Joining::ended, &joining, [this](const lan::Ending& why, bool mayGoOn) {
            if (done) return;
            std::fprintf(stderr, "ended: %s\n", qPrintable(why.parting.text));
            const bool again = mayGoOn && joining.table() == nullptr;
            ++(again ? figures.again : figures.faults);
            if (again) QTimer::singleShot(kTryAgain, &joining, [this] { joining.start(); });
        });
        QObject::connect(&joining, &lan::Joining::broken, &joining, [this] { ++figures.faults; });
        QObject::connect(&joining, &lan::Joining::deckAudited, &joining, [this](const Result<void>& verdict) {
            if (!verdict) ++figures.faults;
            if (!std::exchange(done, true) && ++table.over == kGuests) ++figures.games;
            QTimer::singleShot(0, &joining, [this] { joining.leave(); });
        });
        name = QStringLiteral("Bot %1").arg(number % kGuests + 1);
    }

    void sit() {
        const lan::Lobby& lobby = joining.lobby();
        if (joining.stage() != lan::Joining::Stage::Lobby || lobby.begun) return;
        if (!lobby.yours.empty()) {
            if (!std::exchange(ready, true)) joining.setReady(lobby.yours.first(), true);
            return;
        }
        if (wanted != Seat::None && lobby.isOpen(wanted)) return;
        for (std::size_t i = 0; i < lobby.seats.size(); ++i)
            if (lobby.isOpen(seatAt(static_cast<int>(i)))) {
                wanted = seatAt(static_cast<int>(i));
                return joining.sit(wanted, name);
            }
    }

    void choose() {
        if (!model.decision()) return;
        const auto& legal = model.decision()->legal;
        ++figures.intents;
        // One at a time is measured, and of secret choices nothing is told before the last one.
        if (!table.sent.isValid() && model.waitingFor().size() == 1) {
            table.heardAt = model.history().size();
            table.missing = kGuests - 1;
            table.settled = figures.allIn;
            mine = true;
            table.sent.start();
        }
        model.choose(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
        waiting = mine;
    }

    // The others hear of it with the next update that tells more than was known. Where the host's answer shows that
    // there is nothing to tell (part of a choice), they would only hear of the next intent: that is not measured.
    void hear() {
        const std::size_t known = model.history().size();
        if (table.sent.isValid() && std::exchange(waiting, false) && known <= table.heardAt) {
            table.sent.invalidate();
            mine = false;
            ++figures.quiet;
        }
        if (table.sent.isValid() && !mine && known > table.heardAt && heard <= table.heardAt && --table.missing == 0) {
            (table.settled ? figures.settled : figures.first)
                .push_back(static_cast<double>(table.sent.nsecsElapsed()) / 1e6);
            table.sent.invalidate();
            for (auto& each : table.bots) each->mine = false;
        }
        heard = known;
    }

    Table& table;
    Figures& figures;
    int pause;
    Rng random;
    GameModel model;
    QTimer answer;
    QString name;
    Seat wanted = Seat::None;
    bool ready = false;
    bool mine = false;    // the intent that is measured
    bool waiting = false; // for the host's answer to it
    bool done = false;
    std::size_t heard = 0;
    lan::Joining joining;
};

QJsonArray rounded(const std::vector<double>& milliseconds) {
    QJsonArray all;
    for (const double each : milliseconds) all.append(std::round(each * 100) / 100);
    return all;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_NO_GLIB", "1"); // as elgrande-cli
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(ELGRANDE_VERSION));
    const int pause = argc > 1 ? QByteArray(argv[1]).toInt() : 0;
    const int seconds = argc > 2 ? QByteArray(argv[2]).toInt() : 600;
    const QTemporaryDir folder;
    Figures figures;
    std::deque<Table> tables;
    std::deque<Bot*> outside; // in front of the door
    int guests = 0;
    const auto sitAt = [&](const QByteArray& line) {
        const QStringList words = QString::fromLatin1(line).split(QLatin1Char(' '));
        const auto code = lan::JoinCode::read(words.value(1));
        if (!code) return QCoreApplication::exit(2);
        Table& table = tables.emplace_back();
        for (int i = 0; i < kGuests; ++i, ++guests) {
            table.bots.push_back(std::make_unique<Bot>(
                table, lan::ReturningLink::Table{QStringLiteral("127.0.0.1"), words[0].toUShort(), *code},
                folder.filePath(QString::number(guests)), guests, figures, pause));
            outside.push_back(table.bots.back().get());
        }
    };
    bool mayCome = true; // more tables
    QByteArray heard;
    QSocketNotifier lines(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&lines, &QSocketNotifier::activated, &app, [&] {
        char bytes[4096];
        const auto read = ::read(STDIN_FILENO, bytes, sizeof(bytes));
        mayCome = read > 0;
        if (!mayCome) return lines.setEnabled(false);
        heard.append(bytes, static_cast<qsizetype>(read));
        for (qsizetype end = heard.indexOf('\n'); end >= 0; end = heard.indexOf('\n')) {
            sitAt(heard.left(end));
            heard.remove(0, end + 1);
        }
    });
    QTimer next;
    QObject::connect(&next, &QTimer::timeout, &app, [&] {
        if (!outside.empty()) {
            outside.front()->joining.start();
            return outside.pop_front();
        }
        figures.allIn =
            figures.allIn || (!tables.empty() && std::all_of(tables.begin(), tables.end(), [](const auto& table) {
                return table.bots.front()->joining.table() != nullptr;
            }));
        if (!mayCome && figures.games == static_cast<int>(tables.size())) QCoreApplication::exit();
    });
    next.start(kBetweenGuests * (argc > 3 ? QByteArray(argv[3]).toInt() : 1));
    QTimer::singleShot(seconds * 1000, &app, [] { QCoreApplication::exit(1); });
    if (const int status = QCoreApplication::exec(); status == 2) return status;

    const QJsonObject json{{"games", figures.games},
                           {"faults", figures.faults},
                           {"again", figures.again},
                           {"intents", figures.intents},
                           {"quiet", figures.quiet},
                           {"first", rounded(figures.first)},
                           {"settled", rounded(figures.settled)}};
    std::puts(QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
    return 0;
}
