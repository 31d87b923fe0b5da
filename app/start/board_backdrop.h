// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Background of the start page and the welcome page: the board's picture as large as the page, dimmed, with its title
// above a sheet of paper for the page's content.
#pragma once

#include "views/board/board_picture.h"

#include <QWidget>

namespace elgrande {

class TableSheet;
class Theme;

class BoardBackdrop : public QWidget {
    Q_OBJECT

  public:
    explicit BoardBackdrop(Theme& theme, QWidget* parent = nullptr);

    TableSheet* sheet() const { return sheet_; }

  protected:
    // How many times as large as usual what lies here may be: 1 or, in a window larger than most, more.
    qreal growth() const;
    int grown(int pixels) const { return static_cast<int>(pixels * growth()); }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    static constexpr int kTitleHeight = 118; // pixels

    void wantPicture();
    void useTheme();
    QString boardFile() const;
    qreal boardScale() const;
    QRectF titleBox() const;
    QPixmap title(QSizeF size) const;

    Theme& theme_;
    TableSheet* sheet_;
    BoardPicture picture_;
    int titleHeight_ = kTitleHeight; // 0: a low window has no title
};

} // namespace elgrande
