// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Boycott and Alliance (S001): both take one of the region cards that are still there and hold until the next general
// scoring is over, when the cards come back. A boycotted region is not scored in it. In the region of an alliance the
// Caballeros of both partners count together in it, as one player who may tie with others, and each partner gets all
// the points. What is kept says the region, and of an alliance the partner as well (names.h). Partner: n = the region.
#include "grand_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/events.h"

namespace elgrande::grandissimo {

namespace {

constexpr int kMostOfAKind = 2; // of each card there is one, and one more where its owners say so

bool isPact(const Ids& ids, Kept kept) { return kept.kind == ids.boycott || kept.kind == ids.alliance; }

// Regions whose cards nobody has taken.
AreaSet freeCards(const Rules& rules, const State& state) {
    AreaSet set = rules.map.onDisk;
    for (Kept kept : state.kept)
        if (kept.kind != 0 && isPact(idsOf(rules), kept)) set.erase(regionOf(kept));
    return set;
}

bool roomFor(const State& state, std::uint8_t kind) { return timesKept(state, kind) < kMostOfAKind; }

void keepPact(const Rules& rules, State& state, std::uint8_t kind, Seat seat, Area region, Seat partner,
              EventSink* events) {
    const Ids& ids = idsOf(rules);
    const bool alone = kind == ids.boycott;
    keep(state,
         {kind, seat, kUntilRemoved, alone ? static_cast<std::uint8_t>(index(region)) : pactData(region, partner)});
    Event event;
    event.kind = alone ? ids.boycotted : ids.allied;
    event.seat = seat;
    event.to = region;
    event.holder = alone ? Seat::None : partner;
    steps::tell(events, event);
}

void explainCards(const Rules& rules, const State& state, const Step&, Seat, Decision& decision) {
    refuse(decision, rules.map.onDisk - freeCards(rules, state), idsOf(rules).regionCardTaken);
    refuse(decision, rules.map.targets - rules.map.onDisk, idsOf(rules).noRegionCard);
}

// Boycott ------------------------------------------------------------------------------------------------------------

void boycottLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).boycotting), &Action::a, freeCards(rules, state));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void boycott(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    keepPact(rules, state, idsOf(rules).boycott, move.seat, static_cast<Area>(move.action.a), Seat::None, events);
}

bool canBoycott(const Rules& rules, const State& state, const Step&) {
    return roomFor(state, idsOf(rules).boycott) && !freeCards(rules, state).empty();
}

AreaSet boycotted(const Rules& rules, const State& state) {
    AreaSet set;
    for (Kept kept : state.kept)
        if (kept.kind != 0 && kept.kind == idsOf(rules).boycott) set.insert(regionOf(kept));
    return set;
}

// Alliance -----------------------------------------------------------------------------------------------------------

void allyLegal(const Rules& rules, const State& state, const Step&, Seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).allying), &Action::a, freeCards(rules, state));
    if (out.empty()) out.push(act(ActionKind::Done));
}

void ally(const Rules& rules, State& state, Step, Move move, EventSink*) {
    if (move.action.kind == ActionKind::Done) return;
    state.agenda.push({idsOf(rules).partner, move.seat, move.action.a, 0, 0});
}

bool canAlly(const Rules& rules, const State& state, const Step&) {
    return roomFor(state, idsOf(rules).alliance) && !freeCards(rules, state).empty();
}

bool allyFits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    return child == Step{idsOf(rules).partner, parent.seat, child.n, 0, 0} &&
           freeCards(rules, state).contains(areaAt(child.n));
}

void partnerLegal(const Rules& rules, const State&, const Step&, Seat seat, ActionList& out) {
    out.pushEach(act(idsOf(rules).choosePartner), &Action::a, rules.seats() - SeatSet::of(seat));
}

void choosePartner(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    keepPact(rules, state, idsOf(rules).alliance, move.seat, areaAt(step.n), static_cast<Seat>(move.action.a), events);
}

void partnerExplain(const Rules&, const State&, const Step& step, Seat, Decision& decision) {
    decision.area = areaAt(step.n);
}

