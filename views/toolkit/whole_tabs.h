// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tabs that have not all the room that their words want: they are elided before any has to be scrolled to, and tell the
// whole of it where one points.
#pragma once

class QTabBar;

namespace elgrande {

void tellWhole(QTabBar& tabs);

} // namespace elgrande
