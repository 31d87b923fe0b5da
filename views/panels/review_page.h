// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a computer player makes of the game that is over: the chances to win round by round, what cards and choices did
// to them, and the choices that cost most, each with a better one and a button to see it again. The search runs
// elsewhere, begins when the page is looked at for the first time and ends with the game.
#pragma once

#include "model/observe/review_facts.h"
#include "views/toolkit/search_runner.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace elgrande {

class ChartSheet;
class GameModel;
class Theme;

class ReviewPage : public QWidget {
    Q_OBJECT

  public:
    ReviewPage(const GameModel& model, Theme& theme, QWidget* parent = nullptr);
    ~ReviewPage() override;

    bool isSearching() const { return runner_.isRunning(); }
    bool isReady() const { return ready_; }
    const Review& review() const { return review_; }
    const QList<QWidget*>& buttons() const { return buttons_; } // "Replay from here", one for each choice
    QString words() const;                                      // what is said above the rest

    void refresh(); // another text size, colours or language

  public slots:
    void forget(); // another game, or none

  signals:
    void told(const QString& words);
    void replayWanted(int event); // of the history: the choice begins with it

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void begin();
    void take(const Review& review);
    QStringList fill();
    void showChances();
    QStringList addSeats();
    void addCell(QGridLayout& cells, int row, int column, const QString& text, const QString& tip = {});
    QString addMoves();
    void keep(QWidget* row); // until the next refresh()

    const GameModel& model_;
    Theme& theme_;
    QVBoxLayout* rows_;
    QLabel* words_;
    QProgressBar* progress_;
    ChartSheet* chart_;
    QList<QWidget*> shown_;
    QList<QWidget*> buttons_;
    QTimer watch_; // how far the search is
    std::shared_ptr<std::atomic<int>> done_ = std::make_shared<std::atomic<int>>(0);
    Review review_;
    bool ready_ = false;
    SearchRunner<Review> runner_; // last, so that it ends before what it answers to
};

} // namespace elgrande
