// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The free moves of the ship at the start of a turn (RULINGS.md 3.3; the option colonies-sailing has others,
// voyage.cpp): whoever was on board then goes ashore, in America, in the Mediterranean, in France or on any coast;
// whoever was overseas then comes on board. Those on board go first, and nobody sails twice. Sail: n = 0 own ones, 1
// the black ones of the Inquisitor's holder; a = 1: somebody has come on board, nobody goes ashore any more; data = how
// many have landed overseas in this turn, by place.
#include "colonies_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"

namespace elgrande::inquisitor_colonies {

namespace {

// Places overseas, and the bits of Step::data for those who have landed there.
class Landed {
  public:
    Landed(const Ids& ids, std::uint32_t data)
        : places_{ids.america,       ids.viceroy,           ids.havens[1].hold[0], ids.havens[1].hold[1],
                  ids.mediterranean, ids.havens[2].hold[0], ids.havens[2].hold[1], ids.table}
        , data_(data) {}

    int in(Area area) const {
        unsigned shift = 0;
        for (std::size_t i = 0; i < places_.size(); shift += kBits[i], ++i)
            if (places_[i] == area) return static_cast<int>(data_ >> shift & ((1U << kBits[i]) - 1U));
        return 0;
    }
    void add(Area area) {
        unsigned shift = 0;
        for (std::size_t i = 0; i < places_.size(); shift += kBits[i], ++i)
            if (places_[i] == area && in(area) + 1 < 1 << kBits[i]) data_ += 1U << shift;
    }
    std::uint32_t data() const { return data_; }
    // Nobody has landed where fewer stand now.
    bool fits(const State& state, Owner owner) const {
        for (Area area : places_)
            if (in(area) > state.at(area, owner)) return false;
        return true;
    }

  private:
    static constexpr std::array<unsigned, 8> kBits{6, 1, 3, 4, 6, 3, 4, 4};
    std::array<Area, 8> places_;
    std::uint32_t data_;
};

Owner ownerFor(const Step& step, Seat seat) { return step.n == 0 ? ownerOf(seat) : Owner::Black; }
Manner mannerOf(Owner owner, Seat seat, Area from = Area::None) { return {owner, seat, How::Own, from}; }

// Where those stand who can sail now: on board while nobody has come there in this turn, and overseas.
AreaSet sailors(const Rules& rules, const State& state, const Step& step, Seat seat) {
    const Ids& ids = idsOf(rules);
    const Owner owner = ownerFor(step, seat);
    const AreaSet board = wholeOf(rules, state, ids.ship);
    const AreaSet overseas = wholeOf(rules, state, ids.america) | wholeOf(rules, state, ids.mediterranean);
    AreaSet set = occupied(rules, state, owner) & (step.a == 0 ? board | overseas : overseas - board);
    set = mayLeave(rules, state, mannerOf(owner, seat), set);
    if (step.data == 0) return set;
    const Landed landed(ids, step.data);
    for (Area area : set& overseas)
        if (state.at(area, owner) <= landed.in(area)) set.erase(area);
    return set;
}

AreaSet goals(const Rules& rules, const State& state, const Step& step, Seat seat, Area from) {
    return sailingGoals(rules, state, mannerOf(ownerFor(step, seat), seat, from));
}

// Whoever has somebody afloat. Where none of them can sail there is one answer only, and it is given by itself.
SeatSet actors(const Rules& rules, const State& state, const Step& step) {
    if (step.n == 1 && holder(rules, state) != step.seat) return {};
    const AreaSet there = occupied(rules, state, ownerFor(step, step.seat)) & idsOf(rules).afloat;
    return there.empty() ? SeatSet{} : SeatSet::of(step.seat);
}

void legal(const Rules& rules, const State& state, const Step& step, Seat seat, ActionList& out) {
    const Ids& ids = idsOf(rules);
    for (Area from : sailors(rules, state, step, seat))
        out.pushEach(act(ids.sailing, ownerFor(step, seat), from), &Action::c, goals(rules, state, step, seat, from));
    out.push(act(ActionKind::Done));
}

// After the own ones the black ones of the Inquisitor's holder.
void goOn(const Rules& rules, State& state, Step step, EventSink*) {
    if (step.n == 0 && holder(rules, state) == step.seat) state.agenda.push({step.kind, step.seat, 1, 0, 0});
}

void apply(const Rules& rules, State& state, Step step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return goOn(rules, state, step, events);
    const Area from = static_cast<Area>(move.action.b);
    const Area to = static_cast<Area>(move.action.c);
    if (wholeOf(rules, state, idsOf(rules).ship).contains(from)) {
        Landed landed(idsOf(rules), step.data);
        landed.add(landing(rules, state, from, to));
        step.data = landed.data();
    } else {
        step.a = 1;
    }
    state.agenda.push(step);
    transfer(rules, state, {mannerOf(static_cast<Owner>(move.action.a), move.seat), from, to, 1}, idsOf(rules).sailed,
             events);
}

void explain(const Rules& rules, const State& state, const Step& step, Seat seat, Decision& decision) {
    if (step.n == 1) decision.topic = kBlackTopic;
    const AreaSet from = sailors(rules, state, step, seat);
    AreaSet offered;
    for (Area area : from) {
        const AreaSet to = goals(rules, state, step, seat, area);
        if (!to.empty()) offered = offered | to | AreaSet::of(area); // else who stands there is not
    }
    const AreaSet rest = rules.map.targets - offered;
    refuseBanned(rules, state, Ban::CaballerosIn, mannerOf(ownerFor(step, seat), seat), rest, decision);
    refuse(decision, rest, idsOf(rules).notByShip);
}

bool fits(const Rules& rules, const State& state, const Step& parent, const Step& child) {
    const bool goesOn = child.n == parent.n && child.a >= parent.a;
    const bool ofBlack = child.n == 1 && parent.n == 0;
    return (goesOn || ofBlack) && child == Step{parent.kind, parent.seat, child.n, child.a, child.data} &&
           child.a <= 1 && rules.seats().contains(child.seat) &&
           Landed(idsOf(rules), child.data).fits(state, ownerFor(child, child.seat));
}

const StepRules kSail{.id = "colonies-sail",
                      .decision = "colonies-sail",
                      .actors = actors,
                      .legal = legal,
                      .apply = apply,
                      .run = goOn,
                      .explain = explain,
                      .fits = fits,
                      .a = Operand::Number,
                      .data = Operand::Number,
                      .isRun = true};

} // namespace

AreaSet sailingGoals(const Rules& rules, const State& state, const Manner& manner) {
    const Ids& ids = idsOf(rules);
    const bool lands = wholeOf(rules, state, ids.ship).contains(manner.from);
    const AreaSet reached = lands ? coast(rules) | ids.spaces | AreaSet::of(ids.america, ids.viceroy, ids.mediterranean)
                                  : AreaSet::of(ids.ship, ids.captain);
    return mayEnter(rules, state, manner, reached);
}

void addShip(RulesBuilder& builder, Ids& ids) {
    ids.sailing = builder.addAction("colonies-sail", {Operand::Owner, Operand::Area, Operand::Area});
    ids.sailed = builder.addEvent("colonies-sailed", EventFamily::Pieces);
    ids.notByShip = builder.addRefusal("colonies-not-by-ship");
    if (builder.optionValue(kSailingOption) == kAnyTime) return addVoyage(builder, ids);
    ids.sail = builder.addStep(kSail);
    builder.at(Anchor::TurnStart, stepOf(ids.sail), StepKind::Court);
}

} // namespace elgrande::inquisitor_colonies
