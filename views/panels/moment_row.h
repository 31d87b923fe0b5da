// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A moment of a finished game in a list of them: a number that says how much it mattered, what happened, a sentence
// about it, and a button to see it again.
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

class QPushButton;

namespace elgrande {

class MomentRow : public QWidget {
    Q_OBJECT

  public:
    struct Words {
        QString number; // the sign included
        QString title;
        QString sentence;
    };
    MomentRow(const Words& words, const QColor& ink, QWidget* parent = nullptr); // `ink`: of the number

    QPushButton* button() const { return again_; } // "Replay from here"

  private:
    QPushButton* again_;
};

} // namespace elgrande
