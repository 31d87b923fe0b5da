// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tabs that have not all the room that their words want: all are set in smaller letters, so that each can be read and
// none has to be scrolled to. Where even the smallest are too large they are elided, and tell the whole of it where one
// points.
#pragma once

class QTabBar;

namespace elgrande {

void tellWhole(QTabBar& tabs);

} // namespace elgrande
