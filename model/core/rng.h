// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A small fast generator for playouts and shuffles: xoroshiro128+ (Blackman and Vigna 2018) seeded by splitmix64.
// Rules never use it; dealers and agents do. The same seed gives the same numbers on every machine.
#pragma once

#include <cstdint>
#include <string_view>

namespace elgrande {

class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed)
        : a_(mix(seed))
        , b_(mix(seed)) {}

    constexpr std::uint64_t next() {
        const std::uint64_t sum = a_ + b_;
        const std::uint64_t x = b_ ^ a_;
        a_ = rotate(a_, 24) ^ x ^ (x << 16);
        b_ = rotate(x, 37);
        return sum;
    }
    // 0 <= result < bound, bound > 0. The bias of the multiplication is below 2^-32 for the small bounds used here.
    constexpr int below(int bound) {
        return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(bound)) >> 32);
    }
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    static constexpr std::uint64_t mix(std::uint64_t& x) {
        std::uint64_t z = (x += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    std::uint64_t a_;
    std::uint64_t b_;
};

// FNV-1a: turns a seed's text into a number, and adds up digests.
constexpr std::uint64_t hashText(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325ULL) {
    for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return hash;
}

} // namespace elgrande
