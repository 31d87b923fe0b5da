// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/fields.h"

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace elgrande {

bool hasLines(const QWidget* widget) {
    if (const auto* text = qobject_cast<const QTextEdit*>(widget)) return !text->isReadOnly();
    const auto* plain = qobject_cast<const QPlainTextEdit*>(widget);
    return plain != nullptr && !plain->isReadOnly();
}

bool isField(const QWidget* widget) {
    if (const auto* line = qobject_cast<const QLineEdit*>(widget)) return !line->isReadOnly();
    return hasLines(widget) || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
}

} // namespace elgrande
