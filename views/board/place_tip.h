// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The tooltip of a place, and its text for screen readers: name and values, pieces, what a scoring would give, and why
// it cannot be chosen.
#pragma once

#include "model/game_model/game_model.h"

#include <QString>

namespace elgrande {

class Shown;
class Theme;

// `whyNot` is empty where the place is offered or nothing is asked.
QString placeTip(const Shown& shown, const Theme& theme, Area area, const QString& whyNot);
// A mobile scoreboard: its values, and which printed ones it covers or that it is free.
QString scoreboardTip(const Shown& shown, Token board, const QString& whyNot);
QString placeSummary(const Shown& shown, Area area, bool offered, const QString& whyNot);

} // namespace elgrande
