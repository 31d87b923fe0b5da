// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A window of its own for a screen reader: Qt reads a plain widget as a filler, also where it is a window.
#pragma once

namespace elgrande {

// Tells Qt once how plain widgets that are windows are to be read; further calls do nothing.
void installWindowAccessibility();

} // namespace elgrande
