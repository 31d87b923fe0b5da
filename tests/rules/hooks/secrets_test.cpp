// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Secrets: own uses of the disks, hidden hands, hidden bytes, chance of other kinds through the dealer.
#include "tests/rules/hooks/made_up.h"

#include "model/observe/catalogue.h"
#include "model/observe/information_state.h"
#include "model/observe/insight.h"
#include "model/observe/observation.h"
#include "model/steps/disk.h"

#include <set>

namespace elgrande::hooks {

namespace {

std::uint8_t vow = 0; // disk use of the test below
StepKind fulfil = StepKind::None;

// Everybody but red vows one of the coastal regions; red's card then puts a Caballero of each there.
void addVow(RulesBuilder& builder) {
    vow = builder.addDiskUse(
        {.id = "vow",
         .asked = [](const Rules&, const State&, const Step& step, Seat seat) { return seat != step.seat; },
         .choices = [](const Rules& rules, const State&, const Step&,
                       Seat) { return rules.map.coastal & rules.map.onDisk; },
         .explain = [](const Rules&, const State&, const Step&, Seat,
                       Decision& decision) { decision.remaining = 42; }});
    fulfil = builder.addStep(
        {.id = "fulfil",
         .decision = nullptr,
         .run =
             [](const Rules& rules, State& state, Step, EventSink* events) {
                 revealDisks(rules, state, events);
                 const auto disks = state.disk;
                 state.disk.fill(Area::None);
                 for (Seat seat : rules.seats())
                     if (disks[index(seat)] != Area::None)
                         transfer(rules, state,
                                  {{ownerOf(seat), seat, How::Disk}, Area::Provinces, disks[index(seat)], 1},
                                  EventKind::CaballeroMoved, events);
             },
         .a = Operand::Number,
         .data = Operand::Number,
         .vetoBeforeRun = true,
         .revealsDisks = true});
    builder.addEffect("vow", effectOf({diskFor(static_cast<DiskUse>(vow), fulfil)}));
    builder.addCard({.id = "vow", .effect = {}, .picture = {}});
}

void disksHaveOtherUses() {
    Table table(addVow);
    table.beginTurn({"vow"});
    table.play("special");
    same(table.asked, kBlue, "blue should be asked");
    const Decision decision = decisionFor(table.rules, table.state, kBlue);
    same(decision.topic, "vow", "the decision should say what it is about");
    expect(decision.secret && decision.remaining == 42, "the decision should be secret and explained");
    expect(table.offers("disk granada") && !table.offers("disk aragon"), "there is no coast at Aragon");
    expect(table.refuses(Area::Castillo, Refusal::NotOnDisk), "nobody says that the Castillo is not on the disk");
    table.play("disk granada");
    same(table.asked, kYellow, "yellow should be asked");
    // Yellow knows that blue has set a disk, red's eyes are no better, and both imagine coasts only.
    const InformationState known(table.rules, table.state, kYellow);
    expect(known.hiddenDisks() == SeatSet::of(kBlue), "yellow should know that blue's disk is set");
    expect(known.known().disk[1] == Area::None, "yellow knows blue's disk");
    std::set<Area> imagined;
    Rng rng(1);
    for (int i = 0; i < 300; ++i) imagined.insert(known.sample(table.rules, rng).disk[1]);
    same(imagined.size(), 6, "yellow should imagine every coast, and coasts only");
    const Observation seen = observe(table.rules, table.state, kYellow);
    expect(seen.seats[1].diskSet && seen.seats[1].disk == Area::None, "the disk should be seen from behind");
    expect(observe(table.rules, table.state, kBlue).seats[1].disk == Area::Granada, "blue should see the own disk");
    table.play("disk sevilla");
    same(table.count(Area::Granada, kBlue), 1, "what was vowed should be fulfilled");
    same(table.count(Area::Sevilla, kYellow), 1, "what was vowed should be fulfilled");
}

// What is read from the disks may be stopped in between: they are open to nobody then.
void disksMayBeVetoed() {
    Table table(addVow);
    keep(table.state, {kKeptVeto, kYellow, 2, 0});
    table.beginTurn({"vow"});
    table.play("special; allow; disk granada; disk sevilla");
    same(table.decision(), "veto", "before the disks are read the Veto's holder is asked");
    table.play("veto");
    same(table.count(Area::Granada, kBlue), 0, "nothing should have come of it");
    expect(table.state.disk[1] == Area::None, "the disks should be taken back");
}

// Hands nobody sees: only how many cards there are, and what lies used.
void handsAreHidden() {
    Table table([](RulesBuilder& builder) { builder.hideHands(); });
    table.state.hand[1] = 0b0101;
    table.state.used[1] = 0;
    usePower(table.rules, table.state, kBlue, static_cast<Power>(3));
    const Observation seen = observe(table.rules, table.state, kRed);
    expect(seen.seats[1].hand.empty() && seen.seats[1].handSize == 2, "a hand is seen");
    expect(seen.seats[1].used.bits == 0b1000, "the used cards should be seen");
    expect(!seen.seats[1].mayHold.contains(static_cast<Power>(3)) && seen.seats[1].mayHold.size() == 12,
           "any card that is not used may be in hand");
    expect(seen.seats[0].hand.bits == table.state.hand[0], "the own hand should be seen");
    const InformationState known(table.rules, table.state, kRed);
    same(known.hiddenCards(kBlue), 2, "two cards are hidden");
    std::set<std::uint32_t> imagined;
    Rng rng(1);
    for (int i = 0; i < 50; ++i) {
        const State state = known.sample(table.rules, rng);
        same(std::popcount(state.hand[1]), 2, "an imagined hand has another number of cards");
        expect((state.hand[1] & state.used[1]) == 0, "an imagined hand has used cards");
        imagined.insert(state.hand[1]);
    }
    expect(imagined.size() > 10, "always the same hand is imagined");
}

// Where used power cards lie closed nobody sees another's, nor what is left in hand; where they lie open both are seen,
// but for a card that was taken back unseen before.
void usedCardsMayLieClosed() {
    const Folders none({});
    for (const char* open : {"true", "false"}) {
        Setup setup = playing({});
        setup.options["used-power-open"] = open;
        Table table(setup);
        table.state.hand[1] = 0b0111;
        table.state.used[1] = 0b1000;
        const SeatSeen seen = observe(table.rules, table.state, kRed).seats[1];
        const bool isOpen = table.rules.rulings.usedPower == UsedPower::Open;
        same(seen.used.bits, isOpen ? 0b1000U : 0U, "the used cards are seen against the ruling");
        same(seen.hand.bits, isOpen ? 0b0111U : 0U, "the hand is seen against the ruling");
        same(seen.handSize, 3, "how many cards are in hand should be seen");
        same(seen.mayHold.size(), isOpen ? 3 : 13, "what may be in hand is seen against the ruling");
        same(observe(table.rules, table.state, kBlue).seats[1].used.bits, 0b1000U, "the own used cards are not seen");
        table.state.returned[1] = 0b0001;
        const SeatSeen later = observe(table.rules, table.state, kRed).seats[1];
        same(later.used.bits, 0U, "which card was taken back unseen can be found out");
        same(later.hand.bits, isOpen ? 0b0110U : 0U, "a card taken back unseen is seen in hand");
        expect(later.mayHold.contains(Power{}) && later.mayHold.contains(static_cast<Power>(3)),
               "each of them may have been taken back");
        const InformationState known(table.rules, table.state, kRed);
        same(known.regained(kBlue), 1, "that a card was taken back is known");
        same(known.known().used[1], 0b1001U, "which one is not");
        same(known.known().hand[1], 0b0110U, "nor is it known to be in hand");
    }
}

constexpr Power powerOf(int value) { return static_cast<Power>(value - 1); } // of the base game
PowerSet powersOf(std::initializer_list<int> values) {
    PowerSet set;
    for (int value : values) set.insert(powerOf(value));
    return set;
}

// A table where blue has used these cards, the last one lying on top.
Table pileOf(std::initializer_list<int> values) {
    Setup setup = playing({});
    setup.options["used-power-open"] = "top";
    Table table(setup);
    table.state.hand[1] |= table.state.used[1];
    table.state.used[1] = table.state.returned[1] = 0;
    layPile(table.rules, table.state, kBlue, {}, 0);
    for (int value : values) usePower(table.rules, table.state, kBlue, powerOf(value));
    return table;
}
// What red can think of as blue's hidden cards.
PowerSet imaginedOf(const Table& table) {
    const InformationState known(table.rules, table.state, kRed);
    Rng rng(1);
    PowerSet set;
    for (int i = 0; i < 200; ++i) {
        const State state = known.sample(table.rules, rng);
        expect(stateIsOk(table.rules, state) == nullptr, "an imagined pile is impossible");
        expect(InformationState(table.rules, state, kRed) == known, "an imagined pile can be told from the real one");
        set = set | PowerSet{state.returned[1]};
    }
    expect(set == known.mayHold(table.rules, kBlue), "a card that may be hidden is never imagined");
    return set;
}

bool isTakenInSight(Table& table, int value) { return takePowerBack(table.rules, table.state, kBlue, powerOf(value)); }
PowerSet seenOf(const Table& table) { return observe(table.rules, table.state, kRed).seats[1].used; }

// The others know a card that is taken back if it lies on top, and if it can have been no other one; else they know
// among which it was: those that lay below the top at that time and have not been seen since.
void pilesTellNoMoreThanTheirTop() {
    const Folders none({});
    Table table = pileOf({5, 9, 13, 2});
    expect(seenOf(table) == powersOf({2}), "the topmost card is not seen alone");
    expect(observe(table.rules, table.state, kBlue).seats[1].used == powersOf({2, 5, 9, 13}),
           "the own ones are unseen");
    expect(!isTakenInSight(table, 9) && seenOf(table) == powersOf({2}), "a card from below the top is seen");
    expect(imaginedOf(table) == powersOf({5, 9, 13}), "it was none of those below the top");
    usePower(table.rules, table.state, kBlue, powerOf(7));
    expect(imaginedOf(table) == powersOf({5, 9, 13}), "a card played since may be the hidden one");
    usePower(table.rules, table.state, kBlue, powerOf(9));
    expect(table.state.returned[1] == 0 && imaginedOf(table).empty(), "all have seen the card that was hidden");
    expect(seenOf(table) == powersOf({9}), "the card played last does not lie on top");
}

void whatCanBeToldIsNoSecret() {
    const Folders none({});
    Table three = pileOf({5, 9, 13});
    expect(isTakenInSight(three, 13) && seenOf(three) == powersOf({9}), "the topmost card is not seen to go");
    const InformationState known(three.rules, three.state, kRed);
    expect(PowerSet{known.known().hand[1]}.contains(powerOf(13)), "all have seen what is in hand");
    expect(isTakenInSight(three, 5) && three.state.returned[1] == 0, "the only card below the top cannot be hidden");

    Table next = pileOf({5, 9, 13, 2});
    expect(!isTakenInSight(next, 13), "a card from below the top is seen");
    expect(isTakenInSight(next, 2) && seenOf(next) == powersOf({9}), "the topmost card is not seen to go");
    expect(next.state.returned[1] == 0, "the new top does not tell which one was gone");

    Table lowest = pileOf({5, 9, 13, 2});
    expect(!isTakenInSight(lowest, 5) && isTakenInSight(lowest, 2), "the topmost card is not seen to go");
    expect(seenOf(lowest) == powersOf({13}) && imaginedOf(lowest) == powersOf({5, 9}), "the top is in doubt");

    Table all = pileOf({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13});
    expect(!isTakenInSight(all, 1) && imaginedOf(all).size() == 12, "nobody remembers a pile of all cards");
}

// Somebody without a memory knows what he threw in himself.
void ownThrowsAreRemembered() {
    Table table;
    table.at(Area::Castillo, kRed, 3);
    table.at(Area::Castillo, kBlue, 2);
    forgetCastillo(table.rules, table.state, kRed);
    same(table.count(Area::Castillo, kRed), 3, "the own ones are forgotten");
    same(table.count(Area::Castillo, kBlue), 0, "others' are remembered");
    same(table.count(Area::Provinces, kBlue), 30, "others' should count as in the provinces");
}

// Windows go by what is chosen, not by the edition's ruling.
void catalogueKnowsTheRulings() {
    const Folders none({});
    Setup setup = playing({});
    setup.options["open-castillo"] = "true";
    const Catalogue catalogue = catalogueOf(Table(setup).rules);
    expect(catalogue.option("open-castillo") && !catalogue.option("send-own-too"), "other rulings are told");
    expect(!catalogue.option("moonlight"), "a ruling that does not exist holds");
    expect(catalogue.area("granada") == Area::Granada && catalogue.area("moon") == Area::None, "other places are told");
    expect(catalogue.token("king") == Token::King && catalogue.token("moon") == Token::None, "other tokens are told");
    same(catalogue.keptKind("veto"), kKeptVeto, "the Veto should be told");
    same(catalogue.keptKind("truce"), 0, "what cannot be kept is told");
    same(catalogue.slot("chest"), 255, "a piece of state that nobody has is told");
    same(catalogue.cards.size(), 45, "45 cards should be told");
    same(catalogue.owners[5], std::string(), "black ones are told where there are none");
}

struct Purse {
    std::uint8_t coins[kMaxSeats]{};
};
Slot<Purse> purses;

// Nobody looks into another's purse, and imagines up to five coins there.
void bytesAreHidden() {
    Table table([](RulesBuilder& builder) {
        purses = builder.addSlot<Purse>("purses");
        builder.conceal(
            [](const Rules&, State& state, Seat viewer) {
                Purse purse = purses.load(state);
                for (std::size_t i = 0; i < kMaxSeats; ++i)
                    if (i != index(viewer)) purse.coins[i] = 0;
                purses.store(state, purse);
            },
            [](const Rules&, State& state, Seat viewer, Rng& rng) {
                Purse purse = purses.load(state);
                for (std::size_t i = 0; i < kMaxSeats; ++i)
                    if (i != index(viewer)) purse.coins[i] = static_cast<std::uint8_t>(rng.below(6));
                purses.store(state, purse);
            });
    });
    purses.store(table.state, {{3, 4, 5, 0, 0}});
    const Observation seen = observe(table.rules, table.state, kBlue);
    same(purses.load(seen).coins[1], 4, "the own purse should be seen");
    same(purses.load(seen).coins[0], 0, "another's purse is seen");
    Rng rng(3);
    const State other = resample(table.rules, table.state, kBlue, rng);
    expect(!(other == table.state), "always the truth is imagined");
    expect(observe(table.rules, other, kBlue) == seen, "blue sees more than is there to be seen");
    expect(InformationState(table.rules, other, kBlue) == InformationState(table.rules, table.state, kBlue),
           "blue knows more than can be known");
}

// The dealer has an order of its own for every sort of thing, for every seat, and after every reshuffle.
void chanceOfOtherKinds() {
    static StepKind lot = StepKind::None;
    Table table([](RulesBuilder& builder) {
        lot = builder.addStep(
            {.id = "lot",
             .decision = "reveal",
             .actors = [](const Rules&, const State&, const Step&) { return SeatSet::of(Seat::Table); },
             .legal =
                 [](const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
                     out.pushEach(act(ActionKind::RevealPower), &Action::a, PowerSet{rules.deck.firstHand});
                 },
             .apply = [](const Rules&, State&, Step, Move, EventSink*) {}});
    });
    const auto lotOf = [&](const std::string& seed, Seat seat, int shuffles) {
        State state = table.state;
        state.agenda = {};
        state.agenda.push({lot, seat, 0, 0, 0});
        state.shuffles = static_cast<std::uint8_t>(shuffles);
        ActionList legal;
        legalActions(table.rules, state, Seat::Table, legal);
        return int{Dealer(table.rules, seed).answer(state, legal).a};
    };
    std::set<int> seats;
    std::set<int> shuffles;
    std::set<int> seeds;
    for (int i = 0; i < 5; ++i) seats.insert(lotOf("x", seatAt(i), 0));
    for (int i = 0; i < 20; ++i) shuffles.insert(lotOf("x", kRed, i));
    for (int i = 0; i < 20; ++i) seeds.insert(lotOf(std::to_string(i), kRed, 0));
    expect(seats.size() > 2, "every seat draws the same");
    expect(shuffles.size() > 6 && seeds.size() > 6, "always the same is drawn");
    same(lotOf("x", kRed, 0), lotOf("x", kRed, 0), "the same table draws twice differently");
}

// A seed keeps its meaning when verbs are added: what is drawn for one depends on its name, not on its number.
void chanceIsDrawnByTheVerbsName() {
    const auto lotsOf = [](int others) { // drawn by a verb that is added behind so many others
        static StepKind lot = StepKind::None;
        static int before = 0;
        before = others;
        Table table([](RulesBuilder& builder) {
            for (const char* other : {"other-a", "other-b", "other-c"})
                if (before-- > 0) builder.addStep({.id = other, .decision = nullptr});
            lot = builder.addStep(
                {.id = "lot",
                 .decision = "reveal",
                 .actors = [](const Rules&, const State&, const Step&) { return SeatSet::of(Seat::Table); },
                 .legal =
                     [](const Rules& rules, const State&, const Step&, Seat, ActionList& out) {
                         out.pushEach(act(ActionKind::RevealPower), &Action::a, PowerSet{rules.deck.firstHand});
                     },
                 .apply = [](const Rules&, State&, Step, Move, EventSink*) {}});
        });
        std::vector<int> drawn;
        for (int shuffles = 0; shuffles < 12; ++shuffles) {
            State state = table.state;
            state.agenda = {};
            state.agenda.push({lot, kRed, 0, 0, 0});
            state.shuffles = static_cast<std::uint8_t>(shuffles);
            ActionList legal;
            legalActions(table.rules, state, Seat::Table, legal);
            drawn.push_back(Dealer(table.rules, "x").answer(state, legal).a);
        }
        return std::pair(lot, drawn);
    };
    const auto [alone, usual] = lotsOf(0);
    const auto [behind, later] = lotsOf(3);
    expect(alone != behind, "the verb should have another number");
    same(later, usual, "a seed means something else when verbs are added");
}

// Cards that a position names come first, each of them once.
void knownCardsComeFirst() {
    Table table;
    Dealer dealer(table.rules, "5");
    const Card first = cardOf(table.rules, "decay-3");
    const Card second = cardOf(table.rules, "king-angry");
    State fresh = initialState(table.rules);
    dealer.putFirst({first, second});
    const std::vector<Card> coming = dealer.coming(table.rules, fresh, 1);
    same(coming.size(), 11, "the stack should have its eleven cards once");
    expect(coming.size() > 1 && coming[0] == first && coming[1] == second, "other cards come first");
    same(std::set<Card>(coming.begin(), coming.end()).size(), coming.size(), "a card comes twice");
}

} // namespace

void testSecrets() {
    disksHaveOtherUses();
    disksMayBeVetoed();
    handsAreHidden();
    usedCardsMayLieClosed();
    pilesTellNoMoreThanTheirTop();
    whatCanBeToldIsNoSecret();
    ownThrowsAreRemembered();
    catalogueKnowsTheRulings();
    bytesAreHidden();
    chanceOfOtherKinds();
    chanceIsDrawnByTheVerbsName();
    knownCardsComeFirst();
}

} // namespace elgrande::hooks
