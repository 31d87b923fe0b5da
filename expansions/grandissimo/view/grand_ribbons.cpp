// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "grand_ribbons.h"

#include "../texts.h"
#include "material.h"

#include "model/game_model/game_model.h"

#include <array>

namespace elgrande::grandissimo {

namespace {

struct Told {
    const char* event;
    const char* title;
    const char* line;
    Seat Event::*seat; // whom {seat} means
};

constexpr std::array kTold{
    Told{"gr-boycotted", "ribbon:boycott", "ribbon:boycott-text", &Event::seat},
    Told{"gr-allied", "ribbon:alliance", "ribbon:alliance-text", &Event::seat},
    Told{"gr-revolution-begun", "ribbon:revolution", "ribbon:revolution-text", &Event::holder},
    Told{"gr-revolution-ended", "ribbon:revolution-over", "ribbon:revolution-over-text", &Event::seat},
};

} // namespace

std::optional<RibbonWords> grandRibbon(const GameModel& model, const Event& event) {
    const std::string& id = model.catalogue().event(event.kind).id;
    for (const Told& each : kTold)
        if (id == each.event)
            return RibbonWords{told(model, each.title, event.*each.seat, event.to, event.holder),
                               told(model, each.line, event.*each.seat, event.to, event.holder)};
    return {};
}

} // namespace elgrande::grandissimo
