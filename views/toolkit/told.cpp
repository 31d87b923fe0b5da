// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/told.h"

#include <QRegularExpression>

namespace elgrande {

QString withoutSigns(QString words) {
    static const QRegularExpression signs(QStringLiteral("[✓⚠≈▲▼]\\s*"));
    return words.remove(signs);
}

void tellName(QWidget& widget, const QString& name) {
    if (const QString heard = withoutSigns(name); widget.accessibleName() != heard) widget.setAccessibleName(heard);
}

void tellDescription(QWidget& widget, const QString& text) {
    const QString heard = withoutSigns(text);
    if (widget.accessibleDescription() != heard) widget.setAccessibleDescription(heard);
}

} // namespace elgrande
