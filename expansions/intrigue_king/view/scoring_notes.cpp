// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scoring_notes.h"

#include "../names.h"
#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"

#include <algorithm>

namespace elgrande::intrigue_king {

QStringList scoringNotes(const Shown& shown, const std::vector<Event>& /*since*/) {
    const GameModel& model = shown.model();
    const Catalogue& catalogue = model.catalogue();
    const Observation& seen = shown.seen();
    QStringList notes;
    const std::uint8_t conspiracy = catalogue.keptKind(kConspiracy);
    if (std::any_of(seen.kept.begin(), seen.kept.end(), [=](const Kept& each) { return each.kind == conspiracy; }))
        notes << word("scoring:conspiracy");
    const Area reserve = catalogue.area(kReserve);
    for (int i = 0; reserve != Area::None && i < catalogue.players; ++i)
        if (seen.at(reserve, ownerOf(seatAt(i))) > 0)
            notes << word("scoring:reserve").replace(QStringLiteral("{seat}"), seatName(model, seatAt(i)));
    return notes;
}

} // namespace elgrande::intrigue_king
