// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A label for text of any length from other people. It elides what does not fit; the tooltip shows the whole text.
#pragma once

#include "views/toolkit/plain_tip.h"

#include <QLabel>

namespace elgrande {

class ElidedLabel : public QLabel {
  public:
    explicit ElidedLabel(QWidget* parent, int lines = 1)
        : QLabel(parent)
        , lines_(lines) {
        setTextFormat(Qt::PlainText);
        setWordWrap(lines > 1);
        setSizePolicy(QSizePolicy::Ignored, sizePolicy().verticalPolicy());
    }
    void setWords(const QString& words) {
        words_ = words;
        fit();
    }
    const QString& words() const { return words_; }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        fit();
    }

  private:
    void fit() {
        const qreal ragged = lines_ > 1 ? 0.75 : 1; // lines end where a name does
        const int room = static_cast<int>(contentsRect().width() * lines_ * ragged);
        const QString shown = fontMetrics().elidedText(words_, Qt::ElideRight, room);
        if (shown != text()) setText(shown);
        setToolTip(shown == words_ ? QString() : plainTip(words_));
    }

    QString words_;
    int lines_;
};

} // namespace elgrande
