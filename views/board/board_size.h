// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The size of the board in its own units, as in resources/board/board.svg; a test compares the two. For layouts that
// need its proportions without the drawing.
#pragma once

#include <QSize>

namespace elgrande {

inline constexpr QSize kBoardSize(1600, 1060);

} // namespace elgrande
