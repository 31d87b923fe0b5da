// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Replays a recorded game: feeds a GameModel with any moment of it, forward and backward, from the view of any seat. In
// a game that is still being played it shows only what this screen may see.
#pragma once

#include "app/table/screen.h"
#include "model/core/decision.h"
#include "model/core/result.h"
#include "model/record/record.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace elgrande {

// A moment worth jumping to.
struct ReplayMark {
    enum class Kind { Round, Scoring } kind = Kind::Round;
    int at = 0;     // number of moves made
    int number = 0; // of the round or the scoring
};

struct ReplayAnswer {
    Decision decision; // what was asked
    Action action;
};

class Replay : public QObject {
    Q_OBJECT

  public:
    explicit Replay(GameModel& model, QObject* parent = nullptr);
    ~Replay() override;

    // At the moment at which that event of the history has happened; negative: at the end. The error says in a sentence
    // what is wrong with the record; what was shown before then stays.
    Result<void> open(const QString& recordText, int event = -1);
    bool isOpen() const { return rules_ != nullptr; }
    bool isOver() const; // the recorded game has come to its end

    int length() const { return static_cast<int>(moments_.size()) - 1; } // moves
    int position() const { return position_; }                           // moves made, 0 … length()
    const std::vector<ReplayMark>& marks() const { return marks_; }
    std::vector<Seat> viewers() const; // None: a spectator; the first one is shown at the beginning
    Seat viewer() const { return screen_.reader(); }
    bool isPlaying() const { return clock_.isActive(); }
    int positionOfEvent(std::size_t event) const;    // the moment at which the event of the history has happened
    std::size_t eventsUntilMove(int position) const; // that had happened before the move that led to the position
    // That led to the position; nothing at the start and for what the table reveals.
    std::optional<ReplayAnswer> answer() const;
    int positionBefore(std::size_t event) const; // from which one move leads to it
    QString recordUpTo(int position) const;      // to be played on from there

  public slots:
    void goTo(int position);
    void step(int moves) { goTo(position_ + moves); }
    void jump(elgrande::ReplayMark::Kind kind, int direction); // to the next (1) or previous (-1) mark of the kind
    void setViewer(elgrande::Seat viewer);
    void setPlaying(bool playing);
    void setPace(int milliseconds);
    void hold(bool held); // while something is looked at, the next move waits

  signals:
    void moved(int position);
    void playingChanged(bool playing);

  private:
    struct Moment {
        State state;
        std::size_t events = 0; // happened so far
    };
    void findMarks();
    void show();
    std::vector<Event> eventsUntil(int position) const;

    Screen screen_;
    Record record_;
    std::shared_ptr<const Rules> rules_;
    State start_;
    std::vector<Moment> moments_;
    std::vector<Event> events_;
    std::vector<ReplayMark> marks_;
    Seat only_ = Seat::None; // whose view alone may be shown while the game is not over
    int position_ = 0;
    QTimer clock_;
    bool held_ = false;
};

} // namespace elgrande
