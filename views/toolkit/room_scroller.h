// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows its content whole where there is room for it, and at its minimum size with scroll bars elsewhere. Everything
// that is bounded by the screen (pages, columns, dialogs) is inside one, so that all of it can be reached by mouse on
// every screen. The focused widget is scrolled into view.
#pragma once

#include <QScrollArea>

namespace elgrande {

// In windows that are narrower, panels make do with less before anything is scrolled. In pixels.
inline constexpr int kNarrowWindow = 1000;

// What `widget` needs at least, at that width; of a stack what its shown page needs.
QSize leastSize(const QWidget& widget, int width);

class RoomScroller : public QScrollArea { // without a name of its own: read aloud like every scroll area
  public:
    RoomScroller(QWidget* content, Qt::Orientations ways, QWidget* parent = nullptr);

    // What is scrolled all the same has the height that it wants instead of the least.
    void setWanted(bool wanted) { wanted_ = wanted; }
    bool isScrolling(Qt::Orientation way) const;
    QSize sizeHint() const override; // the content's
    // The content's where it is not scrolled: the other way it needs little.
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    void showFocus(const QWidget* now);

    Qt::Orientations ways_;
    Qt::Orientations scrolling_;
    bool wanted_ = false;
};

} // namespace elgrande
