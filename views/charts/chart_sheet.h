// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A sheet of paper with one chart on it, for the statistics window. What it shows can be read out: its accessible
// description has the same names and numbers as the picture.
#pragma once

#include "views/charts/charts.h"
#include "views/toolkit/paper_panel.h"

namespace elgrande {

class ChartSheet : public PaperPanel {
    Q_OBJECT

  public:
    explicit ChartSheet(Theme& theme, QWidget* parent = nullptr);

    void showBars(std::vector<ChartBar> bars, const ChartWords& words);
    void showLines(std::vector<ChartLine> lines, const ChartWords& words);
    const std::vector<ChartBar>& bars() const { return bars_; }
    const std::vector<ChartLine>& lines() const { return lines_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    qreal textSize() const;
    void describe();

    ChartWords words_;
    std::vector<ChartBar> bars_;
    std::vector<ChartLine> lines_;
    bool asLines_ = false;
};

} // namespace elgrande
