// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A door of the start page: picture, title and a line of explanation. It mirrors an action of the menus, which supplies
// its title and its availability and is triggered by it. This one is a small door, where picture and words stand side
// by side; the line is a tooltip, or stands below the title.
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
    void showLine(); // below the title
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    void appeared(bool there); // it has become possible, or is so no longer

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

    static constexpr qreal kRadius = 6;
    const Theme& theme() const { return theme_; }
    const Art& art() const { return art_; }
    QString picture() const { return picture_; }
    virtual QFont titleFont() const;
    QFont lineFont() const;
    QRectF paintGround(QPainter& painter, bool always) const; // the door's box; always: also where nothing points at it
    void paintWords(QPainter& painter, const QRect& box, const QString& words, const QFont& font, const QColor& colour,
                    int flags) const;
    virtual QString titleOf(const QAction& action) const;

  private:
    void setTitle(const QString& title);
    void follow();
    bool hasLine() const { return lineShown_ && !line_.isEmpty(); }
    int wordsHeight() const;
    int pictureSize() const;

    const Theme& theme_;
    QAction* action_;
    Art art_;
    QString picture_;
    QString line_;
    bool lineShown_ = false;
};

} // namespace elgrande
