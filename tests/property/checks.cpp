// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/property/checks.h"

#include "model/observe/information_state.h"
#include "model/observe/observation.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <unordered_set>

namespace elgrande::property {

std::string roundIsInOrder(const Rules& rules, const State& state) {
    std::uint32_t values = 0;
    for (Seat seat : rules.seats()) {
        const Power power = state.played[index(seat)];
        if (power == Power::None) continue;
        if (((values >> index(power)) & 1U) != 0) return "two seats played the same power card in one round";
        values |= 1U << index(power);
    }
    if (activeSeat(rules, state) == Seat::None) return {};
    for (std::size_t i = 1; i < static_cast<std::size_t>(rules.players); ++i) {
        const auto valueAt = [&](std::size_t place) {
            return rules.deck.powers[index(state.played[index(state.order[place])])].value;
        };
        if (valueAt(i - 1) <= valueAt(i)) return "the turn order does not follow the power cards";
    }
    return {};
}

std::string notationIsExact(const Rules& rules, const ActionList& legal, Rng& rng) {
    std::unordered_set<std::string> seen;
    for (Action action : legal) {
        const std::string text = toText(rules, action);
        const auto said = saidBy(rules.words.actions[index(action.kind)], action);
        const bool copies =
            std::any_of(said.begin(), said.end(), [](Said each) { return each.means == Operand::Card; });
        if (!seen.insert(text).second && action.kind != ActionKind::RevealCard)
            return "'" + text + "' is offered twice";
        const Result<Action> read = actionFromText(rules, text);
        if (!read) return "'" + text + "' cannot be read: " + read.error();
        // Copies of a card have one name; whoever reads it takes the one that is offered.
        if (!(*read == action) && !(copies && toText(rules, *read) == text))
            return "'" + text + "' is read as another action";
    }
    const Action one = legal[rng.below(legal.size())];
    const auto found = findByText(rules, legal, toText(rules, one));
    if (!found || (!(*found == one) && one.kind != ActionKind::RevealCard))
        return "'" + toText(rules, one) + "' is not found among the alternatives";
    if (findByText(rules, legal, toText(rules, one) + " ")) return "a move with a blank too many is accepted";
    return {};
}

std::string everyMoveIsSafe(const Rules& rules, const State& state, Seat seat, const ActionList& legal) {
    const State before = state;
    ActionList next;
    EventLog log;
    for (Action action : legal) {
        State copy = state;
        log.events.clear();
        play(rules, copy, {seat, action}, next, &log);
        if (const char* wrong = stateIsOk(rules, copy)) return "after '" + toText(rules, action) + "': " + wrong;
        if (copy == state) return "'" + toText(rules, action) + "' changes nothing, not even the question";
        State silent = state;
        play(rules, silent, {seat, action}, next, nullptr);
        if (!(silent == copy)) return "'" + toText(rules, action) + "' does something else when nobody listens";
    }
    if (!(state == before)) return "playing on a copy changed the state";
    return {};
}

namespace {

// The places that an action is about. A relocation is about where the piece stands now: where it may go is the same
// for all of them. A verb of an expansion that names two places may mean either.
AreaSet placesOf(const Rules& rules, Action action) {
    AreaSet places;
    for (const auto& [means, value] : saidBy(rules.words.actions[index(action.kind)], action))
        if (means == Operand::Area && (places.empty() || action.kind != ActionKind::Relocate))
            places.insert(static_cast<Area>(value));
    return places;
}

bool isRefused(const Decision& decision, Refused::Subject subject, std::size_t id) {
    return std::any_of(decision.refused.begin(), decision.refused.end(),
                       [&](const Refused& each) { return each.subject == subject && each.id == id; });
}

bool isOffered(const Rules& rules, const Decision& decision, const Refused& refused) {
    for (Action action : decision.legal) {
        switch (refused.subject) {
        case Refused::Subject::Area:
            if (placesOf(rules, action) == AreaSet::of(static_cast<Area>(refused.id))) return true;
            break;
        case Refused::Subject::Card:
            if (action.kind == ActionKind::TakeCard && action.a == refused.id) return true;
            break;
        case Refused::Subject::Power:
            if ((action.kind == ActionKind::Power || action.kind == ActionKind::TakeBack) && action.a == refused.id)
                return true;
            break;
        case Refused::Subject::Owner:
            if ((action.kind == ActionKind::Relocate || action.kind == ActionKind::Send) && action.a == refused.id)
                return true;
            break;
        case Refused::Subject::Action:
            if (index(action.kind) == refused.id) return true;
            break;
        }
    }
    return false;
}

} // namespace

std::string decisionIsWhole(const Rules& rules, const State& state, Seat seat) {
    ActionList legal;
    legalActions(rules, state, seat, legal);
    const Decision decision = decisionFor(rules, state, seat);
    if (decision.seat != seat || decision.kind.empty()) return "the decision does not say whose or what it is";
    if (!std::equal(legal.begin(), legal.end(), decision.legal.begin(), decision.legal.end()))
        return "the decision offers something else than the rules";
    for (const Refused& each : decision.refused)
        if (isOffered(rules, decision, each))
            return "in '" + decision.kind + "' something is both offered and refused (" +
                   rules.words.refusals[index(each.why)] + ", subject " +
                   std::to_string(static_cast<int>(each.subject)) + ", id " + std::to_string(each.id) + ")";
    AreaSet offered;
    for (Action action : decision.legal) offered = offered | placesOf(rules, action);
    if (offered.empty() || seat == Seat::Table) return {};
    for (Area area : rules.map.targets)
        if (!offered.contains(area) && !isRefused(decision, Refused::Subject::Area, index(area)))
            return "in '" + decision.kind + "' nobody says why " + rules.areaId(area) + " is not offered";
    if (decision.kind == "power")
        for (std::size_t i = 0; i < rules.deck.powers.size(); ++i)
            if (!legal.contains(act(ActionKind::Power, i)) && !isRefused(decision, Refused::Subject::Power, i))
                return "nobody says why a power card is not offered";
    return {};
}

std::string nothingLeaks(const Rules& rules, const State& state, Rng& rng, bool& changed) {
    ActionList before;
    ActionList after;
    for (Seat seat : rules.seats()) {
        const State other = resample(rules, state, seat, rng);
        changed = changed || !(other == state);
        const std::string& who = rules.colour(seat);
        if (const char* wrong = stateIsOk(rules, other))
            return "what " + who + " could imagine is no position: " + wrong;
        if (!(observe(rules, other, seat) == observe(rules, state, seat))) return who + " sees what is hidden";
        if (!(observe(rules, other, Seat::None) == observe(rules, state, Seat::None)))
            return "a spectator sees what is hidden from " + who;
        if (!(InformationState(rules, other, seat) == InformationState(rules, state, seat)))
            return who + " knows what is hidden";
        for (std::size_t i = 0; i < kMaxSeats; ++i)
            if (std::popcount(other.used[i]) != std::popcount(state.used[i]))
                return who + " imagines more or fewer used power cards than everybody can count";
        legalActions(rules, state, seat, before);
        legalActions(rules, other, seat, after);
        if (!std::ranges::equal(before, after)) return who + " can tell from what is offered";
    }
    return {};
}

std::string disksCommute(const Rules& rules, const State& state, Rng& rng) {
    std::vector<Move> answers;
    ActionList legal;
    for (Seat seat : actors(rules, state)) {
        legalActions(rules, state, seat, legal);
        answers.push_back({seat, legal[rng.below(legal.size())]});
    }
    if (answers.size() < 2) return {};
    State first;
    bool any = false;
    const auto bySeat = [](const Move& a, const Move& b) { return a.seat < b.seat; };
    std::sort(answers.begin(), answers.end(), bySeat);
    do {
        State copy = state;
        for (const Move& move : answers) {
            // A seat with one alternative may have been answered for by the engine, and so the question may be over.
            if (copy.agenda.empty() || !(copy.agenda.top() == state.agenda.top())) break;
            if (!isLegal(rules, copy, move)) continue;
            play(rules, copy, move, legal, nullptr);
        }
        if (!any) first = copy;
        if (any && !(copy == first)) return "the order in which disks are set makes a difference";
        any = true;
    } while (std::next_permutation(answers.begin(), answers.end(), bySeat));
    return {};
}

// Asked for one source after another the answer is the same as for each by itself.
const char* entriesAnswerAlike(const Rules& rules, const State& state, const Manner& manner) {
    const EntriesFrom entries(rules, state, manner);
    Manner from = manner;
    for (Area source : rules.map.sources) {
        from.from = source;
        if (!(entries(source) == mayEnter(rules, state, from)))
            return "where Caballeros may go from one place after another is not where they may go from each";
    }
    return nullptr;
}

// Of one seat and whoever owns the Caballeros; where they go is asked many times for each.
const char* bansAnswerAlike(const Rules& rules, const State& state, Area king, Seat seat) {
    for (Owner owner : rules.owners)
        for (std::size_t how = 0; how < kHows; ++how) {
            const Manner manner{owner, seat, static_cast<How>(how)};
            AreaSet shut = AreaSet::of(king);
            AreaSet held = shut;
            for (const Ban& ban : rules.hooks.bans) {
                if (ban.concerns(Ban::CaballerosIn, manner)) shut = shut | ban.in(rules, state, manner);
                if (ban.concerns(Ban::CaballerosOut, manner)) held = held | ban.in(rules, state, manner);
            }
            if (!(mayEnter(rules, state, manner) == rules.map.targets - shut - fullPlaces(rules, state)))
                return "where Caballeros may go is not what the bans say";
            if (const char* wrong = entriesAnswerAlike(rules, state, manner)) return wrong;
            if (!(mayLeave(rules, state, manner) == rules.map.sources - held))
                return "what Caballeros may leave is not what the bans say";
        }
    return nullptr;
}

std::string tablesAnswerAlike(const Rules& rules, const State& state, Rng& rng) {
    const Area king = kingArea(rules, state);
    if (king == Area::None) return {};
    for (Seat seat : rules.seats())
        if (anyPlaceFromCourt(rules, state, seat) == placesFromCourt(rules, state, seat).empty())
            return "a seat that can place Caballeros cannot, or the other way round";
    const char* wrong = bansAnswerAlike(rules, state, king, seatAt(rng.below(rules.players)));
    return wrong == nullptr ? std::string() : wrong;
}

std::string copiesAreEqual(const State& state) {
    static_assert(std::is_trivially_copyable_v<State>);
    State copy;
    std::memcpy(static_cast<void*>(&copy), &state, sizeof(State));
    if (!(copy == state)) return "a copy of the bytes is another state";
    copy.at(Area::Court, Owner{0}) ^= 1;
    if (copy == state) return "equality does not see a Caballero";
    copy = state;
    copy.special.granted ^= 1;
    if (copy == state) return "equality does not see the special action under way";
    copy = state;
    copy.agenda.push({});
    if (copy == state) return "equality does not see the agenda";
    return {};
}

} // namespace elgrande::property
