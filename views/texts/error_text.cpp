// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/error_text.h"

#include <QCoreApplication>

namespace elgrande::texts {

QString errorText(const Error& error) {
    if (error.pattern == nullptr) return QString::fromStdString(error.message);
    const QString pattern = QCoreApplication::translate("elgrande::errors", error.pattern);
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const qsizetype part = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].unicode() - u'1' : -1;
        if (part >= 0 && part < static_cast<qsizetype>(error.parts.size())) {
            text += errorText(error.parts[static_cast<std::size_t>(part)]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

} // namespace elgrande::texts
