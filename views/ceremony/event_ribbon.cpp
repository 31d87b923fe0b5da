// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/event_ribbon.h"

#include "views/ceremony/table_ceremonies.h"

namespace elgrande {

CeremonyMaker eventRibbon(std::function<std::optional<RibbonWords>(const GameModel&, const Event&)> words) {
    return [words = std::move(words)](const GameModel& model, const std::vector<Event>& events, std::size_t at,
                                      std::size_t& taken) -> std::unique_ptr<Ceremony> {
        const std::optional<RibbonWords> said = words(model, events[at]);
        if (!said) return nullptr;
        taken = 1;
        return std::make_unique<RibbonCeremony>(said->title, said->line);
    };
}

} // namespace elgrande
