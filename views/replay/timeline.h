// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The length of a recorded game as a bar: rounds as fields with their numbers, scorings as lozenges, a handle at the
// moment that is shown. Dragged, clicked, or moved by the arrow keys; Page keys go by rounds.
#pragma once

#include "views/theme/theme.h"

#include <QAbstractSlider>

#include <vector>

namespace elgrande {

struct TimelineMark {
    int at = 0;
    int number = 0;
    bool scoring = false; // a scoring, not the beginning of a round
};

class Timeline : public QAbstractSlider {
    Q_OBJECT

  public:
    explicit Timeline(Theme& theme, QWidget* parent = nullptr);

    void setMarks(std::vector<TimelineMark> marks);
    QSize sizeHint() const override { return {400, 46}; }
    QSize minimumSizeHint() const override { return {220, 46}; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QRectF bar() const;
    qreal xOf(int position) const;
    void followPointer(qreal x);
    int roundBeside(int direction) const;
    void paintRounds(QPainter& painter) const;
    void paintHandle(QPainter& painter) const;

    Theme& theme_;
    std::vector<TimelineMark> marks_;
};

} // namespace elgrande
