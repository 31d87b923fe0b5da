// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/puzzles/expect.h"

#include <cstdio>

namespace {

int checks = 0;
int failures = 0;

} // namespace

void elgrande::tests::expect(bool condition, const std::string& what, const char* file, int line) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("%s:%d: %s\n", file, line, what.c_str());
}

int main() {
    elgrande::tests::testTexts();
    elgrande::tests::testProofs();
    elgrande::tests::testBuiltIn();
    std::printf("%d checks, %d failed\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
