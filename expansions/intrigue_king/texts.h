// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The expansion's words for its own view.
#pragma once

#include <QString>

namespace elgrande {

QString words_intrigue_king(const QString& key, int count);

namespace intrigue_king {

// In the language of the moment; empty for an unknown key.
inline QString word(const char* key, int count = -1) { return words_intrigue_king(QLatin1String(key), count); }

QString cardWords(const QString& key, int count);     // the part of them in texts_cards.cpp
QString ruleBookWords(const QString& key, int count); // the part of them in texts_rulebook.cpp

} // namespace intrigue_king
} // namespace elgrande
