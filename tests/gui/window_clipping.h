// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds words that do not fit into the widget that shows them: the fault that appears when a window is made for English
// and read in German. And parts that no mouse reaches: the fault of small screens.
#pragma once

#include <QStringList>

class QWidget;

namespace elgrande {

// A sentence for each visible label, button, box or heading below `window` whose text is cut off.
QStringList clippedTexts(const QWidget& window);

// A sentence for each visible part of `window` that can be pressed or chosen and that lies outside of it, or of a part
// around it, and cannot be scrolled into sight.
QStringList unreachableParts(const QWidget& window);

} // namespace elgrande
