// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Centres the content of a network page and limits its size, so that the board stays visible around it on a large
// screen.
#pragma once

#include "views/theme/text_scale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QWidget>

namespace elgrande {

class PageMiddle : public QWidget {
  public:
    explicit PageMiddle(QWidget* page)
        : QWidget(page)
        , sides_(new QHBoxLayout(this)) {
        auto* around = new QHBoxLayout(page);
        around->setContentsMargins(kAround, kAround, kAround, kAround);
        around->addWidget(this); // centred if it cannot grow
        sides_->setContentsMargins(0, 0, 0, 0);
        sides_->setSpacing(kGap);
        fit();
    }
    QHBoxLayout& sides() { return *sides_; }

    static constexpr int kAround = 24; // pixels
    static constexpr int kGap = 12;

  protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::FontChange) fit();
        QWidget::changeEvent(event);
    }

  private:
    static constexpr QSizeF kLargest{1240, 720}; // at the usual text size

    void fit() { setMaximumSize((kLargest * std::max(1.0, textScaleOf(*this))).toSize()); }

    QHBoxLayout* sides_;
};

} // namespace elgrande
