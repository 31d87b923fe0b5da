// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole random games with many hooks at once: pieces conserved and told by events, nothing leaks, positions in the
// middle of everything load again as they were.
#include "model/position/position.h" // before Qt's own headers

#include "tests/property/checks.h"
#include "tests/property/random_game.h"
#include "tests/property/shadow.h"
#include "tests/rules/hooks/made_up.h"

#include "model/steps/disk.h"
#include "model/steps/events.h"
#include "model/steps/place.h"
#include "model/steps/relocate.h"

#include <QJsonDocument>

namespace elgrande::hooks {

namespace {

struct Ids {
    Area ship = Area::None;
    Area hold = Area::None;
    Token flag = Token::None;
    std::uint8_t vow = 0;
    StepKind fulfil = StepKind::None;
    StepKind customs = StepKind::None;
    StepKind black = StepKind::None;
    ActionKind wave = ActionKind::Done;
    EventKind boarded = EventKind::GameEnded;
    Refusal stormy = Refusal::NoRoom;
};
Ids ids;

Seat flagBearer(const State& state) { return state.token[index(ids.flag)].seat(); }

// Everybody vows a region of the coast; a Caballero of the court goes there.
void fulfil(const Rules& rules, State& state, Step, EventSink* events) {
    revealDisks(rules, state, events);
    const auto disks = state.disk;
    state.disk.fill(Area::None);
    for (Seat seat : rules.seats())
        if (disks[index(seat)] != Area::None && state.at(Area::Court, ownerOf(seat)) > 0)
            transfer(rules, state, {{ownerOf(seat), seat, How::Own}, Area::Court, disks[index(seat)], 1},
                     EventKind::CaballeroPlaced, events);
}

// Who boards the ship may pass the flag on, which gives a point.
void customsLegal(const Rules& rules, const State&, const Step&, Seat seat, ActionList& out) {
    for (Seat other : rules.seats())
        if (other != seat) out.push(act(ids.wave, other));
    out.push(act(ActionKind::Done));
}
void customsApply(const Rules& rules, State& state, Step, Move move, EventSink* events) {
    if (move.action.kind == ActionKind::Done) return;
    moveToken(rules, state, ids.flag, Spot::before(static_cast<Seat>(move.action.a)), move.seat, events);
}
bool customsFit(const Rules&, const State&, const Step&, const Step& child) {
    return child.kind == ids.customs && child.n == 0 && child.a == 0 && child.data == 0;
}

// Two black ones come in every round for as long as there are any.
void blackCome(const Rules& rules, State& state, Step, EventSink* events) {
    if (state.at(Area::Provinces, Owner::Black) < 2) return;
    transfer(rules, state, {{Owner::Black, Seat::None, How::Own}, Area::Provinces, Area::Aragon, 2}, ids.boarded,
             events);
}

void addPlaces(RulesBuilder& builder) {
    AreaRow ship;
    ship.id = "ship";
    ship.region = ship.onDisk = ship.kingMayStand = ship.grandes = false;
    ship.values = {3, 1, 0};
    ids.ship = builder.addArea(ship);
    AreaRow hold = ship;
    hold.id = "ship.hold";
    hold.values = {};
    hold.inside = "ship";
    hold.room = 3;
    ids.hold = builder.addArea(hold);
    ids.flag = builder.addToken({.id = "flag", .picture = "flag"});
    builder.addOwner(Owner::Black, "black", 5);
    builder.command([](const Rules&, const State& state, Seat seat) {
        return flagBearer(state) == seat ? OwnerSet::of(Owner::Black) : OwnerSet{};
    });
    builder.contest([](const Rules&, const State& state, Area, ScoreMode, Contest& contest) {
        if (flagBearer(state) != Seat::None) contest.setSeats(Owner::Black, SeatSet::of(flagBearer(state)));
    });
    builder.placeAlso([](const Rules&, const State&, Seat) { return AreaSet::of(ids.ship, ids.hold); });
    builder.ban({Ban::CaballerosOut,
                 [](const Rules&, const State&, const Manner& manner) {
                     return manner.how == How::SendBack ? AreaSet::of(ids.ship, ids.hold) : AreaSet{};
                 },
                 ids.stormy});
    builder.redirect([](const Rules&, const State& state, const Transfer& moved, TransferList& parts) {
        if (moved.to == ids.ship && moved.manner.how == How::Relocate && caballerosIn(state, ids.ship) > 4)
            parts.push({moved.manner, moved.from, Area::Provinces, moved.count});
    });
}

void addEverything(RulesBuilder& builder) {
    ids.stormy = builder.addRefusal("stormy");
    ids.wave = builder.addAction("wave", {Operand::Seat});
    ids.boarded = builder.addEvent("boarded");
    addPlaces(builder);
    ids.customs = builder.addStep({.id = "customs",
                                   .decision = "customs",
                                   .legal = customsLegal,
                                   .apply = customsApply,
                                   .fits = customsFit,
                                   .anywhere = true});
    builder.onArrival([](const Rules&, State& state, const Transfer& moved, EventSink*) {
        if (moved.to == ids.ship && moved.manner.how == How::Place && moved.manner.by != Seat::None)
            state.agenda.push({ids.customs, moved.manner.by, 0, 0, 0});
    });
    ids.vow = builder.addDiskUse({.id = "vow", .choices = [](const Rules& rules, const State&, const Step&, Seat) {
                                      return rules.map.coastal & rules.map.onDisk;
                                  }});
    ids.fulfil = builder.addStep({.id = "fulfil",
                                  .decision = nullptr,
                                  .run = fulfil,
                                  .a = Operand::Number,
                                  .data = Operand::Number,
                                  .vetoBeforeRun = true,
                                  .revealsDisks = true});
    builder.addEffect("vow", effectOf({diskFor(static_cast<DiskUse>(ids.vow), ids.fulfil)}));
    builder.addCard({.id = "vow", .stack = 6, .copies = 9, .caballeros = 3, .effect = {}, .picture = {}});
    ids.black = builder.addStep({.id = "black-come", .decision = nullptr, .run = blackCome});
    builder.at(Anchor::BeforeTurns, {ids.black, Seat::None, 0, 0, 0});
    const auto drum = [](const Rules&, State&, Step, EventSink*) {};
    builder.beforeScoring(
        {builder.addStep({.id = "drum", .decision = nullptr, .run = drum, .anywhere = true}), Seat::None, 0, 0, 0});
}

std::string positionLoads(const property::Game& game) {
    const QJsonObject json = positionToJson(*game.rules, game.state, game.dealer);
    const auto loaded = positionFromJson(json);
    const std::string text = QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
    if (!loaded) return loaded.error() + "\n  " + text;
    return loaded->state == game.state ? "" : "another state is loaded from " + text;
}

std::string lookAt(const property::Game& game, Rng& rng) {
    const Rules& rules = *game.rules;
    bool changed = false;
    for (Seat seat : actors(rules, game.state)) {
        ActionList legal;
        legalActions(rules, game.state, seat, legal);
        if (std::string wrong = property::notationIsExact(rules, legal, rng); !wrong.empty()) return wrong;
        if (std::string wrong = property::decisionIsWhole(rules, game.state, seat); !wrong.empty()) return wrong;
    }
    if (std::string wrong = property::nothingLeaks(rules, game.state, rng, changed); !wrong.empty()) return wrong;
    if (std::string wrong = property::everythingPublicIsSeen(rules, game.state); !wrong.empty()) return wrong;
    if (std::string wrong = property::disksCommute(rules, game.state, rng); !wrong.empty()) return wrong;
    return positionLoads(game);
}

std::string afterMove(const property::Game& game, property::Shadow& shadow, property::Stock& stock) {
    for (const Event& event : game.log.events) shadow.add(event);
    if (const char* wrong = stateIsOk(*game.rules, game.state)) return wrong;
    if (std::string wrong = stock.differenceFrom(*game.rules, game.state); !wrong.empty()) return wrong;
    return shadow.differenceFrom(game.state);
}

std::string wholeGame(const Table& table, std::uint64_t number, int& boarded) {
    property::Game game(table.shared, number);
    property::Shadow shadow(*game.rules);
    property::Stock stock;
    Rng rng(number);
    if (std::string wrong = afterMove(game, shadow, stock); !wrong.empty()) return wrong;
    while (!game.over()) {
        if (rng.below(12) == 0)
            if (std::string wrong = lookAt(game, rng); !wrong.empty()) return wrong;
        const StepRules& verb = game.rules->verb(game.state.agenda.top().kind);
        boarded += std::string(verb.decision) == "customs" ? 1 : 0;
        game.play(game.next(game.random));
        if (std::string wrong = afterMove(game, shadow, stock); !wrong.empty()) return wrong;
    }
    return {};
}

// A thief takes one of red's Caballeros out of the game, or moves it unseen: both are found out, so that an expansion
// which does so by mistake does not pass.
void theftIsNoticed() {
    const Contribute thieves[] = {
        [](RulesBuilder& builder) {
            const auto steal = [](const Rules&, State& state, Step, EventSink*) {
                --state.at(Area::Provinces, ownerOf(kRed));
            };
            builder.at(Anchor::BeforeTurns,
                       {builder.addStep({.id = "thief", .decision = nullptr, .run = steal}), Seat::None, 0, 0, 0});
        },
        [](RulesBuilder& builder) {
            const auto smuggle = [](const Rules& rules, State& state, Step, EventSink*) {
                transfer(rules, state, {{ownerOf(kRed), kRed, How::Own}, Area::Provinces, Area::Aragon, 1},
                         kToldElsewhere, nullptr);
            };
            builder.at(Anchor::BeforeTurns,
                       {builder.addStep({.id = "smuggler", .decision = nullptr, .run = smuggle}), Seat::None, 0, 0, 0});
        }};
    const char* const says[] = {"has 29 Caballeros", "the events say"};
    for (std::size_t i = 0; i < std::size(thieves); ++i) {
        int boarded = 0;
        const std::string wrong = wholeGame(Table(thieves[i]), 1, boarded);
        expect(wrong.find(says[i]) != std::string::npos, std::string(says[i]) + " is not said, but: " + wrong);
    }
}

} // namespace

void testWholeGames() {
    theftIsNoticed();
    int boarded = 0;
    for (int players = 2; players <= kMaxSeats; ++players) {
        const Table table(addEverything, players);
        for (std::uint64_t game = 0; game < 10; ++game) {
            const std::string wrong = wholeGame(table, game, boarded);
            expect(wrong.empty(), "game " + std::to_string(game) + " of " + std::to_string(players) + ": " + wrong);
        }
    }
    expect(boarded > 50, "hardly anybody has boarded the ship");
}

} // namespace elgrande::hooks
