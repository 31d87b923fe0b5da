// What a fuzz target is: one function over bytes of anybody's making. libFuzzer calls it with what it thinks up
// (README.md), the replay (replay.cpp) with the seeds, which every compiler does. What has to hold for any bytes is
// required; where it does not, the program ends.
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
