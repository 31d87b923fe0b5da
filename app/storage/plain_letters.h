// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The alphabet of codes that people read aloud and type: thirty-two unmistakable characters (Crockford's base 32: no I,
// L, O, U), five bits each.
#pragma once

#include <QString>

#include <string_view>

namespace elgrande {

inline constexpr std::string_view kPlainLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
inline constexpr int kPlainLetterBits = 5;

int plainLetterValue(QChar letter); // -1: not one of them
// As people write it: small letters, blanks, dashes, letters that look like digits.
QString tidiedLetters(const QString& code);

} // namespace elgrande
