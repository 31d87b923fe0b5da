// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Gold and Wares (RULINGS.md 3.3): discs that lie in America and in the Mediterranean, are claimed by Caballeros there
// and pay when those reach Spain. Whoever has claimed one stands in a hold, where the disc lies too; in France, where
// each space holds one Caballero, the disc lies on his space. So the disc goes along wherever he goes.
#include "colonies_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/score.h"

#include <algorithm>

namespace elgrande::inquisitor_colonies {

namespace {

// Where discs of this kind lie until somebody claims them.
const Haven& homeOf(const Ids& ids, Good good) { return ids.havens[good == Good::Gold ? 1 : 2]; }

} // namespace

Token goodAt(const Rules& rules, const State& state, Good good, Spot spot) {
    const std::size_t kind = index(good);
    const std::size_t first = index(idsOf(rules).goods[kind]);
    const std::size_t end = first + static_cast<std::size_t>(kCopies[kind]);
    // Tokens of a kind lie in order (moveToken). Those before it are counted, because no processor foresees where a
    // search stops.
    std::size_t i = first;
    for (std::size_t each = first; each < end; ++each) i += state.token[each] < spot ? 1U : 0U;
    return i < end && state.token[i] == spot ? static_cast<Token>(i) : Token::None;
}

int cargoFrom(const Rules& rules, const State& state, Area place) {
    for (const Haven& haven : idsOf(rules).havens)
        for (Good good : kGoods)
            if (haven.hold[index(good)] == place) return static_cast<int>(good);
    for (Good good : kGoods)
        if (goodAt(rules, state, good, Spot::in(place)) != Token::None) return static_cast<int>(good);
    return -1;
}

Area holdFor(const Rules& rules, const State& state, Area from, Area to) {
    for (const Haven& haven : idsOf(rules).havens)
        if (const int cargo = haven.place == to ? cargoOf(rules, state, from) : -1; cargo >= 0)
            return haven.hold[static_cast<std::size_t>(cargo)];
    return Area::None;
}

void bringGoods(const Rules& rules, State& state, int gold, int wares, EventSink* events) {
    const auto bring = [&](Good good, int count) {
        for (; count > 0; --count)
            if (const Token disc = goodAt(rules, state, good, Spot::aside()); disc != Token::None)
                moveToken(rules, state, disc, Spot::in(homeOf(idsOf(rules), good).place), Seat::None, events);
    };
    bring(Good::Gold, gold);
    bring(Good::Wares, wares);
}

namespace {

// On the way ---------------------------------------------------------------------------------------------------------

// Whoever has a disc keeps it where he lands overseas or on board.
void stow(const Rules& rules, const State& state, const Transfer& moved, TransferList& instead) {
    const Area hold = holdFor(rules, state, moved.from, moved.to);
    if (hold != Area::None && hold != moved.from) instead.push({moved.manner, moved.from, hold, moved.count});
}

bool isSpain(const Rules& rules, const State& state, Area place) {
    const Ids& ids = idsOf(rules);
    const Area region = place == ids.table ? limitedRegion(rules, state) : place;
    return rules.map.onDisk.contains(region) || (ids.franceIsSpain && ids.spaces.contains(region));
}

void pay(const Rules& rules, State& state, const Transfer& moved, int cargo, EventSink* events) {
    const Seat seat = masterOf(rules, state, moved.manner.owner);
    if (seat == Seat::None) return;
    const std::size_t good = static_cast<std::size_t>(cargo);
    const auto points = static_cast<std::int16_t>(kPoints[good]);
    giveAward(state, {moved.to, seat, 0, idsOf(rules).delivered[good], points}, events);
}

// What is forbidden --------------------------------------------------------------------------------------------------

bool isCommanded(const Rules& rules, const State& state, const Manner& manner) {
    return manner.by != Seat::None && commanded(rules, state, manner.by).contains(manner.owner);
}

// Neither Captain nor Viceroy; nobody else puts him into the Castillo; he does not lay the disc down where it is.
AreaSet closedToCargo(const Rules& rules, const State& state, const Manner& manner) {
    const Ids& ids = idsOf(rules);
    if (cargoFrom(rules, state, manner.from) < 0) return {};
    AreaSet set = AreaSet::of(ids.captain, ids.viceroy);
    if (ids.holds.contains(manner.from)) set.insert(rules.map.inside[index(manner.from)]);
    if (!isCommanded(rules, state, manner)) set.insert(Area::Castillo);
    return set;
}

// Nobody else sends him to the provinces.
AreaSet cargoOfOthers(const Rules& rules, const State& state, const Manner& manner) {
    const Ids& ids = idsOf(rules);
    if (isCommanded(rules, state, manner)) return {};
    AreaSet set = ids.holds;
    for (Area space : ids.spaces)
        if (cargoOf(rules, state, space) >= 0) set.insert(space);
    return set;
}

void addBans(RulesBuilder& builder, const Ids& ids) {
    const Refusal withGoods = builder.addRefusal("colonies-with-goods");
    builder.ban({.on = Ban::CaballerosIn,
                 .areas = closedToCargo,
                 .why = withGoods,
                 .places = AreaSet::of(ids.captain, ids.viceroy, ids.ship, ids.america) |
                           AreaSet::of(ids.mediterranean, Area::Castillo),
                 .hows = Ban::bitOf(How::Relocate) | Ban::bitOf(How::Own),
                 .bySource = true,
                 .sources = ids.berths});
    builder.ban({.on = Ban::CaballerosOut,
                 .areas = cargoOfOthers,
                 .why = withGoods,
                 .places = ids.berths,
                 .hows = Ban::bitOf(How::SendBack)});
}

// Claiming, at any time in one's own turn ----------------------------------------------------------------------------

// Where whoever stands can claim a disc of this kind: where one is free, but not in the holds, where those are who
// have.
AreaSet shores(const Rules& rules, const State& state, Good good) {
    const Ids& ids = idsOf(rules);
    const Area home = homeOf(ids, good).place;
    if (goodAt(rules, state, good, Spot::in(home)) == Token::None) return {};
    return wholeOf(rules, state, home) - ids.holds; // the Viceroy resigns
}

// Those of the places from which the seat may claim a disc with a piece of this owner.
AreaSet openings(const Rules& rules, const State& state, AreaSet places, Owner owner, Seat seat) {
    const AreaSet there = occupied(rules, state, owner) & places;
    return there.empty() ? there : mayLeave(rules, state, {owner, seat, How::Own}, there);
}

void claimLegal(const Rules& rules, const State& state, const Step&, Seat seat, ActionList& out) {
    const OwnerSet owners = commanded(rules, state, seat);
    for (Good good : kGoods) {
        const AreaSet places = shores(rules, state, good);
        std::array<AreaSet, kMaxOwners> open;
        for (Owner owner : owners) open[index(owner)] = openings(rules, state, places, owner, seat);
        for (Area place : places)
            for (Owner owner : owners)
                out.pushIf(open[index(owner)].contains(place), act(idsOf(rules).claim, owner, place));
    }
}

void claimDisc(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    const Area from = static_cast<Area>(move.action.b);
    const Good good = shores(rules, state, Good::Gold).contains(from) ? Good::Gold : Good::Wares;
    const Haven& haven = homeOf(ids, good);
    const Area hold = haven.hold[index(good)];
    const Token disc = goodAt(rules, state, good, Spot::in(haven.place));
    moveToken(rules, state, disc, Spot::in(hold), move.seat, events);
    transfer(rules, state, {{static_cast<Owner>(move.action.a), move.seat, How::Own}, from, hold, 1}, ids.claimed,
             events);
}

void claimExplain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    ActionList offered;
    claimLegal(rules, state, step, seat, offered);
    AreaSet rest = rules.map.targets;
    for (Action action : offered) rest.erase(static_cast<Area>(action.b));
    refuse(decision, rest, idsOf(rules).nothingToClaim);
}

const StepRules kClaimStep{.id = "colonies-claim",
                           .decision = "colonies-claim",
                           .legal = claimLegal,
                           .apply = claimDisc,
                           .explain = claimExplain};

// The part of the turn, as often as there are discs.
void offer(const Rules& rules, const State& state, Seat seat, ActionList& out) {
    for (Owner owner : commanded(rules, state, seat)) {
        if ((occupied(rules, state, owner) & idsOf(rules).claimFrom).empty()) continue; // mostly, and soon seen
        const AreaSet places = shores(rules, state, Good::Gold) | shores(rules, state, Good::Wares);
        if (!openings(rules, state, places, owner, seat).empty()) return out.push(act(idsOf(rules).claiming));
    }
}

void begin(const Rules& rules, State& state, Move move, EventSink*) {
    state.agenda.push({idsOf(rules).claimStep, move.seat, 0, 0, 0});
}

bool claimFits(const Rules& rules, const State&, Seat seat, const Step& child) {
    return child == Step{idsOf(rules).claimStep, seat, 0, 0, 0};
}

void explainClaim(const Rules& rules, const State&, Seat, Decision& decision) {
    refuse(decision, idsOf(rules).claiming, idsOf(rules).nothingToClaim);
}

const TurnPart kClaim{.id = "colonies-claim",
                      .word = ActionKind::Done, // addGoods fills it in
                      .repeats = true,
                      .isGift = true,
                      .offer = offer,
                      .begin = begin,
                      .explain = explainClaim,
                      .fits = claimFits};

// Discs of a card, when its special action is done: n gold ones, a of wares. By themselves they are no reason for it.
void bring(const Rules& rules, State& state, Step step, EventSink* events) {
    bringGoods(rules, state, step.n, step.a, events);
}
bool never(const Rules&, const State&, const Step&) { return false; }

const StepRules kBring{
    .id = "colonies-bring", .decision = nullptr, .run = bring, .possible = never, .a = Operand::Number};

// What a sound state looks like, and what goods are worth ------------------------------------------------------------

const char* goodsAreOk(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    std::array<int, kMaxAreas> discs{};
    for (Good good : kGoods) {
        const std::size_t kind = index(good);
        const Area home = homeOf(ids, good).place;
        for (std::size_t i = 0; i < static_cast<std::size_t>(kCopies[kind]); ++i) {
            const Spot spot = state.token[index(ids.goods[kind]) + i];
            if (spot.isAside() || spot.area() == home) continue;
            const bool carried =
                ids.berths.contains(spot.area()) && cargoOf(rules, state, spot.area()) == static_cast<int>(kind);
            if (!carried) return QT_TRANSLATE_NOOP("elgrande::errors", "a disc is where it cannot be");
            ++discs[index(spot.area())];
        }
    }
    for (Area area : ids.holds)
        if (discs[index(area)] != caballerosIn(state, area))
            return QT_TRANSLATE_NOOP("elgrande::errors",
                                     "a disc and the Caballero that claimed it are in different places");
    for (Area area : ids.spaces)
        if (discs[index(area)] > caballerosIn(state, area))
            return QT_TRANSLATE_NOOP("elgrande::errors",
                                     "a disc and the Caballero that claimed it are in different places");
    return nullptr;
}

// A disc on board is nearer than one overseas.
double worthOfGoods(const Rules& rules, const State& state, Seat seat) {
    const Ids& ids = idsOf(rules);
    double worth = 0;
    for (const Haven& haven : ids.havens)
        for (Good good : kGoods)
            for (Owner owner : commanded(rules, state, seat))
                worth += (haven.place == ids.ship ? 0.75 : 0.5) * kPoints[index(good)] *
                         state.at(haven.hold[index(good)], owner);
    return worth;
}

} // namespace

