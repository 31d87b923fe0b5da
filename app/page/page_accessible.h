// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page for a screen reader: while a panel covers all of it, the table below, which cannot be used, is not there.
#pragma once

namespace elgrande {

// Tells Qt once how the page is to be read; further calls do nothing.
void installPageAccessibility();

} // namespace elgrande
