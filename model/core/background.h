// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Lowers the priority of worker threads, so that the window stays responsive.
#pragma once

#ifdef __linux__
#include <algorithm>
#include <sys/resource.h>
#endif

namespace elgrande {

// The calling thread gives way to the window's wherever both want a processor; alone it is as fast as any.
inline void giveWayToTheWindow() {
#ifdef __linux__
    constexpr int kGive = 10;
    constexpr int kLast = 19;
    setpriority(PRIO_PROCESS, 0, std::min(kLast, getpriority(PRIO_PROCESS, 0) + kGive)); // 0: this thread alone
#endif
}

} // namespace elgrande
