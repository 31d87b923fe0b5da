// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The controls under a recorded game: back and forth by moves, rounds and scorings, playing by itself, whose view is
// shown, and going on to play from here. It knows no game; the page connects it.
#pragma once

#include "views/replay/timeline.h"
#include "views/theme/glyphs.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace elgrande {

class ReplayBar : public QWidget {
    Q_OBJECT

  public:
    enum class Jump { Start, Round, Move, Scoring, End };

    explicit ReplayBar(Theme& theme, QWidget* parent = nullptr);

    void setGame(int length, std::vector<TimelineMark> marks);
    void setPosition(int position, const QString& where); // e.g. "Round 3"
    void setPlaying(bool playing);
    void setViewers(const QStringList& names, int current); // one: nothing to choose
    void setBranchPossible(bool possible);
    Timeline* timeline() const { return timeline_; }

  signals:
    void positionWanted(int position);
    void jumpWanted(elgrande::ReplayBar::Jump jump, int direction);
    void playingWanted(bool playing);
    void paceWanted(int milliseconds);
    void viewerWanted(int which);
    void branchWanted();
    void closeWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QToolButton* addButton(Jump jump, int direction, Glyph glyph);
    void namePlay();
    void colour();

    struct Step {
        QToolButton* button;
        Jump jump;
        int direction;
        Glyph glyph;
    };
    Theme& theme_;
    std::vector<Step> steps_;
    QToolButton* play_;
    Timeline* timeline_;
    QLabel* where_;
    QLabel* viewerLabel_;
    QComboBox* viewers_;
    QComboBox* paces_;
    QPushButton* branch_;
    QPushButton* close_;
    bool playing_ = false;
};

} // namespace elgrande
