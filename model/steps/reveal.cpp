// What chance decides, as decisions of the table: the King's region and the homes (S001, S004 set-up), who begins
// (facts.md X8), and the top card of each stack at the beginning of a round.
// RevealCard: n = stack. RevealHome: seat = whose home.
#include "model/rules/queries.h"
#include "model/steps/events.h"
#include "model/steps/steps.h"

namespace elgrande::steps {

namespace {

SeatSet table(const Rules&, const State&, const Step&) { return SeatSet::of(Seat::Table); }

// Cards
// ----------------------------------------------------------------------------------------------------------------

SeatSet cardActors(const Rules&, const State& state, const Step& step) {
    return state.left[step.n] != 0 ? SeatSet::of(Seat::Table) : SeatSet{};
}

void cardLegal(const Rules& rules, const State& state, const Step& step, Seat, ActionList& out) {
    for (std::uint32_t rest = state.left[step.n]; rest != 0; rest &= rest - 1)
        out.push(act(ActionKind::RevealCard, rules.stacks[step.n][static_cast<std::size_t>(std::countr_zero(rest))]));
}

void cardApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Card card = static_cast<Card>(move.action.a);
    state.offer[step.n] = card;
    const CardInPlay& known = rules.card(card);
    if (!known.returns) state.left[step.n] &= static_cast<std::uint16_t>(~(1U << known.place));
    Event event;
    event.kind = EventKind::CardsRevealed;
    event.card = card;
    tell(events, event);
}

// Set-up
// ---------------------------------------------------------------------------------------------------------------

AreaSet regionsNotDrawn(const Rules& rules, const State& state) {
    AreaSet set = rules.onDisk;
    if (state.king != Area::None) set.erase(state.king);
    for (Seat seat : rules.seats())
        if (state.grande[index(seat)] != Area::None) set.erase(state.grande[index(seat)]);
    return set;
}

void regionLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    for (Area area : regionsNotDrawn(rules, state)) out.push(act(ActionKind::RevealRegion, area));
}

void kingApply(const Rules&, State& state, Step, Move move, EventSink* events) {
    state.king = static_cast<Area>(move.action.a);
    tell(events, EventKind::KingPlaced, Seat::None, state.king);
}

void homeApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Area home = static_cast<Area>(move.action.a);
    const Owner owner = ownerOf(step.seat);
    state.grande[index(step.seat)] = home;
    state.at(home, owner) = static_cast<std::uint8_t>(rules.homeAtStart);
    state.at(Area::Court, owner) = static_cast<std::uint8_t>(rules.courtAtStart);
    state.at(Area::Provinces, owner) = static_cast<std::uint8_t>(rules.pieces - rules.homeAtStart - rules.courtAtStart);
    tell(events, EventKind::HomeDrawn, step.seat, home);
}

SeatSet starterActors(const Rules&, const State& state, const Step&) {
    return state.starter == Seat::None ? SeatSet::of(Seat::Table) : SeatSet{};
}

void starterLegal(const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
    for (Seat seat : rules.seats()) out.push(act(ActionKind::RevealSeat, seat));
}

void starterApply(const Rules&, State& state, Step, Move move, EventSink* events) {
    state.starter = static_cast<Seat>(move.action.a);
    tell(events, EventKind::StarterChosen, state.starter);
}

} // namespace

const StepRules kRevealCard{
    .id = "reveal-card", .decision = "reveal", .actors = cardActors, .legal = cardLegal, .apply = cardApply};
const StepRules kRevealKing{
    .id = "reveal-king", .decision = "reveal", .actors = table, .legal = regionLegal, .apply = kingApply};
const StepRules kRevealHome{
    .id = "reveal-home", .decision = "reveal", .actors = table, .legal = regionLegal, .apply = homeApply};
const StepRules kRevealStarter{.id = "reveal-starter",
                               .decision = "reveal",
                               .actors = starterActors,
                               .legal = starterLegal,
                               .apply = starterApply};

} // namespace elgrande::steps
