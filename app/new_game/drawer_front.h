// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The front of the drawer in the table of a new game: says what lies in it, and a press opens or closes it.
#pragma once

#include <QPushButton>

namespace elgrande {

class DrawerFront : public QPushButton {
    Q_OBJECT

  public:
    explicit DrawerFront(QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& content);
    QString content() const { return content_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QFont titleFont() const;

    QString content_;
};

} // namespace elgrande
