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

} // namespace elgrande
