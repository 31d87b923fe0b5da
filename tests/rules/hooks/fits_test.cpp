// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a step may leave behind: for every verb of the base game remainders that can be and some that cannot. Loading
// a position in the middle of a card relies on it.
#include "tests/rules/hooks/made_up.h"

#include "model/steps/court.h"
#include "model/steps/disk.h"
#include "model/steps/king.h"
#include "model/steps/place.h"
#include "model/steps/relocate.h"
#include "model/steps/score.h"

namespace elgrande::hooks {

namespace {

Step step(StepKind kind, int n = 0, int a = 0, std::uint32_t data = 0, Seat seat = kRed) {
    return {kind, seat, static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(a), data};
}
Step ofRed(Step step) {
    step.seat = kRed;
    return step;
}
Step with(Step step, int n) {
    step.n = static_cast<std::uint8_t>(n);
    return step;
}
Step bound(Step step, Area from) {
    step.a = static_cast<std::uint8_t>(from);
    return step;
}

constexpr std::uint32_t kBegun = 0x100; // of SendEach
constexpr int kCastilloUse = static_cast<int>(DiskUse::Castillo);
constexpr int kScoringUse = static_cast<int>(DiskUse::Scoring);
constexpr int kEvictionUse = static_cast<int>(DiskUse::Eviction);

struct Case {
    const char* what;
    Step parent;
    Step child;
    bool fits;
};

std::vector<Case> courtsAndPlaces() {
    const Step twice = ofRed(fillCourt(2));
    const Step placing = ofRed(place(3, PlaceMode::Anywhere));
    return {
        {"the rest is recalled", twice, step(StepKind::Recall, 1), true},
        {"all is recalled", twice, step(StepKind::Recall, 2), true},
        {"more than was wanted", twice, step(StepKind::Recall, 3), false},
        {"nothing to recall", twice, step(StepKind::Recall, 0), false},
        {"another seat recalls", twice, step(StepKind::Recall, 1, 0, 0, kBlue), false},
        {"as many as a power card may bring", ofRed(fillCourt(kAsPowerCard)), step(StepKind::Recall, 6), true},
        {"a recall that goes on", step(StepKind::Recall, 3), step(StepKind::Recall, 2), true},
        {"a recall that grows", step(StepKind::Recall, 3), step(StepKind::Recall, 4), false},
        {"placing goes on", placing, with(placing, 2), true},
        {"placing grows", placing, with(placing, 4), false},
        {"placing is over", placing, with(placing, 0), false},
        {"placing elsewhere", placing, with(ofRed(place(3, PlaceMode::NextToKing)), 2), false},
        {"placing from elsewhere", placing, ofRed(place(2, PlaceMode::Anywhere, PlaceFrom::Provinces)), false},
    };
}

std::vector<Case> relocations() {
    const Step any = ofRed(relocateUpTo(4, Whose::Any));
    const Step both = ofRed(relocateOwnAndForeign(2, 2));
    const Step five = ofRed(relocateFromOneRegion(5));
    const Step own = ofRed(relocateAllOwn());
    const Step ofFive = bound(ofRed(relocateUpTo(5, Whose::Any)), Area::Aragon);
    const Step ofOwn = bound(ofRed(relocateUpTo(3, Whose::Own)), Area::Aragon);
    Step must = ofOwn;
    must.data |= kRelocateMust;
    return {
        {"moving goes on", any, with(any, 3), true},
        {"moving grows", any, with(any, 5), false},
        {"nothing to move", any, with(any, 0), false},
        {"others' pieces now", any, with(ofRed(relocateUpTo(4, Whose::Foreign)), 3), false},
        {"bound afterwards", any, bound(with(any, 3), Area::Aragon), false},
        {"one of each is left", both, ofRed(relocateOwnAndForeign(1, 1)), true},
        {"only foreign ones are left", both, ofRed(relocateOwnAndForeign(0, 2)), true},
        {"only own ones are left", both, ofRed(relocateOwnAndForeign(2, 0)), true},
        {"none is left", both, ofRed(relocateOwnAndForeign(0, 0)), false},
        {"more foreign ones", both, ofRed(relocateOwnAndForeign(1, 3)), false},
        {"five of a region", five, ofFive, true},
        {"what is left of five", five, with(ofFive, 2), true},
        {"six of five", five, with(ofFive, 6), false},
        {"five out of the Castillo", five, bound(ofFive, Area::Castillo), false},
        {"five out of nowhere", five, bound(ofFive, Area::None), false},
        {"own ones where any are meant", five, ofOwn, false},
        {"all own of a region", own, ofOwn, true},
        {"all own must leave", own, must, false},
        {"any where own are meant", own, ofFive, false},
    };
}

std::vector<Case> sendings() {
    const Step angry = step(StepKind::Send, 3);
    const Step each = step(StepKind::SendEach);
    const std::uint32_t both = SeatSet::of(kBlue, kYellow).bits;
    const std::uint32_t yellow = SeatSet::of(kYellow).bits;
    return {
        {"blue has two to go", angry, step(StepKind::Send, 3, 2, both), true},
        {"yellow's turn to send", angry, step(StepKind::Send, 3, 0, yellow), true},
        {"four of three", angry, step(StepKind::Send, 3, 4, both), false},
        {"nobody sends", angry, step(StepKind::Send, 3, 1, 0), false},
        {"red sends", angry, step(StepKind::Send, 3, 1, SeatSet::of(kRed).bits), false},
        {"somebody who does not play", angry, step(StepKind::Send, 3, 1, SeatSet::of(seatAt(4)).bits), false},
        {"another number each", angry, step(StepKind::Send, 2, 1, both), false},
        {"one of each is left", each, step(StepKind::SendEach, 0, 0, kBegun | both), true},
        {"not begun", each, step(StepKind::SendEach, 0, 0, both), false},
        {"none is left", each, step(StepKind::SendEach, 0, 0, kBegun), false},
        {"of nobody", each, step(StepKind::SendEach, 0, 0, kBegun | SeatSet::of(seatAt(4)).bits), false},
    };
}

std::vector<Case> disksAndScorings() {
    const Step secret = ofRed(diskFor(DiskUse::Scoring, StepKind::DiskScoring));
    const Step castillo = ofRed(diskFor(DiskUse::Castillo, StepKind::None));
    const Step evict = step(StepKind::Evict);
    const auto region = static_cast<std::uint32_t>(Area::Aragon);
    const Step evicted = ofRed(diskFor(DiskUse::Eviction, StepKind::DiskEviction, region));
    const std::uint32_t two = AreaSet::of(Area::Galicia, Area::Aragon).bits;
    const std::uint32_t one = AreaSet::of(Area::Aragon).bits;
    const std::uint32_t inside = AreaSet::of(Area::Castillo).bits;
    const Step fives = ofRed(scoreSet(ScoreOf::Fives));
    const Step choice = ofRed(scoreSet(ScoreOf::OneOfChoice));
    const auto first = static_cast<int>(ScoreMode::FirstOnly);
    return {
        {"the disks are read", secret, step(StepKind::DiskScoring, 0, kScoringUse), true},
        {"and scored", secret, step(StepKind::ScoreChoice, 0, 0, two), true},
        {"the Castillo is not on the disk", secret, step(StepKind::ScoreChoice, 0, 0, inside), false},
        {"nothing is scored", secret, step(StepKind::ScoreChoice, 0, 0, 0), false},
        {"read for something else", secret, step(StepKind::DiskScoring, 0, kEvictionUse), false},
        {"disks that nothing follows", castillo, step(StepKind::DiskScoring, 0, kCastilloUse), false},
        {"an eviction", evict, evicted, true},
        {"an eviction that is read", evict, step(StepKind::DiskEviction, 0, kEvictionUse, region), true},
        {"out of an empty region", evict, ofRed(diskFor(DiskUse::Eviction, StepKind::DiskEviction, 0)), false},
        {"out of nowhere", evict, ofRed(diskFor(DiskUse::Eviction, StepKind::DiskEviction, 77)), false},
        {"several in any order", fives, step(StepKind::ScoreChoice, 0, 0, two), true},
        {"one of several", fives, step(StepKind::ScoreChoice, 0, 1, two), false},
        {"another mode", fives, step(StepKind::ScoreChoice, first, 0, two), false},
        {"what has no scoreboard", fives, step(StepKind::ScoreChoice, 0, 0, AreaSet::of(Area::Court).bits), false},
        {"a choice of one", choice, step(StepKind::ScoreChoice, 0, 1, two), true},
        {"a choice of all", choice, step(StepKind::ScoreChoice, 0, 0, two), false},
        {"the next of several", step(StepKind::ScoreChoice, 0, 0, two), step(StepKind::ScoreChoice, 0, 0, one), true},
        {"another place", step(StepKind::ScoreChoice, 0, 0, one), step(StepKind::ScoreChoice, 0, 0, two), false},
        {"after the one", step(StepKind::ScoreChoice, 0, 1, two), step(StepKind::ScoreChoice, 0, 1, one), false},
    };
}

std::vector<Case> rounds() {
    const Step played = step(StepKind::Power, 1, 0, 0, Seat::None);
    const Step home = step(StepKind::RevealHome, 0, 0, 0, Seat::None);
    return {
        {"the next power card", played, step(StepKind::Power, 2, 0, 0, Seat::None), true},
        {"a fourth of three players", played, step(StepKind::Power, 3, 0, 0, Seat::None), false},
        {"the next home", home, step(StepKind::RevealHome, 1, 0, 0, Seat::None), true},
        {"the same home", home, home, false},
        {"a fourth home", home, step(StepKind::RevealHome, 3, 0, 0, Seat::None), false},
        {"after the King", ofRed(moveTheKing(KingsWay::Anywhere)), step(StepKind::King), false},
        {"after the Grande", step(StepKind::Grande), step(StepKind::Grande), false},
        {"after a Veto is taken", step(StepKind::TakeVeto), step(StepKind::TakeVeto), false},
    };
}

// The parts of a turn leave something only when they have been begun.
void turnsLeaveTheirParts() {
    Table table;
    table.at(Area::Court, kRed, 5);
    table.beginTurn({"intrigue-2-from-court"});
    State& state = table.state;
    state.placing = {2, 0};
    const StepRules& turn = table.rules.verb(StepKind::Turn);
    const Step here = step(StepKind::Turn);
    const Step placing = step(StepKind::Place, 2);
    const Step special = step(StepKind::SpecialEnd);
    expect(!turn.fits(table.rules, state, here, placing), "placing that has not been begun");
    state.parts = kPlaced;
    expect(turn.fits(table.rules, state, here, placing), "placing that has been begun");
    expect(!turn.fits(table.rules, state, here, step(StepKind::Place, 3)), "more than the turn may place");
    expect(!turn.fits(table.rules, state, here, special), "a special action that has not been begun");
    state.parts = kSpecialUsed;
    expect(turn.fits(table.rules, state, here, special), "a special action that has been begun");
    expect(!turn.fits(table.rules, state, here, step(StepKind::SpecialEnd, 1)), "a special action with a number");
    state.special = {kRed, state.taken(kRed), 0, 0};
    const StepRules& end = table.rules.verb(StepKind::SpecialEnd);
    const Step effect = ofRed(place(2, PlaceMode::Anywhere));
    expect(end.fits(table.rules, state, special, effect), "the card's own step");
    expect(end.fits(table.rules, state, special, with(effect, 1)), "what is left of it");
    expect(!end.fits(table.rules, state, special, ofRed(relocateUpTo(2, Whose::Any))), "another card's step");
    Step others = effect;
    others.seat = kBlue;
    expect(!end.fits(table.rules, state, special, others), "another seat's step");
}

} // namespace

void testFits() {
    Table table;
    table.at(Area::Aragon, kBlue, 2);
    for (const auto& cases : {courtsAndPlaces(), relocations(), sendings(), disksAndScorings(), rounds()})
        for (const Case& each : cases) {
            const auto fits = table.rules.verb(each.parent.kind).fits;
            const bool is = fits != nullptr && fits(table.rules, table.state, each.parent, each.child);
            expect(is == each.fits, std::string(each.what) + (is ? " is taken for a remainder" : " is refused"));
        }
    turnsLeaveTheirParts();
}

} // namespace elgrande::hooks
