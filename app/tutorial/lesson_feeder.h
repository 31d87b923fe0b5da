// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Feeds the model with the game of the tutorial or a taster in the place of a table: the real rules and the recorded
// game. Of each question to the player it lets only the recorded answer through and marks the others as not meant this
// time, so that every view shows and explains the limit by itself. The others' moves come from the record at the
// table's pace.
#pragma once

#include "app/lessons/lesson_plan.h"
#include "app/table/screen.h"
#include "model/rules/rules.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace elgrande {

class LessonFeeder : public QObject {
    Q_OBJECT

  public:
    explicit LessonFeeder(GameModel& model, QObject* parent = nullptr);

    // Sets the table up as it stands at the beginning of a chapter. The error is a fault of the lesson's files.
    Result<void> begin(const LessonPlan& plan, std::size_t chapter, const QStringList& names);
    void close();
    bool running() const { return plan_ != nullptr; }
    bool feeds() const { return screen_.feeds(); }           // no other game has begun since
    void setPace(int milliseconds) { pace_ = milliseconds; } // 0: at once

    std::size_t chapter() const { return chapter_; }
    const LessonStep& step() const { return plan_->chapters[chapter_].steps[step_]; }
    const LessonStep* stepAfter() const; // in the same chapter
    bool isLastStep() const;             // of all
    bool waitsForReading() const { return running() && step().kind == LessonStep::Kind::Say; }
    bool canGoBack() const { return running() && stepBefore().has_value(); }
    Refusal notMeant() const { return notMeant_; }
    // The game so far as text that a table can go on with; `agent` plays the other seats.
    QString recordText(const std::string& agent) const;

  public slots:
    void goOn(); // from a step that is read; from one that is watched: without pauses
    // To the step before that was read or done, with the table as it was then.
    void goBack();
    // While something is looked at over the table, the lesson waits with what comes next.
    void hold(bool held);
    void filmStands(); // the film has reached what the next step speaks of

  signals:
    void stepChanged();
    void meantChosen(bool last); // before the table changes; `last`: the step asks for no more
    void otherChosen();          // something that is offered, but not what is meant
    void chapterBegan(int chapter);
    void chapterFinished(int chapter); // its last step has been read, done or watched
    void finished();                   // the last step has been read

  private:
    struct Place {
        std::size_t chapter;
        std::size_t step;
    };
    std::optional<Place> stepBefore() const;
    Result<std::vector<Event>> replayTo(std::size_t move); // what has happened until then
    void dealTo(std::size_t move);
    void stepOver();
    void nextStep();
    void enterStep();
    void playRecorded();
    void watchOn();
    void take(Seat seat, Action action);
    void show();
    void showUnasked();
    Decision limited(Decision decision) const;
    bool othersAreNext() const;

    GameModel& model_;
    Screen screen_;
    const LessonPlan* plan_ = nullptr;
    std::shared_ptr<const Rules> rules_;
    State state_;
    Refusal notMeant_ = Refusal::FirstFree; // this game's own refusal, after those of the rules
    QStringList names_;
    QTimer pause_;
    int pace_ = 0;
    std::size_t chapter_ = 0;
    std::size_t step_ = 0;
    std::size_t move_ = 0; // next of the record
    int done_ = 0;         // moves of the present step
    bool held_ = false;
    bool over_ = false; // the present step is; the next one waits
};

} // namespace elgrande
