// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The ground of the pages before a game: a sheet of paper by day, dark wood by night. Gives its children the colours of
// what is written on it.
#pragma once

#include <QColor>
#include <QWidget>

class QPainter;

namespace elgrande {

class Theme;

// What is written and drawn on the sheet.
struct SheetColours {
    explicit SheetColours(const Theme& theme);

    QColor ground;
    QColor raised; // doors on it
    QColor edge;
    QColor title;
    QColor line;
};
void paintSheet(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius);

class TableSheet : public QWidget {
    Q_OBJECT

  public:
    explicit TableSheet(Theme& theme, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void adoptTheme();

    Theme& theme_;
};

} // namespace elgrande
