// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A chapter of the tutorial, or a taster, to be chosen: its picture, title and a line about it, and a tick where it has
// been finished.
#pragma once

#include "views/theme/art.h"

#include <QAbstractButton>

namespace elgrande {

class LessonEntry : public QAbstractButton {
    Q_OBJECT

  public:
    // `letters`: how wide it is, times the text size. `cover`: a name for Art; empty: no picture.
    LessonEntry(int letters, QString cover, QWidget* parent);

    void setWords(const QString& title, const QString& line); // without a line: title only
    enum class State { New, Begun, Done };
    void setState(State state, const QString& spoken);
    State state() const { return state_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // Enter presses it as well

  private:
    int letter() const;
    QFont titleFont() const;
    QFont lineFont() const;
    QSize coverSize() const;
    int wordsWidth() const;
    int heightOf(const QString& words, const QFont& font) const;

    int letters_;
    QString cover_;
    QString title_;
    QString line_;
    State state_ = State::New;
    Art art_;
};

} // namespace elgrande
