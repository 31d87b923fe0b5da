// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The voice of the tutorial or a taster: a sheet with the chapter's title, what there is to say now, an answer when the
// player tries something else, and the ways on: back, continue, another chapter (finished ones have a tick), leave.
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
    void say(const QString& richText, const QString& goOn); // an empty `goOn`: no such button
    void answer(const QString& richText);                   // to something that is not meant now; empty: nothing
    QString text() const;
    QString answerText() const;
    QPushButton* goOnButton() const { return goOn_; }
    const QMenu& chapters() const { return *menu_; } // finished ones are checked
    int heightFor(int width) const;

  signals:
    void goOnWanted();
    void goBackWanted();
    void chapterWanted(int chapter);
    void leaveWanted();
    void told(const QString& words); // without marks

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    QLabel* picture_;
    QLabel* title_;
    QLabel* progress_;
    QLabel* text_;
    QLabel* answer_;
    QToolButton* chapters_;
    QMenu* menu_;
    QPushButton* leave_;
    QPushButton* goBack_;
    QPushButton* goOn_;
    QStringList titles_;
    int current_ = 0;
};

} // namespace elgrande
