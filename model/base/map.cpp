// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Places and their borders (RULINGS.md 1.1), the mobile scoreboards (1.2). The order of the rows is the scoring bar's
// and that of enum Area.
#include "model/base/base.h"

#include "model/rules/queries.h"

namespace elgrande::base {

namespace {

AreaRow region(const char* id, std::array<int, 3> values, std::vector<std::string> neighbours, bool coastal) {
    AreaRow row;
    row.id = id;
    row.values = values;
    row.neighbours = std::move(neighbours);
    row.coastal = coastal;
    return row;
}

// Castillo, court and provinces: no regions, and nothing is taken out of them by an action that moves pieces.
AreaRow place(const char* id, std::array<int, 3> values, bool onBoard) {
    AreaRow row = placeRow(id);
    row.values = values;
    row.closed = true;
    row.enterable = row.shown = onBoard;
    return row;
}

} // namespace

void addMap(RulesBuilder& builder) {
    builder.addArea(region("galicia", {4, 2, 0}, {"castilla_la_vieja", "pais_vasco"}, true));
    builder.addArea(region("pais_vasco", {5, 3, 1}, {"aragon", "castilla_la_vieja"}, true));
    builder.addArea(
        region("aragon", {5, 4, 1}, {"castilla_la_nueva", "castilla_la_vieja", "cataluna", "valencia"}, false));
    builder.addArea(region("cataluna", {4, 2, 1}, {"valencia"}, true));
    builder.addArea(region("castilla_la_vieja", {6, 4, 2}, {"castilla_la_nueva"}, false));
    builder.addArea(region("castilla_la_nueva", {7, 4, 2}, {"sevilla", "granada", "valencia"}, false));
    builder.addArea(region("sevilla", {4, 3, 1}, {"granada"}, true));
    builder.addArea(region("granada", {6, 3, 1}, {"valencia"}, true));
    builder.addArea(region("valencia", {5, 3, 2}, {}, true));
    builder.addArea(place("castillo", {5, 3, 1}, true));
    builder.addArea(place("court", {}, false));
    builder.addArea(place("provinces", {}, false));
    builder.addToken({.id = "8/4/0", .picture = "scoreboard", .values = {8, 4, 0}, .home = TokenHome::Board});
    builder.addToken({.id = "4/0/0", .picture = "scoreboard", .values = {4, 0, 0}, .home = TokenHome::Board});
    builder.addToken({.id = "king", .picture = "king", .home = TokenHome::Board});
    builder.scoreAlso(scoreByRank);
}

} // namespace elgrande::base