void countTogether(const Rules& rules, const State& state, Area area, ScoreMode mode, Contest& contest) {
    if (state.kept[0].kind == 0 || mode != ScoreMode::General) return;
    for (Kept kept : state.kept) {
        if (kept.kind == 0) return;
        if (kept.kind != idsOf(rules).alliance || regionOf(kept) != area) continue;
        contest.merge(ownerOf(partnerOf(kept)), ownerOf(kept.seat));
        contest.setSeats(ownerOf(kept.seat), SeatSet::of(kept.seat, partnerOf(kept)));
    }
}

// The end ------------------------------------------------------------------------------------------------------------

void endPacts(const Rules& rules, State& state, Step, EventSink* events) {
    bool any = false;
    for (std::size_t i = 0; i < state.kept.size() && state.kept[i].kind != 0;) {
        if (!isPact(idsOf(rules), state.kept[i])) {
            ++i;
            continue;
        }
        giveUp(state, i);
        any = true;
    }
    if (any) steps::tell(events, idsOf(rules).pactsEnded, Seat::None);
}

const char* pactsAreOk(const Rules& rules, const State& state) {
    AreaSet seen;
    for (Kept kept : state.kept) {
        if (kept.kind == 0 || !isPact(idsOf(rules), kept)) continue;
        const Area region = regionOf(kept);
        if (!rules.map.onDisk.contains(region))
            return QT_TRANSLATE_NOOP("elgrande::errors", "a boycott or an alliance concerns a place without a card");
        if (seen.contains(region)) return QT_TRANSLATE_NOOP("elgrande::errors", "a region card has been taken twice");
        if (kept.kind == idsOf(rules).alliance &&
            (!rules.seats().contains(partnerOf(kept)) || partnerOf(kept) == kept.seat))
            return QT_TRANSLATE_NOOP("elgrande::errors", "an alliance has no partner");
        seen.insert(region);
    }
    return nullptr;
}

const StepRules kBoycotting{.id = "gr-boycott",
                            .decision = "gr-boycott",
                            .legal = boycottLegal,
                            .apply = boycott,
                            .possible = canBoycott,
                            .explain = explainCards};
const StepRules kAllying{.id = "gr-alliance",
                         .decision = "gr-alliance",
                         .legal = allyLegal,
                         .apply = ally,
                         .possible = canAlly,
                         .explain = explainCards,
                         .fits = allyFits,
                         .vetoBeforeApply = false}; // nothing is done before the partner is named
const StepRules kPartner{.id = "gr-partner",
                         .decision = "gr-partner",
                         .legal = partnerLegal,
                         .apply = choosePartner,
                         .explain = partnerExplain};
const StepRules kEndPacts{.id = "gr-end-pacts", .decision = nullptr, .run = endPacts};

} // namespace

void addPacts(RulesBuilder& builder, Ids& ids) {
    ids.boycott = builder.addKept({.id = kBoycott, .source = {}, .most = kMostOfAKind});
    ids.alliance = builder.addKept({.id = kAlliance, .source = {}, .most = kMostOfAKind});
    ids.boycotting = builder.addAction("gr-boycott", {Operand::Area});
    ids.allying = builder.addAction("gr-alliance", {Operand::Area});
    ids.choosePartner = builder.addAction("gr-partner", {Operand::Seat});
    ids.boycotted = builder.addEvent("gr-boycotted");
    ids.allied = builder.addEvent("gr-allied");
    ids.pactsEnded = builder.addEvent("gr-pacts-ended");
    ids.regionCardTaken = builder.addRefusal("gr-region-card-taken");
    ids.noRegionCard = builder.addRefusal("gr-no-region-card");
    ids.partner = builder.addStep(kPartner);
    builder.addEffect("gr-boycott", effectOf({stepOf(builder.addStep(kBoycotting))}));
    builder.addEffect("gr-alliance", effectOf({stepOf(builder.addStep(kAllying))}));
    builder.leaveUnscored(boycotted);
    builder.contest(countTogether);
    builder.at(Anchor::ScoringEnd, stepOf(builder.addStep(kEndPacts)));
    builder.check(pactsAreOk);
}

} // namespace elgrande::grandissimo
