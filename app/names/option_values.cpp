// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/names/option_values.h"

#include <algorithm>
#include <sstream>

namespace elgrande {
namespace {

constexpr std::size_t kBits = 4; // of a letter of a shortened set
const std::string kLetters = "abcdefghijklmnop";

} // namespace

std::vector<std::string> membersOf(const std::string& value) {
    std::vector<std::string> members;
    std::istringstream in(value);
    for (std::string member; std::getline(in, member, ',');) members.push_back(member);
    return members;
}

std::string setOf(const OptionFacts& option, const std::vector<std::string>& members) {
    std::string value;
    for (const std::string& each : option.values)
        if (std::ranges::count(members, each) > 0) value += (value.empty() ? "" : ",") + each;
    return value;
}

bool isValueOf(const OptionFacts& option, const std::string& value) {
    if (option.kind != OptionFacts::Kind::Set) return std::ranges::count(option.values, value) > 0;
    const std::vector<std::string> members = membersOf(value);
    const int count = static_cast<int>(members.size());
    return setOf(option, members) == value && count >= option.least && count <= option.most;
}

// Four members to a letter.
std::string shortened(const OptionFacts& option, const std::string& value) {
    const std::vector<std::string> members = membersOf(value);
    std::vector<std::size_t> letters((option.values.size() + kBits - 1) / kBits, 0);
    for (std::size_t i = 0; i < option.values.size(); ++i)
        if (std::ranges::count(members, option.values[i]) > 0) letters[i / kBits] |= std::size_t{1} << i % kBits;
    std::string word;
    for (const std::size_t letter : letters) word += kLetters[letter];
    return word;
}

std::optional<std::string> lengthened(const OptionFacts& option, const std::string& word) {
    std::vector<std::string> members;
    for (std::size_t i = 0; i < word.size() * kBits; ++i) {
        const std::size_t letter = kLetters.find(word[i / kBits]);
        if (letter == std::string::npos) return {};
        if ((letter >> i % kBits & 1U) == 0) continue;
        if (i >= option.values.size()) return {};
        members.push_back(option.values[i]);
    }
    return setOf(option, members);
}

} // namespace elgrande
