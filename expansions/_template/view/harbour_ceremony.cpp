// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "harbour_ceremony.h"

#include "views/ceremony/table_ceremonies.h"
#include "views/texts/texts.h"

namespace elgrande::template_islands {

std::unique_ptr<Ceremony> harbourTaken(const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                       std::size_t& taken) {
    const Catalogue& catalogue = model.catalogue();
    if (catalogue.event(events[at].kind).id != "template-harbour-taken") return nullptr;
    taken = 1;
    const auto names = [&model](Seat seat) { return model.playerName(seat); };
    return std::make_unique<RibbonCeremony>(texts::eventText(catalogue, events[at], names, false), QString());
}

} // namespace elgrande::template_islands
