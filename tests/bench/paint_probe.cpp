// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How long does the board take to paint itself when everything on it has to be drawn anew, and do pieces that move get
// 60 frames a second? Loads the record argv[1] into the real window at 1280x800 (times QT_SCALE_FACTOR), repaints the
// whole board 300 times, then shows the last moves of the game moving and counts what is painted between.
#include "app/page/game_page.h"
#include "app/replay/replay_page.h"
#include "expansions/installed.h"
#include "tests/gui/parts.h"
#include "views/board/board_motion.h"
#include "views/board/board_view.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QStyleFactory>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <vector>

using namespace elgrande;

namespace {

double share(std::vector<double>& values, double part) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

std::vector<double> repaints(BoardView& board, int count) {
    std::vector<double> times;
    QElapsedTimer clock;
    for (int i = 0; i < count; ++i) {
        clock.start();
        board.viewport()->repaint();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    return times;
}

// Times between two paints of the board while something moves on it.
class Frames : public QObject {
  public:
    explicit Frames(BoardView& board)
        : board_(board) {
        board.viewport()->installEventFilter(this);
    }
    std::vector<double> gaps;

  private:
    bool isMoving() const { return gui::partOf<BoardMotion>(*board_.scene()).isRunning(); }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            if (running_ && isMoving()) gaps.push_back(static_cast<double>(clock_.nsecsElapsed()) * 1e-6);
            running_ = isMoving();
            clock_.start();
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    BoardView& board_;
    QElapsedTimer clock_;
    bool running_ = false;
};

} // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installExpansionViews();
    QFile file(QString::fromLocal8Bit(argv[argc - 1]));
    if (argc < 2 || !file.open(QIODevice::ReadOnly)) {
        QTextStream(stderr) << "paint_probe RECORD\n";
        return 2;
    }
    Theme theme(Theme::Mode::Light);
    ReplayPage page(theme);
    page.resize(1280, 760);
    page.show();
    if (!page.open(QString::fromUtf8(file.readAll()))) return 1;
    page.page().setTempo(Tempo::Off);
    BoardView& board = page.page().board();
    page.replay().goTo(page.replay().length() * 9 / 10);
    QApplication::processEvents();
    board.finishPicture(); // its size has followed what the position asks for
    QApplication::processEvents();
    repaints(board, 20); // fonts and pictures are made the first time
    std::vector<double> paints = repaints(board, 300);
    QTextStream out(stdout);
    out << QStringLiteral("whole board at scale %1: repaint median %2 ms, p95 %3 ms, worst %4 ms (300 times)\n")
               .arg(board.devicePixelRatioF())
               .arg(share(paints, 0.5), 0, 'f', 2)
               .arg(share(paints, 0.95), 0, 'f', 2)
               .arg(paints.back(), 0, 'f', 2);

    page.page().setTempo(Tempo::Slow);
    Frames frames(board);
    QTimer step;
    QObject::connect(&step, &QTimer::timeout, &page, [&page] {
        page.page().film().skip();
        page.replay().step(1);
    });
    step.start(900);
    QTimer::singleShot(8000, &app, &QApplication::quit);
    QApplication::exec();
    const auto count = frames.gaps.size();
    double sum = 0;
    for (double gap : frames.gaps) sum += gap;
    out << QStringLiteral("moving pieces: %1 frames, %2 a second, gap median %3 ms, p95 %4 ms\n")
               .arg(count)
               .arg(sum > 0 ? 1000.0 * static_cast<double>(count) / sum : 0, 0, 'f', 1)
               .arg(share(frames.gaps, 0.5), 0, 'f', 1)
               .arg(share(frames.gaps, 0.95), 0, 'f', 1);
    return count > 0 ? 0 : 1;
}
