// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Special scorings of one place that the player chooses. n = which: any region or the Castillo (150); any region but
// the King's (145); a region with exactly two own Caballeros where nobody has more (135). S001, the notes of the cards.
#include "../king_rules.h"

#include "model/steps/score.h"

namespace elgrande::intrigue_king {

namespace {

enum class Which : std::uint8_t { Any, NotKings, WithTwoOwn };

AreaSet regions(const Rules& rules) { return rules.map.regions & rules.map.scorable; }

// Those with two own where nobody, with a seat or without, counts more, and somebody counts.
AreaSet ledWithTwo(const Rules& rules, const State& state, Seat seat) {
    AreaSet set;
    for (Area area : regions(rules)) {
        if (ownIn(rules, state, seat, area) != 2) continue;
        const Contest contest = contestIn(rules, state, area, ScoreMode::Full);
        int most = 0;
        for (Owner owner : rules.owners) most = std::max(most, contest.count(owner));
        if (most > 0 && contest.count(ownerOf(seat)) == most) set.insert(area);
    }
    return set;
}

AreaSet places(const Rules& rules, const State& state, const Step& step) {
    switch (static_cast<Which>(step.n)) {
    case Which::Any:
        return regions(rules) | AreaSet::of(Area::Castillo);
    case Which::NotKings:
        return regions(rules) - AreaSet::of(kingArea(rules, state));
    case Which::WithTwoOwn:
        return ledWithTwo(rules, state, step.seat);
    }
    return {};
}

void run(const Rules& rules, State& state, Step step, EventSink*) {
    pushScoring(rules, state, step.seat, places(rules, state, step), ScoreMode::Full, true);
}

bool possible(const Rules& rules, const State& state, const Step& step) { return !places(rules, state, step).empty(); }

Refusal whyNot(const Rules&, const State&, const Step&) { return Refusal::NotToBeScored; }

// What comes before the scoring may have changed where two stand.
bool fits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const Step choice{StepKind::ScoreChoice, parent.seat, static_cast<std::uint8_t>(ScoreMode::Full), 1, child.data};
    if (child == choice) return child.data != 0 && (AreaSet{child.data} - rules.map.scorable).empty();
    return rules.verb(choice.kind).fits(rules, state, choice, child);
}

const StepRules kScoreOne{
    .id = "ki-score-one", .decision = nullptr, .run = run, .possible = possible, .whyNot = whyNot, .fits = fits};

} // namespace

void addScoreOne(RulesBuilder& builder, Ids&) {
    const StepKind kind = builder.addStep(kScoreOne);
    const auto add = [&](const char* id, Which which) {
        builder.addEffect(id, effectOf({stepOf(kind, static_cast<int>(which))}));
    };
    add("ki-score-any", Which::Any);
    add("ki-score-not-kings", Which::NotKings);
    add("ki-score-two", Which::WithTwoOwn);
}

} // namespace elgrande::intrigue_king
