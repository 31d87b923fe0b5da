// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A sheet of paper on the table that holds words: the ground of the prompt, the log, the result. Gives its children the
// colours of ink on paper, in the light and in the dark theme.
#pragma once

#include <QWidget>

namespace elgrande {

class Theme;

// The serif of headings, `times` the widget's own text size.
QFont headingFont(const QWidget& widget, qreal times);

class PaperPanel : public QWidget {
    Q_OBJECT

  public:
    explicit PaperPanel(Theme& theme, QWidget* parent = nullptr);

    static constexpr int kMargin = 12; // between the sheet's edge and the words
    Theme& theme() const { return theme_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void adoptTheme();

    Theme& theme_;
};

} // namespace elgrande
