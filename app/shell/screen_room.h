// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Fits windows and their scale to the available screen. Sizes are in device-independent pixels. Pages and columns
// scroll by themselves (views/toolkit/room_scroller.h).
#pragma once

#include <QObject>
#include <QSize>

class QScreen;
class QWidget;

namespace elgrande {

// In a window of this size everything of the table can be reached; below it, pages are scrolled.
inline constexpr QSize kLeastWindow(760, 480);

// For the inside of a window: without what the desktop keeps for itself and without a window's frame.
QSize roomOn(const QScreen& screen);

// The largest scale, in steps of 5 per cent and no larger than `scale`, at which the least window fits on a screen that
// has `room` at `scale`; never below 1, as text would be too small then.
double fittingScale(QSize room, double scale);

// The same of QT_SCALE_FACTOR, which multiplies what the desktop wants: the largest that `screen` has room for, in per
// cent.
int largestScale(const QScreen& screen);

// Begins a window as large as its text wants it, where the screen has the room and never less than a usual one has.
QSize firstSize(const QWidget& window, QSize wanted);

// Bounds a window by `room`: what does not fit is scrolled, but for a row of buttons at its lower end.
void fitWindow(QWidget& window, QSize room);

// Fits every window that opens, but the main window, which knows itself how small it can be.
class ScreenRoom : public QObject {
    Q_OBJECT

  public:
    // `room`: instead of what the window's screen has.
    explicit ScreenRoom(QObject* parent = nullptr, QSize room = {});
    ~ScreenRoom() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QSize room_;
};

} // namespace elgrande
