// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the builder looks at: capacities and names; and a state is only sound when every piece of it is.
#include "tests/rules/hooks/made_up.h"

#include "model/rules/room.h"
#include "model/steps/court.h"

namespace elgrande::hooks {

namespace {

AreaRow moor() {
    AreaRow row;
    row.id = "moor";
    row.values = {4, 2, 1};
    row.neighbours = {"aragon"};
    return row;
}

void none(const Rules&, State&, Step, EventSink*) {}

// Too much of everything: house rules may come to it.
const std::pair<Contribute, const char*> kTooMuch[] = {
    {[](RulesBuilder& b) { b.addCard({.id = "raid", .stack = 11, .effect = "grande", .picture = {}}); }, "more stacks"},
    {[](RulesBuilder& b) { b.addKept({.id = "truce", .source = {}, .most = kMaxKept - 1}); }, "kept at once"},
    {[](RulesBuilder& b) {
         const StepKind wait = b.addStep({.id = "wait", .decision = nullptr, .run = none});
         for (int i = 0; i < Agenda::kCapacity; ++i) b.at(Anchor::RoundEnd, {wait, Seat::None, 0, 0, 0});
     },
     "agenda"},
    {[](RulesBuilder& b) {
         Effect effect;
         effect.steps.assign(Agenda::kCapacity, fillCourt(1));
         b.addEffect("long", effect);
         b.addCard({.id = "long", .effect = {}, .picture = {}});
     },
     "agenda"},
    {[](RulesBuilder& b) { b.addCard({.id = "many", .copies = 30, .effect = "grande", .picture = {}}); },
     "more than 32"},
    {[](RulesBuilder& b) { b.addToken({.id = "disc", .picture = {}, .copies = 30}); }, "tokens"},
    {[](RulesBuilder& b) { b.addSlot<std::array<char, State::kSlotBytes + 1>>("big"); }, "store more"},
    {[](RulesBuilder& b) {
         for (int i = 14; i < 34; ++i) b.addPower({std::to_string(i), i, 0, ""});
     },
     "hand can hold"},
};

// What no folder may contribute.
const std::pair<Contribute, const char*> kWrong[] = {
    {[](RulesBuilder& b) { b.addArea({.id = "Big Moor", .neighbours = {}, .inside = {}}); }, "cannot be written"},
    {[](RulesBuilder& b) { b.addArea({.id = "aragon", .neighbours = {}, .inside = {}}); }, "exists already"},
    {[](RulesBuilder& b) { b.addArea({.id = "moor", .neighbours = {"atlantis"}, .inside = {}}); }, "border"},
    {[](RulesBuilder& b) { b.addArea({.id = "moor", .neighbours = {}, .inside = "atlantis"}); }, "does not exist"},
    {[](RulesBuilder& b) { b.addCard({.id = "raid", .effect = "none-such", .picture = {}}); }, "none-such"},
    {[](RulesBuilder& b) { b.addCard({.id = "raid", .stack = -1, .effect = "grande", .picture = {}}); }, "stack -1"},
    {[](RulesBuilder& b) { b.setPieces(121, 7, 2); }, "Caballeros"},
    {[](RulesBuilder& b) {
         b.addPower({"14", 14, 0, "none-such"});
     },
     "none-such"},
    {[](RulesBuilder& b) { b.dropOption("none-such"); }, "could drop"},
    {[](RulesBuilder& b) {
         b.takeOut(Anchor::Setup, {StepKind::Turn, Seat::None, 0, 0, 0});
     },
     "is not in it"},
    {[](RulesBuilder& b) {
         b.after(Anchor::Setup, {StepKind::Turn, Seat::None, 0, 0, 0}, StepKind::TakeCard);
     },
     "to follow"},
};

void testRefused(Contribute contribute, const char* part, bool wantOfRoom) {
    Expansion big{.id = "big",
                  .needs = {},
                  .excludes = {},
                  .goesWith = {},
                  .joins = {},
                  .defaults = {},
                  .contribute = contribute};
    const Folders folders({&big});
    const auto rules = RulesBuilder::build(playing({"big"}));
    if (rules) return expect(false, std::string("accepted: ") + part);
    expect(rules.error().find(part) != std::string::npos,
           std::string("'") + part + "' is not said, but: " + rules.error());
    expect(isForWantOfRoom(rules.fault()) == wantOfRoom, std::string("a want of room, or not: ") + part);
}

} // namespace

void testCapacities() {
    for (const auto& [contribute, part] : kTooMuch) testRefused(contribute, part, true);
    for (const auto& [contribute, part] : kWrong) testRefused(contribute, part, false);
}

void testSoundness() {
    Table table([](RulesBuilder& builder) {
        AreaRow row = moor();
        row.room = 2;
        builder.addArea(row);
        builder.addOwner(Owner::Black, "black", 6);
        builder.addToken({.id = "disc", .picture = {}, .home = TokenHome::Board});
        builder.addToken({.id = "flag", .picture = {}, .home = TokenHome::Seats});
        builder.check([](const Rules&, const State& state) -> const char* {
            return state.score[4] == 77 ? "seventy-seven is no score" : nullptr;
        });
    });
    const auto wrongIn = [&](auto change) {
        State state = table.state;
        change(state);
        const char* const wrong = stateIsOk(table.rules, state);
        return std::string(wrong != nullptr ? wrong : "");
    };
    const auto is = [&](const char* part, auto change) {
        const std::string wrong = wrongIn(change);
        expect(!wrong.empty() && wrong.find(part) != std::string::npos, std::string(part) + ": " + wrong);
    };
    same(wrongIn([](State&) {}), "", "the state should be sound");
    is("more Caballeros", [](State& s) { s.at(Area::Aragon, ownerOf(kRed)) = 1; });
    is("nobody plays", [](State& s) { s.at(Area::Aragon, ownerOf(seatAt(4))) = 1; });
    is("does not exist", [](State& s) { s.count[0][31] = 1; });
    is("both in hand and used", [](State& s) { s.used[0] |= s.hand[0]; });
    is("does not exist", [](State& s) { s.hand[0] |= 1U << 20U; });
    is("regained", [](State& s) { s.returned[0] = s.used[0]; });
    is("wrong stack", [&](State& s) { s.offer[0] = cardOf(table.rules, "veto"); });
    is("more cards", [](State& s) { s.left[0] |= 1U << 30U; });
    is("King", [](State& s) { s.token[index(Token::King)] = Spot::in(Area::Castillo); });
    is("Grande", [](State& s) { s.grande[0] = Area::Castillo; });
    is("scoreboard is", [](State& s) { s.token[0] = Spot::in(Area::Court); });
    is("on top of each other", [](State& s) { s.token[0] = s.token[1] = Spot::in(Area::Aragon); });
    is("seat that is not in the game", [](State& s) { s.token[0] = Spot::before(seatAt(4)); });
    is("token that does not exist", [](State& s) { s.token[9] = Spot::in(Area::Aragon); });
    is("card that does not exist lies in front of a seat", [](State& s) { s.cards[1][0] = static_cast<Card>(199); });
    is("belongs on the board", [](State& s) { s.token[3] = Spot::before(kRed); });
    is("belongs in front of a seat", [](State& s) { s.token[4] = Spot::in(Area::Aragon); });
    is("in a court", [](State& s) { s.at(Area::Court, Owner::Black) = 1; });
    is("than there is room", [&](State& s) {
        s.at(Area::Provinces, ownerOf(kRed)) = 27;
        s.at(areaOf(table.rules, "moor"), ownerOf(kRed)) = 3;
    });
    is("more effects of one kind", [](State& s) {
        for (int i = 0; i < 3; ++i) keep(s, {kKeptVeto, kRed, 2, 0});
    });
    is("after an empty entry", [](State& s) { s.kept[1] = {kKeptVeto, kRed, 2, 0}; });
    is("run past", [](State& s) { s.turn = 4; });
    is("seventy-seven", [](State& s) { s.score[4] = 77; });
    Table closed(playing({}));
    Setup setup = playing({});
    setup.options["scoreboard-on-castillo"] = "false";
    const Folders none({});
    Table strict(setup);
    strict.state.token[0] = closed.state.token[0] = Spot::in(Area::Castillo);
    expect(stateIsOk(closed.rules, closed.state) == nullptr, "a scoreboard may lie on the Castillo");
    expect(stateIsOk(strict.rules, strict.state) != nullptr, "a scoreboard lies on the Castillo against the ruling");
}

} // namespace elgrande::hooks
