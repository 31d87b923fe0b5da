// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tips for a screen reader. Qt (6.4) gives the tip of a widget without a description to it as its description, so that
// one whose tip says no more than its name is read twice. Such a tip is shown to those who point, and to nobody else.
#pragma once

#include <QString>

class QWidget;

namespace elgrande {

// For every widget of the program whose name was there when it got its tip; further calls do nothing.
void installTipAccessibility();

// What is shown to those who point: the tip, whether it is a description as well or not.
QString tipOf(const QWidget& widget);

} // namespace elgrande
