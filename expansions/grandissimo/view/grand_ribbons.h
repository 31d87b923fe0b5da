// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Boycott, alliance and revolution are told on a ribbon across the board; and what of the set is special about a
// general scoring, on the one that announces it.
#pragma once

#include "views/ceremony/event_ribbon.h"

#include <QStringList>

namespace elgrande::grandissimo {

std::optional<RibbonWords> grandRibbon(const GameModel& model, const Event& event);
QStringList scoringNotes(const Shown& shown, const std::vector<Event>& since);

} // namespace elgrande::grandissimo
