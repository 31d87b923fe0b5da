// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The fingerprint sees every sort of row: rules that differ in one field have different numbers.
#include "tests/rules/hooks/made_up.h"

#include "model/steps/court.h"
#include "model/steps/score.h"

#include <map>

namespace elgrande::hooks {

namespace {

struct Variant {
    const char* what;
    Contribute contribute;
};

AreaRow moorOnce() {
    AreaRow row;
    row.id = "moor";
    row.values = {4, 2, 1};
    row.neighbours = {"aragon"};
    return row;
}

template <class Change>
void addMoor(RulesBuilder& builder, Change change) {
    AreaRow row = moorOnce();
    change(row);
    builder.addArea(row);
}

template <class Change>
void addRaid(RulesBuilder& builder, Change change) {
    CardRow row{.id = "raid", .effect = "court-2", .picture = {}};
    change(row);
    builder.addCard(row);
}

AreaSet nowhere(const Rules&, const State&, const Manner&) { return {}; }

// Each differs from every other in one thing only.
const Variant kPlaces[] = {
    {"nothing", [](RulesBuilder&) {}},
    {"a place", [](RulesBuilder& b) { b.addArea(moorOnce()); }},
    {"its id", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.id = "fen"; }); }},
    {"its values", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.values[1] = 3; }); }},
    {"its neighbours", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.neighbours = {"galicia"}; }); }},
    {"no region", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.region = false; }); }},
    {"not on the disk", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.onDisk = false; }); }},
    {"without King", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.kingMayStand = false; }); }},
    {"no way for the King", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.kingsTarget = false; }); }},
    {"without Grandes", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.grandes = false; }); }},
    {"scored anyway", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.scored = true; }); }},
    {"on the coast", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.coastal = true; }); }},
    {"never entered", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.enterable = false; }); }},
    {"never left", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.closed = true; }); }},
    {"its room", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.room = 3; }); }},
    {"a part", [](RulesBuilder& b) { addMoor(b, [](AreaRow& row) { row.inside = "aragon"; }); }},
    {"a part without count",
     [](RulesBuilder& b) {
         addMoor(b, [](AreaRow& row) {
             row.inside = "aragon";
             row.counts = false;
         });
     }},
    {"a border", [](RulesBuilder& b) { b.addBorder("galicia", "granada"); }},
    {"a token", [](RulesBuilder& b) { b.addToken({.id = "disc", .picture = {}}); }},
    {"a token before seats",
     [](RulesBuilder& b) { b.addToken({.id = "disc", .picture = {}, .home = TokenHome::Seats}); }},
    {"two tokens", [](RulesBuilder& b) { b.addToken({.id = "disc", .picture = {}, .copies = 2}); }},
    {"a scoreboard",
     [](RulesBuilder& b) {
         b.addToken({.id = "disc", .picture = {}, .values = {1, 0, 0}});
     }},
    {"black ones", [](RulesBuilder& b) { b.addOwner(Owner::Black, "black", 6); }},
    {"a dummy", [](RulesBuilder& b) { b.addDummy(); }},
    {"more pieces", [](RulesBuilder& b) { b.setPieces(36, 7, 2); }},
    {"a larger court", [](RulesBuilder& b) { b.setPieces(30, 8, 2); }},
    {"more at home", [](RulesBuilder& b) { b.setPieces(30, 7, 3); }},
    {"ranks", [](RulesBuilder& b) { b.setRanks(3); }},
};

const Variant kCards[] = {
    {"a card", [](RulesBuilder& b) { addRaid(b, [](CardRow&) {}); }},
    {"its stack", [](RulesBuilder& b) { addRaid(b, [](CardRow& row) { row.stack = 2; }); }},
    {"its copies", [](RulesBuilder& b) { addRaid(b, [](CardRow& row) { row.copies = 2; }); }},
    {"its Caballeros", [](RulesBuilder& b) { addRaid(b, [](CardRow& row) { row.caballeros = 2; }); }},
    {"its effect", [](RulesBuilder& b) { addRaid(b, [](CardRow& row) { row.effect = "grande"; }); }},
    {"returning", [](RulesBuilder& b) { addRaid(b, [](CardRow& row) { row.returns = true; }); }},
    {"required", [](RulesBuilder& b) { addRaid(b, [](CardRow& row) { row.required = true; }); }},
    {"owed", [](RulesBuilder& b) { addRaid(b, [](CardRow& row) { row.owed = true; }); }},
    {"all of two",
     [](RulesBuilder& b) {
         b.addEffect("two", {Effect::Join::AllOf, {fillCourt(1), fillCourt(2)}});
         addRaid(b, [](CardRow& row) { row.effect = "two"; });
     }},
    {"one of two",
     [](RulesBuilder& b) {
         b.addEffect("two", {Effect::Join::OneOf, {fillCourt(1), fillCourt(2)}});
         addRaid(b, [](CardRow& row) { row.effect = "two"; });
     }},
    {"other two",
     [](RulesBuilder& b) {
         b.addEffect("two", {Effect::Join::OneOf, {fillCourt(1), fillCourt(3)}});
         addRaid(b, [](CardRow& row) { row.effect = "two"; });
     }},
    {"fewer cards", [](RulesBuilder& b) { b.removeCards("grande"); }},
    {"a power card",
     [](RulesBuilder& b) {
         b.addPower({"14", 14, 0, ""});
     }},
    {"its value",
     [](RulesBuilder& b) {
         b.addPower({"14", 15, 0, ""});
     }},
    {"what it brings",
     [](RulesBuilder& b) {
         b.addPower({"14", 14, 1, ""});
     }},
    {"what it does",
     [](RulesBuilder& b) {
         b.addPower({"14", 14, 0, "grande"});
     }},
    {"hidden hands", [](RulesBuilder& b) { b.hideHands(); }},
    {"dealt hands", [](RulesBuilder& b) { b.dealHands(); }},
};

