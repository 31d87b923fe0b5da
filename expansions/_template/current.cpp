// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The current: chance of a kind of its own, a question to the table that the dealer answers, and neighbours that
// change. In the set-up and before each general scoring one of the chosen coasts is drawn, and until the next one is it
// lies next to the islands. Each comes once before all are shuffled again.
#include "island_rules.h"

#include "model/steps/events.h"

#include <algorithm>

namespace elgrande::template_islands {

namespace {

void legal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    const Current now = ids.current.load(state);
    for (std::size_t i = 0; i < ids.currents.size(); ++i)
        if (((now.drawn >> i) & 1U) == 0) out.push(act(ids.currentTo, ids.currents[i]));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    const Area to = static_cast<Area>(move.action.a);
    const auto drawn = std::find(ids.currents.begin(), ids.currents.end(), to) - ids.currents.begin();
    Current now = ids.current.load(state);
    now.place = static_cast<std::uint8_t>(index(to) + 1);
    now.drawn |= static_cast<std::uint8_t>(1U << drawn);
    if (now.drawn == (1U << ids.currents.size()) - 1U) { // the dealer has another order for them then
        now.drawn = 0;
        ++state.shuffles;
    }
    ids.current.store(state, now);
    steps::tell(events, ids.currentTurned, Seat::None, to);
}

AreaSet acrossTheSea(const Rules& rules, const State& state, Area area, AreaSet printed) {
    const Ids& ids = idsOf(rules);
    const Area to = ids.current.load(state).to();
    if (to == Area::None) return printed;
    if (area == ids.island) printed.insert(to);
    if (area == to) printed.insert(ids.island);
    return printed;
}

const char* currentIsOk(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    const Current now = ids.current.load(state);
    if (now.place != 0 && std::find(ids.currents.begin(), ids.currents.end(), now.to()) == ids.currents.end())
        return QT_TRANSLATE_NOOP("elgrande::errors", "the current runs to a coast that was not chosen");
    if (now.drawn >= (1U << ids.currents.size()) - 1U)
        return QT_TRANSLATE_NOOP("elgrande::errors", "the current has been everywhere and has not been reshuffled");
    return nullptr;
}

const StepRules kTurnCurrent{
    .id = "template-current", .decision = "reveal", .actors = byTable, .legal = legal, .apply = apply};

} // namespace

void addCurrent(RulesBuilder& builder, Ids& ids) {
    ids.current = builder.addSlot<Current>(kCurrentSlot);
    for (const std::string& id : builder.optionSet(kCurrentsOption))
        for (std::size_t i = 0; i < builder.rules().map.rows.size(); ++i)
            if (builder.rules().map.rows[i].id == id) ids.currents.push_back(static_cast<Area>(i));
    ids.currentTo = builder.addAction("template-current", {Operand::Area});
    ids.currentTurned = builder.addEvent("template-current");
    const Step turn = stepOf(builder.addStep(kTurnCurrent));
    builder.at(Anchor::Setup, turn);
    builder.at(Anchor::ScoringStart, turn);
    builder.rerouteNeighbours(acrossTheSea);
    builder.check(currentIsOk);
}

} // namespace elgrande::template_islands
