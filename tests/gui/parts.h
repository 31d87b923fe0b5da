// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A part of a window, found by its class, and by its name where there are several.
#pragma once

#include <QObject>

namespace elgrande::gui {

template <class Part>
Part& partOf(const QObject& whole, const char* name = "") {
    auto* part = whole.findChild<Part*>(QLatin1String(name));
    if (part == nullptr)
        qFatal("%s has no %s %s", whole.metaObject()->className(), Part::staticMetaObject.className(), name);
    return *part;
}

} // namespace elgrande::gui
