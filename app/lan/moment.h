// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Monotonic time, independent of clock changes. Tests supply their own.
#pragma once

#include <chrono>
#include <functional>

namespace elgrande::lan {

using Moment = std::chrono::steady_clock::time_point;
using Clock = std::function<Moment()>;

inline Moment now() { return std::chrono::steady_clock::now(); }

} // namespace elgrande::lan
