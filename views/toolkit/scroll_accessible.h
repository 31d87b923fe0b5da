// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Scroll areas for a screen reader. Qt (6.4) lists a scroll bar among the children of an area only while it is shown,
// and reads beyond the end of that list when a reader that has counted the children asks for one that has gone since:
// the program ended there. Read as plain widgets they have the same children at any time and answer nothing for others.
// An area without a name of its own, which takes the keyboard all the same, has that of its content.
#pragma once

namespace elgrande {

// Tells Qt once how a QScrollArea is to be read; further calls do nothing.
void installScrollAccessibility();

} // namespace elgrande
