// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the tests of puzzles share.
#pragma once

#include <string>

namespace elgrande::tests {

void expect(bool condition, const std::string& what, const char* file = __builtin_FILE(), int line = __builtin_LINE());
inline void expectContains(const std::string& text, const std::string& part, const char* file = __builtin_FILE(),
                           int line = __builtin_LINE()) {
    expect(text.find(part) != std::string::npos, "'" + text + "' does not say '" + part + "'", file, line);
}

void testTexts();
void testProofs();
void testBuiltIn();

} // namespace elgrande::tests
