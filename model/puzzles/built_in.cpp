// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/puzzles/built_in.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <map>
#include <numeric>

namespace elgrande {

namespace {

Result<std::shared_ptr<const PuzzleGame>> builtInGame(const std::string& name) {
    for (const BuiltInText& each : builtInPuzzleRecords())
        if (each.name == name) return puzzleGameFromText(name, each.text);
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no record '%1'."), {name}};
}

// Line by line, so that one that cannot be played here costs no other.
std::vector<Puzzle> readAll() {
    std::map<std::string, Result<std::shared_ptr<const PuzzleGame>>> games;
    const auto gameOf = [&games](const std::string& name) {
        return games.try_emplace(name, builtInGame(name)).first->second;
    };
    std::vector<Puzzle> all;
    std::string_view rest = builtInPuzzleIndex();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (auto read = puzzlesFromText(rest.substr(0, end), gameOf))
            all.insert(all.end(), std::make_move_iterator(read->begin()), std::make_move_iterator(read->end()));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return all;
}

} // namespace

const std::vector<Puzzle>& builtInPuzzles() {
    static const std::vector<Puzzle> kAll = readAll();
    return kAll;
}

const Puzzle* puzzleOfTheDay(int year, int month, int day) {
    const std::vector<Puzzle>& all = builtInPuzzles();
    if (all.empty()) return nullptr;
    const std::chrono::sys_days date{std::chrono::year{year} / month / day};
    const auto size = static_cast<long long>(all.size());
    // A stride that shares no divisor with the number comes to each of them, and never to the next in the index.
    long long stride = size * 5 / 13 + 1;
    while (std::gcd(stride, size) != 1) ++stride;
    const long long number = static_cast<long long>(date.time_since_epoch().count()) * stride % size;
    return &all[static_cast<std::size_t>((number + size) % size)];
}

} // namespace elgrande
