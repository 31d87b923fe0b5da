// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board for screen readers, to which a QGraphicsView is one empty box: every place becomes a child with its name,
// its pieces and whether it can be chosen, and can be pressed.
#pragma once

namespace elgrande {

// Tells Qt once how BoardView is to be read; further calls do nothing.
void installBoardAccessibility();

} // namespace elgrande
