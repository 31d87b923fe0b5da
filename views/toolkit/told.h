// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Sends accessibility updates only for changes. Every change event goes out on the accessibility bus, even without a
// new value, and a screen reader that receives more than it can process (Orca: fifty at once) drops announcements among
// them.
#pragma once

#include <QString>
#include <QWidget>

namespace elgrande {

// Without the signs that stand before words for those who see them; a reader would read their names.
QString withoutSigns(QString words);

void tellName(QWidget& widget, const QString& name);
void tellDescription(QWidget& widget, const QString& text);

} // namespace elgrande
