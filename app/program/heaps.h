// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace elgrande {

// Before there is a second thread: all of them take memory from two heaps, where glibc would give each its own and keep
// what a search has freed for the next one of that thread (mallopt(3), M_ARENA_MAX). Elsewhere it does nothing.
void shareHeaps();

} // namespace elgrande
