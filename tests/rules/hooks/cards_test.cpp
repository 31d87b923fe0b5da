// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Cards and turns: cards in no stack, several before a seat, power cards with effects and without numbers, what is
// owed, parts of a turn, blocked power cards, hands and seats at which nobody sits.
#include "tests/rules/hooks/made_up.h"

#include "model/agents/playout.h"
#include "model/observe/observation.h"
#include "model/rules/notation.h"
#include "model/steps/court.h"
#include "model/steps/relocate.h"

namespace elgrande::hooks {

namespace {

// Red has taken an action card and keeps another one: each is used for itself.
void severalCardsLieBeforeASeat() {
    Table table([](RulesBuilder& builder) {
        builder.addCard({.id = "kept-court", .stack = 0, .effect = "court-2", .picture = {}});
    });
    table.at(Area::Aragon, kRed, 2);
    table.state.cards[0][1] = cardOf(table.rules, "kept-court");
    table.beginTurn({"intrigue-4-own"});
    expect(!table.offers("special") && table.offers("use kept-court") && table.offers("use intrigue-4-own"),
           "each card should be offered by its name");
    expect(table.rules.card(cardOf(table.rules, "kept-court")).stack == kNoStack, "the card lies in a stack");
    const Observation seen = observe(table.rules, table.state, kBlue);
    same(seen.seats[0].before.size(), 1, "the kept card should be seen");
    table.play("use kept-court");
    same(decisionFor(table.rules, table.state, kRed).card, cardOf(table.rules, "kept-court"),
         "the decision should say which card is carried out");
    table.play("court 1");
    same(decisionFor(table.rules, table.state, kRed).card, table.state.taken(kRed), "the turn's card is another");
    expect(!table.offers("use kept-court"), "the kept card is used twice");
    expect(table.refuses(ActionKind::Special, Refusal::AlreadyDone), "nobody says that the part is done");
    same(table.count(Area::Court, kRed), 1, "its effect should have come");
    table.play("end");
    // The next round: the card taken goes, the kept one stays, and stays spent.
    same(table.state.cards[0][1], cardOf(table.rules, "kept-court"), "the kept card has gone");
    same(table.state.spent[0] & 2, 2, "the kept card may be used again");
}

// The special action is there again in the next round.
void spentIsForARound() {
    Table table;
    table.at(Area::Aragon, kRed, 2);
    table.beginTurn({"intrigue-4-own"});
    table.play("special; done");
    same(table.state.spent[0], 1, "the special action has been used");
    table.state.agenda = {};
    table.state.turn = 3;
    pushAnchor(table.rules, table.state, Anchor::RoundEnd);
    table.asked = advance(table.rules, table.state, table.legal, nullptr);
    same(table.state.spent[0], 0, "the special action is used up for good");
    same(table.state.round, std::uint8_t(2), "it should be round 2");
}

// 22 has an effect of its own, the joker has no number, and there are no others.
void powersAreReplaced() {
    Table table([](RulesBuilder& builder) {
        builder.addCard({.id = "march", .stack = 0, .effect = "intrigue-4-own", .picture = {}});
        std::vector<PowerRow> rows;
        for (int i = 1; i <= 12; ++i) rows.push_back({std::to_string(i * 11), i * 11, i % 3, i == 2 ? "march" : ""});
        rows.push_back({"joker", 0, 5, ""});
        builder.replacePowers(rows);
    });
    same(table.rules.deck.powers.size(), 13, "the deck should have been replaced");
    const auto power = operandFromText(table.rules, Operand::Power, "22");
    expect(power && table.rules.power(static_cast<Power>(*power)).card == cardOf(table.rules, "march"),
           "22 has no effect");
    const auto joker = actionFromText(table.rules, "power joker");
    expect(static_cast<bool>(joker), "the joker cannot be written");
    same(table.rules.power(static_cast<Power>(joker->a)).value, 0, "the joker has a number");
    expect(!actionFromText(table.rules, "power 13"), "there is still a 13");
}

void stacksAreChanged() {
    Table table([](RulesBuilder& builder) {
        builder.removeStack(1);
        builder.mergeStacks(2, 3);
        builder.addCard({.id = "extra", .stack = builder.freeStack(), .copies = 9, .effect = "court-2", .picture = {}});
    });
    expect(table.rules.deck.stacks[0].empty() && table.rules.deck.stacks[1].empty(), "stacks 1 and 2 should be gone");
    same(table.rules.deck.stacks[2].size(), 22, "stack 3 should hold both");
    same(table.rules.deck.stacks[5].size(), 9, "a stack of its own");
    expect(cardOf(table.rules, "intrigue-4-own") == Card::None, "a card of the removed stack exists");
    const auto& reveals = table.rules.flow.anchors[static_cast<std::size_t>(Anchor::RoundStart)];
    same(reveals.size(), 4, "one card of each stack should be revealed, and none of those that are gone");
}

// The base game's action cards go, those of others keep their numbers.
void baseStacksAreRemoved() {
    Table table([](RulesBuilder& builder) {
        builder.addCard({.id = "extra", .stack = builder.freeStack(), .effect = "court-2", .picture = {}});
        builder.removeBaseStacks();
        builder.dropOption("open-castillo");
    });
    for (std::size_t stack = 0; stack < 5; ++stack)
        expect(table.rules.deck.stacks[stack].empty(), "a stack of the base game is left");
    same(table.rules.deck.stacks[5].size(), 1, "the other stack should be the sixth");
    const auto& options = table.rules.options;
    expect(std::none_of(options.begin(), options.end(), [](const auto& each) { return each.id == "open-castillo"; }),
           "the option is still there");
}

std::vector<std::string> idleOptions(const Rules& rules) {
    std::vector<std::string> ids;
    for (const OptionFacts& each : rules.options)
        if (each.idle) ids.push_back(each.id);
    return ids;
}

// What is about cards is idle without them, whichever expansion takes them away or brings them back.
void optionsAreAboutCards() {
    const std::vector<std::string> all{"castillo-by-choice", "all-own-must-leave",     "send-own-too",
                                       "send-may-stop",      "scoreboard-on-castillo", "no-veto"};
    same(idleOptions(Table().rules), std::vector<std::string>{}, "the base game has cards for all of them");
    same(idleOptions(Table([](RulesBuilder& b) { b.removeBaseStacks(); }).rules), all, "none of the cards is left");
    same(idleOptions(Table([](RulesBuilder& b) {
                         b.removeBaseStacks();
                         b.addCard(
                             {.id = "any", .stack = 0, .effect = "score-one-3", .picture = {}, .notWith = "no-veto"});
                     }).rules),
         std::vector<std::string>(all.begin() + 1, all.end() - 1), "a card has brought two of them back");
    same(idleOptions(Table([](RulesBuilder& b) { b.removeCards("send-one-each"); }).rules),
         (std::vector<std::string>{"send-own-too", "send-may-stop"}), "one card had both");
    Setup setup;
    setup.options["no-veto"] = "true";
    const auto without = RulesBuilder::build(setup);
    expect(without && cardOf(**without, "veto") == Card::None, "the switch takes its card out");
    expect(without && idleOptions(**without).empty(), "and is not idle for that");
    setup.corrections["veto"].copies = 0;
    const auto nobodys = RulesBuilder::build(setup);
    expect(nobodys && idleOptions(**nobodys) == std::vector<std::string>{"no-veto"}, "its owner has no such card");
    setup.corrections.clear();
    setup.corrections["send-one-each"].effect = "decay-3";
    const auto corrected = RulesBuilder::build(setup);
    expect(corrected && idleOptions(**corrected) == std::vector<std::string>{"send-own-too", "send-may-stop"},
           "the card does something else");
}

// Whoever has a card before he takes one may keep it; used out of turn, it was his choice.
void whatASeatHasItKeeps() {
    Table table([](RulesBuilder& builder) {
        builder.addCard({.id = "own", .stack = 0, .effect = "court-2", .picture = {}});
        const StepKind lay = builder.addStep(
            {.id = "lay", .decision = nullptr, .run = [](const Rules& rules, State& state, Step step, EventSink*) {
                 state.taken(step.seat) = cardOf(rules, "own");
                 state.placing = {7, 0};
             }});
        builder.at(Anchor::Turn, {lay, Seat::None, 0, 0, 0}, StepKind::TakeCard);
    });
    table.at(Area::Court, kRed, 2);
    const auto begin = [&](std::uint8_t spent) {
        State& state = table.state;
        state.agenda = {};
        state.offer[0] = cardOf(table.rules, "intrigue-4-own");
        state.spent[0] = spent;
        state.turn = 0;
        state.order[0] = kRed;
        state.taken(kRed) = Card::None;
        pushAnchor(table.rules, state, Anchor::Turn);
        table.asked = advance(table.rules, state, table.legal, &table.log);
        if (table.offers("court 0")) table.play("court 0");
    };
    begin(0);
    same(table.decision(), "action", "nobody asks for a card");
    expect(table.offers("action own") && table.offers("action intrigue-4-own"), "one of the two is not offered");
    table.log.events.clear();
    table.play("action own");
    expect(!table.happened(EventKind::CardTaken), "a card is taken although it was kept");
    same(table.state.placing.count, 7, "what is kept places otherwise");
    expect(table.state.offer[0] != Card::None, "the other card has gone");
    begin(1);
    same(table.decision(), "turn", "who has used his card out of turn is asked for one");
}

// A special action that must be begun keeps the turn open, as long as it can be.
void someCardsAreOwed() {
    Table table([](RulesBuilder& builder) {
        builder.addCard({.id = "duty", .caballeros = 1, .effect = "intrigue-4-own", .picture = {}, .owed = true});
    });
    table.at(Area::Court, kRed, 2);
    table.at(Area::Aragon, kRed, 2);
    table.beginTurn({"duty"});
    expect(!table.offers("end"), "the turn ends although the special action is owed");
    expect(table.refuses(ActionKind::End, Refusal::Owed), "nobody says what is owed");
    table.play("special; done");
    expect(table.offers("end"), "what has been begun is still owed");
    table.at(Area::Aragon, kRed, 0);
    table.beginTurn({"duty"});
    expect(table.offers("end"), "what cannot be done is owed");
}

// What lies behind the card of the round may be used in its place, but never has to be.
void onlyTheRoundsCardIsOwed() {
    Table table([](RulesBuilder& builder) {
        builder.addCard({.id = "duty", .caballeros = 1, .effect = "intrigue-4-own", .picture = {}, .owed = true});
        builder.addCard({.id = "other", .stack = 0, .effect = "court-2", .picture = {}, .owed = true});
    });
    table.at(Area::Aragon, kRed, 2);
    table.state.cards[0][1] = cardOf(table.rules, "other");
    table.beginTurn({"intrigue-4-own"});
    expect(table.offers("end") && table.offers("use other"), "a card behind that of the round is owed");
    table.beginTurn({"duty"});
    expect(!table.offers("end"), "the card of the round is not owed any more");
    table.play("use other; court 1");
    expect(table.offers("end"), "the card of the round is owed though another has been used in its place");
}

// Nobody has power cards before they are dealt. Who has none that he may play plays a used one again.
void handsAreDealt() {
    Table table([](RulesBuilder& builder) { builder.dealHands(); });
    for (Seat seat : table.rules.seats())
        same(initialState(table.rules).hand[index(seat)], 0U, "there are power cards before they are dealt");
    State& state = table.state;
    state.agenda = {};
    state.played.fill(Power::None);
    state.hand.fill(0);
    state.used[0] = PowerSet::of(static_cast<Power>(4), static_cast<Power>(6)).bits;
    state.starter = kRed;
    pushAnchor(table.rules, state, Anchor::Powers);
    ActionList legal;
    legalActions(table.rules, state, kRed, legal);
    same(legal.size(), 2, "the two used cards should be offered");
    expect(legal.contains(act(ActionKind::Power, 4)) && legal.contains(act(ActionKind::Power, 6)),
           "others are offered");
    for (const Refused& each : decisionFor(table.rules, state, kRed).refused)
        expect(each.id != 4 && each.id != 6, "what is offered is refused as well");
}

ActionKind ring = ActionKind::Done; // of the test below
ActionKind pay = ActionKind::Done;

// The bell may be rung any number of times, three rings bind to pay, which is done once.
void partsAreContributed() {
    Table table([](RulesBuilder& builder) {
        ring = builder.addAction("ring", {});
        pay = builder.addAction("pay", {});
        builder.addTurnPart({.id = "bell",
                             .word = ring,
                             .repeats = true,
                             .offer = [](const Rules&, const State&, Seat, ActionList& out) { out.push(act(ring)); },
                             .begin = [](const Rules&, State& state, Move, EventSink*) { ++state.score[0]; }});
        builder.addTurnPart({.id = "toll",
                             .word = pay,
                             .offer =
                                 [](const Rules&, const State& state, Seat, ActionList& out) {
                                     if (state.score[0] > 0) out.push(act(pay));
                                 },
                             .begin = [](const Rules&, State& state, Move, EventSink*) { state.score[0] = 0; },
                             .owed = [](const Rules&, const State& state, Seat) { return state.score[0] >= 3; },
                             .explain =
                                 [](const Rules&, const State&, Seat, Decision& decision) {
                                     decision.refused.push_back({Refused::Subject::Action,
                                                                 static_cast<std::uint8_t>(pay),
                                                                 Refusal::NoCaballeros});
                                 }});
    });
    table.at(Area::Court, kRed, 2);
    table.beginTurn({"intrigue-2-from-court"});
    expect(!table.offers("pay") && table.refuses(pay, Refusal::NoCaballeros), "paying for nothing is offered");
    table.play("ring; ring");
    expect(table.offers("end"), "two rings bind to nothing");
    table.play("ring");
    expect(!table.offers("end") && table.refuses(ActionKind::End, Refusal::Owed), "the toll should be owed");
    table.play("pay; ring");
    same(table.state.score[0], 1, "the bell should ring again");
    expect(!table.offers("pay") && table.refuses(pay, Refusal::AlreadyDone), "the toll is paid twice");
    expect(table.offers("end"), "a part that is done is owed");
    same(observe(table.rules, table.state, kBlue).parts, table.rules.flow.parts[3].bit, "what is done should be seen");
}

// Words name what fits into an action and nothing else.
void movesAreRead() {
    const Table table;
    expect(static_cast<bool>(actionFromText(table.rules, "court 25")), "25 is a number");
    for (const char* wrong : {"court 257", "court -1", "court 1x", "court", "court 1 2", "move red aragon",
                              "recall moon", "scoreboard king aragon x", "king", "special x", ""})
        expect(!actionFromText(table.rules, wrong), std::string("read: '") + wrong + "'");
}

void powersAreBlocked() {
    Table table(
        [](RulesBuilder& builder) { builder.blockPowers([](const Rules&, const State&) { return 1U << 4U; }); });
    table.state.played.fill(Power::None);
    table.state.agenda = {};
    pushAnchor(table.rules, table.state, Anchor::Powers);
    table.asked = advance(table.rules, table.state, table.legal, nullptr);
    expect(!table.offers("power 5") && table.offers("power 6"), "the blocked power card is offered");
    const auto refused = decisionFor(table.rules, table.state, table.asked).refused;
    expect(std::find(refused.begin(), refused.end(), Refused{Refused::Subject::Power, 4, Refusal::ValueBlocked}) !=
               refused.end(),
           "nobody says that the value is blocked");
}

// A third colour sits nowhere: its seat has a place in the order and nothing to decide. Whoever plays for it sets its
// power card, here the lowest left.
StepKind draw = StepKind::None;
void seatsWithoutAPlayer() {
    Table table(
        [](RulesBuilder& builder) {
            builder.addDummy();
            draw =
                builder.addStep({.id = "dummy-draws",
                                 .decision = nullptr,
                                 .run = [](const Rules& rules, State& state, Step, EventSink*) {
                                     for (Seat seat : rules.dummies()) {
                                         const Power power =
                                             PowerSet{state.hand[index(seat)] & ~blockedPowers(rules, state)}.first();
                                         state.played[index(seat)] = power;
                                         state.hand[index(seat)] &= ~PowerSet::of(power).bits;
                                         state.used[index(seat)] |= PowerSet::of(power).bits;
                                     }
                                 }});
            builder.at(Anchor::Powers, {draw, Seat::None, 0, 0, 0});
        },
        2);
    same(table.rules.turnTakers, 3, "three should take turns");
    expect(table.rules.dummies() == SeatSet::of(kYellow), "the third seat should be nobody's");
    table.beginTurn({"king"});
    table.state.order = {kBlue, kRed, kYellow, Seat::None, Seat::None};
    table.state.agenda = {};
    table.state.turn = 3;
    pushAnchor(table.rules, table.state, Anchor::RoundEnd);
    table.asked = advance(table.rules, table.state, table.legal, nullptr);
    same(table.state.starter, kRed, "the last one at whose seat somebody sits begins");
    same(observe(table.rules, table.state, kRed).seats.size(), 3, "the dummy should be seen");
}

void addDummy(RulesBuilder& builder) { builder.addDummy(); }

// Where nobody sits, the one whose card it is chooses what goes back, after the players.
void dummiesAreSentFor() {
    Table table(addDummy, 2);
    table.at(Area::Galicia, kYellow, 2);
    table.at(Area::Granada, kBlue, 1);
    table.beginTurn({"king", "king-angry"});
    table.play("action king-angry; special");
    same(table.count(Area::Granada, kBlue), 0, "the player's only one should have gone without a question");
    same(table.count(Area::Galicia, kYellow), 0, "and after him those of the third colour, all from one place");
    table.at(Area::Galicia, kYellow, 2);
    table.at(Area::Aragon, kYellow, 2);
    table.beginTurn({"king", "king-angry"});
    table.play("action king-angry; special");
    same(table.asked, kRed, "who plays the card should be asked for the third colour");
    same(decisionFor(table.rules, table.state, kRed).topic, std::string("dummy"), "and be told so");
    expect(table.offers("send dummy galicia") && table.offers("send dummy aragon"), "both places should be offered");
    table.play("send dummy galicia; send dummy galicia");
    same(table.count(Area::Aragon, kYellow), 1, "three of four should be gone");
    same(table.decision(), std::string("turn"), "the action should be over");
}

// Whatever a step says on whom it asks.
void nobodyIsAskedWhereNobodySits() {
    Table table(
        [](RulesBuilder& builder) {
            builder.addDummy();
            const StepKind asks = builder.addStep(
                {.id = "asks",
                 .decision = "asks",
                 .actors = [](const Rules&, const State&, const Step& step) { return SeatSet::of(step.seat); },
                 .legal =
                     [](const Rules&, const State&, const Step&, Seat, ActionList& out) {
                         out.push(act(ActionKind::Done));
                         out.push(act(ActionKind::End));
                     },
                 .apply = [](const Rules&, State&, Step, Move, EventSink*) {}});
            builder.at(Anchor::TurnEnd, {asks, Seat::None, 0, 0, 0});
        },
        2);
    table.beginTurn({"king"});
    for (const Seat seat : {kRed, kYellow}) {
        table.state.order = {seat, kBlue, seat == kRed ? kYellow : kRed, Seat::None, Seat::None};
        table.state.turn = 0;
        table.state.agenda = {};
        pushAnchor(table.rules, table.state, Anchor::TurnEnd);
        table.asked = advance(table.rules, table.state, table.legal, nullptr);
        same(table.asked, seat == kRed ? kRed : kBlue, "only where somebody sits there should be a question");
    }
}

// A disk that is not set means the court; without a seat there is none, and the provinces are the place.
void castilloEmptiesWithoutDisks() {
    Table table(addDummy, 2);
    table.beginTurn({"king"});
    table.at(Area::Castillo, kBlue, 2);
    table.at(Area::Castillo, kYellow, 3);
    const int court = table.count(Area::Court, kBlue);
    const int provinces = table.count(Area::Provinces, kYellow);
    table.state.agenda = {};
    table.state.turn = 3;
    table.state.round = 3;
    pushAnchor(table.rules, table.state, Anchor::ScoringMoves);
    table.asked = advance(table.rules, table.state, table.legal, nullptr);
    same(table.count(Area::Court, kBlue), court + 2, "an unset disk should send to the court");
    same(table.count(Area::Provinces, kYellow), provinces + 3, "the third colour's should go to the provinces");
    same(caballerosIn(table.state, Area::Castillo), 0, "the Castillo should be empty");
}

void cardsAreRated() {
    Table table([](RulesBuilder& builder) { builder.rateCard("grande", Basis::Reconstructed); });
    const CardRow& grande = table.rules.row(cardOf(table.rules, "grande"));
    expect(grande.basis == Basis::Reconstructed && grande.caballerosBasis == Basis::Reconstructed,
           "the card should be a guess, its Caballeros included");
    expect(table.rules.row(cardOf(table.rules, "eviction")).basis == Basis::Printed, "others should not");
}

} // namespace

void testCards() {
    cardsAreRated();
    severalCardsLieBeforeASeat();
    spentIsForARound();
    powersAreReplaced();
    stacksAreChanged();
    baseStacksAreRemoved();
    optionsAreAboutCards();
    whatASeatHasItKeeps();
    someCardsAreOwed();
    onlyTheRoundsCardIsOwed();
    handsAreDealt();
}

void testTurns() {
    partsAreContributed();
    movesAreRead();
    powersAreBlocked();
    seatsWithoutAPlayer();
    dummiesAreSentFor();
    nobodyIsAskedWhereNobodySits();
    castilloEmptiesWithoutDisks();
}

} // namespace elgrande::hooks
