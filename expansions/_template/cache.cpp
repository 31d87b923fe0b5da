// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Caches: a secret of one seat. Whoever takes the harbour hides something on a coast (a secret question) and gets
// points in the next general scoring if one of his Caballeros stands there (a scoring rule). Where it is lies in bytes
// of the state that are blanked for everybody else, and filled in at random where somebody imagines what he cannot
// know.
#include "island_rules.h"

#include "model/core/rng.h"
#include "model/rules/explain.h"
#include "model/steps/events.h"

namespace elgrande::template_islands {

namespace {

bool possible(const Rules& rules, const State& state, const Step& step) {
    return !idsOf(rules).caches.load(state).has(step.seat);
}

SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    return possible(rules, state, step) ? SeatSet::of(step.seat) : SeatSet{};
}

void legal(const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).hideIn), &Action::a, coast(rules));
}

// The event tells that something has been hidden, never where.
void apply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    const Ids& ids = idsOf(rules);
    Caches caches = ids.caches.load(state);
    caches.place[index(move.seat)] = static_cast<std::uint8_t>(move.action.a + 1);
    ids.caches.store(state, caches);
    steps::tell(events, ids.hidden, move.seat);
}

void explain(const Rules& rules, const State&, const Step&, Seat, Decision& decision) {
    refuse(decision, rules.map.targets - coast(rules), idsOf(rules).notOnCoast);
}

void scoreCaches(const Rules& rules, const State& state, Area area, ScoreMode mode, AwardList& awards) {
    if (mode != ScoreMode::General) return;
    const Caches caches = idsOf(rules).caches.load(state);
    if (caches.place == Caches{}.place) return;
    for (Seat seat : caches.in(area)&rules.seats())
        if (state.at(area, ownerOf(seat)) > 0) awards.push({area, seat, 0, idsOf(rules).cache, 2});
}

void open(const Rules& rules, State& state, Step, EventSink* events) {
    const Ids& ids = idsOf(rules);
    const Caches caches = ids.caches.load(state);
    for (Seat seat : rules.seats())
        if (caches.has(seat)) steps::tell(events, ids.cacheOpened, seat, caches.of(seat));
    ids.caches.store(state, {});
}

// Secrecy ------------------------------------------------------------------------------------------------------------

void conceal(const Rules& rules, State& state, Seat viewer) {
    Caches caches = idsOf(rules).caches.load(state);
    for (Seat seat : rules.seats())
        if (seat != viewer && caches.has(seat)) caches.place[index(seat)] = Caches::kUnknown;
    idsOf(rules).caches.store(state, caches);
}

void imagine(const Rules& rules, State& state, Seat, Rng& rng) {
    Caches caches = idsOf(rules).caches.load(state);
    for (std::uint8_t& place : caches.place) {
        if (place != Caches::kUnknown) continue;
        AreaSet open = coast(rules);
        for (int n = rng.below(open.size()); n > 0; --n) open.erase(open.first());
        place = static_cast<std::uint8_t>(index(open.first()) + 1);
    }
    idsOf(rules).caches.store(state, caches);
}

// What a position printed for somebody else does not say stays unknown in it.
const char* cachesAreOk(const Rules& rules, const State& state) {
    const Caches caches = idsOf(rules).caches.load(state);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        const std::uint8_t place = caches.place[i];
        if (place == 0) continue;
        if (!rules.seats().contains(seatAt(static_cast<int>(i))))
            return QT_TRANSLATE_NOOP("elgrande::errors", "a seat that is not in the game has hidden something");
        if (place != Caches::kUnknown && !coast(rules).contains(areaAt(place - 1)))
            return QT_TRANSLATE_NOOP("elgrande::errors", "something is hidden where there is no coast");
    }
    return nullptr;
}

const StepRules kHide{.id = "template-hide",
                      .decision = "template-hide",
                      .actors = actors,
                      .legal = legal,
                      .apply = apply,
                      .possible = possible,
                      .explain = explain,
                      .secret = true,
                      .vetoBeforeApply = false};
const StepRules kOpenCaches{.id = "template-open-caches", .decision = nullptr, .run = open};

} // namespace

void addCaches(RulesBuilder& builder, Ids& ids) {
    ids.caches = builder.addSlot<Caches>(kCacheSlot);
    ids.hide = builder.addStep(kHide);
    ids.hideIn = builder.addAction("template-hide", {Operand::Area});
    ids.hidden = builder.addEvent("template-hidden");
    ids.cacheOpened = builder.addEvent("template-cache-opened", EventFamily::Secret, Reveals::ToAll);
    ids.cache = builder.addReason("template-cache");
    builder.scoreAlso(scoreCaches);
    builder.at(Anchor::ScoringEnd, stepOf(builder.addStep(kOpenCaches)));
    builder.conceal(conceal, imagine);
    builder.check(cachesAreOk);
}

} // namespace elgrande::template_islands
