// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Values of options as text: one of those that the option has, or, of a set, some of them divided by commas.
#pragma once

#include "model/core/facts.h"

#include <optional>
#include <string>
#include <vector>

namespace elgrande {

std::vector<std::string> membersOf(const std::string& value);
// In the order of the option, whatever order they come in.
std::string setOf(const OptionFacts& option, const std::vector<std::string>& members);
// Whether the option knows the value; of a set, every member, and not too few or too many of them.
bool isValueOf(const OptionFacts& option, const std::string& value);

// A set as a short word, for codes; nothing where the word makes no sense.
std::string shortened(const OptionFacts& option, const std::string& value);
std::optional<std::string> lengthened(const OptionFacts& option, const std::string& word);

} // namespace elgrande
