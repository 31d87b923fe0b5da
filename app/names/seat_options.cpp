// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/names/seat_options.h"

#include <algorithm>

namespace elgrande {
namespace {

// What else can be chosen there (chance) is nobody.
bool isAboutPlayers(const OptionFacts& option) { return option.kind == OptionFacts::Kind::Colour; }

} // namespace

bool isAbsentPlayer(const OptionFacts& option, const std::string& value, const std::vector<std::string>& colours) {
    return isAboutPlayers(option) && std::ranges::count(knownColours(), value) > 0 &&
           std::ranges::count(colours, value) == 0;
}

std::vector<std::string> coloursOf(const Setup& setup) {
    if (!setup.colours.empty()) return setup.colours;
    const std::vector<std::string> all = knownColours();
    return {all.begin(), all.begin() + std::clamp<std::ptrdiff_t>(setup.players, 0, std::ssize(all))};
}

std::map<std::string, std::string> recoloured(const Setup& setup, const std::vector<std::string>& colours) {
    const std::vector<std::string> before = coloursOf(setup);
    std::map<std::string, std::string> options = setup.options;
    for (const OptionFacts& option : knownOptions(setup.edition, setup.expansions)) {
        const auto chosen = options.find(option.id);
        if (chosen == options.end() || !isAboutPlayers(option)) continue;
        const auto seat = std::find(before.begin(), before.end(), chosen->second) - before.begin();
        if (seat < std::ssize(before) && seat < std::ssize(colours))
            chosen->second = colours[static_cast<std::size_t>(seat)];
    }
    return options;
}

} // namespace elgrande
