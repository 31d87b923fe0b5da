// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether a list of names contains a name.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace elgrande {

inline bool isAmong(const std::vector<std::string>& list, const std::string& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

} // namespace elgrande
