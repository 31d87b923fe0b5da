// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The dial of the secret disk: the names of the places around, a pointer that is turned by click, wheel or arrow keys.
// It knows no game; SecretDisk gives it names and asks which one it points to.
#pragma once

#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QStringList>
#include <QVariantAnimation>
#include <QWidget>

namespace elgrande {

class Dial : public QWidget {
    Q_OBJECT

  public:
    Dial(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    // `drawn`: the same names, perhaps with soft hyphens.
    void setNames(const QStringList& names, const QStringList& drawn = {});
    // A few letters at the rim beside each name (empty: none), of which one stands out.
    void setNotes(const QStringList& notes, int best);
    // What each name means for the player, in words, for those who hear the dial.
    void setOutlooks(const QStringList& outlooks) { outlooks_ = outlooks; }
    const QStringList& names() const { return names_; }
    const QStringList& outlooks() const { return outlooks_; }
    QRectF nameRect(int which) const;
    QRect round() const;                     // the drawing, which is an ellipse in it
    int current() const { return current_; } // -1: nothing chosen
    void clear();                            // nothing chosen
    void setCurrent(int which);
    // The field that the mouse is on, here or where the same place is shown elsewhere; -1: none.
    int pointed() const { return pointed_; }
    void setPointed(int which);
    QSize sizeHint() const override { return {340, 340}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

  signals:
    void turned(int which);
    void hovered(int which); // by the mouse; -1: no longer
    void confirmed();        // Enter or a double click

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF disk() const;
    QRectF hub() const;
    qreal angleOf(int which) const; // degrees, clockwise from the top
    int sectorAt(QPointF point) const;
    void tellCurrent();
    void step(int by);
    void hover(int which);
    void paintHub(QPainter& painter) const;
    void paintPointer(QPainter& painter) const;
    void paintSectors(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;

    const Theme& theme_;
    const Art& art_;
    QStringList names_;
    QStringList drawn_;
    QStringList notes_;
    QStringList outlooks_;
    int bestNote_ = -1;
    int current_ = -1;
    int pointed_ = -1;
    int wheel_ = 0;
    qreal shown_ = 0; // where the pointer is drawn, in degrees
    QVariantAnimation turn_;
};

} // namespace elgrande
