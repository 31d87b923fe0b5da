// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Two players have a third colour at whose seat nobody sits (RULINGS.md 6.2). Its Caballeros come with cards that are
// drawn at the beginning of each round, its power card is opened before the others are played, and when its turn comes
// it takes the action card with the most Caballeros away. It contends for every place and gets no points. What it has
// to send back is chosen by whoever plays the card (model/steps/send.cpp); what asks it to decide passes it by.
// Draw: n = how many region cards are still to be drawn.
#include "anniversary_rules.h"

#include "model/rules/pieces.h"
#include "model/rules/queries.h"
#include "model/steps/cards.h"

#include <algorithm>

namespace elgrande::anniversary {

namespace {

constexpr int kCardsEachRound = 2;
constexpr int kCaballerosEachCard = 2;

Seat dummyOf(const Rules& rules) { return rules.dummies().first(); }

// Region cards -------------------------------------------------------------------------------------------------------

AreaSet leftIn(const Rules& rules, const State& state) {
    return rules.map.onDisk - idsOf(rules).cards.load(state).drawn;
}

// Nothing is drawn once all its Caballeros are on the board.
SeatSet drawActors(const Rules& rules, const State& state, const Step&) {
    const bool draws = state.at(Area::Provinces, ownerOf(dummyOf(rules))) > 0 && !leftIn(rules, state).empty();
    return draws ? SeatSet::of(Seat::Table) : SeatSet{};
}

void drawLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    out.pushEach(act(ActionKind::RevealRegion), &Action::a, leftIn(rules, state));
}

void tellKeptOut(const Rules& rules, Area region, EventSink* events) {
    if (events == nullptr) return;
    Event event;
    event.kind = idsOf(rules).keptOut;
    event.owner = ownerOf(dummyOf(rules));
    event.to = region;
    events->add(event);
}

void drawApply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    const Area region = static_cast<Area>(move.action.a);
    RegionCards cards = idsOf(rules).cards.load(state);
    cards.drawn.insert(region);
    idsOf(rules).cards.store(state, cards);
    if (--step.n > 0) state.agenda.push(step);
    const Manner manner{ownerOf(dummyOf(rules)), Seat::None, How::Own};
    if (!mayEnter(rules, state, manner).contains(region)) return tellKeptOut(rules, region, events);
    const int count = std::min<int>(kCaballerosEachCard, state.at(Area::Provinces, manner.owner));
    transfer(rules, state, {manner, Area::Provinces, region, count}, idsOf(rules).landed, events);
}

// After the homes are drawn, and after every general scoring.
void shuffle(const Rules& rules, State& state, Step, EventSink*) {
    idsOf(rules).cards.store(state, {});
    ++state.shuffles; // the dealer has another order for them then
}

// The power card -----------------------------------------------------------------------------------------------------

void powerLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    const std::uint32_t hand = state.hand[index(dummyOf(rules))];
    // Only a position set up by hand can leave it without any.
    out.pushEach(act(ActionKind::RevealPower), &Action::a, PowerSet{hand != 0 ? hand : rules.deck.firstHand});
}

void powerApply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    steps::playPower(rules, state, dummyOf(rules), static_cast<Power>(move.action.a), events);
}

// The turn -----------------------------------------------------------------------------------------------------------

void takeBest(const Rules& rules, State& state, Step step, EventSink* events) {
    if (!rules.dummies().contains(step.seat)) return;
    const Card best = steps::mostCaballeros(rules, state);
    if (best != Card::None) steps::takeCard(rules, state, step.seat, best, events);
}

// What a position from outside has to keep ---------------------------------------------------------------------------

const char* dummyIsOk(const Rules& rules, const State& state) {
    if (!(idsOf(rules).cards.load(state).drawn - rules.map.onDisk).empty())
        return QT_TRANSLATE_NOOP("elgrande::errors", "a region card that does not exist has been drawn");
    if (state.grande[index(dummyOf(rules))] != Area::None)
        return QT_TRANSLATE_NOOP("elgrande::errors", "the neutral colour has a Grande");
    return nullptr;
}

const StepRules kShuffle{.id = "anniversary-shuffle", .decision = nullptr, .run = shuffle};
const StepRules kDraw{.id = "anniversary-draw",
                      .decision = "reveal",
                      .actors = drawActors,
                      .legal = drawLegal,
                      .apply = drawApply,
                      .fits = fewerAreLeft};
const StepRules kPower{
    .id = "anniversary-power", .decision = "reveal", .actors = byTable, .legal = powerLegal, .apply = powerApply};
const StepRules kTakeBest{.id = "anniversary-takes", .decision = nullptr, .run = takeBest};

} // namespace

void addDummyPlayer(RulesBuilder& builder) {
    Ids& ids = builder.own<Ids>();
    ids.cards = builder.addSlot<RegionCards>(kRegionCards);
    ids.landed = builder.addEvent("anniversary-landed", EventFamily::Pieces, Reveals::ToAll);
    ids.keptOut = builder.addEvent("anniversary-kept-out", EventFamily::Other, Reveals::ToAll);
    builder.addDummy();
    builder.setRanks(3); // the dummy takes one of them
    builder.mergeStacks(3, 2);
    const Step again = stepOf(builder.addStep(kShuffle));
    builder.at(Anchor::Setup, again);
    builder.at(Anchor::ScoringEnd, again);
    builder.at(Anchor::RoundStart, stepOf(builder.addStep(kDraw), kCardsEachRound));
    builder.at(Anchor::Powers, stepOf(builder.addStep(kPower)), StepKind::Power);
    builder.at(Anchor::Turn, stepOf(builder.addStep(kTakeBest)), StepKind::TakeCard);
    builder.check(dummyIsOk);
}

} // namespace elgrande::anniversary
