// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/sentences.h"

namespace elgrande::texts {

QString sentence(const QString& words) {
    auto last = words.crbegin();
    while (last != words.crend() && (last->category() == QChar::Punctuation_FinalQuote || *last == u')')) ++last;
    const bool ends = last == words.crend() || QStringLiteral(".!?…:").contains(*last);
    return ends ? words : words + u'.';
}

QString sentences(QStringList parts) {
    parts.removeAll(QString());
    for (QString& each : parts) each = sentence(each);
    return parts.join(u' ');
}

} // namespace elgrande::texts
