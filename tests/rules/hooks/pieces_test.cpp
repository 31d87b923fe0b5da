// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Moving pieces: redirects, arrivals, bans by what and how, whose pieces a seat commands, placing as data.
#include "tests/rules/hooks/made_up.h"

#include "model/observe/observation.h"
#include "model/steps/place.h"
#include "model/steps/relocate.h"

namespace elgrande::hooks {

namespace {

int told(const Table& table, Area from, Area to) {
    int sum = 0;
    for (const Event& each : table.log.events)
        if (each.kind == EventKind::CaballeroMoved && each.from == from && each.to == to) sum += each.number;
    return sum;
}

// Three for Galicia: two land in Aragon, one in the Castillo, and the second redirect is no longer asked.
void redirectSplitsWhatArrives() {
    Table table([](RulesBuilder& builder) {
        builder.redirect([](const Rules&, const State&, const Transfer&, TransferList&) {}); // has nothing to say
        builder.redirect([](const Rules&, const State&, const Transfer& moved, TransferList& parts) {
            if (moved.to != Area::Galicia) return;
            parts.push({moved.manner, moved.from, Area::Aragon, 2});
            parts.push({moved.manner, moved.from, Area::Castillo, moved.count - 2});
        });
        builder.redirect([](const Rules&, const State&, const Transfer& moved, TransferList& parts) {
            parts.push({moved.manner, moved.from, Area::Provinces, moved.count});
        });
    });
    table.at(Area::Sevilla, kRed, 3);
    for (EventSink* sink : {static_cast<EventSink*>(&table.log), static_cast<EventSink*>(nullptr)}) {
        State state = table.state;
        transfer(table.rules, state, {{ownerOf(kRed), kRed, How::Evict}, Area::Sevilla, Area::Galicia, 3},
                 EventKind::CaballeroMoved, sink);
        same(state.at(Area::Aragon, ownerOf(kRed)), 2, "two should land in Aragon");
        same(state.at(Area::Castillo, ownerOf(kRed)), 1, "one should land in the Castillo");
        same(state.at(Area::Galicia, ownerOf(kRed)), 0, "nobody should land in Galicia");
    }
    same(told(table, Area::Sevilla, Area::Aragon), 2, "the events should tell where they landed");
    same(told(table, Area::Sevilla, Area::Castillo), 1, "the events should tell where the rest landed");
}

// Without hooks and without a listener, several at once leave and arrive as well.
void severalMoveSilently() {
    Table table;
    table.at(Area::Sevilla, kRed, 4);
    transfer(table.rules, table.state, {{ownerOf(kRed), kRed, How::Evict}, Area::Sevilla, Area::Aragon, 3},
             EventKind::CaballeroMoved, nullptr);
    same(table.count(Area::Sevilla, kRed), 1, "one should stay");
    same(table.count(Area::Aragon, kRed), 3, "three should arrive");
}

StepKind toll; // of the test below

// Who comes to Granada gets a point for each and is asked something before the mover goes on.
void arrivalIsHeard() {
    Table table([](RulesBuilder& builder) {
        toll = builder.addStep({.id = "toll",
                                .decision = "toll",
                                .legal =
                                    [](const Rules&, const State&, const Step&, Seat, ActionList& out) {
                                        out.push(act(ActionKind::Option, 1));
                                        out.push(act(ActionKind::Done));
                                    },
                                .apply = [](const Rules&, State&, Step, Move, EventSink*) {},
                                .anywhere = true});
        builder.onArrival([](const Rules&, State& state, const Transfer& moved, EventSink*) {
            if (moved.to != Area::Granada) return;
            state.score[index(moved.manner.by)] =
                static_cast<std::int16_t>(state.score[index(moved.manner.by)] + moved.count);
            state.agenda.push({toll, moved.manner.by, 0, 0, 0});
        });
    });
    table.at(Area::Court, kRed, 3);
    table.at(Area::Sevilla, kRed, 2);
    table.beginTurn({"intrigue-4-own"});
    table.play("special; move red sevilla granada");
    same(table.state.score[0], 1, "the arrival should give a point");
    same(table.decision(), "toll", "what the arrival pushes comes before the rest of the move");
    table.play("done");
    same(table.decision(), "relocate", "the mover goes on afterwards");
    table.play("move red sevilla granada; option 1");
    same(table.state.score[0], 2, "the second arrival should give a point");
}

// Of hooks that name places each hears only of its own, wherever the others listen.
void eachHearsOfItsOwnPlaces() {
    static std::string told;
    told.clear();
    Table table([](RulesBuilder& builder) {
        const auto turn = [](const Rules&, const State&, const Transfer&, TransferList&) { told += "r"; };
        builder.redirect(turn, AreaSet::of(Area::Granada));
        builder.onArrival([](const Rules&, State&, const Transfer&, EventSink*) { told += "g"; },
                          AreaSet::of(Area::Granada));
        builder.onArrival([](const Rules&, State&, const Transfer&, EventSink*) { told += "s"; }, {},
                          AreaSet::of(Area::Sevilla));
    });
    table.at(Area::Sevilla, kRed, 4);
    const auto move = [&table](Area from, Area to) {
        told.clear();
        transfer(table.rules, table.state, {ownOf(kRed), from, to, 1}, kToldElsewhere, nullptr);
        return told;
    };
    same(move(Area::Sevilla, Area::Granada), "rgs", "to the one, from the other");
    same(move(Area::Sevilla, Area::Aragon), "s", "from the one that is heard when it is left");
    same(move(Area::Aragon, Area::Granada), "rg", "to the one that is heard when somebody comes");
    same(move(Area::Granada, Area::Sevilla), "", "the other way round nobody listens");
}

// A ban and a way between places that a token shows are there while it is.
void tokensShowWhatHolds() {
    static Token sign = Token::None;
    Table table([](RulesBuilder& builder) {
        sign = builder.addToken({.id = "sign", .picture = "sign"});
        builder.ban({.on = Ban::CaballerosIn, .places = AreaSet::of(Area::Granada), .shownBy = sign});
        builder.rerouteNeighbours(
            [](const Rules&, const State&, Area, AreaSet printed) { return printed | AreaSet::of(Area::Galicia); },
            sign);
    });
    const auto open = [&table] { return mayEnter(table.rules, table.state, ownOf(kRed, How::Relocate)); };
    expect(open().contains(Area::Granada), "nothing shows that the region is closed");
    expect(!neighbours(table.rules, table.state, Area::Granada).contains(Area::Galicia), "nothing shows the way");
    table.state.token[index(sign)] = Spot::before(kBlue);
    expect(!open().contains(Area::Granada) && open().contains(Area::Sevilla), "the region should be closed");
    expect(neighbours(table.rules, table.state, Area::Granada).contains(Area::Galicia), "the way should be there");
}

Refusal quarantine; // of the tests below

// Closed to Caballeros that an action moves, open to those that are placed.
void bansKnowHow() {
    Table table([](RulesBuilder& builder) {
        quarantine = builder.addRefusal("quarantine");
        builder.ban({Ban::CaballerosIn,
                     [](const Rules&, const State&, const Manner& manner) {
                         return manner.how == How::Relocate ? AreaSet::of(Area::Granada) : AreaSet{};
                     },
                     quarantine});
        builder.ban({Ban::CaballerosOut,
                     [](const Rules&, const State&, const Manner& manner) {
                         return manner.owner != ownerOf(manner.by) ? AreaSet::of(Area::Sevilla) : AreaSet{};
                     },
                     quarantine});
    });
    table.at(Area::Court, kRed, 2);
    table.at(Area::Sevilla, kRed, 1);
    table.at(Area::Sevilla, kBlue, 1);
    table.at(Area::Aragon, kBlue, 1);
    table.beginTurn({"intrigue-4-any"});
    table.play("place");
    expect(table.offers("caballero granada"), "placing is not banned");
    table.play("caballero granada; special");
    expect(!table.offers("move red sevilla granada"), "moving into the banned place is offered");
    expect(table.offers("move red sevilla aragon"), "own pieces may leave");
    expect(!table.offers("move blue sevilla aragon"), "foreign pieces may not leave");
    expect(table.offers("move red granada sevilla"), "a ban on entering is none on leaving");
    expect(table.offers("move blue aragon sevilla"), "a ban on leaving is none on entering");
    table.at(Area::Sevilla, kRed, 0);
    expect(table.refuses(Area::Sevilla, quarantine), "the decision does not give the ban's own reason");
}

void bansOnFiguresAndScoreboards() {
    Table table([](RulesBuilder& builder) {
        quarantine = builder.addRefusal("quarantine");
        builder.ban({Ban::Grandes, [](const Rules&, const State&, const Manner&) { return AreaSet::of(Area::Aragon); },
                     quarantine});
        builder.ban({Ban::Scoreboards,
                     [](const Rules&, const State&, const Manner&) { return AreaSet::of(Area::Galicia); }, quarantine});
    });
    table.state.grande[0] = Area::Sevilla;
    table.beginTurn({"grande"});
    table.play("special");
    expect(!table.offers("grande aragon") && table.offers("grande galicia"), "the ban on Grandes is another's");
    expect(table.refuses(Area::Aragon, quarantine), "no reason for the Grande");
    table.beginTurn({"scoreboard"});
    table.state.token[index(Token::BoardOfFour)] = Spot::in(Area::Galicia);
    table.play("special");
    expect(!table.offers("scoreboard 4/0/0 aragon"), "a scoreboard leaves a banned place");
    expect(!table.offers("scoreboard 8/4/0 galicia") && table.offers("scoreboard 8/4/0 aragon"),
           "the ban on scoreboards is another's");
    const Observation seen = observe(table.rules, table.state, kRed);
    same(seen.closed.size(), 3, "the King's region and two bans should be seen");
    if (seen.closed.size() != 3) return;
    expect(seen.closed[0].why == Refusal::KingsRegion && seen.closed[1].why == quarantine, "wrong reasons are seen");
    expect(seen.closed[1].areas == AreaSet::of(Area::Aragon), "another place is seen closed");
}

// Red commands the black ones: they are his own to move, and not foreign ones.
void blackOnesAreCommanded() {
    Table table([](RulesBuilder& builder) {
        builder.addOwner(Owner::Black, "black", 6);
        builder.command([](const Rules&, const State&, Seat seat) {
            return seat == kRed ? OwnerSet::of(Owner::Black) : OwnerSet{};
        });
    });
    table.state.at(Area::Provinces, Owner::Black) = 4;
    table.state.at(Area::Aragon, Owner::Black) = 2;
    table.at(Area::Aragon, kRed, 1);
    table.at(Area::Aragon, kBlue, 1);
    table.beginTurn({"intrigue-4-own"});
    table.play("special; move black aragon sevilla");
    expect(!table.offers("move blue aragon sevilla"), "a foreign piece is moved as an own one");
    table.play("done");
    table.beginTurn({"intrigue-3-foreign"});
    table.play("special");
    expect(!table.offers("move black aragon galicia") && table.offers("move blue aragon galicia"),
           "commanded pieces are foreign");
    table.play("done");
    table.beginTurn({"intrigue-all-own"});
    table.play("special; from aragon");
    expect(table.offers("move black aragon galicia") && table.offers("move red aragon galicia"),
           "all own ones should move, the black ones included");
    same(decisionFor(table.rules, table.state, kRed).remaining, 2, "two of them stand there");
}

// Black serves whoever holds the banner: his to move and counted as his, and without anybody a player of their own.
void blackOnesServe() {
    static Token banner;
    Table table([](RulesBuilder& builder) {
        builder.addOwner(Owner::Black, "black", 6);
        banner = builder.addToken({.id = "banner", .picture = {}, .home = TokenHome::Seats});
        builder.serve(Owner::Black, banner);
    });
    table.state.at(Area::Aragon, Owner::Black) = 2;
    table.at(Area::Aragon, kRed, 1);
    table.at(Area::Aragon, kBlue, 2);
    same(table.points(Area::Aragon, kBlue), 4, "blue ties with those who serve nobody");
    same(table.points(Area::Aragon, kRed), 0, "red is third behind them");
    same(masterOf(table.rules, table.state, Owner::Black), Seat::None, "nobody has them");
    expect(commanded(table.rules, table.state, kRed) == OwnerSet::of(ownerOf(kRed)), "red moves them without a banner");
    moveToken(table.rules, table.state, banner, Spot::before(kRed), kRed, nullptr);
    same(table.points(Area::Aragon, kRed), 5, "three count for red");
    same(table.points(Area::Aragon, kBlue), 4, "blue is second");
    same(masterOf(table.rules, table.state, Owner::Black), kRed, "red has them");
    same(masterOf(table.rules, table.state, ownerOf(kBlue)), kBlue, "a seat has its own ones");
    expect(commanded(table.rules, table.state, kRed) == OwnerSet::of(ownerOf(kRed), Owner::Black), "red moves them");
    expect(commanded(table.rules, table.state, kBlue) == OwnerSet::of(ownerOf(kBlue)), "blue moves them");
}

// What an arrival asks about everything that moves now comes when all of it has moved.
void questionsWait() {
    static StepKind count;
    static int seen;
    seen = -1;
    Table table([](RulesBuilder& builder) {
        count = builder.addStep(
            {.id = "count",
             .decision = nullptr,
             .run = [](const Rules&, State& state, Step, EventSink*) { seen = state.at(Area::Sevilla, ownerOf(kRed)); },
             .anywhere = true});
        builder.onArrival(
            [](const Rules& rules, State& state, const Transfer& moved, EventSink*) {
                if (moved.to == Area::Sevilla && !isWaiting(state, count))
                    pushWhenDone(rules, state, {count, moved.manner.by, 0, 0, 0});
            },
            AreaSet::of(Area::Sevilla));
    });
    table.at(Area::Aragon, kRed, 3);
    table.at(Area::Court, kRed, 4);
    table.beginTurn({"intrigue-4-own"});
    table.play("special; move red aragon sevilla");
    same(seen, -1, "it comes in the middle of a special action");
    table.play("move red aragon sevilla; done");
    same(seen, 2, "it comes when the special action is done");
    seen = -1;
    table.state.agenda.push({StepKind::Place, kRed, 2, 0, 0});
    transfer(table.rules, table.state, {ownOf(kRed, How::Place), Area::Court, Area::Sevilla, 1}, kToldElsewhere,
             nullptr);
    expect(table.state.agenda.pop().kind == StepKind::Place, "it comes in the middle of a run of moves");
    expect(table.state.agenda.pop().kind == count, "it does not come below the run");
    for (StepKind kind : {StepKind::Court, StepKind::CastilloEmptying, StepKind::OpenDisks})
        table.state.agenda.push({kind, kRed, 0, 0, 0});
    transfer(table.rules, table.state, {ownOf(kRed), Area::Court, Area::Sevilla, 1}, kToldElsewhere, nullptr);
    for (StepKind kind : {StepKind::OpenDisks, StepKind::CastilloEmptying, count, StepKind::Court})
        expect(table.state.agenda.pop().kind == kind, "it does not wait for a run that comes by itself, and no longer");
    transfer(table.rules, table.state, {ownOf(kRed), Area::Court, Area::Sevilla, 1}, kToldElsewhere, nullptr);
    expect(table.state.agenda.top().kind == count, "nothing is to be waited for");
}

// An effect may name whose pieces it moves: nobody else's, and without them nothing.
void onlyTheNamedOnesMove() {
    Table table([](RulesBuilder& builder) {
        builder.addOwner(Owner::Black, "black", 6);
        builder.addEffect("exorcism", effectOf({relocateOf(2, OwnerSet::of(Owner::Black))}));
        builder.addCard({.id = "exorcism", .caballeros = 1, .effect = {}, .picture = {}});
    });
    table.state.at(Area::Provinces, Owner::Black) = 4;
    table.state.at(Area::Aragon, Owner::Black) = 2;
    table.at(Area::Aragon, kRed, 1);
    table.at(Area::Galicia, kBlue, 1);
    table.beginTurn({"exorcism"});
    table.play("special; move black aragon sevilla");
    expect(table.offers("move black sevilla galicia"), "one that was moved may move again");
    expect(!table.offers("move red aragon sevilla"), "an own piece moves with the black ones");
    expect(!table.offers("move blue galicia sevilla"), "a foreign piece moves with the black ones");
    table.play("move black aragon galicia");
    same(table.state.at(Area::Galicia, Owner::Black), 1, "the second one stands in Galicia");
    expect(table.decision() != "relocate", "a third one may be moved");
}

// Placing out of the provinces is told as a move from there; an effect may change what the turn places.
void placingIsData() {
    Table table([](RulesBuilder& builder) {
        builder.addEffect("levy", effectOf({place(2, PlaceMode::Anywhere, PlaceFrom::Provinces)}));
        builder.addCard({.id = "levy", .caballeros = 1, .effect = {}, .picture = {}});
    });
    table.at(Area::Court, kRed, 3);
    table.beginTurn({"levy"});
    table.play("special; caballero galicia; done");
    same(told(table, Area::Provinces, Area::Galicia), 1, "a move from the provinces should be told");
    expect(!table.happened(EventKind::CaballeroPlaced), "it is told as coming from the court");
    same(table.count(Area::Court, kRed), 3, "the court should stay as it is");
    table.state.placing = {2, static_cast<std::uint8_t>(PlaceMode::Anywhere)};
    table.play("place; caballero galicia; caballero galicia");
    same(table.count(Area::Galicia, kRed), 3, "the turn should place two anywhere");
    same(table.count(Area::Court, kRed), 1, "they come from the court");
}

} // namespace

void testPieces() {
    redirectSplitsWhatArrives();
    severalMoveSilently();
    arrivalIsHeard();
    eachHearsOfItsOwnPlaces();
    tokensShowWhatHolds();
    bansKnowHow();
    bansOnFiguresAndScoreboards();
    blackOnesAreCommanded();
    blackOnesServe();
    questionsWait();
    onlyTheNamedOnesMove();
    placingIsData();
}

} // namespace elgrande::hooks
