// Which of the two lights falls on a widget, for windows that are not handed the program's Theme.
#pragma once

#include "views/theme/theme.h"

#include <QPalette>

namespace elgrande {

inline Theme::Mode lightOf(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128 ? Theme::Mode::Dark : Theme::Mode::Light;
}

} // namespace elgrande
