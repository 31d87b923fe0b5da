// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Words for what turns do (turn_effects.h), as parts of the sentences of advice and reasons.
#pragma once

#include "model/observe/advice_facts.h"
#include "model/observe/turn_effects.h"
#include "views/texts/phrases.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace elgrande::texts {

// “3 more points in Galicia (1st place)”
QString changePattern(const PointsChange& change, bool own);

// Without the places that the log does not name when points are scored in them.
std::vector<TurnEffect> asLogged(const Catalogue& catalogue, std::vector<TurnEffect> effects);

// Of a turn that has been made, each without a verb; those that are not worth telling are left out.
QStringList reasonWords(const std::vector<TurnEffect>& effects, Seat seat, const Phrases& say);
// What a turn does and another does not, as the end of a sentence about it.
QString advantageWords(const std::vector<TurnEffect>& effects, Seat seat, const Phrases& say);

// At most two.
QString both(const QStringList& parts);

} // namespace elgrande::texts
