// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Options whose value is a player at the table, like who begins. A player is named there by the own colour, so such a
// value means something only at a table where that colour sits.
#pragma once

#include "model/rules/setup.h"

#include <map>
#include <string>
#include <vector>

namespace elgrande {

// Whether the value is a player who does not sit at a table of these colours.
bool isAbsentPlayer(const OptionFacts& option, const std::string& value, const std::vector<std::string>& colours);

// The options of a table for another one, on which the same seats have other colours.
std::map<std::string, std::string> recoloured(const Setup& setup, const std::vector<std::string>& colours);
std::vector<std::string> coloursOf(const Setup& setup); // also where they are the usual ones

} // namespace elgrande
