// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The end of the game and its story: who has won, the final ranking and the score's course, the turning points, what
// each source yielded, all scores as a table; and what to do next.
#pragma once

#include "model/core/ids.h"
#include "views/toolkit/paper_panel.h"

#include <QStringList>

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QTableWidget;
class QTabWidget;

namespace elgrande {

class ChartSheet;
class GameModel;
class ReviewPage;
class TurningPoints;

class ResultPanel : public PaperPanel {
    Q_OBJECT

  public:
    ResultPanel(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    // Whether there is a record of this game, which all but a new game and a look at the board need.
    void setRecorded(bool recorded);
    void setNote(const QString& note); // under the pages; empty: none
    QSize sizeHint() const override;
    void focusFirst();

  signals:
    void told(const QString& words); // who has won and how many points everybody has, when it appears; the review
    void newGameWanted();
    void rematchWanted(); // the same seats and agreements, other cards
    void replayWanted();
    void replayFromWanted(int event); // of the history
    void codeWanted();
    void summaryWanted();
    void statisticsWanted();
    void startPageWanted();
    void lookAtBoardWanted(); // hide the result, the table stays

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QPushButton* addButton(const char* name, void (ResultPanel::*wanted)());
    void namePages();
    void makeTables();
    void refresh();
    void fillTable();
    void describe(); // the first page for readers: nothing on it takes the keyboard
    void addCell(int row, int column, const QString& text, bool strong = false);
    QString headline() const;
    std::vector<Seat> ranking() const;
    bool isWinner(Seat seat) const;

    GameModel& model_;
    QLabel* headline_;
    QLabel* note_;
    QTabWidget* pages_;
    QWidget* ranking_;
    QWidget* table_ = nullptr; // made anew by refresh()
    QGridLayout* cells_ = nullptr;
    QStringList ranks_; // of the table, in words
    ChartSheet* chart_;
    TurningPoints* turns_;
    ReviewPage* review_;
    QTableWidget* yield_ = nullptr; // made for the first result
    QTableWidget* course_ = nullptr;
    QWidget* bar_; // of the buttons
    QPushButton* rematch_;
    QPushButton* newGame_;
    QPushButton* replay_;
    QPushButton* summary_;
    QPushButton* code_;
    QPushButton* statistics_;
    QPushButton* look_;
    QPushButton* start_;
};

} // namespace elgrande
