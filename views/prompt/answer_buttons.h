// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The buttons below a question, each kind in a place of its own, so that nothing wanders under the pointer: above what
// goes on with the turn, or, where that is done on the board, what to do there; below on the left what ends something,
// and on the right what takes back, which is always there. Each button is made once and used again for the next
// question: a style keeps pictures of every button by its palette, so that a new button for every answer would fill the
// memory in the course of a game.
#pragma once

#include <QHash>
#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace elgrande {

class FlowLayout;
class Theme;

class AnswerButtons : public QWidget {
    Q_OBJECT

  public:
    enum class Look { Plain, Golden };  // golden: what Enter does
    enum class Row { GoingOn, Ending }; // Ending: beside what takes back
    enum class TakeBack { Undo, Redo, Reset };

    AnswerButtons(Theme& theme, QWidget* parent);

    void clear();
    // `deed` is done when the button's click is over, because the row may be filled anew by it. A click that began when
    // the button said something else does nothing: a screen reader's press lasts a while. Nor does the second click of
    // a double click whose first one came before the button was there: it was meant for what stood in its place.
    QPushButton* add(Row row, Look look, const QString& text, std::function<void()> deed);
    void setTakeBack(TakeBack which, bool possible, const QString& words, std::function<void()> deed);
    // After the last one; not seen where there is no game. `instead` of answers. The rows are as high as they need, and
    // while `turn` is the same those of what goes on get no lower, up to three, so that what ends it stays in its
    // place.
    void finish(bool seen, const QString& instead, int turn);
    bool setInstead(const QString& instead); // whether there is room for it

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void keepHeight();
    QPushButton* make(Look look);
    QPushButton* makeTakeBack();
    void gild(QPushButton* button);
    void drawSigns();
    void press(const QPushButton* button);

    Theme& theme_;
    QWidget* upper_;
    QLabel* instead_;
    int turn_ = 0;
    std::array<FlowLayout*, 2> flow_;               // by Row
    std::array<std::vector<QPushButton*>, 2> made_; // by Look
    std::array<std::size_t, 2> used_{};
    std::array<QPushButton*, 3> takeBacks_{};                // by TakeBack
    QHash<const QPushButton*, std::function<void()>> deeds_; // of those that are shown
    int offers_ = 0;                                         // answers that have been added so far
    QHash<const QObject*, int> offered_;                     // which of them the button is
    int pressedAfter_ = 0;                                   // offers, when the mouse was pressed last
    QWidget* last_ = nullptr;                                // in the order of Tab
    QString pressed_;                                        // what the button said that was pressed last
};

} // namespace elgrande
