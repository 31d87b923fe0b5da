// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The wider set-up (RULINGS.md 3.1, S001 "Preparation"): after the homes two regions are drawn for two black Caballeros
// each, then one for the Limit table; everybody secretly names a region for two of his Caballeros, who stay in the
// court if it is the King's; one Gold and two Wares are laid out. Draw: n = what the next region is for: 0 and 1 black
// Caballeros, 2 the Limit table.
#include "colonies_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/disk.h"

namespace elgrande::inquisitor_colonies {

namespace {

// Region cards that are left: neither the King's nor a home nor drawn for black Caballeros.
void drawLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::RevealRegion), &Action::a,
                 regionsNotDrawn(rules, state) - occupied(rules, state, Owner::Black));
}

constexpr std::uint8_t kForTable = 2;
constexpr int kByDisk = 2; // Caballeros of each seat

void draw(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Area area = static_cast<Area>(move.action.a);
    if (step.n == kForTable) return moveToken(rules, state, idsOf(rules).limit, Spot::in(area), Seat::None, events);
    ++step.n;
    state.agenda.push(step);
    transfer(rules, state, {{Owner::Black, Seat::None, How::Setup}, Area::Provinces, area, kBlack / 2},
             idsOf(rules).blackPlaced, events);
}
bool drawFits(const Rules&, const State&, const Step& parent, const Step& child) {
    return child == Step{parent.kind, parent.seat, child.n, 0, 0} && child.n > parent.n && child.n <= kForTable;
}

void open(const Rules& rules, State& state, Step, EventSink* events) {
    steps::placeByDisks(rules, state, Area::Court, kByDisk, events);
    bringGoods(rules, state, 1, 2, events);
}

const StepRules kDraw{.id = "colonies-draw",
                      .decision = "reveal",
                      .actors = byTable,
                      .legal = drawLegal,
                      .apply = draw,
                      .fits = drawFits};
constexpr StepRules kOpen = readingDisks("colonies-opening", open);

} // namespace

void addSetUp(RulesBuilder& builder, Ids& ids) {
    ids.blackPlaced = builder.addEvent("colonies-black-placed", EventFamily::Pieces);
    builder.at(Anchor::Setup, stepOf(builder.addStep(kDraw)), StepKind::RevealStarter);
    const auto use = static_cast<DiskUse>(builder.addDiskUse({.id = kOpeningTopic}));
    builder.at(Anchor::Setup, diskFor(use, builder.addStep(kOpen)));
}

} // namespace elgrande::inquisitor_colonies