// The disc follows its Caballero; in Spain it pays, and there as well as at court, in the provinces and in the Castillo
// it goes back beside the board.
void carryDiscs(const Rules& rules, State& state, const Transfer& moved, EventSink* events) {
    const Ids& ids = idsOf(rules);
    const int cargo = cargoOf(rules, state, moved.from);
    if (cargo < 0) return;
    const bool pays = isSpain(rules, state, moved.to);
    const bool kept = !pays && ids.berths.contains(moved.to);
    for (int i = 0; i < moved.count; ++i) {
        const Token disc = goodAt(rules, state, static_cast<Good>(cargo), Spot::in(moved.from));
        if (disc == Token::None) return; // only in positions set up by hand
        moveToken(rules, state, disc, kept ? Spot::in(moved.to) : Spot::aside(), moved.manner.by, events);
        if (pays) pay(rules, state, moved, cargo, events);
    }
}

void addGoods(RulesBuilder& builder, Ids& ids) {
    const std::array<const char*, 2> names{kGoldToken, kWaresToken};
    const std::array<const char*, 2> reasons{"colonies-gold", "colonies-wares"};
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        TokenRow row;
        row.id = row.picture = names[kind];
        row.copies = kCopies[kind];
        ids.goods[kind] = builder.addToken(row);
        ids.delivered[kind] = builder.addReason(reasons[kind]);
    }
    ids.claiming = builder.addAction("colonies-claim", {});
    ids.claimStep = builder.addStep(kClaimStep);
    ids.claim = builder.addAction("colonies-claim-with", {Operand::Owner, Operand::Area});
    ids.claimed = builder.addEvent("colonies-claimed", EventFamily::Pieces);
    ids.nothingToClaim = builder.addRefusal("colonies-nothing-to-claim");
    ids.bring = builder.addStep(kBring);
    TurnPart claim = kClaim;
    claim.word = claim.other = ids.claiming;
    builder.addTurnPart(claim);
    addBans(builder, ids);
    builder.redirect(stow, AreaSet::of(ids.ship, ids.america, ids.mediterranean));
    builder.check(goodsAreOk);
    builder.worth(worthOfGoods);
}

} // namespace elgrande::inquisitor_colonies
