// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A player's medallion as a pixmap, for labels, icons and lists.
#pragma once

#include <QPixmap>

#include <string>

namespace elgrande {

class Theme;

QPixmap medallionPixmap(const Theme& theme, const std::string& colour, int size, qreal ratio);

} // namespace elgrande
