// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The expansion's words.
#pragma once

#include <QString>

namespace elgrande {

QString words_inquisitor_colonies(const QString& key, int count);

namespace inquisitor_colonies {

// In the language of the moment; empty for an unknown key.
inline QString word(const char* key, int count = -1) { return words_inquisitor_colonies(QLatin1String(key), count); }

QString ruleBookWords(const QString& key, int count); // the part of them in texts_rulebook.cpp
QString windowWords(const QString& key, int count);   // in texts_window.cpp

} // namespace inquisitor_colonies
} // namespace elgrande
