// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Holds the tutorial or a taster together: the feeder that plays it, the sheet that speaks, the light on what is spoken
// of, and the chapter that is remembered for the next time.
#pragma once

#include "app/lessons/lesson_plan.h"
#include "app/tutorial/lesson_feeder.h"
#include "views/scoring/scoring_film.h"

#include <QObject>
#include <QRect>

namespace elgrande {

class GamePage;
class Language;
class TableLight;
class LessonPanel;
class Settings;
class Theme;

class LessonGuide : public QObject {
    Q_OBJECT

  public:
    LessonGuide(GameModel& model, GamePage& page, Theme& theme, Settings& settings, const Language& language);

    // From the chapter that was reached last when none is named.
    Result<void> start(const QString& lesson, int chapter = -1);
    void stop(); // the table is somebody else's again
    bool running() const { return feeder_.running(); }
    bool isReplaced() const { return feeder_.running() && !feeder_.feeds(); } // by another game
    QString lesson() const { return lesson_; }                                // that runs, or ran last
    LessonPanel& panel() { return *panel_; }
    TableLight& light() { return *light_; }

  signals:
    void left();
    void playOnWanted(const QString& recordText); // the guided part is over: the same game without a guide

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showChapter();
    void showStep();
    void focusTask();
    void keep(int finishedChapter);
    void answer(const QString& reason);
    void followFilm(); // which runs, stands still or ends as the step wants
    void layOut();
    QRect placeAtFoot(const QString& answer, bool both) const; // of the side; empty: no room
    ScoringFilm::Stop stopAt(const QString& name) const;
    QString phrased(const QString& richText) const;
    static QString keysFor(const QString& thing); // that is to be chosen
    void setByKeys(bool byKeys);
    QString told() const;       // in the panel
    QString spoken() const;     // what the step says
    QString prepared() const;   // answer to something else than what it asks
    QString answerKept() const; // what the panel has room for besides
    QRect onPage(const QWidget& part) const;
    QRect placeOnBoard() const;
    QString words(const QString& key) const;
    QStringList names() const;

    GameModel& model_;
    GamePage& page_;
    Settings& settings_;
    const Language& language_;
    QString lesson_; // whose plan it is
    LessonPlan plan_;
    LessonTexts texts_;
    bool byKeys_ = false;  // how the player plays, by the last input
    bool onBoard_ = false; // where the panel lies, until another step
    LessonFeeder feeder_;
    TableLight* light_;
    LessonPanel* panel_;
};

} // namespace elgrande