void waitsForNothing(const Rules&, State&, Step, EventSink*) {}

const Variant kWords[] = {
    {"an option",
     [](RulesBuilder& b) {
         b.addOption("windy", {{"", "false"}});
     }},
    {"its value",
     [](RulesBuilder& b) {
         b.addOption("windy", {{"", "true"}});
     }},
    {"a step", [](RulesBuilder& b) { b.addStep({.id = "wait", .decision = nullptr, .run = waitsForNothing}); }},
    {"its Veto",
     [](RulesBuilder& b) {
         b.addStep({.id = "wait", .decision = nullptr, .run = waitsForNothing, .vetoBeforeRun = true});
     }},
    {"a hooked step",
     [](RulesBuilder& b) {
         b.at(Anchor::RoundEnd,
              {b.addStep({.id = "wait", .decision = nullptr, .run = waitsForNothing}), Seat::None, 0, 0, 0});
     }},
    {"hooked elsewhere",
     [](RulesBuilder& b) {
         b.at(Anchor::ScoringEnd,
              {b.addStep({.id = "wait", .decision = nullptr, .run = waitsForNothing}), Seat::None, 0, 0, 0});
     }},
    {"hooked with data",
     [](RulesBuilder& b) {
         b.at(Anchor::ScoringEnd,
              {b.addStep({.id = "wait", .decision = nullptr, .run = waitsForNothing}), Seat::None, 0, 0, 7});
     }},
    {"before scorings",
     [](RulesBuilder& b) {
         b.beforeScoring({b.addStep({.id = "wait", .decision = nullptr, .run = waitsForNothing}), Seat::None, 0, 0, 0});
     }},
    {"no Castillo", [](RulesBuilder& b) { b.takeOut(Anchor::ScoringCastillo, castilloScoring(ScoreMode::General)); }},
    {"a disk use", [](RulesBuilder& b) { b.addDiskUse({.id = "vow"}); }},
    {"an action", [](RulesBuilder& b) { b.addAction("wave", {}); }},
    {"an event", [](RulesBuilder& b) { b.addEvent("waved"); }},
    {"a reason", [](RulesBuilder& b) { b.addReason("waved"); }},
    {"a refusal", [](RulesBuilder& b) { b.addRefusal("waved"); }},
    {"a kept effect", [](RulesBuilder& b) { b.addKept({.id = "truce", .source = {}}); }},
    {"two of it", [](RulesBuilder& b) { b.addKept({.id = "truce", .source = {}, .most = 2}); }},
    {"that objects", [](RulesBuilder& b) { b.addKept({.id = "truce", .source = {}, .objects = true}); }},
    {"a ban",
     [](RulesBuilder& b) {
         b.ban({Ban::Everything, nowhere, Refusal::NoRoom});
     }},
    {"on Grandes only",
     [](RulesBuilder& b) {
         b.ban({Ban::Grandes, nowhere, Refusal::NoRoom});
     }},
    {"for another reason",
     [](RulesBuilder& b) {
         b.ban({Ban::Everything, nowhere, Refusal::Owed});
     }},
    {"an arrival", [](RulesBuilder& b) { b.onArrival([](const Rules&, State&, const Transfer&, EventSink*) {}); }},
    {"a redirect",
     [](RulesBuilder& b) { b.redirect([](const Rules&, const State&, const Transfer&, TransferList&) {}); }},
    {"a master", [](RulesBuilder& b) { b.serve(Owner::Black, [](const Rules&, const State&) { return Seat::None; }); }},
    {"a contest", [](RulesBuilder& b) { b.contest([](const Rules&, const State&, Area, ScoreMode, Contest&) {}); }},
};

Setup otherSetup(int n) {
    Setup setup = playing({});
    if (n == 1) setup.players = 4;
    if (n == 2) setup.rounds = 6;
    if (n == 3) setup.edition = "bigbox";
    if (n == 4) setup.colours = {"red", "blue", "green"};
    if (n == 5) setup.options["tie-break"] = "tournament";
    return setup;
}

} // namespace

void testFingerprint() {
    std::map<std::uint64_t, const char*> seen;
    const auto isNew = [&](std::uint64_t fingerprint, const char* what) {
        const auto [found, fresh] = seen.emplace(fingerprint, what);
        expect(fresh, std::string("'") + what + "' has the fingerprint of '" + found->second + "'");
    };
    for (const Variant& each : kPlaces) isNew(fingerprintWith(each.contribute), each.what);
    for (const Variant& each : kCards) isNew(fingerprintWith(each.contribute), each.what);
    for (const Variant& each : kWords) isNew(fingerprintWith(each.contribute), each.what);
    const Folders none({});
    for (int i = 0; i < 6; ++i) isNew(Table(otherSetup(i)).rules.fingerprint, "a setup");
    Setup seeded = playing({});
    seeded.seed = "another";
    same(Table(seeded).rules.fingerprint, Table(playing({})).rules.fingerprint, "the seed is no rule");
}

} // namespace elgrande::hooks
