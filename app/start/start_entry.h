// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// An entry of the start page: picture, title and a line of explanation. It mirrors an action of the menus, which
// supplies its title and its availability and is triggered by it.
#pragma once

#include "views/theme/art.h"

#include <QPushButton>

class QAction;

namespace elgrande {

class Theme;

class StartEntry : public QPushButton {
    Q_OBJECT

  public:
    StartEntry(const Theme& theme, QAction* action, const QString& picture, QWidget* parent);

    void setLine(const QString& line); // empty: title only
    QString line() const { return line_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void follow();
    QFont titleFont() const;
    QFont lineFont() const;
    int wordsHeight() const;
    int pictureSize() const;

    const Theme& theme_;
    QAction* action_;
    Art art_;
    QString picture_;
    QString line_;
};

} // namespace elgrande
