// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Do the scenes over the table get 60 frames a second? Plays each of them once over a real page at 1280x800 (times
// QT_SCALE_FACTOR) while as many threads think as there are other processors, and prints for each how many frames were
// painted while something moved, how many that is a second, and the longest paint. --most-paint N: exit code 1 when one
// takes more than N ms of processor time. --pictures FOLDER: what each looks like towards its end; --dark, --language
// de.
#include "app/page/game_page.h"
#include "app/program/language.h"
#include "expansions/installed.h"
#include "tests/gui/board_fixture.h"
#include "views/board/board_view.h"
#include "views/ceremony/ceremonies.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStyleFactory>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <thread>
#include <vector>

using namespace elgrande;

namespace {

constexpr double kPause = 60; // milliseconds; after so long nothing has moved

double threadCpuMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

// Times the paints of the stage and what is below it.
class TimedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (event->type() != QEvent::UpdateRequest || depth_ > 0) return QApplication::notify(receiver, event);
        ++depth_;
        const double cpu = threadCpuMilliseconds();
        QElapsedTimer clock;
        clock.start();
        const double gap = static_cast<double>(since_.isValid() ? since_.nsecsElapsed() : 0) * 1e-6;
        since_.start();
        if (gap > 0 && gap < kPause) {
            moved += gap;
            ++frames;
        }
        const bool handled = QApplication::notify(receiver, event);
        longest = std::max(longest, static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        longestCpu = std::max(longestCpu, threadCpuMilliseconds() - cpu);
        --depth_;
        return handled;
    }

    void forget() {
        since_.invalidate();
        frames = 0;
        moved = 0;
        longest = 0;
        longestCpu = 0;
    }

    int frames = 0;
    double moved = 0; // milliseconds in which frames came
    double longest = 0;
    double longestCpu = 0; // processor time of it

  private:
    QElapsedTimer since_;
    int depth_ = 0;
};

Event event(EventKind kind, int seat, Area to = Area::None, int number = 0) {
    Event event;
    event.kind = kind;
    if (seat >= 0) event.seat = seatAt(seat);
    event.to = to;
    event.number = static_cast<std::int16_t>(number);
    if (kind == EventKind::CardsRevealed || kind == EventKind::CardTaken || kind == EventKind::SpecialVetoed ||
        kind == EventKind::SpecialAnnounced)
        event.card = static_cast<Card>(number);
    return event;
}

struct Scene {
    const char* name;
    std::vector<Event> events;
};

// A card lies open on each stack.
std::vector<Event> dealtTo(gui::Fixture& table) {
    std::vector<Event> dealt;
    const auto& cards = table.model.catalogue().cards;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].stack == static_cast<int>(dealt.size())) {
            table.seen.offer[dealt.size()] = static_cast<Card>(i);
            dealt.push_back(event(EventKind::CardsRevealed, -1, Area::None, static_cast<int>(i)));
        }
    return dealt;
}

std::vector<Scene> scenes(const std::vector<Event>& dealt) {
    using Kind = EventKind;
    return {
        {"homes",
         {event(Kind::KingPlaced, -1, Area::Aragon), event(Kind::HomeDrawn, 0, Area::Galicia),
          event(Kind::HomeDrawn, 1, Area::Granada), event(Kind::HomeDrawn, 2, Area::Sevilla),
          event(Kind::HomeDrawn, 3, Area::Valencia)}},
        {"round", {event(Kind::RoundBegan, -1, Area::None, 4)}},
        {"deal", dealt},
        {"card taken", {event(Kind::CardTaken, 2, Area::None, static_cast<int>(index(dealt[2].card)))}},
        {"disks",
         {event(Kind::DisksRevealed, 0, Area::Galicia), event(Kind::DisksRevealed, 1, Area::Granada),
          event(Kind::DisksRevealed, 2, Area::Galicia), event(Kind::DisksRevealed, 3, Area::Valencia)}},
        {"Veto", {event(Kind::SpecialAnnounced, 3, Area::None, 3), event(Kind::SpecialVetoed, 1, Area::None, 3)}},
        {"scoring",
         {event(Kind::ScoringBegan, -1, Area::None, 1), event(Kind::PlaceScored, -1, Area::Castillo),
          event(Kind::Points, 1, Area::Castillo, 5), event(Kind::PlaceScored, -1, Area::Aragon),
          event(Kind::Points, 2, Area::Aragon, 4), event(Kind::Points, 1, Area::Aragon, 6)}},
        {"coronation", {event(Kind::GameEnded, -1)}},
    };
}

} // namespace

