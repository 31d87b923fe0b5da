// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The Limit table (RULINGS.md 3.4): a token that lies in a region, and a place with 6 or 10 spaces that is a part of
// that region. Only who stands on them counts there; Caballeros with discs and those on personal spaces have a space of
// their own and count as always. Settle, pushed when spaces have become free: n = why. Who decides about too many that
// wait: who moved the table; the Inquisitor's holder; without one whoever has caused it, and after the Castillo nobody.
#include "colonies_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

#include <algorithm>

namespace elgrande::inquisitor_colonies {

int freeSpaces(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    if (limitedRegion(rules, state) == Area::None) return 0;
    return rules.map.room[index(ids.table)] - caballerosIn(state, ids.table);
}

Area landing(const Rules& rules, const State& state, Area from, Area to) {
    if (const Area hold = holdFor(rules, state, from, to); hold != Area::None) return hold;
    return to == limitedRegion(rules, state) && freeSpaces(rules, state) > 0 ? idsOf(rules).table : to;
}

namespace {

enum class Cause : std::uint8_t { Freed, Moved, Castillo };

// One goes onto the table only from beside it; whoever comes from elsewhere comes to the region.
AreaSet closedTable(const Rules& rules, const State& state, const Manner& manner) {
    const bool beside = manner.from != Area::None && manner.from == limitedRegion(rules, state);
    return beside ? AreaSet{} : AreaSet::of(idsOf(rules).table);
}

// Coming and going ---------------------------------------------------------------------------------------------------

bool isFromCastillo(const Transfer& moved) { return moved.from == Area::Castillo && moved.manner.how == How::Disk; }

// Whoever comes takes a free space; out of the Castillo all come at once, and then it is seen who does.
void takeSpaces(const Rules& rules, const State& state, const Transfer& moved, TransferList& instead) {
    const Ids& ids = idsOf(rules);
    if (moved.from == ids.table || moved.manner.how == How::Setup || isFromCastillo(moved)) return;
    const int on = std::min(moved.count, freeSpaces(rules, state));
    if (on <= 0) return;
    instead.push({moved.manner, moved.from, ids.table, on});
    if (on < moved.count) instead.push({moved.manner, moved.from, moved.to, moved.count - on});
}

void toTable(const Rules& rules, const State& state, const Transfer& moved, TransferList& instead) {
    if (moved.to == limitedRegion(rules, state)) takeSpaces(rules, state, moved, instead); // asked of every move
}

// Seating ------------------------------------------------------------------------------------------------------------

OwnerSet waiting(const Rules& rules, const State& state) {
    OwnerSet set;
    const Area region = limitedRegion(rules, state);
    if (region == Area::None || region == kingArea(rules, state)) return set; // taboo
    for (Owner owner : rules.owners)
        if (state.at(region, owner) > 0) set.insert(owner);
    return set;
}

bool allCanSit(const Rules& rules, const State& state) {
    return caballerosIn(state, limitedRegion(rules, state)) <= freeSpaces(rules, state);
}

Seat decider(const Rules& rules, const State& state, const Step& step) {
    const Cause cause = static_cast<Cause>(step.n);
    const Seat seat = holder(rules, state);
    if (cause == Cause::Moved) return step.seat;
    return seat != Seat::None || cause == Cause::Castillo ? seat : step.seat;
}

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    if (freeSpaces(rules, state) == 0 || waiting(rules, state).size() < 2 || allCanSit(rules, state)) return {};
    const Seat seat = decider(rules, state, step);
    return seat == Seat::None ? SeatSet{} : SeatSet::of(seat);
}

void legal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    for (Owner owner : waiting(rules, state)) out.push(act(idsOf(rules).seating, owner));
}

void sit(const Rules& rules, State& state, Seat by, Owner owner, int count, EventSink* events) {
    if (count > 0)
        transfer(rules, state, {{owner, by, How::Setup}, limitedRegion(rules, state), idsOf(rules).table, count},
                 idsOf(rules).onTable, events);
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    state.agenda.push(step);
    sit(rules, state, move.seat, static_cast<Owner>(move.action.a), 1, events);
}

// Where there is nothing to decide. Out of the Castillo only if all find a space, unless the holder has decided.
void run(const Rules& rules, State& state, Step step, EventSink* events) {
    const OwnerSet owners = waiting(rules, state);
    const bool undecided = static_cast<Cause>(step.n) == Cause::Castillo && holder(rules, state) == Seat::None;
    if (owners.empty() || (undecided && !allCanSit(rules, state))) return;
    const Area region = limitedRegion(rules, state);
    for (Owner owner : owners)
        sit(rules, state, decider(rules, state, step), owner,
            std::min<int>(state.at(region, owner), freeSpaces(rules, state)), events);
}

void explain(const Rules& rules, const State& state, const Step&, Seat, Decision& decision) {
    decision.card = Card::None;
    decision.cardSeat = Seat::None;
    decision.area = limitedRegion(rules, state);
    decision.remaining = freeSpaces(rules, state);
    for (Owner owner : rules.owners - waiting(rules, state)) refuse(decision, owner, Refusal::NothingToMove);
}

bool fits(const Rules& rules, const State&, const Step&, const Step& child) {
    const bool caused = rules.seats().contains(child.seat) || child.seat == Seat::None;
    return caused && child == Step{child.kind, child.seat, child.n, 0, 0} &&
           child.n <= static_cast<std::uint8_t>(Cause::Castillo);
}

