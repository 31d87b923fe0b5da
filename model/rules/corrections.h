// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Corrections of card data: many numbers and texts of the expansions' cards could not be established (RULINGS.md
// section 0), so whoever owns the cards can say what is printed on them. They belong to the Setup, change the
// fingerprint and are written into records, as text of the form
//   ki-10 caballeros=5 effect=grande; ki-20 enabled=no title.en=Free%20placing
// in which blanks, semicolons, percent signs and whatever is no printable ASCII stand as %XX.
#pragma once

#include "model/core/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace elgrande {

inline constexpr int kMostOfACard = 30;
inline constexpr int kHighestValue = 999;
inline constexpr int kLongestTitle = 60; // letters
inline constexpr int kLongestText = 600;

struct CardCorrection {
    std::optional<int> caballeros;            // 0 to kMostOfACard
    std::optional<int> copies;                // the same
    std::optional<int> value;                 // of a power card, 1 to kHighestValue
    std::optional<bool> enabled;              // whether the card is in the game at all
    std::string effect;                       // id of an effect; empty: as it is
    std::map<std::string, std::string> texts; // "title.en", "text.de" …: title or text and a language of two letters

    friend bool operator==(const CardCorrection&, const CardCorrection&) = default;
};
using Corrections = std::map<std::string, CardCorrection>; // by id of a card or power card

// How many letters UTF-8 has.
int lettersIn(std::string_view text);
// How many a text of this name may have at most; 0: there is no such text.
int longestText(std::string_view key);

std::string toText(const Corrections& corrections);
// The error says which card or word is wrong.
Result<Corrections> correctionsFromText(std::string_view text);

} // namespace elgrande
