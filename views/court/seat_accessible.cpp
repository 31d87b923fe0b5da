// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/court/seat_accessible.h"

#include "views/court/seat_panel.h"
#include "views/toolkit/accessible.h"

#include <QAccessibleWidget>

namespace elgrande {

namespace {

class SeatPanelAccessible final : public QAccessibleWidget {
  public:
    explicit SeatPanelAccessible(SeatPanel* panel)
        : QAccessibleWidget(panel, QAccessible::List) {}
};

// Not a stop for Tab, but arrow keys lead there.
class SeatRowAccessible final : public QAccessibleWidget {
  public:
    explicit SeatRowAccessible(SeatRow* row)
        : QAccessibleWidget(row, QAccessible::ListItem) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.focusable = true;
        return state;
    }
};

} // namespace

void installSeatAccessibility() {
    installOnce<readAs<SeatPanel, SeatPanelAccessible>>();
    installOnce<readAs<SeatRow, SeatRowAccessible>>();
}

} // namespace elgrande
