// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scoring_notes.h"

#include "../texts.h"
#include "material.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"

#include <algorithm>

namespace elgrande::inquisitor_colonies {

QStringList scoringNotes(const Shown& shown, const std::vector<Event>& /*since*/) {
    const GameModel& model = shown.model();
    const Observation& seen = shown.seen();
    QStringList notes;
    const std::uint8_t conspiracy = model.catalogue().keptKind(kConspiracy);
    if (std::any_of(seen.kept.begin(), seen.kept.end(), [=](const Kept& each) { return each.kind == conspiracy; }))
        notes << word("scoring:conspiracy");
    if (const Seat seat = inquisitorHolder(model.catalogue(), seen); seat != Seat::None)
        notes << word("scoring:black").replace(QStringLiteral("{seat}"), seatName(model, seat));
    if (const Area region = limitedRegion(model.catalogue(), seen); region != Area::None)
        notes << word("scoring:table").replace(QStringLiteral("{place}"), texts::areaName(model.catalogue(), region));
    return notes;
}

} // namespace elgrande::inquisitor_colonies
