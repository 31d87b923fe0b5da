// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The players for screen readers: a list whose entries can have the focus.
#pragma once

namespace elgrande {

void installSeatAccessibility();

} // namespace elgrande
