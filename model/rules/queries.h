// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The questions that steps, agents and views ask instead of reading tables, because an effect may change the answer
// (Bridge, Revolution, Quarantine …). Sources: RULINGS.md 1.1, 1.6, 1.9.
#pragma once

#include "model/rules/rules.h"

#include <bit>
#include <cstring>
#include <vector>

namespace elgrande {

// Places -------------------------------------------------------------------------------------------------------------

// Where the King's role is; its region is taboo. None before it is drawn.
inline Area kingArea(const Rules& rules, const State& state) {
    Area king = state.king();
    for (const KingHook& hook : rules.hooks.king)
        [[unlikely]] if (isShown(state, hook.shownBy)) king = hook.where(rules, state, king);
    return king;
}

inline AreaSet neighbours(const Rules& rules, const State& state, Area area) {
    if (area == Area::None) return {};
    AreaSet set = rules.map.neighbours[index(area)];
    for (const Route& route : rules.hooks.neighbours)
        [[unlikely]] if (isShown(state, route.shownBy)) set = route.hook(rules, state, area, set);
    return set;
}

// Eight of an owner's counts, for eight places from `place` on: a byte of the word for each.
inline std::uint64_t eightCounts(const State& state, std::size_t owner, int place) {
    static_assert(std::endian::native == std::endian::little);
    std::uint64_t eight = 0;
    std::memcpy(&eight, state.count[owner].data() + place, sizeof eight);
    return eight;
}

// The places of every byte whose highest bit `test` sets, for the counts from a place on: eight places at once, because
// such sets are asked for several times in every decision. The multiplication gathers the eight bits.
template <class Test>
AreaSet placesWhere(const Rules& rules, Test test) {
    constexpr std::uint64_t kHighest = 0x8080808080808080ULL;
    constexpr std::uint64_t kGather = 0x0002040810204081ULL;
    std::uint32_t bits = 0;
    for (int place = 0; place < rules.map.size; place += 8)
        bits |= static_cast<std::uint32_t>(((test(place) & kHighest) * kGather) >> 56U) << place;
    return {bits};
}

// Places where `owner` has at least `least` Caballeros: adding 128 - least carries into a byte's highest bit there.
inline AreaSet occupied(const Rules& rules, const State& state, Owner owner, int least = 1) {
    constexpr std::uint64_t kEach = 0x0101010101010101ULL;
    return placesWhere(rules, [&](int place) {
        return eightCounts(state, index(owner), place) + kEach * static_cast<unsigned>(128 - least);
    });
}

// Caballeros of all owners in a place, those on its parts not included.
inline int caballerosIn(const State& state, Area area) {
    int sum = 0;
    for (const State::Row& row : state.count) sum += row[index(area)];
    return sum;
}

// The parts of a place, whether they count or not: as printed, and what has been laid there.
inline AreaSet partsOf(const Rules& rules, const State& state, Area area) {
    AreaSet set = rules.map.parts[index(area)];
    for (const LoosePart& each : rules.hooks.parts)
        [[unlikely]] if (state.token[index(each.token)] == Spot::in(area)) set.insert(each.part);
    return set;
}
// The places that have parts now.
inline AreaSet divided(const Rules& rules, const State& state) {
    AreaSet set = rules.map.divided;
    for (const LoosePart& each : rules.hooks.parts)
        [[unlikely]] if (const Area area = state.token[index(each.token)].area(); area != Area::None) set.insert(area);
    return set;
}
// A place with all its parts: what an action means that speaks of the Caballeros of a region.
inline AreaSet wholeOf(const Rules& rules, const State& state, Area area) {
    const AreaSet itself = AreaSet::of(area);
    return rules.map.hasParts ? itself | partsOf(rules, state, area) : itself;
}
// The same places with every part replaced by what it is a part of.
AreaSet wholes(const Rules& rules, const State& state, AreaSet places);
// Caballeros of an owner that stand in such places.
inline int standingIn(const State& state, AreaSet places, Owner owner) {
    int sum = 0;
    for (Area area : places) sum += state.at(area, owner);
    return sum;
}

// Bans ---------------------------------------------------------------------------------------------------------------

// What of `among` may not be entered, left or touched by such a move; the King's region always. `king` as kingArea()
// says.
inline AreaSet banned(const Rules& rules, const State& state, Area king, Ban::On what, const Manner& manner,
                      AreaSet among = {~0U}) {
    AreaSet set = king == Area::None ? AreaSet{} : AreaSet::of(king);
    const auto add = [&](const BansByHow& bans) {
        for (const Ban& ban : bans.of(manner.how))
            if (!(ban.places & among).empty() && ban.concerns(manner)) set = set | ban.in(rules, state, manner);
    };
    const Hooks& hooks = rules.hooks;
    switch (what) {
    case Ban::CaballerosIn:
        set = set | hooks.fixed.in(what, manner);
        add(hooks.closing);
        add(hooks.bySource);
        break;
    case Ban::CaballerosOut:
        set = set | hooks.fixed.in(what, manner);
        add(hooks.holding);
        break;
    default:
        for (const Ban& ban : hooks.bans)
            if (ban.concerns(what, manner)) set = set | ban.in(rules, state, manner);
    }
    return set;
}

inline AreaSet banned(const Rules& rules, const State& state, Ban::On what, const Manner& manner) {
    return banned(rules, state, kingArea(rules, state), what, manner);
}

// Of these places those with a limited number of Caballeros that have reached it.
inline AreaSet fullPlaces(const Rules& rules, const State& state, AreaSet among = {~0U}) {
    if ((rules.map.roomy & among).empty()) return {};
    return among & placesWhere(rules, [&](int place) {
               std::uint64_t sums = 0;
               if (rules.map.full.any(place))
                   for (std::size_t owner = 0; owner < kMaxOwners; ++owner) sums += eightCounts(state, owner, place);
               return rules.map.full.in(sums, place);
           });
}

// Places that such a Caballero may enter, and those that it may leave.
AreaSet mayEnterWithHooks(const Rules& rules, const State& state, const Manner& manner, AreaSet among);
AreaSet mayLeaveWithHooks(const Rules& rules, const State& state, const Manner& manner, AreaSet among);
AreaSet placesFromCourtWithHooks(const Rules& rules, const State& state, Seat seat);

// Of these places only: nobody is asked about others.
inline AreaSet mayEnter(const Rules& rules, const State& state, const Manner& manner, AreaSet among = {~0U}) {
    if (!rules.map.plain) return mayEnterWithHooks(rules, state, manner, among);
    return among & rules.map.openTo[index(state.king())];
}
inline AreaSet mayLeave(const Rules& rules, const State& state, const Manner& manner, AreaSet among = {~0U}) {
    if (rules.map.plain) return among & rules.map.openFrom[index(state.king())];
    const AreaSet open = (among & rules.map.sources) - rules.hooks.fixed.in(Ban::CaballerosOut, manner);
    if (open.empty()) return open;
    if (!rules.hooks.holding.of(manner.how).empty()) return mayLeaveWithHooks(rules, state, manner, open);
    const Area king = kingArea(rules, state);
    return king == Area::None ? open : open - AreaSet::of(king);
}

// The places that such a Caballero may enter, asked for one after another of those where he may stand: what is the same
// for all of them is found once.
class EntriesFrom {
  public:
    EntriesFrom(const Rules& rules, const State& state, const Manner& manner)
        : rules_(rules)
        , state_(state)
        , manner_(manner)
        , differ_(!rules.hooks.bySource.of(manner.how).empty())
        , open_(differ_ ? openToAll() : mayEnter(rules, state, manner)) {}
    AreaSet operator()(Area source) const { return differ_ ? from(source) : open_; }

