// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Sanitises text from elsewhere (names in records and on the network, chat lines) for display: control, direction and
// private-use characters and invisible ones are removed, the rest is composed, on one line and limited in length. It is
// displayed as plain text all the same. Characters newer than this Qt are kept, because they may be part of a name.
#pragma once

#include <QString>

namespace elgrande {

inline constexpr int kNameLength = 24; // of people and tables, in units of UTF-16

QString plainText(const QString& text, qsizetype most);

} // namespace elgrande
