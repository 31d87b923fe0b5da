// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/program/heaps.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace elgrande {

void shareHeaps() {
#ifdef __GLIBC__
    constexpr int kHeaps = 2;
    mallopt(M_ARENA_MAX, kHeaps);
#endif
}

} // namespace elgrande
