// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether a widget is in the light or the dark theme, for windows without access to Theme.
#pragma once

#include "views/theme/theme.h"

#include <QPalette>

namespace elgrande {

inline Theme::Mode lightOf(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128 ? Theme::Mode::Dark : Theme::Mode::Light;
}

} // namespace elgrande
