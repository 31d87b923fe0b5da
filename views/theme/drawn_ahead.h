// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets a widget render what its next paint event needs in a separate turn of the event loop just before it: otherwise
// many widgets that change together would all render in one turn, and the window would freeze meanwhile.
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace elgrande {

class DrawnAhead : public QObject {
  public:
    // `draw` is called for as long as the widget is visible.
    DrawnAhead(const QWidget& widget, std::function<void()> draw);

    void want(); // soon, and once for however many times it was wanted

  protected:
    bool event(QEvent* event) override;

  private:
    const QWidget& widget_;
    std::function<void()> draw_;
    bool wanted_ = false;
};

} // namespace elgrande
