// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Beside a set in the new game: leads to its taster. Not seen where there is none.
#pragma once

#include <QPushButton>

namespace elgrande {

class TasterButton : public QPushButton {
    Q_OBJECT

  public:
    explicit TasterButton(QWidget* parent = nullptr);

    // The expansion by its id, and its name for those who do not see what the button stands beside.
    void setSet(const QString& expansion, const QString& name);
    QString lesson() const { return lesson_; } // empty: there is none
    void showSign();                           // in place of words, where there is little room
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    void wanted(const QString& lesson);

  private:
    QString lesson_;
    bool sign_ = false;
};

} // namespace elgrande
