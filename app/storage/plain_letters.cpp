// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/plain_letters.h"

namespace elgrande {

int plainLetterValue(QChar letter) {
    const auto at =
        letter.unicode() < 128 ? kPlainLetters.find(static_cast<char>(letter.unicode())) : std::string_view::npos;
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

QString tidiedLetters(const QString& code) {
    QString text;
    for (const QChar c : code.toUpper()) {
        if (c.isSpace() || c == QLatin1Char('-') || c == QChar(0x2013)) continue;
        const bool one = c == QLatin1Char('I') || c == QLatin1Char('L');
        text += c == QLatin1Char('O') ? QLatin1Char('0') : one ? QLatin1Char('1') : c;
    }
    return text;
}

} // namespace elgrande
