// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The expansion's words.
#pragma once

#include <QString>

namespace elgrande {

QString words_grandissimo(const QString& key, int count);

namespace grandissimo {

// In the language of the moment; empty for an unknown key.
inline QString word(const char* key, int count = -1) { return words_grandissimo(QLatin1String(key), count); }

QString cardWords(const QString& key, int count);     // the part of them in texts_cards.cpp
QString ruleBookWords(const QString& key, int count); // the part of them in texts_rulebook.cpp
QString windowWords(const QString& key, int count);   // in texts_window.cpp

} // namespace grandissimo
} // namespace elgrande
