// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The bridge (63, S001 note 63): two regions become neighbours until somebody plays another bridge, wherever. Its two
// ends are tokens in the regions, the first one in that of the lower number. Nobody says which regions it may join; any
// two may be (README.md).
#include "../king_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::intrigue_king {

namespace {

// Those behind the region that it could be joined with.
AreaSet otherEnds(const Rules& rules, const State& state, Area from) {
    const AreaSet later{~0U << index(from) << 1U};
    return rules.map.regions & (later - neighbours(rules, state, from));
}

void legal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    for (Area from : rules.map.regions)
        out.pushEach(act(idsOf(rules).build, from), &Action::b, otherEnds(rules, state, from));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    moveToken(rules, state, idsOf(rules).bridge, Spot::in(static_cast<Area>(move.action.a)), move.seat, events);
    moveToken(rules, state, idsOf(rules).otherEnd, Spot::in(static_cast<Area>(move.action.b)), move.seat, events);
}

bool possible(const Rules& rules, const State& state, const Step&) {
    for (Area from : rules.map.regions)
        if (!otherEnds(rules, state, from).empty()) return true;
    return false;
}

void explain(const Rules& rules, const State& state, const Step&, Seat, Decision& decision) {
    AreaSet ends;
    for (Area from : rules.map.regions)
        if (const AreaSet to = otherEnds(rules, state, from); !to.empty()) ends = ends | to | AreaSet::of(from);
    refuseNoRegions(rules, rules.map.targets, decision);
    refuse(decision, rules.map.targets - ends, idsOf(rules).bridged);
}

AreaSet acrossTheBridge(const Rules& rules, const State& state, Area area, AreaSet printed) {
    const Area one = state.token[index(idsOf(rules).bridge)].area();
    const Area other = state.token[index(idsOf(rules).otherEnd)].area();
    if (area == one) printed.insert(other);
    if (area == other) printed.insert(one);
    return printed;
}

const char* isOk(const Rules& rules, const State& state) {
    const Spot one = state.token[index(idsOf(rules).bridge)];
    const Spot other = state.token[index(idsOf(rules).otherEnd)];
    if (one.isAside() && other.isAside()) return nullptr;
    const bool joins =
        rules.map.regions.contains(one.area()) && rules.map.regions.contains(other.area()) && one < other;
    return joins ? nullptr : QT_TRANSLATE_NOOP("elgrande::errors", "the bridge does not join two regions");
}

const StepRules kBuild{.id = "ki-bridge",
                       .decision = "ki-bridge",
                       .legal = legal,
                       .apply = apply,
                       .possible = possible,
                       .explain = explain};

} // namespace

void addBridge(RulesBuilder& builder, Ids& ids) {
    ids.bridge = builder.addToken({.id = kBridge, .picture = "bridge"});
    ids.otherEnd = builder.addToken({.id = kBridgeEnd, .picture = "bridge"});
    ids.build = builder.addAction("ki-bridge", {Operand::Area, Operand::Area}, true);
    ids.bridged = builder.addRefusal("ki-bridged");
    builder.addEffect("ki-bridge", effectOf({stepOf(builder.addStep(kBuild))}));
    builder.rerouteNeighbours(acrossTheBridge, ids.bridge);
    builder.check(isOk);
}

} // namespace elgrande::intrigue_king
