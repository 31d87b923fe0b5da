// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The tutorial and the tasters in the window: starts and leaves one, and goes on with its game at the table.
#pragma once

#include "app/lessons/lesson_plan.h"
#include "app/shell/desk.h"

namespace elgrande {

class LessonGuide;

class LearnDesk : public Desk {
    Q_OBJECT

  public:
    explicit LearnDesk(const Workplace& at);
    ~LearnDesk() override;

    QAction* const lessons;                                           // all of them, to choose from
    QAction* const learn;                                             // the tutorial, where it was left
    const std::vector<QAction*>& tasters() const { return tasters_; } // of expansions

    QString line(const QAction* action) const override;

    QWidget& panel();
    void begin(int chapter = -1, const QString& lesson = QLatin1String(kFirstGame)); // -1: where it was left

  signals:
    void left(); // there is no game any more
    // The lesson's game goes on without it; `sorry` is what is said when that is not possible.
    void playOnWanted(const QString& recordText, const QString& sorry);

  private:
    void choose();
    void leave();
    void playOn(const QString& recordText);

    LocalTable& table_;
    Settings& settings_;
    const Language& language_;
    LessonGuide* guide_;
    std::function<bool()> mayGiveUpGame_;
    std::vector<QAction*> tasters_; // their data: the lesson
};

} // namespace elgrande
