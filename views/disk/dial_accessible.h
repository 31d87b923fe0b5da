// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The dial for a screen reader: a group of choices, one for each place, of which the one that the pointer is on is
// checked. Pressing one turns the pointer there; setting the disk is the button's affair.
#pragma once

namespace elgrande {

// Tells Qt once how a Dial is to be read; further calls do nothing.
void installDialAccessibility();

} // namespace elgrande
