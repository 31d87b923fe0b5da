// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The moments of a finished game at which the winner's lead changed most, each with what happened, what it did to the
// lead, and a button to see it again.
#pragma once

#include "model/observe/score_story.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace elgrande {

class GameModel;
class Theme;

class TurningPoints : public QWidget {
    Q_OBJECT

  public:
    TurningPoints(const GameModel& model, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    const std::vector<ScoreMoment>& moments() const { return moments_; }
    const QList<QWidget*>& buttons() const { return buttons_; } // "Replay from here", one for each moment

  signals:
    void replayWanted(int event); // of the history: the moment begins with it

  private:
    void addRow(const ScoreMoment& moment, Seat winner);
    QString title(const ScoreMoment& moment) const;
    QString lead(const ScoreMoment& moment, Seat winner) const;
    QString points(const ScoreMoment& moment) const;

    const GameModel& model_;
    const Theme& theme_;
    QVBoxLayout* rows_;
    std::vector<ScoreMoment> moments_;
    std::vector<QWidget*> shown_;
    QList<QWidget*> buttons_;
};

} // namespace elgrande
