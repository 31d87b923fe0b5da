// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet of a puzzle beside the table: its name, what is wanted, help in steps, what came of it, and the ways on.
#pragma once

#include "views/toolkit/paper_panel.h"

#include <QStringList>

class QLabel;
class QPushButton;

namespace elgrande {

class PuzzlePanel : public PaperPanel {
    Q_OBJECT

  public:
    explicit PuzzlePanel(Theme& theme, QWidget* parent = nullptr);

    void setPuzzle(const QString& name, const QString& about, const QString& goal);
    void say(const QStringList& lines); // hints, and what came of it; nothing: the goal alone
    QStringList said() const { return said_; }
    QString goal() const;
    struct Ways {
        bool hint = false;
        bool again = false;    // there is something to take back
        bool reply = false;    // of the others, to be shown on the board
        bool solution = false; // as a replay
    };
    void setWays(const Ways& ways);
    QPushButton* nextButton() const { return next_; }

  signals:
    void hintWanted();
    void againWanted();
    void replyWanted();
    void solutionWanted();
    void nextWanted();
    void leaveWanted();
    void told(const QString& words);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void restyle();
    void takeHeight(); // that the words need in this width

    QLabel* name_;
    QLabel* about_;
    QLabel* goal_;
    QLabel* words_;
    QPushButton* hint_;
    QPushButton* again_;
    QPushButton* reply_;
    QPushButton* solution_;
    QPushButton* next_;
    QPushButton* leave_;
    QStringList said_;
};

} // namespace elgrande
