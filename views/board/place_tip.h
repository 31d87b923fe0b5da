// What can be read about a place when pointer or keyboard is on it: its name and values, who stands there with how
// many, what scoring it now would give, Grande and King, and why it cannot be chosen. Rich text for the tooltip, plain
// text for a screen reader.
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
