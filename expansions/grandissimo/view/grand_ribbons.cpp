// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "grand_ribbons.h"

#include "../texts.h"
#include "material.h"

#include "model/game_model/game_model.h"
#include "views/game/shown.h"

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

// Where he is before it, or None.
Seat leavesFirst(const Shown& shown, const std::vector<Event>& since) {
    const Catalogue& catalogue = shown.model().catalogue();
    if (shown.before() == nullptr) return Seat::None;
    for (const Event& event : since)
        if (event.kind == EventKind::TokenMoved && event.holder == Seat::None &&
            catalogue.tokens[index(event.token)].id == kInquisitor)
            for (const Seat seat : holdersOf(catalogue, *shown.before(), kInquisitor)) return seat;
    return Seat::None;
}

} // namespace

QStringList scoringNotes(const Shown& shown, const std::vector<Event>& since) {
    const GameModel& model = shown.model();
    QStringList notes;
    if (const Seat seat = leavesFirst(shown, since); seat != Seat::None)
        notes << told(model, "scoring:inquisitor", seat);
    for (const Pact& each : pactsOf(model.catalogue(), shown.seen()))
        notes << told(model, each.partner == Seat::None ? "scoring:boycott" : "scoring:alliance", each.seat,
                      each.region, each.partner);
    if (const Seat seat = freeChooser(model.catalogue(), shown.seen()); seat != Seat::None)
        notes << told(model, "scoring:free-choice", seat);
    return notes;
}

std::optional<RibbonWords> grandRibbon(const GameModel& model, const Event& event) {
    const std::string& id = model.catalogue().event(event.kind).id;
    for (const Told& each : kTold)
        if (id == each.event)
            return RibbonWords{told(model, each.title, event.*each.seat, event.to, event.holder),
                               told(model, each.line, event.*each.seat, event.to, event.holder)};
    return {};
}

} // namespace elgrande::grandissimo
