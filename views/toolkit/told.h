// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Sends accessibility updates only for changes. Every change event goes out on the accessibility bus, even without a
// new value, and a screen reader that receives more than it can process (Orca: fifty at once) drops announcements among
// them.
#pragma once

#include <QWidget>

namespace elgrande {

inline void tellName(QWidget& widget, const QString& name) {
    if (widget.accessibleName() != name) widget.setAccessibleName(name);
}

inline void tellDescription(QWidget& widget, const QString& text) {
    if (widget.accessibleDescription() != text) widget.setAccessibleDescription(text);
}

} // namespace elgrande