const StepRules kSettle{.id = "colonies-settle",
                        .decision = "colonies-settle",
                        .actors = actors,
                        .legal = legal,
                        .apply = apply,
                        .run = run,
                        .explain = explain,
                        .fits = fits,
                        .vetoBeforeApply = false, // it comes of what has been done already
                        .anywhere = true};

// Moving the table ---------------------------------------------------------------------------------------------------

AreaSet goals(const Rules& rules, const State& state, Seat seat) {
    const AreaSet closed = banned(rules, state, Ban::Scoreboards, {Owner::None, seat, How::Own});
    const Area now = limitedRegion(rules, state);
    if (now != Area::None && closed.contains(now)) return {};
    const AreaSet open = rules.map.regions - closed - AreaSet::of(idsOf(rules).france);
    return now == Area::None ? open : open - AreaSet::of(now);
}

void tableLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).layTable), &Action::a, goals(rules, state, seat));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void layTable(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    const Ids& ids = idsOf(rules);
    const Area old = limitedRegion(rules, state);
    state.agenda.push({ids.settle, move.seat, static_cast<std::uint8_t>(Cause::Moved), 0, 0});
    for (Owner owner : rules.owners)
        if (const int on = state.at(ids.table, owner); on > 0)
            transfer(rules, state, {{owner, move.seat, How::Setup}, ids.table, old, on}, ids.offTable, events);
    moveToken(rules, state, ids.limit, Spot::in(static_cast<Area>(move.action.a)), move.seat, events);
}

bool tablePossible(const Rules& rules, const State& state, const Step& step) {
    return !goals(rules, state, step.seat).empty();
}

void tableExplain(const Rules& rules, const State& state, const Step&, Seat seat, Decision& decision) {
    const AreaSet rest = rules.map.targets - goals(rules, state, seat);
    refuseBanned(rules, state, Ban::Scoreboards, {Owner::None, seat, How::Own}, rest, decision);
    refuse(decision, limitedRegion(rules, state), Refusal::SamePlace);
    refuse(decision, idsOf(rules).france, idsOf(rules).noTableThere);
    refuseNoRegions(rules, rest, decision);
    refuse(decision, rest, idsOf(rules).noTableThere);
}

const StepRules kMoveTable{.id = "colonies-move-table",
                           .decision = "colonies-table",
                           .legal = tableLegal,
                           .apply = layTable,
                           .possible = tablePossible,
                           .explain = tableExplain};

const char* tableIsOk(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    const Spot spot = state.token[index(ids.limit)];
    if (!spot.isAside() && !(rules.map.regions - AreaSet::of(ids.france)).contains(spot.area()))
        return QT_TRANSLATE_NOOP("elgrande::errors", "the Limit table is where it cannot be");
    return spot.isAside() && caballerosIn(state, ids.table) > 0
               ? QT_TRANSLATE_NOOP("elgrande::errors", "Caballeros are on a Limit table that is not in play")
               : nullptr;
}

} // namespace

void seatThoseWaiting(const Rules& rules, State& state, const Transfer& moved) {
    const Ids& ids = idsOf(rules);
    const Area region = limitedRegion(rules, state);
    if (region == Area::None || moved.manner.how == How::Setup) return;
    const bool castillo = moved.to == region && isFromCastillo(moved);
    if ((moved.from != ids.table && !castillo) || isWaiting(state, ids.settle)) return;
    const Cause cause = castillo ? Cause::Castillo : Cause::Freed;
    // When all have moved, so that who takes one off the table can put another one on.
    pushWhenDone(rules, state, {ids.settle, moved.manner.by, static_cast<std::uint8_t>(cause), 0, 0});
}

void countOnTable(const Rules& rules, const State& state, Contest& contest) {
    const Area region = limitedRegion(rules, state);
    for (int i = 0; i < kMaxOwners; ++i) {
        const auto owner = static_cast<Owner>(i);
        if (!rules.owners.contains(owner)) continue;
        const Seat seat = masterOf(rules, state, owner);
        const Owner counts = seat == Seat::None ? owner : ownerOf(seat);
        contest.setCount(counts, contest.count(counts) - state.at(region, owner) + state.at(idsOf(rules).table, owner));
    }
}

void addLimit(RulesBuilder& builder, Ids& ids) {
    TokenRow row;
    row.id = row.picture = kTableToken;
    ids.limit = builder.addToken(row);
    ids.seating = builder.addAction("colonies-seat", {Operand::Owner});
    ids.layTable = builder.addAction("colonies-table", {Operand::Area});
    ids.onTable = builder.addEvent("colonies-on-table", EventFamily::Pieces);
    ids.offTable = builder.addEvent("colonies-off-table", EventFamily::Pieces);
    ids.noTableThere = builder.addRefusal("colonies-no-table-there");
    ids.settle = builder.addStep(kSettle);
    ids.moveTable = builder.addStep(kMoveTable);
    builder.ban({.on = Ban::CaballerosIn,
                 .areas = closedTable,
                 .why = builder.addRefusal("colonies-beside-only"),
                 .places = AreaSet::of(ids.table),
                 .bySource = true});
    builder.addPart(ids.table, ids.limit);
    builder.redirect(toTable, AreaSet{~0U} - AreaSet::of(Area::Castillo, Area::Court, Area::Provinces));
    builder.check(tableIsOk);
}

} // namespace elgrande::inquisitor_colonies
