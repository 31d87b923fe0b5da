// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A puzzle as somebody plays it: the position that its moves have led to, what can be taken back, and what has come of
// it. Where the others only do what they did in the game (a Veto), they do it here as well.
#pragma once

#include "model/core/event.h"
#include "model/puzzles/proof.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace elgrande {

class PuzzleCourse {
  public:
    // `puzzle` outlives the course. The error says why its game does not lead there.
    static Result<PuzzleCourse> of(const Puzzle& puzzle);

    const Puzzle& puzzle() const { return *puzzle_; }
    const Rules& rules() const { return puzzle_->rules(); }
    const State& start() const { return start_; }
    const State& state() const { return state_; }
    const std::vector<Event>& past() const { return past_; } // of the game, before the puzzle begins

    // What has come of it, once the goal is reached or missed.
    const std::optional<Attempt>& result() const { return result_; }
    const State& judged() const { return judged_; } // the position then, before any reply
    // What the seat is asked now, with the answers that count here.
    Decision decision() const;
    // A legal answer to that.
    void play(Action action, EventSink* events = nullptr);
    // Answers what changes nothing, so that nobody is asked for it; taken back with the decision before.
    void playNeedless(EventSink* events);
    // What the others choose to prevent it (Attempt::reply), at the end of a course without success.
    void playReply(EventSink* events);
    bool hasReply() const { return result_ && !replied_ && !result_->reply.empty(); }
    bool canTakeBack() const { return !before_.empty(); }
    void takeBack();
    void restart();

    // With how many of the own decisions the goal could still be reached: the next one missed it. Nothing for a Veto or
    // a disk, which are one decision.
    std::optional<std::size_t> rightSoFar() const;
    // The own decision of that number, and the position before it.
    Action decided(std::size_t number) const { return own_[before_[number].own]; }
    const State& before(std::size_t number) const { return before_[number].state; }

    // The game up to the puzzle and what was played here, to be looked at and played on against computer players.
    // `names`: by seat.
    std::string recordText(const QStringList& names) const;

  private:
    struct Snapshot {
        State state;
        std::size_t moves; // of all, since the puzzle began
        std::size_t own;   // of the seat
        int at;            // move of the record that comes next
    };
    explicit PuzzleCourse(const Puzzle& puzzle)
        : puzzle_(&puzzle) {}
    void make(Move move, EventSink* events);
    bool isQuestion(int at) const;
    void followRecord(EventSink* events);
    bool isOver(const Attempt& attempt) const;
    void judge();

    const Puzzle* puzzle_;
    State start_;
    State state_;
    std::vector<Event> past_;
    std::vector<Action> own_;
    std::vector<Move> played_;
    std::vector<Snapshot> before_; // each own decision
    std::optional<Attempt> result_;
    State judged_;
    int at_ = 0;
    int last_ = 0; // Veto: moves of the record up to the end of the round
    bool replied_ = false;
};

} // namespace elgrande
