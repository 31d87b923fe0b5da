// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Hides the table while people at one screen change places, so that nobody sees the hand or the disk of another; the
// next player lifts it: by its button, by Enter, or by a click anywhere.
#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace elgrande {

class GameModel;
class PaperPanel;
class Theme;

class Curtain : public QWidget {
    Q_OBJECT

  public:
    // Covers the whole of `table` whenever the model asks for it.
    Curtain(GameModel& model, Theme& theme, QWidget* table);

    void setWaiting(bool waiting); // it is not drawn before the table has shown what has happened

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override; // nothing behind it is reached

  private:
    void refresh();

    GameModel& model_;
    Theme& theme_;
    PaperPanel* sheet_;
    QLabel* picture_;
    QLabel* words_;
    QLabel* cause_; // the question, as far as everyone may read it
    QPushButton* lift_;
    QElapsedTimer hanging_; // since it was drawn
    bool waiting_ = false;
};

} // namespace elgrande