int main(int argc, char** argv) {
    TimedApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installExpansionViews();
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype at = arguments.indexOf(QStringLiteral("--most-paint"));
    const double most = at < 0 ? 1e9 : arguments.value(at + 1).toDouble();

    const qsizetype into = arguments.indexOf(QStringLiteral("--pictures"));
    const QString folder = into < 0 ? QString() : arguments.value(into + 1);
    Language language;
    language.use(arguments.contains(QStringLiteral("de")) ? QStringLiteral("de") : QStringLiteral("en"));

    std::atomic<bool> over = false;
    std::vector<std::thread> thinking;
    for (unsigned i = 1; i < std::max(2U, std::thread::hardware_concurrency()); ++i)
        thinking.emplace_back([&over] {
            volatile unsigned thought = 0;
            while (!over) thought = thought + 1;
        });

    gui::Fixture table(4);
    table.seen.winners = {seatAt(1)};
    Theme theme(arguments.contains(QStringLiteral("--dark")) ? Theme::Mode::Dark : Theme::Mode::Light);
    QApplication::setPalette(theme.palette());
    GamePage page(table.model, theme);
    page.setTempo(Tempo::Normal);
    page.resize(1280, 800);
    page.show();
    table.show();
    QTextStream out(stdout);
    bool slow = false;
    QTimer::singleShot(500, &app, [&] {
        if (!folder.isEmpty()) {
            table.seen.special.seat = seatAt(1);
            table.seen.announced = Deed{Grip{.from = Area::CastillaLaNueva, .token = Token::King}, Area::Valencia, {}};
            table.show();
            page.board().finishPicture();
            page.grab().save(folder + QStringLiteral("/announced.png"));
            table.seen.announced =
                Deed{Grip{.from = Area::CastillaLaVieja, .owner = ownerOf(seatAt(0))}, Area::Sevilla, {}};
            table.show();
            page.grab().save(folder + QStringLiteral("/announced-caballero.png"));
            table.seen.announced = {};
        }
        for (const Scene& scene : scenes(dealtTo(table))) {
            app.forget();
            for (const Event& each : scene.events) table.model.report(each);
            table.show();
            QElapsedTimer clock;
            clock.start();
            const Ceremony* shown = page.ceremonies().stage().shown();
            const int middle = shown != nullptr ? shown->length() * 7 / 10 : page.film().isShowing() ? 5200 : 250;
            bool pictured = folder.isEmpty();
            QTimer wake; // a film that stands still has no events
            if (!pictured) wake.start(100);
            while (page.ceremonies().isBusy() || page.ceremonies().stage().isPlaying()) {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
                if (pictured || clock.elapsed() < middle) continue;
                pictured = true;
                page.board().finishPicture();
                page.grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(scene.name)));
            }
            slow = slow || app.longestCpu > most;
            out << QStringLiteral("%1: %2 frames in %3 ms of movement, %4 a second; longest paint %5 ms (%6 ms of "
                                  "processor time); %7 s\n")
                       .arg(QLatin1String(scene.name))
                       .arg(app.frames)
                       .arg(app.moved, 0, 'f', 0)
                       .arg(app.moved > 0 ? 1000.0 * app.frames / app.moved : 0, 0, 'f', 1)
                       .arg(app.longest, 0, 'f', 1)
                       .arg(app.longestCpu, 0, 'f', 1)
                       .arg(static_cast<double>(clock.elapsed()) / 1000, 0, 'f', 1);
            out.flush();
        }
        QCoreApplication::quit();
    });
    QApplication::exec();
    over = true;
    for (std::thread& each : thinking) each.join();
    return slow ? 1 : 0;
}
