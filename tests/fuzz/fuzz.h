// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A fuzz target: one function over arbitrary bytes. libFuzzer calls it with generated input (README.md); replay.cpp
// calls it with the seeds, in every build. What must hold for any bytes is required; a violation aborts the program.
#pragma once

#include <QByteArray>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace elgrande::fuzz {

inline void require(bool isSo, const char* what) {
    if (isSo) return;
    std::fprintf(stderr, "fuzz: it does not hold that %s\n", what);
    std::abort();
}

inline QByteArray bytesOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

} // namespace elgrande::fuzz
