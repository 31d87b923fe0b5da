// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The free moves of the ship at any time in one's own turn (option colonies-sailing: any-time), in any order: S001 says
// who may sail, those who were there when the turn began, and not when. So whoever comes on board or overseas
// during the turn is noted as a newcomer there and does not sail in it. Who sets sail and lets nobody sail does not set
// sail again before something else has happened, else a turn would have no end.
#include "colonies_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

#include <algorithm>

namespace elgrande::inquisitor_colonies {

namespace {

std::array<Area, Newcomers::kPlaces> placesAtSea(const Ids& ids) {
    std::array<Area, Newcomers::kPlaces> places{ids.ship, ids.captain, ids.america, ids.viceroy, ids.mediterranean};
    std::size_t next = 5;
    for (const Haven& haven : ids.havens)
        for (Area hold : haven.hold) places[next++] = hold;
    places[next] = ids.table;
    return places;
}

// A place's number in that list, or -1.
int numberOf(const Ids& ids, Area area) {
    const auto places = placesAtSea(ids);
    const auto found = std::find(places.begin(), places.end(), area);
    return found == places.end() ? -1 : static_cast<int>(found - places.begin());
}

// The ship, America or the Mediterranean, in which the place lies; None elsewhere.
Area watersAround(const Rules& rules, const State& state, Area area) {
    const Ids& ids = idsOf(rules);
    for (Area whole : {ids.ship, ids.america, ids.mediterranean})
        if (wholeOf(rules, state, whole).contains(area)) return whole;
    return Area::None;
}

int rowOf(const Rules& rules, const State& state, Owner owner) {
    if (owner == Owner::Black) return 1;
    const Seat seat = activeSeat(rules, state);
    return seat != Seat::None && owner == ownerOf(seat) ? 0 : -1;
}

// Nobody can tell two Caballeros of a colour in one place apart, so whoever leaves is who suits their owner: by ship
// and within a region those who were there before, otherwise a newcomer.
void noteNewcomers(const Rules& rules, State& state, const Transfer& moved, EventSink*) {
    const Ids& ids = idsOf(rules);
    const int row = rowOf(rules, state, moved.manner.owner);
    const int from = numberOf(ids, moved.from);
    const int to = numberOf(ids, moved.to);
    if (row < 0 || (from < 0 && to < 0)) return;
    const Slot<Newcomers> slot = idsOf(rules).newcomers;
    Newcomers all = slot.load(state);
    auto& here = all.here[static_cast<std::size_t>(row)];
    const Area around = watersAround(rules, state, moved.from);
    const bool stays = around != Area::None && around == watersAround(rules, state, moved.to);
    int coming = watersAround(rules, state, moved.to) == Area::None ? 0 : moved.count;
    if (from >= 0) {
        std::uint8_t& there = here[static_cast<std::size_t>(from)];
        const int before = state.at(moved.from, moved.manner.owner) + moved.count - there;
        const bool oldOnesFirst = stays || moved.manner.how == How::Own;
        const int leaving = oldOnesFirst ? std::max(0, moved.count - before) : std::min<int>(there, moved.count);
        there = static_cast<std::uint8_t>(there - std::min<int>(there, leaving));
        if (stays) coming = leaving;
    }
    if (to >= 0)
        here[static_cast<std::size_t>(to)] = static_cast<std::uint8_t>(here[static_cast<std::size_t>(to)] + coming);
    slot.store(state, all);
}

void noteMove(const Rules& rules, State& state, const Transfer&, EventSink*) {
    idsOf(rules).idleVoyage.store(state, 0);
}

void castOff(const Rules& rules, State& state, Step, EventSink*) {
    idsOf(rules).newcomers.store(state, {});
    idsOf(rules).idleVoyage.store(state, 0);
}

// Where those stand who were there when the turn began and can leave.
AreaSet sailorsOf(const Rules& rules, const State& state, Owner owner, Seat seat) {
    const Ids& ids = idsOf(rules);
    AreaSet set = occupied(rules, state, owner) & ids.afloat;
    if (set.empty()) return set;
    set = mayLeave(rules, state, {owner, seat, How::Own}, set);
    const Newcomers all = idsOf(rules).newcomers.load(state);
    const int row = rowOf(rules, state, owner);
    for (Area area : set) {
        const int number = numberOf(ids, area);
        const bool atSea = number >= 0 && watersAround(rules, state, area) != Area::None;
        const int stay =
            row < 0 || !atSea ? 0 : all.here[static_cast<std::size_t>(row)][static_cast<std::size_t>(number)];
        if (!atSea || state.at(area, owner) <= stay) set.erase(area);
    }
    return set;
}

void legal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    for (Owner owner : commanded(rules, state, seat))
        for (Area from : sailorsOf(rules, state, owner, seat))
            out.pushEach(act(idsOf(rules).sailing, owner, from), &Action::c,
                         sailingGoals(rules, state, {owner, seat, How::Own, from}));
    out.push(act(ActionKind::Done));
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Owner owner = static_cast<Owner>(move.action.a);
    const Area from = static_cast<Area>(move.action.b);
    state.agenda.push(step);
    transfer(rules, state, {{owner, move.seat, How::Own, from}, from, static_cast<Area>(move.action.c), 1},
             idsOf(rules).sailed, events);
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    decision.topic = kAnyTimeTopic;
    ActionList offered;
    legal(rules, state, step, seat, offered);
    AreaSet rest = rules.map.targets;
    for (Action action : offered) {
        if (action.kind != idsOf(rules).sailing) continue;
        rest.erase(static_cast<Area>(action.b));
        rest.erase(static_cast<Area>(action.c));
    }
    refuseBanned(rules, state, Ban::CaballerosIn, ownOf(seat, How::Own), rest, decision);
    refuse(decision, rest, idsOf(rules).notByShip);
}

bool fits(const Rules&, const State&, const Step& parent, const Step& child) { return child == parent; }

const StepRules kVoyage{.id = "colonies-voyage",
                        .decision = "colonies-sail",
                        .legal = legal,
                        .apply = apply,
                        .explain = explain,
                        .fits = fits,
                        .isRun = true};
const StepRules kCastOff{.id = "colonies-cast-off", .decision = nullptr, .run = castOff};

// Whether nothing has happened since the seat set sail.
bool isIdle(const Rules& rules, const State& state) { return idsOf(rules).idleVoyage.load(state) == state.parts + 1; }

// The part of the turn, as often as somebody can sail.
void offerVoyage(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    if (isIdle(rules, state)) return;
    for (Owner owner : commanded(rules, state, seat))
        for (Area from : sailorsOf(rules, state, owner, seat))
            if (!sailingGoals(rules, state, {owner, seat, How::Own, from}).empty())
                return out.push(act(idsOf(rules).setSail));
}
void beginVoyage(const Rules& rules, State& state, Move move, EventSink*) {
    idsOf(rules).idleVoyage.store(state, static_cast<std::uint16_t>(state.parts + 1));
    state.agenda.push({idsOf(rules).voyage, move.seat, 0, 0, 0});
}
void explainVoyage(const Rules& rules, const State& state, Seat, Decision& decision) {
    const Ids& ids = idsOf(rules);
    refuse(decision, ids.setSail, isIdle(rules, state) ? ids.nobodySailed : ids.notByShip);
}
bool voyageFits(const Rules& rules, const State&, Seat seat, const Step& child) {
    return child == Step{idsOf(rules).voyage, seat, 0, 0, 0};
}

const TurnPart kVoyagePart{.id = "colonies-voyage",
                           .word = ActionKind::Done, // addVoyage fills it in
                           .repeats = true,
                           .offer = offerVoyage,
                           .begin = beginVoyage,
                           .explain = explainVoyage,
                           .fits = voyageFits};

} // namespace

void addVoyage(RulesBuilder& builder, Ids& ids) {
    ids.newcomers = builder.addSlot<Newcomers>("colonies-newcomers");
    ids.idleVoyage = builder.addSlot<std::uint16_t>("colonies-idle-voyage");
    ids.nobodySailed = builder.addRefusal("colonies-nobody-sailed");
    ids.voyage = builder.addStep(kVoyage);
    ids.setSail = builder.addAction("colonies-set-sail", {});
    TurnPart part = kVoyagePart;
    part.word = part.other = ids.setSail;
    builder.addTurnPart(part);
    builder.at(Anchor::TurnStart, stepOf(builder.addStep(kCastOff)), StepKind::Court);
    builder.onArrival(noteNewcomers, ids.afloat, ids.afloat);
    builder.onArrival(noteMove);
}

} // namespace elgrande::inquisitor_colonies