  private:
    AreaSet openToAll() const;
    AreaSet from(Area source) const;

    const Rules& rules_;
    const State& state_;
    Manner manner_;
    bool differ_;  // it matters where he stands
    AreaSet open_; // as far as it does not matter where he stands
};

// Such a Caballero stands there and may go from one place to the other.
inline bool canGo(const Rules& rules, const State& state, const Manner& manner, Area from, Area to) {
    return state.at(from, manner.owner) > 0 && mayLeave(rules, state, manner).contains(from) &&
           mayEnter(rules, state, manner).contains(to);
}

// Where Caballeros from the court go: neighbours of the King's region and the Castillo.
inline AreaSet placesFromCourt(const Rules& rules, const State& state, Seat seat) {
    if (!rules.map.plain) return placesFromCourtWithHooks(rules, state, seat);
    return rules.map.fromCourt[index(state.king())];
}
// Whether there is such a place. Nearly always the Castillo is one without asking anybody.
inline bool anyPlaceFromCourt(const Rules& rules, const State& state, Seat seat) {
    return rules.map.castilloOpen.contains(ownerOf(seat)) || !placesFromCourt(rules, state, seat).empty();
}

// Regions to which a ship comes.
inline AreaSet coast(const Rules& rules) { return rules.map.regions & rules.map.coastal; }

// Regions that the set-up can still draw: neither the King's nor anybody's home.
AreaSet regionsNotDrawn(const Rules& rules, const State& state);

// Whose --------------------------------------------------------------------------------------------------------------

// Whose such pieces are: the seat's of that colour, or the master's whom those of an owner without a seat serve. None:
// nobody's.
inline Seat masterOf(const Rules& rules, const State& state, Owner owner) {
    Seat seat = seatOf(owner);
    for (const Master& each : rules.hooks.masters)
        if (seat == Seat::None && each.owner == owner) seat = each.seat(rules, state);
    return seat;
}

// Owners whose pieces the seat moves as its own.
inline OwnerSet commanded(const Rules& rules, const State& state, Seat seat) {
    OwnerSet set = OwnerSet::of(ownerOf(seat));
    if (rules.hooks.masters.empty() && rules.hooks.commands.empty()) [[likely]]
        return set;
    for (const Master& each : rules.hooks.masters)
        if (each.seat(rules, state) == seat) set.insert(each.owner);
    for (CommandHook hook : rules.hooks.commands) set = set | hook(rules, state, seat);
    return set;
}

// Caballeros that the seat moves as its own, in the place and on its parts.
inline int ownIn(const Rules& rules, const State& state, Seat seat, Area area) {
    int own = 0;
    for (Owner owner : commanded(rules, state, seat)) own += standingIn(state, wholeOf(rules, state, area), owner);
    return own;
}

// Rounds after this one; 0: it is the last.
inline int roundsLeft(const Rules& rules, const State& state) {
    return static_cast<int>(rules.flow.roundNumbers.size()) - state.roundsBegun;
}

// Before whom a token lies; None: before nobody.
inline Seat holderOf(const State& state, Token token) { return state.token[index(token)].seat(); }
inline bool holds(const State& state, Seat seat, Token token) {
    return state.token[index(token)] == Spot::before(seat);
}

// Scoring ------------------------------------------------------------------------------------------------------------

// The mobile scoreboard on the place, or Token::None.
inline Token scoreboardOn(const Rules& rules, const State& state, Area area) {
    for (Token token : rules.scoreboards)
        if (state.token[index(token)] == Spot::in(area)) return token;
    return Token::None;
}

// The values in force: the mobile scoreboard's where one lies.
inline const std::array<int, 3>& valuesOf(const Rules& rules, const State& state, Area area) {
    const Token board = scoreboardOn(rules, state, area);
    return board == Token::None ? rules.map.values[index(area)] : rules.tokens[index(board)].values;
}

// Who contends for the place with how many Caballeros, as they count there in such a scoring.
Contest contestIn(const Rules& rules, const State& state, Area area, ScoreMode mode);
// Caballeros that stand in the place and on its parts, whether they count or not.
int crowdIn(const Rules& rules, const State& state, Area area);

// What a general scoring leaves out now.
AreaSet unscored(const Rules& rules, const State& state);
inline bool isLeftOut(const Rules& rules, const State& state, Area area, ScoreMode mode) {
    return mode == ScoreMode::General && !rules.hooks.unscored.empty() && unscored(rules, state).contains(area);
}

// Everything that such a scoring of the place would give now, in the order rank, King, Grande, expansions'.
inline void scorePlace(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    if (isLeftOut(rules, state, area, mode)) [[unlikely]]
        return;
    for (const ScoringHook& hook : rules.hooks.scoring)
        if (hook.places.contains(area)) hook.rule(rules, state, area, mode, awards);
}
// Rank points, King's and Grande's bonus (RULINGS.md 1.6); the base game's only scoring rule.
void scoreByRank(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards);
// All that contends for the place in such a scoring, by rank; then what has none. Empty where ranks are not scored.
std::vector<Standing> standingsIn(const Rules& rules, const State& state, Area area,
                                  ScoreMode mode = ScoreMode::General);
// Caballeros that stand in the place or on its parts and count for nobody there in such a scoring.
int idleIn(const Rules& rules, const State& state, Area area, ScoreMode mode = ScoreMode::General);
// Points that such a scoring of the place would give each seat now.
std::array<int, kMaxSeats> pointsIn(const Rules& rules, const State& state, Area area,
                                    ScoreMode mode = ScoreMode::General);
// Of the special scoring that has been begun or announced; of none: General, which is the next one that is certain.
ScoreMode scoringAhead(const State& state);

// Several places are going to be scored, and all that is asked is in which order (StepKind::ScoreChoice, a = 0).
inline bool asksForOrderOnly(const State& state) {
    return !state.agenda.empty() && state.agenda.top().kind == StepKind::ScoreChoice && state.agenda.top().a == 0;
}

// Cards and turns ----------------------------------------------------------------------------------------------------

// Power cards that nobody may play any more in this round.
inline std::uint32_t blockedPowers(const Rules& rules, const State& state) {
    std::uint32_t blocked = 0;
    for (Power power : state.played) // a shift by Power::None would be undefined
        blocked |= static_cast<std::uint32_t>(static_cast<std::uint64_t>(power != Power::None) << (index(power) & 31U));
    for (BlockHook hook : rules.hooks.blocked) [[unlikely]] blocked |= hook(rules, state);
    return blocked;
}

// Whose turn it is (a seat at which nobody sits included), or None between turns.
inline Seat activeSeat(const Rules& rules, const State& state) {
    return state.turn < rules.turnTakers ? state.order[state.turn] : Seat::None;
}

// Whether a step of this kind lies on the agenda.
inline bool isWaiting(const State& state, StepKind kind) {
    for (int i = 0; i < state.agenda.size(); ++i)
        if (state.agenda[i].kind == kind) return true;
    return false;
}

// Secret disks -------------------------------------------------------------------------------------------------------

// The places that a seat asked for its disk may choose among, whatever others have chosen.
inline AreaSet diskChoices(const Rules& rules, const State& state, const Step& disk, Seat seat) {
    const auto choices = rules.flow.diskUses[disk.n].choices;
    return choices == nullptr ? rules.map.onDisk : choices(rules, state, disk, seat);
}
// The question that the disks now set are the answer to: the Disk step on the agenda, or what it was when a step waits
// there that will read the disks. A step of kind None: there is none.
Step diskQuestion(const Rules& rules, const State& state);

// Kept effects -------------------------------------------------------------------------------------------------------

inline bool isKept(const State& state, std::uint8_t kind, Seat seat) {
    for (const Kept& each : state.kept) {
        if (each.kind == 0) return false;
        if (each.kind == kind && each.seat == seat) return true;
    }
    return false;
}

// Where in State::kept the first one of the kind is; its size: there is none.
inline std::size_t keptAt(const State& state, std::uint8_t kind) {
    std::size_t i = 0;
    while (i < state.kept.size() && state.kept[i].kind != kind) ++i;
    return i;
}
inline int timesKept(const State& state, std::uint8_t kind) {
    int count = 0;
    for (const Kept& each : state.kept) count += each.kind == kind ? 1 : 0;
    return count;
}

// The end ------------------------------------------------------------------------------------------------------------

// Winners of a finished game, by the tie-break in force; the leaders of a running one.
SeatSet leaders(const Rules& rules, const State& state);

// Null when the state keeps every invariant, else what is wrong: pieces conserved, agenda sane, cards in one place.
const char* stateIsOk(const Rules& rules, const State& state);
// All Caballeros of a seat's colour, wherever they stand.
int caballerosOf(const State& state, Owner owner);

} // namespace elgrande
