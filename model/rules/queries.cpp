#include "model/rules/queries.h"

#include <algorithm>
#include <bit>

namespace elgrande {

std::string Rules::ownerName(Owner owner) const {
    if (index(owner) < static_cast<std::size_t>(players)) return setup.colours[index(owner)];
    if (owner == Owner::Black) return "black";
    return owner == Owner::Dummy ? "dummy" : "nobody";
}

bool Rules::scoresAfter(int round) const {
    return std::find(scoringAfter.begin(), scoringAfter.end(), round) != scoringAfter.end();
}

const std::string& Rules::optionValue(const std::string& id) const {
    static const std::string none;
    for (const OptionFacts& option : options)
        if (option.id == id) return option.chosen;
    return none;
}

AreaSet standing(const Rules& rules, const State& state, Owner owner, int least) {
    std::uint32_t bits = 0; // without a branch: this is asked several times for every decision
    for (int i = 0; i < rules.areas; ++i) bits |= static_cast<std::uint32_t>(state.at(areaAt(i), owner) >= least) << i;
    return {bits};
}

int caballerosIn(const Rules&, const State& state, Area area) {
    int sum = 0;
    for (std::uint8_t each : state.count[index(area)]) sum += each;
    return sum;
}

Board boardOn(const Rules& rules, const State& state, Area area) {
    for (std::size_t i = 0; i < rules.boards.size(); ++i)
        if (state.board[i] == area) return static_cast<Board>(i);
    return Board::None;
}

const std::array<std::int8_t, 3>& valuesOf(const Rules& rules, const State& state, Area area) {
    const Board board = boardOn(rules, state, area);
    return board == Board::None ? rules.values[index(area)] : rules.boards[index(board)].values;
}

std::uint32_t blockedPowers(const Rules& rules, const State& state) {
    std::uint32_t blocked = 0;
    for (Seat seat : rules.seats())
        if (state.played[index(seat)] != Power::None) blocked |= 1U << index(state.played[index(seat)]);
    return blocked;
}

void scoreByRank(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    const State::Row& row = state.count[index(area)];
    if (std::bit_cast<std::uint64_t>(row) == 0) return;
    const auto& values = valuesOf(rules, state, area);
    int bar = 256; // only smaller counts are still to be ranked
    for (int rank = 1; rank <= rules.ranksScored;) {
        int best = 0;
        for (std::uint8_t count : row)
            if (count < bar) best = std::max<int>(best, count);
        if (best == 0) return;
        const auto tied = std::count(row.begin(), row.end(), static_cast<std::uint8_t>(best));
        const int counted = tied == 1 ? rank : rank + 1; // those who tie take the next lower rank
        if (mode == ScoreMode::FirstOnly && counted > 1) return;
        if (counted <= rules.ranksScored && values[static_cast<std::size_t>(counted - 1)] > 0)
            for (std::size_t owner = 0; owner < static_cast<std::size_t>(rules.players); ++owner)
                if (row[owner] == best)
                    awards.push({area, static_cast<Seat>(owner), static_cast<std::uint8_t>(counted), Reason::Rank,
                                 values[static_cast<std::size_t>(counted - 1)]});
        if (rank == 1 && tied == 1) {
            const auto owner = std::find(row.begin(), row.end(), static_cast<std::uint8_t>(best)) - row.begin();
            if (owner < rules.players) {
                const Seat first = seatAt(static_cast<int>(owner));
                if (kingArea(rules, state) == area) awards.push({area, first, 1, Reason::King, 2});
                if (state.grande[index(first)] == area) awards.push({area, first, 1, Reason::Grande, 2});
            }
        }
        if (mode == ScoreMode::FirstOnly) return;
        rank = counted + 1;
        bar = best;
    }
}

void scorePlace(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    for (ScoringRule rule : rules.scoringRules) rule(rules, state, area, mode, awards);
}

Seat activeSeat(const Rules& rules, const State& state) {
    if (state.turn >= rules.players) return Seat::None;
    return state.order[state.turn];
}

SeatSet leaders(const Rules& rules, const State& state) {
    SeatSet best;
    const auto rankOf = [&](Seat seat) {
        const std::size_t i = index(seat);
        if (!rules.rulings.tournamentTieBreak) return std::array<int, 4>{state.score[i], 0, 0, 0};
        const int highest = state.hand[i] == 0 ? -1 : 31 - std::countl_zero(state.hand[i]);
        return std::array<int, 4>{state.score[i], state.at(Area::Court, ownerOf(seat)),
                                  state.at(Area::Provinces, ownerOf(seat)), highest};
    };
    for (Seat seat : rules.seats()) {
        if (!best.empty() && rankOf(seat) < rankOf(best.first())) continue;
        if (!best.empty() && rankOf(seat) > rankOf(best.first())) best = {};
        best.insert(seat);
    }
    return best;
}

namespace {

const char* piecesAreOk(const Rules& rules, const State& state) {
    for (std::size_t owner = 0; owner < kMaxOwners; ++owner) {
        int sum = 0;
        for (int area = 0; area < kMaxAreas; ++area) {
            if (area >= rules.areas && state.count[static_cast<std::size_t>(area)][owner] != 0)
                return "Caballeros stand in a place that does not exist";
            sum += state.count[static_cast<std::size_t>(area)][owner];
        }
        // Fewer: a position set up by hand may leave some out of the game (engine-protocol.md section 4).
        if (owner < static_cast<std::size_t>(rules.players) && sum > rules.pieces)
            return "a colour has more Caballeros than its set";
        if (owner >= static_cast<std::size_t>(rules.players) && owner < kMaxSeats && sum != 0)
            return "Caballeros of a colour that nobody plays";
    }
    return nullptr;
}

const char* cardsAreOk(const Rules& rules, const State& state) {
    for (Seat seat : rules.seats()) {
        const std::size_t i = index(seat);
        if ((state.hand[i] & state.used[i]) != 0) return "a power card is both in hand and used";
        if (((state.hand[i] | state.used[i]) & ~rules.firstHand) != 0) return "a power card that does not exist";
        if ((state.returned[i] & ~state.hand[i]) != 0) return "a regained power card is not in hand";
        if (state.played[i] != Power::None && index(state.played[i]) >= rules.powers.size())
            return "a played power card that does not exist";
    }
    for (int stack = 0; stack < kMaxStacks; ++stack) {
        const std::size_t s = static_cast<std::size_t>(stack);
        const Card open = state.offer[s];
        if (open != Card::None && (index(open) >= rules.cards.size() || rules.card(open).stack != stack))
            return "an action card lies on the wrong stack";
        if (rules.stacks[s].size() < 16 && (state.left[s] >> rules.stacks[s].size()) != 0)
            return "a stack has more cards than exist";
    }
    return nullptr;
}

const char* placesAreOk(const Rules& rules, const State& state) {
    const auto standsWell = [&](Area area, AreaSet allowed) { return area == Area::None || allowed.contains(area); };
    if (!standsWell(state.king, rules.kingMayStand)) return "the King stands where he may not";
    for (Seat seat : rules.seats())
        if (!standsWell(state.grande[index(seat)], rules.regions)) return "a Grande stands outside the regions";
    for (std::size_t i = 0; i < kMaxBoards; ++i) {
        if (i >= rules.boards.size() ? state.board[i] != Area::None : !standsWell(state.board[i], rules.scorable))
            return "a mobile scoreboard lies where it may not";
        for (std::size_t j = 0; j < i; ++j)
            if (state.board[i] != Area::None && state.board[i] == state.board[j])
                return "two mobile scoreboards lie on top of each other";
    }
    return nullptr;
}

} // namespace

const char* stateIsOk(const Rules& rules, const State& state) {
    if (const char* wrong = piecesAreOk(rules, state)) return wrong;
    if (const char* wrong = cardsAreOk(rules, state)) return wrong;
    if (const char* wrong = placesAreOk(rules, state)) return wrong;
    for (int i = 0; i < state.agenda.size(); ++i)
        if (index(state.agenda[i].kind) >= rules.steps.size()) return "the agenda has a step that does not exist";
    if (state.turn > rules.players) return "the turn order has run over its end";
    for (CheckHook check : rules.checkHooks)
        if (const char* wrong = check(rules, state)) return wrong;
    return nullptr;
}

} // namespace elgrande
