// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Puzzles in the window: the list, the puzzle of the day, and one on the table with its sheet beside it. What has been
// solved is remembered.
#pragma once

#include "app/shell/desk.h"
#include "app/solving/puzzle_feeder.h"
#include "views/toolkit/search_runner.h"

#include <vector>

namespace elgrande {

class PuzzlePanel;

class PuzzleDesk : public Desk {
    Q_OBJECT

  public:
    explicit PuzzleDesk(const Workplace& at);

    QAction* const puzzles; // all of them, to choose from
    QAction* const ofToday;

    QString line(const QAction* action) const override;

    void begin(const Puzzle& puzzle); // which stays
    bool running() const { return feeder_->running(); }
    PuzzlePanel& panel() { return *panel_; }
    const PuzzleFeeder& feeder() const { return *feeder_; }

  signals:
    void left(); // there is no puzzle any more
    void replayWanted(const QString& recordText, int event);

  private:
    // The puzzles are read when they are first asked for, beside the window.
    void withPuzzles(void (PuzzleDesk::*then)(const std::vector<Puzzle>&));
    void choose(const std::vector<Puzzle>& puzzles);
    void beginOfToday(const std::vector<Puzzle>& puzzles);
    void next(const std::vector<Puzzle>& puzzles);
    void stop();
    void leave();
    void describe();
    void showCourse();
    void sayAll();
    void giveHint();
    void replaySolution();
    QStringList names(const Puzzle& puzzle) const;
    std::function<QString(Seat)> seatNames() const;

    GameModel& model_;
    GamePage& page_;
    LocalTable& table_;
    Settings& settings_;
    std::function<bool()> mayGiveUpGame_;
    PuzzleFeeder* feeder_;
    PuzzlePanel* panel_;
    int number_ = 0; // in the list, from 1
    int hints_ = 0;  // given
    QStringList result_;
    void (PuzzleDesk::*then_)(const std::vector<Puzzle>&) = nullptr;
    SearchRunner<const std::vector<Puzzle>*> reader_;
};

} // namespace elgrande
