// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Places and what lies there: parts of a place, room, tokens of a kind, the piece that plays the King's part, exile.
#include "tests/rules/hooks/made_up.h"

#include "model/steps/king.h"

namespace elgrande::hooks {

namespace {

// A pier inside Granada, which holds two, and a vault there that does not count.
void addPier(RulesBuilder& builder) {
    AreaRow pier;
    pier.id = "granada.pier";
    pier.region = pier.onDisk = pier.kingMayStand = pier.grandes = false;
    pier.inside = "granada";
    pier.room = 2;
    builder.addArea(pier);
    AreaRow vault = pier;
    vault.id = "granada.vault";
    vault.counts = false;
    vault.room = 0;
    builder.addArea(vault);
    builder.placeAlso(
        [](const Rules& rules, const State&, Seat) { return AreaSet::of(areaOf(rules, "granada.pier")); });
}

void placesHaveParts() {
    Table table(addPier);
    const Area pier = areaOf(table.rules, "granada.pier");
    const Area vault = areaOf(table.rules, "granada.vault");
    table.at(Area::Granada, kRed, 1);
    table.at(pier, kRed, 1);
    table.at(Area::Granada, kBlue, 1);
    table.at(vault, kYellow, 5);
    same(table.points(Area::Granada, kRed), 6, "who stands on the part counts");
    same(table.points(Area::Granada, kYellow), 0, "the vault does not count");
    same(contestIn(table.rules, table.state, Area::Granada, ScoreMode::Full).count(ownerOf(kRed)), 2, "red counts two");
    same(crowdIn(table.rules, table.state, Area::Granada), 8, "everybody there makes the crowd");
    same(crowdIn(table.rules, table.state, Area::Aragon), 0, "nobody is in Aragon");
}

// A barrier on which two can stand, now in this region, now in that: it lies where the 8/4/0 scoreboard does. One comes
// there only from beside it.
void addBarrier(RulesBuilder& builder) {
    AreaRow barrier;
    barrier.id = "barrier";
    barrier.region = barrier.onDisk = barrier.kingMayStand = barrier.grandes = false;
    const Area area = builder.addArea(barrier);
    builder.addPart(area, Token::BoardOfEight);
    builder.ban({.on = Ban::CaballerosIn,
                 .areas =
                     [](const Rules& rules, const State& state, const Manner& manner) {
                         const bool beside = manner.from != Area::None &&
                                             state.token[index(Token::BoardOfEight)] == Spot::in(manner.from);
                         return beside ? AreaSet{} : AreaSet::of(areaOf(rules, "barrier"));
                     },
                 .places = AreaSet::of(area),
                 .bySource = true});
}

void partsCanBeLaid() {
    Table table(addBarrier);
    const Area barrier = areaOf(table.rules, "barrier");
    table.at(Area::Aragon, kRed, 1);
    table.at(Area::Granada, kRed, 1);
    table.at(Area::Granada, kBlue, 1);
    table.at(barrier, kBlue, 2);
    table.state.token[index(Token::BoardOfEight)] = Spot::in(Area::Granada);
    same(crowdIn(table.rules, table.state, Area::Granada), 4, "who stands on what lies there is there");
    same(crowdIn(table.rules, table.state, Area::Aragon), 1, "it lies nowhere else");
    table.beginTurn({"intrigue-5-from-one", "lose-two", "eviction"});
    table.play("action intrigue-5-from-one; special; from granada");
    expect(table.offers("move red granada barrier"), "from beside it one cannot come there");
    expect(table.offers("move blue barrier aragon"), "who stands on a part of the region does not leave it");
    expect(!table.offers("move red aragon granada"), "another region is left");
    expect(!table.offers("move blue barrier barrier"), "somebody stays where he is");
    table.beginTurn({"lose-two"});
    table.play("special");
    same(table.count(Area::Granada, kBlue), 0, "those in the region itself are lost first");
    same(table.count(barrier, kBlue), 1, "and then those on its part");
    table.beginTurn({"eviction"});
    table.play("special; disk aragon");
    same(table.count(Area::Aragon, kBlue), 1, "who stands on a part is evicted as well");
    table.beginTurn({"intrigue-3-any"});
    table.play("special");
    expect(!table.offers("move red aragon barrier"), "one comes there from elsewhere");
}

// A ban that says from where, and nothing else.
void onlyFromSomePlaces() {
    Table table([](RulesBuilder& builder) {
        builder.ban({.on = Ban::CaballerosIn,
                     .places = AreaSet::of(Area::Granada),
                     .bySource = true,
                     .sources = AreaSet::of(Area::Aragon)});
    });
    table.at(Area::Aragon, kRed, 2);
    table.at(Area::Galicia, kRed, 2);
    table.beginTurn({"intrigue-3-any"});
    table.play("special");
    expect(!table.offers("move red aragon granada"), "from there nobody comes");
    expect(table.offers("move red aragon galicia"), "from there one comes elsewhere");
    expect(table.offers("move red galicia granada"), "from elsewhere one comes there");
}

void roomIsLimited() {
    Table table(addPier);
    const Area pier = areaOf(table.rules, "granada.pier");
    table.at(Area::Court, kRed, 4);
    table.at(Area::Aragon, kRed, 2);
    table.beginTurn({"intrigue-4-own"});
    table.play("place; caballero granada.pier");
    same(table.count(pier, kRed), 1, "one should stand on the pier");
    table.play("special; move red aragon granada.pier");
    expect(!table.offers("move red aragon granada.pier"), "a full place is entered");
    expect(table.offers("move red granada.pier aragon"), "a full place cannot be left");
    table.play("done");
    table.at(Area::Court, kRed, 2);
    table.beginTurn({"intrigue-2-from-court"});
    table.play("special");
    expect(table.refuses(pier, Refusal::NoRoom), "nobody says that the place is full");
}

Token disc = Token::None; // of the test below, the first of three

void tokensOfAKindAreAlike() {
    Table table([](RulesBuilder& builder) { disc = builder.addToken({.id = "disc", .picture = "disc", .copies = 3}); });
    const Token second = static_cast<Token>(index(disc) + 1);
    const Token third = static_cast<Token>(index(disc) + 2);
    State other = table.state;
    moveToken(table.rules, table.state, third, Spot::in(Area::Sevilla), kRed, &table.log);
    moveToken(table.rules, table.state, third, Spot::before(kBlue), kRed, &table.log);
    moveToken(table.rules, other, disc, Spot::before(kBlue), kRed, nullptr);
    moveToken(table.rules, other, third, Spot::in(Area::Sevilla), kRed, nullptr);
    expect(table.state == other, "equal tables are different states");
    expect(table.state.token[index(disc)] == Spot::in(Area::Sevilla), "tokens of a kind lie in the order of places");
    expect(table.state.token[index(second)] == Spot::before(kBlue), "the second one lies before blue");
    expect(table.state.token[index(third)].isAside(), "the third one lies beside the board");
    expect(table.state.king() == Area::CastillaLaNueva, "another token has moved");
    const Event& last = table.log.events.back();
    State back = table.state;
    moveToken(table.rules, back, disc, Spot::aside(), kRed, nullptr); // the one in Sevilla
    expect(back.token[index(disc)] == Spot::before(kBlue) && back.token[index(second)].isAside(),
           "the others should move up");
    expect(last.kind == EventKind::TokenMoved && last.holder == kBlue && last.to == Area::None,
           "another event is told");
}

void anotherPiecePlaysTheKing() {
    static Token crown = Token::None;
    Table table([](RulesBuilder& builder) {
        crown = builder.addToken({.id = "crown", .picture = "crown"});
        builder.rerouteKing({crown, [](const Rules&, const State& state, Area) { return state.grande[1]; },
                             [](const Rules&, State& state, Area to, Seat, EventSink*) {
                                 state.grande[1] = to;
                                 return true;
                             }});
    });
    table.state.grande[1] = Area::Galicia;
    expect(kingArea(table.rules, table.state) == Area::CastillaLaNueva, "without the token the King is himself");
    table.state.token[index(crown)] = Spot::before(kBlue);
    table.at(Area::Court, kRed, 5);
    table.beginTurn({"king"});
    table.play("place");
    expect(table.offers("caballero pais_vasco") && !table.offers("caballero granada"),
           "Caballeros come next to the King's part");
    table.play("done; special");
    expect(!table.offers("king galicia") && table.offers("king castilla_la_nueva"), "the King is taken for his part");
    table.play("king sevilla");
    expect(table.state.grande[1] == Area::Sevilla, "who plays the part should move");
    expect(table.state.king() == Area::CastillaLaNueva, "the King himself should stay");
    table.state.token[index(crown)] = Spot::aside();
    moveKing(table.rules, table.state, Area::Granada, kRed, nullptr);
    expect(table.state.king() == Area::Granada, "where nobody plays his part the King moves");
}

// Only the special way leads into exile, and it leads nowhere else.
void exileIsReachedByItsOwnWay() {
    Table table([](RulesBuilder& builder) {
        AreaRow france;
        france.id = "france";
        france.region = france.onDisk = france.grandes = france.kingsTarget = false;
        france.neighbours = {"castilla_la_nueva"};
        builder.addArea(france);
        builder.addEffect("exile", effectOf({moveTheKing(KingsWay::IntoExile)}));
        builder.addCard({.id = "exile", .effect = {}, .picture = {}});
    });
    table.beginTurn({"king"});
    table.play("special");
    expect(table.offers("king aragon") && table.offers("king stay") && !table.offers("king france"),
           "the King's card leads into exile");
    table.play("king stay");
    table.beginTurn({"royal-adviser"});
    table.play("special");
    expect(table.offers("king granada") && !table.offers("king france"), "the adviser leads into exile");
    table.play("king granada");
    table.beginTurn({"exile"});
    table.play("special"); // one way only
    expect(table.state.king() == areaOf(table.rules, "france"), "the King should be in exile");
}

} // namespace

void testPlaces() {
    placesHaveParts();
    partsCanBeLaid();
    onlyFromSomePlaces();
    roomIsLimited();
    tokensOfAKindAreAlike();
    anotherPiecePlaysTheKing();
    exileIsReachedByItsOwnWay();
}

} // namespace elgrande::hooks
