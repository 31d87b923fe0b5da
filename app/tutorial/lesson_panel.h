// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The voice of the tutorial or a taster: a sheet with the chapter's title, what there is to say now, an answer when the
// player tries something else, and the ways on: back, another chapter (finished ones have a tick), leave, continue.
// While there is nothing to continue it keeps the keyboard itself, so that no card gets it unasked.
#pragma once

#include "views/toolkit/paper_panel.h"

#include <QStringList>

#include <vector>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace elgrande {

class LessonPanel : public PaperPanel {
    Q_OBJECT

  public:
    LessonPanel(Theme& theme, QWidget* page);

    void setChapters(const QStringList& titles, const std::vector<bool>& finished, int current);
    void setCanGoBack(bool possible);
    void setGoOn(const QString& text, bool possible);
    void say(const QString& richText);
    void rephrase(const QString& richText); // the same in other words: nothing is told
    // To something that is not meant now; empty: nothing. In the place of the words where both have no room.
    void answer(const QString& richText);
    QString text() const;
    QString answerText() const;
    QPushButton* goOnButton() const { return goOn_; }
    const QMenu& chapters() const { return *menu_; }            // finished ones are checked
    void setByKeys(bool byKeys) { byKeys_ = byKeys; }           // then the keyboard's place is seen
    void keepFocus();                                           // from a part of the table that is about to change
    int heightFor(int width) const;                             // of the words, whatever is answered now
    int heightFor(int width, const QString& answer) const;      // of both
    int leastHeightFor(int width, const QString& answer) const; // of the longer one

  signals:
    void goOnWanted();
    void goBackWanted();
    void chapterWanted(int chapter);
    void leaveWanted();
    void told(const QString& words); // without marks

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void retranslate();
    int heightOf(const QStringList& texts, int width) const;

    QLabel* picture_;
    QLabel* title_;
    QLabel* progress_;
    QLabel* text_;
    QLabel* answer_;
    QLabel* measure_; // never seen
    QToolButton* chapters_;
    QMenu* menu_;
    QPushButton* leave_;
    QPushButton* goBack_;
    QPushButton* goOn_;
    QStringList titles_;
    int current_ = 0;
    QString toldTitle_; // last
    bool byKeys_ = false;
};

} // namespace elgrande
