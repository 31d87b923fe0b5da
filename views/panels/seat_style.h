// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The style sheet for sentences about a game (texts::eventText and its like as rich text): names in the colours of
// their seats, links in the colour of headings.
#pragma once

#include "model/observe/catalogue.h"

#include <QString>

namespace elgrande {

class Theme;

QString seatStyle(const Catalogue& catalogue, const Theme& theme);

} // namespace elgrande
