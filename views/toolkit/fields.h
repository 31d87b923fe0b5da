// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which keys belong to the widget that has the keyboard, and to nobody else, whatever Qt passes on.
#pragma once

class QWidget;

namespace elgrande {

// Whether text or a number is written there.
bool isField(const QWidget* widget);
// Whether it takes Enter for another line.
bool hasLines(const QWidget* widget);

} // namespace elgrande
