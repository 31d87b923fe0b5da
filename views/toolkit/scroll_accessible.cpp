// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/scroll_accessible.h"

#include "views/toolkit/accessible.h"

#include <QAbstractScrollArea>
#include <QAccessibleWidget>

namespace elgrande {

namespace {

// Texts, lists and tables have classes of their own, which come before these two.
QAccessibleInterface* readScrollArea(const QString& className, QObject* object) {
    if (className != QLatin1String("QScrollArea") && className != QLatin1String("QAbstractScrollArea")) return nullptr;
    auto* area = qobject_cast<QAbstractScrollArea*>(object);
    return area == nullptr ? nullptr : new QAccessibleWidget(area, QAccessible::Client);
}

} // namespace

void installScrollAccessibility() { installOnce<readScrollArea>(); }

} // namespace elgrande
