// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Small signs for buttons (play, step, undo …), drawn from paths in the colour of the button's words, so that they are
// crisp at every scale and legible on the light and on the dark table.
#pragma once

#include <QColor>
#include <QIcon>

namespace elgrande {

enum class Glyph { Play, Pause, StepOn, StepBack, JumpOn, JumpBack, First, Last, Undo, Redo, Reset, Close, Branch };

QIcon glyphIcon(Glyph glyph, const QColor& colour);

} // namespace elgrande
