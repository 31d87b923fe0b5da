// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Boxes with a list for a screen reader. Qt (6.4) names one by what it shows, and readers (Orca 43) then leave out
// either what it is about or what it shows, and say nothing when the arrow keys change it. Here the name is both, and a
// change without the list is spoken.
#pragma once

namespace elgrande {

// Tells Qt once how a QComboBox is to be read; further calls do nothing.
void installComboAccessibility();

} // namespace elgrande
