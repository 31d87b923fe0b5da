// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/window_accessible.h"

#include "views/toolkit/accessible.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace elgrande {

namespace {

// Dialogs, menus and tips have roles of their own; the names are asked from the class upwards, so that these come
// first.
QAccessibleInterface* readWindow(const QString& className, QObject* object) {
    if (className != QLatin1String("QWidget")) return nullptr;
    auto* window = qobject_cast<QWidget*>(object);
    const bool own = window != nullptr && window->windowType() == Qt::Window && window->parentWidget() != nullptr;
    return own ? new QAccessibleWidget(window, QAccessible::Window) : nullptr;
}

} // namespace

void installWindowAccessibility() { installOnce<readWindow>(); }

} // namespace elgrande
