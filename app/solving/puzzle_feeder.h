// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Feeds the model with a puzzle in the place of a table: the game up to it, the person's decisions, and what can be
// taken back, as often as is wanted.
#pragma once

#include "app/solving/puzzle_course.h"
#include "app/table/screen.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace elgrande {

class PuzzleFeeder : public QObject {
    Q_OBJECT

  public:
    explicit PuzzleFeeder(GameModel& model, QObject* parent = nullptr);

    // `puzzle` stays; `names`: by seat. The error says why its game does not lead there.
    Result<void> begin(const Puzzle& puzzle, const QStringList& names);
    void close() { course_.reset(); }
    bool running() const { return course_ != nullptr; }
    bool isReplaced() const { return running() && !screen_.feeds(); } // by another game
    const PuzzleCourse& course() const { return *course_; }           // while running

    void restart();
    void showReply(); // on the board

  signals:
    void moved(); // the person has decided, or taken something back

  private:
    void take(Seat seat, Action action);
    void takeBack(bool all);
    void show();

    GameModel& model_;
    Screen screen_;
    std::unique_ptr<PuzzleCourse> course_;
    std::vector<std::size_t> told_; // events before each own decision
};

} // namespace elgrande
