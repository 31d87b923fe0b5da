// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Ribbons across the board for single events; an expansion chooses the events and the words.
#pragma once

#include "views/ceremony/ceremony.h"
#include "views/contributions/expansion_ui.h"

#include <QString>

#include <functional>
#include <optional>

namespace elgrande {

struct RibbonWords {
    QString title;
    QString line; // below it, smaller
};

// words: of an event; nothing for one that has no ribbon.
CeremonyMaker eventRibbon(std::function<std::optional<RibbonWords>(const GameModel&, const Event&)> words);

} // namespace elgrande
