// The rules that are no verbs: who may land, what a crossing is worth, and what a sound state looks like.
#include "islands.h"

#include "model/rules/queries.h"

#include <algorithm>
#include <span>

namespace elgrande::template_islands {

Seat harbourMaster(const Rules& rules, const State& state) { return idsOf(rules).harbour.load(state).seat(); }

namespace {

Seat holderIn(std::span<const Standing> standings, std::uint8_t kind) {
    for (const Standing& standing : standings)
        if (standing.kind == kind) return standing.seat;
    return Seat::None;
}

} // namespace

Seat leaseHolder(const Rules& rules, const State& state) {
    return holderIn(state.standing, idsOf(rules).leaseStanding);
}

// The catalogue holds the whole setup, and one setup always gives the same rules, so they are simply built again.
Ids idsIn(const Catalogue& catalogue) {
    Setup setup;
    setup.edition = catalogue.edition;
    setup.expansions = catalogue.expansions;
    setup.players = catalogue.players;
    setup.colours = catalogue.colours;
    setup.rounds = catalogue.rounds;
    for (const OptionFacts& option : catalogue.options) setup.options[option.id] = option.chosen;
    const auto rules = RulesBuilder::build(setup);
    return rules ? idsOf(**rules) : Ids{};
}

Seat harbourMaster(const Ids& ids, const Observation& seen) {
    State bytes; // the typed slot knows where in them ours are
    std::copy(seen.slotBytes.begin(), seen.slotBytes.end(), bytes.slotBytes.begin());
    return ids.harbour.load(bytes).seat();
}

Seat leaseHolder(const Ids& ids, const Observation& seen) { return holderIn(seen.standing, ids.leaseStanding); }

// Closed while six Caballeros (eight with the wide harbour) stand there; never for the harbour master. Those who arrive
// together, out of the Castillo or evicted, land together even when that makes more.
AreaSet fullIsland(const Rules& rules, const State& state, Owner owner) {
    const Ids& ids = idsOf(rules);
    if (caballerosIn(rules, state, ids.island) < ids.room) return {};
    const Seat master = harbourMaster(rules, state);
    return master != Seat::None && ownerOf(master) == owner ? AreaSet{} : AreaSet::of(ids.island);
}

// One point for everybody who stands on the islands and on the coast next to them, whatever his rank; one more for the
// holder of the lease, in a general scoring only. First places only: nothing.
void scoreCrossings(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    const Ids& ids = idsOf(rules);
    if (area != ids.island || mode != ScoreMode::Full) return;
    const AreaSet coast = neighbours(rules, state, ids.island) & rules.coastal;
    const bool general = state.special.seat == Seat::None;
    for (Seat seat : rules.seats()) {
        const AreaSet own = standing(rules, state, ownerOf(seat));
        if (!own.contains(ids.island) || (own & coast).empty()) continue;
        awards.push({area, seat, 0, ids.crossing, 1});
        if (general && leaseHolder(rules, state) == seat) awards.push({area, seat, 0, ids.lease, 1});
    }
}

const char* harbourIsOk(const Rules& rules, const State& state) {
    const Ids& ids = idsOf(rules);
    const int master = ids.harbour.load(state).master;
    if (master > rules.players) return "the harbour belongs to a seat that nobody has";
    int leases = 0;
    for (const Standing& standing : state.standing) {
        if (standing.kind != ids.leaseStanding) continue;
        ++leases;
        if (static_cast<int>(index(standing.seat)) + 1 != master) return "the lease of the harbour is not its master's";
    }
    return leases > 1 ? "the harbour is leased twice" : nullptr;
}

} // namespace elgrande::template_islands
