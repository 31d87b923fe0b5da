// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advice on the open decision in three steps: a hint, the computer's choice, and the reason. The search starts on
// request and ends with the decision. The same panel explains a computer player's move by what it considered then.
#pragma once

#include "model/game_model/game_model.h"
#include "views/board/map_marks.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/search_runner.h"

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace elgrande {

class AdvicePanel : public PaperPanel {
    Q_OBJECT

  public:
    enum class Grade { None, Nudge, Move, Reasons };

    AdvicePanel(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    Grade grade() const { return grade_; } // what has been asked for
    bool isSearching() const { return runner_.isRunning(); }
    QString words() const; // all that is said
    QPushButton* button() const { return more_; }

  public slots:
    void tellMore();                 // the next grade
    void explain(std::size_t event); // why the computer player did what brought it; nothing where that is not known

  signals:
    void told(const QString& words);
    // The places of the move, while it is told.
    void marksChanged(const std::vector<elgrande::MapMark>& marks);

  protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void begin(); // another question
    void take(const Advice& advice);
    void refresh();
    void mark();
    QString said(Grade grade) const;
    QString whyText() const;
    void forgetWhy();

    GameModel& model_;
    SearchRunner<Advice> runner_;
    QLabel* title_;
    QScrollArea* scroll_;
    QLabel* words_;
    QPushButton* more_;
    Advice advice_;
    Grade grade_ = Grade::None;
    std::optional<std::size_t> why_; // an event of a move that is being explained
};

} // namespace elgrande
