// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plain-text tooltips for text with people's names: Qt would interpret a name that looks like HTML.
#pragma once

#include <QString>
#include <QTextDocument>

namespace elgrande {

inline QString plainTip(const QString& words) {
    return Qt::mightBeRichText(words) ? Qt::convertFromPlainText(words, Qt::WhiteSpaceNormal) : words;
}

// The same for a sentence or more, in several lines: Qt breaks only what it takes for HTML.
inline QString longTip(const QString& words) {
    constexpr int kLine = 80;
    return words.size() > kLine ? Qt::convertFromPlainText(words, Qt::WhiteSpaceNormal) : plainTip(words);
}

} // namespace elgrande
