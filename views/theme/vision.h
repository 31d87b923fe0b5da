// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Colour vision that the pieces' colours are chosen for. Symbols and patterns tell the players apart without any
// colour; the palettes see to it that the colours do as well (tests/gui/colour_test measures them under simulation).
#pragma once

namespace elgrande {

enum class Vision { Standard, Protanopia, Deuteranopia, Tritanopia, Greyscale };

} // namespace elgrande
