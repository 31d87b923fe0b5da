// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advice on the open decision in three steps: where to look, what the computer would do in this turn, and the reason.
// Its turn is drawn on the board, can be played as it is, and gives way to the next best one. The search starts on
// request and ends with the decision. The same panel explains a computer player's move, and shows the better turn while
// the tutor asks.
#pragma once

#include "model/game_model/game_model.h"
#include "views/board/map_marks.h"
#include "views/texts/advice_text.h"
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
    bool isSearching() const { return runner_.isRunning() || past_.isRunning(); }
    QString words() const; // all that is said
    QPushButton* button() const { return more_; }
    std::size_t which() const { return which_; } // of the advised turns
    void setChancesShown(bool shown);            // of winning, and how far the search went

  public slots:
    void tellMore();                 // the next grade
    void explain(std::size_t event); // why the computer player did what brought it; nothing where that is not known
    void play();                     // the turn that is shown, up to its end
    void showNext();                 // another turn; after the last one the first

  signals:
    void told(const QString& words);
    // The places of the turn, while it is told.
    void marksChanged(const std::vector<elgrande::MapMark>& marks);
    void turnShown(const std::vector<elgrande::Event>& events); // that is told; none: no more
    void cardsShown(const std::vector<elgrande::Card>& cards, const std::vector<elgrande::Power>& powers);

  protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void begin(); // another question
    void take(const Advice& advice);
    void takeThought(const std::optional<MoveThought>& thought);
    void refresh();
    void mark();
    QStringList said(Grade grade) const;
    QString allSaid() const;
    QString whyText() const;
    void forgetWhy();
    bool isDoubted() const; // the tutor asks about what has been chosen
    bool hasTurn() const;   // a turn of the own seat is told

    GameModel& model_;
    SearchRunner<Advice> runner_;
    SearchRunner<std::optional<MoveThought>> past_; // of a move before the game was resumed
    QLabel* title_;
    QScrollArea* scroll_;
    QLabel* words_;
    QPushButton* more_;
    QPushButton* play_;
    QPushButton* next_;
    Advice advice_;
    Grade grade_ = Grade::None;
    std::size_t which_ = 0;
    bool chancesShown_ = false;
    std::optional<std::size_t> why_; // an event of a move that is being explained
};

} // namespace elgrande
